// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of a running cluster printed: data/slurm-22.05 is of a real one (its README says how it was made).
#include "core/schema/setting_fields.h"
#include "reader_testing.h"
#include "slurm/conf/running_conf.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/import/import.h"
#include "slurm/lists/listings.h"
#include "slurm/lists/qos_list.h"
#include "support/test_case.h"

#include <QTemporaryDir>
#include <QTest>

namespace test_running_cluster
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

std::string printedPath(const char *name)
{
    return std::string(APPORTION_TEST_DATA "/slurm-22.05/") + name;
}

std::string printed(const char *name)
{
    return contentOf(printedPath(name));
}

} // namespace

class TestRunningCluster : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyOutputIsKnownByWhatItHolds_data();
    void everyOutputIsKnownByWhatItHolds();
    void theSettingsInForceAreRead();
    void whatAgreesWithTheConfStaysAsItIsWritten();
    void theRunningValueWinsOverTheConf();
    void halfLifeZeroKeepsItsResetPeriod();
    void anyNoNormalFlagMayBePrintedAsAll();
    void equalNodesMakeOneGroup();
    void bothFormsOfNodesSayTheSame();
    void nodesAreComparedWithTheConf();
    void whatWasUpdatedOfNodesIsTold();
    void nodesWithAndWithoutATypeHaveAllOfTheirGres();
    void gresThatGresTypesDoesNotNameAreNone();
    void typesAndLicencesAreToldApartByCase();
    void licencesOfTheDatabaseAreCounted();
    void noFairTreeOfDepthObliviousIsNoDifference();
    void whatSlurmTracksByItselfIsNoDifference();
    void qosAreReadWithTheirLimits();
    void aDescriptionMayHoldTheMarkBetweenColumns();
    void qosThatAreKnownAreReplaced();
    void theDatabaseTellsWhatIsTrackedOnlyWhenNothingElseDoes();
    void everythingTogetherMakesOnePolicy();
    void whatIsNoOutputIsRefused();

private:
    Policy m_policy;
    Diagnostics m_diagnostics;
};

void TestRunningCluster::init()
{
    m_policy = Policy();
    m_diagnostics.clear();
}

void TestRunningCluster::everyOutputIsKnownByWhatItHolds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, FileKind kind) { QTest::newRow(name) << QString::fromLatin1(name) << static_cast<int>(kind); };
    row("slurm.conf", FileKind::SlurmConf);
    row("config.txt", FileKind::Configuration);
    row("partitions.txt", FileKind::Partitions);
    row("partitions_long.txt", FileKind::Partitions);
    row("nodes.txt", FileKind::Nodes);
    row("nodes_long.txt", FileKind::Nodes);
    row("jobs.txt", FileKind::Jobs);
    row("jobs_long.txt", FileKind::Jobs);
    row("dump.cfg", FileKind::Associations);
    row("qos.txt", FileKind::Qos);
    row("tres.txt", FileKind::Tres);
    row("usage.txt", FileKind::Usage);
    row("sshare_l.txt", FileKind::Usage);
    row("sshare_m.txt", FileKind::Usage);
}

void TestRunningCluster::everyOutputIsKnownByWhatItHolds()
{
    QFETCH(QString, name);
    QFETCH(int, kind);
    const std::string text = printed(name.toLatin1().constData());
    QVERIFY(!text.empty());
    QCOMPARE(static_cast<int>(kindOfText(text)), kind);
    QCOMPARE(static_cast<int>(kindOfText(text.substr(0, 4000))), kind);
}

void TestRunningCluster::theSettingsInForceAreRead()
{
    QVERIFY(readConfiguration(printed("config.txt"), "config.txt", false, m_policy, m_diagnostics));
    const PrioritySettings &settings = m_policy.priority;
    QCOMPARE(m_policy.clusterName, std::string("willow"));
    QCOMPARE(settings.halfLife.minutes, 14u * 24 * 60);
    QCOMPARE(settings.maxAge.minutes, (3u * 24 + 12) * 60);
    QCOMPARE(settings.weightFairshare, 100000u);
    QCOMPARE(settings.weightQos, 3000u);
    QCOMPARE(settings.weightTres.size(), std::size_t { 3 });
    QVERIFY(settings.has(PriorityFlag::MaxTres));
    QCOMPARE(m_policy.tres.size(), alwaysTrackedTres + 3);
    QVERIFY(m_policy.tres.find("gres/gpu:a100") != noTres);
    QVERIFY(settings.given.none()); // scontrol prints every key: none of them was chosen
    QCOMPARE(findCode(m_diagnostics, "config-others")->severity, Severity::Note);
}

