// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons as pages to print or hand out: with pictures and derivations, and without the answers.
#include "gui/learn/lesson_page.h"
#include "gui/learn/lesson_progress.h"
#include "lesson_testing.h"
#include "storage/lesson_run.h"
#include "storage/lesson_sample.h"
#include "storage/open_files.h"
#include "support/test_case.h"

#include <QHash>
#include <QRegularExpression>

namespace test_lesson_pages
{

using namespace apportion;
using namespace apportion::testing;

class TestLessonPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_window = lessonWindow();
        QVERIFY(m_window);
    }

    /// What stands open on the page down to a question tells none of its answers.
    void aPageHasPicturesAndNoneTellsAnAnswer_data() { addLessonRows(); }
    void aPageHasPicturesAndNoneTellsAnAnswer()
    {
        QFETCH(const QString, name);
        const Lesson read = lesson(name);
        const OpenedFiles sample = openPolicyFile(lessonSamplePath(read));
        const Report page = makeLessonPage(read, sample);
        LessonWalk walk(sample);
        int figures = 0;
        QStringList open; // words of pictures, derivations
        QHash<QString, QStringList> cells; // of tables, by the place of their column
        const QHash<QString, QString> columns { { QStringLiteral("Raw shares"), QStringLiteral("column shares") },
            { QStringLiteral("Norm. shares"), QStringLiteral("column norm-shares") },
            { QStringLiteral("Usage (TRES·s)"), QStringLiteral("column usage") },
            { QStringLiteral("Effective usage"), QStringLiteral("column effective-usage") },
            { QStringLiteral("LevelFS"), QStringLiteral("column level-fs") }, { QStringLiteral("Fair-share"), QStringLiteral("column fair-share") } };
        auto block = page.blocks.begin();
        for (const LessonStep &step : read.steps) {
            for (const LessonDirective &directive : step.directives) {
                QVERIFY(walk.follow(directive).isEmpty());
            }
            ++block; // its heading
            for (; block != page.blocks.end() && !std::holds_alternative<ReportHeading>(*block); ++block) {
                if (const auto *table = std::get_if<ReportTable>(&*block)) {
                    for (qsizetype column = 0; column < table->columns.size(); ++column) {
                        for (const QStringList &row : table->rows) {
                            cells[columns.value(table->columns[column].title)].append(row.value(column));
                        }
                    }
                } else if (const auto *figure = std::get_if<ReportFigure>(&*block)) {
                    QVERIFY(!figure->svg.isEmpty());
                    ++figures;
                    if (figure->summary.isEmpty()) {
                        static const QRegularExpression marks(QStringLiteral("<[^>]*>"));
                        open += QString::fromUtf8(figure->svg).replace(marks, QStringLiteral("\n")).split(QLatin1Char('\n'));
                    }
                } else if (const auto *text = std::get_if<ReportMarkdown>(&*block);
                           text != nullptr && text->markdown.contains(QLatin1String("\n- "))) {
                    open += text->summary.isEmpty() ? text->markdown : QString();
                }
            }
            for (const LessonQuestion &question : step.questions) {
                const auto value = evaluateLessonExpression(question.answer, *walk.evaluation());
                const QString answer = value ? QString::number(*value.value, 'f', 4) : QString();
                if (!value || answer.contains(QRegularExpression(QStringLiteral("[05]0*$|^[0-9]+\\.0*$")))) {
                    continue; // a choice, or a number that may be another one as well
                }
                const QRegularExpression number(QStringLiteral("(?<![0-9.,])%1(?![0-9])").arg(QRegularExpression::escape(answer)));
                QStringList told = open.filter(number);
                for (const QString &place : askedPlaces({ question })) {
                    told += cells.value(place).filter(number);
                }
                QVERIFY2(told.isEmpty(), qPrintable(step.title + QStringLiteral(": ") + told.join(QLatin1Char('|'))));
            }
        }
        QVERIFY2(figures > 0, qPrintable(name));
    }

    void derivationsStandOnThePage()
    {
        const Lesson nine = lesson(QStringLiteral("10"));
        const Report page = makeLessonPage(nine, openPolicyFile(lessonSamplePath(nine)));
        QStringList open;
        for (const ReportBlock &block : page.blocks) {
            if (const auto *text = std::get_if<ReportMarkdown>(&block); text != nullptr && text->summary.isEmpty()) {
                open.append(text->markdown);
            }
        }
        const QStringList derived = open.filter(QStringLiteral("Why is the priority of job 2"));
        QVERIFY(!derived.isEmpty());
        QVERIFY2(derived.first().count(QStringLiteral("\n- ")) >= 10, qPrintable(derived.first())); // nine terms, and first their sum
        QVERIFY(open.filter(QStringLiteral("Why does Slurm look at job")).isEmpty()); // asked in that step: folded
    }

    /// A number that is asked for stands in later steps as well: there it is folded as long as it is the same.
    void whatTellsAnAnswerFurtherDownIsFolded()
    {
        const Lesson first = lesson(QStringLiteral("01"));
        const Report page = makeLessonPage(first, openPolicyFile(lessonSamplePath(first)));
        QString step;
        int folded = 0;
        for (const ReportBlock &block : page.blocks) {
            if (const auto *heading = std::get_if<ReportHeading>(&block)) {
                step = heading->text;
            }
            const auto *table = std::get_if<ReportTable>(&block);
            const auto *figure = std::get_if<ReportFigure>(&block);
            if (step == first.steps.front().title) {
                QVERIFY(table == nullptr || table->summary.isEmpty()); // nothing is asked yet
            } else if (step == QLatin1String("Ten times as many") && (table != nullptr || figure != nullptr)) {
                QVERIFY((table != nullptr ? table->summary : figure->summary).contains(QStringLiteral("tells the answer of a question above")));
                ++folded;
            }
        }
        QCOMPARE(folded, 2);
        QVERIFY(reportHtml(page).contains("<details><summary>The table, which tells the answer of a question above</summary><div class=\"wide\">"));
    }

    void everyLessonLeavesAsAPage()
    {
        for (const ReadLesson &read : readLessons(lessons)) {
            const OpenedFiles sample = openPolicyFile(lessonSamplePath(read.lesson));
            QVERIFY(sample.usable);
            const QByteArray page = reportHtml(makeLessonPage(read.lesson, sample));
            static const QRegularExpression nowhere(QStringLiteral("<a(?![^>]*href)[^>]*>|lesson:"));
            QVERIFY2(!nowhere.match(QString::fromUtf8(page)).hasMatch(), qPrintable(read.lesson.name)); // a link leads somewhere
            QVERIFY2(!page.contains("time passes = ") && !page.contains("usage of user "), qPrintable(read.lesson.title)); // as people say it
            QFile kept(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/lesson_%1.html").arg(read.lesson.name)); // to look at
            QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write(page) == page.size());
            const QString html = QString::fromUtf8(page);
            QVERIFY2(!html.contains(QStringLiteral("{{")), qPrintable(read.lesson.name));
            for (const LessonStep &step : read.lesson.steps) {
                QVERIFY2(html.contains(QStringLiteral("<h2>%1</h2>").arg(step.title.toHtmlEscaped())), qPrintable(step.title));
            }
            // each question with its answer folded away
            QCOMPARE(html.count(QStringLiteral("<summary>The answer</summary>")), LessonProgress::questionCount(read.lesson));
            QVERIFY2(!html.contains(QStringLiteral("<strong>?</strong>")), qPrintable(read.lesson.name));
        }
        const ReadLesson regimes = parseLesson("---\ntitle: <b>T</b>\nsample: five-regimes\n---\n## S\n@page usage\n@point regimes\n"
                                               "**idle** [x](javascript:alert(1)) <script>alert(1)</script> {{[fair-share of account greedy]}}\n",
            QStringLiteral("t.lesson"));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.html"));
        m_window->window.learn()->writeLessonPage(regimes.lesson, path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(file.readAll());
        QVERIFY(html.contains(QStringLiteral("0.25")));
        QVERIFY(html.contains(QStringLiteral("font-weight")));
        QVERIFY(html.contains(QStringLiteral("data:image/svg+xml")));
        QVERIFY(!html.contains(QStringLiteral("<script")) && !html.contains(QStringLiteral("href=\"javascript")));
    }

private:
    std::unique_ptr<WindowFixture> m_window;
};

APPORTION_TEST(TestLessonPages)
} // namespace test_lesson_pages

#include "test_lesson_pages.moc"
