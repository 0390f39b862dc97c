// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/progress.h"
#include "replay/comparison.h"
#include "small_cluster.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace test_comparison
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

namespace
{

constexpr std::int64_t beginning = 1767571200;

/// A machine of two nodes of 8 CPUs and some hours of jobs of two accounts, more than it has room for.
struct BusyCluster
{
    explicit BusyCluster(std::uint64_t seed = 1, std::uint32_t jobs = 120) : policy(smallPolicy(2, 8, 16000, 2511))
    {
        test::Random random(seed);
        std::int64_t submit = 0;
        for (std::uint32_t id = 1; id <= jobs; ++id) {
            submit += static_cast<std::int64_t>(random.below(120));
            const std::string account = random.chance(60) ? "red" : "blue";
            TraceJob job;
            job.jobId = id;
            job.account = trace.names.add(account);
            job.user = trace.names.add(account + "user");
            job.partitions = trace.names.add("main");
            job.submitTime = beginning + submit;
            job.eligibleTime = job.submitTime;
            job.startTime = job.submitTime;
            job.endTime = job.startTime + 60 + static_cast<std::int64_t>(random.below(900));
            job.state = TraceJob::State::Completed;
            job.limitMinutes = 20;
            job.tasks = static_cast<std::uint32_t>(1 + random.below(8));
            job.maxNodes = 1;
            trace.jobs.push_back(job);
        }
    }

    void setShares(const char *account, std::uint32_t shares) { policy.associations.setRawShares(policy.associations.findAccount(account), shares); }

    Policy policy;
    Trace trace;
};

/// The policy of each cluster over the trace of the first.
ReplayComparison compared(const std::vector<const BusyCluster *> &clusters, const ComparisonOptions &options = {}, Progress *progress = nullptr)
{
    const Situation nothing;
    std::vector<Machine> machines;
    std::vector<Workload> workloads;
    machines.reserve(clusters.size());
    workloads.reserve(clusters.size());
    std::vector<ReplayScenario> scenarios;
    for (const BusyCluster *cluster : clusters) {
        machines.push_back(makeMachine(cluster->policy, expandNames));
        workloads.emplace_back(cluster->policy, machines.back(), clusters.front()->trace);
        scenarios.push_back({ std::to_string(scenarios.size()), &cluster->policy, &nothing, &machines.back(), &workloads.back() });
    }
    return compareReplays(scenarios, options, progress);
}

ComparisonOptions withoutSeeds()
{
    ComparisonOptions options;
    options.seeds = 0;
    return options;
}

const GroupComparison &groupOf(const ReplayComparison &comparison, GroupBy by, const char *name)
{
    const auto found = std::find_if(
        comparison.groups.begin(), comparison.groups.end(), [&](const GroupComparison &group) { return group.by == by && group.name == name; });
    Q_ASSERT(found != comparison.groups.end());
    return *found;
}

/// Rows 0 … 1 of a trace in which the first fills the machine.
ReplayResult replayOf(const BusyCluster &cluster)
{
    const Machine machine = makeMachine(cluster.policy, expandNames);
    return replayTrace(cluster.policy, Situation(), machine, Workload(cluster.policy, machine, cluster.trace));
}

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCausesOfAWaitAreItsSeconds_data();
    void theCausesOfAWaitAreItsSeconds();
    void theJobAheadAndItsTermAreNamed();
    void theLimitIsNamed();
    void onePolicyTwiceIsNoise();
    void moreSharesShortenWaits();
    void anyTwoAreCompared();
    void whatIsDeliveredAddsUp();
    void curvesHoldWhatRanAndWaited();
    void aStopLeavesNoClaims();
};

void TestComparison::theCausesOfAWaitAreItsSeconds_data()
{
    QTest::addColumn<bool>("isFast");
    QTest::newRow("exact") << false;
    QTest::newRow("fast") << true;
}

void TestComparison::theCausesOfAWaitAreItsSeconds()
{
    QFETCH(bool, isFast);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        BusyCluster cluster(seed);
        cluster.policy.associations.setOptions(cluster.policy.associations.findAccount("red"), "GrpTRES=cpu=9:MaxJobs=3");
        const Machine machine = makeMachine(cluster.policy, expandNames);
        ReplayOptions options;
        options.isFast = isFast;
        options.seed = seed;
        const ReplayResult result = replayTrace(cluster.policy, Situation(), machine, Workload(cluster.policy, machine, cluster.trace), options);
        std::int64_t all = 0;
        for (const ReplayedJob &job : result.jobs) {
            QVERIFY(job.hasStarted());
            const auto causes = result.causesOf(job);
            const std::int64_t sum
                = std::accumulate(causes.begin(), causes.end(), std::int64_t { 0 }, [](std::int64_t s, const WaitCause &c) { return s + c.seconds; });
            QCOMPARE(sum, job.wait());
            all += sum;
        }
        QVERIFY(all > 3600);
    }
}

