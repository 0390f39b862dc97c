// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/node_selector.h"
#include "small_cluster.h"
#include "support/test_case.h"

#include <QTest>

#include <tuple>

namespace test_node_selector
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

namespace
{

/// Six nodes of 8 CPUs and 16000 MB.
struct Cluster
{
    explicit Cluster(std::uint16_t release = 2205)
        : policy(smallPolicy(6, 8, 16000, release)), machine(makeMachine(policy, expandNames)), rules(release), use(machine),
          selector(machine, rules, 30)
    {
    }

    /// Occupies CPUs of a node.
    void occupy(NodeIndex node, std::uint32_t cpus, std::uint64_t memoryMb = 0)
    {
        Allocation taken;
        taken.nodes = { node };
        taken.cpus = { cpus };
        taken.memoryPerNode = memoryMb;
        use.take(taken);
    }

    [[nodiscard]] std::optional<Allocation> choose(const JobRequest &job)
    {
        const std::uint32_t most = job.maxNodes == 0 ? noNodeLimit : job.maxNodes;
        return selector.choose(job, { job.minNodes, job.maxNodes == 0 ? job.minNodes : most, most }, machine.partitions.front().nodes, use);
    }

    /// The nodes and their CPUs, "1:4 2:4".
    [[nodiscard]] QString chosen(const JobRequest &job)
    {
        QString made;
        const Allocation allocation = choose(job).value_or(Allocation());
        for (std::size_t i = 0; i < allocation.nodes.size(); ++i) {
            made += (i == 0 ? "" : " ") + QString("%1:%2").arg(allocation.nodes[i]).arg(allocation.cpus[i]);
        }
        return made;
    }

    Policy policy;
    Machine machine;
    ReleaseRules rules;
    NodeUse use;
    NodeSelector selector;
};

} // namespace

class TestNodeSelector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTightestNodeIsTaken();
    void theFirstOfSingleNodesIsTakenSince2605();
    void nodesOfAGroupWeighAsTheNextWeight();
    void nodesWithoutFreeCpusAreNotWeighedSince2411();
    void plansWaitForLicensesIn2411();
    void jobsThatEndAtTheStartOfAPlanAreGoneSince2505();
    void tasksAreDealtInTurnAsFarAsSharesGo();
    void theTightestRunThatSufficesIsTaken();
    void anExclusiveJobTakesAllOfIdleNodes();
    void memoryPerCpuLimitsTheCpus();
    void allMemoryIsThatOfNodesWhereNoneIsTaken();
    void freeCpusAreCountedInTasksSince2302();
    void aJobWaitsForTheEndThatFreesItsNode();
    void nodesTestedForGpusComeFirstUntilWeightsAreReset();
    void soManyTasksAreOnEachNode_data();
    void soManyTasksAreOnEachNode();
    void requiredNodesAreTakenFirst_data();
    void requiredNodesAreTakenFirst();
    void neighboursOfRequiredNodesComeBeforeLighterOnes();
    void excludedNodesAreNoneForTheJob();
    void soManyCpusAreFreeOnEachNode_data();
    void soManyCpusAreFreeOnEachNode();
    void tasksWithoutRoomGetWhatIsLeftUntil2411();
    void tasksFillCores();
};

void TestNodeSelector::theTightestNodeIsTaken()
{
    Cluster cluster;
    cluster.occupy(1, 3);
    cluster.occupy(4, 4);
    const std::optional<Allocation> made = cluster.choose(smallJob(cluster.policy, 1, "red", 1, 4, 10));
    QVERIFY(made);
    QCOMPARE(made->nodes, std::vector<NodeIndex> { 4 });
    QCOMPARE(made->cpus, std::vector<std::uint32_t> { 4 });
}

