// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/difference.h"
#include "core/check/checker.h"
#include "core/check/mend.h"
#include "patch_testing.h"
#include "slurm/conf/conf_lexer.h"
#include "slurm/text/bounds.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace test_conf_patch
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::patch_testing;

namespace
{

using Kind = ConfChange::Kind;

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
