// SPDX-License-Identifier: GPL-3.0-or-later
// What a patch makes of partitions below PartitionName=DEFAULT lines. New lines above them: test_above_defaults.
#include "patch_testing.h"
#include "support/test_case.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace test_patch_below_defaults
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::patch_testing;

class TestPatchBelowDefaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A text, an edit of its partitions, and the text that takes effect as the draft says.
    void aPriorityFromDefaultGivesWay_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("factor");
        QTest::addColumn<int>("tier");
        QTest::addColumn<QString>("after");
        const QString nodes = "NodeName=n1\n";
        const QString three = nodes
            + "PartitionName=DEFAULT Priority=100 State=UP\nPartitionName=a Nodes=n1\nPartitionName=b Nodes=n1 # b\n"
              "PartitionName=c Nodes=n1 Priority=3\n";
        QTest::newRow("they differ") << three << 500 << 7
                                     << nodes
                + "PartitionName=DEFAULT State=UP\nPartitionName=a Nodes=n1 PriorityJobFactor=500 PriorityTier=7\n"
                  "PartitionName=b Nodes=n1 Priority=100 # b\nPartitionName=c Nodes=n1 Priority=3\n";
        QTest::newRow("they are equal") << three << 9 << 9 << QString(three).replace("=a Nodes=n1", "=a Nodes=n1 Priority=9");
        const QString keys = nodes + "PartitionName=DEFAULT Priority=100\nPartitionName=a Nodes=n1 PriorityJobFactor=500\n";
        QTest::newRow("a key that did nothing") << keys << 500 << 100
                                                << nodes + "PartitionName=DEFAULT\nPartitionName=a Nodes=n1 PriorityJobFactor=500 PriorityTier=100\n";
        QTest::newRow("two DEFAULT lines") << nodes
                + "PartitionName=DEFAULT Priority=4\nPartitionName=a Nodes=n1 Priority=2\nPartitionName=DEFAULT Priority=6\nPartitionName=b\n"
                                           << 1 << 2
                                           << nodes
                + "PartitionName=DEFAULT\nPartitionName=a Nodes=n1 PriorityJobFactor=1 PriorityTier=2\nPartitionName=DEFAULT\nPartitionName=b "
                  "Priority=6\n";
    }
    void aPriorityFromDefaultGivesWay()
    {
        QFETCH(QString, before);
        QFETCH(int, factor);
        QFETCH(int, tier);
        const auto edit = [&](Policy &draft) {
            partition(draft, 0).priorityJobFactor = static_cast<std::uint16_t>(factor);
            partition(draft, 0).priorityTier = static_cast<std::uint16_t>(tier);
        };
        QTEST(patched(before.toStdString(), edit), "after");
    }

    void aQosAndAKeyFromDefaultGiveWay()
    {
        const std::string text = "NodeName=n1\nPartitionName=DEFAULT QOS=low Hidden=YES\nPartitionName=a Nodes=n1\nPartitionName=b Nodes=n1\n";
        QCOMPARE(patched(text,
                     [](Policy &draft) {
                         partition(draft, 0).qos.clear();
                         partition(draft, 1).foreign.clear();
                     }),
            QString("NodeName=n1\nPartitionName=DEFAULT\nPartitionName=a Nodes=n1 Hidden=YES\nPartitionName=b Nodes=n1 QOS=low\n"));
    }

    void aNewPartitionIsWhatItSaysBelowDefaults()
    {
        const std::string text = "NodeName=n1\nPartitionName=DEFAULT Priority=5 QOS=low MaxTime=60 PriorityTier=3\nPartitionName=a Nodes=n1\n";
        for (const auto &[factor, tier] : { std::pair(1, 1), std::pair(4, 4), std::pair(2, 9) }) {
            const QString made = patched(text, [factor = factor, tier = tier](Policy &draft) {
                Partition added;
                added.name = "new";
                added.nodesWritten = "n1";
                added.nodes = { { 0, 1 } };
                added.priorityJobFactor = static_cast<std::uint16_t>(factor);
                added.priorityTier = static_cast<std::uint16_t>(tier);
                draft.partitions.edit().push_back(added);
            });
            QVERIFY2(!made.startsWith("does not read back"), qPrintable(made));
        }
    }

    void whatADefaultLineOfAnIncludedFileGivesIsTold()
    {
        QTemporaryDir folder;
        QFile included(folder.filePath("defaults.conf"));
        QVERIFY(included.open(QIODevice::WriteOnly) && included.write("PartitionName=DEFAULT Priority=5\n") > 0);
        included.close();
        const std::string text = "NodeName=n1\nInclude defaults.conf\nPartitionName=a Nodes=n1\n";
        const ConfReading asRead = readSlurmConf(text, folder.filePath("slurm.conf").toStdString());
        Policy draft = asRead.policy;
        QCOMPARE(int(draft.partitions->front().priorityTier), 5);
        partition(draft, 0).priorityTier = 8;
        const ConfPatch patch = patchConf(text, asRead, draft);
        QCOMPARE(patch.findings.size(), std::size_t { 1 });
        QCOMPARE(patch.findings.front().english(),
            std::string("warning: What PartitionName=a gets in the exported slurm.conf has no effect. (A PartitionName=DEFAULT line gives it "
                        "Priority, which its own line cannot take back.)"));
    }

    /// ExclusiveUser and five more keys Slurm reads of the line of a partition alone: DEFAULT lines give them to none.
    void whatADefaultLineDoesNotHandDownStaysOnIt()
    {
        const std::string idle = "PartitionName=DEFAULT ExclusiveUser=YES suspendtime=77\n";
        const std::string nodes = "NodeName=n1\n";
        const std::string own = "PartitionName=a Nodes=n1 ExclusiveUser=YES SuspendTime=9\nPartitionName=b Nodes=n1\n";
        const auto take = [](Policy &draft) { partition(draft, 0).foreign.clear(); };
        QCOMPARE(patched(nodes + idle + own, take), QString::fromStdString(nodes + idle + "PartitionName=a Nodes=n1\nPartitionName=b Nodes=n1\n"));
        QCOMPARE(patched(nodes + idle + "PartitionName=b Nodes=n1\n",
                     [](Policy &draft) {
                         Partition added;
                         added.name = "new";
                         added.nodesWritten = "n1";
                         added.nodes = { { 0, 1 } };
                         draft.partitions.edit().push_back(added);
                     })
                     .section(QLatin1Char('\n'), 0, 2),
            QString::fromStdString(nodes + idle + "PartitionName=b Nodes=n1"));
        // of an included file no line of DEFAULT is changed, and what it gives is taken back by the usual value
        const std::string text = nodes + "Include idle.conf\n" + own;
        const auto files = std::make_shared<const std::vector<IncludedFile>>(std::vector<IncludedFile> { { "idle.conf", idle } });
        const ConfReading asRead = readSlurmConf(text, "slurm.conf", files);
        Policy draft = asRead.policy;
        take(draft);
        const ConfPatch patch = patchConf(text, asRead, draft);
        QCOMPARE(QString::fromStdString(patch.text),
            QString::fromStdString(nodes + "Include idle.conf\nPartitionName=a Nodes=n1\nPartitionName=b Nodes=n1\n"));
        QVERIFY(patch.included.empty() && patch.findings.empty());
    }

    /// Where it cannot be moved, as it can within one file: the usual value is said, and what cannot be said is told.
    void whatADraftTakesFromBelowADefaultLineElsewhereIsGone()
    {
        QTemporaryDir folder;
        QFile included(folder.filePath("defaults.conf"));
        QVERIFY(included.open(QIODevice::WriteOnly)
            && included.write("PartitionName=DEFAULT AllowAccounts=chem AllocNodes=login DefMemPerCPU=100 Hidden=YES State=DOWN\n") > 0);
        included.close();
        const std::string text = "NodeName=n1\nInclude defaults.conf\nPartitionName=a Nodes=n1 AllowAccounts=physics DefMemPerCPU=7 State=UP\n";
        const ConfReading asRead = readSlurmConf(text, folder.filePath("slurm.conf").toStdString());
        Policy draft = asRead.policy;
        std::vector<ForeignKey> &keys = partition(draft, 0).foreign;
        std::erase_if(keys, [](const ForeignKey &entry) { return entry.key == "AllowAccounts" || entry.key == "Hidden"; });
        const ConfPatch patch = patchConf(text, asRead, draft);
        QCOMPARE(QString::fromStdString(patch.text),
            QString("NodeName=n1\nInclude defaults.conf\nPartitionName=a Nodes=n1 AllowAccounts=ALL DefMemPerCPU=7 State=UP Hidden=NO\n"));
        QVERIFY(patch.findings.empty());
        for (const char *key : { "DefMemPerCPU", "AllocNodes" }) { // of the latter, ALL on its own line is the name of a node
            Policy less = draft;
            std::erase_if(partition(less, 0).foreign, [key](const ForeignKey &entry) { return entry.key == key; });
            const ConfPatch more = patchConf(text, asRead, less);
            QVERIFY2(more.text.find(key) == std::string::npos, more.text.c_str());
            QCOMPARE(more.findings.size(), std::size_t { 1 });
            QCOMPARE(more.findings.front().english(),
                std::string("warning: What PartitionName=a gets in the exported slurm.conf has no effect. (A PartitionName=DEFAULT line gives it ")
                    + key + ", which its own line cannot take back.)");
        }
    }

    /// Edits of factor, tier, QOS and keys at random, of files at random: what is written is what takes effect.
    void whatIsWrittenTakesEffect()
    {
        std::mt19937 random(20261122);
        const auto upTo = [&random](unsigned most) { return static_cast<unsigned>(random() % (most + 1)); };
        const auto keys = [&] {
            std::string text;
            for (const auto &[key, values] : { std::pair("Priority", 3U), std::pair("PriorityTier", 3U), std::pair("PriorityJobFactor", 3U) }) {
                text += upTo(2) == 0 ? std::string(" ") + key + '=' + std::to_string(1 + upTo(values)) : std::string();
            }
            return text + (upTo(3) == 0 ? " QOS=q" + std::to_string(upTo(2)) : "") + (upTo(3) == 0 ? " Hidden=YES" : "")
                + (upTo(3) == 0 ? " MaxTime=" + std::to_string(10 + upTo(2)) : "");
        };
        for (int round = 0; round < 300; ++round) {
            std::string text = "NodeName=n1\n";
            for (unsigned i = 0; i < 6; ++i) {
                text += upTo(3) == 0 ? "PartitionName=DEFAULT" + keys() + '\n' : "PartitionName=p" + std::to_string(i) + " Nodes=n1" + keys() + '\n';
            }
            const QString made = patched(text, [&](Policy &draft) {
                for (Partition &row : draft.partitions.edit()) {
                    row.priorityJobFactor = upTo(1) == 0 ? static_cast<std::uint16_t>(upTo(4)) : row.priorityJobFactor;
                    row.priorityTier = upTo(1) == 0 ? static_cast<std::uint16_t>(upTo(4)) : row.priorityTier;
                    row.qos = upTo(2) == 0 ? std::string(upTo(1) == 0 ? "" : "other") : row.qos;
                    row.maxTime = upTo(3) == 0 ? SlurmTime { SlurmTime::unlimited, {} } : row.maxTime;
                    if (upTo(3) == 0) {
                        row.foreign.clear();
                    }
                }
                if (upTo(3) == 0) {
                    Partition added;
                    added.name = "new";
                    added.nodesWritten = "n1";
                    added.nodes = { { 0, 1 } };
                    added.priorityTier = static_cast<std::uint16_t>(upTo(3));
                    draft.partitions.edit().push_back(added);
                }
            });
            QVERIFY2(!made.startsWith("does not read back"), qPrintable(QString::fromStdString(text) + made));
        }
    }

    void weightsOfTheDefaultLineAreOverruled()
    {
        const std::string text = "PartitionName=DEFAULT TRESBillingWeights=CPU=2.0\nPartitionName=a Nodes=n1\n";
        const ConfReading asRead = read(text);
        Policy draft = asRead.policy;
        partition(draft, 0).billingWeights.clear();
        QCOMPARE(QString::fromStdString(patchConf(text, asRead, draft).text),
            QString("PartitionName=DEFAULT TRESBillingWeights=CPU=2.0\nPartitionName=a Nodes=n1 TRESBillingWeights=CPU=1.0\n"));
    }
};

APPORTION_TEST(TestPatchBelowDefaults)
} // namespace test_patch_below_defaults

#include "test_patch_below_defaults.moc"