/// Of one that fits as well as of several, by weight first; a job that may have two nodes still gets the tightest.
void TestNodeSelector::theFirstOfSingleNodesIsTakenSince2605()
{
    for (const auto &[release, first] : { std::pair<std::uint16_t, NodeIndex> { 2511, 4 }, { 2605, 1 }, { 0, 1 } }) {
        Cluster cluster(release);
        cluster.occupy(0, 5);
        cluster.occupy(1, 1);
        cluster.occupy(4, 4);
        JobRequest job = smallJob(cluster.policy, 1, "red", 1, 4, 10);
        QCOMPARE(cluster.chosen(job), QString("%1:4").arg(first));
        job.requiredNodes = { 3 };
        QCOMPARE(cluster.chosen(job), QString("3:4"));
        job.requiredNodes.clear();
        job.maxNodes = 2;
        job.isMaxOfTasks = true;
        QCOMPARE(
            cluster.selector.choose(job, { 1, 1, 2 }, cluster.machine.partitions.front().nodes, cluster.use)->nodes, std::vector<NodeIndex> { 4 });
        NodeSet lighter(6);
        lighter.insert(0);
        lighter.insert(1);
        lighter.insert(4);
        cluster.selector.weighDown(lighter);
        job.maxNodes = 1;
        QCOMPARE(cluster.chosen(job), QString("%1:4").arg(release == 2511 ? 5 : 2));
    }
}

/// Nodes that a group does not use yet count as those of the next Weight do, and make one run with them.
void TestNodeSelector::nodesOfAGroupWeighAsTheNextWeight()
{
    Policy policy = smallPolicy(2, 8, 16000, 2511);
    NodeGroup heavier = policy.nodeGroups->front();
    heavier.names = nodeNames(2, 2);
    heavier.foreign.push_back({ "Weight", "2", {} });
    policy.nodeGroups.edit().push_back(heavier);
    policy.partitions.edit().front().nodesWritten = nodeNames(4);
    policy.partitions.edit().front().nodes = { { 0, 4 } };
    const Machine machine = makeMachine(policy, expandNames);
    NodeUse use(machine);
    Allocation taken;
    taken.nodes = { 2 };
    taken.cpus = { 7 };
    use.take(taken);
    NodeSelector selector(machine, ReleaseRules(2511), 30);
    NodeSet unused(4);
    unused.insert(1);
    selector.weighDown(unused);
    JobRequest job = smallJob(policy, 1, "red", 2, 8, 10);
    QCOMPARE(selector.choose(job, { 2, 2, 2 }, machine.partitions.front().nodes, use)->nodes, (std::vector<NodeIndex> { 0, 2 }));
}

/// What has free GPUs and too few free CPUs weighs less than others until 24.05, as it was tried with all of its CPUs.
void TestNodeSelector::nodesWithoutFreeCpusAreNotWeighedSince2411()
{
    for (const auto &[release, node] : { std::pair<std::uint16_t, NodeIndex> { 2405, 1 }, { 2411, 0 } }) {
        Policy policy = smallPolicy(2, 8, 16000, release);
        policy.nodeGroups.edit().front().gres = { { "gres/gpu", 4 } };
        const Machine machine = makeMachine(policy, expandNames);
        NodeUse use(machine);
        Allocation taken;
        taken.nodes = { 1 };
        taken.cpus = { 8 };
        use.take(taken);
        NodeSelector selector(machine, ReleaseRules(release), 30);
        NodeSet second(2);
        second.insert(1);
        JobRequest gpus = smallJob(policy, 1, "red", 1, 1, 10);
        QVERIFY(machine.readGres("gpu:2", gpus.gres));
        QVERIFY(!selector.choose(gpus, { 1, 1, 1 }, second, use));
        use.give(taken);
        const JobRequest plain = smallJob(policy, 2, "red", 1, 1, 10);
        QCOMPARE(selector.choose(plain, { 1, 1, 1 }, machine.partitions.front().nodes, use)->nodes, std::vector<NodeIndex> { node });
    }
}