void TestRunningCluster::whatAgreesWithTheConfStaysAsItIsWritten()
{
    QVERIFY(readSlurmConf(printed("slurm.conf"), "slurm.conf", m_policy, m_diagnostics));
    Policy conf = m_policy;
    conf.release = 2205; // what a slurm.conf does not say
    QVERIFY(readConfiguration(printed("config.txt"), "config.txt", true, m_policy, m_diagnostics));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_policy, conf);
    QCOMPARE(m_policy.priority.halfLife.written, std::string("14-0"));
}

void TestRunningCluster::theRunningValueWinsOverTheConf()
{
    const std::string conf = "ClusterName=elm\nPriorityWeightAge=7\nPriorityMaxAge=3-12\nPriorityDecayHalfLife=14-0\nLicenses=matlab:20,ansys:4\n";
    QVERIFY(readSlurmConf(conf, "slurm.conf", m_policy, m_diagnostics));
    QVERIFY(readConfiguration(
        "ClusterName = willow\nPriorityWeightAge = 1000\nPriorityWeightQOS=5\nPriorityMaxAge=3-12:00:00\nLicenses=matlab:20,ansys:5\n", "config.txt",
        true, m_policy, m_diagnostics));
    QCOMPARE(m_policy.clusterName, std::string("willow"));
    QCOMPARE(m_policy.priority.weightAge, 1000u);
    QCOMPARE(m_policy.priority.weightQos, 5u);
    QCOMPARE(tresCount(m_policy.licenses, "license/ansys"), std::uint64_t { 5 });
    QCOMPARE(m_diagnostics.size(), std::size_t { 4 });
    for (const Diagnostic &diagnostic : m_diagnostics) {
        QCOMPARE(diagnostic.code, std::string("config-differs"));
        QVERIFY(diagnostic.place.line > 0 && !diagnostic.advice.isEmpty());
        const bool named = diagnostic.object.name != "PriorityWeightQOS";
        QCOMPARE(diagnostic.message.english().find("slurm.conf says") != std::string::npos, named);
    }
}

void TestRunningCluster::halfLifeZeroKeepsItsResetPeriod()
{
    QVERIFY(readConfiguration("PriorityDecayHalfLife = 00:00:00\nPriorityUsageResetPeriod = NONE\n", "config.txt", false, m_policy, m_diagnostics));
    QCOMPARE(m_policy.priority.halfLife.minutes, 0u);
    QVERIFY(m_policy.priority.isGiven(PriorityKey::PriorityUsageResetPeriod));
}

void TestRunningCluster::anyNoNormalFlagMayBePrintedAsAll()
{
    // The cluster has NO_NORMAL_PART alone; its scontrol prints NO_NORMAL_ALL.
    QVERIFY(readConfiguration(printed("config.txt"), "config.txt", false, m_policy, m_diagnostics));
    QVERIFY(m_policy.priority.has(PriorityFlag::NoNormalPart) && m_policy.priority.has(PriorityFlag::NoNormalTres));
    QVERIFY(findCode(m_diagnostics, "config-no-normal"));
}

void TestRunningCluster::equalNodesMakeOneGroup()
{
    QVERIFY(readNodes(printed("nodes.txt"), "nodes.txt", m_policy, m_diagnostics));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    const std::vector<NodeGroup> &groups = m_policy.nodeGroups.get();
    QCOMPARE(groups.size(), std::size_t { 3 });
    QCOMPARE(groups[0].names, std::string("c[001-012]"));
    QCOMPARE(groups[0].count, 12u);
    QCOMPARE(groups[0].cpus, 32u);
    QCOMPARE(groups[0].cores, 32u);
    QCOMPARE(groups[0].memoryMb, std::uint64_t { 187000 });
    QCOMPARE(groups[1].names, std::string("g[1-3]"));
    QCOMPARE(tresCount(groups[1].gres, "gres/gpu:a100"), std::uint64_t { 4 });
    QCOMPARE(groups[2].names, std::string("login1,viz[1-2]"));
    QCOMPARE(groups[2].cpus, 16u);
    QCOMPARE(groups[2].cores, 8u);
}

