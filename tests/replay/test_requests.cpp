// SPDX-License-Identifier: GPL-3.0-or-later
// What the settings of a cluster make of the jobs of a trace, and which of them a replay leaves out. The cases were recorded on a
// slurmctld 22.05, which started the jobs as is said here.
#include "replay/recording.h"
#include "replay/unmodelled_settings.h"
#include "replay_testing.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_requests
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

class TestRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void priorityBasicStartsInTheOrderOfSubmission_data();
    void priorityBasicStartsInTheOrderOfSubmission();
    void memoryOfAllIsThatOfCpus_data();
    void memoryOfAllIsThatOfCpus();
    void memoryCountsOnlyWhereItIsConsumed();
    void memoryOfTheSystemIsNotForJobs();
    void anAssociationForThePartitionCountsFirst();
    void aDependencyWithMinutesIsNotReadWhole();
    void nodesAreFoundByName();
    void usersWithoutAssociationsAreNotOne_data();
    void usersWithoutAssociationsAreNotOne();
    void optionsThatAreNotKeptAreTold();
    void featuresAreThoseOfNodes_data();
    void featuresAreThoseOfNodes();
    void jobsRunWhereTheirFeaturesAre_data();
    void jobsRunWhereTheirFeaturesAre();
    void whatGpusAndNodesGiveIsAskedFor();
    void gpusOfAJobAreNotOfEachNode();
    void gpusHaveMemoryByDefault();
    void aChoiceIsKeptToByAllNodesOfAJob();
    void whatIsLeftOutIsTold_data();
    void whatIsLeftOutIsTold();

private:
    static JobRequest requestOf(const SmallReplay &small, std::size_t submission = 0)
    {
        const Workload workload(small.policy, small.machine, small.trace);
        return workload.request(workload.submissions().at(submission));
    }
    static void setConf(SmallReplay &small, const char *key, const char *value) { small.policy.foreignConf.edit().push_back({ key, value, {} }); }
};

void TestRequests::priorityBasicStartsInTheOrderOfSubmission_data()
{
    QTest::addColumn<int>("nice"); // of the third job
    QTest::newRow("alike") << 0;
    QTest::newRow("one steps back") << 100;
}

/// One job at a time, over some periods of priorities: whoever came behind a pass was priced as if the queue were empty, and went first.
void TestRequests::priorityBasicStartsInTheOrderOfSubmission()
{
    QFETCH(int, nice);
    SmallReplay small;
    small.policy.priority.type = PriorityType::Basic;
    constexpr std::uint32_t count = 20;
    for (std::uint32_t id = 1; id <= count; ++id) {
        small.add(id, std::int64_t { id } * 60, 120).nice = id == 3 ? nice : 0;
    }
    const ReplayResult result = small.replay();
    std::vector<std::uint32_t> order;
    for (std::uint32_t place = 0; place < count; ++place) {
        order.push_back(place);
        QVERIFY(result.jobs[place].hasStarted());
    }
    std::stable_sort(
        order.begin(), order.end(), [&result](std::uint32_t a, std::uint32_t b) { return result.jobs[a].startTime < result.jobs[b].startTime; });
    if (nice > 0) { // those that come after it count on as if there were no nice, and so stand above it
        QCOMPARE(order.back(), 2U);
        order.pop_back();
    }
    QVERIFY(std::is_sorted(order.begin(), order.end()));
}

void TestRequests::memoryOfAllIsThatOfCpus_data()
{
    QTest::addColumn<QString>("cluster"); // DefMemPerCPU of all
    QTest::addColumn<QString>("partition"); // a key of the partition
    QTest::addColumn<quint64>("memory"); // of the job, on 12 CPUs
    QTest::addColumn<bool>("isOfCpus");
    QTest::newRow("of all") << "1500"
                            << "" << quint64 { 18000 } << true;
    QTest::newRow("of the partition") << ""
                                      << "DefMemPerCPU=1000" << quint64 { 12000 } << true;
    QTest::newRow("the partition's counts first") << "1000"
                                                  << "DefMemPerCPU=900" << quint64 { 12000 } << false;
    QTest::newRow("of nodes") << "1000"
                              << "DefMemPerNode=12000" << quint64 { 12000 } << false;
    QTest::newRow("more than a node has, in a script") << ""
                                                       << "" << quint64 { 24000 } << true;
    QTest::newRow("asked for") << "1000"
                               << "" << quint64 { 11000 } << false;
}

