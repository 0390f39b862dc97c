// SPDX-License-Identifier: GPL-3.0-or-later
// By the rules of part_policy_valid_acct() and part_policy_valid_qos() of src/slurmctld/partition_mgr.c.
#include "core/access/access.h"
#include "core/check/checker.h"
#include "core/schema/association_fields.h"
#include "support/test_case.h"

#include <QTest>

namespace test_access
{

using namespace apportion;

namespace
{

/// root / bio / genome and root / chem; two QOS; one partition.
struct Cluster
{
    Policy policy;
    AssociationId bio;
    AssociationId genome;
    AssociationId chem;

    Cluster()
    {
        AssociationTree &tree = policy.associations;
        bio = tree.addAccount(AssociationTree::root(), "bio");
        genome = tree.addAccount(bio, "genome");
        chem = tree.addAccount(AssociationTree::root(), "chem");
        policy.clusterOptions = "Fairshare=1:QOS='normal'";
        Qos normal;
        normal.name = "normal";
        Qos high;
        high.name = "high";
        policy.qos.edit() = { normal, high };
        policy.partitions.edit().emplace_back().name = "gpu";
    }

    void set(const char *key, const char *value) { policy.partitions.edit()[0].foreign = { { key, value } }; }
    [[nodiscard]] QString why(AssociationId account, std::uint16_t qos = unknownIndex) const
    {
        const AccessAnswer answer = AccessRules(policy).ask(account, 0, qos);
        return QString::fromStdString((answer.isAllowed ? "yes: " : "no: ") + answer.why.english());
    }
    /// Turns an answer around; what is set then, or why it cannot be.
    QString turn(AssociationId account, std::uint16_t qos = unknownIndex)
    {
        const AccessEdit edit = AccessRules(policy).turn(account, 0, qos);
        if (edit.partition) {
            policy.partitions.edit()[0] = *edit.partition;
            return edit.partition->foreign.empty() ? QString()
                                                   : QString::fromStdString(edit.partition->foreign[0].key + '=' + edit.partition->foreign[0].value);
        }
        if (edit.options) {
            policy.associations.setOptions(account, *edit.options);
            return QString::fromStdString(*edit.options);
        }
        return QString::fromStdString(edit.refusal.english());
    }
};

} // namespace

class TestAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutListsEverybodyMayRun()
    {
        Cluster cluster;
        QCOMPARE(cluster.why(cluster.bio), QStringLiteral("yes: Nothing keeps bio out of partition gpu"));
        cluster.set("AllowAccounts", "ALL");
        QCOMPARE(cluster.why(cluster.bio), QStringLiteral("yes: Nothing keeps bio out of partition gpu"));
        cluster.set("AllowAccounts", "gone"); // as if there were no list
        QVERIFY(cluster.why(cluster.bio).startsWith(QLatin1String("yes")));
        cluster.policy.release = 2302;
        QVERIFY(cluster.why(cluster.bio).startsWith(QLatin1String("yes")));
        cluster.policy.release = 2205; // which compares names
        QCOMPARE(cluster.why(cluster.bio), QStringLiteral("no: AllowAccounts of partition gpu does not name bio"));
        cluster.policy.foreignConf.edit().push_back({ "AccountingStorageEnforce", "none", {} });
        QVERIFY(!AccessRules(cluster.policy).ask(cluster.bio, 0).isAllowed);
        cluster.policy.release = 2302;
        cluster.set("AllowAccounts", "chem");
        QVERIFY(AccessRules(cluster.policy).ask(cluster.bio, 0).isAllowed);
    }

