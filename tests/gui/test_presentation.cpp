// SPDX-License-Identifier: GPL-3.0-or-later
// The window for the projector shows what the smaller one shows.
#include "gui/page/page.h"
#include "gui/shell/presentation.h"
#include "gui/shell/program_options.h"
#include "gui/widgets/segmented_control.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QCommandLineParser>
#include <QToolButton>

namespace test_presentation
{

using namespace apportion;

class TestPresentation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        QCOMPARE(writePresented(*workspace, copy, small.window.currentPage()->views()), QString());

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