/// 16000 MB a node: such jobs ran on two, and never started in a replay that wanted all of it on one.
void TestRequests::memoryOfAllIsThatOfCpus()
{
    QFETCH(QString, cluster);
    QFETCH(QString, partition);
    QFETCH(quint64, memory);
    QFETCH(bool, isOfCpus);
    SmallReplay small(2);
    if (!cluster.isEmpty()) {
        setConf(small, "DefMemPerCPU", cluster.toLatin1().constData());
    }
    if (const auto equals = partition.indexOf('='); equals > 0) {
        small.policy.partitions.edit().front().foreign.push_back(
            { partition.left(equals).toStdString(), partition.mid(equals + 1).toStdString(), {} });
    }
    small.add(1, 0, 100, 12).memoryMb = memory;
    small.trace.jobs.back().maxNodes = 0;
    const JobRequest request = requestOf(small);
    QCOMPARE(request.memoryPerCpu, isOfCpus ? memory / 12 : 0);
    QCOMPARE(request.memoryPerNode, isOfCpus ? 0 : memory);
    QCOMPARE(small.replay().jobs[0].hasStarted(), isOfCpus || memory < 16000);
}

void TestRequests::memoryCountsOnlyWhereItIsConsumed()
{
    for (const char *consumed : { "CR_Core", "CR_CPU", "CR_Core_Memory", "" }) {
        SmallReplay small;
        setConf(small, "SelectTypeParameters", consumed);
        for (std::uint32_t id = 1; id <= 4; ++id) {
            small.add(id, 0, 100, 2).memoryMb = 10000; // of 16000
        }
        const ReplayResult result = small.replay();
        const auto together = std::count_if(
            result.jobs.begin(), result.jobs.end(), [&result](const ReplayedJob &job) { return job.startTime < result.jobs[0].endTime; });
        QCOMPARE(together, std::string_view(consumed) == "CR_Core" || std::string_view(consumed) == "CR_CPU" ? 4 : 1);
    }
}

void TestRequests::memoryOfTheSystemIsNotForJobs()
{
    for (const bool isLimited : { false, true }) {
        SmallReplay small;
        if (isLimited) {
            small.policy.nodeGroups.edit().front().foreign.push_back({ "MemSpecLimit", "4000", {} });
            small.machine = makeMachine(small.policy, expandNames);
        }
        for (std::uint32_t id = 1; id <= 3; ++id) {
            small.add(id, 0, 100, 2).memoryMb = 5000; // 15000 of 16000
        }
        const ReplayResult result = small.replay();
        QCOMPARE(result.jobs[2].startTime < result.jobs[0].endTime, !isLimited);
    }
}

void TestRequests::anAssociationForThePartitionCountsFirst()
{
    SmallReplay small;
    AssociationTree &tree = small.policy.associations;
    const AssociationId red = tree.findAccount("red");
    const AssociationId plain = tree.findUser(red, "reduser");
    Partition side = small.policy.partitions->front();
    side.name = "side";
    small.policy.partitions.edit().push_back(side);
    small.machine = makeMachine(small.policy, expandNames);
    const AssociationId own = tree.addUser(red, "reduser", 1, "side");
    small.add(1, 0, 100);
    small.add(2, 1, 100).partitions = small.trace.names.add("side");
    small.add(3, 2, 100).partitions = small.trace.names.add("side,main");
    QCOMPARE(requestOf(small, 0).association, plain);
    QCOMPARE(requestOf(small, 1).association, own);
    QCOMPARE(requestOf(small, 2).association, own);
    small.trace.jobs[1].user = small.trace.names.add("nobody");
    QCOMPARE(requestOf(small, 1).association, noAssociation);
}

void TestRequests::aDependencyWithMinutesIsNotReadWhole()
{
    JobRequest request;
    QVERIFY(parseDependencies("after:7,afterok:8(unfulfilled)", request));
    QCOMPARE(request.dependencies.size(), std::size_t { 2 });
    JobRequest ofArray;
    QVERIFY(parseDependencies("afterok:12_*(unfulfilled),afterany:13_4(unfulfilled)", ofArray));
    QCOMPARE(ofArray.dependencies.at(0).task, noTask);
    QCOMPARE(ofArray.dependencies.at(1).task, 4U);
    JobRequest delayed;
    QVERIFY(!parseDependencies("after:7+5", delayed)); // told among those that could not be read
    QCOMPARE(delayed.dependencies.size(), std::size_t { 1 }); // and better than none
}

