// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/lesson_progress.h"

#include "models/number_format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QTextDocument>
#include <QUrl>

namespace apportion
{

namespace
{

struct LearnerResults
{
    Q_DECLARE_TR_FUNCTIONS(LearnerResults)
};

constexpr const char *learnerKey = "learner";

/// A part of a key, which may hold any text.
QString keyPart(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(QLatin1Char('_') + text));
}

/// A question as people read it.
QString plainText(const QString &markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML));
    return document.toPlainText().simplified();
}

QString outcomeText(const LessonProgress::Answer &answer)
{
    switch (answer.outcome) {
    case LessonProgress::Outcome::Right:
        return LearnerResults::tr("right");
    case LessonProgress::Outcome::Shown:
        return LearnerResults::tr("solution shown");
    case LessonProgress::Outcome::Left:
        return LearnerResults::tr("after all other options");
    case LessonProgress::Outcome::Open:
        break;
    }
    return LearnerResults::tr("open");
}

} // namespace

QString LessonProgress::learner() const
{
    return QSettings().value(QLatin1String(learnerKey)).toString();
}

void LessonProgress::setLearner(const QString &name)
{
    constexpr qsizetype longest = 120;
    const QString before = learner();
    const QString now = name.simplified().left(longest);
    QSettings settings;
    settings.setValue(QLatin1String(learnerKey), now);
    if (!before.isEmpty() || now.isEmpty()) {
        return;
    }
    settings.beginGroup(groupOf(now));
    const bool hasOwn = !settings.allKeys().isEmpty();
    settings.endGroup();
    if (hasOwn) {
        return;
    }
    settings.beginGroup(groupOf({}));
    const QStringList keys = settings.allKeys();
    settings.endGroup();
    for (const QString &key : keys) {
        settings.setValue(groupOf(now) + QLatin1Char('/') + key, settings.value(groupOf({}) + QLatin1Char('/') + key));
    }
    settings.remove(groupOf({})); // moved: the next one who says a name has not answered this
}

QString LessonProgress::groupOf(const QString &learner)
{
    return QStringLiteral("progress/") + keyPart(learner);
}

QString LessonProgress::keyOf(const Lesson &lesson, int question) const
{
    return groupOf(learner()) + QLatin1Char('/') + keyPart(lesson.name) + QLatin1Char('/') + QString::number(question);
}

LessonProgress::Answer LessonProgress::answer(const Lesson &lesson, int question) const
{
    const QStringList parts = QSettings().value(keyOf(lesson, question)).toStringList();
    Answer answer;
    answer.tries = std::max(0, parts.value(0).toInt());
    answer.outcome = static_cast<Outcome>(std::clamp(parts.value(1).toInt(), 0, static_cast<int>(Outcome::Left)));
    answer.when = QDateTime::fromString(parts.value(2), Qt::ISODate);
    return answer;
}

void LessonProgress::setAnswer(const Lesson &lesson, int question, const Answer &answer)
{
    QSettings().setValue(keyOf(lesson, question),
        QStringList { QString::number(answer.tries), QString::number(static_cast<int>(answer.outcome)), answer.when.toString(Qt::ISODate) });
}

int LessonProgress::questionCount(const Lesson &lesson)
{
    std::size_t count = 0;
    for (const LessonStep &step : lesson.steps) {
        count += step.questions.size();
    }
    return static_cast<int>(count);
}

int LessonProgress::rightCount(const Lesson &lesson) const
{
    int right = 0;
    for (int question = 0; question < questionCount(lesson); ++question) {
        right += answer(lesson, question).outcome == Outcome::Right ? 1 : 0;
    }
    return right;
}

Report LessonProgress::resultPage(const std::vector<Lesson> &lessons) const
{
    Report report;
    report.title = LearnerResults::tr("Results of the lessons");
    report.subtitle = QLocale().toString(QDate::currentDate(), QLocale::LongFormat);
    ReportFacts facts;
    facts.facts.append({ LearnerResults::tr("Learner"), learner() });
    std::vector<ReportBlock> tables;
    int right = 0;
    int all = 0;
    for (const Lesson &lesson : lessons) {
        ReportTable table;
        table.columns = { { LearnerResults::tr("Question") }, { LearnerResults::tr("Result") }, { LearnerResults::tr("Tries"), true },
            { LearnerResults::tr("When") } };
        int number = 0;
        bool isBegun = false;
        for (const LessonStep &step : lesson.steps) {
            for (const LessonQuestion &question : step.questions) {
                const Answer given = answer(lesson, number++);
                isBegun = isBegun || given.tries > 0 || given.outcome != Outcome::Open;
                table.rows.append(
                    { plainText(question.text), outcomeText(given), integerText(given.tries), QLocale().toString(given.when, QLocale::ShortFormat) });
            }
        }
        right += rightCount(lesson);
        all += number;
        if (isBegun) {
            tables.emplace_back(ReportHeading { lesson.title, 2 });
            tables.emplace_back(std::move(table));
        }
    }
    facts.facts.append(
        { LearnerResults::tr("Answered rightly"), LearnerResults::tr("%1 of %2 questions").arg(integerText(right), integerText(all)) });
    report.blocks.emplace_back(std::move(facts));
    report.blocks.insert(report.blocks.end(), tables.begin(), tables.end());
    return report;
}

QString LessonProgress::resultName() const
{
    // letters of any language, and digits: nothing that a file system or a shell takes otherwise
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{M}\\p{N}]+"), QRegularExpression::UseUnicodePropertiesOption);
    constexpr qsizetype longest = 60;
    const QString name = learner().left(longest).replace(others, QStringLiteral(" ")).simplified().replace(QLatin1Char(' '), QLatin1Char('-'));
    const QString results = LearnerResults::tr("results", "a file's name");
    return name.isEmpty() ? results : results + QLatin1Char('-') + name;
}

} // namespace apportion
