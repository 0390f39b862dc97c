// SPDX-License-Identifier: GPL-3.0-or-later
// Every question of every lesson, answered: wrongly and then rightly, in the window to the end and in each language.
#include "gui/learn/lesson_progress.h"
#include "gui/learn/lesson_veil.h"
#include "gui/learn/question_card.h"
#include "lesson_testing.h"
#include "storage/lesson_run.h"
#include "storage/lesson_sample.h"
#include "storage/open_files.h"
#include "support/test_case.h"

#include <QFile>
#include <QTextDocument>

#include <cmath>
#include <memory>
#include <optional>

namespace test_lesson_answers
{

using namespace apportion;
using namespace apportion::testing;

namespace
{

/// What a question takes for right; an option by its place.
struct Solution
{
    double number = 0.0;
    int right = -1; ///< −1: it is answered by a number
    int wrong = -1;
    bool isKnown = false;
};

Solution solutionOf(const LessonQuestion &question, const Evaluation &evaluation)
{
    Solution solution;
    if (question.options.empty()) {
        const auto result = evaluateLessonExpression(question.answer, evaluation);
        solution.isKnown = result.value.has_value();
        solution.number = result.value.value_or(0.0);
        return solution;
    }
    std::optional<double> best;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const auto result = evaluateLessonExpression(question.options[i].expression, evaluation);
        if (!result.value) {
            return {};
        }
        if (!best || (question.highest ? *result.value > *best : *result.value < *best)) {
            best = *result.value;
            solution.right = static_cast<int>(i);
        }
    }
    solution.wrong = solution.right == 0 ? 1 : 0;
    solution.isKnown = question.options.size() > 1;
    return solution;
}

/// The words of a text of Markdown before the first number that is filled in.
QString beginningOf(const QString &markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown.section(QStringLiteral("{{"), 0, 0));
    return document.toPlainText().simplified().section(QLatin1Char(' '), 0, 3);
}

QString saidBy(const QuestionCard &card)
{
    QStringList texts;
    for (const QLabel *label : card.findChildren<QLabel *>()) {
        if (label->isVisibleTo(&card)) {
            QTextDocument document;
            label->textFormat() == Qt::PlainText ? document.setPlainText(label->text()) : document.setMarkdown(label->text());
            texts.append(document.toPlainText().simplified());
        }
    }
    return texts.join(QLatin1Char('\n'));
}

/// Its questions with two options.
int pairsIn(const Lesson &lesson)
{
    int pairs = 0;
    for (const LessonStep &step : lesson.steps) {
        pairs += static_cast<int>(
            std::count_if(step.questions.begin(), step.questions.end(), [](const LessonQuestion &question) { return question.options.size() == 2; }));
    }
    return pairs;
}

void answerWrongly(QuestionCard &card, const Solution &solution)
{
    if (solution.right >= 0) {
        card.answerOption(solution.wrong);
    } else {
        card.answerNumber(QLocale().toString(std::abs(solution.number) * 3.0 + 7.0, 'g', 12));
    }
}

void answerRightly(QuestionCard &card, const Solution &solution)
{
    if (solution.right >= 0) {
        card.answerOption(solution.right);
    } else {
        card.answerNumber(QLocale().toString(solution.number, 'g', 12));
    }
}

} // namespace

class TestLessonAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionIsJudgedInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : { "en", "de", "fr", "zh_CN" }) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }
    void everyQuestionIsJudgedInEveryLanguage()
    {
        QFETCH(const QString, language);
        const QLocale before;
        QLocale::setDefault(QLocale(language));
        int asked = 0;
        for (const ReadLesson &read : readLessons(lessons, language == QLatin1String("en") ? QString() : language)) {
            LessonWalk walk(openPolicyFile(lessonSamplePath(read.lesson)));
            for (const LessonStep &step : read.lesson.steps) {
                for (const LessonDirective &directive : step.directives) {
                    static_cast<void>(walk.follow(directive));
                }
                for (const LessonQuestion &question : step.questions) {
                    const QByteArray place = (read.lesson.name + QStringLiteral(": ") + question.text).toUtf8();
                    const Solution solution = solutionOf(question, *walk.evaluation());
                    QVERIFY2(solution.isKnown, place);
                    QuestionCard card(question, walk.evaluation());
                    answerWrongly(card, solution);
                    QVERIFY2(!card.isRight(), place);
                    const QString hinted = saidBy(card);
                    QVERIFY2(question.hint.isEmpty() || hinted.contains(beginningOf(question.hint)), place + hinted.toUtf8());
                    const QString because = beginningOf(question.because);
                    QVERIFY2(because.isEmpty() || because == beginningOf(question.hint) || !hinted.contains(because), place + hinted.toUtf8());
                    answerRightly(card, solution);
                    QVERIFY2(card.isRight(), place);
                    const QString explained = saidBy(card);
                    QVERIFY2(explained.contains(because), place + explained.toUtf8());
                    QVERIFY2(!explained.contains(QStringLiteral("{{")), place + explained.toUtf8());
                    ++asked;
                }
            }
        }
        QLocale::setDefault(before);
        QVERIFY(asked > 40);
    }

    void everyLessonIsAnsweredToItsEnd_data() { addLessonRows(); }
    void everyLessonIsAnsweredToItsEnd()
    {
        QFETCH(const QString, name);
        if (m_window == nullptr) {
            m_window = std::make_unique<WindowFixture>();
            m_window->window.resize(1280, 800);
            m_window->window.show();
        }
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(name)));
        LearnController *learn = fixture.window.learn();
        LessonSession *session = learn->controller()->session();
        const Lesson running = session->lesson();
        const auto cards = [learn] {
            QList<QuestionCard *> all = learn->panel()->findChildren<QuestionCard *>();
            all.removeIf([](const QuestionCard *card) { return !card->isVisibleTo(card->window()); });
            return all;
        };
        for (;;) {
            QVERIFY(settled(session));
            const LessonStep &step = session->current();
            QTRY_COMPARE(cards().size(), static_cast<qsizetype>(step.questions.size()));
            for (std::size_t i = 0; i < step.questions.size(); ++i) {
                QuestionCard *card = cards()[static_cast<qsizetype>(i)];
                const QByteArray place = (name + QStringLiteral(": ") + step.questions[i].text).toUtf8();
                const Solution solution = solutionOf(step.questions[i], *fixture.window.workspace()->evaluation());
                const bool wasCovered = !learn->veil()->covered().isEmpty();
                answerWrongly(*card, solution);
                QVERIFY2(!card->isRight(), place);
                QCOMPARE(!learn->veil()->covered().isEmpty(), wasCovered); // a wrong answer uncovers nothing
                answerRightly(*card, solution);
                QVERIFY2(card->isRight(), place);
            }
            QTRY_VERIFY(step.questions.empty() || learn->veil()->covered().isEmpty());
            if (session->step() + 1 == session->stepCount()) {
                break;
            }
            session->next();
        }
        const int questions = LessonProgress::questionCount(running);
        QCOMPARE(learn->panel()->progress().rightCount(running), questions - pairsIn(running)); // of two the other one was left
        for (int i = 0; i < questions; ++i) {
            QVERIFY(learn->panel()->progress().answer(running, i).tries >= 2);
        }
        learn->end();
    }

    /// Behind the lessons, whose answers it tells.
    void theResultsTellOfEachQuestion()
    {
        QVERIFY(m_window != nullptr);
        const QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("results.html"));
        m_window->window.learn()->writeResults(page);
        QTRY_VERIFY(QFile::exists(page));
        QFile file(page);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        int questions = 0;
        int pairs = 0;
        for (const ReadLesson &read : readLessons(lessons)) {
            QVERIFY2(text.contains(read.lesson.title.toHtmlEscaped()), qPrintable(read.lesson.title));
            questions += LessonProgress::questionCount(read.lesson);
            pairs += pairsIn(read.lesson);
            for (const LessonStep &step : read.lesson.steps) {
                for (const LessonQuestion &question : step.questions) {
                    QVERIFY2(text.contains(beginningOf(question.text).toHtmlEscaped()), qPrintable(question.text));
                }
            }
        }
        QVERIFY(text.contains(QStringLiteral("%1 of %2 questions").arg(questions - pairs).arg(questions)));
        QCOMPARE(text.count(QStringLiteral("after all other options")), pairs);
        m_window.reset();
    }

private:
    std::unique_ptr<WindowFixture> m_window; ///< lessons follow each other in one, as a reader takes them
};

APPORTION_TEST(TestLessonAnswers)
} // namespace test_lesson_answers

#include "test_lesson_answers.moc"
