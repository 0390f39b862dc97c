// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of lessons in the window: what is asked is covered until it is answered, wherever one looks.
#include "gui/explain/explain_panel.h"
#include "gui/learn/lesson_pointer.h"
#include "gui/learn/lesson_progress.h"
#include "gui/learn/lesson_veil.h"
#include "gui/learn/question_card.h"
#include "gui/page/page.h"
#include "gui/widgets/wrapped_radio_button.h"
#include "lesson_testing.h"
#include "models/number_format.h"
#include "storage/lesson_sample.h"
#include "support/test_case.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace test_lesson_questions
{

using namespace apportion;
using namespace apportion::testing;

class TestLessonQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_window = lessonWindow();
        QVERIFY(m_window);
    }

    void aQuestionIsAnswered()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        LessonSession *session = fixture.window.learn()->controller()->session();
        session->next();
        QVERIFY(settled(session));
        session->next();
        QVERIFY(settled(session));
        auto *card = fixture.window.learn()->panel()->findChild<QuestionCard *>();
        QVERIFY(card != nullptr);
        card->answerNumber(QStringLiteral("0.5"));
        QVERIFY(!card->isRight());
        card->answerNumber(QStringLiteral("10 %")); // c: 10/40 of 40/100
        QVERIFY(card->isRight());
        card->answerNumber(QStringLiteral("nonsense"));
        QVERIFY(!card->isRight());
        fixture.window.learn()->end();
    }

    /// Whatever was looked at before the answer.
    void theDerivationIsThatOfTheStep()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        LessonSession *session = fixture.window.learn()->controller()->session();
        session->next();
        QVERIFY(settled(session));
        session->next();
        QVERIFY(settled(session));
        Workspace *workspace = fixture.window.workspace();
        const AssociationTree &tree = workspace->document()->policy().associations;
        const ExplainSubject ofStep = AssociationNumber { tree.findAccount("b"), AssociationQuantity::NormShares };
        QVERIFY(workspace->explainSubject() == ofStep);
        workspace->explain(AssociationNumber { tree.findAccount("d"), AssociationQuantity::RawUsage });
        auto *explain = fixture.window.learn()->panel()->findChild<ExplainPanel *>();
        QVERIFY(explain != nullptr && explain->isHidden());
        const auto buttons = fixture.window.learn()->panel()->findChildren<QPushButton *>();
        const auto next
            = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *button) { return button->accessibleName().startsWith("Next"); });
        QVERIFY(next != buttons.end());
        QCOMPARE((*next)->text(), QStringLiteral("Show the solution")); // it does not go on
        (*next)->click();
        QVERIFY(!explain->isHidden());
        QVERIFY(workspace->explainSubject() == ofStep);
        QCOMPARE((*next)->text(), QStringLiteral("Next"));
        fixture.window.learn()->end();
    }

    void aNumberIsTypedAsTablesWriteIt_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value");
        const auto add = [](const char *locale, const QString &typed, double value) {
            QTest::addRow("%s %s", locale, qPrintable(typed)) << QString::fromLatin1(locale) << typed << value;
        };
        add("en", QStringLiteral("0.25"), 0.25);
        add("en", QStringLiteral("25 %"), 0.25);
        add("en", QStringLiteral("7.56M"), 7.56e6);
        add("en", QStringLiteral(" 17.9 G "), 17.9e9);
        add("en", QStringLiteral("650k"), 650e3);
        add("en", QStringLiteral("15,120,000"), 15120000.0);
        add("en", QStringLiteral("\u221212.5"), -12.5);
        // by a German decimal comma in any window, as nothing else can be meant
        add("en", QStringLiteral("0,125"), 0.125);
        add("en", QStringLiteral("7,56M"), 7.56e6);
        add("en", QStringLiteral("15.120.000"), 15120000.0);
        add("de", QStringLiteral("0,125"), 0.125);
        add("de", QStringLiteral("0.125"), 0.125);
        add("de", QStringLiteral("-.125"), -0.125);
        add("de", QStringLiteral("7,56 M"), 7.56e6);
        add("de", QStringLiteral("15.120"), 15120.0);
        add("de", QStringLiteral("15.120.000"), 15120000.0);
        add("de", QStringLiteral("12,5 %"), 0.125);
        add("fr", QStringLiteral("0,125"), 0.125);
        add("fr", QStringLiteral("15\u202f120\u202f000"), 15120000.0); // as the window writes it
        add("fr", QStringLiteral("15 120 000,5"), 15120000.5); // and a keyboard
        add("fr", QStringLiteral("12,5\u00a0%"), 0.125);
        add("zh_CN", QStringLiteral("15,120,000"), 15120000.0);
    }
    void aNumberIsTypedAsTablesWriteIt()
    {
        QFETCH(const QString, locale);
        QFETCH(const QString, typed);
        QFETCH(const double, value);
        QLocale::setDefault(QLocale(locale));
        const auto back = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
        const std::optional<double> number = typedNumber(typed);
        QVERIFY(number.has_value());
        QCOMPARE(*number, value);
        for (const QString &none : { QStringLiteral("M"), QStringLiteral("%"), QStringLiteral("a lot"), QStringLiteral(","), QString() }) {
            QVERIFY(!typedNumber(none));
        }
        // what the window writes is read as that number
        for (const double shown : { 0.25, 0.0125, 1204.0, 30240000.0, 4867100.5 }) {
            QCOMPARE(typedNumber(lessonNumber(shown, -1)), std::optional(shown));
            QVERIFY(std::abs(*typedNumber(usageText(static_cast<long double>(shown * 1e3))) - shown * 1e3) <= 0.05 * shown * 1e3);
        }
    }

    void questionsFitAPanelAsNarrowAsItGets()
    {
        constexpr int panel = 300;
        constexpr int besides = 2 * 14 + 16; // margins, and a scroll bar
        for (const QString &language : { QString(), QStringLiteral("de"), QStringLiteral("fr"), QStringLiteral("zh_CN") }) {
            for (const ReadLesson &read : readLessons(lessons, language)) {
                LessonWalk walk(openPolicyFile(lessonSamplePath(read.lesson)));
                for (const LessonStep &step : read.lesson.steps) {
                    for (const LessonDirective &directive : step.directives) {
                        static_cast<void>(walk.follow(directive));
                    }
                    for (const LessonQuestion &question : step.questions) {
                        QuestionCard card(question, walk.evaluation());
                        card.ensurePolished();
                        QVERIFY2(card.minimumSizeHint().width() <= panel - besides,
                            qPrintable(QStringLiteral("%1 %2: %3").arg(language, read.lesson.name).arg(card.minimumSizeHint().width())));
                    }
                }
            }
        }
    }

    void optionsBreakTheirLines()
    {
        QWidget card;
        auto *column = new QVBoxLayout(&card);
        auto *option = new WrappedRadioButton(QStringLiteral("They are equal; neither R&D has run anything yet"));
        column->addWidget(option);
        column->addStretch(1);
        card.resize(150, 200);
        card.show();
        QVERIFY(option->width() <= 150);
        QVERIFY(option->height() >= 2 * option->fontMetrics().lineSpacing());
        QCOMPARE(option->height(), option->heightForWidth(option->width()));
        QVERIFY(option->heightForWidth(2000) < 2 * option->fontMetrics().lineSpacing());
        QVERIFY(option->shortcut().isEmpty());
        QTest::mouseClick(option, Qt::LeftButton, {}, QPoint(option->width() / 2, option->height() - 2)); // on its last line
        QVERIFY(option->isChecked());
    }

    /// Whoever goes back reads the step as before: what was answered is answered, and what the step teaches stands there.
    void whoGoesBackFindsWhatWasAnswered()
    {
        WindowFixture &fixture = *m_window;
        LearnController *learn = fixture.window.learn();
        QVERIFY(begin(fixture, lesson(QStringLiteral("02"))));
        LessonSession *session = learn->controller()->session();
        const auto go = [&session](int steps) {
            for (int i = 0; i < std::abs(steps); ++i) {
                steps > 0 ? session->next() : session->back();
                QVERIFY(settled(session));
            }
        };
        go(3);
        learn->panel()->findChild<QuestionCard *>()->answerNumber(QStringLiteral("7.56M"));
        go(1);
        const QRect usage
            = placeOf(QStringLiteral("column usage"), &fixture.window, fixture.window.currentPage(), *fixture.window.workspace(), false);
        QVERIFY(!usage.isEmpty()); // what the question is worked out from stays to be read, and the frame stands on it
        QTRY_COMPARE(learn->pointer()->target(), usage);
        QVERIFY(!learn->veil()->isVisible() || !learn->veil()->mask().contains(usage.center()));
        go(-1);
        const auto *card = learn->panel()->findChild<QuestionCard *>();
        QVERIFY(card->isRight());
        QCOMPARE(card->findChild<QLineEdit *>()->text(), QStringLiteral("7.56M"));
        QVERIFY(card->findChildren<QLabel *>().first()->text().startsWith(QStringLiteral("**Right.**")));
        QTRY_VERIFY(learn->veil()->covered().isEmpty());
        learn->end();

        QVERIFY(begin(fixture, lesson(QStringLiteral("12"))));
        session = learn->controller()->session();
        go(3);
        go(-3);
        const QString all = told(fixture.window);
        const Evaluation &now = *fixture.window.workspace()->evaluation();
        const AssociationId user = findLessonObject("user user3 in c", now).value->association;
        QVERIFY(all.contains(factorText(now.fairShare(user))));
        QVERIFY(all.contains(factorText(static_cast<double>(now.effectiveUsage(user)))));
        QTRY_VERIFY(learn->veil()->covered().isEmpty());
        learn->end();
    }

    void theSolutionIsShownOnlyToWhoAsksForIt()
    {
        WindowFixture &fixture = *m_window;
        LessonProgress progress;
        progress.setLearner(QStringLiteral("Ada / \"L\" <b>"));
        QVERIFY(begin(fixture, lesson(QStringLiteral("04"))));
        LearnController *learn = fixture.window.learn();
        const Lesson running = learn->controller()->session()->lesson();
        auto *card = learn->panel()->findChild<QuestionCard *>();
        card->answerOption(0);
        QVERIFY(!card->isRight());
        QVERIFY(learn->veil()->isVisible());
        card->showSolution();
        QTRY_VERIFY(!learn->veil()->isVisible());
        QVERIFY(progress.answer(running, 0).outcome == LessonProgress::Outcome::Shown);
        QCOMPARE(progress.rightCount(running), 0);
        progress.setLearner(QString());
        QCOMPARE(progress.answer(running, 0).tries, 0); // somebody else's
        learn->end();
    }

    /// Who clicks through all options has not answered: neither here nor by going on and coming back.
    void theLastOptionThatIsLeftIsNoAnswer()
    {
        WindowFixture &fixture = *m_window;
        QSettings().remove(QStringLiteral("progress"));
        QVERIFY(begin(fixture, lesson(QStringLiteral("04"))));
        LearnController *learn = fixture.window.learn();
        const Lesson running = learn->controller()->session()->lesson();
        const LessonQuestion asked = learn->controller()->session()->current().questions.front();
        QVERIFY(asked.options.size() > 1);
        const auto right = rightOption(asked, *fixture.window.workspace()->evaluation());
        QVERIFY(right);
        for (int option = 0; option < static_cast<int>(asked.options.size()); ++option) {
            if (option != static_cast<int>(*right)) {
                learn->panel()->findChild<QuestionCard *>()->answerOption(option);
            }
        }
        learn->controller()->session()->next();
        learn->controller()->session()->back();
        QuestionCard *card = nullptr;
        QTRY_VERIFY((card = learn->panel()->findChild<QuestionCard *>()) != nullptr
            && card->refuted().size() + 1 == static_cast<qsizetype>(asked.options.size()));
        const QList<QAbstractButton *> options = card->findChildren<QAbstractButton *>();
        QCOMPARE(std::count_if(options.begin(), options.end(), [](const QAbstractButton *button) { return !button->isEnabled(); }),
            static_cast<qsizetype>(asked.options.size()) - 1);
        card->answerOption(static_cast<int>(*right));
        QVERIFY(card->isRight());
        LessonProgress progress;
        QVERIFY(progress.answer(running, 0).outcome == LessonProgress::Outcome::Left);
        QCOMPARE(progress.rightCount(running), 0);
        QTRY_VERIFY(!learn->veil()->isVisible());
        learn->end();
    }

    /// Answers that were given before a name was said go with the first name that has none of its own.
    void answersGoWithTheNameThatComesLast()
    {
        QSettings().remove(QStringLiteral("progress"));
        LessonProgress progress;
        const Lesson four = lesson(QStringLiteral("04"));
        const auto answered = [&](const QString &learner) {
            progress.setLearner(learner);
            return progress.answer(four, 0).outcome == LessonProgress::Outcome::Right;
        };
        progress.setLearner(QString());
        progress.setAnswer(four, 0, { 1, LessonProgress::Outcome::Right });
        QCOMPARE(progress.resultName(), QStringLiteral("results"));
        QVERIFY(answered(QStringLiteral("Émile / \"L\"")));
        QCOMPARE(progress.resultName(), QStringLiteral("results-Émile-L"));
        QVERIFY(!answered(QString())); // moved
        progress.setAnswer(four, 1, { 1, LessonProgress::Outcome::Right });
        QVERIFY(answered(QStringLiteral("Émile / \"L\""))); // who has answers keeps them
        QVERIFY(progress.answer(four, 1).outcome == LessonProgress::Outcome::Open);
        QVERIFY(!answered(QStringLiteral("Zoe"))); // from one name to another nothing goes
        QVERIFY(progress.answer(four, 1).outcome == LessonProgress::Outcome::Open);
        progress.setLearner(QString());
        QVERIFY(progress.answer(four, 1).outcome == LessonProgress::Outcome::Right);
        QVERIFY(!answered(QStringLiteral("Zoe")));
        QVERIFY(progress.answer(four, 1).outcome == LessonProgress::Outcome::Right);
        progress.setLearner(QString());
    }

private:
    std::unique_ptr<WindowFixture> m_window;
};

APPORTION_TEST(TestLessonQuestions)
} // namespace test_lesson_questions

#include "test_lesson_questions.moc"
