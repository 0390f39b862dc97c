// SPDX-License-Identifier: GPL-3.0-or-later
#include "reader_testing.h"
#include "slurm/conf/conf_patch.h"
#include "slurm/conf/running_conf.h"
#include "slurm/conf/slurm_conf.h"
#include "support/test_case.h"

#include <QStringList>
#include <QTest>

namespace test_running_partition
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

constexpr const char *nodes = "NodeName=n[1-4] CPUs=16\nNodeName=f[1-2] CPUs=8 State=FUTURE\n";

/// A partition as scontrol -o of 22.05 prints it, with some of it in place of what it has by default.
std::string printed(const std::string &name, const std::vector<std::pair<std::string, std::string>> &others)
{
    std::string line = "PartitionName=" + name
        + " AllowGroups=ALL AllowAccounts=ALL AllowQos=ALL AllocNodes=ALL Default=NO QoS=N/A DefaultTime=NONE DisableRootJobs=NO ExclusiveUser=NO "
          "GraceTime=0 Hidden=NO MaxNodes=UNLIMITED MaxTime=UNLIMITED MinNodes=1 LLN=NO MaxCPUsPerNode=UNLIMITED Nodes=n[1-2] PriorityJobFactor=1 "
          "PriorityTier=1 RootOnly=NO ReqResv=NO OverSubscribe=NO OverTimeLimit=NONE PreemptMode=OFF State=UP TotalCPUs=32 TotalNodes=2 "
          "SelectTypeParameters=NONE JobDefaults=(null) DefMemPerNode=UNLIMITED MaxMemPerNode=UNLIMITED TRES=cpu=32,mem=2M,node=2,billing=32 ";
    for (const auto &[usual, running] : others) {
        const std::size_t at = line.find(' ' + usual + ' ');
        if (at == std::string::npos) {
            qFatal("there is no %s", usual.c_str());
        }
        line.replace(at + 1, usual.size(), running);
    }
    return line + '\n';
}

} // namespace

class TestRunningPartition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOnlyWrittenOtherwiseIsTheSame_data();
    void whatIsOnlyWrittenOtherwiseIsTheSame();
    void whatRunsIsTakenAndComesOutOfAnExport_data();
    void whatRunsIsTakenAndComesOutOfAnExport();
    void aStateIsOfTheMoment();
    void whatIsReadOfPartitionsAloneIsNotInherited();
    void whatSlurmConfDoesNotHaveKeepsItsRestrictions();
    void nodesAreThoseThatThePartitionRunsWith();

private:
    /// The findings of a partition p of which slurm.conf says @p conf, and that runs as printed.
    QStringList read(const std::string &conf, const std::string &listing)
    {
        m_conf = nodes + conf;
        m_policy = Policy();
        Diagnostics diagnostics;
        const bool isRead = readSlurmConf(m_conf, "slurm.conf", m_policy, diagnostics) && readPartitions(listing, "p.txt", m_policy, diagnostics);
        QStringList told;
        for (const Diagnostic &finding : diagnostics) {
            told << QString::fromStdString(finding.message.english());
        }
        return isRead ? told : QStringList("not read");
    }
    const Partition &partition(std::size_t index = 0) { return m_policy.partitions->at(index); }

    std::string m_conf;
    Policy m_policy;
};

