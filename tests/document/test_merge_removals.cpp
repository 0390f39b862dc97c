// SPDX-License-Identifier: GPL-3.0-or-later
// Merging where one side removed or renamed what the other one kept.
#include "core/change/policy_merge.h"
#include "merge_testing.h"
#include "small_merge.h"
#include "storage/policy_json.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_merge_removals
{

using namespace apportion;
using namespace apportion::small_merge;
using apportion::test::objectsOf;

/// Three policies of which two were made of the first.
class TestMergeRemovals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void removalsGoUnlessSomethingWasChanged();
    void whatWasChangedInARemovedOneIsTold();
    void whatIRenamedTakesTheirChanges();
    void whatIRenamedAndTheyRemovedIsChosen();
    void whatTheyRemovedBelowWhatIRenamedGoes();
    void whatIRenamedIsKnownOnceItWasSaved();
};

void TestMergeRemovals::removalsGoUnlessSomethingWasChanged()
{
    const Snapshot base = small();
    Snapshot theirs = base;
    AssociationTree &tree = theirs.policy.associations;
    const AssociationId physics = account(theirs, "physics");
    tree.remove(tree.findUser(physics, "ann"));
    tree.remove(tree.findUser(physics, "bob"));
    tree.remove(physics);
    QVERIFY(account(mergePolicies(base, base, theirs).snapshot, "physics") == noAssociation);
    Snapshot mine = base;
    mine.policy.associations.setRawShares(mine.policy.associations.findUser(account(mine, "physics"), "bob"), 60);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(merged.conflicts.size(), std::size_t { 1 }); // the account that bob stands in: with all of them, or with none
    QVERIFY((merged.conflicts[0] == MergeConflict { "Account=physics", {}, "physics", "physics", {}, { { "bob", "Fairshare", "6", "60" } }, {}, 2 }));
    QVERIFY(merged.snapshot.policy.associations.findUser(account(merged.snapshot, "physics"), "bob") != noAssociation);
    QVERIFY(merged.snapshot.policy.associations.findUser(account(merged.snapshot, "physics"), "ann") != noAssociation);
    QCOMPARE(account(mergePolicies(base, mine, theirs, merged.conflicts).snapshot, "physics"), noAssociation);
    // and the other way: I removed what they changed
    const MergedPolicy back = mergePolicies(base, theirs, mine);
    QCOMPARE(back.conflicts.size(), std::size_t { 1 }); // the account: what hangs from it comes with it
    QCOMPARE(back.conflicts[0].object, std::string("Account=physics"));
    QCOMPARE(account(back.snapshot, "physics"), noAssociation);
    const Snapshot chosen = mergePolicies(base, theirs, mine, back.conflicts).snapshot;
    const AssociationTree &made = chosen.policy.associations;
    QCOMPARE(made.rawShares(made.findUser(account(chosen, "physics"), "bob")), 60U);
    QVERIFY(made.findUser(account(chosen, "physics"), "ann") != noAssociation);
}

