// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/algorithm_data.h"
#include "charts/billing_data.h"
#include "charts/ladder_data.h"
#include "charts/priority_data.h"
#include "charts/recovery_data.h"
#include "charts/regime_data.h"
#include "charts/share_map.h"
#include "charts/waiting_data.h"
#include "core/plan/dominance.h"
#include "gui/hardware/billing_chart_panel.h"
#include "gui/priority/priority_charts.h"
#include "gui/usage/decay_panel.h"
#include "gui/usage/regime_panel.h"
#include "gui/widgets/segmented_control.h"
#include "heartbeat.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QToolButton>

#include <algorithm>
#include <functional>
#include <vector>

namespace test_chart_responsiveness
{

using namespace apportion;

namespace
{

constexpr AssociationId treeSize = 10000;
constexpr bool isOptimised = longestBlockMs() < 20.0;
constexpr std::uint32_t roundsOfEach = isOptimised ? 7 : 1;

enum Page { Accounts, Hardware, Usage, Priority };

/// What is on the screen while the tree is edited, and the work behind it.
struct Shown
{
    const char *name;
    Page page;
    Algorithm algorithm;
    std::function<void(QWidget &)> choose;
    std::function<void(const Evaluation &)> work;
};

template <typename Panel>
Panel *find(QWidget &window)
{
    return window.findChild<Panel *>();
}

void press(QWidget &window, const QString &text)
{
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->text() == text && button->isVisible()) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(QStringLiteral("no button “%1”").arg(text)));
}

Shown shareMap(const char *name, ShareMapMode mode, ShareMapShape shape)
{
    return { name, Accounts, Algorithm::FairTree,
        [mode, shape](QWidget &window) {
            find<ShareMap>(window)->setMode(mode);
            find<ShareMap>(window)->setShape(shape);
        },
        [mode](const Evaluation &evaluation) { (void)layoutShareMap(evaluation, AssociationTree::root(), mode, 4); } };
}

std::vector<Shown> everyChart()
{
    const auto nothing = [](QWidget &) {};
    return {
        shareMap("share map: shares", ShareMapMode::Shares, ShareMapShape::Rings),
        shareMap("share map: usage", ShareMapMode::Usage, ShareMapShape::Rings),
        shareMap("share map: balance", ShareMapMode::Balance, ShareMapShape::Rings),
        shareMap("icicle: balance", ShareMapMode::Balance, ShareMapShape::Icicle),
        { "billing", Hardware, Algorithm::FairTree, [](QWidget &window) { press(window, QStringLiteral("Bars")); },
            [](const Evaluation &evaluation) { (void)billingData(evaluation); } },
        { "decay and ladder", Usage, Algorithm::FairTree, nothing, [](const Evaluation &evaluation) { (void)ladderData(evaluation); } },
        { "recovery", Usage, Algorithm::FairTree, [](QWidget &window) { find<DecayPanel>(window)->showRecovery(true); },
            [](const Evaluation &evaluation) { (void)recoveryData(evaluation, {}); } },
        { "recovery, depth-oblivious", Usage, Algorithm::DepthOblivious, [](QWidget &window) { find<DecayPanel>(window)->showRecovery(true); },
            [](const Evaluation &evaluation) { (void)recoveryData(evaluation, {}); } },
        { "regimes", Usage, Algorithm::Classic, [](QWidget &window) { find<DecayPanel>(window)->showRecovery(false); },
            [](const Evaluation &evaluation) { (void)regimeData(evaluation); } },
        { "algorithms", Usage, Algorithm::FairTree,
            [](QWidget &window) { find<RegimePanel>(window)->findChild<SegmentedControl *>()->button(1)->click(); },
            [](const Evaluation &evaluation) { (void)algorithmData(evaluation.policy()); } },
        { "priority", Priority, Algorithm::FairTree, [](QWidget &window) { press(window, QStringLiteral("Bars")); },
            [](const Evaluation &evaluation) { (void)priorityData(evaluation); } },
        { "waiting", Priority, Algorithm::FairTree, [](QWidget &window) { press(window, QStringLiteral("Waiting")); },
            [](const Evaluation &evaluation) { (void)waitingData(evaluation); } },
        { "what outweighs what", Priority, Algorithm::FairTree, [](QWidget &window) { press(window, QStringLiteral("Weights")); },
            [](const Evaluation &evaluation) { (void)prioritySteps(evaluation); } },
    };
}

/// An account right below root: what it is given moves everybody.
AssociationId topAccount(const Policy &policy)
{
    const AssociationTree &tree = policy.associations;
    for (AssociationId id = 1; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isAccount(id) && tree.parent(id) == AssociationTree::root() && !tree.usesParent(id)) {
            return id;
        }
    }
    return noAssociation;
}

double msSince(const QElapsedTimer &clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

} // namespace

/// Watches the window's thread while a tree of 10,000 is edited and each of the charts follows.
class TestChartResponsiveness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chartsFollowAnEditWithinAFrame_data()
    {
        QTest::addColumn<int>("index");
        m_shown = everyChart();
        for (std::size_t i = 0; i < m_shown.size(); ++i) {
            QTest::newRow(m_shown[i].name) << static_cast<int>(i);
        }
    }
    void chartsFollowAnEditWithinAFrame()
    {
        QFETCH(int, index);
        const Shown &shown = m_shown[static_cast<std::size_t>(index)];
        WindowFixture fixture;
        fixture.window.resize(1280, 800);
        fixture.window.show();
        Document *document = fixture.window.workspace()->document();
        Policy policy = test::generatedPolicy({ treeSize, 1000, 7 });
        policy.priority.set(PriorityFlag::NoFairTree, shown.algorithm == Algorithm::Classic);
        policy.priority.set(PriorityFlag::DepthOblivious, shown.algorithm == Algorithm::DepthOblivious);
        document->load(policy, {}, QStringLiteral("large"), {});
        QVERIFY(fixture.waitForResults());
        fixture.window.showPage(shown.page);
        QVERIFY(settle(fixture));
        shown.choose(fixture.window);
        if (QTest::currentTestFailed()) {
            return;
        }
        QVERIFY(settle(fixture));

        // other programs may take the processor away: what the window itself needs is the best of some rounds
        double best = 1e9;
        QStringList rounds;
        for (std::uint32_t round = 0; round < roundsOfEach; ++round) {
            Heartbeat heartbeat;
            QVERIFY(document->setRawShares({ topAccount(document->policy()) }, 20 + round));
            QVERIFY(settle(fixture));
            best = std::min(best, heartbeat.longestMs());
            rounds.append(QString::number(heartbeat.longestMs(), 'f', 1));
        }
        const std::shared_ptr<const Evaluation> evaluation = fixture.window.workspace()->results()->evaluation;
        QCOMPARE(evaluation->algorithm(), shown.algorithm);
        QElapsedTimer clock;
        clock.start();
        shown.work(*evaluation);
        qInfo("longest block per round, ms: %s; the worker's part: %.1f ms", qPrintable(rounds.join(QLatin1Char(' '))), msSince(clock));
        // without optimisation the checks of the compiler are measured, not the window
        QVERIFY2(!isOptimised || best <= longestBlockMs(), qPrintable(QStringLiteral("the window was blocked for %1 ms").arg(best)));
    }

private:
    std::vector<Shown> m_shown;
};

APPORTION_TEST(TestChartResponsiveness)
} // namespace test_chart_responsiveness

#include "test_chart_responsiveness.moc"
