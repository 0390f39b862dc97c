// SPDX-License-Identifier: GPL-3.0-or-later
// What edits of nodes become in an administrator's slurm.conf.
#include "reader_testing.h"
#include "slurm/conf/conf_patch.h"
#include "slurm/conf/running_conf.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/text/host_list.h"
#include "support/test_case.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace test_node_patch
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

namespace
{

using Edit = std::function<void(std::vector<NodeGroup> &)>;

ConfReading read(const std::string &text, const std::string &fileName = "slurm.conf")
{
    return readSlurmConf(text, fileName);
}

struct Patched
{
    QString text;
    Diagnostics findings;
};

/// @p text after the groups that were read from it were edited; what is not told must read back as the draft.
Patched patched(const std::string &text, const Edit &edit, const std::function<void(Policy &)> &editPolicy = {})
{
    const ConfReading asRead = read(text);
    Policy draft = asRead.policy;
    edit(draft.nodeGroups.edit());
    for (NodeGroup &group : draft.nodeGroups.edit()) {
        group.count = static_cast<std::uint32_t>(countHosts(group.names));
    }
    if (editPolicy) {
        editPolicy(draft);
    }
    ConfPatch patch = patchConf(text, asRead, draft);
    const Policy back = read(patch.text).policy;
    const auto facts = [](const Policy &policy) {
        QStringList lines;
        for (const NodeGroup &group : *policy.nodeGroups) {
            for (const std::string &host : expandHosts(group.names).hosts) {
                lines << QString("%1 %2 %3 %4 %5")
                             .arg(QString::fromStdString(host))
                             .arg(group.cpus)
                             .arg(group.cores)
                             .arg(group.memoryMb)
                             .arg(QString::fromStdString(group.gresWritten));
            }
        }
        lines.sort();
        return lines;
    };
    if (patch.findings.empty() && facts(back) != facts(draft)) {
        return { "does not read back: " + QString::fromStdString(patch.text), {} };
    }
    return { QString::fromStdString(patch.text), std::move(patch.findings) };
}

constexpr const char *site = "# nodes of the site\r\n"
                             "NodeName=DEFAULT Sockets=2 CoresPerSocket=16 ThreadsPerCore=2 State=UNKNOWN\r\n"
                             "NodeName=c[1-8] RealMemory=128000   Feature=\"ib,cl\" # the old ones\r\n"
                             "NodeName=g[1-2] realmemory=512000 \\\r\n"
                             "   Gres=gpu:a100:4 Weight=10\r\n"
                             "NodeName=DEFAULT Gres=nvme:1\r\n"
                             "NodeName=f1 Procs=64 RealMemory=1000000\r\n"
                             "PartitionName=batch Nodes=ALL\r\n";

QString with(const char *before, const char *after)
{
    QString text = QString(site);
    Q_ASSERT(text.count(before) == 1);
    return text.replace(before, after);
}

} // namespace

class TestNodePatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheChangedKeysOfTheLineChange();
    void otherCoresChangeTheSockets();
    void countsThatSocketsCannotGiveAreTold();
    void aLineThatNamesCpusAloneGetsThreads();
    void chipsAndOwnersAreNotSlurms();
    void anotherCountChangesTheListAlone();
    void anotherNameIsTheSameLine();
    void aGroupOfWhichNodesDifferIsSplit();
    void aGroupOfSeveralLinesChangesInEach();
    void aNewGroupGetsALineInTheBlock();
    void aGroupThatWentIsCommentedOut();
    void nodesThatAreStillNamedStay();
    void whatADefaultLineGivesCannotBeTakenBack();
    void addressesOfEachNodeAreLeftToPeople();
    void aLineOfAnIncludedFileIsToldAndShown();
    void aPolicyOfListingsKnowsNotAllKeys();
    void againstABaselineOnlyWhatWasEditedChanges();
    void damagedFilesComeBack();
};

