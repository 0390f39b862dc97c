// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/coordinators.h"
#include "core/change/policy_edit.h"
#include "core/change/tree_edit.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_policy_edit
{

using namespace apportion;

namespace
{

NodeGroup group(const char *names, std::uint32_t count)
{
    NodeGroup made;
    made.names = names;
    made.count = count;
    return made;
}

/// Three groups of nodes; one partition has nodes of the first and the last, the other of the second.
Policy cluster()
{
    Policy policy;
    policy.nodeGroups.edit() = { group("a[1-4]", 4), group("b[1-2]", 2), group("c1", 1) };
    Partition batch;
    batch.name = "batch";
    batch.nodes = { { 0, 4 }, { 2, 1 } };
    Partition gpu;
    gpu.name = "gpu";
    gpu.nodes = { { 1, 2 } };
    policy.partitions.edit() = { batch, gpu };
    policy.qos.edit() = { { "low", 0, 1.0, {}, {}, {} }, { "high", 50, 1.0, {}, {}, {} }, { "normal", 10, 1.0, {}, {}, {} } };
    const AssociationId bio = policy.associations.addAccount(AssociationTree::root(), "bio", 10);
    policy.associations.addUser(bio, "ada", 3);
    return policy;
}

Job job(const std::string &partitions, std::string qos = "low")
{
    Job made;
    for (std::size_t begin = 0; begin <= partitions.size();) {
        const std::size_t end = std::min(partitions.find(',', begin), partitions.size());
        made.partitions.push_back(partitions.substr(begin, end - begin));
        begin = end + 1;
    }
    made.qos = std::move(qos);
    return made;
}

Situation jobsOf(std::vector<Job> jobs)
{
    Situation situation;
    situation.jobs.edit() = std::move(jobs);
    return situation;
}

/// The edit that makes the draft, with what it does to the jobs.
PolicyEdit followed(const Policy &policy, const Policy &draft, const Situation &situation)
{
    PolicyEdit edit = editBetween(policy, draft);
    letJobsFollow(edit, policy, situation);
    return edit;
}

} // namespace

class TestPolicyEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coordinatorsComeAndGoInAllAssociationsOfTheirs();
    void nothingBetweenEqualPoliciesIsNoEdit();
    void anEditTakesItselfBack();
    void aTimeWrittenInAnotherWayIsAnEdit();
    void changedKeysAreMarkedAndResetOnesAreNot();
    void optionsAreExchangedToo();
    void nodesOfPartitionsMoveWithTheirGroups();
    void removedGroupsLeaveThePartitions();
    void renamingFollowsTheNames();
    void whatNamesAnAccountFollowsIt();
    void whatNamesAPartitionFollowsIt();
    void jobsFollowTheirPartition();
    void jobsFollowSeveralNamesAtOnce();
    void jobsFollowTheirQos_data();
    void jobsFollowTheirQos();
    void jobsFollowNothingElse_data();
    void jobsFollowNothingElse();
    void freeNamesAreNotTaken();
};

void TestPolicyEdit::nothingBetweenEqualPoliciesIsNoEdit()
{
    const Policy policy = cluster();
    Policy draft = policy;
    draft.partitions.edit(); // another table in memory, the same in it
    draft.associations.setRawShares(1, 10);
    QVERIFY(editBetween(policy, draft).isEmpty());
}

void TestPolicyEdit::anEditTakesItselfBack()
{
    const Policy policy = cluster();
    Policy draft = policy;
    draft.associations.setRawShares(2, 7);
    draft.priority.weightAge = 500;
    draft.tres.track("gres/gpu");
    draft.chips.edit().push_back({ "Skylake", 40.0, 0.0 });
    draft.qos.edit().push_back({ "high", 10, 1.0, {}, {}, {} });
    reorderNodeGroups(draft, { 2, 0, 1 });
    PolicyEdit edit = editBetween(policy, draft);
    edit.jobs = Shared(std::vector<Job> { Job() });
    QCOMPARE(edit.associations, std::vector<AssociationId> { 2 });
    QCOMPARE(edit.keys, (std::vector<PriorityKey> { PriorityKey::AccountingStorageTres, PriorityKey::PriorityWeightAge }));

    Policy changed = policy;
    Situation situation;
    exchangeEdit(changed, situation, edit);
    QCOMPARE(situation.jobs->size(), std::size_t { 1 });
    QCOMPARE(changed.associations.rawShares(2), 7u);
    QCOMPARE(changed.nodeGroups->front().names, std::string("c1"));
    QVERIFY(changed.tres == draft.tres);
    QVERIFY(changed.priority.isGiven(PriorityKey::PriorityWeightAge));
    exchangeEdit(changed, situation, edit);
    QVERIFY(changed == policy);
    QVERIFY(situation.jobs->empty());
}