void TestRunningPartition::whatIsOnlyWrittenOtherwiseIsTheSame_data()
{
    QTest::addColumn<QString>("conf");
    QTest::addColumn<QString>("usual");
    QTest::addColumn<QString>("running");
    QTest::newRow("nothing") << ""
                             << "State=UP"
                             << "State=UP";
    QTest::newRow("lists") << "AllowAccounts=b,A"
                           << "AllowAccounts=ALL"
                           << "AllowAccounts=a,b";
    QTest::newRow("all") << "AllowAccounts=all AllowQos=ALL AllowGroups=ALL"
                         << "State=UP"
                         << "State=UP";
    QTest::newRow("denied") << "DenyAccounts=B"
                            << "AllowAccounts=ALL"
                            << "DenyAccounts=b";
    QTest::newRow("denied beside allowed") << "AllowQos=high DenyQos=low"
                                           << "AllowQos=ALL"
                                           << "AllowQos=high";
    // as a live 22.05 prints names that hold blanks
    QTest::newRow("blanks in a QOS") << "QOS=\"b b\""
                                     << "QoS=N/A"
                                     << "QoS=b b";
    QTest::newRow("blanks in accounts") << "AllowAccounts=\"m m,b\""
                                        << "AllowAccounts=ALL"
                                        << "AllowAccounts=b,m m";
    QTest::newRow("blanks in denied QOS") << "DenyQos=\"b b,low\""
                                          << "AllowQos=ALL"
                                          << "DenyQos=b b,low";
    QTest::newRow("blanks in groups") << "AllowGroups=\"domain users\""
                                      << "AllowGroups=ALL"
                                      << "AllowGroups=domain users";
    QTest::newRow("host list") << "AllocNodes=n1,n2"
                               << "AllocNodes=ALL"
                               << "AllocNodes=n[1-2]";
    QTest::newRow("time") << "DefaultTime=90"
                          << "DefaultTime=NONE"
                          << "DefaultTime=01:30:00";
    QTest::newRow("endless") << "MaxNodes=INFINITE MaxCPUsPerNode=UNLIMITED"
                             << "State=UP"
                             << "State=UP";
    QTest::newRow("fewest nodes") << "MinNodes=0"
                                  << "State=UP"
                                  << "State=UP";
    QTest::newRow("none at least, as newer releases print it") << ""
                                                               << "MinNodes=1"
                                                               << "MinNodes=0";
    QTest::newRow("booleans") << "Hidden=true RootOnly=0"
                              << "Hidden=NO"
                              << "Hidden=YES";
    QTest::newRow("of the cluster") << "\nDisableRootJobs=YES"
                                    << "DisableRootJobs=NO"
                                    << "DisableRootJobs=YES";
    QTest::newRow("least loaded of the cluster") << "\nSelectTypeParameters=CR_Core,CR_LLN"
                                                 << "LLN=NO"
                                                 << "LLN=YES";
    QTest::newRow("shared") << "Shared=FORCE"
                            << "OverSubscribe=NO"
                            << "OverSubscribe=FORCE:4";
    QTest::newRow("shared with nobody") << "OverSubscribe=YES:1"
                                        << "State=UP"
                                        << "State=UP";
    QTest::newRow("memory of the cluster") << "\nDefMemPerCPU=100"
                                           << "DefMemPerNode=UNLIMITED"
                                           << "DefMemPerCPU=100";
    QTest::newRow("both memories") << "DefMemPerCPU=5 DefMemPerNode=9"
                                   << "DefMemPerNode=UNLIMITED"
                                   << "DefMemPerNode=9";
    QTest::newRow("no limit of memory") << "MaxMemPerCPU=0"
                                        << "State=UP"
                                        << "State=UP";
    QTest::newRow("defaults of jobs") << "DefCPUPerGPU=4 DefMemPerGPU=100"
                                      << "JobDefaults=(null)"
                                      << "JobDefaults=DefCpuPerGPU=4,DefMemPerGPU=100";
    QTest::newRow("exclusive since 26.05") << "OverSubscribe=EXCLUSIVE"
                                           << "ExclusiveUser=NO"
                                           << "Exclusive=NODE";
    QTest::newRow("topology since 26.05") << "ExclusiveTopo=YES"
                                          << "ExclusiveUser=NO"
                                          << "Exclusive=TOPO";
    QTest::newRow("user since 26.05") << "ExclusiveUser=YES OverSubscribe=FORCE:2"
                                      << "ExclusiveUser=NO|OverSubscribe=NO"
                                      << "Exclusive=USER|OverSubscribe=FORCE:2";
    QTest::newRow("none since 26.05") << "OverSubscribe=EXCLUSIVE Exclusive=NONE"
                                      << "ExclusiveUser=NO"
                                      << "Exclusive=NO";
    QTest::newRow("said as such") << "Exclusive=Node"
                                  << "ExclusiveUser=NO"
                                  << "Exclusive=NODE";
    QTest::newRow("topology of 24.05 to 25.11") << "ExclusiveTopo=yes"
                                                << "ExclusiveUser=NO"
                                                << "ExclusiveTopo=YES";
    QTest::newRow("state") << "State=drain"
                           << "State=UP"
                           << "State=DRAIN";
}

void TestRunningPartition::whatIsOnlyWrittenOtherwiseIsTheSame()
{
    QFETCH(QString, conf);
    QFETCH(QString, usual);
    QFETCH(QString, running);
    const std::string line = "PartitionName=p Nodes=n[1-2] " + conf.toStdString() + '\n';
    std::vector<std::pair<std::string, std::string>> others;
    for (int i = 0; i <= usual.count('|'); ++i) {
        others.emplace_back(usual.section('|', i, i).toStdString(), running.section('|', i, i).toStdString());
    }
    QCOMPARE(read(line, printed("p", others)), QStringList());
}

