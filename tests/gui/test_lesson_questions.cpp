// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of lessons in the window: what is asked is covered until it is answered, wherever one looks.
#include "charts/chart_widget.h"
#include "gui/explain/explain_panel.h"
#include "gui/hardware/purchase_panel.h"
#include "gui/learn/lesson_pointer.h"
#include "gui/learn/lesson_progress.h"
#include "gui/learn/lesson_veil.h"
#include "gui/learn/question_card.h"
#include "gui/page/goal_panel.h"
#include "gui/page/page.h"
#include "gui/page/walk_view.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/step_player.h"
#include "gui/widgets/wrapped_radio_button.h"
#include "lesson_testing.h"
#include "models/derived_weights_model.h"
#include "models/number_format.h"
#include "storage/lesson_asked.h"
#include "storage/lesson_run.h"
#include "storage/lesson_sample.h"
#include "storage/open_files.h"
#include "support/test_case.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
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

    void whatIsAskedIsHiddenUntilItIsAnswered()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("01"))));
        LearnController *learn = fixture.window.learn();
        LessonSession *session = learn->controller()->session();
        while (session->current().questions.empty()) {
            QVERIFY(learn->veil()->covered().isEmpty());
            session->next();
            QVERIFY(settled(session));
        }
        const QRect column
            = placeOf(QStringLiteral("column norm-shares"), &fixture.window, fixture.window.currentPage(), *fixture.window.workspace(), false);
        QVERIFY(!column.isEmpty());
        QTRY_VERIFY(learn->veil()->isVisible() && learn->veil()->mask().contains(column.center()));
        shoot(fixture, QStringLiteral("lesson_question"));
        for (const ChartWidget *chart : fixture.window.findChildren<ChartWidget *>()) {
            const QPoint middle = chart->mapTo(&fixture.window, QPoint(chart->QWidget::width() / 2, chart->QWidget::height() / 2));
            QVERIFY(!chart->isVisible() || learn->veil()->mask().contains(middle));
        }
        session->back(); // a step is read as it was at first: the number that is asked for stands in it no more than then
        QVERIFY(settled(session));
        QTRY_VERIFY(learn->veil()->covered().isEmpty());
        const Evaluation &there = *fixture.window.workspace()->evaluation();
        QVERIFY(!told(fixture.window).contains(factorText(there.normShares(there.tree().findAccount("c")))));
        session->next();
        QVERIFY(settled(session));
        auto *card = learn->panel()->findChild<QuestionCard *>();
        const auto *verdict = card->findChildren<QLabel *>().first(); // the others were made after it
        card->answerNumber(QStringLiteral("0.5"));
        QVERIFY(verdict->text().contains(QStringLiteral("Multiply down the tree"))); // the hint, and not why
        QVERIFY(!verdict->text().contains(QStringLiteral("10")));
        QVERIFY(!learn->veil()->covered().isEmpty());
        card->answerNumber(QStringLiteral("0.1"));
        QVERIFY(card->isRight());
        QTRY_VERIFY(!learn->veil()->isVisible());
        const LessonProgress &progress = learn->panel()->progress();
        QCOMPARE(progress.answer(session->lesson(), 0).tries, 2);
        QCOMPARE(progress.rightCount(session->lesson()), 1);
        learn->end();

        QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("results.html"));
        learn->writeResults(page);
        QTRY_VERIFY(QFile::exists(page));
        QFile file(page);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY(text.contains(QStringLiteral("Which part of the whole machine was promised to account c?")));
        QVERIFY(text.contains(QStringLiteral("1 of ")));
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

    void whoLooksElsewhereFindsNoAnswer_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("answer"); // as a table writes it
        QTest::newRow("a share") << "01"
                                 << "0.1000";
        QTest::newRow("a priority") << "09" << QString();
    }
    void whoLooksElsewhereFindsNoAnswer()
    {
        QFETCH(const QString, name);
        QFETCH(QString, answer);
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(name)));
        LearnController *learn = fixture.window.learn();
        LessonSession *session = learn->controller()->session();
        const bool isLast = answer.isEmpty();
        while (isLast ? session->step() + 1 < session->stepCount() : session->current().questions.empty()) {
            session->next();
            QVERIFY(settled(session));
        }
        Workspace *workspace = fixture.window.workspace();
        if (isLast) {
            const auto result = evaluateLessonExpression(session->current().questions.front().answer, *workspace->evaluation());
            answer = integerText(std::llround(result.value.value()));
        }
        // the number itself, and not as a part of another one
        const QRegularExpression number(QStringLiteral("(?<![0-9.,])%1(?![0-9]|[.,][0-9])").arg(QRegularExpression::escape(answer)));
        const auto line = [&] {
            const QStringList all = told(fixture.window).split(QLatin1Char('\n')).filter(number);
            return all.join(QStringLiteral(" | "));
        };
        for (Page *page : fixture.window.pages()) {
            fixture.window.showPage(static_cast<int>(fixture.window.pages().indexOf(page)));
            QVERIFY(fixture.rest());
            QTest::qWait(150); // the veil looks for what was made since
            QVERIFY2(line().isEmpty(), qPrintable(page->title() + QStringLiteral(": ") + line()));
        }
        QVERIFY(!fixture.window.actions()->report->isEnabled());
        for (const QuestionCard *card : learn->panel()->findChildren<QuestionCard *>()) {
            const_cast<QuestionCard *>(card)->showSolution();
        }
        fixture.window.goTo(isLast ? PageName::Priority : PageName::Accounts);
        QVERIFY(fixture.rest());
        QVERIFY(fixture.window.actions()->report->isEnabled());
        QTRY_VERIFY(!line().isEmpty()); // and there it is
        learn->end();
    }

    void formsAnswerNoOpenQuestion_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("subject"); // whom the forms are asked of
        QTest::addColumn<int>("page");
        QTest::addColumn<QString>("answer"); // as a form writes it
        QTest::newRow("what would it take") << "04"
                                            << "user user3 in c" << static_cast<int>(PageName::Accounts) << "factor 0.0513";
        QTest::newRow("which weight makes up for a regime") << "04"
                                                            << "account c" << static_cast<int>(PageName::Priority) << "factor 0.051";
        QTest::newRow("what would a job cost") << "14"
                                               << "job 90063" << static_cast<int>(PageName::Priority) << "billed 80 a second";
        QTest::newRow("the walk of Fair Tree") << "06"
                                               << "user ann in alpha" << static_cast<int>(PageName::Usage) << "gets rank";
    }
    void formsAnswerNoOpenQuestion()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, subject);
        QFETCH(const int, page);
        QFETCH(const QString, answer);
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(name)));
        LearnController *learn = fixture.window.learn();
        while (learn->veil()->covered().isEmpty()) { // the first question of what stands somewhere
            learn->controller()->session()->next();
            QVERIFY(settled(learn->controller()->session()));
            QTest::qWait(150);
        }
        Workspace *workspace = fixture.window.workspace();
        const auto line = [&] { return labelled(fixture.window).split(QLatin1Char('\n')).filter(answer).join(QStringLiteral(" | ")); };
        fixture.window.goTo(static_cast<PageName>(page));
        fixture.window.actions()->showSide->setChecked(true); // where the forms are
        const auto asked = findLessonObject(subject.toStdString(), *workspace->evaluation());
        QVERIFY(asked);
        if (asked.value->kind == ObjectRef::Kind::Job) {
            workspace->selectJobRow(asked.value->row);
        } else {
            workspace->selectAssociation(asked.value->association);
        }
        for (Disclosure *form : fixture.window.findChildren<Disclosure *>()) {
            form->setOpen(true);
        }
        for (GoalPanel *goals : fixture.window.findChildren<GoalPanel *>()) { // a rank that everybody has reached
            for (QComboBox *kind : goals->findChildren<QComboBox *>()) {
                kind->setCurrentIndex(std::max(kind->currentIndex(), kind->findData(static_cast<int>(FairShareGoal::Kind::Rank))));
            }
            for (QSpinBox *rank : goals->findChildren<QSpinBox *>()) {
                rank->setValue(1000);
            }
        }
        for (QToolButton *walk : fixture.window.currentPage()->findChildren<QToolButton *>(QStringLiteral("walk"))) {
            walk->setChecked(true);
        }
        QVERIFY(fixture.rest());
        for (StepPlayer *player : fixture.window.currentPage()->findChildren<StepPlayer *>()) {
            for (int step = 0; player->isVisible() && step < 100 && line().isEmpty(); ++step) {
                player->nextButton()->click();
            }
        }
        QTest::qWait(150); // the veil looks for what was made since
        QVERIFY2(line().isEmpty(), qPrintable(line()));
        shoot(fixture, QStringLiteral("lesson_form_%1").arg(name));
        const auto solve = [learn] {
            for (QuestionCard *card : learn->panel()->findChildren<QuestionCard *>()) {
                card->showSolution();
            }
        };
        solve();
        LessonSession *session = learn->controller()->session();
        for (bool isAhead = !laterQuestions(session->lesson(), session->step()).empty(); isAhead;) { // which keep numbers back, too
            session->next();
            QVERIFY(settled(session));
            solve();
            isAhead = !laterQuestions(session->lesson(), session->step()).empty();
            fixture.window.goTo(static_cast<PageName>(page));
        }
        for (QToolButton *walk : fixture.window.currentPage()->findChildren<QToolButton *>(QStringLiteral("walk"))) {
            walk->setChecked(true);
        }
        QVERIFY(fixture.rest());
        for (StepPlayer *player : fixture.window.currentPage()->findChildren<StepPlayer *>()) {
            for (int step = 0; player->isVisible() && step < 100 && line().isEmpty(); ++step) {
                player->backButton()->click();
            }
        }
        QTRY_VERIFY(!line().isEmpty()); // and there it is
        learn->end();
    }

    /// What a purchase makes of shares, and what chips do, is veiled while a share is asked for.
    void formsOfSharesTellNoneThatIsAskedFor()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("16"))));
        LearnController *learn = fixture.window.learn();
        LessonSession *session = learn->controller()->session();
        while (session->current().questions.empty()) {
            session->next();
            QVERIFY(settled(session));
        }
        fixture.window.goTo(PageName::Hardware);
        fixture.window.actions()->showSide->setChecked(true);
        QVERIFY(fixture.rest());
        auto *forms = fixture.window.currentPage()->findChild<SegmentedControl *>(QStringLiteral("hardwareQuestion"));
        QVERIFY(forms != nullptr);
        for (const int form : { 1, 2 }) { // what is derived, and the purchase
            QTest::mouseClick(forms->button(form), Qt::LeftButton);
            QVERIFY(fixture.rest());
        }
        auto *purchase = fixture.window.findChild<PurchasePanel *>();
        QVERIFY(purchase != nullptr);
        auto *buyer = purchase->findChild<QComboBox *>(QStringLiteral("buyer"));
        QVERIFY(buyer != nullptr);
        buyer->setCurrentText(QStringLiteral("biology"));
        const auto *verdict = purchase->findChild<QLabel *>(QStringLiteral("verdict"));
        const auto *bought = purchase->findChild<QTableWidget *>();
        QVERIFY(verdict != nullptr && bought != nullptr);
        const auto numbersOfDerived = [&fixture] {
            QStringList numbers;
            for (const QAbstractItemView *view : fixture.window.findChildren<QAbstractItemView *>()) {
                const auto *model = qobject_cast<const DerivedSharesModel *>(view->model());
                for (int row = 0; model != nullptr && row < model->rowCount(); ++row) {
                    for (const int column : { int { DerivedSharesModel::Now }, int { DerivedSharesModel::Derived } }) {
                        numbers << model->index(row, column).data().toString();
                    }
                }
            }
            numbers.removeAll(QString());
            numbers.removeAll(QStringLiteral("?"));
            return numbers;
        };
        QVERIFY(fixture.rest());
        QTest::qWait(150); // the veil looks for what was made since
        static const QRegularExpression number(QStringLiteral("[0-9]"));
        QVERIFY2(!verdict->text().isEmpty() && !verdict->text().contains(number), qPrintable(verdict->text()));
        QVERIFY(!bought->isVisibleTo(purchase));
        QCOMPARE(bought->rowCount(), 0);
        QVERIFY2(numbersOfDerived().isEmpty(), qPrintable(numbersOfDerived().join(QLatin1Char(' '))));
        for (const QuestionCard *card : learn->panel()->findChildren<QuestionCard *>()) {
            const_cast<QuestionCard *>(card)->showSolution();
        }
        QTRY_VERIFY(verdict->text().contains(QStringLiteral("biology")) && verdict->text().contains(number));
        QVERIFY(bought->rowCount() > 0);
        QVERIFY(!numbersOfDerived().isEmpty());
        learn->end();
    }

    /// Nor do the sums beside tables and pictures tell what somebody has used.
    void sumsOfUsageAreNotToldWhileUsageIsAskedFor()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("02"))));
        LearnController *learn = fixture.window.learn();
        LessonSession *session = learn->controller()->session();
        fixture.window.goTo(PageName::Usage);
        QVERIFY(fixture.rest());
        const QString all = usageText(fixture.window.workspace()->evaluation()->rawUsage(AssociationTree::root()));
        QVERIFY2(labelled(fixture.window).contains(all), qPrintable(all));
        while (session->current().questions.empty()) {
            session->next();
            QVERIFY(settled(session));
        }
        fixture.window.goTo(PageName::Usage);
        for (QToolButton *walk : fixture.window.currentPage()->findChildren<QToolButton *>(QStringLiteral("walk"))) {
            walk->setChecked(true); // with the summary of a pass
        }
        QVERIFY(fixture.rest());
        QTest::qWait(150);
        const QString now = usageText(fixture.window.workspace()->evaluation()->rawUsage(AssociationTree::root()));
        QVERIFY2(!labelled(fixture.window).contains(now), qPrintable(now));
        for (const QuestionCard *card : learn->panel()->findChildren<QuestionCard *>()) {
            const_cast<QuestionCard *>(card)->showSolution();
        }
        QTRY_VERIFY(labelled(fixture.window).contains(now));
        learn->end();
    }

    void theQueueStepByStepTellsNoPriorityThatIsAskedFor()
    {
        WindowFixture &fixture = *m_window;
        QVERIFY(begin(fixture, lesson(QStringLiteral("09"))));
        LearnController *learn = fixture.window.learn();
        LessonSession *session = learn->controller()->session();
        while (session->step() + 1 < session->stepCount()) { // the last step asks for the priority of a job
            session->next();
            QVERIFY(settled(session));
        }
        fixture.window.showPage(static_cast<int>(MainWindow::pageNames().indexOf(QStringLiteral("priority"))));
        auto *walk = fixture.window.currentPage()->findChild<WalkView *>();
        QVERIFY(walk != nullptr);
        for (SegmentedControl *views : fixture.window.currentPage()->findChildren<SegmentedControl *>()) {
            if (views->button(4) != nullptr) {
                QTest::mouseClick(views->button(4), Qt::LeftButton);
            }
        }
        QTRY_VERIFY(walk->isVisible());
        QTRY_VERIFY(learn->veil()->mask().contains(walk->table()->mapTo(&fixture.window, QPoint(walk->table()->width() / 2, 40))));
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