/// The holder of a license that the job asks for ends with those that are in its way, on whatever node it is.
void TestNodeSelector::plansWaitForLicensesIn2411()
{
    for (const auto &[release, start] : { std::pair<std::uint16_t, std::int64_t> { 2405, 1020 }, { 2411, 1045 }, { 2505, 1020 } }) {
        Cluster cluster(release);
        RunningJobs running;
        for (const auto &[node, end] : { std::pair<NodeIndex, std::int64_t> { 0, 1020 }, { 5, 1045 } }) {
            RunningJob job;
            job.entry = node;
            job.endTime = end;
            job.allocation.nodes = { node };
            job.allocation.cpus = { 8 };
            job.nodes = NodeSet(6);
            job.nodes.insert(node);
            job.licenses = { { 0, 1 } };
            cluster.use.take(job.allocation);
            running.add(job);
        }
        NodeSet first(6);
        first.insert(0);
        JobRequest asking = smallJob(cluster.policy, 1, "red", 1, 8, 10);
        asking.licenses = { { 0, 1 } };
        const std::optional<Plan> plan
            = cluster.selector.plan(asking, { 1, 1, 1 }, first, cluster.use, running.byEnd(), { 1000, 1000, 0 }, NodeSet(6));
        QVERIFY(plan);
        QCOMPARE(plan->start, start);
    }
}

/// A plan that is asked for from the second on in which a job ends finds another node before 25.05.
void TestNodeSelector::jobsThatEndAtTheStartOfAPlanAreGoneSince2505()
{
    for (const auto &[release, node] : { std::pair<std::uint16_t, NodeIndex> { 2411, 5 }, { 2505, 0 } }) {
        Cluster cluster(release);
        for (NodeIndex busy = 1; busy < 5; ++busy) {
            cluster.occupy(busy, 8);
        }
        RunningJobs running;
        RunningJob job;
        job.endTime = 1020;
        job.allocation.nodes = { 0 };
        job.allocation.cpus = { 4 };
        job.nodes = NodeSet(6);
        job.nodes.insert(0);
        cluster.use.take(job.allocation);
        running.add(job);
        cluster.occupy(0, 1);
        const JobRequest asking = smallJob(cluster.policy, 1, "red", 1, 7, 10);
        const std::optional<Plan> plan = cluster.selector.plan(
            asking, { 1, 1, 1 }, cluster.machine.partitions.front().nodes, cluster.use, running.byEnd(), { 1000, 1020, 0 }, NodeSet(6));
        QVERIFY(plan);
        QCOMPARE(plan->allocation.nodes, std::vector<NodeIndex> { node });
    }
}

/// 24 tasks on three to seven nodes: shares of 8, 8, 8, 1, 1, 1 CPUs (src/plugins/select/cons_tres/dist_tasks.c).
void TestNodeSelector::tasksAreDealtInTurnAsFarAsSharesGo()
{
    Cluster cluster;
    JobRequest job = smallJob(cluster.policy, 1, "red", 3, 24, 10);
    job.maxNodes = 7;
    const std::optional<Allocation> made = cluster.choose(job);
    QVERIFY(made);
    QCOMPARE(made->cpus, (std::vector<std::uint32_t> { 7, 7, 7, 1, 1, 1 }));
}

void TestNodeSelector::theTightestRunThatSufficesIsTaken()
{
    Cluster cluster;
    cluster.occupy(2, 8); // n0-n1 and n3-n5 are left
    const std::optional<Allocation> made = cluster.choose(smallJob(cluster.policy, 1, "red", 2, 16, 10));
    QVERIFY(made);
    QCOMPARE(made->nodes, (std::vector<NodeIndex> { 0, 1 }));
    const std::optional<Allocation> wider = cluster.choose(smallJob(cluster.policy, 2, "red", 3, 24, 10));
    QVERIFY(wider);
    QCOMPARE(wider->nodes, (std::vector<NodeIndex> { 3, 4, 5 }));
}

