// SPDX-License-Identifier: GPL-3.0-or-later
// What a question asks for is told nowhere else in the window before it is answered.
#include "charts/chart_widget.h"
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
#include "lesson_testing.h"
#include "models/derived_weights_model.h"
#include "models/number_format.h"
#include "storage/lesson_asked.h"
#include "support/test_case.h"

#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

namespace test_lesson_secrets
{

using namespace apportion;
using namespace apportion::testing;

class TestLessonSecrets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_window = lessonWindow();
        QVERIFY(m_window);
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

private:
    std::unique_ptr<WindowFixture> m_window;
};

APPORTION_TEST(TestLessonSecrets)
} // namespace test_lesson_secrets

#include "test_lesson_secrets.moc"
