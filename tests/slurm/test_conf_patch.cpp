// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/difference.h"
#include "core/check/checker.h"
#include "core/check/mend.h"
#include "slurm/conf/conf_lexer.h"
#include "slurm/conf/conf_patch.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/text/bounds.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <random>

namespace test_conf_patch
{

using namespace apportion;
using namespace apportion::slurm;

namespace
{

using Kind = ConfChange::Kind;

ConfReading read(const std::string &text)
{
    return readSlurmConf(text, "slurm.conf");
}

/// Reads @p text, lets @p edit change the policy, and patches the text.
QString patched(const std::string &text, const std::function<void(Policy &)> &edit)
{
    const ConfReading asRead = read(text);
    Policy draft = asRead.policy;
    edit(draft);
    const ConfPatch patch = patchConf(text, asRead, draft);
    // Whatever was changed must read back as the draft.
    if (!difference(draft, read(patch.text).policy).isEmpty()) {
        return "does not read back: " + QString::fromStdString(patch.text);
    }
    return QString::fromStdString(patch.text);
}

/// Reads a text, mends every finding of its keys that can be mended, and patches it.
QString mended(const std::string &text)
{
    const ConfReading asRead = read(text);
    Policy draft = asRead.policy;
    for (const Diagnostic &finding : check(draft, {})) {
        if (finding.code.starts_with("conf-key")) {
            if (std::optional<PolicyEdit> edit = mend(draft, finding)) {
                draft = edited(draft, std::move(*edit));
            }
        }
    }
    const ConfPatch patch = patchConf(text, asRead, draft);
    const Policy again = read(patch.text).policy;
    const bool readsBack = difference(draft, again).isEmpty() && *again.foreignConf == *draft.foreignConf && *again.nodeGroups == *draft.nodeGroups;
    return (readsBack ? "" : "does not read back: ") + QString::fromStdString(patch.text);
}

Partition &partition(Policy &policy, std::size_t index)
{
    return policy.partitions.edit()[index];
}

constexpr const char *site = "# Our cluster\r\n"
                             "ClusterName=oracle   # its name\r\n"
                             "SlurmctldHost=head\r\n"
                             "priorityweightage = 1000   # age\r\n"
                             "PriorityWeightFairshare=10000\r\n"
                             "NodeName=n[1-4] CPUs=16 \\\r\n"
                             "  RealMemory=64000\r\n"
                             "PartitionName=batch Nodes=n[1-4] \\\r\n"
                             "  TRESBillingWeights=\"CPU=1.0,Mem=0.25G\" State=UP # the lot\r\n"
                             "PartitionName=short Nodes=n1\r\n";

} // namespace

class TestConfPatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mendedKeysAreMendedWhereTheyStand()
    {
        QCOMPARE(mended("PriorityWeightFairShar = 10000 # much\nKilWait=30\n"), QString("PriorityWeightFairshare = 10000 # much\nKillWait=30\n"));
        QCOMPARE(mended("NodeName=DEFAULT Wieght=3\nNodeName=n1 CPUs=4\nNodeName=n2 CPUs=4\n"),
            QString("NodeName=DEFAULT Weight=3\nNodeName=n1 CPUs=4\nNodeName=n2 CPUs=4\n"));
        QCOMPARE(
            mended("NodeName=n1\nPartitionName=DEFAULT \\\n PriorityTeir=5\nPartitionName=a Nodes=n1\nPartitionName=b Nodes=n1 PriorityTier=2\n"),
            QString("NodeName=n1\nPartitionName=DEFAULT \\\n PriorityTier=5\nPartitionName=a Nodes=n1\nPartitionName=b Nodes=n1 PriorityTier=2\n"));
    }

    void keysThatWereGivenUpGoAndLeaveTheLinesTheirNumbers()
    {
        QCOMPARE(mended("PowerPlugin=power/none\nCacheGroups=0 MailProg=/bin/mail\nPriorityWeightAge=1\n"),
            QString("# PowerPlugin=power/none\nMailProg=/bin/mail\nPriorityWeightAge=1\n"));
    }

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