    void listsOfAccountsHoldForWhatLiesBelow()
    {
        Cluster cluster;
        cluster.set("AllowAccounts", "BIO");
        QCOMPARE(cluster.why(cluster.genome), QStringLiteral("yes: AllowAccounts of partition gpu names bio"));
        QCOMPARE(cluster.why(cluster.chem), QStringLiteral("no: AllowAccounts of partition gpu does not name chem"));
        cluster.policy.release = 2205; // before 23.02 they did not
        QCOMPARE(cluster.why(cluster.genome), QStringLiteral("no: AllowAccounts of partition gpu does not name genome"));
        cluster.policy.release = 2511;
        cluster.set("DenyAccounts", "bio");
        QCOMPARE(cluster.why(cluster.genome), QStringLiteral("no: DenyAccounts of partition gpu names bio"));
        cluster.policy.partitions.edit()[0].foreign.push_back({ "AllowAccounts", "bio" }); // DenyAccounts is ignored then
        QVERIFY(cluster.why(cluster.genome).startsWith(QLatin1String("yes")));
        cluster.policy.foreignConf.edit() = { { "AccountingStorageEnforce", "none", {} } };
        QVERIFY(cluster.why(cluster.chem).startsWith(QLatin1String("yes")));
    }

    void aListThatNothingEnforcesSaysSo()
    {
        Cluster cluster;
        cluster.policy.foreignConf.edit() = { { "ClusterName", "x", {} } }; // without AccountingStorageEnforce
        QCOMPARE(cluster.turn(cluster.bio), QStringLiteral("DenyAccounts=bio"));
        const AccessAnswer answer = AccessRules(cluster.policy).ask(cluster.genome, 0);
        QVERIFY(answer.isAllowed);
        QVERIFY(!answer.isEnforced);
        QCOMPARE(cluster.why(cluster.genome),
            QStringLiteral("yes: DenyAccounts of partition gpu names bio, but nothing enforces it: AccountingStorageEnforce has no associations"));
        QCOMPARE(cluster.turn(cluster.bio), QString()); // a second time takes it back
        QVERIFY(cluster.policy.partitions->at(0).foreign.empty());
        cluster.set("AllowAccounts", "bio");
        QVERIFY(!AccessRules(cluster.policy).ask(cluster.chem, 0).isEnforced);
        QVERIFY(AccessRules(cluster.policy).ask(cluster.bio, 0).isEnforced);
        cluster.policy.foreignConf.edit()
            = { { "AccountingStorageEnforce", "none", {} }, { "AccountingStorageEnforce", "\"limits\"", {} } }; // implies associations
        QVERIFY(!AccessRules(cluster.policy).ask(cluster.chem, 0).isAllowed);
    }

    void aPartitionThatIsDownTellsWhomItsListsLetIn()
    {
        Cluster cluster;
        cluster.set("State", "DRAIN");
        QCOMPARE(cluster.why(cluster.bio), QStringLiteral("no: Partition gpu has State=DRAIN; its lists let bio in"));
        cluster.policy.partitions.edit()[0].foreign = { { "AllowAccounts", "chem" }, { "State", "DOWN" } };
        QCOMPARE(cluster.why(cluster.bio), QStringLiteral("no: AllowAccounts of partition gpu does not name bio"));
        QCOMPARE(AccessRules(cluster.policy).ask(cluster.chem, 0).rule, AccessRule::State);
        QCOMPARE(cluster.turn(cluster.bio), QStringLiteral("AllowAccounts=chem,bio"));
        QCOMPARE(cluster.why(cluster.bio), QStringLiteral("no: Partition gpu has State=DOWN; its lists let bio in"));
    }

    void aQosIsOfTheAccountAndOfThePartition()
    {
        Cluster cluster;
        QVERIFY(cluster.why(cluster.genome, 0).startsWith(QLatin1String("yes")));
        QCOMPARE(cluster.why(cluster.genome, 1), QStringLiteral("no: genome does not have the QOS high"));
        cluster.policy.associations.setOptions(cluster.bio, "QOS='+high'");
        QVERIFY(cluster.why(cluster.genome, 1).startsWith(QLatin1String("yes")));
        QCOMPARE(*hasQos(cluster.policy, cluster.genome, 0), true);
        cluster.policy.associations.setOptions(cluster.genome, "QOS='high'");
        QCOMPARE(*hasQos(cluster.policy, cluster.genome, 0), false);
        cluster.set("AllowQos", "normal");
        QCOMPARE(cluster.why(cluster.genome, 1), QStringLiteral("no: AllowQos of partition gpu does not name high"));
        cluster.set("DenyQos", "normal,HIGH");
        QCOMPARE(cluster.why(cluster.genome, 1), QStringLiteral("no: DenyQos of partition gpu names high"));
        QCOMPARE(cluster.turn(cluster.genome, 1), QStringLiteral("DenyQos=normal"));
        QVERIFY(cluster.why(cluster.genome, 1).startsWith(QLatin1String("yes")));
    }