void TestRunningCluster::bothFormsOfNodesSayTheSame()
{
    QVERIFY(readNodes(printed("nodes.txt"), "nodes.txt", m_policy, m_diagnostics));
    Policy other;
    QVERIFY(readNodes(printed("nodes_long.txt"), "nodes_long.txt", other, m_diagnostics));
    QCOMPARE(other.nodeGroups.get(), m_policy.nodeGroups.get());
}

void TestRunningCluster::nodesAreComparedWithTheConf()
{
    QVERIFY(readSlurmConf(printed("slurm.conf"), "slurm.conf", m_policy, m_diagnostics));
    const Policy conf = m_policy;
    QVERIFY(readNodes(printed("nodes.txt"), "nodes.txt", m_policy, m_diagnostics));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_policy, conf);

    const std::string changed = "NodeName=g1 CPUTot=32 RealMemory=600000 Gres=gpu:a100:4\nNodeName=g2 CPUTot=32 RealMemory=600000 Gres=gpu:a100:4\n"
                                "NodeName=c001 CPUTot=32 RealMemory=190000\nNodeName=c002 CPUTot=32 RealMemory=187000\nNodeName=x9 CPUTot=4\n";
    QVERIFY(readNodes(changed, "nodes.txt", m_policy, m_diagnostics));
    QCOMPARE(m_policy.nodeGroups.get()[1].memoryMb, std::uint64_t { 600000 });
    QCOMPARE(m_policy.nodeGroups.get()[0].memoryMb, std::uint64_t { 187000 }); // not all of them run so
    QCOMPARE(m_diagnostics.size(), std::size_t { 3 });
    QVERIFY(findCode(m_diagnostics, "node-differs") && findCode(m_diagnostics, "node-unknown"));
}

/// scontrol update NodeName lasts until slurmctld reads its files again.
void TestRunningCluster::whatWasUpdatedOfNodesIsTold()
{
    const auto told = [this](const char *keys, const char *listing, const char *more = "") {
        init();
        const bool isRead = readSlurmConf(std::string("NodeName=n[1-2] CPUs=4 ") + keys + '\n' + more, "slurm.conf", m_policy, m_diagnostics)
            && readNodes(listing, "nodes.txt", m_policy, m_diagnostics);
        return isRead && !m_diagnostics.empty() ? QString::fromStdString(m_diagnostics.front().message.english()) : QString();
    };
    constexpr const char *listing = "NodeName=n1 CPUTot=4 AvailableFeatures=b,a Weight=1\nNodeName=n2 CPUTot=4 AvailableFeatures=zz Weight=77\n";
    QCOMPARE(told("Features=\"a,b\"", listing), QStringLiteral("Node n2 runs with Weight=77, slurm.conf says 1."));
    QCOMPARE(told("Weight=77", "NodeName=n1 CPUTot=4 AvailableFeatures=zz Weight=77\n"),
        QStringLiteral("Node n1 runs with Features=zz, slurm.conf says -."));
    QCOMPARE(told("Feature=a", "NodeName=n1 CPUTot=4 AvailableFeatures=(null) Weight=1\n"),
        QStringLiteral("Node n1 runs with Features=-, slurm.conf says a."));
    QCOMPARE(told("Feature=a", "NodeName=n1 CPUTot=4 AvailableFeatures=a,knl Weight=1\n", "NodeFeaturesPlugins=node_features/helpers\n"), QString());
    QCOMPARE(told("Feature=a", "NodeName=n1 CPUTot=4 Weight=1\n"), QString());
    QCOMPARE(told("Feature=\"big,\\#1\"", "NodeName=n1 CPUTot=4 AvailableFeatures=big,#1 Weight=1\n"), QString()); // which would begin a comment
}

