// SPDX-License-Identifier: GPL-3.0-or-later
// What a draft changes that is no edit of one line: a QOS that lists still name, and the nodes.
#include "reader_testing.h"
#include "slurm/change/change_script.h"
#include "slurm/conf/fragment.h"
#include "slurm/conf/hardware_changes.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/lists/listings.h"
#include "slurm/lists/qos_references.h"
#include "support/test_case.h"

#include <QRegularExpression>
#include <QTest>

namespace test_export_gaps
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

constexpr const char *site = "QOS - 'normal':Description='normal'\n"
                             "QOS - 'high':Description='high':Priority=100\n"
                             "QOS - 'idle':Description='idle'\n"
                             "Cluster - 'oracle':Fairshare=1:QOS='normal'\n"
                             "Parent - 'root'\n"
                             "Account - 'chem':Description='chem':Organization='org':Fairshare=25:QOS='+high'\n"
                             "Account - 'physics':Description='physics':Organization='org':Fairshare=30:DefaultQOS='high':QOS='high,idle'\n"
                             "Parent - 'chem'\n"
                             "User - 'ann':DefaultAccount='chem':Fairshare=1\n";

constexpr const char *nodes = "ClusterName=oracle\nNodeName=c[1-8] CPUs=32 RealMemory=128000\nNodeName=g[1-2] CPUs=64 RealMemory=512000 Gres=gpu:4\n";

Policy read()
{
    Policy policy;
    Diagnostics diagnostics;
    (void)readFlatFile(site, "associations.cfg", policy, diagnostics);
    (void)readSlurmConf(nodes, "slurm.conf", policy, diagnostics);
    return policy;
}

void removeQos(Policy &policy, const char *name)
{
    std::erase_if(policy.qos.edit(), [name](const Qos &qos) { return qos.name == name; });
}

/// The calls of a script, in their order.
QStringList calls(const std::string &script)
{
    QStringList found;
    for (const QString &line : QString::fromStdString(script).split(u'\n')) {
        static const QRegularExpression call("^run \\d+ (sacctmgr .*)$");
        if (const auto match = call.match(line); match.hasMatch()) {
            found.append(match.captured(1));
        }
    }
    return found;
}

} // namespace

class TestExportGaps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQosThatGoesIsTakenOutOfTheLists();
    void aQosThatIsAnotherNowIsTold();
    void aRenamedQosKeepsItsPlaces();
    void withoutRemovedQosNothingIsTakenOut();
    void otherNodesGoIntoTheFragmentAndTheReadme();
    void aGroupIsKnownByItsNodes();
    void chipsAndOwnersAreNoHardware();
    void nodesOfAnUnknownClusterAreNotTold();
};

void TestExportGaps::aQosThatGoesIsTakenOutOfTheLists()
{
    const Policy baseline = read();
    Policy draft = baseline;
    removeQos(draft, "high");
    const ChangeScripts scripts = changeScripts(baseline, draft);
    // first out of the lists, then away: and back the other way round
    QCOMPARE(calls(scripts.apply),
        (QStringList { "sacctmgr -i modify account where name=chem cluster=oracle set QOS=",
            "sacctmgr -i modify account where name=physics cluster=oracle set QOS=idle DefaultQOS=-1", "sacctmgr -i remove qos where name=high" }));
    const QStringList back = calls(scripts.rollback);
    QCOMPARE(back.size(), 3);
    QVERIFY2(back[0].startsWith("sacctmgr -i add qos name=high"), qPrintable(back[0]));
    QVERIFY2(back[1].contains("name=chem") && back[1].endsWith("set QOS+=high"), qPrintable(back[1]));
    QVERIFY2(back[2].contains("name=physics") && back[2].contains("DefaultQOS=high") && back[2].contains("QOS=high,idle"), qPrintable(back[2]));
    QCOMPARE(scripts.refused.size(), std::size_t { 1 });
    QCOMPARE(scripts.refused.front().message.english(),
        std::string("3 associations, such as chem, name the QOS high, which the draft does not have: they lose it."));
    QVERIFY(!scripts.refused.front().advice.english().empty());
}