void TestNodePatch::onlyTheChangedKeysOfTheLineChange()
{
    const Patched edited = patched(site, [](auto &groups) {
        groups[0].memoryMb = 256000;
        groups[1].gresWritten = "gpu:a100:8";
    });
    QCOMPARE(edited.text, with("128000", "256000").replace("a100:4", "a100:8"));
    QVERIFY(edited.findings.empty());
    // a key that only a DEFAULT line has, and one that none has
    QCOMPARE(patched(site, [](auto &groups) { groups[0].gresWritten = "gpu:1"; }).text, with("\"ib,cl\"", "\"ib,cl\" Gres=gpu:1"));
    // features in any order are the same
    QCOMPARE(patched(site, [](auto &groups) { groups[0].foreign[0].value = "cl,ib"; }).text, QString(site));
    QCOMPARE(patched(site, [](auto &groups) { groups[0].foreign[0].value = "cl,ib,new"; }).text, with("\"ib,cl\"", "\"cl,ib,new\""));
    QCOMPARE(patched(site, [](auto &groups) { groups[0].foreign.erase(groups[0].foreign.begin()); }).text, with("   Feature=\"ib,cl\"", ""));
}

void TestNodePatch::otherCoresChangeTheSockets()
{
    // 2 sockets, 24 cores each, 2 threads: 48 cores, 96 CPUs
    QCOMPARE(patched(site,
                 [](auto &groups) {
                     groups[0].cores = 48;
                     groups[0].cpus = 96;
                 })
                 .text,
        with("\"ib,cl\"", "\"ib,cl\" CoresPerSocket=24 CPUs=96"));
    // without hyperthreads CPUs are cores, which slurm.conf may say with threads as well
    QCOMPARE(patched(site, [](auto &groups) { groups[0].cpus = 32; }).text, with("\"ib,cl\"", "\"ib,cl\" CPUs=32"));
    QCOMPARE(patched(site, [](auto &groups) { groups[0].cpus = 128; }).text, with("\"ib,cl\"", "\"ib,cl\" ThreadsPerCore=4 CPUs=128"));
    // named in the policy file
    const auto named = [](auto &groups) {
        for (ForeignKey &entry : groups[0].foreign) {
            entry.value = entry.key == "Sockets" ? "4" : entry.key == "CoresPerSocket" ? "8" : entry.value;
        }
    };
    QCOMPARE(patched(site, named).text, with("\"ib,cl\"", "\"ib,cl\" Sockets=4 CoresPerSocket=8"));
}

void TestNodePatch::countsThatSocketsCannotGiveAreTold()
{
    const Patched edited = patched(site, [](auto &groups) {
        groups[0].cores = 33;
        groups[0].cpus = 66;
        groups[0].memoryMb = 256000;
    });
    QCOMPARE(edited.text, with("128000", "256000")); // what can be written is
    QCOMPARE(edited.findings.size(), std::size_t { 1 });
    QCOMPARE(edited.findings.front().message.english(), std::string("NodeName=c[1-8] is changed in the draft, and not in the exported slurm.conf."));
    QCOMPARE(edited.findings.front().advice.english(), std::string("The line's sockets cannot give 66 CPUs and 33 cores: change it by hand."));
    QVERIFY(edited.findings.front().object == (ObjectRef { ObjectRef::Kind::NodeGroup, 0, "c[1-8]" }));
    QCOMPARE(patched(site, [](auto &groups) { groups[0].cpus = 16; }).findings.size(), std::size_t { 1 }); // fewer CPUs than cores
}

void TestNodePatch::aLineThatNamesCpusAloneGetsThreads()
{
    const std::string text = "NodeName=a[1-4] CPUs=32 RealMemory=1\n";
    QCOMPARE(patched(text,
                 [](auto &groups) {
                     groups[0].cpus = 64;
                     groups[0].cores = 64;
                 })
                 .text,
        QString("NodeName=a[1-4] CPUs=64 RealMemory=1\n"));
    QCOMPARE(patched(text, [](auto &groups) { groups[0].cpus = 64; }).text, QString("NodeName=a[1-4] CPUs=64 RealMemory=1 ThreadsPerCore=2\n"));
    QCOMPARE(patched("NodeName=a1 Procs=8\n",
                 [](auto &groups) {
                     groups[0].cpus = 16;
                     groups[0].cores = 16;
                 })
                 .text,
        QString("NodeName=a1 Procs=16\n"));
    // CPUs of a DEFAULT line would count before it
    QCOMPARE(patched("NodeName=DEFAULT CPUs=4\nNodeName=a1 Procs=8\n",
                 [](auto &groups) {
                     groups[0].cpus = 16;
                     groups[0].cores = 16;
                 })
                 .text,
        QString("NodeName=DEFAULT CPUs=4\nNodeName=a1 Procs=8 CPUs=16\n"));
}

