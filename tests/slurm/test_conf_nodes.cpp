// SPDX-License-Identifier: GPL-3.0-or-later
#include "conf_testing.h"
#include "core/check/checker.h"
#include "reader_testing.h"
#include "slurm/conf/running_conf.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace test_conf_nodes
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

class TestConfNodes : public ConfTest
{
    Q_OBJECT

private Q_SLOTS:
    void defaultsCountForTheLinesBelowThem();
    void defaultsThatNothingStandsBelowAreJudgedToo();
    void aMistakeOfADefaultLineIsToldThereAndOnce();
    void valuesOfDefaultLinesAreToldOnce();
    void rowsKnowTheirLine();
    void cpusComeFromTheTopologyWhenNotGiven_data();
    void cpusComeFromTheTopologyWhenNotGiven();
    void cpusOfADefaultLineCountBeforeProcs();
    void gresAreCountedByNameAndType();
    void gresAreWhatSlurmctldTakesThemFor_data();
    void gresAreWhatSlurmctldTakesThemFor();
    void moreGresThanAreReadAreTold();
    void partitionsFindTheirNodes();
    void nodeSetsNameNodesAndFeatures();
    void nodeSetsAreTakenOnceInTheirOrder();
    void unknownNodesAreTold();
    void openBracketsAreTheNodesOfOldReleases();
    void nodesMayBeDefinedBelowTheirPartitions();
    void theLastDefaultPartitionCounts();
    void priorityOfAPartitionSetsBoth();
    void whatNoDefaultLineMayHaveIsTold();
    void nothingInQuotesIsNoYesOfADefaultLine();
    void memoryBeyondCountingIsTaken();
    void namesAndPortsThatCannotBeAreTold();
    void nodesOfATopologyComeFromTheRunningPartition();
    void oneSocketOfANodeIsLeftToJobs_data();
    void oneSocketOfANodeIsLeftToJobs();
};

void TestConfNodes::defaultsThatNothingStandsBelowAreJudgedToo()
{
    QVERIFY(read("NodeName=DEFAULT CPUs=4 Statte=UP\nNodeName=n[1-2]\nPartitionName=a Nodes=n1\nPartitionName=DEFAULT MaxTme=60\n"
                 "NodeName=DEFAULT Weight=1\nNodeName=DEFAULT Feeture=x\n"));
    QCOMPARE(m_policy.foreignConf->size(), std::size_t { 3 });
    QCOMPARE(m_policy.foreignConf->at(0), (ForeignLine { "NodeName", "DEFAULT Weight=1", {} }));
    QCOMPARE(m_policy.foreignConf->at(1), (ForeignLine { "NodeName", "DEFAULT Feeture=x", {} }));
    QCOMPARE(m_policy.foreignConf->at(2), (ForeignLine { "PartitionName", "DEFAULT MaxTme=60", {} }));
    QCOMPARE(m_policy.foreignConf->at(2).place.line, 4u);
}

void TestConfNodes::aMistakeOfADefaultLineIsToldThereAndOnce()
{
    QVERIFY(read("NodeName=DEFAULT Featurs=x\nNodeName=n[1-2]\nNodeName=n3 Wieght=3\nNodeName=DEFAULT CPUs=4\nNodeName=n4\n"
                 "PartitionName=DEFAULT MaxTim=60\nPartitionName=a Nodes=n1\nPartitionName=b Nodes=n1\nPartitionName=c Nodes=n1\n"));
    QStringList told;
    for (const Diagnostic &finding : check(m_policy, {})) {
        if (finding.code == "conf-key-unknown") {
            told.append(QStringLiteral("%1: %2").arg(finding.place.line).arg(QString::fromStdString(finding.message.english()).section(" is", 0, 0)));
        }
    }
    QCOMPARE(told, QStringList({ "6: MaxTim in PartitionName=DEFAULT", "1: Featurs in NodeName=DEFAULT", "3: Wieght in NodeName=n3" }));
}

/// A value of a DEFAULT line is that of each row below it, and one mistake.
void TestConfNodes::valuesOfDefaultLinesAreToldOnce()
{
    QVERIFY(read("NodeName=DEFAULT RealMemory=lots Sockets=0 Gres=gpu:a:many\nNodeName=n[1-2]\nNodeName=n3 RealMemory=some\nNodeName=n4\n"
                 "NodeName=DEFAULT RealMemory=more Gres=gpu:1\nNodeName=n5\nNodeName=n6\n"
                 "PartitionName=DEFAULT MaxTime=ever PriorityJobFactor=x Priority=y TRESBillingWeights=CPU=z Nodes=n[8-9] Default=perhaps\n"
                 "PartitionName=a\nPartitionName=b MaxTime=never\nPartitionName=c Nodes=n7\nPartitionName=d\n"));
    QStringList told;
    for (const Diagnostic &finding : m_diagnostics) {
        told.append(QStringLiteral("%1: %2").arg(QString::number(finding.place.line), QString::fromStdString(finding.message.english())));
    }
    told.sort();
    QCOMPARE(told,
        QStringList({ "10: \"never\" is not a time.",
            "11: Partition c names nodes that no NodeName line defines (1 of them, the first is n7): slurmctld would not start.",
            "1: \"gpu:a:many\" in Gres is no name:type:count: slurmctld takes it for gres/gpu=1,gres/gpu:a=1,gres/gpu:many=1.",
            "1: NodeName=DEFAULT: slurmctld makes Sockets=1 of Sockets=0.", "1: RealMemory=lots cannot be read.",
            "3: RealMemory=some cannot be read.", "5: RealMemory=more cannot be read.",
            "8: \"CPU=z\" in TRESBillingWeights is not a weight: slurmctld would not start.", "8: \"ever\" is not a time.",
            "8: Default=perhaps cannot be read.",
            "8: Partition DEFAULT names nodes that no NodeName line defines (2 of them, the first is n8): slurmctld would not start.",
            "8: Priority=y cannot be read.", "8: PriorityJobFactor=x cannot be read." }));
}