void TestRequests::usersWithoutAssociationsAreNotOne_data()
{
    QTest::addColumn<QString>("limit");
    QTest::newRow("of users") << "MaxJobsPerUser";
    QTest::newRow("of accounts") << "MaxJobsPerAccount";
}

void TestRequests::usersWithoutAssociationsAreNotOne()
{
    QFETCH(QString, limit);
    SmallReplay small;
    small.policy.qos.edit().front().foreign.push_back({ limit.toStdString(), "1" });
    for (const auto &[id, user] : { std::pair<std::uint32_t, const char *> { 1, "20015" }, { 2, "20016" }, { 3, "20015" }, { 4, "" }, { 5, "" } }) {
        small.add(id, id, 1000, 1).user = *user == '\0' ? NameId { 0 } : small.trace.names.add(user);
    }
    const ReplayResult result = small.replay();
    QVERIFY(result.jobs[2].startTime >= result.jobs[0].endTime); // of the same
    for (const std::size_t other : { 1U, 3U, 4U }) {
        QVERIFY2(result.jobs[other].startTime < result.jobs[0].endTime, qPrintable(QString::number(other)));
    }
}

void TestRequests::nodesAreFoundByName()
{
    SmallReplay small(4);
    const std::vector<std::string> names = small.machine.names;
    TraceJob &job = small.add(1, 0, 100);
    job.nodes = small.trace.names.add(names[3] + ',' + names[1] + ',' + names[3]);
    job.excluded = small.trace.names.add(names[0]);
    job.tasksPerNode = 2;
    small.add(2, 1, 100).excluded = small.trace.names.add(names[2] + ",elsewhere");
    const JobRequest request = requestOf(small, 0);
    QCOMPARE(request.requiredNodes, (std::vector<NodeIndex> { 1, 3 }));
    QCOMPARE(request.excludedNodes, (std::vector<NodeIndex> { 0 }));
    QCOMPARE(request.tasksPerNode, 2U);
    QCOMPARE(request.minNodes, 2U); // each of them
    QCOMPARE(requestOf(small, 1).excludedNodes, (std::vector<NodeIndex> { 2 }));
    const Workload workload(small.policy, small.machine, small.trace);
    QCOMPARE(workload.counts().unknownNodes, std::uint64_t { 1 });
    QCOMPARE(workload.counts().unmodelled, std::uint64_t { 1 });
    QCOMPARE(workload.unmodelled(0), std::uint16_t { 0 });
    QCOMPARE(Workload::unmodelledWords.back(), "unknown-nodes");
    QCOMPARE(workload.unmodelled(1), std::uint16_t { 1U << (Workload::unmodelledWords.size() - 1) });
}

void TestRequests::optionsThatAreNotKeptAreTold()
{
    SmallReplay small;
    small.add(1, 0, 100);
    small.add(2, 1, 100).flags |= TraceJob::OtherOptions;
    small.trace.jobs.back().lacks |= TraceJob::NoScript;
    const Workload workload(small.policy, small.machine, small.trace);
    QCOMPARE(workload.counts().options, std::uint64_t { 1 });
    QCOMPARE(workload.counts().scripts, std::uint64_t { 1 });
    QCOMPARE(workload.counts().unmodelled, std::uint64_t { 1 });
    QCOMPARE(workload.unmodelled(0), std::uint16_t { 0 });
    QVERIFY(workload.unmodelled(1) != 0);
}

namespace
{

/// Three lines of two nodes: "fast", "ib", both.
SmallReplay featured()
{
    SmallReplay small(6);
    auto &groups = small.policy.nodeGroups.edit();
    const NodeGroup like = groups.front();
    groups.assign(3, like);
    const std::array<const char *, 3> features = { "fast", "\"ib\"", "fast,ib(2)" };
    for (std::uint32_t i = 0; i < 3; ++i) {
        groups[i].names = nodeNames(2, 2 * i);
        groups[i].count = 2;
        groups[i].foreign.push_back({ i == 0 ? "Features" : "Feature", features.at(i), {} });
    }
    small.policy.partitions.edit().front().nodes = { { 0, 2 }, { 1, 2 }, { 2, 2 } };
    small.machine = makeMachine(small.policy, expandNames);
    return small;
}

} // namespace

