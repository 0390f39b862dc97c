// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/queue_walk.h"
#include "small_cluster.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <set>

namespace test_queue_walk
{

using namespace apportion;
using replay::QueueStep;
using replay::QueueWalk;
using replay::queueWalk;
using Outcome = QueueStep::Outcome;

namespace
{

constexpr std::int64_t begin = 1'700'000'000;

/// Ten nodes of 8 CPUs: main has all of them, debug the first two and a higher tier.
Snapshot cluster()
{
    Snapshot now;
    now.policy = testing::smallPolicy(10, 8, 16000, 2511);
    now.policy.priority.weightAge = 0;
    now.policy.priority.weightFairshare = 0;
    now.policy.priority.weightJobSize = 0;
    Partition debug = now.policy.partitions->front();
    debug.name = "debug";
    debug.nodes = { { 0, 2 } };
    debug.priorityTier = 10;
    now.policy.partitions.edit().push_back(debug);
    return now;
}

Job job(const char *id, std::uint32_t nodes, std::uint32_t cpus, std::vector<std::string> partitions = { "main" }, std::int64_t submitted = 0)
{
    Job one;
    one.id = id;
    one.user = "reduser";
    one.account = "red";
    one.qos = "normal";
    one.partitions = std::move(partitions);
    one.submitTime = begin + submitted;
    one.eligibleTime = begin + submitted;
    one.accrueTime = begin + submitted;
    one.nodes = nodes;
    one.cpus = cpus;
    one.tres = { { "cpu", cpus }, { "node", nodes } };
    return one;
}

/// "1:starts 2:waits": jobs by their outcomes.
QString textOf(const Evaluation &evaluation, const QueueWalk &walk)
{
    static const char *const words[] = { "starts", "waits", "passed", "elsewhere", "large", "deep", "later", "held" };
    QStringList all;
    for (const QueueStep &step : walk.steps) {
        const Job &one = (*evaluation.situation().jobs)[evaluation.jobs().job[step.row]];
        all << QString::fromStdString(one.id) + ':' + words[static_cast<int>(step.outcome)];
    }
    return all.join(' ');
}

QString outcomes(const Snapshot &now)
{
    const Evaluation evaluation = evaluate(now).value();
    return textOf(evaluation, queueWalk(evaluation));
}

} // namespace

class TestQueueWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPartitionFailsAtTheFirstThatDoesNotFit()
    {
        Snapshot now = cluster();
        now.situation.jobs.edit() = { job("1", 6, 48), job("2", 5, 40), job("3", 1, 1), job("4", 1, 8) };
        const Evaluation evaluation = evaluate(now).value();
        const QueueWalk walk = queueWalk(evaluation);
        QCOMPARE(textOf(evaluation, walk), QString("1:starts 2:waits 3:passed 4:passed"));
        QCOMPARE(walk.steps[0].freeCpus, std::uint64_t { 80 });
        QCOMPARE(walk.steps[1].freeCpus, std::uint64_t { 32 });
        QCOMPARE(walk.steps[1].freeNodes, std::uint64_t { 4 });
        QCOMPARE(walk.steps[2].freeCpus, std::uint64_t { 0 }); // its nodes are out of the pass
        QVERIFY(walk.steps[1].behind == OrderCriterion::JobId);
        QVERIFY(walk.backfills);
        QCOMPARE(walk.depth, 100U);
    }

    void itsNodesAreOutForOtherPartitionsToo()
    {
        Snapshot now = cluster();
        now.policy.partitions.edit()[1].priorityTier = 1;
        now.situation.jobs.edit() = { job("1", 10, 80), job("2", 10, 80), job("3", 1, 8, { "debug" }) };
        QCOMPARE(outcomes(now), QString("1:starts 2:waits 3:waits"));
        now.situation.jobs.edit()[0].cpus = 8; // one node: the others are free, but out
        now.situation.jobs.edit()[0].nodes = 1;
        now.situation.jobs.edit()[0].tres = { { "cpu", 8 } };
        QCOMPARE(outcomes(now), QString("1:starts 2:waits 3:waits"));
    }

    void theTierGoesBeforeThePriority()
    {
        Snapshot now = cluster();
        now.situation.jobs.edit() = { job("1", 1, 8), job("2", 1, 8, { "debug" }, 50) };
        const Evaluation evaluation = evaluate(now).value();
        const QueueWalk walk = queueWalk(evaluation);
        QCOMPARE(textOf(evaluation, walk), QString("2:starts 1:starts"));
        QVERIFY(walk.steps[1].behind == OrderCriterion::Tier);
    }

    void aJobStartsInOnePartitionOnly()
    {
        Snapshot now = cluster();
        now.situation.jobs.edit() = { job("1", 1, 8, { "main", "debug" }) };
        QCOMPARE(outcomes(now), QString("1:starts 1:elsewhere"));
    }

    void whatRunsHoldsItsPart()
    {
        Snapshot now = cluster();
        now.situation.jobs.edit() = { job("1", 8, 64), job("2", 3, 24), job("3", 2, 16) };
        now.situation.jobs.edit()[0].running = true;
        QCOMPARE(outcomes(now), QString("2:waits 3:passed"));
        now.situation.jobs.edit()[1].held = true;
        QCOMPARE(outcomes(now), QString("3:starts 2:held"));
    }