void TestNodeSelector::anExclusiveJobTakesAllOfIdleNodes()
{
    Cluster cluster;
    cluster.occupy(0, 1);
    JobRequest job = smallJob(cluster.policy, 1, "red", 2, 2, 10);
    job.isExclusive = true;
    const std::optional<Allocation> made = cluster.choose(job);
    QVERIFY(made);
    QCOMPARE(made->nodes, (std::vector<NodeIndex> { 1, 2 }));
    QCOMPARE(made->cpus, (std::vector<std::uint32_t> { 8, 8 }));
    cluster.use.take(*made);
    const std::optional<Allocation> next = cluster.choose(smallJob(cluster.policy, 2, "red", 1, 8, 10));
    QVERIFY(next);
    QCOMPARE(next->nodes, std::vector<NodeIndex> { 3 });
}

void TestNodeSelector::memoryPerCpuLimitsTheCpus()
{
    Cluster cluster;
    for (NodeIndex node = 0; node < 5; ++node) {
        cluster.occupy(node, 0, 13000); // 3000 MB are left
    }
    JobRequest job = smallJob(cluster.policy, 1, "red", 1, 4, 10);
    job.memoryPerCpu = 1000;
    const std::optional<Allocation> made = cluster.choose(job);
    QVERIFY(made);
    QCOMPARE(made->nodes, std::vector<NodeIndex> { 5 });
    QCOMPARE(made->totalMemory(), std::uint64_t { 4000 });
}

/// --mem=0 (job_test.c: _verify_node_state(), and what is written into the job's resources).
void TestNodeSelector::allMemoryIsThatOfNodesWhereNoneIsTaken()
{
    Cluster cluster;
    for (NodeIndex node = 0; node < 5; ++node) {
        cluster.occupy(node, 1, node == 4 ? 0 : 1);
    }
    JobRequest job = smallJob(cluster.policy, 1, "red", 1, 1, 10);
    job.takesWholeMemory = true;
    job.memoryPerNode = 20000; // what accounting made of it counts for nothing
    std::optional<Allocation> made = cluster.choose(job);
    QVERIFY(made);
    QCOMPARE(made->nodes, std::vector<NodeIndex> { 4 });
    QCOMPARE(made->totalMemory(), std::uint64_t { 16000 });
    cluster.use.take(*made);
    QCOMPARE(cluster.use.freeMemory(4), std::uint64_t { 0 });
    cluster.use.give(*made);
    QCOMPARE(cluster.use.freeMemory(4), std::uint64_t { 16000 });
}

void TestNodeSelector::freeCpusAreCountedInTasksSince2302()
{
    // 5 free CPUs are one task of 4: as tight as the node with 4, and before it. So are 8 when four tasks are wanted of each.
    for (const auto &[release, ofCpus, ofTasks] :
        { std::tuple<std::uint16_t, NodeIndex, NodeIndex> { 2205, 3, 3 }, { 2302, 1, 0 }, { 2511, 1, 0 } }) {
        Cluster cluster(release);
        cluster.occupy(1, 3);
        cluster.occupy(3, 4);
        JobRequest job = smallJob(cluster.policy, 1, "red", 1, 1, 10);
        job.cpusPerTask = 4;
        const std::optional<Allocation> made = cluster.choose(job);
        QVERIFY(made);
        QCOMPARE(made->nodes, std::vector<NodeIndex> { ofCpus });
        JobRequest other = smallJob(cluster.policy, 2, "red", 1, 4, 10);
        other.tasksPerNode = 4;
        QCOMPARE(cluster.chosen(other), QString("%1:4").arg(ofTasks));
    }
}