    void whatUsersHaveOfTheirOwnIsCounted()
    {
        Cluster cluster;
        AssociationTree &tree = cluster.policy.associations;
        const AssociationId ann = tree.addUser(cluster.chem, "ann");
        const AssociationId bob = tree.addUser(cluster.chem, "bob");
        tree.setOptions(ann, "QOS='+high'");
        QCOMPARE(cluster.why(cluster.chem, 1), QStringLiteral("yes: 1 of the 2 users of chem have the QOS high, which is asked for"));
        QCOMPARE(AccessRules(cluster.policy).ask(cluster.chem, 0, 1).usersWithQos, 1U);
        QCOMPARE(AccessRules(cluster.policy).ask(cluster.chem, 0, 1).users, 2U);
        tree.setOptions(bob, "QOS='normal,high'");
        QCOMPARE(cluster.why(cluster.chem, 1), QStringLiteral("yes: The users of chem have the QOS high of their own"));
        QCOMPARE(cluster.turn(cluster.chem, 1), QStringLiteral("The users of chem have QOS lists of their own, which count: change those"));
        // the account may have it: users with a list of their own have not
        tree.setOptions(cluster.chem, "QOS='+high'");
        tree.setOptions(ann, "QOS='normal'");
        tree.setOptions(bob, "QOS='-high'");
        QCOMPARE(cluster.why(cluster.chem, 1), QStringLiteral("no: No user of chem has the QOS high: they have QOS lists of their own, which count"));
        QCOMPARE(cluster.turn(cluster.chem, 1), QStringLiteral("The users of chem have QOS lists of their own, which count: change those"));
        // of some the account decides
        tree.setOptions(cluster.chem, "");
        tree.addUser(cluster.chem, "cyd");
        QCOMPARE(cluster.why(cluster.chem, 1), QStringLiteral("no: chem does not have the QOS high"));
        QCOMPARE(cluster.turn(cluster.chem, 1), QStringLiteral("QOS='+high'"));
        QVERIFY(cluster.why(cluster.chem, 1).startsWith(QLatin1String("yes: 1 of the 3")));
    }

    /// A user whose own list leaves the QOS out stays without it: a second click takes it from the others again.
    void whatAUserRefusesDoesNotKeepTheAccountFromGivingItBack()
    {
        Cluster cluster;
        AssociationTree &tree = cluster.policy.associations;
        tree.setOptions(tree.addUser(cluster.chem, "ann"), "QOS='normal'");
        tree.addUser(cluster.chem, "bob");
        QCOMPARE(cluster.turn(cluster.chem, 1), QStringLiteral("QOS='+high'"));
        QVERIFY(cluster.why(cluster.chem, 1).startsWith(QLatin1String("yes: 1 of the 2")));
        QCOMPARE(cluster.turn(cluster.chem, 1), QStringLiteral("QOS='-high'"));
        QVERIFY(cluster.why(cluster.chem, 1).startsWith(QLatin1String("no: ")));
    }

    void usersOfAnotherPartitionAreNotCounted()
    {
        Cluster cluster;
        AssociationTree &tree = cluster.policy.associations;
        tree.setOptions(tree.addUser(cluster.chem, "ann", 1, "other"), "QOS='+high'");
        tree.addUser(cluster.chem, "bob");
        QVERIFY(!AccessRules(cluster.policy).ask(cluster.chem, 0, 1).isAllowed);
        cluster.policy.partitions.edit().emplace_back().name = "other";
        QCOMPARE(AccessRules(cluster.policy).ask(cluster.chem, 1, 1).usersWithQos, 1U);
    }