void TestComparison::theJobAheadAndItsTermAreNamed()
{
    BusyCluster cluster(1, 3);
    cluster.policy.qos.edit().push_back({ "urgent", 100, 1.0, {}, {}, {} });
    cluster.policy.priority.weightQos = 100000;
    for (TraceRow row = 0; row < 3; ++row) {
        TraceJob &job = cluster.trace.jobs[row];
        job.submitTime = beginning + std::int64_t { 100 } * row;
        job.eligibleTime = job.submitTime;
        job.startTime = job.submitTime;
        job.endTime = job.startTime + 600;
        job.minNodes = 2;
        job.maxNodes = 2;
        job.tasks = 16;
    }
    TraceJob &urgent = cluster.trace.jobs[2];
    urgent.account = cluster.trace.names.add("blue");
    urgent.user = cluster.trace.names.add("blueuser");
    urgent.qos = cluster.trace.names.add("urgent");
    const ReplayResult result = replayOf(cluster);
    QVERIFY(result.jobs[2].startTime < result.jobs[1].startTime);
    const std::vector<NamedCause> causes = namedCauses(cluster.policy, result, { 1 });
    // Once the urgent job is there, it stands before the other one until that starts, some ten minutes after it.
    const auto ahead = std::find_if(causes.begin(), causes.end(), [](const NamedCause &cause) { return cause.who == "blueuser@blue"; });
    QVERIFY(ahead != causes.end());
    QCOMPARE(QString::fromStdString(ahead->by), QString("qos"));
    QVERIFY(ahead->seconds > 200.0);
    QVERIFY(std::accumulate(causes.begin(), causes.end(), 0.0, [](double s, const NamedCause &c) { return s + c.seconds; })
        == static_cast<double>(result.jobs[1].wait()));
}

void TestComparison::theLimitIsNamed()
{
    BusyCluster cluster(1, 2);
    cluster.policy.associations.setOptions(cluster.policy.associations.findAccount("red"), "GrpTRES=cpu=5");
    for (TraceJob &job : cluster.trace.jobs) {
        job.account = cluster.trace.names.add("red");
        job.user = cluster.trace.names.add("reduser");
        job.submitTime = beginning;
        job.eligibleTime = beginning;
        job.tasks = 4;
        job.startTime = beginning;
        job.endTime = beginning + 300;
    }
    const ReplayResult result = replayOf(cluster);
    const std::vector<NamedCause> causes = namedCauses(cluster.policy, result, { 1 });
    QVERIFY(!causes.empty());
    QVERIFY(causes.front().reason == WaitReason::Limit);
    QCOMPARE(QString::fromStdString(causes.front().by), QString("GrpTRES=cpu"));
    QCOMPARE(QString::fromStdString(causes.front().who), QString("red"));
    QVERIFY(causes.front().seconds >= 290.0);
}

void TestComparison::onePolicyTwiceIsNoise()
{
    const BusyCluster cluster(1, 60);
    const ReplayComparison comparison = compared({ &cluster, &cluster });
    QVERIFY(comparison.isComplete);
    QCOMPARE(comparison.seeds, 16U);
    QVERIFY(comparison.groups.size() >= 6);
    for (const GroupComparison &group : comparison.groups) {
        QCOMPARE(group.difference(1), 0.0);
        QVERIFY(group.isNoise(1));
    }
    QVERIFY(comparison.noise(1) > 0.0);
}

void TestComparison::moreSharesShortenWaits()
{
    const BusyCluster before(3, 250);
    BusyCluster after = before;
    after.setShares("red", 1);
    after.setShares("blue", 50);
    after.policy.priority.weightFairshare = 1000000;
    ComparisonOptions options;
    options.seeds = 4;
    const ReplayComparison comparison = compared({ &before, &after }, options);
    const GroupComparison &blue = groupOf(comparison, GroupBy::Account, "blue");
    const GroupComparison &red = groupOf(comparison, GroupBy::Account, "red");
    QVERIFY(blue.difference(1) < 0.0);
    QVERIFY(!blue.isNoise(1));
    QVERIFY(red.difference(1) > 0.0);
    QVERIFY(blue.weight(1) < 0.0);
}