void TestNodeSelector::aJobWaitsForTheEndThatFreesItsNode()
{
    Cluster cluster;
    RunningJobs running;
    for (NodeIndex node = 0; node < 6; ++node) {
        RunningJob job;
        job.entry = node;
        job.endTime = 1000 + 100 * std::int64_t { node };
        job.listOrder = node;
        job.allocation.nodes = { node };
        job.allocation.cpus = { 8 };
        job.nodes = NodeSet(6);
        job.nodes.insert(node);
        cluster.use.take(job.allocation);
        running.add(job);
    }
    const NodeSet &nodes = cluster.machine.partitions.front().nodes;
    const std::optional<Plan> plan = cluster.selector.plan(
        smallJob(cluster.policy, 9, "red", 1, 8, 10), { 1, 1, 1 }, nodes, cluster.use, running.byEnd(), { 500, 500, 0 }, NodeSet(6));
    QVERIFY(plan);
    QCOMPARE(plan->start, std::int64_t { 1000 });
    QCOMPARE(plan->allocation.nodes, std::vector<NodeIndex> { 0 });
    const std::optional<Plan> overdue = cluster.selector.plan(
        smallJob(cluster.policy, 9, "red", 1, 8, 10), { 1, 1, 1 }, nodes, cluster.use, running.byEnd(), { 1010, 1010, 0 }, NodeSet(6));
    QVERIFY(overdue);
    QCOMPARE(overdue->start, std::int64_t { 1030 }); // KillWait after its end
}

void TestNodeSelector::nodesTestedForGpusComeFirstUntilWeightsAreReset()
{
    Policy policy = smallPolicy(4, 8, 16000, 2205);
    policy.nodeGroups.edit().front().gres = { { "gres/gpu", 4 }, { "gres/gpu:a100", 4 } };
    const Machine machine = makeMachine(policy, expandNames);
    NodeUse use(machine);
    NodeSelector selector(machine, ReleaseRules(2205), 30);
    NodeSet second(4);
    second.insert(2);
    JobRequest gpus = smallJob(policy, 1, "red", 1, 1, 10);
    QVERIFY(machine.readGres("gpu:a100:2", gpus.gres));
    QVERIFY(selector.choose(gpus, { 1, 1, 1 }, second, use));
    const JobRequest plain = smallJob(policy, 2, "red", 1, 1, 10);
    QCOMPARE(selector.choose(plain, { 1, 1, 1 }, machine.partitions.front().nodes, use)->nodes, std::vector<NodeIndex> { 2 });
    selector.resetWeights(machine.partitions.front().nodes);
    QCOMPARE(selector.choose(plain, { 1, 1, 1 }, machine.partitions.front().nodes, use)->nodes, std::vector<NodeIndex> { 0 });
}

void TestNodeSelector::soManyTasksAreOnEachNode_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("tasks");
    QTest::addColumn<int>("each");
    QTest::addColumn<int>("perTask");
    QTest::addColumn<int>("memory"); // of a CPU
    QTest::addColumn<QString>("got"); // of 5, 8, 8, 3, 8 and 8 free CPUs
    QTest::newRow("on two") << 2 << 8 << 4 << 1 << 0 << "4:4 5:4";
    QTest::newRow("as many nodes as tasks need") << 1 << 6 << 4 << 1 << 0 << "4:4 5:4"; // and as many tasks as nodes have room for
    QTest::newRow("of more than a CPU") << 2 << 4 << 2 << 3 << 0 << "1:6 2:6";
    QTest::newRow("on all that have room") << 6 << 6 << 1 << 1 << 0 << "0:1 1:1 2:1 3:1 4:1 5:1";
    QTest::newRow("where one lacks room") << 6 << 24 << 4 << 1 << 0 << "";
    QTest::newRow("none has so many") << 1 << 9 << 9 << 1 << 0 << "";
    QTest::newRow("none has the memory") << 1 << 8 << 8 << 1 << 2001 << "";
    QTest::newRow("some have the memory") << 1 << 8 << 8 << 1 << 2000 << "1:8";
}