void TestPolicyEdit::aTimeWrittenInAnotherWayIsAnEdit()
{
    Policy policy = cluster();
    policy.priority.maxAge = { 3, "2:30" };
    policy.partitions.edit()[0].maxTime = { 3, "2:30" };
    Policy draft = policy;
    draft.priority.maxAge.written = "3";
    draft.partitions.edit()[0].maxTime.written = "3";
    const PolicyEdit edit = editBetween(policy, draft);
    QVERIFY(edit.priority && edit.partitions);
    QCOMPARE(edited(policy, edit).priority.maxAge.written, std::string("3"));
}

void TestPolicyEdit::changedKeysAreMarkedAndResetOnesAreNot()
{
    Policy policy = cluster();
    policy.priority.weightAge = 10;
    policy.priority.markGiven(PriorityKey::PriorityWeightAge);
    Policy draft = policy;
    draft.priority.weightQos = 5;
    draft.priority.weightAge = 0;
    draft.priority.markGiven(PriorityKey::PriorityWeightAge, false);
    const Policy after = edited(policy, editBetween(policy, draft));
    QVERIFY(after.priority.isGiven(PriorityKey::PriorityWeightQos));
    QVERIFY(!after.priority.isGiven(PriorityKey::PriorityWeightAge));
}

void TestPolicyEdit::optionsAreExchangedToo()
{
    Policy policy = cluster();
    AssociationTree &tree = policy.associations;
    const AssociationId a = tree.addAccount(AssociationTree::root(), "optionsa");
    const AssociationId b = tree.addAccount(AssociationTree::root(), "optionsb");
    const AssociationId gone = tree.addAccount(AssociationTree::root(), "optionsgone");
    tree.setOptions(a, "QOS='+x'");
    tree.setOptions(b, "GrpJobs=5:QOS='+x'");
    tree.setOptions(gone, "QOS='+x'");
    tree.remove(gone);
    policy.clusterOptions = "QOS='x'";
    Policy draft = policy;
    int asked = 0;
    draft.associations.mapOptions([&asked](const std::string &options) {
        ++asked;
        return options == "QOS='+x'" ? std::string() : options;
    });
    draft.clusterOptions = "QOS='y'";
    QCOMPARE(asked, 2); // not for what is gone, nor for those without any

    PolicyEdit edit = editBetween(policy, draft);
    QVERIFY(!edit.isEmpty());
    QCOMPARE(edit.options.associations, (std::vector<AssociationId> { a }));
    const Policy before = policy;
    Situation situation;
    exchangeEdit(policy, situation, edit);
    QVERIFY(policy.associations.options(a).empty());
    QCOMPARE(policy.clusterOptions, std::string("QOS='y'"));
    QVERIFY(policy == draft);
    exchangeEdit(policy, situation, edit);
    QVERIFY(policy == before);
}

void TestPolicyEdit::nodesOfPartitionsMoveWithTheirGroups()
{
    Policy policy = cluster();
    reorderNodeGroups(policy, { 2, addedRow, 1, 0 }, { group("d[1-9]", 9) });
    QCOMPARE(policy.nodeGroups->size(), std::size_t { 4 });
    QCOMPARE(policy.nodeGroups->at(1).names, std::string("d[1-9]"));
    QVERIFY(policy.partitions->at(0).nodes == (std::vector<PartitionNodes> { { 0, 1 }, { 3, 4 } }));
    QVERIFY(policy.partitions->at(1).nodes == (std::vector<PartitionNodes> { { 2, 2 } }));
}

void TestPolicyEdit::removedGroupsLeaveThePartitions()
{
    Policy policy = cluster();
    reorderNodeGroups(policy, { 1, 2 });
    QVERIFY(policy.partitions->at(0).nodes == (std::vector<PartitionNodes> { { 1, 1 } }));
    QVERIFY(policy.partitions->at(1).nodes == (std::vector<PartitionNodes> { { 0, 2 } }));
}

void TestPolicyEdit::renamingFollowsTheNames()
{
    Policy policy = cluster();
    policy.nodeGroups.edit()[0].chip = "skylake";
    policy.chips.edit() = { { "Skylake", 0.0, 1.2 } };

    renameChip(policy, 0, "Xeon 6148");
    QCOMPARE(policy.nodeGroups->at(0).chip, std::string("Xeon 6148"));
}

