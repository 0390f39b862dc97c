// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/difference.h"
#include "slurm/conf/conf_patch.h"
#include "slurm/conf/slurm_conf.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace test_above_defaults
{

using namespace apportion;
using namespace apportion::slurm;

namespace
{

/// Every key that a PartitionName=DEFAULT line can hand down.
constexpr const char *defaults
    = "PartitionName=DEFAULT Nodes=n[1-2] State=DOWN QOS=partgpu AllowAccounts=chem AllowQos=normal Hidden=YES RootOnly=YES MaxNodes=2 "
      "DefMemPerCPU=100 LLN=YES ExclusiveUser=YES PriorityJobFactor=7 PriorityTier=9 GraceTime=30 OverSubscribe=FORCE:2 PreemptMode=OFF "
      "DisableRootJobs=YES ReqResv=YES MaxCPUsPerNode=4 DefaultTime=5 MaxTime=10 MinNodes=2 Default=YES AllowGroups=staff AllocNodes=login "
      "TRESBillingWeights=CPU=2.0\n";
constexpr const char *nodes = "ClusterName=alpha\nNodeName=n[1-4] CPUs=8 RealMemory=1000\n";

Partition onNode(const char *name)
{
    Partition added;
    added.name = name;
    added.nodesWritten = "n3";
    added.nodes = { { 0, 1 } };
    return added;
}

struct Made
{
    ConfPatch patch;
    ConfReading again; ///< what the patched text says
    Policy draft;
};

Made patched(const std::string &text, const IncludedFiles &included, const std::function<void(Policy &)> &edit)
{
    const ConfReading asRead = readSlurmConf(text, "slurm.conf", included);
    Made made { {}, {}, asRead.policy };
    edit(made.draft);
    made.patch = patchConf(text, asRead, made.draft);
    made.again = readSlurmConf(made.patch.text, "slurm.conf", included);
    return made;
}

QString textOf(const Made &made)
{
    return QString::fromStdString(made.patch.text);
}

IncludedFiles files(std::vector<IncludedFile> list)
{
    return std::make_shared<const std::vector<IncludedFile>>(std::move(list));
}

} // namespace

class TestAboveDefaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewPartitionTakesNothingFromDefaults()
    {
        const std::string text = std::string(nodes) + defaults + "PartitionName=a\n";
        const Made made = patched(text, {}, [](Policy &draft) { draft.partitions.edit().push_back(onNode("new")); });
        QCOMPARE(textOf(made),
            QString(nodes) + "# Added by Apportion above PartitionName=DEFAULT, which is not to count for it:\nPartitionName=new Nodes=n3\n"
                + defaults + "PartitionName=a\n");
        QVERIFY(difference(made.again.policy, made.draft).isEmpty());
        QVERIFY(made.again.policy.partitions->front().foreign.empty());
        QVERIFY(made.patch.findings.empty());
    }

    void aLineThatSaysAllOfItStandsInTheBlock()
    {
        const std::string text = std::string(nodes) + "PartitionName=DEFAULT Nodes=n1 State=DOWN\nPartitionName=a\n";
        const Made made = patched(text, {}, [](Policy &draft) {
            draft.partitions.edit().push_back(onNode("new"));
            draft.partitions.edit().back().foreign = { { "State", "UP" } };
        });
        QVERIFY2(textOf(made).endsWith("# >>> added by Apportion >>>\nPartitionName=new Nodes=n3 State=UP\n# <<< added by Apportion <<<\n"),
            qPrintable(textOf(made)));
        QVERIFY(difference(made.again.policy, made.draft).isEmpty());
    }

    void aboveTheIncludeThroughWhichTheyCome()
    {
        // The first DEFAULT line stands two files deep, behind a file that has none and before one of slurm.conf itself.
        const std::string text
            = "ClusterName=alpha # ours\n\nInclude nodes.conf\n# the partitions\nInclude parts.conf\nPartitionName=DEFAULT MaxTime=9\n"
              "PartitionName=z Nodes=n1\n";
        const IncludedFiles included = files({ { "nodes.conf", "NodeName=n[1-4] CPUs=8 RealMemory=1000\n" }, { "parts.conf", "Include deep.conf\n" },
            { "deep.conf", std::string(defaults) + "PartitionName=a\n" } });
        const Made made = patched(text, included, [](Policy &draft) {
            draft.partitions.edit().push_back(onNode("new"));
            draft.partitions.edit().push_back(onNode("new2"));
        });
        QVERIFY(made.patch.included.empty());
        QVERIFY(difference(made.again.policy, made.draft).isEmpty());
        QCOMPARE(made.again.policy.partitions->size(), std::size_t { 4 });
        QVERIFY2(
            textOf(made).startsWith("ClusterName=alpha # ours\n\n# Added by Apportion above PartitionName=DEFAULT, which is not to count for it:\n"
                                    "PartitionName=new Nodes=n3\nPartitionName=new2 Nodes=n3\nInclude nodes.conf\n"),
            qPrintable(textOf(made)));
    }

    void anIncludeAtTheVeryBeginning()
    {
        const IncludedFiles included = files({ { "parts.conf", std::string(defaults) + "PartitionName=a\n" } });
        const Made made
            = patched(std::string("Include parts.conf\n") + nodes, included, [](Policy &draft) { draft.partitions.edit().push_back(onNode("new")); });
        QVERIFY(difference(made.again.policy, made.draft).isEmpty());
        QVERIFY2(textOf(made).contains("PartitionName=new Nodes=n3\nInclude parts.conf\n"), qPrintable(textOf(made)));
    }

    void anEditOfTheDefaultLineItselfDoesNotMoveIt()
    {
        // QOS gives way for partition a; the new one stands above what is left of the line.
        const std::string text
            = std::string(nodes) + "PartitionName=DEFAULT QOS=low State=DOWN\nPartitionName=a Nodes=n1\nPartitionName=b Nodes=n1\n";
        const Made made = patched(text, {}, [](Policy &draft) {
            draft.partitions.edit().front().qos.clear();
            draft.partitions.edit().push_back(onNode("new"));
        });
        QVERIFY(difference(made.again.policy, made.draft).isEmpty());
        QVERIFY2(textOf(made).contains("\nPartitionName=new Nodes=n3\nPartitionName=DEFAULT State=DOWN\nPartitionName=a Nodes=n1\n"
                                       "PartitionName=b Nodes=n1 QOS=low\n"),
            qPrintable(textOf(made)));
    }

    void aNewPartitionAloneLeavesTheQosOfDefault()
    {
        const std::string text = std::string(nodes) + "PartitionName=DEFAULT QOS=low\nPartitionName=a Nodes=n1\n";
        const Made made = patched(text, {}, [](Policy &draft) { draft.partitions.edit().push_back(onNode("new")); });
        QVERIFY(difference(made.again.policy, made.draft).isEmpty());
        QVERIFY2(textOf(made).contains("\nPartitionName=DEFAULT QOS=low\nPartitionName=a Nodes=n1\n"), qPrintable(textOf(made)));
    }

    void whatStandsAboveADefaultLineIsNotHinderedByIt()
    {
        const std::string text
            = std::string(nodes) + "PartitionName=a Nodes=n1\nPartitionName=DEFAULT QOS=low Priority=5\nPartitionName=b Nodes=n1\n";
        const Made made = patched(text, {}, [](Policy &draft) { draft.partitions.edit()[0].priorityTier = 3; });
        QVERIFY(difference(made.again.policy, made.draft).isEmpty());
        QCOMPARE(textOf(made), QString::fromStdString(text).replace("=a Nodes=n1", "=a Nodes=n1 PriorityTier=3"));
        QCOMPARE(textOf(patched(text, {}, [](Policy &) {})), QString::fromStdString(text));
    }

    void aNewNodeGroupTakesNothingFromDefaults()
    {
        const std::string text = "NodeName=DEFAULT Sockets=2 CoresPerSocket=16 Gres=gpu:2 Feature=ib Weight=5 State=DOWN Port=17000\n"
                                 "NodeName=n[1-4] RealMemory=1000\nPartitionName=a Nodes=ALL\n";
        const Made made = patched(text, {}, [](Policy &draft) {
            NodeGroup added;
            added.names = "m1";
            added.count = 1;
            added.cpus = 3;
            added.cores = 3;
            added.memoryMb = 500;
            draft.nodeGroups.edit().push_back(added);
        });
        QVERIFY(made.patch.findings.empty());
        const std::vector<NodeGroup> &groups = *made.again.policy.nodeGroups;
        QCOMPARE(groups.size(), std::size_t { 2 });
        const auto group = std::find_if(groups.begin(), groups.end(), [](const NodeGroup &one) { return one.names == "m1"; });
        QVERIFY(group != groups.end());
        QCOMPARE(group->cpus, 3U);
        QCOMPARE(group->cores, 3U);
        QVERIFY(group->gresWritten.empty());
        for (const ForeignKey &entry : group->foreign) {
            QVERIFY2(entry.key == "CoresPerSocket" || entry.key == "Port", entry.key.c_str());
        }
        // Where nodes are found the draft does not say: that stays what DEFAULT says.
        QVERIFY2(textOf(made).startsWith("# Added by Apportion above NodeName=DEFAULT, which is not to count for it:\nNodeName=m1 CPUs=3 "),
            qPrintable(textOf(made)));
        QVERIFY2(textOf(made).contains(" Port=17000\nNodeName=DEFAULT "), qPrintable(textOf(made)));
    }

    void whatOnlyTheFileKnowsOfNodesStaysInherited()
    {
        // A draft that was made of a cluster's listings does not know CoreSpecCount; its nodes have what DEFAULT gives all.
        const std::string text = "NodeName=DEFAULT CoreSpecCount=2 Weight=5\nNodeName=n[1-4] CPUs=8 RealMemory=1000\nPartitionName=a Nodes=ALL\n";
        const ConfReading asRead = readSlurmConf(text, "slurm.conf");
        Policy baseline = asRead.policy;
        std::erase_if(baseline.nodeGroups.edit()[0].foreign, [](const ForeignKey &entry) { return entry.key == "CoreSpecCount"; });
        Policy draft = baseline;
        NodeGroup added = draft.nodeGroups->front();
        added.names = "m1";
        added.count = 1;
        draft.nodeGroups.edit().push_back(added);
        QVERIFY2(QString::fromStdString(patchConf(text, asRead, draft, &baseline).text).contains("\nNodeName=m1 CPUs=8 RealMemory=1000 Weight=5\n#"),
            patchConf(text, asRead, draft, &baseline).text.c_str());
        draft.nodeGroups.edit().back().foreign.clear();
        QVERIFY2(QString::fromStdString(patchConf(text, asRead, draft, &baseline).text)
                     .contains("\nNodeName=m1 CPUs=8 RealMemory=1000 CoreSpecCount=2\nNodeName=DEFAULT "),
            patchConf(text, asRead, draft, &baseline).text.c_str());
    }
};

APPORTION_TEST(TestAboveDefaults)
} // namespace test_above_defaults

#include "test_above_defaults.moc"
