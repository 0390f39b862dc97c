// SPDX-License-Identifier: GPL-3.0-or-later
// In which order schedulers look at jobs.
#include "core/evaluate/job_priority.h"
#include "priority_cluster.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <string_view>

namespace test_job_order
{

using namespace apportion;
using namespace apportion::testing;

class TestJobOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void orderFollowsTierPriorityAndAge();
    void manyJobsStandAsEachTwoOfThemAreDecided_data();
    void manyJobsStandAsEachTwoOfThemAreDecided();
    void preemptingQosComesFirst();
    void preemptionByPriorityAsksForIt();
    void preemptionWithinAQosPassesTiers();
    void preemptingPartitionsPassReservations();
};

void TestJobOrder::orderFollowsTierPriorityAndAge()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightQos = 100;
    cluster.policy.partitions.edit()[1].priorityTier = 5;
    Job plain = PriorityCluster::job("10");
    Job urgent = PriorityCluster::job("11");
    urgent.qos = "high";
    Job tier = PriorityCluster::job("12");
    tier.partitions = { "short" };
    Job earlier = PriorityCluster::job("9");
    Job oldest = PriorityCluster::job("13");
    oldest.submitTime -= 100;
    Job held = PriorityCluster::job("14");
    held.held = true;
    Job reserved = PriorityCluster::job("15");
    reserved.reservation = true;
    Job expedited = PriorityCluster::job("16");
    expedited.expedited = true;
    cluster.situation.jobs.edit() = { plain, urgent, tier, earlier, oldest, held, reserved, expedited };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 7, 6, 2, 1, 4, 3, 0, 5 }));
}

void TestJobOrder::manyJobsStandAsEachTwoOfThemAreDecided_data()
{
    QTest::addColumn<std::int64_t>("first");
    QTest::addColumn<std::int64_t>("last");
    QTest::newRow("of one year") << noon << noon + 31536000;
    QTest::newRow("of all times") << std::int64_t { 0 } << (std::int64_t { 1 } << 62);
    QTest::newRow("before 1970") << std::int64_t { -5 } << noon;
    QTest::newRow("the widest apart of what is narrow") << noon << noon + 0xffffffff;
}

void TestJobOrder::manyJobsStandAsEachTwoOfThemAreDecided()
{
    QFETCH(std::int64_t, first);
    QFETCH(std::int64_t, last);
    Snapshot now = test::generatedPolicy({ 300, 3000, 4 });
    now.policy.priority.weightFairshare = 20; // few priorities: many are the same
    now.policy.priority.weightAge = 3;
    now.policy.priority.weightTres.clear();
    now.policy.partitions.edit()[1].priorityTier = 5;
    std::vector<Job> &jobs = now.situation.jobs.edit();
    test::Random random(9);
    for (Job &job : jobs) {
        job.held = random.chance(5);
        job.reservation = random.chance(5);
        job.expedited = random.chance(5);
        job.running = random.chance(5);
        if (random.chance(40)) {
            job.submitTime = random.chance(50) ? first : last;
        }
    }
    const Evaluation evaluation = evaluate(now).value();
    const std::vector<JobRow> &order = evaluation.order();
    QCOMPARE(static_cast<std::ptrdiff_t>(order.size()), std::count_if(jobs.begin(), jobs.end(), [](const Job &job) { return !job.running; }));
    for (std::size_t i = 1; i < order.size(); ++i) {
        QVERIFY(decideOrder(evaluation, order[i - 1], order[i]).oneFirst);
        QVERIFY(!decideOrder(evaluation, order[i], order[i - 1]).oneFirst);
    }
}

void TestJobOrder::preemptingQosComesFirst()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightQos = 100;
    cluster.policy.qos.edit()[0].preempt = "high"; // the one with the lower priority preempts
    Job normal = PriorityCluster::job("1");
    Job high = PriorityCluster::job("2");
    high.qos = "high";
    cluster.situation.jobs.edit() = { normal, high };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
    cluster.policy.foreignConf.edit().push_back({ "PreemptType", "preempt/qos", {} });
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.policy.foreignConf.edit().push_back({ "PreemptType", "preempt/none", {} }); // the last line counts
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
    cluster.policy.foreignConf.edit().push_back({ "preempttype", "\"preempt/qos\"", {} });
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.situation.jobs.edit()[1].expedited = true; // asked before preemption (job_scheduler.c, sort_job_queue2)
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
}