    void memoryAndGpusCount()
    {
        Snapshot now = cluster();
        now.policy.nodeGroups.edit()[0].gres = { { "gres/gpu", 1 } };
        now.situation.jobs.edit() = { job("1", 1, 1), job("2", 1, 1), job("3", 1, 1), job("4", 1, 1) };
        std::vector<Job> &jobs = now.situation.jobs.edit();
        jobs[0].tres = { { "mem", 150000 } };
        jobs[1].tres = { { "gres/gpu", 11 } };
        jobs[2].tres = { { "gres/gpu", 10 } };
        jobs[3].tres = { { "mem", 20000 } };
        QCOMPARE(outcomes(now), QString("1:starts 2:large 3:starts 4:waits"));
        const QueueStep last = queueWalk(evaluate(now).value()).steps.back();
        QCOMPARE(last.lacking, std::string("mem"));
        QVERIFY(last.asked == 20000 && last.free == 10000);
    }

    /// Jobs that leave CPUs on their nodes fill none of them: others have room beside them.
    void nodesAreFullThatAJobFills()
    {
        Snapshot now = cluster();
        now.situation.jobs.edit() = { job("1", 4, 32), job("2", 5, 10), job("3", 6, 12), job("4", 7, 7) };
        const Evaluation evaluation = evaluate(now).value();
        const QueueWalk walk = queueWalk(evaluation);
        QCOMPARE(textOf(evaluation, walk), QString("1:starts 2:starts 3:starts 4:waits")); // 4 of 10 nodes are full
        QCOMPARE(walk.steps[3].freeCpus, std::uint64_t { 26 });
        QCOMPARE(walk.steps[3].lacking, std::string("node"));
        QCOMPARE(walk.steps[3].asked, std::uint64_t { 7 });
        QCOMPARE(walk.steps[3].free, std::uint64_t { 6 });
    }

    void whatIsNotEligibleIsNotInTheQueue()
    {
        Snapshot now = cluster();
        now.situation.jobs.edit() = { job("1", 1, 8), job("2", 1, 8), job("3", 1, 8) };
        now.situation.jobs.edit()[0].eligibleTime = 0; // a dependency
        now.situation.jobs.edit()[1].eligibleTime = begin + 3600;
        const Evaluation evaluation = evaluate(now).value();
        const QueueWalk walk = queueWalk(evaluation);
        QCOMPARE(textOf(evaluation, walk), QString("3:starts 1:later 2:later"));
        QCOMPARE(walk.steps[0].place, 1U);
        QCOMPARE(walk.steps[1].place, 0U);
    }

    void theQuickPassLooksAtOneMoreThanItsDepth()
    {
        Snapshot now = cluster();
        now.policy.foreignConf.edit().push_back({ "SchedulerParameters", "default_queue_depth=2", {} });
        now.policy.foreignConf.edit().push_back({ "SchedulerType", "sched/builtin", {} });
        now.situation.jobs.edit() = { job("1", 1, 1), job("2", 1, 1), job("3", 1, 1), job("4", 1, 1) };
        QCOMPARE(outcomes(now), QString("1:starts 2:starts 3:starts 4:deep"));
        QVERIFY(!queueWalk(evaluate(now).value()).backfills);
    }

    /// Whoever is in the queue is looked at in the order of the engine, each row once, behind the one that goes before it.
    void theOrderIsTheEngines()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Evaluation evaluation = evaluate(test::generatedPolicy({ .associations = 200, .jobs = 300, .seed = seed })).value();
            const QueueWalk walk = queueWalk(evaluation);
            QCOMPARE(walk.steps.size(), evaluation.order().size());
            std::vector<JobRow> queued;
            std::vector<JobRow> all;
            std::uint32_t place = 0;
            for (const QueueStep &step : walk.steps) {
                all.push_back(step.row);
                if (step.place == 0) {
                    continue;
                }
                QCOMPARE(step.place, ++place);
                if (!queued.empty()) {
                    const OrderDecision decision = decideOrder(evaluation, queued.back(), step.row);
                    QVERIFY(decision.oneFirst && decision.criterion == step.behind);
                }
                queued.push_back(step.row);
            }
            std::vector<JobRow> expected;
            const std::set<JobRow> inQueue(queued.begin(), queued.end());
            for (const JobRow row : evaluation.order()) {
                if (inQueue.contains(row)) {
                    expected.push_back(row);
                }
            }
            QVERIFY(queued == expected);
            QCOMPARE(std::set<JobRow>(all.begin(), all.end()).size(), evaluation.order().size());
        }
    }

    void noMoreStepsThanAskedFor()
    {
        Snapshot now = cluster();
        now.situation.jobs.edit() = { job("1", 1, 1), job("2", 1, 1), job("3", 1, 1) };
        now.situation.jobs.edit()[0].held = true;
        QCOMPARE(queueWalk(evaluate(now).value(), 2).steps.size(), std::size_t { 2 });
    }
};

APPORTION_TEST(TestQueueWalk)
} // namespace test_queue_walk

#include "test_queue_walk.moc"