/// As recorded on a slurmctld 22.05 with --ntasks-per-node.
void TestNodeSelector::soManyTasksAreOnEachNode()
{
    QFETCH(int, nodes);
    QFETCH(int, tasks);
    QFETCH(int, each);
    QFETCH(int, perTask);
    QFETCH(int, memory);
    QFETCH(QString, got);
    Cluster cluster;
    cluster.occupy(0, 3);
    cluster.occupy(3, 5);
    JobRequest job = smallJob(cluster.policy, 1, "red", static_cast<std::uint32_t>(nodes), static_cast<std::uint32_t>(tasks), 10);
    job.maxNodes = 0;
    job.tasksPerNode = static_cast<std::uint32_t>(each);
    job.cpusPerTask = static_cast<std::uint32_t>(perTask);
    job.memoryPerCpu = static_cast<std::uint64_t>(memory);
    QCOMPARE(cluster.chosen(job), got);
    NodeSet fit = cluster.machine.partitions.front().nodes;
    cluster.selector.dropUnfit(job, fit);
    QCOMPARE(fit.count() == 0, each > 8 || memory > 2000);
}

void TestNodeSelector::requiredNodesAreTakenFirst_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("most"); // 0: any number
    QTest::addColumn<int>("tasks");
    QTest::addColumn<QString>("required");
    QTest::addColumn<QString>("got"); // of 8, 8, 2, 8, 8 and 8 free CPUs
    QTest::newRow("one that suffices") << 1 << 0 << 4 << "4"
                                       << "4:4";
    QTest::newRow("one that has less than is wanted") << 1 << 0 << 6 << "2"
                                                      << "2:2 3:4"; // upwards first
    QTest::newRow("then downwards") << 1 << 0 << 12 << "5"
                                    << "4:4 5:8";
    QTest::newRow("two apart") << 2 << 0 << 6 << "0,4"
                               << "0:5 4:1";
    QTest::newRow("two of three") << 3 << 0 << 12 << "0,4"
                                  << "0:8 1:1 4:3";
    QTest::newRow("too many") << 1 << 1 << 4 << "0,4"
                              << "";
    QTest::newRow("the only one is too small") << 1 << 1 << 4 << "2"
                                               << "";
}

void TestNodeSelector::requiredNodesAreTakenFirst()
{
    QFETCH(int, nodes);
    QFETCH(int, most);
    QFETCH(int, tasks);
    QFETCH(QString, required);
    QFETCH(QString, got);
    Cluster cluster;
    cluster.occupy(2, 6);
    JobRequest job = smallJob(cluster.policy, 1, "red", static_cast<std::uint32_t>(nodes), static_cast<std::uint32_t>(tasks), 10);
    job.maxNodes = static_cast<std::uint32_t>(most);
    for (const QString &node : required.split(',')) {
        job.requiredNodes.push_back(node.toUInt());
    }
    QCOMPARE(cluster.chosen(job), got);
    for (const NodeIndex node : job.requiredNodes) {
        Cluster other;
        other.occupy(node, 8); // without one of them the job waits
        QVERIFY(!other.choose(job));
    }
}

/// Before those that were looked at by then; a lighter run behind them displaces them all the same, as in _eval_nodes().
void TestNodeSelector::neighboursOfRequiredNodesComeBeforeLighterOnes()
{
    Cluster cluster;
    cluster.machine.weight = { 1, 1, 5, 5, 5, 9 };
    cluster.selector.resetWeights(cluster.machine.partitions.front().nodes);
    JobRequest job = smallJob(cluster.policy, 1, "red", 1, 12, 10);
    job.maxNodes = 0;
    QCOMPARE(cluster.chosen(job), QString("0:8 1:4"));
    job.requiredNodes = { 3 };
    QCOMPARE(cluster.chosen(job), QString("3:8 4:4"));
    job.requiredNodes = { 2 }; // the first of its weight: it does not count for its neighbours
    QCOMPARE(cluster.chosen(job), QString("0:4 2:8"));
    cluster.machine.weight = { 5, 5, 5, 1, 1, 1 };
    cluster.selector.resetWeights(cluster.machine.partitions.front().nodes);
    job.requiredNodes = { 1 };
    QCOMPARE(cluster.chosen(job), QString("1:8 3:4"));
}