/// PreemptMode=PRIORITY, of slurm.conf or of the QOS that preempts (preempt_qos.c, preempt_p_preemptable).
void TestJobOrder::preemptionByPriorityAsksForIt()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightQos = 100;
    cluster.policy.qos.edit()[0].preempt = "high";
    cluster.policy.foreignConf.edit() = { { "PreemptType", "preempt/qos", {} }, { "PreemptMode", "CANCEL", {} } };
    Job normal = PriorityCluster::job("1");
    Job high = PriorityCluster::job("2");
    high.qos = "high";
    cluster.situation.jobs.edit() = { normal, high };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.policy.foreignConf.edit()[1].value = "CANCEL,Priority";
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
    cluster.policy.foreignConf.edit()[1].value = "CANCEL";
    cluster.policy.qos.edit()[0].foreign = { { "PreemptMode", "'cancel,priority'" } };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
}

/// PreemptMode=WITHIN: of jobs of one QOS who has the higher priority comes first, in whatever tiers they wait.
void TestJobOrder::preemptionWithinAQosPassesTiers()
{
    PriorityCluster cluster;
    cluster.policy.foreignConf.edit() = { { "PreemptType", "preempt/qos", {} }, { "PreemptMode", "CANCEL", {} } };
    Partition upper = cluster.policy.partitions->front();
    upper.name = "upper";
    upper.priorityTier = 5;
    cluster.policy.partitions.edit().push_back(upper);
    Job low = PriorityCluster::job("1");
    low.partitions = { "upper" };
    low.nice = 1000;
    cluster.policy.priority.weightAge = 5000;
    Job better = PriorityCluster::job("2");
    cluster.situation.jobs.edit() = { low, better };
    QVERIFY(cluster.evaluated().priority(1) > cluster.evaluated().priority(0));
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.policy.foreignConf.edit()[1].value = "CANCEL,WITHIN";
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
    cluster.situation.jobs.edit()[0].qos = "high"; // of two QOS the list alone tells
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
}

/// preempt/partition_prio: a higher tier with some of the same nodes is asked for before a reservation is (job_scheduler.c, sort_job_queue2).
void TestJobOrder::preemptingPartitionsPassReservations()
{
    PriorityCluster cluster;
    NodeGroup nodes;
    nodes.names = "z[1-4]";
    nodes.count = 4;
    nodes.cpus = nodes.cores = 8;
    cluster.policy.nodeGroups.edit().push_back(nodes);
    const auto group = static_cast<std::uint32_t>(cluster.policy.nodeGroups->size() - 1);
    cluster.policy.partitions.edit().front().nodes = { { group, 4 } };
    Partition upper = cluster.policy.partitions->front();
    upper.name = "upper";
    upper.priorityTier = 5;
    upper.nodes = { { group, 2 } };
    cluster.policy.partitions.edit().push_back(upper);
    Job reserved = PriorityCluster::job("1");
    reserved.reservation = true;
    Job above = PriorityCluster::job("2");
    above.partitions = { "upper" };
    cluster.situation.jobs.edit() = { reserved, above };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.policy.foreignConf.edit() = { { "PreemptType", "preempt/partition_prio", {} }, { "PreemptMode", "REQUEUE", {} } };
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.order(), (std::vector<JobRow> { 1, 0 }));
    QVERIFY(decideOrder(evaluation, 1, 0).oneFirst && decideOrder(evaluation, 1, 0).criterion == OrderCriterion::Preemption);
    cluster.policy.partitions.edit().front().nodes = { { group, 2 } }; // two other nodes, as far as is known
    cluster.policy.partitions.edit().front().nodesWritten = "z[1-2]";
    cluster.policy.partitions.edit().back().nodesWritten = "z[3-4]";
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
}

APPORTION_TEST(TestJobOrder)
} // namespace test_job_order

#include "test_job_order.moc"
