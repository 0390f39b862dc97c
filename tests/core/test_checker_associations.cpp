// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of associations name, and what changes on the way to a cluster.
#include "core/check/checker.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_checker_associations
{

using namespace apportion;

namespace
{

constexpr auto root = AssociationTree::root();

Policy garden()
{
    Policy policy;
    policy.tres.track("gres/gpu");
    policy.partitions.edit().emplace_back().name = "batch";
    policy.qos.edit() = { { "normal", 0, 1.0, {}, {}, {} }, { "high", 100, 1.0, {}, {}, {} } };
    AssociationTree &tree = policy.associations;
    for (const char *name : { "physics", "chem" }) {
        tree.addUser(tree.addAccount(root, name, 10), "ann");
    }
    tree.addUser(tree.findAccount("chem"), "bob", 1, "batch");
    return policy;
}

AssociationId ann(const Policy &policy, const char *account)
{
    return policy.associations.findUser(policy.associations.findAccount(account), "ann");
}

QStringList told(const Policy &policy, const char *code)
{
    QStringList lines;
    for (const Diagnostic &finding : check(policy, {})) {
        if (finding.code == code) {
            lines.append(QString::fromStdString(finding.english()));
        }
    }
    return lines;
}

} // namespace

class TestCheckerAssociations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void soundOptionsAreNoFinding()
    {
        Policy policy = garden();
        policy.priority.halfLife = { 0, "0" };
        AssociationTree &tree = policy.associations;
        tree.setOptions(
            tree.findAccount("chem"), "Description='a: b':Organization='x':GrpTRES='cpu=4,gres/gpu=2':QOS='+high,-normal':GrpTRESMins=cpu=10");
        tree.setOptions(ann(policy, "chem"), "DefaultAccount='physics':DefaultQOS='NORMAL':GrpCPUs=4:MaxNodes=3");
        for (const char *code :
            { "option-unknown", "option-qos-unknown", "option-tres-not-tracked", "default-account-not-joined", "limit-of-minutes-decays" }) {
            QCOMPARE(told(policy, code), QStringList());
        }
    }

    void anOptionThatSacctmgrDoesNotKnowIsAnError()
    {
        Policy policy = garden();
        policy.associations.setOptions(policy.associations.findAccount("chem"), "MaxJobz=4:Description='MaxFoo=3'");
        QCOMPARE(told(policy, "option-unknown"),
            QStringList("error: MaxJobz of chem is no option that sacctmgr knows (Correct its spelling, or remove it)"));
    }

    void aQosThatDoesNotExistIsAnError()
    {
        Policy policy = garden();
        policy.associations.setOptions(policy.associations.findAccount("chem"), "QOS='+hihg,-normal':DefaultQOS='low'");
        QCOMPARE(told(policy, "option-qos-unknown"),
            (QStringList { "error: chem names the QOS low, which does not exist: sacctmgr would refuse it (Add the QOS, or correct the name)",
                "error: chem names the QOS hihg, which does not exist: sacctmgr would refuse it (Add the QOS, or correct the name)" }));
        policy.qos.edit().clear(); // of a cluster whose QOS no file told
        QCOMPARE(told(policy, "option-qos-unknown"), QStringList());
    }

    void theLineOfTheClusterIsJudgedAsRootIs()
    {
        Policy policy = garden();
        policy.clusterOptions = "Fairshare=1:DefaultQOS='gh':QOS='gh,normal':MaxJobz=3";
        QCOMPARE(told(policy, "option-qos-unknown"),
            (QStringList { "error: root names the QOS gh, which does not exist: sacctmgr would refuse it (Add the QOS, or correct the name)",
                "error: root names the QOS gh, which does not exist: sacctmgr would refuse it (Add the QOS, or correct the name)" }));
        QCOMPARE(told(policy, "option-unknown").size(), 1);
        policy.clusterOptions = "DefaultQOS='high':QOS='normal':MaxJobs=many";
        QCOMPARE(told(policy, "option-qos-unknown"), QStringList());
        QVERIFY(told(policy, "default-qos-not-allowed").value(0).contains("The default QOS of root is high"));
        QVERIFY(told(policy, "option-unread").value(0).contains("MaxJobs=many of root"));
        policy.clusterOptions = "Fairshare=1:DefaultQOS='normal':QOS='high,normal':Classification='capability'";
        for (const char *code : { "option-qos-unknown", "option-unknown", "default-qos-not-allowed", "option-unread" }) {
            QCOMPARE(told(policy, code), QStringList());
        }
    }

    void optionsOfQosAreJudged()
    {
        Policy policy = garden();
        policy.priority.halfLife = { 10080, "7-0" };
        const auto says = [&policy](const char *key, const char *value) {
            policy.qos.edit()[1].foreign = { { key, value } };
            QStringList lines;
            for (const char *code : { "qos-option-unknown", "qos-tres-not-tracked", "limit-of-minutes-decays" }) {
                lines += told(policy, code);
            }
            return lines;
        };
        QCOMPARE(says("Prioirty", "5"), QStringList("error: Prioirty of high is no option that sacctmgr knows (Correct its spelling, or remove it)"));
        QCOMPARE(says("MaxTRESPerUser", "'gres/foo=3,cpu=4'"),
            QStringList("warning: high has a limit of gres/foo, which is not tracked: it limits nothing, or sacctmgr refuses it (Add gres/foo to "
                        "AccountingStorageTRES, or remove the limit)"));
        QVERIFY(says("GrpTRESMins", "cpu=1000")
                    .value(0)
                    .startsWith("note: high has GrpTRESMins: what counts against it decays with the half-life of 7-0"));
        QVERIFY(says("GrpWall", "1-0").value(0).contains("high has GrpWall"));
        for (const auto &[key, value] : { std::pair("MaxTRESPU", "gres/gpu=3"), std::pair("GrpTRESRunMins", "cpu=7"), std::pair("GrpWall", "-1"),
                 std::pair("GraceTime", "300"), std::pair("MaxWall", "1-0"), std::pair("MaxSubmitJobsPerUser", "4"), std::pair("MinPrioThresh", "4"),
                 std::pair("LimitFactor", "2.0"), std::pair("PreemptExemptTime", "'00:05:00'"), std::pair("UsageThreshold", "0.5"),
                 std::pair("GrpCPUs", "4"), std::pair("PreemptMode", "cluster") }) {
            QCOMPARE(says(key, value), QStringList());
        }
        policy.qos.edit()[1].foreign = { { "GrpTRESMins", "cpu=1000" }, { "Flags", "'DenyOnLimit,NoDecay'" } };
        QCOMPARE(told(policy, "limit-of-minutes-decays"), QStringList());
        policy.qos.edit()[1].foreign = { { "GrpTRESMins", "cpu=1000" } };
        policy.priority.halfLife = { 0, "0" };
        QCOMPARE(told(policy, "limit-of-minutes-decays"), QStringList());
    }

    /// What slurmdbd checks since 23.11: _foreach_check_default_qos() of as_mysql_assoc.c.
    void aListOfQosThatNamesSomeAndAddsOthersIsAnError()
    {
        Policy policy = garden();
        policy.associations.setOptions(policy.associations.findAccount("chem"), "QOS='high,+normal'");
        QCOMPARE(told(policy, "option-qos-mixed"),
            QStringList(
                "error: The list of QOS of chem names some and adds or takes away others: sacctmgr would refuse it (Write all of them with + or "
                "-, or none)"));
        policy.associations.setOptions(policy.associations.findAccount("chem"), "QOS='high':QOS='+normal'"); // which sacctmgr takes
        QCOMPARE(told(policy, "option-qos-mixed"), QStringList());
        QCOMPARE(told(policy, "option-qos-lists"),
            QStringList("warning: One list of QOS of chem names some, another adds or takes away: sacctmgr takes both, and which of them counts "
                        "depends on their order (Write one list)"));
        policy.associations.setOptions(policy.associations.findAccount("chem"), "QOS='high':QOS='high,+normal'");
        QCOMPARE(told(policy, "option-qos-mixed").size(), 1);
        QCOMPARE(told(policy, "option-qos-lists"), QStringList());
        for (const char *list : { "QOS='high,normal'", "QOS='+high,-normal'", "DefaultQOS=-1" }) {
            policy.associations.setOptions(policy.associations.findAccount("chem"), list);
            QCOMPARE(told(policy, "option-qos-mixed") + told(policy, "option-qos-unknown"), QStringList());
        }
    }

    void aCommentIsAnErrorOnlyWhereSacctmgrDoesNotKnowIt()
    {
        Policy policy = garden();
        policy.associations.setOptions(policy.associations.findAccount("chem"), "Comment='ours'");
        QCOMPARE(told(policy, "option-release"), QStringList());
        policy.release = 2302;
        QCOMPARE(told(policy, "option-release"), QStringList());
        policy.release = 2205;
        QCOMPARE(told(policy, "option-release"),
            QStringList("error: chem has Comment, which sacctmgr knows since Slurm 23.02: that of the cluster would refuse it (Remove it)"));
    }

    void flagsOfAnAccountAreReadAsSacctmgrDoes()
    {
        Policy policy = garden();
        const auto toldOf = [&policy](const char *options) {
            policy.associations.setOptions(policy.associations.findAccount("chem"), options);
            return told(policy, "option-unread") + told(policy, "option-release") + told(policy, "option-unknown");
        };
        for (const char *flags : { "UsersAreCoords", "userSare", "NoUsersAreCoords", "None", "" }) {
            QCOMPARE(toldOf((std::string("Flags=") + flags).c_str()), QStringList());
        }
        QCOMPARE(toldOf("Flags=Users"), QStringList()); // any beginning
        QCOMPARE(toldOf("Flags=Usher"), QStringList("error: Flags=Usher of chem cannot be read. (Write UsersAreCoords, or remove it.)"));
        policy.release = 2311;
        QCOMPARE(toldOf("Flags=UsersAreCoords"),
            QStringList("error: chem has Flags, which sacctmgr knows since Slurm 24.05: that of the cluster would refuse it (Remove it)"));
        policy.release = 2405;
        QCOMPARE(toldOf("Flags=UsersAreCoords"), QStringList());
    }

    void socketsForCpusAreToldWhereOnlySelectLinearCountsThem()
    {
        Policy policy = garden();
        NodeGroup &nodes = policy.nodeGroups.edit().emplace_back();
        nodes.names = "n[1-2]";
        nodes.cpus = 2;
        nodes.cores = 16;
        policy.release = 2511;
        QCOMPARE(told(policy, "node-sockets-as-cpus"),
            QStringList(
                "warning: CPUs=2 of n[1-2] is the number of its sockets, not of its 16 cores: only select/linear counts so (Write the number of "
                "cores, or of threads)"));
        policy.release = 2205; // whose default is select/linear
        QCOMPARE(told(policy, "node-sockets-as-cpus"), QStringList());
        policy.foreignConf.edit().push_back({ "SelectType", "select/cons_tres", {} });
        QCOMPARE(told(policy, "node-sockets-as-cpus"),
            QStringList(
                "error: CPUs=2 of n[1-2] is the number of its sockets, not of its 16 cores: under select/cons_tres slurmctld would not start (Write "
                "the number of cores, or of threads)"));
        policy.nodeGroups.edit().front().cpus = 16;
        QCOMPARE(told(policy, "node-sockets-as-cpus"), QStringList());
    }

    void selectTypeParametersGoWithTheDefaultOfTheRelease()
    {
        Policy policy = garden();
        policy.foreignConf.edit().push_back({ "SelectTypeParameters", "CR_Core_Memory", {} });
        policy.release = 2311;
        QCOMPARE(told(policy, "conf-pair"), QStringList());
        policy.release = 2302;
        QCOMPARE(told(policy, "conf-pair").size(), 1);
        QVERIFY(told(policy, "conf-pair").front().contains("or not with SelectType=select/linear: slurmctld would not start"));
        policy.foreignConf.edit().back().value = "CR_Memory";
        QCOMPARE(told(policy, "conf-pair"), QStringList());
        policy.release = 2311;
        QCOMPARE(told(policy, "conf-pair").size(), 1);
    }

    void aDefaultQosIsOneOfTheList()
    {
        const char *code = "default-qos-not-allowed";
        Policy policy = garden();
        AssociationTree &tree = policy.associations;
        const AssociationId chem = tree.findAccount("chem");
        tree.setOptions(chem, "DefaultQOS='high'");
        QCOMPARE(told(policy, code), QStringList()); // which list there is nobody said
        policy.clusterOptions = "QOS='normal'";
        QCOMPARE(told(policy, code),
            QStringList("error: The default QOS of chem is high, which its list of QOS does not have: sacctmgr refuses such a change, and before "
                        "Slurm 23.11 slurmctld takes it for none (Add high to the list of QOS, or choose another default)"));
        tree.setOptions(chem, "DefaultQOS='High':QOS='+high'");
        QCOMPARE(told(policy, code), QStringList());
        tree.setOptions(ann(policy, "chem"), "QOS='normal'"); // the default comes from above
        QCOMPARE(told(policy, code).size(), 1);
        QVERIFY(told(policy, code).front().startsWith(QLatin1String("error: The default QOS of ann is High")));
        tree.setOptions(ann(policy, "chem"), "QOS='normal':DefaultQOS='normal'");
        QCOMPARE(told(policy, code), QStringList());
        policy.qos.edit().clear(); // nor does it need the list of QOS
        tree.setOptions(ann(policy, "chem"), "QOS='normal':DefaultQOS='other'");
        QCOMPARE(told(policy, code).size(), 1);
    }

    void aLimitOfATresThatIsNotTrackedIsAWarning()
    {
        Policy policy = garden();
        policy.associations.setOptions(policy.associations.findAccount("chem"), "GrpTRES=cpu=4,gres/fpga=2");
        QCOMPARE(told(policy, "option-tres-not-tracked"),
            QStringList("warning: chem has a limit of gres/fpga, which is not tracked: it limits nothing, or sacctmgr refuses it "
                        "(Add gres/fpga to AccountingStorageTRES, or remove the limit)"));
        // sacctmgr looks for the name of what is not limited, too
        policy.associations.setOptions(policy.associations.findAccount("chem"), "GrpTRES=cpu=-1,gres/fpga=-1");
        QCOMPARE(told(policy, "option-tres-not-tracked").size(), 1);
        policy.associations.setOptions(policy.associations.findAccount("chem"), "GrpTRES=cpu=-1:GrpJobs=-1");
        QCOMPARE(told(policy, "option-tres-not-tracked"), QStringList());
        policy.associations.setOptions(policy.associations.findAccount("chem"), "GrpTRES=gpus=3");
        QCOMPARE(told(policy, "option-tres-not-tracked"), QStringList());
        QCOMPARE(told(policy, "option-unknown"),
            QStringList(
                "error: chem has a limit of gpus, which is no TRES that Slurm knows: sacctmgr would refuse it (Correct its spelling, or remove it)"));
        policy.partitions.edit().clear(); // of a cluster whose slurm.conf nobody gave
        policy.associations.setOptions(policy.associations.findAccount("chem"), "GrpTRES=gres/fpga=-1");
        QCOMPARE(told(policy, "option-tres-not-tracked"), QStringList());
    }

    void aDefaultAccountMustBeOneOfTheUsers()
    {
        Policy policy = garden();
        AssociationTree &tree = policy.associations;
        const AssociationId bob = tree.findUser(tree.findAccount("chem"), "bob", "batch");
        tree.setOptions(bob, "DefaultAccount='physics'");
        QCOMPARE(told(policy, "default-account-not-joined"),
            QStringList("error: User bob has the default account physics, which the user is not in: sacctmgr modify would refuse it "
                        "(Choose an account that the user is in, or add the user there)"));
        tree.addUser(tree.findAccount("physics"), "bob", 1, "batch"); // for a partition only
        QCOMPARE(told(policy, "default-account-not-joined"), QStringList());
        tree.setOptions(bob, "DefaultAccount='gone'");
        QCOMPARE(told(policy, "default-account-not-joined").size(), 1);
    }

    void aCoordinatorNeedsAnAccount()
    {
        Policy policy = garden();
        const AssociationId bob = policy.associations.findUser(policy.associations.findAccount("chem"), "bob", "batch");
        policy.associations.setOptions(bob, "Coordinator='Chem'");
        QCOMPARE(told(policy, "coordinator-unknown"), QStringList());
        policy.associations.setOptions(bob, "Coordinator='chem,nosuch'");
        QCOMPARE(told(policy, "coordinator-unknown"),
            QStringList("warning: bob coordinates the account nosuch, which is not here: it is told to sacctmgr only where it is new, and taken only "
                        "where the database has that account (Correct its spelling, or remove it)"));
    }

    void limitsOfMinutesDecayWithUsage()
    {
        Policy policy = garden();
        policy.priority.halfLife = { 14 * 24 * 60, "14-0" };
        policy.associations.setOptions(policy.associations.findAccount("chem"), "GrpTRESMins=cpu=1000");
        const QStringList lines = told(policy, "limit-of-minutes-decays");
        QCOMPARE(lines.size(), 1);
        QVERIFY(lines.front().startsWith("note: chem has GrpTRESMins: what counts against it decays with the half-life of 14-0"));
    }

    void oneTextOfManyIsReadOnceAndToldForEach()
    {
        Policy policy = garden();
        AssociationTree &tree = policy.associations;
        for (int i = 0; i < 50; ++i) {
            tree.setOptions(tree.addUser(tree.findAccount("physics"), "user" + std::to_string(i)), "DefaultAccount='chem':QOS='low'");
        }
        QCOMPARE(told(policy, "option-qos-unknown").size(), 4);
        QVERIFY(told(policy, "default-account-not-joined").back().contains("47 more accounts and users"));
    }

    void movingADeepAccountIsToldWhereSlurmdbdForgetsWhatIsBelow()
    {
        Policy before = garden();
        before.release = 2411;
        AssociationTree &tree = before.associations;
        const AssociationId science = tree.addAccount(AssociationTree::root(), "science");
        const AssociationId robotics = tree.addAccount(AssociationTree::root(), "robotics");
        const AssociationId control = tree.addAccount(robotics, "control");
        Policy after = before;
        after.associations.move(robotics, science);
        QVERIFY(checkChange(before, after).empty()); // nobody is below what is below it
        tree.addUser(control, "zoe");
        after = before;
        QVERIFY(checkChange(before, after).empty());
        after.associations.move(robotics, science);
        const Diagnostics findings = checkChange(before, after);
        QCOMPARE(findings.size(), std::size_t { 1 });
        QCOMPARE(findings.front().code, std::string("account-lineage"));
        QCOMPARE(findings.front().message.arguments, (std::vector<std::string> { "robotics", "science" }));
        Policy below = before;
        const AssociationId top = below.associations.addAccount(AssociationTree::root(), "top");
        below.associations.move(robotics, top);
        Policy gone = below;
        gone.associations.move(robotics, science);
        gone.associations.remove(top);
        const Diagnostics removed = checkChange(below, gone);
        QCOMPARE(removed.size(), std::size_t { 1 });
        QCOMPARE(removed.front().message.arguments, (std::vector<std::string> { "robotics", "science", "top" }));
        for (const int release : { 0, 2302, 2511 }) {
            after.release = static_cast<std::uint16_t>(release);
            QVERIFY(checkChange(before, after).empty());
        }
    }

    void switchingAResetPeriodOnIsToldInRed()
    {
        const Policy before = garden();
        Policy after = before;
        QVERIFY(checkChange(before, after).empty());
        after.priority.usageReset = UsageReset::Monthly;
        const Diagnostics findings = checkChange(before, after);
        QCOMPARE(findings.size(), std::size_t { 1 });
        QVERIFY(findings.front().severity == Severity::Error);
        QVERIFY(findings.front().message.english().find("PriorityUsageResetPeriod=MONTHLY in place of NONE") == 0);
        QVERIFY(checkChange(after, after).empty());
        QVERIFY(checkChange(after, before).empty());
        // known to lie before this month, or in it
        constexpr std::int64_t january = 1768435200; // 2026-01-15 00:00 UTC
        constexpr std::int64_t march = 1773532800; // 2026-03-15 00:00 UTC
        const Diagnostics certain = checkChange(before, after, january, march);
        QCOMPARE(certain.size(), std::size_t { 1 });
        QVERIFY(
            certain.front().message.english().ends_with("in place of NONE: slurmctld sets all usage to 0 at the first pass after it has read it"));
        QVERIFY(certain.front().advice.english().find("2026-01-15 00:00 UTC") != std::string::npos);
        QVERIFY(checkChange(before, after, march - 86400, march).empty());
        // NOW clears whenever the last reset was
        after.priority.usageReset = UsageReset::Now;
        for (const std::optional<std::int64_t> last : { std::optional<std::int64_t>(), std::optional(march - 86400) }) {
            const Diagnostics cleared = checkChange(before, after, last, march);
            QCOMPARE(cleared.size(), std::size_t { 1 });
            QVERIFY(cleared.front().message.english().ends_with(
                "in place of NONE: slurmctld sets all usage to 0 at the first pass after it has read it"));
            QVERIFY(cleared.front().advice.english().find("last reset") == std::string::npos);
        }
        QVERIFY(checkChange(after, after).empty());
    }
};

APPORTION_TEST(TestCheckerAssociations)
} // namespace test_checker_associations

#include "test_checker_associations.moc"