/// Gres=gpu:2,gpu:tesla:1 of a 22.05: scontrol prints the typed ones as Gres, and counts all.
void TestRunningCluster::nodesWithAndWithoutATypeHaveAllOfTheirGres()
{
    const std::string conf = "ClusterName=c\nGresTypes=gpu\nAccountingStorageTRES=gres/gpu,gres/gpu:tesla\nNodeName=n1 CPUs=8 RealMemory=100 "
                             "Gres=gpu:2,gpu:tesla:1\nPartitionName=p Nodes=n1\n";
    const std::string nodes
        = "NodeName=n1 CPUTot=8 RealMemory=100 Gres=gpu:tesla:1(S:0) CfgTRES=cpu=8,mem=100M,billing=8,gres/gpu=3,gres/gpu:tesla=1 "
          "AllocTRES=cpu=1\n";
    QVERIFY(readSlurmConf(conf, "slurm.conf", m_policy, m_diagnostics));
    const Policy conf1 = m_policy;
    QVERIFY(readNodes(nodes, "nodes.txt", m_policy, m_diagnostics));
    QCOMPARE(findCode(m_diagnostics, "node-differs"), nullptr);
    QCOMPARE(m_policy.nodeGroups.get(), conf1.nodeGroups.get());
    QCOMPARE(m_policy.partitionTres(m_policy.partitions->at(0))[m_policy.tres.find("gres/gpu")], std::uint64_t { 3 });
    // without slurm.conf, and as JSON has it
    for (const std::string &text : { nodes,
             std::string("{\"nodes\": [{\"name\": \"n1\", \"cpus\": 8, \"real_memory\": 100, \"gres\": \"gpu:tesla:1(S:0)\", \"tres\": "
                         "\"cpu=8,mem=100M,billing=8,gres/gpu=3,gres/gpu:tesla=1\"}]}") }) {
        Policy alone;
        QVERIFY(readNodes(text, "nodes", alone, m_diagnostics));
        QCOMPARE(tresCount(alone.nodeGroups->at(0).gres, "gres/gpu"), std::uint64_t { 3 });
        QCOMPARE(tresCount(alone.nodeGroups->at(0).gres, "gres/gpu:tesla"), std::uint64_t { 1 });
    }
}

/// A 22.05 logs "Invalid GRES configured on node" and gives them none, whatever slurmctld is asked then.
void TestRunningCluster::gresThatGresTypesDoesNotNameAreNone()
{
    const std::string nodes
        = "AccountingStorageTRES=gres/gpu,gres/nic\nNodeName=n1 CPUs=8 RealMemory=100 Gres=gpu:4,NIC:2\nPartitionName=p Nodes=n1\n";
    const auto gpusAndNics = [this](const std::string &conf) {
        m_policy = Policy();
        readSlurmConf("ClusterName=c\nSlurmctldHost=h\n" + conf, "slurm.conf", m_policy, m_diagnostics);
        const std::vector<std::uint64_t> totals = m_policy.partitionTres(m_policy.partitions->at(0));
        return std::to_string(totals[m_policy.tres.find("gres/gpu")]) + ' ' + std::to_string(totals[m_policy.tres.find("gres/nic")]);
    };
    QCOMPARE(gpusAndNics("GresTypes=gpu,NIC\n" + nodes), std::string("4 2"));
    QCOMPARE(gpusAndNics("GresTypes=\"gpu\"\n" + nodes), std::string("4 0"));
    QCOMPARE(gpusAndNics(nodes), std::string("0 0"));
    QCOMPARE(gpusAndNics("GresTypes=nic\n" + nodes), std::string("0 0"));
    m_diagnostics.clear();
    QVERIFY(readNodes("NodeName=n1 CPUTot=8 RealMemory=100 Gres=(null) CfgTRES=cpu=8,mem=100M,billing=8\n", "nodes.txt", m_policy, m_diagnostics));
    QCOMPARE(findCode(m_diagnostics, "node-differs"), nullptr);
}