void TestExportGaps::aQosThatIsAnotherNowIsTold()
{
    const Policy baseline = read();
    Policy draft = baseline;
    draft.qos.edit()[1].name = "express";
    const ChangeScripts scripts = changeScripts(baseline, draft);
    QVERIFY(findCode(scripts.refused, "qos-gone"));
    QVERIFY(scripts.apply.find("# Note: 3 associations, such as chem, name the QOS high") != std::string::npos);
    const QStringList lines = calls(scripts.apply);
    QVERIFY2(lines.first().startsWith("sacctmgr -i add qos name=express"), qPrintable(lines.first()));
    QCOMPARE(lines.last(), QString("sacctmgr -i remove qos where name=high"));
}

void TestExportGaps::aRenamedQosKeepsItsPlaces()
{
    Policy baseline = read();
    baseline.qos.edit()[2].preempt = "normal,high";
    baseline.clusterOptions = "Fairshare=1:QOS='normal,high'";
    Partition partition;
    partition.name = "batch";
    partition.qos = "high";
    partition.foreign = { { "AllowQos", "normal,high" }, { "State", "high" } };
    baseline.partitions.edit().push_back(partition);

    Policy draft = baseline;
    renameQos(draft, 1, "express");
    const auto options = [&draft](const char *account) { return std::string(draft.associations.options(draft.associations.findAccount(account))); };
    QCOMPARE(options("chem"), std::string("Description='chem':Organization='org':QOS='+express'"));
    QCOMPARE(options("physics"), std::string("Description='physics':Organization='org':DefaultQOS='express':QOS='express,idle'"));
    QCOMPARE(draft.clusterOptions, std::string("Fairshare=1:QOS='normal,express'"));
    QCOMPARE(draft.qos->at(2).preempt, std::string("normal,express"));
    QCOMPARE(draft.partitions->back().qos, std::string("express"));
    QCOMPARE(draft.partitions->back().foreign, (std::vector<ForeignKey> { { "AllowQos", "normal,express" }, { "State", "high" } }));

    const ChangeScripts scripts = changeScripts(baseline, draft);
    QVERIFY(!findCode(scripts.refused, "qos-gone"));
    const QStringList lines = calls(scripts.apply);
    QVERIFY2(lines.first().startsWith("sacctmgr -i add qos name=express"), qPrintable(lines.first()));
    QCOMPARE(lines.last(), QString("sacctmgr -i remove qos where name=high"));
    QVERIFY(lines.contains("sacctmgr -i modify account where name=chem cluster=oracle set QOS+=express"));
    QVERIFY2(lines.indexOf(QRegularExpression(".*name=physics .*DefaultQOS=express.*")) > 0, qPrintable(lines.join(u'\n')));

    // and back, as if it had never been
    renameQos(draft, 1, "high");
    QVERIFY(draft == baseline);
}

void TestExportGaps::withoutRemovedQosNothingIsTakenOut()
{
    // A dump of a release that has no QOS lines: what its lists name is not known here, and stays.
    Policy policy = read();
    policy.qos.edit().clear();
    std::vector<QosReference> references { { "x", 1, 0 } };
    const Policy same = withoutGoneQos(policy, policy, references);
    QVERIFY(references.empty());
    QCOMPARE(std::string(same.associations.options(same.associations.findAccount("chem"))),
        std::string(policy.associations.options(policy.associations.findAccount("chem"))));
    QVERIFY(changeScripts(policy, policy).refused.empty());
}