void TestRequests::featuresAreThoseOfNodes_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("nodes");
    QTest::newRow("one") << "fast"
                         << "0145";
    QTest::newRow("and") << "fast&ib"
                         << "45";
    QTest::newRow("comma") << "fast,ib"
                           << "45";
    QTest::newRow("or") << "fast|ib"
                        << "012345";
    QTest::newRow("from left to right") << "ib&fast|ib"
                                        << "2345";
    QTest::newRow("parentheses") << "ib&(fast|ib)"
                                 << "2345";
    QTest::newRow("parentheses first") << "(ib|fast)&fast"
                                       << "0145";
    QTest::newRow("parentheses alone") << "(fast)"
                                       << "0145";
    QTest::newRow("counted") << "fast*2"
                             << "-";
    QTest::newRow("a choice") << "[fast|ib]"
                              << "012345:0145/2345:0145/2345";
    QTest::newRow("a choice among some") << "ib&[fast|ib]"
                                         << "2345:0145/2345:2345/0145/2345"; // backfill takes all of it for a choice
    QTest::newRow("a choice first") << "[fast|ib]&fast"
                                    << "0145:0145/2345:0145/2345/0145";
    QTest::newRow("a choice with parentheses") << "[fast|(fast&ib)]"
                                               << "012345:0145/45:0145/45";
    QTest::newRow("a choice with counts") << "[fast*1&ib*1]"
                                          << "-";
    QTest::newRow("a choice without counts") << "[fast&ib]"
                                             << "-";
    QTest::newRow("two choices") << "[fast|ib]&[fast|ib]"
                                 << "-";
    QTest::newRow("an open choice") << "[fast|ib"
                                    << "-";
    QTest::newRow("a choice that is none") << "fast|ib]"
                                           << "-";
    QTest::newRow("on no node") << "fast|huge"
                                << "-";
    QTest::newRow("of another case") << "FAST"
                                     << "-";
    QTest::newRow("open") << "(fast|ib"
                          << "-";
    QTest::newRow("nothing between") << "fast&&ib"
                                     << "-";
    QTest::newRow("nothing") << ""
                             << "-";
}

void TestRequests::featuresAreThoseOfNodes()
{
    QFETCH(QString, expression);
    QFETCH(QString, nodes);
    const SmallReplay small = featured();
    const std::optional<FeaturedNodes> found = small.machine.withFeatures(expression.toStdString());
    QString names = found ? "" : "-";
    const auto add = [&names](const char *before, const NodeSet &set) {
        names += before;
        set.forEach([&names](NodeIndex node) { names += QString::number(node); });
    };
    if (found) {
        add("", found->nodes);
        for (const auto *sets : { &found->choices, &found->planned }) {
            for (const NodeSet &one : *sets) {
                add(&one == &sets->front() ? ":" : "/", one);
            }
        }
    }
    QCOMPARE(names, nodes);
}

void TestRequests::jobsRunWhereTheirFeaturesAre_data()
{
    QTest::addColumn<bool>("fast");
    QTest::newRow("exact") << false;
    QTest::newRow("fast") << true;
}

/// Three jobs that fill a node each, of which two nodes have the features: the third waits.
void TestRequests::jobsRunWhereTheirFeaturesAre()
{
    QFETCH(bool, fast);
    SmallReplay small = featured();
    for (std::uint32_t id = 1; id <= 4; ++id) {
        small.add(id, 0, 600, 8).features = small.trace.names.add(id < 4 ? "fast&ib" : "fast*1");
    }
    const Workload workload(small.policy, small.machine, small.trace);
    QCOMPARE(workload.counts().features, std::uint64_t { 1 });
    ReplayOptions options;
    options.isFast = fast;
    const ReplayResult result = small.replay(options);
    int together = 0;
    for (std::uint32_t id = 1; id <= 3; ++id) {
        QVERIFY(result.jobs[id - 1].hasStarted());
        together += result.jobs[id - 1].startTime < result.jobs[0].startTime + 300 ? 1 : 0;
    }
    QCOMPARE(together, 2);
}