/// Seen of a 22.05: the partition of Gres=gpu:A100:4 has gres/gpu=4 and no gres/gpu:a100; that of Licenses=Matlab:7 no license/matlab.
void TestRunningCluster::typesAndLicencesAreToldApartByCase()
{
    QVERIFY(readSlurmConf("ClusterName=c\nGresTypes=gpu\nLicenses=Matlab:7,ansys:3\nAccountingStorageTRES=gres/gpu,gres/gpu:A100,license/Matlab,"
                          "license/ansys\nNodeName=n1 CPUs=8 RealMemory=100 Gres=gpu:A100:4\nNodeName=n2 CPUs=8 RealMemory=100 Gres=gpu:a100:2\n"
                          "PartitionName=p Nodes=n1\nPartitionName=q Nodes=ALL\n",
        "slurm.conf", m_policy, m_diagnostics));
    const auto total = [this](std::size_t partition, const char *tres) {
        return m_policy.partitionTres(m_policy.partitions->at(partition))[m_policy.tres.find(tres)];
    };
    QCOMPARE(total(0, "gres/gpu"), std::uint64_t { 4 });
    QCOMPARE(total(0, "gres/gpu:a100"), std::uint64_t { 0 });
    QCOMPARE(total(1, "gres/gpu"), std::uint64_t { 6 });
    QCOMPARE(total(1, "gres/gpu:a100"), std::uint64_t { 2 });
    QCOMPARE(total(0, "license/matlab"), std::uint64_t { 0 });
    QCOMPARE(total(0, "license/ansys"), std::uint64_t { 3 });
}

/// sacctmgr add resource: what partitions print is the only word of it (controller.c, set_cluster_tres).
void TestRunningCluster::licencesOfTheDatabaseAreCounted()
{
    QVERIFY(
        readSlurmConf("ClusterName=c\nLicenses=matlab:7\nAccountingStorageTRES=license/matlab,license/ansys@flex\nNodeName=n1 CPUs=8 RealMemory=100\n"
                      "PartitionName=p Nodes=n1\n",
            "slurm.conf", m_policy, m_diagnostics));
    const std::string partition = "PartitionName=p Nodes=n1 TRES=cpu=8,mem=100M,node=1,billing=8,license/ansys@flex=50,license/matlab=9\n";
    QVERIFY(readPartitions(partition + partition, "partitions.txt", m_policy, m_diagnostics, nullptr));
    const std::vector<std::uint64_t> totals = m_policy.partitionTres(m_policy.partitions->at(0));
    QCOMPARE(totals[m_policy.tres.find("license/ansys@flex")], std::uint64_t { 50 });
    QCOMPARE(totals[m_policy.tres.find("license/matlab")], std::uint64_t { 7 }); // as slurm.conf says
}

void TestRunningCluster::noFairTreeOfDepthObliviousIsNoDifference()
{
    const auto told = [this](const std::string &conf, const std::string &running) {
        m_policy = Policy();
        m_diagnostics.clear();
        readSlurmConf("ClusterName=c\nPriorityFlags=" + conf + '\n', "slurm.conf", m_policy, m_diagnostics);
        readConfiguration("PriorityFlags           = " + running + '\n', "config.txt", true, m_policy, m_diagnostics);
        return findCode(m_diagnostics, "config-differs") != nullptr;
    };
    QVERIFY(!told("DEPTH_OBLIVIOUS,INCR_ONLY", "DEPTH_OBLIVIOUS,INCR_ONLY,NO_FAIR_TREE"));
    QVERIFY(!told("DEPTH_OBLIVIOUS,NO_FAIR_TREE", "DEPTH_OBLIVIOUS,NO_FAIR_TREE"));
    QVERIFY(told("INCR_ONLY", "INCR_ONLY,NO_FAIR_TREE"));
    QVERIFY(told("NO_FAIR_TREE", "DEPTH_OBLIVIOUS,NO_FAIR_TREE"));
    QVERIFY(m_policy.priority.has(PriorityFlag::DepthOblivious));
}

