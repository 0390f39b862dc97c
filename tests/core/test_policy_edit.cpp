// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/policy_edit.h"
#include "support/test_case.h"

#include <QTest>

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
    const AssociationId bio = policy.associations.addAccount(AssociationTree::root(), "bio", 10);
    policy.associations.addUser(bio, "ada", 3);
    return policy;
}

} // namespace

class TestPolicyEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingBetweenEqualPoliciesIsNoEdit();
    void anEditTakesItselfBack();
    void aTimeWrittenInAnotherWayIsAnEdit();
    void changedKeysAreMarkedAndResetOnesAreNot();
    void optionsAreExchangedToo();
    void nodesOfPartitionsMoveWithTheirGroups();
    void removedGroupsLeaveThePartitions();
    void renamingFollowsTheNames();
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
    draft.jobs.edit().emplace_back();
    reorderNodeGroups(draft, { 2, 0, 1 });
    PolicyEdit edit = editBetween(policy, draft);
    QCOMPARE(edit.associations, std::vector<AssociationId> { 2 });
    QCOMPARE(edit.keys, (std::vector<PriorityKey> { PriorityKey::AccountingStorageTres, PriorityKey::PriorityWeightAge }));

    Policy changed = policy;
    exchangeEdit(changed, edit);
    QCOMPARE(changed.associations.rawShares(2), 7u);
    QCOMPARE(changed.nodeGroups->front().names, std::string("c1"));
    QVERIFY(changed.tres == draft.tres);
    QVERIFY(changed.priority.isGiven(PriorityKey::PriorityWeightAge));
    exchangeEdit(changed, edit);
    QVERIFY(changed == policy);
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
    exchangeEdit(policy, edit);
    QVERIFY(policy.associations.options(a).empty());
    QCOMPARE(policy.clusterOptions, std::string("QOS='y'"));
    QVERIFY(policy == draft);
    exchangeEdit(policy, edit);
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
    Job job;
    job.partitions = { "gpu", "batch" };
    policy.jobs.edit() = { job };
    policy.nodeGroups.edit()[0].chip = "skylake";
    policy.chips.edit() = { { "Skylake", 0.0, 1.2 } };

    renamePartition(policy, 0, "work");
    renameChip(policy, 0, "Xeon 6148");
    QCOMPARE(policy.jobs->at(0).partitions, (std::vector<std::string> { "gpu", "work" }));
    QCOMPARE(policy.nodeGroups->at(0).chip, std::string("Xeon 6148"));
}

void TestPolicyEdit::freeNamesAreNotTaken()
{
    const Policy policy = cluster();
    QCOMPARE(freeName(*policy.partitions, "new"), std::string("new"));
    QCOMPARE(freeName(*policy.partitions, "Batch"), std::string("Batch2"));
}

APPORTION_TEST(TestPolicyEdit)
} // namespace test_policy_edit

#include "test_policy_edit.moc"