void TestRequests::whatGpusAndNodesGiveIsAskedFor()
{
    SmallReplay small;
    TraceJob &job = small.add(1, 0, 100, 2);
    job.gres = small.trace.names.add("gpu:2");
    job.memoryMb = 700;
    job.cpusPerNode = 4;
    job.flags |= TraceJob::MemoryPerGpu | TraceJob::GresPerTask | TraceJob::NoTasksAsked;
    const JobRequest request = requestOf(small);
    QCOMPARE(request.memoryPerGpu, std::uint64_t { 700 });
    QCOMPARE(request.memoryPerNode, std::uint64_t { 0 });
    QCOMPARE(request.leastCpusPerNode, 4U);
    QVERIFY(request.gres.front().isPerTask);
    QVERIFY(request.gres.front().isGpu);
    QVERIFY(!request.hasTasks);
    QCOMPARE(request.memoryOf(2, 1), std::uint64_t { 2800 });
}

void TestRequests::gpusOfAJobAreNotOfEachNode()
{
    SmallReplay small;
    TraceJob &job = small.add(1, 0, 100, 8);
    job.gres = small.trace.names.add("gpu:3");
    job.memoryMb = 700;
    job.minNodes = 2;
    job.maxNodes = 5;
    job.flags |= TraceJob::MemoryPerGpu | TraceJob::GresPerJob;
    const JobRequest request = requestOf(small);
    QVERIFY(request.gres.front().isPerJob && !request.gres.front().isPerTask);
    QCOMPARE(request.maxNodes, 3U); // one GPU of each at least
    QCOMPARE(request.memoryOf(8, 2), std::uint64_t { 2100 });
    QCOMPARE(request.gres.front().countOf(8, 2), std::uint64_t { 3 });
}

/// As accounting tells them: what they would have without GPUs.
void TestRequests::gpusHaveMemoryByDefault()
{
    SmallReplay small;
    const std::uint64_t whole = small.machine.memoryMb.front();
    for (std::uint32_t id = 1; id <= 4; ++id) {
        TraceJob &job = small.add(id, id, 100, 2);
        job.gres = small.trace.names.add(id == 3 ? "" : "gpu:2");
        job.memoryMb = id == 4 ? 1400 : whole;
        job.flags |= id == 2 ? TraceJob::MemoryAsked : 0;
    }
    QCOMPARE(requestOf(small, 0).memoryPerNode, whole);
    setConf(small, "DefMemPerGPU", "900");
    QCOMPARE(requestOf(small, 0).memoryPerGpu, std::uint64_t { 900 });
    QCOMPARE(requestOf(small, 0).memoryPerNode, std::uint64_t { 0 });
    for (const std::size_t asking : { 1U, 2U, 3U }) {
        const JobRequest request = requestOf(small, asking);
        QCOMPARE(request.memoryPerGpu, std::uint64_t { 0 });
        QCOMPARE(request.memoryPerNode, asking == 3 ? std::uint64_t { 1400 } : whole);
        QCOMPARE(request.freeMemoryPerGpu, std::uint64_t { asking == 2 ? 0U : 900U });
    }
    setConf(small, "DefMemPerCPU", "700");
    QCOMPARE(requestOf(small, 3).memoryPerGpu, std::uint64_t { 900 });
    QCOMPARE(requestOf(small, 0).memoryPerGpu, std::uint64_t { 0 });
    small.policy.partitions.edit().front().foreign.push_back({ "DefMemPerGPU", "50", {} });
    QCOMPARE(requestOf(small, 3).memoryPerGpu, std::uint64_t { 50 });
}

/// Four nodes have each of two features: a job of five nodes of one of them never starts.
void TestRequests::aChoiceIsKeptToByAllNodesOfAJob()
{
    SmallReplay small = featured();
    for (std::uint32_t id = 1; id <= 2; ++id) {
        TraceJob &job = small.add(id, 0, 600, 8 * (id + 3));
        job.features = small.trace.names.add("[fast|ib]");
        job.minNodes = job.maxNodes = id + 3;
    }
    const ReplayResult result = small.replay();
    QVERIFY(result.jobs[0].hasStarted()); // of four
    QVERIFY(!result.jobs[1].hasStarted());
}