    void aKeyThatTheDraftNeverKnewOfStays()
    {
        const std::string text = "PriorityWeightFairShar=10000\nPowerPlugin=power/none\nMailProg=/bin/mail\n";
        const ConfReading asRead = read(text);
        Policy draft = asRead.policy;
        draft.foreignConf.edit().clear(); // as a draft that was made of scontrol show config
        QCOMPARE(patchConf(text, asRead, draft).text, text);
    }

    void withoutAChangeTheBytesStay_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("site") << QByteArray(site);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no line break") << QByteArray("PriorityWeightAge=5");
        QTest::newRow("odd") << QByteArray("\n\n# only\n\tPriorityWeightAge = \"5\" stray \\\n\n=x\nPriorityFlags=\n");
        for (const QString &folder : QDir(APPORTION_TEST_DATA "/goldens").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile file(QString(APPORTION_TEST_DATA "/goldens/%1/slurm.conf").arg(folder));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QTest::newRow(qPrintable(folder)) << file.readAll();
        }
    }

    void withoutAChangeTheBytesStay()
    {
        QFETCH(QByteArray, text);
        const ConfReading asRead = read(text.toStdString());
        const ConfPatch patch = patchConf(text.toStdString(), asRead, asRead.policy);
        QCOMPARE(QByteArray::fromStdString(patch.text), text);
        QVERIFY(patch.changes.empty());
    }

    void keysOnTheLineOfAnotherOneGetLinesOfTheirOwn()
    {
        const auto nothing = [](Policy &) {};
        QCOMPARE(patched("PriorityWeightAge=5 PriorityWeightQOS=7 # both\nNodeName=n1 CPUs=4\n", nothing),
            QString("PriorityWeightAge=5\nPriorityWeightQOS=7 # both\nNodeName=n1 CPUs=4\n"));
        QCOMPARE(patched("ClusterName=x  NodeName=n1 CPUs=4\r\n", nothing), QString("ClusterName=x\r\nNodeName=n1 CPUs=4\r\n"));
        QCOMPARE(patched("PriorityWeightAge=5 SlurmUser=a SlurmdPort=6\n", [](Policy &p) { p.priority.weightAge = 6; }),
            QString("PriorityWeightAge=6\nSlurmUser=a\nSlurmdPort=6\n"));
    }
    /// A PowerAction line holds its own keys, and there may be several of them (read_config.c of 26.05, _parse_power_action).
    void linesOfPowerActionsStayWhole()
    {
        const std::string actions = "PowerAction=resume1 Program=/usr/sbin/resume  Location=slurmctld # up\n"
                                    "PowerAction=reboot1 Program=/usr/sbin/reboot Location=slurmd\n";
        const std::string text = "PriorityWeightAge=5\n" + actions + "NodeName=n1 CPUs=4\n";
        const ConfReading asRead = read(text);
        QVERIFY(asRead.diagnostics.empty());
        const Diagnostics found = check(asRead.policy, {});
        QVERIFY(std::none_of(found.begin(), found.end(), [](const Diagnostic &finding) { return finding.code.starts_with("conf-"); }));
        QCOMPARE(patched(text, [](Policy &draft) { draft.priority.weightAge = 6; }),
            QString::fromStdString("PriorityWeightAge=6\n" + actions + "NodeName=n1 CPUs=4\n"));
        QCOMPARE(mended("PowerAction=up Porgram=/usr/sbin/resume Location=slurmd\n"),
            QString("PowerAction=up Program=/usr/sbin/resume Location=slurmd\n"));
    }

    void onlyTheValueChanges()
    {
        const QString expected = QString(site).replace("= 1000   # age", "= 2000   # age");
        QCOMPARE(patched(site, [](Policy &draft) { draft.priority.weightAge = 2000; }), expected);
    }

    void aQuotedValueStaysQuotedOverAContinuation()
    {
        const QString expected = QString(site).replace("\"CPU=1.0,Mem=0.25G\"", "\"CPU=2.0,Mem=0.25G\"");
        QCOMPARE(patched(site, [](Policy &draft) { partition(draft, 0).billingWeights[0].weight = 2; }), expected);
    }

    void aPartitionGetsItsNewKeysBeforeTheComment()
    {
        const QString expected = QString(site).replace("State=UP # the lot", "State=UP PriorityJobFactor=5 PriorityTier=2 # the lot");
        QCOMPARE(patched(site,
                     [](Policy &draft) {
                         partition(draft, 0).priorityJobFactor = 5;
                         partition(draft, 0).priorityTier = 2;
                     }),
            expected);
    }

    void aKeyThatIsTakenAwayGoesWithItsBlanks()
    {
        const QString expected = QString(site).replace(" \\\r\n  TRESBillingWeights=\"CPU=1.0,Mem=0.25G\" State", " \\\r\n State");
        QCOMPARE(patched(site, [](Policy &draft) { partition(draft, 0).billingWeights.clear(); }), expected);
        QCOMPARE(patched("A=1\nPriorityFlags=NO_FAIR_TREE\nB=2\n", [](Policy &draft) { draft.priority.flags.reset(); }), QString("A=1\nB=2\n"));
        QCOMPARE(patched("PriorityFlags=NO_FAIR_TREE # why\n", [](Policy &draft) { draft.priority.flags.reset(); }), QString("# why\n"));
    }

    void ofAKeyGivenTwiceTheOneThatStandsChanges()
    {
        QCOMPARE(patched("PriorityWeightAge=1\nPriorityWeightAge=2\n", [](Policy &draft) { draft.priority.weightAge = 3; }),
            QString("PriorityWeightAge=1\nPriorityWeightAge=3\n"));
        QCOMPARE(patched("PriorityFlags=MAX_TRES\nA=1\nPriorityFlags=NO_FAIR_TREE\n", [](Policy &draft) { draft.priority.flags.reset(); }),
            QString("A=1\n"));
    }

    void missingKeysComeInABlockThatIsUsedAgain()
    {
        const QString first = patched("ClusterName=c", [](Policy &draft) {
            draft.priority.weightAge = 5;
            draft.tres.track("gres/gpu");
        });
        QCOMPARE(first,
            QString("ClusterName=c\n\n# >>> added by Apportion >>>\nAccountingStorageTRES=gres/gpu\nPriorityWeightAge=5\n"
                    "# <<< added by Apportion <<<\n"));
        const QString second = patched(first.toStdString(), [](Policy &draft) {
            draft.priority.weightAge = 6;
            draft.priority.weightQos = 7;
        });
        QCOMPARE(second, QString(first).replace("Age=5\n", "Age=6\nPriorityWeightQOS=7\n"));
    }

    void addedLinesEndAsTheFileDoes()
    {
        const QString text = patched("A=1\r\nB=2\r\n", [](Policy &draft) { draft.priority.weightAge = 5; });
        QCOMPARE(text.count("\r\n"), text.count('\n'));
    }

    void aNewPartitionGetsItsLine()
    {
        const QString text = patched(site, [](Policy &draft) {
            Partition added;
            added.name = "gpu";
            added.nodesWritten = "n4";
            added.priorityTier = 3;
            draft.partitions.edit().push_back(added);
        });
        QVERIFY(text.startsWith(site));
        QVERIFY(text.contains("\r\nPartitionName=gpu Nodes=n4 PriorityTier=3\r\n"));
    }

    void aPartitionThatGoesIsCommentedOut()
    {
        const QString expected = QString(site).replace("PartitionName=batch", "# PartitionName=batch").replace("  TRESBilling", "#   TRESBilling");
        QCOMPARE(patched(site, [](Policy &draft) { draft.partitions.edit().erase(draft.partitions.edit().begin()); }), expected);
    }

    void theOldPriorityKeyStandsForBoth()
    {
        const std::string text = "PartitionName=a Nodes=n1 Priority=5\n";
        QCOMPARE(patched(text,
                     [](Policy &draft) {
                         partition(draft, 0).priorityJobFactor = 9;
                         partition(draft, 0).priorityTier = 9;
                     }),
            QString("PartitionName=a Nodes=n1 Priority=9\n"));
        // Priority= would overrule the tier.
        QCOMPARE(patched(text, [](Policy &draft) { partition(draft, 0).priorityTier = 9; }),
            QString("PartitionName=a Nodes=n1 PriorityJobFactor=5 PriorityTier=9\n"));
        // That of DEFAULT overrules both keys of the line, and its own overrules that of DEFAULT.
        const std::string below = "PartitionName=DEFAULT Priority=5\nPartitionName=a Nodes=n1 PriorityTier=2\n";
        QCOMPARE(patched(below,
                     [](Policy &draft) {
                         partition(draft, 0).priorityJobFactor = 9;
                         partition(draft, 0).priorityTier = 9;
                     }),
            QString("PartitionName=DEFAULT Priority=5\nPartitionName=a Nodes=n1 PriorityTier=2 Priority=9\n"));
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

    void whatStandsInAnIncludedFileIsSaid()
    {
        // The key and the partition were read from an included file: this text does not have them.
        const std::string text = "Include partitions.conf\n";
        const ConfReading asRead = read("PriorityWeightAge=1\nPartitionName=a Nodes=n1\n");
        Policy draft = asRead.policy;
        draft.priority.weightAge = 2;
        partition(draft, 0).priorityTier = 4;
        const ConfPatch patch = patchConf(text, asRead, draft);
        QVERIFY(QString::fromStdString(patch.text).contains("\nPriorityWeightAge=2\n"));
        QVERIFY(QString::fromStdString(patch.text).contains("\n# in an included file: PartitionName=a Nodes=n1 PriorityTier=4\n"));
        QCOMPARE(patch.changes.size(), std::size_t { 2 });
        QCOMPARE(patch.changes[1].line, 0U);
    }

    void aKeyIsChangedInTheFileThatSetsItLast()
    {
        const std::string text
            = "PriorityType=priority/multifactor\nPriorityWeightAge=1\nPriorityWeightQOS=2\nInclude a.conf\nPriorityWeightJobSize=3\n";
        const IncludedFiles included = std::make_shared<const std::vector<IncludedFile>>(
            std::vector<IncludedFile> { { "a.conf", "PriorityWeightAge=10 # ours\nInclude b.conf\nPriorityFlags=NO_FAIR_TREE\n" },
                { "b.conf", "PriorityWeightAge=100\nPriorityWeightJobSize=30\nPriorityWeightFairshare=40\n" } });
        const ConfReading asRead = readSlurmConf(text, "slurm.conf", included);
        Policy draft = asRead.policy;
        PrioritySettings &priority = draft.priority;
        priority.weightAge = 111;
        priority.weightQos = 222;
        priority.weightJobSize = 333;
        priority.weightFairshare = 444;
        priority.flags = {};
        const ConfPatch patch = patchConf(text, asRead, draft);
        QCOMPARE(patch.text,
            std::string(
                "PriorityType=priority/multifactor\nPriorityWeightAge=1\nPriorityWeightQOS=222\nInclude a.conf\nPriorityWeightJobSize=333\n"));
        QCOMPARE(patch.included.size(), std::size_t { 2 });
        QCOMPARE(patch.included[0].text, std::string("PriorityWeightAge=10 # ours\nInclude b.conf\n"));
        QCOMPARE(patch.included[1].text, std::string("PriorityWeightAge=111\nPriorityWeightJobSize=30\nPriorityWeightFairshare=444\n"));
        QCOMPARE(patch.findings.size(), std::size_t { 0 });
        const ConfReading again = readSlurmConf(patch.text, "slurm.conf", std::make_shared<const std::vector<IncludedFile>>(patch.included));
        QVERIFY(difference(again.policy, draft).settings.empty());
    }

    void includedFilesArePatchedInCopies()
    {
        const std::string text
            = "PartitionName=DEFAULT TRESBillingWeights=CPU=2.0\nInclude nodes.conf\nInclude parts/*.conf\nPartitionName=c Nodes=n1\n";
        const IncludedFiles included = std::make_shared<const std::vector<IncludedFile>>(std::vector<IncludedFile> {
            { "nodes.conf", "# ours\nNodeName=n[1-2] CPUs=4 RealMemory=10 # old\nNodeName=m1 CPUs=4 RealMemory=10\nNodeName=gone CPUs=1\n" },
            { "parts/1.conf", "PartitionName=a Nodes=n1 PriorityTier=3 # first\n" },
            { "parts/2.conf", "PartitionName=b Nodes=n2\nPartitionName=x Nodes=n1\n" }, { "parts/3.conf", "PartitionName=z Nodes=n2\n" } });
        const ConfReading asRead = readSlurmConf(text, "slurm.conf", included);
        QCOMPARE(asRead.policy.partitions->size(), std::size_t { 5 });
        QCOMPARE(patchConf(text, asRead, asRead.policy).included.size(), std::size_t { 0 });
        Policy draft = asRead.policy;
        draft.priority.weightAge = 3;
        draft.nodeGroups.edit()[0].memoryMb = 20;
        draft.nodeGroups.edit()[1].names = "m7"; // a line of the file gets another name
        draft.nodeGroups.edit().pop_back();
        NodeGroup added = draft.nodeGroups->front();
        added.names = "fresh1";
        added.count = 1;
        draft.nodeGroups.edit().push_back(added);
        partition(draft, 0).priorityTier = 4;
        partition(draft, 1).billingWeights.clear();
        draft.partitions.edit().erase(draft.partitions.edit().begin() + 2);
        partition(draft, 3).priorityJobFactor = 9;
        const ConfPatch patch = patchConf(text, asRead, draft);
        QVERIFY2(patch.findings.empty(), patch.findings.empty() ? "" : patch.findings.front().english().c_str());
        QCOMPARE(patch.included.size(), std::size_t { 3 });
        QCOMPARE(patch.included[0].name, std::string("nodes.conf"));
        QCOMPARE(patch.included[0].text,
            std::string("# ours\nNodeName=n[1-2] CPUs=4 RealMemory=20 # old\nNodeName=m7 CPUs=4 RealMemory=10\n# NodeName=gone CPUs=1\n"));
        QCOMPARE(patch.included[1].text, std::string("PartitionName=a Nodes=n1 PriorityTier=4 # first\n"));
        QCOMPARE(patch.included[2].text, std::string("PartitionName=b Nodes=n2 TRESBillingWeights=CPU=1.0\n# PartitionName=x Nodes=n1\n"));
        QVERIFY(patch.text.starts_with("PartitionName=DEFAULT TRESBillingWeights=CPU=2.0\nInclude nodes.conf\nInclude parts/*.conf\n"
                                       "PartitionName=c Nodes=n1 PriorityJobFactor=9\n"));
        for (const char *line : { "\nPriorityWeightAge=3\n", "\nNodeName=fresh1 CPUs=4 RealMemory=20\n" }) {
            QVERIFY2(patch.text.find(line) != std::string::npos, patch.text.c_str());
        }
        // read again, it is the draft
        std::vector<IncludedFile> after = *included;
        for (const IncludedFile &changed : patch.included) {
            std::find_if(after.begin(), after.end(), [&](const IncludedFile &file) { return file.name == changed.name; })->text = changed.text;
        }
        ConfReading again = readSlurmConf(patch.text, "slurm.conf", std::make_shared<const std::vector<IncludedFile>>(after));
        QCOMPARE(partition(again.policy, 1).billingWeights.size(), std::size_t { 1 });
        partition(again.policy, 1).billingWeights.clear(); // CPU=1.0 is what no weights are
        QVERIFY(difference(again.policy, draft).isEmpty());
        QCOMPARE(again.policy.nodeGroups->size(), std::size_t { 3 });
    }

    void whatCannotBeTakenBackIsTold()
    {
        // from an included file: a flag, and a partition
        const ConfReading asRead = read("PriorityFlags=NO_FAIR_TREE\nPartitionName=a Nodes=n1\n");
        Policy draft = asRead.policy;
        draft.priority.flags.reset();
        draft.partitions.edit().clear();
        const ConfPatch patch = patchConf("Include priority.conf\n", asRead, draft);
        QCOMPARE(patch.text, std::string("Include priority.conf\n"));
        QCOMPARE(patch.findings.size(), std::size_t { 2 });
        QCOMPARE(patch.findings[0].message.english(), std::string("PriorityFlags is changed in the draft, and not in the exported slurm.conf."));
        QCOMPARE(patch.findings[1].message.english(), std::string("PartitionName=a is changed in the draft, and not in the exported slurm.conf."));
    }

    void changesTellWhereAndWhat()
    {
        const ConfReading asRead = read(site);
        Policy draft = asRead.policy;
        draft.priority.weightAge = 2000;
        draft.priority.weightQos = 5;
        partition(draft, 0).billingWeights.clear();
        const std::vector<ConfChange> expected = {
            { Kind::Changed, "", "PriorityWeightAge", "1000", "2000", 4 },
            { Kind::Added, "", "PriorityWeightQOS", "0", "5", 0 },
            { Kind::Removed, "batch", "TRESBillingWeights", "\"CPU=1.0,Mem=0.25G\"", "", 8 },
        };
        QVERIFY(patchConf(site, asRead, draft).changes == expected);
    }

    void everyByteBelongsToOneLine_data() { withoutAChangeTheBytesStay_data(); }

    void everyByteBelongsToOneLine()
    {
        QFETCH(QByteArray, text);
        const std::string bytes = text.toStdString();
        std::size_t words = mostConfWords;
        ConfLexer lexer(bytes, "slurm.conf", words);
        std::size_t end = 0;
        for (ConfLine line; lexer.next(line);) {
            QCOMPARE(line.begin, end);
            end = line.end;
            QCOMPARE(lexer.position(), end);
            for (const ConfPair &pair : line.pairs) {
                QVERIFY(line.begin <= pair.keyBegin && pair.keyBegin < pair.valueBegin && pair.valueBegin <= pair.valueEnd);
                QVERIFY(pair.valueEnd <= line.contentEnd && line.contentEnd <= line.end);
                std::string there = bytes.substr(pair.valueBegin, pair.valueEnd - pair.valueBegin);
                if (there.find('\n') == std::string::npos) {
                    QCOMPARE(there, pair.written);
                }
            }
        }
        QCOMPARE(end, bytes.size());
    }

    void aValueStandsOverItsContinuation()
    {
        const std::string bytes = "A=1,\\\n  2 # no\n Long\\\nKey= \"x y\"";
        std::size_t words = mostConfWords;
        ConfLexer lexer(bytes, "f", words);
        ConfLine line;
        QVERIFY(lexer.next(line));
        QCOMPARE(line.pairs.size(), std::size_t { 1 });
        QCOMPARE(line.pairs[0].value, std::string("1,"));
        QCOMPARE(line.stray, std::vector<std::string> { "2" });
        QVERIFY(line.hasComment);
        QVERIFY(lexer.next(line));
        QCOMPARE(line.pairs[0].key, std::string("LongKey"));
        QCOMPARE(line.place.line, 3U);
        QCOMPARE(bytes.substr(line.pairs[0].valueBegin), std::string("\"x y\""));
        QVERIFY(!lexer.next(line));
    }

    void whatIsTooLongToBeReadStays()
    {
        // A key is added behind all of an endless line, not in the middle of a word.
        const std::string endless = "PartitionName=a Nodes=n1 Comment=" + std::string(mostLineBytes, 'x');
        const std::string text = endless + "\nPriorityWeightAge=1\n";
        const ConfReading asRead = read(text);
        Policy draft = asRead.policy;
        draft.priority.weightAge = 2;
        partition(draft, 0).priorityTier = 4;
        QVERIFY(patchConf(text, asRead, draft).text == endless + " PriorityTier=4\nPriorityWeightAge=2\n");
        // What stands behind the last word that is read is kept.
        std::string many;
        for (std::size_t i = 0; i <= mostConfWords; ++i) {
            many += "A=1\n";
        }
        many = "PriorityWeightAge=1\n" + many + "PriorityWeightAge=9\n";
        const ConfReading first = read(many);
        draft = first.policy;
        draft.priority.weightAge = 2;
        many[many.find("=1") + 1] = '2';
        QVERIFY(patchConf("PriorityWeightAge=1" + many.substr(many.find('\n')), first, draft).text == many);
    }
};

APPORTION_TEST(TestConfPatch)
} // namespace test_conf_patch

#include "test_conf_patch.moc"