void TestNodePatch::chipsAndOwnersAreNotSlurms()
{
    const Patched edited = patched(site, [](auto &groups) {
        groups[0].chip = "Skylake";
        groups[0].owner = NodeOwner::Account;
        groups[0].owners = { "chem" };
    });
    QCOMPARE(edited.text, QString(site));
    QVERIFY(edited.findings.empty());
}

void TestNodePatch::anotherCountChangesTheListAlone()
{
    QCOMPARE(patched(site, [](auto &groups) { groups[0].names = "c[1-12]"; }).text, with("c[1-8]", "c[1-12]"));
    QCOMPARE(patched(site, [](auto &groups) { groups[0].names = "c[1-4]"; }).text, with("c[1-8]", "c[1-4]"));
    // the same nodes in another spelling are no change
    QCOMPARE(patched(site, [](auto &groups) { groups[0].names = "c[1-5],c[6-8]"; }).text, QString(site));
}

void TestNodePatch::anotherNameIsTheSameLine()
{
    QCOMPARE(patched(site, [](auto &groups) { groups[0].names = "old[1-8]"; }).text, with("c[1-8]", "old[1-8]"));
}

void TestNodePatch::aGroupOfWhichNodesDifferIsSplit()
{
    const Patched edited = patched(site, [](auto &groups) {
        NodeGroup second = groups[1];
        groups[1].names = "g1";
        second.names = "g2";
        second.memoryMb = 1024000;
        groups.push_back(second);
    });
    QCOMPARE(edited.text,
        with("NodeName=g[1-2] realmemory=512000 \\\r\n   Gres=gpu:a100:4 Weight=10\r\n",
            "NodeName=g1 realmemory=512000 \\\r\n   Gres=gpu:a100:4 Weight=10\r\nNodeName=g2 realmemory=1024000 \\\r\n   Gres=gpu:a100:4 "
            "Weight=10\r\n"));
    QVERIFY(edited.findings.empty());
    // the line keeps the nodes that stay as they are, and no node stands in two lines
    const auto inThree = [](auto &groups) {
        NodeGroup middle = groups[0];
        NodeGroup last = groups[0];
        groups[0].names = "n[1-2,5]";
        middle.names = "n[3-4]";
        middle.memoryMb = 20;
        last.names = "n6";
        last.memoryMb = 30;
        groups.push_back(middle);
        groups.push_back(last);
    };
    QCOMPARE(patched("NodeName=n[1-6] CPUs=4 RealMemory=10\n", inThree).text,
        QString("NodeName=n[1-2,5] CPUs=4 RealMemory=10\nNodeName=n[3-4] CPUs=4 RealMemory=20\nNodeName=n6 CPUs=4 RealMemory=30\n"));
}

void TestNodePatch::aGroupOfSeveralLinesChangesInEach()
{
    const std::string text = "NodeName=a1 CPUs=4 RealMemory=1 NodeAddr=10.0.0.1\nNodeName=a2 CPUs=4 RealMemory=1 NodeAddr=10.0.0.2\n";
    const auto grouped = [](auto &groups) {
        groups[0].names = "a[1-2]";
        groups[0].memoryMb = 2;
        groups[0].foreign.clear(); // as a cluster's listing has it: without addresses
        groups.pop_back();
    };
    QCOMPARE(patched(text, grouped).text,
        QString("NodeName=a1 CPUs=4 RealMemory=2 NodeAddr=10.0.0.1\nNodeName=a2 CPUs=4 RealMemory=2 NodeAddr=10.0.0.2\n"));
}

void TestNodePatch::aNewGroupGetsALineInTheBlock()
{
    const auto added = [](auto &groups) {
        NodeGroup bought = groups[1];
        bought.names = "b[1-4]";
        bought.cpus = 128;
        bought.cores = 64;
        groups.push_back(bought);
    };
    const Patched edited = patched(site, added);
    QCOMPARE(edited.text,
        QString(site)
            + "\r\n# >>> added by Apportion >>>\r\nNodeName=b[1-4] CPUs=128 Sockets=2 CoresPerSocket=32 ThreadsPerCore=2 RealMemory=512000 "
              "Gres=gpu:a100:4 Weight=10 State=UNKNOWN\r\n# <<< added by Apportion <<<\r\n");
    QVERIFY(edited.findings.empty());
    // its own addresses are not those of the group that it is a copy of
    const Patched copied = patched("NodeName=a1 CPUs=4 NodeAddr=10.0.0.1\n", [](auto &groups) {
        groups.push_back(groups[0]);
        groups[1].names = "b1";
    });
    QVERIFY2(copied.text.endsWith("NodeName=b1 CPUs=4 RealMemory=1\n# <<< added by Apportion <<<\n"), qPrintable(copied.text));
    QCOMPARE(copied.findings.size(), std::size_t { 1 });
    QCOMPARE(copied.findings.front().message.english(), std::string("The new line NodeName=b1 is written without NodeAddr."));
    // without a name there is no line
    const Patched unnamed = patched(site, [](auto &groups) { groups.emplace_back(); });
    QCOMPARE(unnamed.text, QString(site));
    QCOMPARE(unnamed.findings.size(), std::size_t { 1 });
}

