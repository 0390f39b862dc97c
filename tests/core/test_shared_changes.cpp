// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/shared_changes.h"
#include "core/check/checker.h"
#include "support/test_case.h"

#include <QTest>

namespace test_shared_changes
{

using namespace apportion;

class TestSharedChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheDatabaseKeepsOnceIsOfAllClusters();
    void whatComesMayBeKnownToTheDatabase();
    void manyAreOneNote();
};

namespace
{

Policy site()
{
    Policy policy;
    policy.qos.edit().resize(2);
    policy.qos.edit()[0].name = "normal";
    policy.qos.edit()[1].name = "high";
    AssociationTree &tree = policy.associations;
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem", 1);
    tree.setOptions(chem, "Description='the lab':Organization='org':MaxJobs=3");
    for (const AssociationId account : { chem, tree.addAccount(AssociationTree::root(), "bio", 1) }) {
        tree.setOptions(tree.addUser(account, "ann", 1), "AdminLevel='Operator'");
    }
    return policy;
}

std::vector<std::string> sharedOf(const Policy &draft)
{
    return sharedChanges(site(), draft, difference(site(), draft));
}

} // namespace

void TestSharedChanges::whatTheDatabaseKeepsOnceIsOfAllClusters()
{
    using Names = std::vector<std::string>;
    Policy draft = site();
    QCOMPARE(sharedOf(draft), Names());
    const AssociationId chem = draft.associations.findAccount("chem");
    draft.associations.setRawShares(chem, 5); // of the cluster alone
    draft.associations.setOptions(chem, "Description='the lab':Organization='org':MaxJobs=4");
    draft.qos.edit().push_back({});
    draft.qos.edit().back().name = "fresh"; // nobody has it yet
    draft.associations.setOptions(draft.associations.addUser(chem, "eve", 1), "AdminLevel='Operator'");
    QCOMPARE(sharedOf(draft), Names());
    QVERIFY(checkSharedChanges(site(), draft, difference(site(), draft)).empty());

    draft.qos.edit()[1].priority = 7;
    draft.qos.edit().erase(draft.qos.edit().begin());
    draft.associations.setOptions(chem, "Description='another':Organization='':MaxJobs=4");
    for (const char *account : { "chem", "bio" }) {
        const AssociationId ann = draft.associations.findUser(draft.associations.findAccount(account), "ann");
        draft.associations.setOptions(ann, "AdminLevel='Administrator':Coordinator='chem'");
    }
    Names shared = sharedOf(draft);
    std::sort(shared.begin(), shared.end());
    QCOMPARE(shared,
        Names({ "account:chem:Description", "account:chem:Organization", "qos:high", "qos:normal", "user:ann:AdminLevel", "user:ann:Coordinator" }));
}

void TestSharedChanges::whatComesMayBeKnownToTheDatabase()
{
    using Names = std::vector<std::string>;
    Policy baseline = site();
    baseline.otherAccounts.edit()
        = { { "alike", "Description='theirs':Organization='beta'" }, { "geo", "Description='theirs':Organization='beta'" } };
    baseline.otherUsers.edit() = { { "gus", "AdminLevel='Operator':Coordinator='geo'" }, { "hal", "" } };
    Policy draft = baseline;
    AssociationTree &tree = draft.associations;
    tree.setOptions(tree.addAccount(AssociationTree::root(), "alike", 1), "Description='Theirs'"); // whose case nobody keeps
    tree.setOptions(tree.addAccount(AssociationTree::root(), "geo", 1), "Description='Ours':Organization='beta':MaxJobs=3");
    tree.setOptions(tree.addAccount(AssociationTree::root(), "fresh", 1), "Description='Ours'");
    const AssociationId chem = tree.findAccount("chem");
    tree.setOptions(tree.addUser(chem, "gus", 1), "DefaultAccount='chem':Coordinator='chem'");
    tree.setOptions(tree.addUser(chem, "hal", 1), "AdminLevel='Operator'");
    QCOMPARE(sharedChanges(baseline, draft, difference(baseline, draft)),
        Names({ "account:geo:Description", "user:gus:Coordinator", "user:hal:AdminLevel" }));
}

void TestSharedChanges::manyAreOneNote()
{
    Policy baseline = site();
    baseline.qos.edit().resize(20);
    for (std::size_t i = 0; i < baseline.qos->size(); ++i) {
        baseline.qos.edit()[i].name = "q" + std::to_string(i);
    }
    Policy draft = baseline;
    for (Qos &qos : draft.qos.edit()) {
        qos.priority = 9;
    }
    const Diagnostics told = checkSharedChanges(baseline, draft, difference(baseline, draft));
    QCOMPARE(told.size(), std::size_t { 1 });
    QVERIFY(told[0].severity == Severity::Note);
    QVERIFY2(QString::fromStdString(told[0].message.english())
                 .endsWith("on each of them: qos:q0, qos:q1, qos:q2, qos:q3, qos:q4, qos:q5, qos:q6, qos:q7, …"),
        told[0].english().c_str());
}

APPORTION_TEST(TestSharedChanges)
} // namespace test_shared_changes

#include "test_shared_changes.moc"