void TestConfNodes::rowsKnowTheirLine()
{
    QVERIFY(read("ClusterName=c\nNodeName=n[1-2] CPUs=4\n\nPartitionName=a Nodes=n1 PriorityTierr=3\n"));
    QCOMPARE(m_policy.nodeGroups->front().place.line, 2u);
    QCOMPARE(m_policy.partitions->front().place.line, 4u);
    const Diagnostics findings = check(m_policy, {});
    const auto found = std::find_if(findings.begin(), findings.end(), [](const Diagnostic &one) { return one.code == "conf-key-unknown"; });
    QVERIFY(found != findings.end());
    QCOMPARE(found->place.line, 4u);
    Policy moved = m_policy;
    moved.partitions.edit()[0].place.line = 9;
    QVERIFY(moved == m_policy); // where it stands makes it no other policy
}

void TestConfNodes::defaultsCountForTheLinesBelowThem()
{
    QVERIFY(
        read("NodeName=DEFAULT RealMemory=187000 Sockets=2 CoresPerSocket=16 Weight=60\nNodeName=n[001-087] Feature=A\n"
             "NodeName=gn[001-002] Gres=gpu:p100:2 Weight=190\nNodeName=DEFAULT CPUs=40 CoresPerSocket=20\nNodeName=b[001-024] RealMemory=754000\n"
             "PartitionName=DEFAULT MaxTime=72:00:00 PriorityTier=3\nPartitionName=a Nodes=n[001-087] Default=YES\n"
             "PartitionName=DEFAULT PriorityTier=4\nPartitionName=b Nodes=b[001-024] MaxTime=1-0\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_policy.nodeGroups->size(), std::size_t { 3 });
    QCOMPARE(group(0).count, 87u);
    QCOMPARE(group(0).cpus, 32u);
    QCOMPARE(group(0).cores, 32u);
    QCOMPARE(group(0).memoryMb, std::uint64_t { 187000 });
    QCOMPARE(group(0).foreign, (std::vector<ForeignKey> { { "Feature", "A" }, { "Sockets", "2" }, { "CoresPerSocket", "16" }, { "Weight", "60" } }));
    QCOMPARE(group(1).foreign.front(), (ForeignKey { "Weight", "190" }));
    QCOMPARE(group(2).cpus, 40u);
    QCOMPARE(group(2).cores, 40u); // 2 sockets of the first DEFAULT, 20 cores of the second
    QCOMPARE(group(2).memoryMb, std::uint64_t { 754000 });
    QCOMPARE(partition(0).maxTime.minutes, 4320u);
    QCOMPARE(partition(0).priorityTier, std::uint16_t { 3 });
    QVERIFY(partition(0).isDefault && !partition(1).isDefault);
    QCOMPARE(partition(1).priorityTier, std::uint16_t { 4 });
    QVERIFY(partition(1).givenTier && !partition(1).givenJobFactor);
    QCOMPARE(partition(1).maxTime.minutes, 1440u);
    QCOMPARE(m_policy.clusterNodes(), std::uint64_t { 113 });
    QCOMPARE(m_policy.clusterCpus(), std::uint64_t { 89 * 32 + 24 * 40 });
}

void TestConfNodes::cpusComeFromTheTopologyWhenNotGiven_data()
{
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<quint32>("cpus");
    QTest::addColumn<quint32>("cores");
    const auto add = [](const char *keys, quint32 cpus, quint32 cores) { QTest::newRow(keys) << QByteArray(keys) << cpus << cores; };
    add("", 1, 1);
    add("CPUs=16", 16, 16);
    add("Procs=16", 16, 16);
    add("CPUs=8 Procs=16", 8, 8); // slurmctld looks for CPUs first, wherever they stand
    add("Procs=16 CPUs=8", 8, 8);
    add("CPUs=64 ThreadsPerCore=2", 64, 32);
    add("Sockets=2 CoresPerSocket=8 ThreadsPerCore=2", 32, 16);
    add("Boards=2 SocketsPerBoard=2 CoresPerSocket=4 ThreadsPerCore=2", 32, 16);
    add("CPUs=20 Sockets=2 CoresPerSocket=10 ThreadsPerCore=2", 20, 20);
    add("CoresPerSocket=6", 6, 6);
    // What slurmctld of 22.05 made of these.
    add("CPUs=5 Sockets=2 CoresPerSocket=2", 4, 4);
    add("CPUs=8 CoresPerSocket=2 ThreadsPerCore=2", 8, 4);
    add("CPUs=6 CoresPerSocket=4", 4, 4);
    add("Boards=2 Sockets=2 CoresPerSocket=2", 4, 4);
    add("Boards=2 SocketsPerBoard=2 CoresPerSocket=2", 8, 8);
    add("Boards=4 Sockets=2 CoresPerSocket=2", 4, 4);
    add("Boards=2 Sockets=4 SocketsPerBoard=1 CoresPerSocket=2", 4, 4);
    add("Boards=2 CoresPerSocket=3", 6, 6);
    add("CPUs=12 Boards=2 CoresPerSocket=3", 12, 12);
    add("CPUs=9 Boards=2 SocketsPerBoard=2 CoresPerSocket=2", 8, 8);
    add("CPUs=0 Sockets=2 CoresPerSocket=2", 4, 4);
    add("CPUs=4 Sockets=0 CoresPerSocket=2", 2, 2);
    add("CoresPerSocket=0 Sockets=4", 4, 4);
    add("SocketsPerBoard=0 Sockets=2", 1, 1);
    add("CPUs=7 ThreadsPerCore=2", 2, 1);
}

void TestConfNodes::cpusComeFromTheTopologyWhenNotGiven()
{
    QFETCH(QByteArray, keys);
    QFETCH(quint32, cpus);
    QFETCH(quint32, cores);
    QVERIFY(read("NodeName=n1 " + keys.toStdString() + '\n'));
    QCOMPARE(group(0).cpus, cpus);
    QCOMPARE(group(0).cores, cores);
}

/// As a live 22.05 has them.
void TestConfNodes::cpusOfADefaultLineCountBeforeProcs()
{
    QVERIFY(read("NodeName=DEFAULT CPUs=8\nNodeName=a1 Procs=16 Sockets=1 CoresPerSocket=8 ThreadsPerCore=2\nNodeName=DEFAULT Procs=4\n"
                 "NodeName=b1 Sockets=1 CoresPerSocket=8 ThreadsPerCore=2\nNodeName=c1 CPUs=16\n"));
    QCOMPARE(group(0).cpus, 8u);
    QCOMPARE(group(1).cpus, 8u);
    QCOMPARE(group(2).cpus, 16u);
    QVERIFY(read("NodeName=DEFAULT Procs=4\nNodeName=a1\nNodeName=b1 Procs=6\n"));
    QCOMPARE(group(0).cpus, 4u);
    QCOMPARE(group(1).cpus, 6u);
}

void TestConfNodes::gresAreCountedByNameAndType()
{
    QVERIFY(read("NodeName=n1 Gres=gpu:Tesla:2(S:0-1),craynetwork:4,gpu:h100:3(S:0,1),lustre:no_consume:4K,shard\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(tresCount(group(0).gres, "gres/gpu"), std::uint64_t { 5 });
    QCOMPARE(tresCount(group(0).gres, "gres/gpu:tesla"), std::uint64_t { 2 });
    QCOMPARE(tresCount(group(0).gres, "gres/gpu:h100"), std::uint64_t { 3 });
    QCOMPARE(tresCount(group(0).gres, "gres/craynetwork"), std::uint64_t { 4 });
    QCOMPARE(tresCount(group(0).gres, "gres/lustre"), std::uint64_t { 4096 });
    QCOMPARE(tresCount(group(0).gres, "gres/shard"), std::uint64_t { 1 });
    QCOMPARE(group(0).gresWritten, std::string("gpu:Tesla:2(S:0-1),craynetwork:4,gpu:h100:3(S:0,1),lustre:no_consume:4K,shard"));
}

/// Each is what a 22.05 counts (GresCounts in tests/live), which reads on to the first colon, bracket and comma alone.
void TestConfNodes::gresAreWhatSlurmctldTakesThemFor_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("counts");
    QTest::addColumn<QByteArray>("told"); // without what all sentences have
    const auto add = [](const char *written, const char *counts, const char *told = "") {
        QTest::newRow(written) << QByteArray(written) << QByteArray(counts) << QByteArray(told);
    };
    // every field behind the name is a type, and the last one too where it begins with no digit
    add("gpu:tesla:x", "gres/gpu=1,gres/gpu:tesla=1,gres/gpu:x=1", "gpu:tesla:x: gres/gpu=1,gres/gpu:tesla=1,gres/gpu:x=1");
    add("gpu:a:b:2", "gres/gpu=2,gres/gpu:a=2,gres/gpu:b=2", "gpu:a:b:2: gres/gpu=2,gres/gpu:a=2,gres/gpu:b=2");
    add("gpu:a:a:2,gpu:a:1", "gres/gpu=3,gres/gpu:a=5", "gpu:a:a:2: gres/gpu=2,gres/gpu:a=4");
    add("gpu:-2", "gres/gpu=1,gres/gpu:-2=1", "gpu:-2: gres/gpu=1,gres/gpu:-2=1");
    add("gpu:", "gres/gpu=1", "gpu:: gres/gpu=1");
    add("gpu:a:(S:0)", "gres/gpu=1,gres/gpu:a=1", "gpu:a:(S:0): gres/gpu=1,gres/gpu:a=1");
    add("gpu::2", "gres/gpu=2");
    add("gpu:3g.20gb:2,gpu:NO_CONSUME:a:3", "gres/gpu=5,gres/gpu:3g.20gb=2,gres/gpu:a=3");
    // an unknown unit ends what is read of the name
    add("gpu:a:4z,gpu:2", "", "gpu:a:4z / gpu");
    add("gpu:2,gpu:a:4z,nic:1,gpu:3,gpu", "gres/gpu=2,gres/nic=1", "gpu:a:4z / gpu");
    add("gpu:3g.20gb", "", "gpu:3g.20gb / gpu");
    add("gpu:0x4", "", "gpu:0x4 / gpu");
    add("gpu:1.5", "", "gpu:1.5 / gpu");
    add("gpu:4K,nic:4KiB,mps:4kB", "gres/gpu=4096,gres/nic=4096,gres/mps=4000");
    add("gpu:1PB,nic:1p", "gres/gpu=1000000000000000,gres/nic=1125899906842624");
    add("gpu:4KK", "", "gpu:4KK / gpu");
    // a bare name is 1 in place of all others, and ends it too
    add("gpu", "gres/gpu=1");
    add("gpu:a:4,gpu", "gres/gpu=1,gres/gpu:a=4", "gpu = 1");
    add("gpu,nic:2,gpu:a:4,gpu:1", "gres/gpu=1,gres/nic=2", "gpu = 1");
    add("gpu,gpu", "gres/gpu=1", "gpu = 1");
    // what names nothing
    add("gpu(S:0),gpu:2", "gres/gpu=2", "gpu(S:0) -");
    add(":2,gpu:1", "gres/gpu=1", ":2 -");
    add("\"gpu:2, nic:3\"", "gres/gpu=2", " nic:3 -");
    add("\"gpu:2 ,nic:3,gpu:1\"", "gres/nic=3", "gpu:2  / gpu");
    add("gpu:2,,nic:3", "gres/gpu=2,gres/nic=3");
    // a comma within the brackets ends the entry, what stands behind it names nothing or is one
    add("gpu:2(S:0,1),nic:1", "gres/gpu=2,gres/nic=1");
    add("gpu:2(S:0,gpu:3)", "gres/gpu=2", "gpu:3) / gpu");
    add("gpu:a:2(S:0):3", "gres/gpu=2,gres/gpu:a=2");
    // strtoll() stops at its largest, and sums begin anew at 2^64
    add("gpu:99999999999999999999", "gres/gpu=9223372036854775807", "gpu:99999999999999999999: gres/gpu=9223372036854775807");
    add("gpu:9999999999P", "gres/gpu=10375167641554780160", "gpu:9999999999P: gres/gpu=10375167641554780160");
}

void TestConfNodes::gresAreWhatSlurmctldTakesThemFor()
{
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, counts);
    QFETCH(QByteArray, told);
    QVERIFY(read("NodeName=n1 Gres=" + written.toStdString() + '\n'));
    QByteArray counted;
    for (const TresCount &entry : group(0).gres) {
        counted += (counted.isEmpty() ? "" : ",") + QByteArray::fromStdString(entry.name + '=' + std::to_string(entry.count));
    }
    QCOMPARE(counted, counts);
    std::string said;
    for (const Diagnostic &diagnostic : m_diagnostics) {
        QCOMPARE(diagnostic.code, std::string("conf-gres"));
        QCOMPARE(diagnostic.severity, Severity::Warning);
        const std::string sentence = diagnostic.message.source;
        const std::vector<std::string> &arguments = diagnostic.message.arguments;
        said += arguments.at(0)
            + (sentence.find("takes it for") != std::string::npos           ? ": " + arguments.at(1)
                    : sentence.find("that follows of") != std::string::npos ? " / " + arguments.at(1)
                    : sentence.find("counts 1 of it") != std::string::npos  ? " = 1"
                    : sentence.find("names no GRES") != std::string::npos   ? " -"
                                                                            : sentence);
    }
    QCOMPARE(QByteArray::fromStdString(said), told);
}

void TestConfNodes::moreGresThanAreReadAreTold()
{
    std::string many;
    for (int i = 0; i < 1001; ++i) {
        many += ",g" + std::to_string(i) + ":1";
    }
    QVERIFY(read("NodeName=n1 Gres=" + many.substr(1) + '\n'));
    QCOMPARE(group(0).gres.size(), std::size_t { 1000 });
    QCOMPARE(textOf(m_diagnostics),
        QByteArray("conf-gres: slurm.conf:1: warning: \"g1000:1\" in Gres is more than what is read here: it is not counted. "
                   "(Write name:type:count, for example gpu:a100:4.)\n"));
}

void TestConfNodes::partitionsFindTheirNodes()
{
    QVERIFY(read("NodeName=a[1-4] CPUs=8\nNodeName=b[1-4] CPUs=16 RealMemory=1000\nPartitionName=some Nodes=a[2-3],b1,b[1-2],a2\n"
                 "PartitionName=all Nodes=ALL\nPartitionName=none\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(partition(0).nodes, (std::vector<PartitionNodes> { { 0, 2 }, { 1, 2 } }));
    QCOMPARE(partition(0).nodesWritten, std::string("a[2-3],b1,b[1-2],a2"));
    QCOMPARE(partition(1).nodes, (std::vector<PartitionNodes> { { 0, 4 }, { 1, 4 } }));
    QVERIFY(partition(2).nodes.empty());
    QCOMPARE(m_policy.partitionTres(partition(0))[tresCpu], std::uint64_t { 48 });
}

void TestConfNodes::nodeSetsNameNodesAndFeatures()
{
    QVERIFY(read("NodeName=a[1-4] Feature=fast,big\nNodeName=b[1-4] Features=big\nNodeSet=quick Feature=fast\nNodeSet=hand Nodes=b[1-2],a1\n"
                 "PartitionName=p Nodes=quick,b4\nPartitionName=q Nodes=hand\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(partition(0).nodes, (std::vector<PartitionNodes> { { 0, 4 }, { 1, 1 } }));
    QCOMPARE(partition(1).nodes, (std::vector<PartitionNodes> { { 0, 1 }, { 1, 2 } }));
    QCOMPARE(m_policy.foreignConf->size(), std::size_t { 2 });
    QCOMPARE(m_policy.foreignConf->at(1), (ForeignLine { "NodeSet", "hand Nodes=b[1-2],a1", {} }));
    // told where it stands, whether a partition uses it or not, and once
    for (const char *used : { "", "PartitionName=p Nodes=open\n" }) {
        QVERIFY(read(std::string("NodeName=x[1-2]\nNodeSet=open Nodes=x[1-2\n") + used));
        QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
        QCOMPARE(m_diagnostics.front().code, std::string("conf-hosts"));
        QCOMPARE(m_diagnostics.front().severity, Severity::Warning); // slurmctld leaves the list out and starts
        QCOMPARE(m_diagnostics.front().place.line, 2u);
    }
}

/// Each set is taken once, in the order of the lines, for a name that a range may have made (OddClusters in tests/live).
void TestConfNodes::nodeSetsAreTakenOnceInTheirOrder()
{
    const std::string nodes = "NodeName=a[1-4] Feature=fast\nNodeName=b[1-4]\n";
    QVERIFY(read(nodes
        + "NodeSet=s1 Nodes=s2,b1\nNodeSet=s2 Feature=fast\nNodeSet=all Nodes=ALL\n"
          "PartitionName=p Nodes=s[1-2]\nPartitionName=q Nodes=s1\nPartitionName=r Nodes=all\nPartitionName=f Nodes=feature{fast},b3\n"));
    QCOMPARE(textOf(m_diagnostics),
        QByteArray("conf-nodeset-twice: slurm.conf:6: error: Partition p names the NodeSet s2 twice, or in a set that "
                   "stands below it: slurmctld would not start. (Name it once, and give sets a line above those that they "
                   "name.)\n"));
    QCOMPARE(partition(1).nodes, (std::vector<PartitionNodes> { { 0, 4 }, { 1, 1 } }));
    QCOMPARE(partition(2).nodes, (std::vector<PartitionNodes> { { 0, 4 }, { 1, 4 } }));
    QCOMPARE(partition(3).nodes, (std::vector<PartitionNodes> { { 0, 4 }, { 1, 1 } }));
    for (const char *partition : { "PartitionName=p Nodes=s1,s1\n", "PartitionName=p Nodes=s2\n" }) {
        QVERIFY(read(nodes + "NodeSet=s1 Feature=fast\nNodeSet=s2 Nodes=s1\n" + partition));
        QVERIFY2(findCode(m_diagnostics, "conf-nodeset-twice"), partition);
    }
    QVERIFY(read(nodes + "PartitionName=p Nodes=ALL,a1\n")); // beside others it is a name
    QCOMPARE(findCode(m_diagnostics, "conf-node-unknown")->message.arguments, (std::vector<std::string> { "p", "1", "ALL" }));
}

void TestConfNodes::unknownNodesAreTold()
{
    QVERIFY(read("NodeName=a[1-2]\nNodeName=a2\nPartitionName=p Nodes=a[1-4],ghost\nPartitionName=q Nodes=a[1-\n"));
    const Diagnostic *unknown = findCode(m_diagnostics, "conf-node-unknown");
    QVERIFY(unknown);
    QCOMPARE(unknown->message.arguments, (std::vector<std::string> { "p", "3", "a3" }));
    QCOMPARE(unknown->place.line, 3u);
    QCOMPARE(partition(0).nodes, (std::vector<PartitionNodes> { { 0, 2 } }));
    QCOMPARE(findCode(m_diagnostics, "conf-node-double")->place.line, 2u);
    QCOMPARE(findCode(m_diagnostics, "conf-hosts")->place.line, 4u);
}

/// Before 23.02 slurmctld starts with one node of an open bracket, which nobody means (BadSettings in tests/live).
void TestConfNodes::openBracketsAreTheNodesOfOldReleases()
{
    const std::string conf = "NodeName=q[1- CPUs=2 NodeAddr=10.0.0.[1-2]\nNodeName=n[1-2]\nNodeSet=s Nodes=q[7\nPartitionName=p Nodes=q[9,n1\n"
                             "PartitionName=s Nodes=s\n";
    QVERIFY(read(conf, "slurm.conf", 2205));
    QCOMPARE(textOf(m_diagnostics),
        QByteArray(
            "conf-hosts-open: slurm.conf:1: warning: \"q[1-\" has no closing bracket: Slurm 22.05 takes it for the node q]. (Close the bracket, as "
            "in n[001-087]: since 23.02 an open one is an error.)\n"
            "conf-address-count: slurm.conf:1: error: NodeName=q[1- are 1 nodes, NodeAddr=10.0.0.[1-2] are 2: slurmctld would not start. (Give "
            "one, or as many as there are nodes.)\n"
            "conf-hosts-open: slurm.conf:3: warning: \"q[7\" has no closing bracket: Slurm 22.05 takes it for the node q]. (Close the bracket, as in "
            "n[001-087]: since 23.02 an open one is an error.)\n"
            "conf-hosts-open: slurm.conf:4: warning: \"q[9\" has no closing bracket: Slurm 22.05 takes it for the node q]. (Close the bracket, as in "
            "n[001-087]: since 23.02 an open one is an error.)\n"));
    QCOMPARE(group(0).names, std::string("q[1-")); // as it is written
    QCOMPARE(group(0).count, 1u);
    QCOMPARE(partition(0).nodes, (std::vector<PartitionNodes> { { 0, 1 }, { 1, 1 } }));
    QCOMPARE(partition(1).nodes, (std::vector<PartitionNodes> { { 0, 1 } }));
    for (const std::uint16_t release : std::array<std::uint16_t, 3> { 0, 2302, 2511 }) {
        QVERIFY(read(conf, "slurm.conf", release));
        QCOMPARE(std::count_if(m_diagnostics.begin(), m_diagnostics.end(),
                     [](const Diagnostic &one) { return one.code == "conf-hosts" && one.severity == Severity::Error; }),
            2); // that of the set stops nobody
        QVERIFY(!findCode(m_diagnostics, "conf-hosts-open"));
        QCOMPARE(partition(0).nodes, (std::vector<PartitionNodes> { { 1, 1 } }));
    }
    // a bracket alone is a node that has no name, and so one that no partition can have
    QVERIFY(read("NodeName=[ CPUs=1\nNodeName=[ CPUs=1\nNodeName=n1,[\nPartitionName=p Nodes=n1\n", "slurm.conf", 2205));
    QCOMPARE(m_diagnostics.size(), std::size_t { 3 });
    QVERIFY(std::all_of(m_diagnostics.begin(), m_diagnostics.end(),
        [](const Diagnostic &one) { return one.code == "conf-hosts-open" && one.severity == Severity::Warning; }));
    QCOMPARE(partition(0).nodes, (std::vector<PartitionNodes> { { 2, 1 } }));
    for (const char *lines : { "PartitionName=p Nodes=[\n", "PartitionName=p Nodes=ALL\n", "NodeSet=s Nodes=[\nPartitionName=p Nodes=s\n" }) {
        QVERIFY(read(std::string("NodeName=[ CPUs=1\n") + lines, "slurm.conf", 2205));
        QVERIFY2(findCode(m_diagnostics, "conf-node-unknown"), lines);
    }
    QVERIFY(read("NodeName=[ CPUs=1\n", "slurm.conf", 2302));
    QCOMPARE(findCode(m_diagnostics, "conf-hosts")->severity, Severity::Error);
    // what is no list at all is an error of every release
    QVERIFY(read("NodeName=n[1-2]\nPartitionName=p Nodes=n[3-1],n[1\n", "slurm.conf", 2205));
    QVERIFY(findCode(m_diagnostics, "conf-hosts"));
    QVERIFY(!findCode(m_diagnostics, "conf-hosts-open"));
}

void TestConfNodes::nodesMayBeDefinedBelowTheirPartitions()
{
    QVERIFY(read("PartitionName=p Nodes=n[1-3]\nNodeName=n[1-8] CPUs=2\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(partition(0).nodes, (std::vector<PartitionNodes> { { 0, 3 } }));
}

void TestConfNodes::theLastDefaultPartitionCounts()
{
    QVERIFY(read("PartitionName=a Default=YES\nPartitionName=b Default=NO\nPartitionName=c Default=YES\n"));
    QCOMPARE(m_policy.defaultPartition(), std::uint16_t { 2 });
    QVERIFY(!partition(0).isDefault);
    QCOMPARE(findCode(m_diagnostics, "conf-default-double")->place.line, 3u);
}

void TestConfNodes::priorityOfAPartitionSetsBoth()
{
    QVERIFY(read("PartitionName=old Priority=100\nPartitionName=mixed Priority=100 PriorityTier=2\nPartitionName=new PriorityJobFactor=9\n"
                 "PartitionName=bad PriorityTier=65536\nPartitionName=DEFAULT Priority=30\nPartitionName=below PriorityJobFactor=500\n"));
    QCOMPARE(partition(0).priorityJobFactor, std::uint16_t { 100 });
    QCOMPARE(partition(0).priorityTier, std::uint16_t { 100 });
    QVERIFY(partition(0).givenJobFactor && partition(0).givenTier);
    QCOMPARE(partition(1).priorityJobFactor, std::uint16_t { 100 });
    QCOMPARE(partition(1).priorityTier, std::uint16_t { 100 });
    QCOMPARE(partition(2).priorityJobFactor, std::uint16_t { 9 });
    QCOMPARE(partition(2).priorityTier, std::uint16_t { 1 });
    QVERIFY(!partition(2).givenTier);
    QCOMPARE(partition(4).priorityJobFactor, std::uint16_t { 30 }); // that of DEFAULT, over what stands on the line
    QCOMPARE(partition(4).priorityTier, std::uint16_t { 30 });
    QCOMPARE(findCode(m_diagnostics, "conf-value")->place.line, 4u);
    QStringList overruled;
    for (const Diagnostic &finding : m_diagnostics) {
        if (finding.code == "conf-priority-both") {
            QCOMPARE(finding.severity, Severity::Note);
            overruled.append(
                QStringLiteral("%1: %2").arg(finding.place.line).arg(QString::fromStdString(finding.message.english()).section(':', 0, 0)));
        }
    }
    QCOMPARE(
        overruled, QStringList({ "2: PriorityTier=2 of partition mixed does nothing", "6: PriorityJobFactor=500 of partition below does nothing" }));
    QVERIFY(read("PartitionName=DEFAULT PriorityTier=3\nPartitionName=a Priority=7\nPartitionName=b Priority=7 PriorityTier=7\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
}

/// slurmctld reads it where it stands, though no partition takes it over; of a number an empty text is 0.
void TestConfNodes::nothingInQuotesIsNoYesOfADefaultLine()
{
    for (const char *keys : { "DisableRootJobs=\"\"", "ExclusiveUser=\"\"" }) {
        QVERIFY(read(std::string("NodeName=n1\nPartitionName=DEFAULT ") + keys + "\nPartitionName=p Nodes=n1\n"));
        const Diagnostic *refused = findCode(m_diagnostics, "conf-value");
        QVERIFY2(refused, keys);
        QCOMPARE(refused->severity, Severity::Error);
        QCOMPARE(refused->place.line, 2u);
    }
    QVERIFY(read("NodeName=n1\nPartitionName=DEFAULT MaxNodes=\"\"\nPartitionName=p Nodes=n1 MaxNodes=4 MinNodes=\"\" MinNodes=1\n"));
    QVERIFY(!findCode(m_diagnostics, "conf-value"));
}

/// slurmctld takes any number of 64 bits (_parse_nodename of read_config.c).
void TestConfNodes::memoryBeyondCountingIsTaken()
{
    constexpr std::uint64_t most = std::uint64_t { 1 } << 60;
    QVERIFY(read("NodeName=n1 RealMemory=1152921504606846976\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    for (const char *memory : { "1152921504606846977", "9223372036854775808", "UNLIMITED" }) {
        QVERIFY(read(std::string("NodeName=n1 RealMemory=") + memory + '\n'));
        QCOMPARE(m_diagnostics.size(), std::size_t { 1 });
        QCOMPARE(m_diagnostics.front().code, std::string("conf-node-memory"));
        QCOMPARE(m_diagnostics.front().severity, Severity::Warning);
        QCOMPARE(group(0).memoryMb, most);
    }
    QVERIFY(read("NodeName=n1 RealMemory=18446744073709551616\n"));
    QCOMPARE(findCode(m_diagnostics, "conf-value")->severity, Severity::Error);
}

void TestConfNodes::whatNoDefaultLineMayHaveIsTold()
{
    QVERIFY(read("NodeName=DEFAULT CPUs=4 NodeAddr=10.0.0.1\nNodeName=n[1-2]\n"));
    QCOMPARE(findCode(m_diagnostics, "conf-default-node")->message.english(),
        std::string("NodeAddr is not allowed with NodeName=DEFAULT: slurmctld would not start."));
    QVERIFY(read("NodeName=DEFAULT CPUs=4\nNodeName=n[1-2] NodeAddr=10.0.0.[1-2]\n"));
    QVERIFY(m_diagnostics.empty());
}

void TestConfNodes::namesAndPortsThatCannotBeAreTold()
{
    const auto severityOf = [this](const char *text, const char *code) {
        const bool isRead = read(text);
        const Diagnostic *found = isRead ? findCode(m_diagnostics, code) : nullptr;
        return found == nullptr ? std::optional<Severity>() : found->severity;
    };
    QCOMPARE(severityOf("NodeName=all CPUs=2\n", "conf-node-all"), Severity::Error);
    QCOMPARE(severityOf("NodeName=n1 CPUs=2 Port=Unlimited\n", "conf-node-port"), Severity::Error);
    QCOMPARE(severityOf("NodeName=n1 CPUs=2 Port=7001\n", "conf-node-port"), std::optional<Severity>());
    QCOMPARE(severityOf("NodeName=n[1-2] CPUs=2\nPartitionName=p Nodes=(null)\n", "conf-node-unknown"), Severity::Error);
    // without an address the names of hosts are the addresses
    const auto hosts = [&](const char *keys, const char *code = "conf-address-count") {
        return severityOf(("NodeName=n[1-2] CPUs=2 " + std::string(keys) + '\n').c_str(), code);
    };
    QCOMPARE(hosts("NodeHostname=x[1-3]"), Severity::Error);
    QCOMPARE(hosts("NodeHostname=x[1-3] NodeAddr=10.0.0.1"), Severity::Warning);
    QCOMPARE(hosts("NodeHostname=x[1-2]"), std::optional<Severity>());
    QCOMPARE(hosts("NodeAddr=\"\""), Severity::Error);
    QCOMPARE(hosts("NodeHostname=\"\""), Severity::Error);
    QCOMPARE(hosts("NodeHostname=\"\" BcastAddr=\"\" Port=\"\" NodeAddr=10.0.0.1"), std::optional<Severity>());
    QCOMPARE(hosts("NodeAddr=\"10.0.0.1 10.0.0.2\""), std::optional<Severity>());
    for (const char *key : { "NodeAddr", "NodeHostname", "BcastAddr" }) {
        QCOMPARE(hosts((std::string(key) + "=x[3-1]").c_str(), "conf-hosts"), Severity::Error);
    }
    QCOMPARE(severityOf("NodeName=n[0-65536] CPUs=2\n", "conf-hosts"), Severity::Error);
    QCOMPARE(severityOf("NodeName=n[0-65535],n],m[1-] CPUs=2\n", "conf-hosts"), std::optional<Severity>());
    // the set may stand above the nodes, and only some releases refuse it
    QCOMPARE(severityOf("NodeSet=n2 Nodes=n1\nNodeName=n[1-2] CPUs=2\n", "conf-nodeset-node"), Severity::Warning);
    QCOMPARE(severityOf("NodeSet=n3 Nodes=n1\nNodeName=n[1-2] CPUs=2\n", "conf-nodeset-node"), std::optional<Severity>());
}

void TestConfNodes::nodesOfATopologyComeFromTheRunningPartition()
{
    const std::string nodes = "NodeName=n[1-8] CPUs=2\nNodeSet=half Nodes=switch{s1}\n";
    for (const char *list : { "block{b1},n8", "half,n8", "n8,switchwith{n2}" }) {
        QVERIFY(read(nodes + "PartitionName=p Nodes=" + list + '\n'));
        const Diagnostic *told = findCode(m_diagnostics, "conf-nodes-topology");
        QVERIFY2(told != nullptr && told->severity == Severity::Warning, textOf(m_diagnostics));
        QVERIFY2(!findCode(m_diagnostics, "conf-node-unknown"), textOf(m_diagnostics));
        QCOMPARE(partition(0).nodes, (std::vector<PartitionNodes> { { 0, 1 } }));
    }
    QVERIFY(read(nodes + "PartitionName=p Nodes=block{b1},n8\n"));
    QVERIFY(readPartitions("PartitionName=p Nodes=n[1-3,8] TotalCPUs=8 TotalNodes=4\n", "partitions.txt", m_policy, m_diagnostics, nullptr));
    QCOMPARE(partition(0).nodes, (std::vector<PartitionNodes> { { 0, 4 } }));
    QCOMPARE(partition(0).nodesWritten, std::string("block{b1},n8"));
}

/// As slurmctld of 22.05, 24.11 and 26.05 starts, or dies of them.
void TestConfNodes::oneSocketOfANodeIsLeftToJobs_data()
{
    QTest::addColumn<QByteArray>("node");
    QTest::addColumn<bool>("before"); // 22.05 dies
    QTest::addColumn<bool>("since"); // 24.11 and 26.05 die
    const auto row = [](const char *node, bool before, bool since) { QTest::newRow(node) << QByteArray(node) << before << since; };
    row("Sockets=1 CoresPerSocket=4", false, false);
    row("Sockets=1 CoresPerSocket=4 CoreSpecCount=1", true, true);
    row("Sockets=2 CoresPerSocket=4 CoreSpecCount=1", false, false);
    row("Sockets=2 CoresPerSocket=4 CoreSpecCount=2", false, true);
    row("Sockets=2 CoresPerSocket=4 CoreSpecCount=5", true, true);
    row("Sockets=2 CoresPerSocket=4 CoreSpecCount=8", false, false); // becomes 1
    row("Sockets=2 CoresPerSocket=4 CpuSpecList=0,4", true, true);
    row("Sockets=2 CoresPerSocket=4 CpuSpecList=4,0", true, true);
    row("Sockets=2 CoresPerSocket=4 CpuSpecList=7,0-1,,", true, true);
    row("Sockets=2 CoresPerSocket=4 CpuSpecList=0,1", false, false);
    row("Sockets=2 CoresPerSocket=4 CpuSpecList=0,8", false, false); // dropped
    row("Sockets=2 CoresPerSocket=4 CoreSpecCount=1 CpuSpecList=0,4", true, true);
    row("Sockets=2 CoresPerSocket=4 CpuSpecList=\"\" CoreSpecCount=2", false, false);
    row("Sockets=2 CoresPerSocket=4 ThreadsPerCore=2 CpuSpecList=0,4", false, false);
    row("Sockets=2 CoresPerSocket=4 ThreadsPerCore=2 CpuSpecList=0,8", true, true);
    row("Sockets=2 CoresPerSocket=4 ThreadsPerCore=2 CPUs=8 CpuSpecList=0,4", false, false);
    row("Sockets=2 CoresPerSocket=4 ThreadsPerCore=2 CPUs=8 CoreSpecCount=2", false, false);
    row("Sockets=1 CoresPerSocket=4 ThreadsPerCore=2 CPUs=4 CoreSpecCount=1", true, true);
    row("CPUs=4 CoreSpecCount=1", false, false);
    row("CPUs=4 CoresPerSocket=2 CoreSpecCount=2", false, true);
    row("CPUs=8 Boards=2 SocketsPerBoard=2 CoresPerSocket=2 CoreSpecCount=3", false, false);
    row("CPUs=8 Boards=2 SocketsPerBoard=2 CoresPerSocket=2 CoreSpecCount=4", false, true);
}

void TestConfNodes::oneSocketOfANodeIsLeftToJobs()
{
    QFETCH(QByteArray, node);
    QFETCH(bool, before);
    QFETCH(bool, since);
    const auto isTold = [&node, this](const std::string &selecting, std::uint16_t release) {
        return read("SelectType=select/cons_tres\n" + selecting + "\nNodeName=n1 " + node.toStdString() + '\n', "slurm.conf", release)
            && findCode(check(m_policy, {}), "node-sockets-kept") != nullptr;
    };
    for (const std::uint16_t release : std::array<std::uint16_t, 4> { 2205, 2302, 2411, 2605 }) {
        QCOMPARE(isTold("SelectTypeParameters=CR_Socket_Memory", release), release < 2302 ? before : since);
        QCOMPARE(isTold("SelectTypeParameters=cr_socket", release), release < 2302 ? before : since);
    }
    QVERIFY(!isTold("SelectTypeParameters=CR_Core", 2605));
    QVERIFY(!isTold("SelectTypeParameters=CR_Socket\nAllowSpecResourcesUsage=Yes", 2605));
    QVERIFY(isTold("SelectTypeParameters=CR_Socket\nAllowSpecResourcesUsage=No", 2605) == since);
}

APPORTION_TEST(TestConfNodes)
} // namespace test_conf_nodes

#include "test_conf_nodes.moc"