void TestRequests::whatIsLeftOutIsTold_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *where, const char *key, const char *value, const char *told) {
        QTest::newRow(qPrintable(QString("%1 %2=%3").arg(where, key, value))) << QString(where) << QString(key) << QString(value) << QString(told);
    };
    row("conf", "SelectType", "select/linear", "SelectType=select/linear");
    row("conf", "SelectType", "select/cons_tres", "");
    row("conf", "SelectTypeParameters", "CR_Socket_Memory,CR_LLN", "SelectTypeParameters=CR_Socket_Memory|SelectTypeParameters=CR_LLN");
    row("conf", "SelectTypeParameters", "CR_Core_Memory,CR_ONE_TASK_PER_CORE", "");
    row("conf", "SchedulerParameters", "bf_window=60,bf_min_prio_reserve=5,defer",
        "SchedulerParameters=bf_min_prio_reserve=5|SchedulerParameters=defer");
    row("partition", "MaxCPUsPerNode", "4", "partition main: MaxCPUsPerNode=4");
    row("partition", "MaxCPUsPerNode", "UNLIMITED", "");
    row("partition", "OverSubscribe", "FORCE:2", "partition main: OverSubscribe=FORCE:2");
    row("partition", "OverSubscribe", "FORCE:1", "");
    row("partition", "OverSubscribe", "EXCLUSIVE", "");
    row("partition", "ExclusiveUser", "YES", "partition main: ExclusiveUser=YES");
    row("qos", "Flags", "NoDecay,NoReserve,PartitionMinNodes,PartitionMaxNodes", "");
    row("qos", "Flags", "OverPartQOS,DenyOnLimit,NoDecay,UsageFactorSafe", "");
    row("qos", "Flags", "DenyOnLimit,EnforceUsageThreshold,Relative", "QOS normal: Flags=EnforceUsageThreshold|QOS normal: Flags=Relative");
    row("qos", "LimitFactor", "1.5", "QOS normal: LimitFactor=1.5");
    row("qos", "LimitFactor", "1.000000", "");
    row("qos", "MinPrioThreshold", "1000", "QOS normal: MinPrioThresh=1000");
    row("qos", "MaxJobsAccruePU", "2", "QOS normal: MaxJobsAccruePerUser=2");
    row("qos", "GrpJobs", "2", "");
    row("account", "MinPrioThresh", "9", "account red: MinPrioThresh=9");
    row("conf", "JobDefaults", "DefCpuPerGPU=4", "JobDefaults=DefCpuPerGPU=4");
    row("partition", "JobDefaults", "DefMemPerGPU=2000", "partition main: JobDefaults=DefMemPerGPU=2000");
    row("conf", "DefMemPerGPU", "2000", "");
    row("conf", "DefCpuPerGPU", "4", "DefCPUPerGPU=4");
    row("partition", "DefCPUPerGPU", "4", "partition main: DefCPUPerGPU=4");
    row("partition", "DefCPUPerGPU", "0", "");
    row("conf", "CompleteWait", "32", "CompleteWait=32");
    row("conf", "CompleteWait", "0", "");
    row("conf", "TopologyPlugin", "topology/tree", "TopologyPlugin=topology/tree");
    row("conf", "TopologyPlugin", "topology/default", "");
    row("conf", "SchedulerParameters", "bf_running_job_reserve,requeue_delay=5,bf_continue",
        "SchedulerParameters=bf_running_job_reserve|SchedulerParameters=requeue_delay=5");
    row("qos", "MaxJobsAccruePerUser", "1", "QOS normal: MaxJobsAccruePerUser=1");
    row("account", "GrpJobsAccrue", "3", "account red: GrpJobsAccrue=3");
}

void TestRequests::whatIsLeftOutIsTold()
{
    QFETCH(QString, where);
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, told);
    SmallReplay small;
    QVERIFY(unmodelledSettings(small.policy).empty());
    const ForeignKey written { key.toStdString(), value.toStdString(), {} };
    if (where == QLatin1String("conf")) {
        setConf(small, key.toLatin1().constData(), value.toLatin1().constData());
    } else if (where == QLatin1String("partition")) {
        small.policy.partitions.edit().front().foreign.push_back(written);
    } else if (where == QLatin1String("qos")) {
        small.policy.qos.edit().front().foreign.push_back(written);
    } else {
        AssociationTree &tree = small.policy.associations;
        tree.setOptions(tree.findAccount("red"), (key + '=' + value).toStdString());
    }
    QString all;
    for (const std::string &one : unmodelledSettings(small.policy)) {
        all += (all.isEmpty() ? "" : "|") + QString::fromStdString(one);
    }
    QCOMPARE(all, told);
}

APPORTION_TEST(TestRequests)
} // namespace test_requests

#include "test_requests.moc"
