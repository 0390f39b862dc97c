// SPDX-License-Identifier: GPL-3.0-or-later
// The window for the projector shows what the smaller one shows.
#include "charts/time_link.h"
#include "gui/learn/learn_controller.h"
#include "gui/learn/learn_panel.h"
#include "gui/learn/lesson_pointer.h"
#include "gui/learn/lesson_veil.h"
#include "gui/learn/question_card.h"
#include "gui/page/page.h"
#include "gui/page/tool_bar.h"
#include "gui/page/walk_view.h"
#include "gui/shell/carried_question.h"
#include "gui/shell/presentation.h"
#include "gui/shell/program_options.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/step_player.h"
#include "lesson_testing.h"
#include "storage/policy_json.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAction>
#include <QCommandLineParser>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace test_presentation
{

using namespace apportion;

class TestPresentation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void somebodysPolicyIsNoCopy()
    {
        const QTemporaryDir folder;
        const QString mine = folder.filePath(QStringLiteral("mine.apportion"));
        QVERIFY(QFile::copy(QStringLiteral(":/samples/five-accounts.apportion"), mine));
        WindowFixture large;
        presentIn(&large.window, mine);
        QVERIFY(large.waitForResults());
        QVERIFY(QFile::exists(mine));
        // a copy goes as it is read
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QCOMPARE(writePresented(*large.window.workspace(), copy, {}), QString());
        WindowFixture larger;
        presentIn(&larger.window, copy);
        QVERIFY(larger.waitForResults());
        QVERIFY(!QFile::exists(copy));
    }

    void whatIsEditedThereIsNotLostUnasked()
    {
        const QTemporaryDir folder;
        WindowFixture small;
        QVERIFY(small.openSample(QStringLiteral("five-accounts")));
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QCOMPARE(writePresented(*small.window.workspace(), copy, {}), QString());
        WindowFixture large;
        presentIn(&large.window, copy);
        QVERIFY(large.waitForResults());
        Document *document = large.window.workspace()->document();
        QVERIFY(document->setRawShares(std::vector<AssociationId> { 1 }, 4711U));
        QVERIFY(!large.window.close());
        QMessageBox *box = nullptr;
        QTRY_VERIFY((box = large.window.findChild<QMessageBox *>()) != nullptr && box->isVisible());
        box->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(large.window.findChild<QMessageBox *>() == nullptr);
        QVERIFY(large.window.isVisible());
        document->undoStack()->undo();
        QVERIFY(large.window.close()); // nothing is left to ask about
    }

    void theLargerWindowComparesAndSelectsAsTheSmallerOne()
    {
        WindowFixture small;
        QVERIFY(small.openGolden(QStringLiteral("fair_tree_rules")));
        Workspace *workspace = small.window.workspace();
        Document *document = workspace->document();
        const AssociationTree &tree = document->policy().associations;
        const AssociationId neuro = tree.findAccount("neuro");
        QVERIFY(document->removeAssociations({ tree.findAccount("chem") }).done); // ids and places part
        QVERIFY(document->setRawShares({ neuro }, 77));
        workspace->setAlgorithm(Algorithm::Classic);
        QVERIFY(small.waitForResults());
        workspace->selectJobRow(1);
        workspace->selectAssociation(neuro);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        small.window.goTo(PageName::Compare);
        auto *what = small.window.currentPage()->findChild<SegmentedControl *>(QStringLiteral("what"));
        what->button(2)->click(); // the queue
        QCOMPARE(writePresented(*workspace, copy, { small.window.currentPage()->views() }), QString());

        WindowFixture large;
        large.window.goTo(PageName::Compare);
        presentIn(&large.window, copy);
        QVERIFY(large.waitForResults());
        const Workspace *shown = large.window.workspace();
        QCOMPARE(large.window.currentPage()->findChild<SegmentedControl *>(QStringLiteral("what"))->current(), 2);
        QTRY_VERIFY(large.window.currentPage()->findChild<QWidget *>(QStringLiteral("queue"))->isVisibleTo(&large.window));
        QVERIFY(QDir(folder.path()).isEmpty());
        QCOMPARE(shown->document()->policy().associations.rawShares(shown->document()->policy().associations.findAccount("neuro")), 77U);
        QVERIFY(shown->document()->baseline().associations.findAccount("chem") != noAssociation);
        QCOMPARE(shown->document()->baselineInfo().origin, document->baselineInfo().origin);
        QCOMPARE(shown->document()->baselineInfo().when.toSecsSinceEpoch(), document->baselineInfo().when.toSecsSinceEpoch());
        QCOMPARE(shown->results()->changes.size(), workspace->results()->changes.size());
        QVERIFY(!shown->results()->changes.empty());
        QCOMPARE(shown->algorithm(), Algorithm::Classic);
        QCOMPARE(shown->selectedJobRow(), JobRow { 1 });
        QCOMPARE(shown->document()->policy().associations.name(shown->selectedAssociation()), std::string_view("neuro"));

        // The same key leads back, and the next window is no larger for it.
        QVERIFY(large.window.isVisible());
        const QList<QAction *> actions = large.window.findChildren<QAction *>();
        const auto larger
            = std::find_if(actions.begin(), actions.end(), [](const QAction *action) { return action->shortcut() == QKeySequence(Qt::Key_F11); });
        QVERIFY(larger != actions.end());
        QSettings().remove(QStringLiteral("window"));
        const QStringList before = QSettings().allKeys();
        (*larger)->trigger();
        QTRY_VERIFY(!large.window.isVisible());
        QCOMPARE(QSettings().allKeys(), before);
    }

    void theMomentThatIsShownIsTakenAlong()
    {
        WindowFixture small;
        QVERIFY(small.openGolden(QStringLiteral("fair_tree_rules")));
        Workspace *workspace = small.window.workspace();
        const ForecastAssumption assumption { Meanwhile::Shares, { { "chem", 2.5, true }, { "neuro", 100.0, false } } };
        workspace->setAssumption(assumption);
        workspace->lookAhead(std::int64_t { 12 } * 86400);
        QVERIFY(small.waitForResults());
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QCOMPARE(writePresented(*workspace, copy, {}), QString());

        WindowFixture large;
        presentIn(&large.window, copy);
        QVERIFY(large.waitForResults());
        const Workspace *shown = large.window.workspace();
        QCOMPARE(shown->look().seconds, std::int64_t { 12 } * 86400);
        QVERIFY(shown->look().assumption == assumption);
        QVERIFY(shown->results()->ahead);
        const AssociationTree &tree = workspace->document()->policy().associations;
        const AssociationTree &copied = shown->document()->policy().associations;
        QCOMPARE(static_cast<double>(shown->evaluation()->rawUsage(copied.findAccount("chem"))),
            static_cast<double>(workspace->evaluation()->rawUsage(tree.findAccount("chem"))));
    }

    void whatIsAskedBroughtOutAndPickedIsTakenAlong()
    {
        WindowFixture small;
        QVERIFY(small.openGolden(QStringLiteral("fair_tree_rules")));
        Workspace *workspace = small.window.workspace();
        const AssociationTree &tree = workspace->document()->policy().associations;
        workspace->selectAssociation(tree.findAccount("neuro"));
        workspace->explain(AssociationNumber { tree.findAccount("neuro"), AssociationQuantity::EffectiveUsage, false });
        workspace->timeLink()->pick(1000.0);
        workspace->timeLink()->show(TimeLink::Span { 500.0, 2500.0 });
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QCOMPARE(writePresented(*workspace, copy, { {}, QStringLiteral("neu") }), QString());

        WindowFixture large;
        presentIn(&large.window, copy);
        QVERIFY(large.waitForResults());
        const Workspace *shown = large.window.workspace();
        QTRY_COMPARE(large.window.findChild<ToolBar *>()->filter()->text(), QStringLiteral("neu"));
        const auto *asked = std::get_if<AssociationNumber>(&shown->explainSubject());
        QVERIFY(asked != nullptr && asked->quantity == AssociationQuantity::EffectiveUsage);
        QCOMPARE(shown->document()->policy().associations.name(asked->id), std::string_view("neuro"));
        QVERIFY(shown->timeLink()->picked() == 1000.0);
        QVERIFY((shown->timeLink()->span() == TimeLink::Span { 500.0, 2500.0 }));
    }

    void whatIsChosenAndWhereAWalkStandsIsTakenAlong()
    {
        std::array<WindowFixture, 3> larger; // before the other one: each that comes or goes has all pages made anew for its language
        WindowFixture small;
        QVERIFY(small.openGolden(QStringLiteral("fair_tree_rules")));
        Document *document = small.window.workspace()->document();
        QVERIFY(document->setRawShares({ document->policy().associations.findAccount("chem") }, 12));
        QVERIFY(small.waitForResults());
        small.window.show();
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        const auto takeAlong = [&](PageName name, WindowFixture &large) {
            const Page *page = small.window.currentPage();
            QCOMPARE(writePresented(*small.window.workspace(), copy, { page->views(), {}, {}, page->places() }), QString());
            large.window.goTo(name);
            presentIn(&large.window, copy);
            QVERIFY(large.waitForResults());
        };
        const auto listOf = [](WindowFixture &fixture) { return fixture.window.currentPage()->findChild<QListWidget *>(); };
        small.window.goTo(PageName::Export);
        QVERIFY(small.rest());
        const int last = listOf(small)->count() - 1;
        listOf(small)->setCurrentRow(last);
        {
            WindowFixture &large = larger[0];
            takeAlong(PageName::Export, large);
            QCOMPARE(large.window.workspace()->document()->displayName(), document->displayName());
            QTRY_COMPARE(listOf(large)->currentRow(), last);
        }

        const auto walkOf = [](WindowFixture &fixture) { return fixture.window.currentPage()->findChild<WalkView *>()->player(); };
        small.window.goTo(PageName::Priority);
        constexpr int steps = 4;
        const auto controls = small.window.currentPage()->findChildren<SegmentedControl *>();
        const auto views
            = std::find_if(controls.begin(), controls.end(), [](const SegmentedControl *each) { return each->button(steps) != nullptr; });
        QVERIFY(views != controls.end());
        (*views)->button(steps)->click();
        QVERIFY(small.rest());
        QTRY_VERIFY(walkOf(small)->nextButton()->isEnabled());
        walkOf(small)->nextButton()->click();
        walkOf(small)->nextButton()->click();
        QCOMPARE(walkOf(small)->step(), 2);
        {
            WindowFixture &large = larger[1];
            takeAlong(PageName::Priority, large);
            QTRY_COMPARE(walkOf(large)->step(), 2);
        }

        const auto usersOf = [](WindowFixture &fixture) { return fixture.window.currentPage()->findChild<QTableView *>(QStringLiteral("users")); };
        small.window.goTo(PageName::Compare);
        QVERIFY(small.rest());
        QVERIFY(usersOf(small)->model()->rowCount() > 2);
        usersOf(small)->selectRow(2);
        const QString chosen = usersOf(small)->model()->index(2, 0).data().toString();
        {
            WindowFixture &large = larger[2];
            takeAlong(PageName::Compare, large);
            QTRY_VERIFY(!usersOf(large)->selectionModel()->selectedRows().isEmpty());
            QCOMPARE(usersOf(large)->selectionModel()->selectedRows().front().data().toString(), chosen);
        }
    }

    void whereNothingWasAskedNothingIsAnswered()
    {
        WindowFixture small;
        QVERIFY(small.openGolden(QStringLiteral("fair_tree_rules")));
        small.window.show();
        QVERIFY(small.rest());
        Workspace *workspace = small.window.workspace();
        workspace->selectAssociation(workspace->document()->policy().associations.findAccount("neuro"));
        workspace->explain({});
        QVERIFY(std::holds_alternative<std::monostate>(workspace->explainSubject()));
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QCOMPARE(writePresented(*workspace, copy, {}), QString());

        WindowFixture large;
        large.window.show();
        presentIn(&large.window, copy);
        QVERIFY(large.rest());
        const Workspace *shown = large.window.workspace();
        QCOMPARE(shown->document()->policy().associations.name(shown->selectedAssociation()), std::string_view("neuro"));
        QVERIFY(std::holds_alternative<std::monostate>(shown->explainSubject()));
    }

    void everyQuestionThatCanBeCarriedComesBack()
    {
        WindowFixture window;
        QVERIFY(window.openGolden(QStringLiteral("fair_tree_rules")));
        const Project &project = window.window.workspace()->document()->project();
        const Evaluation &draft = *window.window.workspace()->evaluation();
        // of the first ones ids are places
        const std::vector<ExplainQuestion> questions { AssociationNumber { 2, AssociationQuantity::Rank, true }, JobNumber { 1, JobQuantity::Age },
            BillingNumber { 0, 0, BillingRule::MaxTres }, SettingNumber { PriorityKey::PriorityMaxAge, true }, DerivedWeightsOf { 0 },
            DerivedSharesOf { 1 }, ChangeOfUser { noAssociation, 2, nullptr }, OrderOfAssociations { 2, 1 }, OrderOfJobs { 1, 0 } };
        for (const ExplainQuestion &question : questions) {
            const ExplainQuestion back = questionOfNumbers(questionNumbers(question, project), draft, project.baseline->snapshot.policy);
            QVERIFY2(back == question, qPrintable(QString::number(question.index())));
        }
        QVERIFY(questionNumbers(SplitNumber {}, project).isEmpty());
        // a file may hold anything
        for (unsigned kind = 0; kind < 20; ++kind) {
            const QVariantList foreign { kind, 4000000000U, 4000000000U, 77U };
            QVERIFY(std::holds_alternative<std::monostate>(questionOfNumbers(foreign, draft, project.baseline->snapshot.policy)));
        }
    }

    /// In the copy the baseline is numbered otherwise, as soon as somebody came or moved.
    void aQuestionAboutTheBaselineIsAboutTheSameRow()
    {
        WindowFixture small;
        QVERIFY(small.openGolden(QStringLiteral("fair_tree_rules")));
        Document *document = small.window.workspace()->document();
        const AssociationTree was = document->baseline().associations;
        const AssociationId bio = was.findAccount("bio");
        QVERIFY(document->addUsers(bio, { QStringLiteral("aaa") }));
        QVERIFY(document->moveAssociations({ was.findUser(bio, "kim") }, was.findAccount("chem")));
        QVERIFY(document->removeAssociations({ was.findAccount("neuro") }));
        WindowFixture large;
        const Project project = document->project();
        large.window.workspace()->document()->load(readPolicyJson(writePolicyJson(project), "copy"), {}, {}, {});
        QVERIFY(large.waitForResults());
        const Policy &copied = large.window.workspace()->document()->baseline();
        const auto back = [&](const ExplainQuestion &question) {
            return questionOfNumbers(questionNumbers(question, project), *large.window.workspace()->evaluation(), copied);
        };
        for (AssociationId id = 1; id < was.rowCount(); ++id) {
            const ExplainQuestion change = back(ChangeOfUser { id, noAssociation, nullptr });
            const ExplainQuestion number = back(AssociationNumber { id, AssociationQuantity::Rank, true });
            const auto *changed = std::get_if<ChangeOfUser>(&change);
            const auto *asked = std::get_if<AssociationNumber>(&number);
            QVERIFY(changed != nullptr && asked != nullptr);
            for (const AssociationId there : { changed->before, asked->id }) {
                QCOMPARE(copied.associations.name(there), was.name(id));
                QCOMPARE(copied.associations.accountName(there), was.accountName(id));
            }
        }
    }

    void aLessonGoesOnWhereItIs()
    {
        WindowFixture small;
        LearnController *learn = small.window.learn();
        QVERIFY(waitFor([&] { return !learn->controller()->shelf().own.empty(); }));
        const Lesson lesson = learn->controller()->shelf().own.front().lesson;
        learn->start(lesson);
        const auto isReady
            = [](LearnController *each) { return each->controller()->session() != nullptr && each->controller()->session()->isReady(); };
        QVERIFY(waitFor([&] { return isReady(learn); }));
        for (int step = 0; step < 3; ++step) { // the last of them changes the sample, the one before asks
            learn->controller()->session()->next();
            QVERIFY(waitFor([&] { return isReady(learn); }));
        }
        const AssociationId a = small.window.workspace()->document()->policy().associations.findAccount("a");
        QCOMPARE(small.window.workspace()->document()->policy().associations.rawShares(a), 400U);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QCOMPARE(writePresented(*small.window.workspace(), copy, { {}, {}, learn->reached() }), QString());

        WindowFixture large;
        large.window.resize(1280, 800);
        large.window.show();
        presentIn(&large.window, copy);
        LearnController *there = large.window.learn();
        QVERIFY(waitFor([&] { return isReady(there); }));
        LessonSession *session = there->controller()->session();
        QCOMPARE(session->lesson().title, lesson.title);
        QCOMPARE(session->step(), 3);
        QVERIFY(!there->panel()->isHidden());
        const Document *document = large.window.workspace()->document();
        QCOMPARE(document->policy().associations.rawShares(a), 400U);
        // what it speaks of is framed, and the step before asks its question anew
        const auto &directives = session->current().directives;
        QVERIFY(std::any_of(directives.begin(), directives.end(), [](const LessonDirective &d) { return d.kind == LessonDirective::Kind::Point; }));
        QTRY_VERIFY(!there->pointer()->target().isEmpty());
        session->back();
        QVERIFY(waitFor([&] { return isReady(there); }));
        QCOMPARE(document->policy().associations.rawShares(a), 40U);
        QVERIFY(!session->current().questions.empty());
        QTRY_VERIFY(!there->veil()->covered().isEmpty());
        there->end();
        QCOMPARE(document->policy().associations.rawShares(a), 40U);
    }

    /// What is answered on the projector is answered in the smaller window, too, and the steps before can be gone back to.
    void answersComeBackFromTheProjector()
    {
        WindowFixture small;
        WindowFixture large; // before a lesson runs: a second language in one program makes windows anew
        QVERIFY(rest());
        LearnController *learn = small.window.learn();
        QVERIFY(testing::begin(small, testing::lesson(QStringLiteral("12"))));
        LessonSession *session = learn->controller()->session();
        for (int step = 0; step < 3; ++step) {
            session->next();
            QVERIFY(testing::settled(session));
        }
        const auto isAnswered = [learn] { return learn->panel()->findChild<QuestionCard *>()->isRight(); };
        QVERIFY(!isAnswered());
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QVERIFY(learn->reached()->isAsWalked);
        QCOMPARE(writePresented(*small.window.workspace(), copy, { {}, {}, learn->reached() }), QString());
        large.window.goTo(PageName::Compare); // which the small one shows, as the program's argument says
        presentIn(&large.window, copy);
        LearnController *there = large.window.learn();
        QVERIFY(waitFor([&] { return there->controller()->session() != nullptr && there->controller()->session()->isReady(); }));
        QCOMPARE(there->controller()->session()->step(), 3);
        QTRY_COMPARE(large.window.currentPage(), large.window.page(PageName::Compare)); // not that of the step
        const QList<QPushButton *> buttons = there->panel()->findChildren<QPushButton *>();
        const auto isBack = [](const QPushButton *button) { return button->text() == QLatin1String("Back") && button->isEnabled(); };
        QVERIFY(std::any_of(buttons.begin(), buttons.end(), isBack));
        there->panel()->findChild<QuestionCard *>()->answerNumber(QStringLiteral("0.6021"));
        QTRY_VERIFY(isAnswered());
        QCOMPARE(learn->panel()->settled().value(1), QStringLiteral("0.6021"));
        QVERIFY(learn->veil()->covered().isEmpty());
    }

    void whatTheReaderTriedInALessonStays()
    {
        WindowFixture small;
        LearnController *learn = small.window.learn();
        QVERIFY(waitFor([&] { return !learn->controller()->shelf().own.empty(); }));
        learn->start(learn->controller()->shelf().own.front().lesson);
        const auto isReady
            = [](LearnController *each) { return each->controller()->session() != nullptr && each->controller()->session()->isReady(); };
        QVERIFY(waitFor([&] { return isReady(learn); }));
        learn->controller()->session()->next();
        learn->controller()->session()->next(); // it asks a question
        QVERIFY(waitFor([&] { return isReady(learn); }));
        QVERIFY(learn->reached()->isAsWalked);
        learn->panel()->findChild<QuestionCard *>()->answerNumber(QStringLiteral("0.1"));
        Document *document = small.window.workspace()->document();
        const AssociationId a = document->policy().associations.findAccount("a");
        QVERIFY(document->setRawShares({ a }, 77));
        QVERIFY(small.waitForResults());
        QVERIFY(!learn->reached()->isAsWalked);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("shown.apportion"));
        QCOMPARE(writePresented(*small.window.workspace(), copy, { {}, {}, learn->reached() }), QString());

        WindowFixture large;
        presentIn(&large.window, copy);
        LearnController *there = large.window.learn();
        QVERIFY(waitFor([&] { return isReady(there); }));
        QCOMPARE(large.window.workspace()->document()->policy().associations.rawShares(a), 77U);
        QCOMPARE(there->controller()->session()->step(), 2);
        QCOMPARE(there->panel()->settled(), (SettledAnswers { { 0, QStringLiteral("0.1") } })); // answered there, and not covered here
        QVERIFY(there->veil()->covered().isEmpty());
        there->controller()->session()->back(); // where it began here
        QCOMPARE(there->controller()->session()->step(), 2);
        there->controller()->session()->next();
        QVERIFY(waitFor([&] { return isReady(there); }));
        QCOMPARE(large.window.workspace()->document()->policy().associations.rawShares(a), 400U);
    }

    void itSpeaksAndLooksAsTheSmallerOne()
    {
        const ProgramOptions options;
        QCommandLineParser parser;
        parser.addOptions(options.all());
        const QStringList arguments = presentationArguments(QStringLiteral("a copy"), { QStringLiteral("usage"), {}, QStringLiteral("zh_CN"), true });
        QVERIFY(parser.parse(QStringList { QStringLiteral("apportion") } + arguments));
        QCOMPARE(parser.value(options.present), QStringLiteral("a copy"));
        QCOMPARE(parser.value(options.page), QStringLiteral("usage"));
        QCOMPARE(parser.value(options.language), QStringLiteral("zh_CN"));
        QCOMPARE(parser.value(options.theme), QStringLiteral("dark"));
        QVERIFY(!presentationArguments({}, {}).contains(QStringLiteral("--language"))); // the system's is chosen there too
    }

    void whatCannotBeWrittenIsSaidAndLeavesNothing()
    {
        WindowFixture small;
        QVERIFY(small.openGolden(QStringLiteral("fair_tree_rules")));
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("no/such/folder/shown.apportion"));
        QVERIFY(!writePresented(*small.window.workspace(), copy, {}).isEmpty());
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

APPORTION_TEST(TestPresentation)
} // namespace test_presentation

#include "test_presentation.moc"