void TestPolicyEdit::whatNamesAnAccountFollowsIt()
{
    Policy policy = cluster();
    policy.partitions.edit()[0].foreign = { { "DenyAccounts", "biology,Bio" }, { "Comment", "bio" } };
    policy.partitions.edit()[1].foreign = { { "allowaccounts", "\"bio,chem\"" } };
    policy.nodeGroups.edit()[1].owners = { "chem", "Bio" };
    const AssociationId ada = policy.associations.findUser(policy.associations.findAccount("bio"), "ada");
    policy.associations.setOptions(ada, "DefaultAccount='bio':Coordinator='chem,bio':Comment='bio'");
    const PreparedRenaming renaming = prepareRenaming({ policy, {} }, policy.associations.findAccount("bio"), "Life");
    const Policy after = edited(policy, renaming.rest);
    QCOMPARE(after.partitions.get()[0].foreign, (std::vector<ForeignKey> { { "DenyAccounts", "biology,life" }, { "Comment", "bio" } }));
    QCOMPARE(after.partitions.get()[1].foreign, (std::vector<ForeignKey> { { "allowaccounts", "\"life,chem\"" } }));
    QCOMPARE(after.nodeGroups.get()[1].owners, (std::vector<std::string> { "chem", "life" }));
    QCOMPARE(std::string(after.associations.options(ada)), std::string("DefaultAccount='life':Coordinator='chem,life':Comment='bio'"));
    QVERIFY(prepareRenaming({ policy, {} }, ada, "eve").rest.isEmpty());
}

void TestPolicyEdit::whatNamesAPartitionFollowsIt()
{
    Policy policy = cluster();
    policy.partitions.edit()[0].foreign = { { "Alternate", "gpu" } };
    renamePartition(policy, 1, "fast");
    QCOMPARE(policy.partitions.get()[1].name, std::string("fast"));
    QCOMPARE(policy.partitions.get()[0].foreign, (std::vector<ForeignKey> { { "Alternate", "fast" } }));
}

void TestPolicyEdit::jobsFollowTheirPartition()
{
    const Policy policy = cluster();
    const Situation situation = jobsOf({ job("gpu,batch"), job("gpu") });
    Policy draft = policy;
    draft.partitions.edit()[0].name = "work";
    PolicyEdit edit = followed(policy, draft, situation);
    QVERIFY(edit.jobs);
    QCOMPARE((*edit.jobs)->at(0).partitions, (std::vector<std::string> { "gpu", "work" }));
    QVERIFY((*edit.jobs)->at(1) == situation.jobs->at(1));

    // made as one step, and taken back as one
    Snapshot now { policy, situation };
    exchangeEdit(now.policy, now.situation, edit);
    QCOMPARE(now.policy.partitions->at(0).name, std::string("work"));
    QCOMPARE(now.situation.jobs->at(0).partitions.back(), std::string("work"));
    exchangeEdit(now.policy, now.situation, edit);
    QVERIFY((now == Snapshot { policy, situation }));
}

void TestPolicyEdit::jobsFollowSeveralNamesAtOnce()
{
    const Policy policy = cluster();
    Policy draft = policy;
    draft.partitions.edit()[0].name = "work";
    draft.partitions.edit()[1].name = "accelerated";
    draft.qos.edit()[1].name = "urgent";
    const PolicyEdit edit = followed(policy, draft, jobsOf({ job("batch,gpu", "high") }));
    QCOMPARE((*edit.jobs)->at(0).partitions, (std::vector<std::string> { "work", "accelerated" }));
    QCOMPARE((*edit.jobs)->at(0).qos, std::string("urgent"));
}

void TestPolicyEdit::jobsFollowTheirQos_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("alone") << "high"
                           << "urgent";
    QTest::newRow("first of a list") << "high,low"
                                     << "urgent,low";
    QTest::newRow("last of a list") << "low,normal,high"
                                    << "low,normal,urgent";
    QTest::newRow("in other letters") << "normal,HIGH"
                                      << "normal,urgent";
    QTest::newRow("another") << "low"
                             << "low";
    QTest::newRow("part of a word") << "highest,low"
                                    << "highest,low";
    QTest::newRow("none") << ""
                          << "";
    QTest::newRow("a list with gaps") << ",low,,HIGHEST,"
                                      << ",low,,HIGHEST,";
}

