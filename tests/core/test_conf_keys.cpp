// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of slurm.conf that slurmctld would refuse: what is found, and what mends it.
#include "core/check/checker.h"
#include "core/check/mend.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/conf_pairs.h"
#include "core/schema/conf_words.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_conf_keys
{

using namespace apportion;
using schema::ConfSection;
using schema::ConfType;

namespace
{

Policy withLine(const std::string &key, const std::string &value, std::uint16_t release = 0)
{
    Policy policy;
    policy.release = release;
    policy.foreignConf.edit().push_back({ key, value, { "slurm.conf", 7 } });
    return policy;
}

/// The findings of keys and their values, each as "severity: message (advice)", and where.
QStringList told(const Policy &policy)
{
    QStringList lines;
    for (const Diagnostic &finding : check(policy, {})) {
        if (finding.code.starts_with("conf-")) {
            lines.append(QString::fromStdString(finding.english()));
        }
    }
    return lines;
}

std::optional<Policy> mended(const Policy &policy, const char *code)
{
    for (const Diagnostic &finding : check(policy, {})) {
        if (finding.code == code) {
            std::optional<PolicyEdit> edit = mend(policy, finding);
            return edit ? std::optional(edited(policy, std::move(*edit))) : std::nullopt;
        }
    }
    return std::nullopt;
}

} // namespace

class TestConfKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReleaseIsReadFromAVersion_data()
    {
        QTest::addColumn<QString>("version");
        QTest::addColumn<int>("release");
        QTest::newRow("config") << "25.11.7" << 2511;
        QTest::newRow("sinfo") << "slurm 22.05.8" << 2205;
        QTest::newRow("short") << "24.05" << 2405;
        QTest::newRow("candidate") << "26.05.0-0rc1" << 2605;
        QTest::newRow("no month") << "25.13" << 0;
        QTest::newRow("three digits") << "25.111" << 0;
        QTest::newRow("words") << "newest" << 0;
        QTest::newRow("nothing") << "" << 0;
        QTest::newRow("cut") << "25." << 0;
    }
    void aReleaseIsReadFromAVersion()
    {
        QFETCH(QString, version);
        QFETCH(int, release);
        QCOMPARE(int(schema::releaseOf(version.toStdString())), release);
        if (release != 0) {
            QCOMPARE(schema::releaseOf(schema::releaseText(schema::Release(release))), schema::Release(release));
        }
    }

    void typesChangeFromReleaseToRelease()
    {
        const schema::ConfKey *key = schema::findAnyConfKey(ConfSection::Top, "keepalivetime");
        QVERIFY(key != nullptr);
        QVERIFY(key->typeIn(2108) == ConfType::Uint16);
        QVERIFY(key->typeIn(2205) == ConfType::Uint32);
        QVERIFY(key->typeIn(9912) == ConfType::Uint32);
        QVERIFY(key->typeIn(1908) == ConfType::Uint16);
        QVERIFY(schema::findAnyConfKey(ConfSection::Top, "FrontendName")->typeIn(2505) == ConfType::Unknown);
    }

    /// Scripts of jobs are lists since 24.05; those of tasks, of srun and of reservations are not.
    void keysOfListsMayRepeat()
    {
        for (const char *name : { "Prolog", "Epilog", "PrologSlurmctld", "EpilogSlurmctld" }) {
            const schema::ConfKey *key = schema::findAnyConfKey(ConfSection::Top, name);
            QVERIFY(!key->isListIn(2311));
            QVERIFY(key->isListIn(2405));
            QVERIFY(key->isListIn(9912));
            QCOMPARE(key->listSince(), schema::Release(2405));
            QVERIFY(key->typeIn(2605) == ConfType::String);
        }
        for (const char *name : { "SlurmctldHost", "NodeName", "NodeSet", "PartitionName", "DownNodes" }) {
            QVERIFY(schema::findAnyConfKey(ConfSection::Top, name)->isListIn(2011));
        }
        for (const char *name : { "TaskProlog", "TaskEpilog", "SrunProlog", "SrunEpilog", "ResvProlog", "ResvEpilog", "BackupController" }) {
            QCOMPARE(schema::findAnyConfKey(ConfSection::Top, name)->listSince(), schema::Release(0));
        }
    }

    void ofScriptsTheLastOneCountsBefore2405()
    {
        Policy policy = withLine("Prolog", "/a", 2311);
        policy.foreignConf.edit().push_back({ "PROLOG", "/b", { "slurm.conf", 9 } });
        policy.foreignConf.edit().push_back({ "SlurmctldHost", "a", { "slurm.conf", 10 } });
        policy.foreignConf.edit().push_back({ "SlurmctldHost", "b", { "slurm.conf", 11 } });
        QCOMPARE(told(policy),
            QStringList("slurm.conf:9: warning: PROLOG stands twice: before Slurm 24.05 the last one counts alone. (Remove one of them.)"));
        for (const schema::Release release : { schema::Release(2405), schema::Release(2605), schema::Release(0) }) {
            policy.release = release;
            QCOMPARE(told(policy), QStringList());
        }
    }

    /// Both are spelled with a blank before the comma in Slurm's list of keys.
    void defaultsOfGpusAreKnownInEachRelease()
    {
        for (const char *name : { "DefCpuPerGPU", "DefMemPerGPU" }) {
            for (const ConfSection section : { ConfSection::Top, ConfSection::Partition }) {
                const schema::ConfKey *key = schema::findAnyConfKey(section, name);
                QVERIFY(key != nullptr);
                QVERIFY(key->typeIn(2011) == ConfType::Uint64);
                QVERIFY(key->typeIn(2605) == ConfType::Uint64);
            }
            QCOMPARE(told(withLine(name, "4")), QStringList());
        }
    }

    void valuesAreReadAsSlurmctldReadsThem_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("holds");
        const auto row
            = [](ConfType type, const char *value, bool holds) { QTest::addRow("%d %s", int(type), value) << int(type) << QString(value) << holds; };
        row(ConfType::Uint16, "65535", true);
        row(ConfType::Uint16, "65536", false);
        row(ConfType::Uint16, "1k", false);
        row(ConfType::Uint16, "unlimited", true);
        row(ConfType::Uint32, "4k", true);
        row(ConfType::Uint32, "4294967295", true);
        row(ConfType::Uint32, "4294967296", false);
        row(ConfType::Uint32, "-1", false);
        row(ConfType::Uint32, "1.5", false);
        row(ConfType::Uint32, "0x10", true);
        row(ConfType::Uint32, "08", false);
        row(ConfType::Uint64, "INFINITE", true);
        row(ConfType::Uint64, "18446744073709551616", false);
        row(ConfType::Boolean, "up", true);
        row(ConfType::Boolean, "maybe", false);
        row(ConfType::Boolean, "2", false);
        row(ConfType::String, "anything at all", true);
    }
    void valuesAreReadAsSlurmctldReadsThem()
    {
        QFETCH(int, type);
        QFETCH(QString, value);
        QFETCH(bool, holds);
        QCOMPARE(schema::holdsConfValue(ConfType(type), value.toStdString()), holds);
    }

    void everyKeyIsFoundWhateverItsCase()
    {
        for (const schema::ConfKey &key : schema::confKeys) {
            QCOMPARE(schema::findAnyConfKey(key.section, QString::fromUtf8(key.key.data(), qsizetype(key.key.size())).toUpper().toStdString()), &key);
        }
        QVERIFY(schema::findAnyConfKey(ConfSection::Frontend, "zzz") == nullptr);
        QVERIFY(schema::findAnyConfKey(ConfSection::Top, "") == nullptr);
    }

    void aSlipHasOneNearestKey()
    {
        const auto nearest = [](const char *key, schema::Release release = 2605) {
            return QString::fromUtf8(schema::nearestConfKey(ConfSection::Top, key, release).data(),
                qsizetype(schema::nearestConfKey(ConfSection::Top, key, release).size()));
        };
        QCOMPARE(nearest("PriorityWeightFairShar"), "PriorityWeightFairshare");
        QCOMPARE(nearest("prioritywieghtage"), "PriorityWeightAge");
        QCOMPARE(nearest("Foo"), "");
        QCOMPARE(nearest("SlurmctldHttpAuthParameter"), "SlurmctldHttpAuthParameters");
        QCOMPARE(nearest("SlurmctldHttpAuthParameter", 2205), ""); // that release does not know it
        QCOMPARE(nearest(std::string(100000, 'x').c_str()), "");
    }

    /// Of two that are as near, the one whose letters stand in their places: a letter was left out.
    void ofTwoNearKeysTheOneWithMoreOfTheLettersIsMeant()
    {
        QCOMPARE(QString::fromUtf8(schema::nearestConfKey(ConfSection::Node, "Featurs", 2511)), QStringLiteral("Features"));
        QCOMPARE(schema::nearestConfKey(ConfSection::Top, "DefMemPerXPU", 2511), std::string_view()); // CPU or GPU
        QCOMPARE(schema::nearestOf("abcx", std::to_array<std::string_view>({ "xbcx", "abcd" })), std::string_view("abcd"));
        QCOMPARE(schema::nearestOf("ab", std::to_array<std::string_view>({ "cd", "abxxx" })), std::string_view());
    }

    void anUnknownKeyIsAnErrorWithTheNearestOne()
    {
        QCOMPARE(told(withLine("PriorityWeightFairShar", "10")),
            QStringList("slurm.conf:7: error: PriorityWeightFairShar in slurm.conf is no key that Slurm knows: slurmctld would not start "
                        "(The nearest key that Slurm knows is PriorityWeightFairshare)"));
        QCOMPARE(told(withLine("killwait", "30")), QStringList());
        QCOMPARE(told(withLine("SlurmctldParameters+", "enable_configless")), QStringList());
    }

    void aSlipOfAKeyThatStandsElsewhereNamesThePlace()
    {
        QVERIFY(
            told(withLine("Frontendadr", "x")).value(0).contains("FrontendAddr is a key that releases of Slurm know in the lines of FrontendName"));
        QVERIFY(told(withLine("RealMemroy", "9")).value(0).contains("RealMemory is a key that releases of Slurm know in the lines of NodeName"));
        QVERIFY(told(withLine("CacheGroupz", "0")).value(0).contains("CacheGroups is a key that releases of Slurm know by itself"));
    }

    void aWordThatSlurmDoesNotKnowIsAnError_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("taken");
        const auto row
            = [](const char *key, const char *value, bool taken) { QTest::newRow(qPrintable(QString(key) + '=' + value)) << key << value << taken; };
        row("AccountingStorageEnforce", "Associations,limits,QOS", true);
        row("AccountingStorageEnforce", "assocs", false);
        row("EnforcePartLimits", "any", true);
        row("EnforcePartLimits", "maybe", false);
        row("DebugFlags", "priority,Gres", true);
        row("DebugFlags", "Priorities", false);
        row("SlurmctldDebug", "debug2", true);
        row("SlurmctldDebug", "12", true);
        row("SlurmctldDebug", "loud", false);
        row("FastSchedule", "2", false);
        row("MaxJobCount", "0", false);
        row("MaxJobCount", "10", true);
        row("PropagateResourceLimits", "\"MEMLOCK,STACK\"", true);
        row("PropagateResourceLimits", "FILES", false);
        row("TaskPluginParam", "autobind=threads", true);
        row("TaskPluginParam", "foo", false);
        row("TopologyPlugin", "topology/tree", true);
        row("TopologyPlugin", "topology/foo", false);
        row("SchedulerType", "sched/backfill", true);
        row("SchedulerType", "sched/foo", false);
    }
    void aWordThatSlurmDoesNotKnowIsAnError()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(bool, taken);
        const QString line = told(withLine(key.toStdString(), value.toStdString())).value(0);
        QCOMPARE(line.isEmpty(), taken);
        QVERIFY2(taken || line.contains("slurmctld would not start"), qPrintable(line));
    }

    /// read_config.c of each release from 20.11 on ignores FastSchedule=1, and dies of the others.
    void anObsoleteKeyIsAWarning()
    {
        QCOMPARE(
            told(withLine("FastSchedule", "1")), QStringList("slurm.conf:7: warning: FastSchedule in slurm.conf does nothing any more (Remove it)"));
        QVERIFY(mended(withLine("FastSchedule", "1"), "conf-key-defunct")->foreignConf->empty());
    }

    void preemptionTakesTwoKeysThatFit()
    {
        QVERIFY(schema::isPreemptPair("", ""));
        QVERIFY(schema::isPreemptPair("preempt/none", "gang"));
        QVERIFY(!schema::isPreemptPair("", "REQUEUE"));
        QVERIFY(!schema::isPreemptPair("preempt/none", "WITHIN"));
        QVERIFY(schema::isPreemptPair("preempt/qos", "Requeue"));
        QVERIFY(schema::isPreemptPair("preempt/qos", "WITHIN,REQUEUE"));
        QVERIFY(!schema::isPreemptPair("preempt/partition_prio", "GANG"));
        QVERIFY(!schema::isPreemptPair("preempt/qos", "SUSPEND"));
        QVERIFY(schema::isPreemptPair("preempt/qos", "SUSPEND,GANG"));
        QVERIFY(!schema::isPreemptPair("preempt/qos", "CANCEL,REQUEUE"));
        QVERIFY(!schema::isPreemptPair("preempt/qos", "GANG,WITHIN,CANCEL"));
        Policy policy = withLine("PreemptType", "preempt/qos");
        const auto found = [&policy] {
            const Diagnostics findings = check(policy, {});
            return std::any_of(findings.begin(), findings.end(), [](const Diagnostic &finding) { return finding.code == "preempt-pair"; });
        };
        QVERIFY(found());
        policy.foreignConf.edit().push_back({ "PreemptMode", "CANCEL", { "slurm.conf", 8 } });
        QVERIFY(!found());
    }

    void whatIsTrackedIsOfAKindThatSlurmKnows()
    {
        for (const char *name : { "cpu", "Mem", "gres/gpu", "gres/gpu:a100", "license/matlab", "ic/ofed", "fs/lustre", "bb/x" }) {
            QVERIFY2(schema::isTresName(name), name);
        }
        QVERIFY(schema::isOddWeight("CPU=inf") && schema::isOddWeight("CPU=-NaN") && schema::isOddWeight("CPU=0x1F"));
        QVERIFY(!schema::isOddWeight("CPU") && !schema::isOddWeight("Mem") && !schema::isOddWeight("inf") && !schema::isOddWeight("CPU=x")
            && !schema::isOddWeight("CPU=5"));
        const schema::ConfWords &ports = *schema::findConfWords(ConfSection::Node, "port");
        QVERIFY(schema::holdsConfWords(ports, "[8001-8004],9000") && !schema::holdsConfWords(ports, "70000"));
        QVERIFY(!schema::holdsConfWords(ports, "abc") && !schema::holdsConfWords(ports, "7001,x1"));
        const schema::ConfWords &states = *schema::findConfWords(ConfSection::Node, "State"); // those with something behind them
        QVERIFY(schema::holdsConfWords(states, "drained") && schema::holdsConfWords(states, "CLOUD+X") && schema::holdsConfWords(states, "idle"));
        QVERIFY(!schema::holdsConfWords(states, "IDLE+DRAIN") && !schema::holdsConfWords(states, "IDLE*"));
        const schema::ConfWords &sharing = *schema::findConfWords(ConfSection::Partition, "OverSubscribe");
        QVERIFY(schema::holdsConfWords(sharing, "force:2") && schema::holdsConfWords(sharing, "NO"));
        QVERIFY(!schema::holdsConfWords(sharing, "NO:2") && !schema::holdsConfWords(sharing, "EXCLUSIVE:2"));
        for (const char *name : { "gpu", "gres", "1", "usage/gpuutil", "" }) {
            QVERIFY2(!schema::isTresName(name), name);
        }
        Policy policy;
        policy.tres.track("gpu");
        const Diagnostics findings = check(policy, {});
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const Diagnostic &finding) { return finding.code == "tres-kind-unknown"; }));
    }

    void aKeyOfAnotherReleaseIsAnErrorWhenTheReleaseIsKnown()
    {
        QCOMPARE(told(withLine("CacheGroups", "0", 2205)),
            QStringList(
                "slurm.conf:7: error: CacheGroups in slurm.conf was given up after Slurm 20.11: slurmctld of 22.05 would not start (Remove it)"));
        QCOMPARE(told(withLine("TLSType", "tls/none", 2205)),
            QStringList("slurm.conf:7: error: TLSType in slurm.conf came with Slurm 24.05: slurmctld of 22.05 would not start (Remove it)"));
        QCOMPARE(told(withLine("CacheGroups", "0", 2011)), QStringList());
        QVERIFY(told(withLine("CacheGroups", "0")).value(0).startsWith("slurm.conf:7: warning: "));
    }

    void aDefunctKeyIsAWarning()
    {
        QCOMPARE(told(withLine("PowerPlugin", "power/none", 2511)),
            QStringList("slurm.conf:7: warning: PowerPlugin in slurm.conf does nothing since Slurm 24.05 (Remove it)"));
        QCOMPARE(told(withLine("PowerPlugin", "power/none", 2311)), QStringList());
    }

    void aValueThatTheTypeCannotHoldIsAnError()
    {
        QCOMPARE(told(withLine("MaxJobCount", "many")),
            QStringList("slurm.conf:7: error: MaxJobCount=many cannot be read. (Write a whole number from 0 to 4294967295.)"));
        QCOMPARE(told(withLine("DisableRootJobs", "perhaps")),
            QStringList("slurm.conf:7: error: DisableRootJobs=perhaps cannot be read. (Give YES or NO.)"));
        QCOMPARE(told(withLine("MaxJobCount", "\"5000\"")), QStringList());
    }

    void keysInLinesAreThoseOfTheLine()
    {
        QVERIFY(told(withLine("DownNodes", "n[1-2] State=DOWN Reson=\"no power=off\"")).value(0).contains("Reson in DownNodes=n[1-2]"));
        QCOMPARE(told(withLine("DownNodes", "n[1-2] State=DOWN Reason=\"a Bad=b\"")), QStringList());
        QCOMPARE(told(withLine("PowerAction", "up Program=/usr/sbin/resume Location=SlurmCtld")), QStringList());
        const QStringList misspelt = told(withLine("PowerAction", "up Porgram=/usr/sbin/resume Location=everywhere"));
        QVERIFY(misspelt.value(0).contains("Porgram in PowerAction=up") && misspelt.value(0).contains("The nearest key that Slurm knows is Program"));
        QVERIFY(misspelt.value(1).contains("Location=everywhere in PowerAction=up is no value that Slurm knows"));
        QVERIFY(told(withLine("PowerAction", "up Program=/p Location=slurmd", 2511))
                    .value(0)
                    .contains("PowerAction in slurm.conf came with Slurm 26.05"));
        Policy policy;
        for (const char *name : { "a", "b", "c", "d", "e" }) {
            Partition row;
            row.name = name;
            row.foreign = { { "MaxNodse", "4" }, { "State", "UP" } };
            policy.partitions.edit().push_back(row);
        }
        const QStringList lines = told(policy);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].contains("MaxNodse in PartitionName=a"));
        QVERIFY(lines[3].contains("2 more partitions, beginning with d"));
        const std::optional<Policy> one = mended(policy, "conf-key-unknown");
        QCOMPARE(one->partitions->at(0).foreign.front().key, std::string("MaxNodes"));
        QCOMPARE(one->partitions->at(1).foreign.front().key, std::string("MaxNodse"));
        Policy rest = policy;
        for (const Diagnostic &finding : check(policy, {})) {
            if (finding.code == "conf-key-unknown") {
                rest = edited(rest, mend(rest, finding).value());
            }
        }
        QCOMPARE(told(rest), QStringList());
    }

    void aLineWithAMisspeltBeginningIsOneFinding()
    {
        Policy policy = withLine("PartitonName", "e");
        policy.foreignConf.edit().push_back({ "Nodes", "ALL", { "slurm.conf", 7 } });
        policy.foreignConf.edit().push_back({ "State", "UP", { "slurm.conf", 7 } });
        QCOMPARE(told(policy).size(), 1);
        QVERIFY(!mended(policy, "conf-key-unknown"));
    }

    void mendingMakesASettingOfAMisspeltOne()
    {
        const Policy policy = withLine("PriorityWeightFairShar", "\"10000\"");
        const std::optional<Policy> draft = mended(policy, "conf-key-unknown");
        QVERIFY(draft);
        QCOMPARE(draft->priority.weightFairshare, 10000U);
        QVERIFY(draft->priority.isGiven(PriorityKey::PriorityWeightFairshare));
        QVERIFY(draft->foreignConf->empty());
        QCOMPARE(told(*draft), QStringList());
        QCOMPARE(mended(withLine("PriorityMaxAgee", "14-0"), "conf-key-unknown")->priority.maxAge.minutes, 14U * 24 * 60);
        QVERIFY(mended(withLine("PriorityFavorSmal", "yes"), "conf-key-unknown")->priority.favorSmall);
    }

    void whereTwoThingsMayBeMeantNothingIsMended()
    {
        Policy given = withLine("PriorityWeightFairShar", "10000");
        given.priority.markGiven(PriorityKey::PriorityWeightFairshare);
        QVERIFY(!mended(given, "conf-key-unknown"));
        QVERIFY(!mended(withLine("PriorityWeightFairShar", "much"), "conf-key-unknown"));
        Policy twice = withLine("KilWait", "30");
        twice.foreignConf.edit().push_back({ "KillWait", "60", {} });
        QVERIFY(!mended(twice, "conf-key-unknown"));
        QVERIFY(!mended(withLine("Foo", "1"), "conf-key-unknown"));
    }

    void mendingTakesAwayWhatDoesNothing()
    {
        QVERIFY(mended(withLine("PowerPlugin", "x"), "conf-key-defunct")->foreignConf->empty());
        QVERIFY(mended(withLine("CacheGroups", "0"), "conf-key-release")->foreignConf->empty());
    }

    void aPartitionsTierIsReadWhenItsNameIsMended()
    {
        Policy policy;
        Partition row;
        row.name = "a";
        row.foreign = { { "PriorityTeir", "7" } };
        policy.partitions.edit() = { row };
        const std::optional<Policy> draft = mended(policy, "conf-key-unknown");
        QCOMPARE(int(draft->partitions->front().priorityTier), 7);
        QVERIFY(draft->partitions->front().givenTier);
        QVERIFY(draft->partitions->front().foreign.empty());
    }

    void whatTheReaderSaidIsNotSaidAgain()
    {
        Diagnostics all = { { Severity::Error, "conf-value", { "%1=%2 cannot be read.", { "MaxJobCount", "many" } }, {}, { "slurm.conf", 7 }, {} } };
        addMissing(all, check(withLine("MaxJobCount", "many"), {}));
        QCOMPARE(std::count_if(all.begin(), all.end(), [](const Diagnostic &one) { return one.code == "conf-value"; }), 1);
        addMissing(all, check(withLine("MaxJobCount", "few"), {}));
        QCOMPARE(std::count_if(all.begin(), all.end(), [](const Diagnostic &one) { return one.code == "conf-value"; }), 2);
    }
};

APPORTION_TEST(TestConfKeys)
} // namespace test_conf_keys

#include "test_conf_keys.moc"