void TestNodePatch::aGroupThatWentIsCommentedOut()
{
    const auto remove = [](auto &groups) { groups.erase(groups.begin() + 1); };
    QCOMPARE(patched(site, remove).text, with("NodeName=g[1-2]", "# NodeName=g[1-2]").replace("   Gres=gpu", "#    Gres=gpu"));
}

void TestNodePatch::nodesThatAreStillNamedStay()
{
    const auto remove = [](auto &groups) { groups.erase(groups.begin() + 1); };
    const std::string named = QString(site).replace("Nodes=ALL", "Nodes=c[1-8],g1").toStdString();
    const Patched stays = patched(named, remove);
    QCOMPARE(stays.text, QString::fromStdString(named));
    QCOMPARE(stays.findings.size(), std::size_t { 1 });
    QCOMPARE(stays.findings.front().advice.english(), std::string("PartitionName=batch still names nodes of it: take them out there first."));
    const auto renamed = [](Policy &draft) { draft.partitions.edit()[0].nodesWritten = "c[1-8]"; };
    QVERIFY(patched(named, remove, renamed).findings.empty());
    const std::string set = std::string(site) + "NodeSet=fast Nodes=g[1-2]\r\n";
    QCOMPARE(patched(set, remove).findings.front().advice.english(), std::string("NodeSet=fast still names nodes of it: take them out there first."));
    // fewer of a group likewise
    QCOMPARE(patched(named, [](auto &groups) { groups[0].names = "c[1-4]"; }).findings.size(), std::size_t { 1 });
}

void TestNodePatch::whatADefaultLineGivesCannotBeTakenBack()
{
    const Patched edited = patched(site, [](auto &groups) { groups[2].gresWritten.clear(); });
    QCOMPARE(edited.text, QString(site));
    QCOMPARE(edited.findings.size(), std::size_t { 1 });
    QCOMPARE(edited.findings.front().advice.english(), std::string("A NodeName=DEFAULT line gives it Gres, which its own line cannot take back."));
    // a new line stands above them
    const Patched added = patched(site, [](auto &groups) {
        groups.push_back(groups[0]);
        groups[3].names = "d1";
        groups[3].gresWritten.clear();
    });
    QVERIFY(added.findings.empty());
    QVERIFY2(added.text.contains("\nNodeName=d1 CPUs=64 Sockets=2 CoresPerSocket=16 ThreadsPerCore=2 RealMemory=128000"
                                 " Feature=\"ib,cl\" State=UNKNOWN\r\nNodeName=DEFAULT Sockets=2"),
        qPrintable(added.text));
}

void TestNodePatch::addressesOfEachNodeAreLeftToPeople()
{
    const std::string text = "NodeName=a[1-4] NodeAddr=10.0.0.[1-4] CPUs=4\nNodeName=b[1-4] NodeAddr=127.0.0.1 CPUs=4\n";
    const Patched edited = patched(text, [](auto &groups) {
        groups[0].names = "a[1-6]";
        groups[1].names = "b[1-6]";
    });
    QCOMPARE(edited.text, QString::fromStdString(text).replace("b[1-4]", "b[1-6]"));
    QCOMPARE(edited.findings.size(), std::size_t { 1 });
    QCOMPARE(edited.findings.front().advice.english(), std::string("NodeAddr of the line says where each node is found: change the line by hand."));
    // another name of as many nodes fits
    QCOMPARE(patched(text, [](auto &groups) { groups[0].names = "z[1-4]"; }).text, QString::fromStdString(text).replace("a[1-4]", "z[1-4]"));
}