void TestRunningPartition::whatRunsIsTakenAndComesOutOfAnExport_data()
{
    QTest::addColumn<QString>("conf");
    QTest::addColumn<QString>("usual");
    QTest::addColumn<QString>("running");
    QTest::addColumn<QString>("told"); // behind "Partition p runs with "
    QTest::addColumn<QString>("exported"); // the line of p
    const auto row = [](const char *name, const char *conf, const char *usual, const char *running, const char *told, const char *exported) {
        QTest::newRow(name) << QString(conf) << QString(usual) << QString(running) << QString(told)
                            << "PartitionName=p Nodes=n[1-2]" + QString(*exported == '\0' ? "" : " ") + exported;
    };
    row("closed to others", "", "AllowAccounts=ALL", "AllowAccounts=a,b", "AllowAccounts=a,b, of which slurm.conf says nothing.",
        "AllowAccounts=a,b");
    row("opened", "AllowAccounts=a", "State=UP", "State=UP", "AllowAccounts=ALL, slurm.conf says a.", "");
    row("others denied", "DenyQos=low", "AllowQos=ALL", "DenyQos=high,low", "DenyQos=high,low, slurm.conf says low.", "DenyQos=high,low");
    row("a time", "DefaultTime=60", "DefaultTime=NONE", "DefaultTime=00:30:00", "DefaultTime=00:30:00, slurm.conf says 60.", "DefaultTime=00:30:00");
    row("no time", "DefaultTime=60", "State=UP", "State=UP", "DefaultTime=NONE, slurm.conf says 60.", "");
    row("a number", "", "MaxNodes=UNLIMITED", "MaxNodes=1", "MaxNodes=1, of which slurm.conf says nothing.", "MaxNodes=1");
    row("no QOS", "QOS=normal", "State=UP", "State=UP", "QOS=N/A, slurm.conf says normal.", "");
    row("hidden", "", "Hidden=NO", "Hidden=YES", "Hidden=YES, of which slurm.conf says nothing.", "Hidden=YES");
    row("shared", "Shared=NO", "OverSubscribe=NO", "OverSubscribe=FORCE:3", "Shared=FORCE:3, slurm.conf says NO.", "Shared=FORCE:3");
    row("alone since 26.05", "", "ExclusiveUser=NO", "Exclusive=NODE", "Exclusive=NODE, of which slurm.conf says nothing.", "Exclusive=NODE");
    row("a user's since 26.05", "", "ExclusiveUser=NO", "Exclusive=USER", "Exclusive=USER, of which slurm.conf says nothing.", "Exclusive=USER");
    row("not alone since 26.05", "Exclusive=NODE", "ExclusiveUser=NO", "Exclusive=NO", "Exclusive=NO, slurm.conf says NODE.", "");
    row("not alone by its older key", "OverSubscribe=EXCLUSIVE", "ExclusiveUser=NO", "Exclusive=NO",
        "Exclusive=NO, of which slurm.conf says nothing.", "OverSubscribe=EXCLUSIVE Exclusive=NO");
    row("of a topology", "", "ExclusiveUser=NO", "ExclusiveTopo=YES", "ExclusiveTopo=YES, of which slurm.conf says nothing.", "ExclusiveTopo=YES");
    row("memory", "DefMemPerNode=9", "DefMemPerNode=UNLIMITED", "DefMemPerNode=7", "DefMemPerNode=7, slurm.conf says 9.", "DefMemPerNode=7");
    row("a gpu's cores", "", "JobDefaults=(null)", "JobDefaults=DefCpuPerGPU=4", "DefCPUPerGPU=4, of which slurm.conf says nothing.",
        "DefCPUPerGPU=4");
    row("an alternate", "Alternate=q", "State=UP", "State=UP", "Alternate=, slurm.conf says q.", "");
    row("for root", "RootOnly=YES", "State=UP", "State=UP", "RootOnly=NO, slurm.conf says YES.", "");
}

void TestRunningPartition::whatRunsIsTakenAndComesOutOfAnExport()
{
    QFETCH(QString, conf);
    QFETCH(QString, usual);
    QFETCH(QString, running);
    QFETCH(QString, told);
    QFETCH(QString, exported);
    const std::string line = "PartitionName=p Nodes=n[1-2]" + (conf.isEmpty() ? "" : ' ' + conf.toStdString()) + '\n';
    const std::string listing = printed("p", { { usual.toStdString(), running.toStdString() } });
    QCOMPARE(read(line, listing), QStringList("Partition p runs with " + told));
    const ConfPatch patch = patchConf(m_conf, readSlurmConf(m_conf, "slurm.conf", {}, 2205), m_policy, nullptr);
    QCOMPARE(QString::fromStdString(patch.text), QString::fromStdString(nodes) + exported + '\n');
    m_policy = Policy();
    QCOMPARE(read(patch.text.substr(std::string_view(nodes).size()), listing), QStringList()); // the file says what runs then
}