void TestPolicyEdit::jobsFollowTheirQos()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const Policy policy = cluster();
    const Situation situation = jobsOf({ job("batch", before.toStdString()) });
    Policy draft = policy;
    draft.qos.edit()[1].name = "urgent";
    const PolicyEdit edit = followed(policy, draft, situation);
    QCOMPARE(edit.jobs.has_value(), before != after); // jobs that ask for others are left alone
    QCOMPARE(QString::fromStdString((edit.jobs ? *edit.jobs : situation.jobs)->at(0).qos), after);
}

void TestPolicyEdit::jobsFollowNothingElse_data()
{
    QTest::addColumn<int>("what");
    QTest::newRow("rows change places") << 0;
    QTest::newRow("two names are exchanged") << 1;
    QTest::newRow("rows go") << 2;
    QTest::newRow("a row comes before the others") << 3;
    QTest::newRow("a row goes as another comes") << 4;
    QTest::newRow("a row gets other values") << 5;
}

void TestPolicyEdit::jobsFollowNothingElse()
{
    QFETCH(int, what);
    const Policy policy = cluster();
    Policy draft = policy;
    std::vector<Partition> &partitions = draft.partitions.edit();
    std::vector<Qos> &qos = draft.qos.edit();
    Partition newPartition;
    newPartition.name = "new";
    const Qos newQos { "new", 5, 1.0, {}, {}, {} };
    switch (what) {
    case 0:
        std::reverse(partitions.begin(), partitions.end());
        std::reverse(qos.begin(), qos.end());
        break;
    case 1:
        std::swap(partitions[0].name, partitions[1].name);
        std::swap(qos[0].name, qos[1].name);
        break;
    case 2:
        partitions.erase(partitions.begin());
        qos.erase(qos.begin());
        break;
    case 3:
        partitions.insert(partitions.begin(), newPartition);
        qos.insert(qos.begin(), newQos);
        break;
    case 4:
        partitions.erase(partitions.begin());
        partitions.push_back(newPartition);
        qos.erase(qos.begin());
        qos.push_back(newQos);
        break;
    default:
        partitions[0].priorityTier = 9;
        qos[0].priority = 9;
    }
    const PolicyEdit edit = followed(policy, draft, jobsOf({ job("batch,gpu", "low,high,normal"), job("gpu", "low") }));
    QVERIFY(edit.partitions && edit.qos);
    QVERIFY(!edit.jobs);
}

void TestPolicyEdit::freeNamesAreNotTaken()
{
    const Policy policy = cluster();
    QCOMPARE(freeName(*policy.partitions, "new"), std::string("new"));
    QCOMPARE(freeName(*policy.partitions, "Batch"), std::string("Batch2"));
}

void TestPolicyEdit::coordinatorsComeAndGoInAllAssociationsOfTheirs()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem");
    const AssociationId lab = tree.addAccount(chem, "lab");
    const AssociationId ann = tree.addUser(chem, "ann");
    const AssociationId annToo = tree.addUser(lab, "ann");
    const AssociationId bob = tree.addUser(lab, "bob");
    tree.setOptions(ann, "Coordinator='lab,CHEM':MaxJobs=3");
    tree.setOptions(annToo, "Coordinator='lab,CHEM'");
    using Users = std::vector<std::string>;
    QCOMPARE(coordinatorsOf(tree, "chem"), Users { "ann" });
    QVERIFY(coordinatorsRefusal(tree, { "ann", "bob" }).isEmpty());
    QVERIFY(!coordinatorsRefusal(tree, { "ann", "chem" }).isEmpty()); // an account
    QVERIFY(withCoordinators(tree, "chem", { "ann" }).isEmpty());
    PolicyEdit edit = withCoordinators(tree, "chem", { "bob" });
    exchangeEdit(now.policy, now.situation, edit);
    QCOMPARE(tree.options(ann), std::string_view("Coordinator='lab':MaxJobs=3"));
    QCOMPARE(tree.options(annToo), std::string_view("Coordinator='lab'"));
    QCOMPARE(tree.options(bob), std::string_view("Coordinator='chem'"));
    exchangeEdit(now.policy, now.situation, edit);
    QCOMPARE(tree.options(bob), std::string_view());
    edit = withCoordinators(tree, "lab", {});
    exchangeEdit(now.policy, now.situation, edit);
    QCOMPARE(tree.options(annToo), std::string_view("Coordinator='CHEM'"));
}

APPORTION_TEST(TestPolicyEdit)
} // namespace test_policy_edit

#include "test_policy_edit.moc"