void TestNodePatch::aLineOfAnIncludedFileIsToldAndShown()
{
    const QTemporaryDir folder;
    QFile nodes(folder.filePath("nodes.conf"));
    QVERIFY(nodes.open(QIODevice::WriteOnly) && nodes.write("NodeName=a[1-4] CPUs=4 RealMemory=10\nNodeName=b1 CPUs=4\n") > 0);
    nodes.close();
    const std::string text = "Include nodes.conf\nNodeName=c1 CPUs=4 RealMemory=10\n";
    const ConfReading asRead = read(text, folder.filePath("slurm.conf").toStdString());
    QCOMPARE(asRead.policy.nodeGroups->size(), std::size_t { 3 });
    Policy draft = asRead.policy;
    draft.nodeGroups.edit()[0].memoryMb = 20;
    draft.nodeGroups.edit()[2].memoryMb = 20;
    draft.nodeGroups.edit().erase(draft.nodeGroups.edit().begin() + 1);
    const ConfPatch patch = patchConf(text, asRead, draft);
    QVERIFY(QString::fromStdString(patch.text).startsWith("Include nodes.conf\nNodeName=c1 CPUs=4 RealMemory=20\n"));
    QVERIFY(QString::fromStdString(patch.text).contains("\n# in an included file: NodeName=a[1-4] CPUs=4 RealMemory=20\n"));
    QCOMPARE(patch.findings.size(), std::size_t { 2 });
    QVERIFY(patch.findings[0].advice.english().find("included file") != std::string::npos);
    QCOMPARE(patch.findings[1].message.arguments.front(), std::string("NodeName=b1"));
}

void TestNodePatch::aPolicyOfListingsKnowsNotAllKeys()
{
    // `scontrol show node` says neither State nor addresses, prints GRES with their sockets, and groups nodes that are alike.
    const std::string text = "NodeName=a[1-2] CPUs=4 RealMemory=10 Gres=gpu:2 State=CLOUD\nNodeName=a[3-4] Procs=4 RealMemory=10 Gres=gpu:2\n";
    std::string listing;
    for (const char *name : { "a1", "a2", "a3", "a4" }) {
        listing += std::string("NodeName=") + name
            + " CPUTot=4 Boards=1 Sockets=4 CoresPerSocket=1 ThreadsPerCore=1 RealMemory=10 Weight=1 Gres=gpu:2(S:0) AvailableFeatures=(null)\n";
    }
    Policy draft;
    Diagnostics diagnostics;
    QVERIFY(readNodes(listing, "nodes.txt", draft, diagnostics));
    QCOMPARE(draft.nodeGroups->size(), std::size_t { 1 });
    const ConfReading asRead = read(text);
    QCOMPARE(patchConf(text, asRead, draft).text, text);
    draft.nodeGroups.edit()[0].memoryMb = 20;
    QCOMPARE(QString::fromStdString(patchConf(text, asRead, draft).text), QString::fromStdString(text).replace("=10", "=20"));
}

void TestNodePatch::againstABaselineOnlyWhatWasEditedChanges()
{
    // The cluster runs with more memory than the file says, and with a node that the file does not have.
    const ConfReading asRead = read(site);
    Policy baseline = asRead.policy;
    baseline.nodeGroups.edit()[0].memoryMb = 130000;
    baseline.nodeGroups.edit().push_back(baseline.nodeGroups.get()[2]);
    baseline.nodeGroups.edit()[3].names = "dynamic1";
    Policy draft = baseline;
    QCOMPARE(QString::fromStdString(patchConf(site, asRead, draft, &baseline).text), QString(site));
    draft.nodeGroups.edit()[1].memoryMb = 600000;
    QCOMPARE(QString::fromStdString(patchConf(site, asRead, draft, &baseline).text), with("512000", "600000"));
    draft.nodeGroups.edit()[0].memoryMb = 256000;
    QCOMPARE(QString::fromStdString(patchConf(site, asRead, draft, &baseline).text), with("512000", "600000").replace("128000", "256000"));
}

void TestNodePatch::damagedFilesComeBack()
{
    feedDamaged(site, [](const std::string &text) {
        const ConfReading asRead = read(text);
        Policy draft = asRead.policy;
        for (NodeGroup &group : draft.nodeGroups.edit()) {
            group.memoryMb += 1;
            group.cpus += 2;
            group.names += ",more[1-3]";
        }
        (void)patchConf(text, asRead, draft);
    });
}

APPORTION_TEST(TestNodePatch)
} // namespace test_node_patch

#include "test_node_patch.moc"