    void jobsThatAreKeptOutNeverStart()
    {
        Cluster cluster;
        AssociationTree &tree = cluster.policy.associations;
        const AssociationId ann = tree.addUser(cluster.genome, "ann");
        cluster.policy.foreignConf.edit() = { { "AccountingStorageEnforce", "associations,qos", {} } };
        Situation situation;
        Job job;
        job.id = "7";
        job.user = "ann";
        job.account = "genome";
        job.qos = "normal";
        job.partitions = { "gpu" };
        situation.jobs.edit() = { job };
        const auto told = [&cluster, &situation] {
            QStringList texts;
            for (const Diagnostic &finding : check(cluster.policy, situation)) {
                if (finding.code == "job-kept-out") {
                    texts.append(QString::fromStdString(finding.message.english()));
                }
            }
            return texts;
        };
        QCOMPARE(told(), QStringList());
        cluster.set("AllowAccounts", "chem");
        QCOMPARE(told(), QStringList("Job 7 can never start: AllowAccounts of partition gpu does not name its account genome"));
        cluster.set("DenyAccounts", "bio");
        QCOMPARE(told(), QStringList("Job 7 can never start: DenyAccounts of partition gpu names its account genome, or one above it"));
        cluster.set("AllowQos", "high");
        QCOMPARE(told(), QStringList("Job 7 can never start: AllowQos of partition gpu does not name its QOS normal"));
        cluster.set("DenyQos", "normal");
        QCOMPARE(told(), QStringList("Job 7 can never start: DenyQos of partition gpu names its QOS normal"));
        situation.jobs.edit()[0].qos = "normal,high"; // it starts under the other one
        tree.setOptions(ann, "QOS='+high'");
        QCOMPARE(told(), QStringList());
        tree.setOptions(ann, "");
        situation.jobs.edit()[0].qos = "high";
        QCOMPARE(told(), QStringList("Job 7 can never start: ann does not have its QOS high"));
        situation.jobs.edit()[0].running = true;
        QCOMPARE(told(), QStringList());
        situation.jobs.edit()[0].running = false;
        cluster.policy.partitions.edit().emplace_back().name = "open";
        cluster.policy.foreignConf.edit() = { { "AccountingStorageEnforce", "associations", {} } }; // without qos
        QCOMPARE(told(), QStringList());
        situation.jobs.edit()[0].qos = "normal";
        QCOMPARE(told().size(), 1);
        situation.jobs.edit()[0].partitions = { "gpu", "open" };
        QCOMPARE(told(), QStringList());
    }

    void anAnswerIsTurnedAroundByTheSmallestEdit()
    {
        Cluster cluster;
        QCOMPARE(cluster.turn(cluster.bio), QStringLiteral("DenyAccounts=bio"));
        QCOMPARE(
            cluster.turn(cluster.genome), QStringLiteral("DenyAccounts of partition gpu names bio, with everything below it: change that account"));
        QCOMPARE(cluster.turn(cluster.bio), QString());
        QVERIFY(cluster.policy.partitions->at(0).foreign.empty());
        cluster.set("AllowAccounts", "bio");
        QCOMPARE(cluster.turn(cluster.chem), QStringLiteral("AllowAccounts=bio,chem"));
        QCOMPARE(cluster.turn(cluster.bio), QStringLiteral("AllowAccounts=chem"));
        QCOMPARE(
            cluster.turn(cluster.chem), QStringLiteral("chem is the last account in AllowAccounts of partition gpu: without it everybody is let in"));
        QCOMPARE(cluster.turn(cluster.chem, 1), QStringLiteral("QOS='+high'"));
        QCOMPARE(cluster.turn(cluster.chem, 1), QStringLiteral("QOS='-high'"));
        QVERIFY(cluster.why(cluster.chem, 1).startsWith(QLatin1String("no")));
    }
};

APPORTION_TEST(TestAccess)
} // namespace test_access

#include "test_access.moc"
