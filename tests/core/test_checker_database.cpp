// SPDX-License-Identifier: GPL-3.0-or-later
// What slurmdbd would refuse, round or pass over.
#include "checker_testing.h"
#include "core/check/checker.h"
#include "core/limits/limit.h"
#include "support/test_case.h"

#include <QTest>

namespace test_checker_database
{

using namespace apportion;
using namespace apportion::testing;

class TestCheckerDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsThatCannotBeReadOrStandTwiceAreTold()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        const AssociationId chem = tree.findAccount("chem");
        tree.setOptions(chem, "GrpTRES=cpu=300,gres/gpu=6:MaxJobs=4");
        QVERIFY(check(policy, {}).empty());
        tree.setOptions(chem, "GrpTRES=cpu:MaxJobs=4:MaxJobs=5");
        const Diagnostics findings = check(policy, {});
        QCOMPARE(find(findings, "option-unread")->object, (ObjectRef { ObjectRef::Kind::Association, chem, "chem" }));
        QCOMPARE(find(findings, "option-unread")->message.english(), std::string("GrpTRES=cpu of chem cannot be read."));
        QCOMPARE(find(findings, "option-twice")->message.english(), std::string("MaxJobs of chem stands twice; the last one counts."));
        tree.setOptions(chem, "GrpTRES=cpu=1,mem=5,CPU=2");
        QCOMPARE(find(check(policy, {}), "option-twice")->message.english(), std::string("GrpTRES of chem names cpu twice; the last one counts."));
        tree.setOptions(chem, "GrpTRES=cpu=1:GrpTRES=mem=5");
        QVERIFY(find(check(policy, {}), "option-twice")->message.english().ends_with("sacctmgr takes both for one list."));
        QCOMPARE(readOptions(tree.options(chem)).grpTres.size(), std::size_t { 2 });
        QCOMPARE(limitsOf(policy.tres, tree.options(chem)).size(), std::size_t { 2 });
        tree.setOptions(chem, "GrpTRES=cpu:MaxJobs=4:MaxJobs=5");
        tree.setOptions(tree.findAccount("physics"), "GrpTRES=cpu:MaxJobs=4:MaxJobs=5");
        QCOMPARE(count(check(policy, {}), "option-unread"), 2);
    }

    void qosThatSlurmdbdRefusesAreTold()
    {
        const auto qos = [](const char *name, const char *preempt, std::vector<ForeignKey> foreign = {}) {
            return Qos { name, 0, 1.0, {}, preempt, std::move(foreign) };
        };
        Policy policy = soundPolicy();
        policy.qos.edit() = { qos("normal", ""), qos("high", "normal,low", { { "Flags", "denyonlimit,NoDecay" } }), qos("low", "normal") };
        QVERIFY(check(policy, {}).empty());
        policy.qos.edit() = { qos("normal", "High"), qos("high", "low"), qos("low", "normal,royal"), qos("alone", "alone") };
        const Diagnostics findings = check(policy, {});
        QCOMPARE(count(findings, "qos-preempt-loop"), 2);
        QCOMPARE(find(findings, "qos-preempt-loop")->object, (ObjectRef { ObjectRef::Kind::Qos, 2, "low" }));
        QCOMPARE(find(findings, "qos-preempt-unknown")->message.arguments, (std::vector<std::string> { "low", "royal" }));
        policy.qos.edit() = { qos("normal", "", { { "Flags", "'DenyOnLimit,Bogus'" } }) };
        QCOMPARE(find(check(policy, {}), "qos-flag-unknown")->message.arguments, (std::vector<std::string> { "Bogus", "normal", "26.05" }));
        // a beginning is a word since 25.05, and each word has its release
        for (const auto &[release, flags, isKnown] : { std::tuple(2205, "NoDecay,denyonlimit", true), std::tuple(2205, "Relative", false),
                 std::tuple(2311, "Relative", true), std::tuple(2411, "PartitionMaxNode", false), std::tuple(2505, "PartitionMaxNode", true),
                 // what Slurm marks QOS with by itself
                 std::tuple(2511, "Deleted", true), std::tuple(2605, "deleted", false), std::tuple(2511, "PartQOS", true),
                 std::tuple(2605, "PartQOS", false), std::tuple(2605, "Part", true) }) {
            policy.release = static_cast<std::uint16_t>(release);
            policy.qos.edit() = { qos("normal", "", { { "Flags", flags } }) };
            QCOMPARE(find(check(policy, {}), "qos-flag-unknown") == nullptr, isKnown);
        }
    }

    void limitsOfAQosThatCannotBeReadAreTold()
    {
        Policy policy = soundPolicy();
        const auto set = [&policy](const char *key, const char *value) {
            policy.qos.edit() = { Qos { "normal", 0, 1.0, {}, "", { { key, value } } } };
        };
        for (const auto &[key, value] :
            { std::pair("GrpTRES", "1.5G"), std::pair("MaxWall", "gres/gpu=12"), std::pair("MaxJobsPU", "many"), std::pair("MaxTRESPU", "cpu") }) {
            set(key, value);
            const Diagnostics findings = check(policy, {});
            QVERIFY2(find(findings, "option-unread") != nullptr, key);
            QCOMPARE(find(findings, "option-unread")->object, (ObjectRef { ObjectRef::Kind::Qos, 0, "normal" }));
            QCOMPARE(find(findings, "option-unread")->message.arguments.at(1), std::string(value));
        }
        for (const auto &[key, value] : { std::pair("GrpTRES", "'mem=15G,cpu=-1'"), std::pair("MaxWall", "1-12"), std::pair("MaxWall", "-1"),
                 std::pair("MaxWall", "4294967294"), std::pair("MaxJobsPU", ""), std::pair("MinPrioThreshold", "-1"), std::pair("MaxJobsPU", "-7"),
                 std::pair("MaxJobsPU", "+7"), std::pair("Description", "many") }) {
            set(key, value);
            const Diagnostics findings = check(policy, {});
            QVERIFY2(find(findings, "option-unread") == nullptr && find(findings, "option-number") == nullptr, key);
        }
    }

    void listsOfPreemptedQosThatNobodyAsksForAreTold()
    {
        Policy policy = soundPolicy();
        policy.qos.edit().push_back({ "high", 0, 1.0, {}, "normal", {} });
        const auto told = [&policy] {
            const Diagnostics findings = check(policy, {});
            const Diagnostic *found = find(findings, "qos-preempt-idle");
            return found == nullptr ? std::string() : found->message.english();
        };
        policy.foreignConf.edit() = { { "PreemptMode", "OFF", {} } }; // a part of slurm.conf, which may say it elsewhere
        QCOMPARE(told(), std::string());
        policy.foreignConf.edit().push_back({ "SlurmctldHost", "head", {} });
        QCOMPARE(told(), std::string("QOS high has Preempt=normal, and slurmctld asks no QOS whom it preempts: PreemptType is preempt/none"));
        policy.foreignConf.edit().push_back({ "PreemptType", "preempt/partition_prio", {} });
        QVERIFY(told().ends_with("PreemptType is preempt/partition_prio"));
        policy.foreignConf.edit().back().value = "preempt/qos";
        QCOMPARE(told(), std::string());
    }

    void aLimitFactorThatSlurmdbdDoesNotKeepIsTold()
    {
        Policy policy = soundPolicy();
        for (const auto &[value, isTold] : { std::pair("0", true), std::pair("'0.000000'", true), std::pair("0.5", false), std::pair("-1", false) }) {
            policy.qos.edit()[0].foreign = { { "LimitFactor", value, {} } };
            const Diagnostics findings = check(policy, {});
            const Diagnostic *found = find(findings, "qos-limit-factor");
            QVERIFY2((found != nullptr) == isTold, value);
            QVERIFY(!isTold || found->object.name == "normal");
        }
    }

    void factorsThatSlurmdbdRoundsAreTold()
    {
        Policy policy = soundPolicy();
        policy.qos.edit()[0].usageFactor = 1.0 / 3.0;
        const Diagnostics findings = check(policy, {});
        QVERIFY(find(findings, "qos-factor-rounded") != nullptr);
        QCOMPARE(find(findings, "qos-factor-rounded")->message.english(),
            std::string("UsageFactor=0.3333333333333333 of normal has more decimals than slurmdbd keeps: it makes 0.333333 of it"));
        policy.qos.edit()[0].usageFactor = 4e-7; // nobody would be charged
        QCOMPARE(find(check(policy, {}), "qos-factor-rounded")->message.arguments.back(), std::string("0.000000"));
        for (const double factor : { 0.0, 0.333333, 1e-6, 0.1, 2.5, 1e9 }) {
            policy.qos.edit()[0].usageFactor = factor;
            QVERIFY2(find(check(policy, {}), "qos-factor-rounded") == nullptr, qPrintable(QString::number(factor)));
        }
    }

    void prioritiesThatSlurmdbdPassesOverAreTold()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        const AssociationId chem = tree.findAccount("chem");
        for (const auto &[value, told] : { std::pair(2147483647u, 0), std::pair(2147483648u, 2), std::pair(4294967294u, 2) }) {
            tree.setPriority(chem, value);
            policy.qos.edit() = { Qos { "normal", value, 1.0, {}, "", {} } };
            const Diagnostics findings = check(policy, {});
            QCOMPARE(count(findings, "option-beyond"), told);
            if (const Diagnostic *one = find(findings, "option-beyond"); one != nullptr) {
                QCOMPARE(one->severity, Severity::Error);
                QCOMPARE(
                    one->message.english(), "Priority=" + std::to_string(value) + " of chem is more than slurmdbd keeps: it takes no notice of it.");
            }
        }
        tree.setPriority(chem, noPriority);
        policy.qos.edit() = {};
        QVERIFY(find(check(policy, {}), "option-beyond") == nullptr);
    }

    /// Its columns are signed: a call with more is refused, and apply.sh would end half way.
    void countsBeyondTheColumnsOfSlurmdbdAreTold()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        const AssociationId chem = tree.findAccount("chem");
        for (const auto &[value, told] : { std::pair("2147483647", 0), std::pair("2147483648", 2), std::pair("4294967293", 2), std::pair("-1", 0) }) {
            tree.setOptions(chem, std::string("MaxSubmitJobs=") + value);
            policy.qos.edit() = { Qos { "normal", 0, 1.0, {}, "", { { "GrpJobs", value } } } };
            QCOMPARE(count(check(policy, {}), "option-beyond"), told);
        }
        tree.setOptions(chem, "GrpTRES=cpu=4294967293");
        policy.qos.edit() = {};
        QVERIFY(find(check(policy, {}), "option-beyond") == nullptr);
    }

    /// sacctmgr reads digits, and a unit that it knows, and looks at nothing behind them.
    void tresThatAreTakenForAnotherNumberAreTold()
    {
        Policy policy = soundPolicy();
        AssociationTree &tree = policy.associations;
        const AssociationId chem = tree.findAccount("chem");
        const TresIndex mem = policy.tres.find("mem");
        for (const auto &[written, taken, mb] : { std::tuple("mem=1.5G", "mem=1M", 1), std::tuple("mem=2Gx", "mem=2048M", 2048),
                 std::tuple("mem=3x", "mem=3M", 3), std::tuple("mem=much", "mem=0M", 0) }) {
            tree.setOptions(chem, std::string("GrpTRES=") + written);
            policy.qos.edit() = { Qos { "normal", 0, 1.0, {}, "", { { "GrpTRES", written } } } };
            const Diagnostics findings = check(policy, {});
            QCOMPARE(count(findings, "option-number"), 2);
            QCOMPARE(find(findings, "option-number")->message.arguments.at(3), std::string(taken));
            QVERIFY(find(findings, "option-unread") == nullptr);
            const std::vector<Limit> expected = { { LimitKind::GrpTres, mem, static_cast<std::uint64_t>(mb) } };
            QCOMPARE(limitsOf(policy.tres, tree.options(chem)), expected);
            QCOMPARE(limitsOf(policy.tres, policy.qos->front()), expected);
        }
    }

    void anAdminLevelThatSacctmgrDoesNotKnowIsTold()
    {
        Policy policy = soundPolicy();
        const AssociationId ann = policy.associations.findUser(policy.associations.findAccount("chem"), "ann");
        for (const char *level : { "None", "operator", "Administrator", "Admin", "SuperUser" }) {
            policy.associations.setOptions(ann, std::string("AdminLevel='") + level + "'");
            QVERIFY2(check(policy, {}).empty(), level);
        }
        policy.associations.setOptions(ann, "AdminLevel='King'");
        QCOMPARE(find(check(policy, {}), "admin-level-unknown")->severity, Severity::Error);
    }
};

APPORTION_TEST(TestCheckerDatabase)
} // namespace test_checker_database

#include "test_checker_database.moc"