/// Drained for a day, a partition would stay so in every export, and a replay would start nothing there.
/// As a 22.05 prints it of such a slurm.conf: Hidden is handed down, the others are not.
void TestRunningPartition::whatIsReadOfPartitionsAloneIsNotInherited()
{
    const std::string own
        = " ExclusiveUser=YES DisableRootJobs=YES SelectTypeParameters=CR_Core SuspendTime=77 ExclusiveTopo=YES PowerDownOnIdle=YES";
    const QStringList told = read(
        "PartitionName=DEFAULT Hidden=YES" + own + "\nPartitionName=p Nodes=n[1-2] SuspendTime=9\n", printed("p", { { "Hidden=NO", "Hidden=YES" } }));
    const QStringList idle = told.filter(QStringLiteral("of PartitionName=DEFAULT does nothing"));
    QCOMPARE(idle.size(), 6);
    QCOMPARE(told, idle); // what runs is what slurm.conf says
    QCOMPARE(partition().foreign.size(), std::size_t { 2 });
    QCOMPARE(findKey(partition().foreign, "SuspendTime")->value, std::string("9"));
    QCOMPARE(findKey(partition().foreign, "Hidden")->value, std::string("YES"));
}

void TestRunningPartition::aStateIsOfTheMoment()
{
    const std::string drained = printed("p", { { "State=UP", "State=DRAIN" } });
    QCOMPARE(read("PartitionName=p Nodes=n[1-2]\n", drained), QStringList("Partition p runs with State=DRAIN, of which slurm.conf says nothing."));
    QVERIFY(partition().foreign.empty());
    QCOMPARE(read("PartitionName=p Nodes=n[1-2] State=DOWN\n", drained), QStringList("Partition p runs with State=DRAIN, slurm.conf says DOWN."));
    QCOMPARE(partition().foreign, (std::vector<ForeignKey> { { "State", "DOWN", {} } }));
}

/// scontrol create partition: what slurm.conf is given for it must not open what is closed.
void TestRunningPartition::whatSlurmConfDoesNotHaveKeepsItsRestrictions()
{
    const std::string live = printed("live",
        { { "AllowAccounts=ALL", "AllowAccounts=a" }, { "RootOnly=NO", "RootOnly=YES" }, { "State=UP", "State=DOWN" },
            { "MaxTime=UNLIMITED", "MaxTime=00:10:00" } });
    QCOMPARE(read("PartitionName=p Nodes=n[1-2]\n", printed("p", {}) + live), QStringList("Partition live runs, but slurm.conf does not have it."));
    QCOMPARE(m_policy.partitions->size(), std::size_t { 2 });
    QCOMPARE(partition(1).foreign, (std::vector<ForeignKey> { { "RootOnly", "YES", {} }, { "State", "DOWN", {} }, { "AllowAccounts", "a", {} } }));
    QCOMPARE(partition(1).maxTime.minutes, 10U);

    // without any slurm.conf there is nothing that it would be closed beside
    m_policy = Policy();
    Diagnostics diagnostics;
    QVERIFY(readPartitions(live, "p.txt", m_policy, diagnostics));
    QCOMPARE(partition().foreign, (std::vector<ForeignKey> { { "RootOnly", "YES", {} }, { "AllowAccounts", "a", {} } }));
}

void TestRunningPartition::nodesAreThoseThatThePartitionRunsWith()
{
    const auto runningOn = [](const char *list) { return printed("p", { { "Nodes=n[1-2]", std::string("Nodes=") + list } }); };
    QCOMPARE(read("PartitionName=p Nodes=n[1-2]\n", runningOn("n[1-4]")), QStringList("Partition p runs with Nodes=n[1-4], slurm.conf says n[1-2]."));
    QCOMPARE(partition().nodes, (std::vector<PartitionNodes> { { 0, 4 } }));
    QCOMPARE(partition().nodesWritten, std::string("n[1-4]"));
    QCOMPARE(read("PartitionName=p Nodes=n[1-2]\n", runningOn("n[3-4]")), QStringList("Partition p runs with Nodes=n[3-4], slurm.conf says n[1-2]."));
    // written otherwise, and what comes in the future is not there yet
    QCOMPARE(read("PartitionName=p Nodes=n2,n1,f[1-2]\n", runningOn("n[1-2]")), QStringList());
    QCOMPARE(read("PartitionName=p Nodes=ALL\n", runningOn("n[1-4]")), QStringList());
    QCOMPARE(read("PartitionName=p Nodes=ALL\n", runningOn("n[1-3]")), QStringList("Partition p runs with Nodes=n[1-3], slurm.conf says ALL."));
    QCOMPARE(read("NodeSet=some Nodes=n1,n2\nPartitionName=p Nodes=some\n", runningOn("n[1-2]")), QStringList());
    QCOMPARE(
        read("PartitionName=p Nodes=n[1-2] Default=YES\n", printed("p", {})), QStringList("Partition p runs with Default=NO, slurm.conf says YES."));
    QVERIFY(!partition().isDefault);
}

APPORTION_TEST(TestRunningPartition)
} // namespace test_running_partition

#include "test_running_partition.moc"