/// A choice may make others needless: those that are left mean the same values as before.
void TestMergeRemovals::whatWasChangedInARemovedOneIsTold()
{
    const Snapshot base = small();
    const AssociationId physics = account(base, "physics");
    const AssociationId ann = base.policy.associations.findUser(physics, "ann");
    Snapshot mine = base;
    for (const AssociationId id : { ann, base.policy.associations.findUser(physics, "bob"), physics }) {
        mine.policy.associations.remove(id);
    }
    mine.policy.partitions.edit().clear();
    Snapshot theirs = base;
    setShares(theirs, "physics", 35);
    theirs.policy.associations.setRawShares(ann, 4);
    theirs.policy.associations.setOptions(ann, "MaxJobs=7");
    theirs.policy.associations.addUser(physics, "cem", 1);
    theirs.policy.partitions.edit().front().priorityTier = 9;
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(merged.conflicts.size(), std::size_t { 2 });
    QVERIFY((merged.conflicts[0].changes == std::vector<MergeChange> { { {}, "PriorityTier", "1", "9" } }));
    QCOMPARE(merged.conflicts[1].object, std::string("Account=physics"));
    const std::vector<MergeChange> expected { { {}, "Fairshare", "10", "35" }, { "ann", "Fairshare", "5", "4" }, { "ann", "MaxJobs", {}, "7" },
        { "cem", {}, {}, {} } };
    std::string told;
    for (const MergeChange &change : merged.conflicts[1].changes) {
        told += change.object + ' ' + change.field + ' ' + change.before + ' ' + change.after + '\n';
    }
    QVERIFY2(merged.conflicts[1].changes.size() == expected.size(), told.c_str());
    for (const MergeChange &change : expected) { // users come in the order of their names
        QVERIFY2(std::count(merged.conflicts[1].changes.begin(), merged.conflicts[1].changes.end(), change) == 1, change.field.c_str());
    }

    // they removed what I changed: the same of mine
    const MergedPolicy other = mergePolicies(base, theirs, mine);
    const auto found = std::find_if(
        other.conflicts.begin(), other.conflicts.end(), [](const MergeConflict &conflict) { return conflict.object == "Account=physics"; });
    QVERIFY(found != other.conflicts.end());
    QCOMPARE(found->users, std::size_t { 3 });
    QVERIFY((found->changes
        == std::vector<MergeChange> {
            { {}, "Fairshare", "10", "35" }, { "ann", "Fairshare", "5", "4" }, { "ann", "MaxJobs", {}, "7" }, { "cem", {}, {}, {} } }));

    mine = base;
    mine.policy.associations.remove(ann); // a user alone
    const MergedPolicy user = mergePolicies(base, mine, theirs);
    QCOMPARE(user.conflicts.size(), std::size_t { 1 });
    QCOMPARE(user.conflicts[0].object, std::string("User=ann Account=physics"));
    QCOMPARE(user.conflicts[0].changes.size(), std::size_t { 2 });
}

void TestMergeRemovals::whatIRenamedTakesTheirChanges()
{
    const Snapshot base = small();
    const AssociationId physics = account(base, "physics");
    const AssociationId ann = base.policy.associations.findUser(physics, "ann");
    const AssociationId bob = base.policy.associations.findUser(physics, "bob");
    Snapshot mine = base;
    mine.policy.associations.rename(physics, "phys");
    mine.policy.associations.rename(ann, "anna");
    mine.policy.associations.setRawShares(bob, 66);
    Snapshot theirs = base;
    setShares(theirs, "physics", 35);
    theirs.policy.associations.setRawShares(ann, 4);
    theirs.policy.associations.setRawShares(bob, 7);
    theirs.policy.associations.addUser(physics, "cem", 1);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    const AssociationTree &tree = merged.snapshot.policy.associations;
    QCOMPARE(tree.rawShares(physics), 35U);
    QCOMPARE(tree.name(physics), std::string_view("phys"));
    QCOMPARE(tree.rawShares(ann), 4U);
    QCOMPARE(tree.name(ann), std::string_view("anna"));
    QCOMPARE(account(merged.snapshot, "physics"), noAssociation);
    QVERIFY(tree.findUser(physics, "cem") != noAssociation);
    QCOMPARE(merged.conflicts.size(), std::size_t { 1 });
    QVERIFY((merged.conflicts[0] == MergeConflict { "User=bob Account=phys", "Fairshare", "6", "66", "7" }));
    QCOMPARE(tree.rawShares(bob), 66U);
    QCOMPARE(mergePolicies(base, mine, theirs, merged.conflicts).snapshot.policy.associations.rawShares(bob), 7U);
}