void TestRunningCluster::whatSlurmTracksByItselfIsNoDifference()
{
    const auto tracked = [this](const std::string &release, const std::string &conf) {
        m_policy = Policy();
        m_diagnostics.clear();
        if (!conf.empty()) {
            readSlurmConf("ClusterName=c\nAccountingStorageTRES=" + conf + '\n', "slurm.conf", m_policy, m_diagnostics);
        }
        // as a 26.05 prints it
        readConfiguration(
            "AccountingStorageTRES   = cpu,mem,energy,node,billing,fs/disk,vmem,pages,gres/gpu,gres/gpumem,gres/gpuutil,license/matlab\n"
            "SLURM_VERSION           = "
                + release + '\n',
            "config.txt", !conf.empty(), m_policy, m_diagnostics);
        return settingValue(m_policy, PriorityKey::AccountingStorageTres);
    };
    QCOMPARE(tracked("26.05.3", "license/matlab,gres/gpu"), std::string("license/matlab,gres/gpu"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(tracked("26.05.3", "gres/gpu,gres/gpumem,license/matlab"), std::string("gres/gpu,gres/gpumem,license/matlab"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(tracked("26.05.3", {}), std::string("gres/gpu,license/matlab"));
    // somebody wrote it there
    QCOMPARE(tracked("22.05.8", {}), std::string("gres/gpu,gres/gpumem,gres/gpuutil,license/matlab"));
    QCOMPARE(tracked("22.05.8", "gres/gpu,license/matlab"), std::string("gres/gpu,gres/gpumem,gres/gpuutil,license/matlab"));
    QVERIFY(findCode(m_diagnostics, "config-differs"));
}

void TestRunningCluster::qosAreReadWithTheirLimits()
{
    QVERIFY(readQosList(printed("qos.txt"), "qos.txt", m_policy, m_diagnostics));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    const std::vector<Qos> &qos = m_policy.qos.get();
    QCOMPARE(qos.size(), std::size_t { 3 });
    QCOMPARE(qos[0], (Qos { "normal", 0, 1.0, {}, {}, {} }));
    QCOMPARE(qos[1], (Qos { "high", 100, 1.0, {}, "normal", { { "MaxJobsPerUser", "5" } } }));
    QCOMPARE(qos[2], (Qos { "scavenge", 0, 0.25, {}, {}, { { "Flags", "NoReserve" } } }));
}

/// sacctmgr escapes no '|', and -P prints none behind the last column, which mostly is empty.
void TestRunningCluster::aDescriptionMayHoldTheMarkBetweenColumns()
{
    const auto described = [this](const char *text) {
        m_policy.qos.edit().clear();
        (void)readQosList(text, "qos.txt", m_policy, m_diagnostics);
        const Qos &qos = m_policy.qos->front();
        return QString::fromStdString(qos.description + ' ' + std::to_string(qos.priority) + ' ' + std::to_string(qos.usageFactor));
    };
    QCOMPARE(described("Name|Descr|Priority|UsageFactor|UsageThres\nfast|x|y|z|7|2.500000|\n"), QStringLiteral("x|y|z 7 2.500000"));
    QCOMPARE(described("Name|Descr|Priority|UsageFactor|UsageThres\nfast|x|y|7|2.500000|0.5\n"), QStringLiteral("x|y 7 2.500000"));
    QCOMPARE(described("Name|Descr|Priority|UsageFactor|UsageThres\nfast|x|7|2.500000|\n"), QStringLiteral("x 7 2.500000"));
    QCOMPARE(described("Name|Descr|Priority|UsageFactor|UsageThres|\nfast|x||7|2.500000||\n"), QStringLiteral("x| 7 2.500000")); // -p
    QCOMPARE(described("Name|Priority|UsageFactor|Descr\nfast|7|2.500000|x|y|\n"), QStringLiteral("x|y| 7 2.500000"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
}

void TestRunningCluster::qosThatAreKnownAreReplaced()
{
    m_policy.qos.edit() = { { "high", 5, 1.0, "urgent", {}, {} }, { "old", 1, 1.0, {}, {}, {} } };
    QVERIFY(
        readQosList("Name|Priority|UsageFactor|MaxTRESPU\nhigh|100|2.5|cpu=64,gres/gpu=2\nbad|many|1|\n|3|1|\n", "qos.txt", m_policy, m_diagnostics));
    QCOMPARE(m_policy.qos->size(), std::size_t { 3 });
    QCOMPARE(m_policy.qos.get()[0], (Qos { "high", 100, 2.5, "urgent", {}, { { "MaxTRESPerUser", "cpu=64,gres/gpu=2" } } }));
    QCOMPARE(findCode(m_diagnostics, "qos-value")->place.line, 3u);
    QCOMPARE(findCode(m_diagnostics, "qos-name")->place.line, 4u);
}

void TestRunningCluster::theDatabaseTellsWhatIsTrackedOnlyWhenNothingElseDoes()
{
    QVERIFY(readTresList(printed("tres.txt"), "tres.txt", true, m_policy, m_diagnostics));
    QCOMPARE(m_policy.tres.size(), alwaysTrackedTres);
    QVERIFY(readTresList(printed("tres.txt"), "tres.txt", false, m_policy, m_diagnostics));
    QCOMPARE(m_policy.tres.size(), alwaysTrackedTres + 3);
    QVERIFY(m_policy.tres.find("license/matlab") != noTres);
    QVERIFY(findCode(m_diagnostics, "tres-of-all"));
}

void TestRunningCluster::everythingTogetherMakesOnePolicy()
{
    ImportFiles files;
    for (const char *name : { "config.txt", "nodes.txt", "partitions.txt", "dump.cfg", "qos.txt", "tres.txt", "sshare_l.txt", "jobs.txt" }) {
        QVERIFY2(placeFile(files, kindOfFile(printedPath(name)), printedPath(name)), name);
    }
    QCOMPARE(givenPaths(files).size(), std::size_t { 8 });
    const Imported imported = importFiles(files, utcClock());
    QVERIFY(imported.usable);
    QVERIFY2(!hasErrors(imported.diagnostics), textOf(imported.diagnostics));

    // what the cluster runs with is what its slurm.conf says
    files.slurmConf = printedPath("slurm.conf");
    const Imported withConf = importFiles(files, utcClock());
    QVERIFY2(!hasErrors(withConf.diagnostics), textOf(withConf.diagnostics));
    const Policy &a = imported.policy;
    const Policy &b = withConf.policy;
    QCOMPARE(a.clusterCpus(), std::uint64_t { 12 * 32 + 3 * 32 + 3 * 16 });
    QCOMPARE(a.clusterCpus(), b.clusterCpus());
    QCOMPARE(a.partitions->size(), std::size_t { 3 });
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(a.partitions.get()[i].nodes, b.partitions.get()[i].nodes);
        QCOMPARE(a.partitions.get()[i].priorityJobFactor, b.partitions.get()[i].priorityJobFactor);
        QCOMPARE(a.partitions.get()[i].billingWeights, b.partitions.get()[i].billingWeights);
        QCOMPARE(a.partitions.get()[i].maxTime, b.partitions.get()[i].maxTime);
    }
    QCOMPARE(a.qos.get(), b.qos.get());
    QCOMPARE(imported.situation.jobs.get(), withConf.situation.jobs.get());
    QCOMPARE(a.associations.count(), 13u);
}

void TestRunningCluster::whatIsNoOutputIsRefused()
{
    for (const char *text : { "", "\n\n", "no such thing", "Name|Priority\n", "a|b|c\n1|2|3\n" }) {
        QVERIFY(!readConfiguration(text, "f", false, m_policy, m_diagnostics));
        QVERIFY(!readNodes(text, "f", m_policy, m_diagnostics));
        QVERIFY(!readQosList(text, "f", m_policy, m_diagnostics));
        QVERIFY(!readTresList(text, "f", false, m_policy, m_diagnostics));
    }
    for (const char *name : { "config.txt", "nodes.txt", "qos.txt", "tres.txt" }) {
        feedDamaged(printed(name), [](const std::string &text) {
            Policy policy;
            Diagnostics diagnostics;
            (void)readConfiguration(text, "f", false, policy, diagnostics);
            (void)readNodes(text, "f", policy, diagnostics);
            (void)readQosList(text, "f", policy, diagnostics);
            (void)readTresList(text, "f", false, policy, diagnostics);
        });
    }
}

APPORTION_TEST(TestRunningCluster)
} // namespace test_running_cluster

#include "test_running_cluster.moc"