void TestExportGaps::otherNodesGoIntoTheFragmentAndTheReadme()
{
    const Policy baseline = read();
    Policy draft = baseline;
    std::vector<NodeGroup> &groups = draft.nodeGroups.edit();
    groups[0].memoryMb = 256000;
    groups[0].gresWritten = "gpu:1";
    groups.erase(groups.begin() + 1);
    NodeGroup bought = groups[0];
    bought.names = "b[1-4]";
    bought.gresWritten.clear();
    groups.push_back(bought);
    QCOMPARE(hardwareChanges(baseline, draft),
        (std::vector<std::string> { "c[1-8]: RealMemory=128000 Gres=(none) -> RealMemory=256000 Gres=gpu:1",
            "new: NodeName=b[1-4] CPUs=32 RealMemory=256000", "gone: NodeName=g[1-2] CPUs=64 RealMemory=512000 Gres=gpu:4" }));
    const ChangeScripts scripts = changeScripts(baseline, draft);
    QVERIFY(scripts.refused.empty());
    QCOMPARE(scripts.calls, std::size_t { 0 });
    const std::string readme = changeReadme(baseline, draft, scripts, ConfFile::Patched);
    QVERIFY(readme.find("\nNodes\n-----\n") != std::string::npos);
    QVERIFY(readme.find("  new: NodeName=b[1-4] CPUs=32 RealMemory=256000\n") != std::string::npos);
    QVERIFY(readme.find("systemctl restart slurmctld") != std::string::npos);
    QVERIFY(readme.find("by hand") == std::string::npos);
    const Diagnostics byHand { { Severity::Warning, "not-exported", { "what %1", { "differs" } }, { "and why", {} }, {}, {} } };
    QVERIFY(changeReadme(baseline, draft, scripts, ConfFile::Patched, byHand).find("- what differs and why\n") != std::string::npos);
    const std::string fragment = confFragment(draft, &baseline);
    QVERIFY(fragment.find("\nNodeName=c[1-8] CPUs=32 RealMemory=256000 Gres=gpu:1\nNodeName=b[1-4] CPUs=32 RealMemory=256000\n"
                          "# gone: NodeName=g[1-2] CPUs=64 RealMemory=512000 Gres=gpu:4\n")
        != std::string::npos);
    QCOMPARE(confFragment(baseline, &baseline), confFragment(baseline));
    // a list of addresses that no longer fits is left out
    Policy addressed = baseline;
    addressed.nodeGroups.edit()[0].foreign.push_back({ "NodeAddr", "10.0.0.[1-8]" });
    Policy longer = addressed;
    longer.nodeGroups.edit()[0].names = "c[1-9]";
    longer.nodeGroups.edit()[0].count = 9;
    QVERIFY(confFragment(longer, &addressed).find("(NodeAddr and the like):\nNodeName=c[1-9] CPUs=32 RealMemory=128000\n") != std::string::npos);
}

void TestExportGaps::aGroupIsKnownByItsNodes()
{
    const Policy baseline = read();
    Policy draft = baseline;
    std::vector<NodeGroup> &groups = draft.nodeGroups.edit();
    groups[0].names = "c[1-12]";
    groups[0].cpus = 64;
    groups[1].names = "g1,g2";
    QCOMPARE(hardwareChanges(baseline, draft),
        (std::vector<std::string> { "c[1-12]: NodeName=c[1-8] ThreadsPerCore=(none) CPUs=32 -> NodeName=c[1-12] ThreadsPerCore=2 CPUs=64" }));
}

void TestExportGaps::chipsAndOwnersAreNoHardware()
{
    const Policy baseline = read();
    Policy draft = baseline;
    draft.nodeGroups.edit()[0].chip = "Skylake";
    draft.nodeGroups.edit()[0].owner = NodeOwner::Account;
    QVERIFY(hardwareChanges(baseline, draft).empty());
    QVERIFY(changeScripts(baseline, draft).refused.empty());
}

void TestExportGaps::nodesOfAnUnknownClusterAreNotTold()
{
    const Policy draft = read();
    const ChangeScripts scripts = changeScripts(emptyCluster(draft), draft);
    QVERIFY(scripts.refused.empty() || !findCode(scripts.refused, "not-exported"));
    QVERIFY(changeReadme(emptyCluster(draft), draft, scripts, ConfFile::Fragment).find("\nNodes\n") == std::string::npos);
}

APPORTION_TEST(TestExportGaps)
} // namespace test_export_gaps

#include "test_export_gaps.moc"
