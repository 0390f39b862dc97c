// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/node_selector.h"
#include "small_cluster.h"
#include "support/test_case.h"

#include <QTest>

#include <optional>

namespace test_node_gres
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

namespace
{

/// Three nodes of 8 CPUs, 16000 MB and four GPUs; of the second two are in use.
struct GpuCluster
{
    GpuCluster() : policy(smallPolicy(3, 8, 16000, 2205))
    {
        policy.nodeGroups.edit().front().gres = { { "gres/gpu", 4 }, { "gres/gpu:a100", 4 }, { "gres/tmp", 4 } };
        machine = makeMachine(policy, expandNames);
        use = NodeUse(machine);
        JobRequest two = smallJob(policy, 9, "red", 1, 1, 10);
        (void)machine.readGres("gpu:2", two.gres);
        Allocation taken;
        taken.nodes = { 1 };
        taken.cpus = { 1 };
        use.assignGres(two, taken);
        use.take(taken);
        selector.emplace(machine, ReleaseRules(2205), 30);
    }
    std::optional<Allocation> choose(const JobRequest &job)
    {
        const std::uint32_t most = job.maxNodes == 0 ? noNodeLimit : job.maxNodes;
        return selector->choose(job, { job.minNodes, job.maxNodes == 0 ? job.minNodes : most, most }, machine.partitions.front().nodes, use);
    }
    Policy policy;
    Machine machine;
    NodeUse use { Machine() };
    std::optional<NodeSelector> selector;
};

} // namespace

class TestNodeGres : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gpusOfTasksAreWhereTheirTasksAre();
    void memoryOfGpusIsThatOfThoseItGets();
    void onlyGpusLeaveSomethingInWeights();
};

/// Five tasks with two GPUs each: two on a node with four free ones, one on that with two, as far as they are asked for
/// (gres_select_filter_sock_core(), gres_select_util_get_task_limit()).
void TestNodeGres::gpusOfTasksAreWhereTheirTasksAre()
{
    GpuCluster cluster;
    JobRequest job = smallJob(cluster.policy, 1, "red", 1, 5, 10);
    job.maxNodes = 0;
    QVERIFY(cluster.machine.readGres("gpu:2", job.gres));
    job.gres.front().isPerTask = true;
    const std::optional<Allocation> made = cluster.choose(job);
    QVERIFY(made);
    QCOMPARE(made->nodes, (std::vector<NodeIndex> { 0, 1, 2 }));
    QCOMPARE(made->cpus, (std::vector<std::uint32_t> { 2, 1, 2 }));
    QCOMPARE(made->tasks, (std::vector<std::uint32_t> { 2, 1, 2 }));
    QCOMPARE(made->gres, (std::vector<std::uint16_t> { 4, 0, 2, 0, 4, 0 })); // of each node and kind
    job.tasks = 6;
    QVERIFY(!cluster.choose(job));
    job.tasks = 2; // two on one node: the second is too small
    job.maxNodes = 1;
    const std::optional<Allocation> one = cluster.choose(job);
    QVERIFY(one);
    QCOMPARE(one->nodes, std::vector<NodeIndex> { 0 });
    QCOMPARE(one->gres, (std::vector<std::uint16_t> { 4, 0 }));
}

/// --mem-per-gpu (gres_select_filter_remove_unusable(), gres_select_util_job_mem_set()).
void TestNodeGres::memoryOfGpusIsThatOfThoseItGets()
{
    GpuCluster cluster;
    JobRequest job = smallJob(cluster.policy, 1, "red", 1, 1, 10);
    QVERIFY(cluster.machine.readGres("gpu:a100:2", job.gres));
    job.memoryPerGpu = 5000;
    QCOMPARE(job.memoryOf(1, 1), std::uint64_t { 10000 });
    std::optional<Allocation> made = cluster.choose(job);
    QVERIFY(made);
    QCOMPARE(made->totalMemory(), std::uint64_t { 10000 });
    cluster.use.take(*made);
    QCOMPARE(cluster.use.freeMemory(made->nodes.front()), std::uint64_t { 6000 });
    cluster.use.give(*made);
    QCOMPARE(cluster.use.freeMemory(made->nodes.front()), std::uint64_t { 16000 });
    job.memoryPerGpu = 8001; // for one GPU, not for two
    QVERIFY(!cluster.choose(job));
    job.gres.front().count = 1;
    QVERIFY(cluster.choose(job));
}

void TestNodeGres::onlyGpusLeaveSomethingInWeights()
{
    for (const char *gres : { "tmp:2", "gpu:2" }) {
        GpuCluster cluster;
        NodeSet last(3);
        last.insert(2);
        JobRequest job = smallJob(cluster.policy, 1, "red", 1, 1, 10);
        QVERIFY(cluster.machine.readGres(gres, job.gres));
        QVERIFY(cluster.selector->choose(job, { 1, 1, 1 }, last, NodeUse(cluster.machine)));
        const JobRequest plain = smallJob(cluster.policy, 2, "red", 1, 1, 10);
        const std::optional<Allocation> made
            = cluster.selector->choose(plain, { 1, 1, 1 }, cluster.machine.partitions.front().nodes, NodeUse(cluster.machine));
        QVERIFY(made);
        QCOMPARE(made->nodes, std::vector<NodeIndex> { gres[0] == 'g' ? 2U : 0U });
    }
}

APPORTION_TEST(TestNodeGres)
} // namespace test_node_gres

#include "test_node_gres.moc"