void TestNodeSelector::excludedNodesAreNoneForTheJob()
{
    Cluster cluster;
    JobRequest job = smallJob(cluster.policy, 1, "red", 1, 4, 10);
    job.excludedNodes = { 0, 2 };
    NodeSet fit = cluster.machine.partitions.front().nodes;
    cluster.selector.dropUnfit(job, fit);
    QCOMPARE(fit.count(), 4U);
    QVERIFY(!fit.has(0) && fit.has(1) && !fit.has(2));
}

void TestNodeSelector::soManyCpusAreFreeOnEachNode_data()
{
    QTest::addColumn<int>("release");
    QTest::addColumn<bool>("hasTasks"); // -n was asked for
    QTest::addColumn<QString>("chosen");
    QTest::newRow("22.05") << 2205 << true << "2:6 3:6";
    QTest::newRow("22.05, no tasks") << 2205 << false << "2:6 3:6";
    QTest::newRow("25.11") << 2511 << true << "2:1 3:1";
    QTest::newRow("25.11, no tasks") << 2511 << false << "2:6 3:6";
}

/// --mincpus (common_allocate(), _cpus_to_use(), _get_task_count()).
void TestNodeSelector::soManyCpusAreFreeOnEachNode()
{
    QFETCH(int, release);
    QFETCH(bool, hasTasks);
    QFETCH(QString, chosen);
    Cluster cluster(static_cast<std::uint16_t>(release));
    cluster.occupy(0, 3);
    cluster.occupy(1, 3);
    JobRequest job = smallJob(cluster.policy, 1, "red", 2, 2, 10);
    job.leastCpusPerNode = 6;
    job.hasTasks = hasTasks;
    QCOMPARE(cluster.chosen(job), chosen);
    job.leastCpusPerNode = 9;
    NodeSet fit = cluster.machine.partitions.front().nodes;
    cluster.selector.dropUnfit(job, fit);
    QCOMPARE(fit.count(), 0U);
}

/// Five tasks of two CPUs where two nodes have five each: the fifth has one CPU.
void TestNodeSelector::tasksWithoutRoomGetWhatIsLeftUntil2411()
{
    for (const std::uint16_t release : { std::uint16_t { 2205 }, std::uint16_t { 2411 } }) {
        Cluster cluster(release);
        for (NodeIndex node = 0; node < 6; ++node) {
            cluster.occupy(node, node < 2 ? 3 : 8);
        }
        JobRequest job = smallJob(cluster.policy, 1, "red", 2, 5, 10);
        job.cpusPerTask = 2;
        QCOMPARE(cluster.chosen(job), QString(release == 2205 ? "0:5 1:4" : ""));
    }
}

/// Six tasks on two nodes with two threads a core: 4 and 2 CPUs, not 3 and 3, which would be four cores.
void TestNodeSelector::tasksFillCores()
{
    Policy policy = smallPolicy(2, 8, 16000, 2205);
    policy.nodeGroups.edit().front().cores = 4;
    const Machine machine = makeMachine(policy, expandNames);
    NodeSelector selector(machine, ReleaseRules(2205), 30);
    const JobRequest job = smallJob(policy, 1, "red", 2, 6, 10);
    const std::optional<Allocation> made = selector.choose(job, { 2, 2, 2 }, machine.partitions.front().nodes, NodeUse(machine));
    QVERIFY(made);
    QCOMPARE(made->cpus, (std::vector<std::uint32_t> { 4, 2 }));
}

APPORTION_TEST(TestNodeSelector)
} // namespace test_node_selector

#include "test_node_selector.moc"