void TestComparison::anyTwoAreCompared()
{
    std::vector<BusyCluster> clusters(mostScenarios);
    for (std::size_t place = 0; place < clusters.size(); ++place) {
        clusters[place].setShares("red", 1U << (2 * place));
    }
    std::vector<const BusyCluster *> all;
    all.reserve(clusters.size());
    for (const BusyCluster &cluster : clusters) {
        all.push_back(&cluster);
    }
    ComparisonOptions options;
    options.seeds = 4;
    const ReplayComparison comparison = compared(all, options);
    const ReplayComparison last = compared({ all[3], all[4] }, options);
    QVERIFY(comparison.isComplete && last.isComplete);
    QCOMPARE(comparison.scenarios.size(), mostScenarios);
    for (const GroupComparison &group : comparison.groups) {
        QCOMPARE(group.variances.size(), mostScenarios);
        QCOMPARE(group.difference(4, 3), -group.difference(3, 4));
        QCOMPARE(group.band(4, 3), group.band(3, 4));
        QCOMPARE(group.difference(2), group.scenarios[2].meanWait - group.scenarios[0].meanWait);
        // The same as the two alone.
        const auto same = std::find_if(
            last.groups.begin(), last.groups.end(), [&group](const GroupComparison &one) { return one.by == group.by && one.name == group.name; });
        QVERIFY(same != last.groups.end());
        QCOMPARE(group.difference(4, 3), same->difference(1));
        QCOMPARE(group.band(4, 3), same->band(1));
        QCOMPARE(group.weight(4, 3), same->weight(1));
    }
    QCOMPARE(comparison.noise(4, 3), last.noise(1));
    QVERIFY(last.noise(1) > 0.0);
}

void TestComparison::whatIsDeliveredAddsUp()
{
    BusyCluster cluster;
    cluster.setShares("red", 3);
    const ReplayComparison comparison = compared({ &cluster }, withoutSeeds());
    const std::vector<AccountShare> &shares = comparison.scenarios.front().shares;
    QCOMPARE(shares.size(), std::size_t { 2 });
    QCOMPARE(shares[0].account, std::string("blue"));
    QCOMPARE(shares[0].promised, 0.25);
    QCOMPARE(shares[1].promised, 0.75);
    QVERIFY(std::abs(shares[0].deliveredAll + shares[1].deliveredAll - 1.0) < 1e-9);
    QCOMPARE(comparison.times.size(), shares[0].delivered.size());
    for (std::size_t place = 0; place < comparison.times.size(); ++place) {
        if (shares[0].delivered[place] >= 0.0) {
            QVERIFY(std::abs(shares[0].delivered[place] + shares[1].delivered[place] - 1.0) < 1e-9);
        }
        QVERIFY(shares[0].factor[place] >= 0.0 && shares[0].factor[place] <= 1.0);
    }
    // Two users in two accounts: Fair Tree gives them 1 and 1/2, whoever is ahead.
    QVERIFY(std::any_of(shares[0].factor.begin(), shares[0].factor.end(), [](double factor) { return factor == 0.5 || factor == 1.0; }));
}

void TestComparison::curvesHoldWhatRanAndWaited()
{
    const BusyCluster cluster;
    const ReplayComparison comparison = compared({ &cluster }, withoutSeeds());
    const ScenarioReplay &scenario = comparison.scenarios.front();
    double used = 0.0;
    double waited = 0.0;
    std::int64_t end = comparison.times.front();
    for (const ReplayedJob &job : scenario.result.jobs) {
        waited += static_cast<double>(job.wait());
        end = std::max(end, job.startTime);
    }
    for (const ReplayedJob &job : scenario.result.jobs) {
        used += static_cast<double>(std::min(end, job.endTime) - job.startTime) * job.cpus;
    }
    const auto length = static_cast<double>(end - comparison.times.front());
    QVERIFY(std::abs(scenario.meanBusy - used / (length * 16.0)) < 1e-9);
    double queued = 0.0;
    for (std::size_t place = 0; place < comparison.times.size(); ++place) {
        const std::int64_t next = place + 1 < comparison.times.size() ? comparison.times[place + 1] : end;
        queued += scenario.queue[place] * static_cast<double>(next - comparison.times[place]);
    }
    QVERIFY(std::abs(queued - waited) < 1e-3);
}

void TestComparison::aStopLeavesNoClaims()
{
    const BusyCluster cluster;
    Progress progress;
    progress.cancel();
    const ReplayComparison comparison = compared({ &cluster, &cluster }, {}, &progress);
    QVERIFY(!comparison.isComplete);
    QVERIFY(comparison.groups.empty());
    QCOMPARE(comparison.noise(1), 0.0);
}

APPORTION_TEST(TestComparison)
} // namespace test_comparison

#include "test_comparison.moc"