void TestMergeRemovals::whatIRenamedAndTheyRemovedIsChosen()
{
    Snapshot base = small();
    const AssociationId physics = account(base, "physics");
    const AssociationId ann = base.policy.associations.findUser(physics, "ann");
    const AssociationId bob = base.policy.associations.findUser(physics, "bob");
    for (const AssociationId user : { ann, bob }) {
        base.policy.associations.setOptions(user, "DefaultAccount='physics'");
    }
    const AssociationId cem = base.policy.associations.addUser(account(base, "chem"), "cem", 2);
    Snapshot mine = base;
    mine.policy.associations.rename(physics, "phys");
    renameAccountReferences(mine.policy, "physics", "phys");
    mine.policy.associations.setRawShares(bob, 66);
    mine.policy.associations.rename(cem, "cemre");
    Snapshot theirs = base;
    for (const AssociationId id : { ann, bob, physics, cem }) {
        theirs.policy.associations.remove(id);
    }
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(merged.conflicts.size(), std::size_t { 2 });
    // ann changed with her account alone, and says nothing
    QVERIFY((merged.conflicts[0] == MergeConflict { "User=cemre Account=chem", {}, "cem", "cemre", {}, {} }));
    QVERIFY((merged.conflicts[1] == MergeConflict { "Account=phys", {}, "physics", "phys", {}, { { "bob", "Fairshare", "6", "66" } }, {}, 2 }));
    QCOMPARE(textOf(merged.snapshot), textOf(mine));
    const AssociationTree taken = mergePolicies(base, mine, theirs, merged.conflicts).snapshot.policy.associations;
    QCOMPARE(taken.count(), AssociationId { 2 }); // root and chem
    const AssociationTree one = mergePolicies(base, mine, theirs, { merged.conflicts[0] }).snapshot.policy.associations;
    QCOMPARE(one.count(), AssociationId { 5 });
    QVERIFY(!one.isLive(cem) && one.isLive(bob));

    // from a cluster that is read anew no id is the same
    Snapshot fresh;
    fresh.policy = base.policy;
    fresh.policy.associations = AssociationTree();
    fresh.policy.associations.addAccount(AssociationTree::root(), "chem", 20);
    QVERIFY(mergePolicies(base, mine, fresh).conflicts == merged.conflicts);
    // gone there and named anew by both
    fresh.policy.associations.addAccount(AssociationTree::root(), "phys", 10);
    const MergedPolicy renamed = mergePolicies(base, mine, fresh);
    QCOMPARE(renamed.conflicts.size(), std::size_t { 2 });
    QCOMPARE(renamed.conflicts[1].object, std::string("User=bob Account=phys"));
    QVERIFY(account(renamed.snapshot, "phys") == physics);
}

void TestMergeRemovals::whatTheyRemovedBelowWhatIRenamedGoes()
{
    Snapshot base = small();
    const AssociationId physics = account(base, "physics");
    const AssociationId ann = base.policy.associations.findUser(physics, "ann");
    base.policy.associations.setOptions(ann, "DefaultAccount='physics'");
    Snapshot mine = base;
    mine.policy.associations.rename(physics, "phys");
    renameAccountReferences(mine.policy, "physics", "phys");
    Snapshot theirs = base;
    theirs.policy.associations.remove(ann);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QVERIFY(!merged.snapshot.policy.associations.isLive(ann));
    QCOMPARE(merged.snapshot.policy.associations.name(physics), std::string_view("phys"));

    // and what I moved, and they removed, is chosen
    mine = base;
    const AssociationId chem = account(base, "chem");
    mine.policy.associations.move(chem, physics);
    theirs = base;
    theirs.policy.associations.remove(chem);
    const MergedPolicy moved = mergePolicies(base, mine, theirs);
    QCOMPARE(moved.conflicts.size(), std::size_t { 1 });
    QVERIFY((moved.conflicts[0] == MergeConflict { "Account=chem", {}, "chem", "chem", {}, { { {}, "Parent", "root", "physics" } } }));
}

/// Ids are others then.
void TestMergeRemovals::whatIRenamedIsKnownOnceItWasSaved()
{
    const Snapshot base = small();
    Snapshot mine = base;
    mine.policy.associations.rename(account(base, "physics"), "phys");
    mine = readPolicyJson(textOf(mine), "mine");
    QVERIFY(account(mine, "phys") != account(base, "physics"));
    Snapshot theirs = base;
    const AssociationId physics = account(theirs, "physics");
    setShares(theirs, "physics", 35);
    theirs.policy.associations.setRawShares(theirs.policy.associations.findUser(physics, "ann"), 4);
    theirs.policy.associations.addUser(physics, "cem", 1);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    const AssociationTree &tree = merged.snapshot.policy.associations;
    const AssociationId phys = account(merged.snapshot, "phys");
    QCOMPARE(account(merged.snapshot, "physics"), noAssociation);
    QCOMPARE(tree.rawShares(phys), 35U);
    QCOMPARE(tree.rawShares(tree.findUser(phys, "ann")), 4U);
    QVERIFY(tree.findUser(phys, "cem") != noAssociation);
    QCOMPARE(tree.count(), AssociationId { 6 });
}

APPORTION_TEST(TestMergeRemovals)
} // namespace test_merge_removals

#include "test_merge_removals.moc"
