// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/renamed_accounts.h"
#include "merge_testing.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_merge_names
{

using namespace apportion;
using namespace apportion::test;

namespace
{

AssociationId account(const Snapshot &now, const char *name)
{
    return now.policy.associations.findAccount(name);
}

AssociationId user(const Snapshot &now, const char *name, const char *in)
{
    return now.policy.associations.findUser(account(now, in), name);
}

/// root: physics (ann 5, bob 6, cem 7), chem (dan 8); physics may run in the partition batch alone, where a job of bob's waits.
Snapshot cluster()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 10);
    tree.addUser(physics, "ann", 5);
    tree.addUser(physics, "bob", 6);
    tree.addUser(physics, "cem", 7);
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem", 20);
    tree.addUser(chem, "dan", 8);
    Partition batch;
    batch.name = "batch";
    batch.foreign.push_back({ "AllowAccounts", "physics" });
    now.policy.partitions.edit() = { batch };
    Job job;
    job.id = "1";
    job.user = "bob";
    job.account = "physics";
    now.situation.jobs.edit() = { job };
    return now;
}

} // namespace

/// Three policies of which two were made of the first, and in which accounts and users got other names.
class TestMergeNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreRemembered();
    void whatIRenamedAndChangedIsKnownOnceItWasSaved();
    void whatOthersRenamedInAFileIsFollowed();
    void otherNamesOnBothSidesAreChosen();
    void whatWasAppliedIsTheSame();
    void whatTheClusterMayHaveRenamedIsFollowed();
    void whatBothRenamedIsOneAccount();
    void whomOneSideMovedTakesWhatTheOtherChanged();
    void whatTheyRemovedStaysOrGoesAsAWhole();
    void whatIsAmbiguousIsNotGuessed();
    void aNameThatIsAnotherAccountRenamesNothing();
    void movesThatWouldMakeACircleAreChosen();
    void usersWhomBothMovedOrRemovedAreChosen();
};

void TestMergeNames::namesAreRemembered()
{
    Snapshot now = cluster();
    AssociationTree &tree = now.policy.associations;
    const AssociationId physics = account(now, "physics");
    tree.rename(physics, "phys");
    tree.rename(physics, "p");
    QVERIFY((tree.formerNames(physics) == std::vector<std::string> { "physics", "phys" }));
    const std::string text = writePolicyJson(Project(now));
    QVERIFY(text.find(R"("formerly":["physics","phys"])") != std::string::npos);
    const Snapshot again = reopened(now);
    QVERIFY((again.policy.associations.formerNames(account(again, "p")) == std::vector<std::string> { "physics", "phys" }));
    QVERIFY(again.policy.associations.formerNames(account(again, "chem")).empty());
    tree.rename(physics, "phys");
    QVERIFY((tree.formerNames(physics) == std::vector<std::string> { "physics" }));
    tree.rename(physics, "physics");
    QVERIFY(tree.allFormerNames()->empty());
}

void TestMergeNames::whatIRenamedAndChangedIsKnownOnceItWasSaved()
{
    const Snapshot base = cluster();
    Snapshot mine = base;
    rename(mine, account(mine, "physics"), "phys");
    rename(mine, user(mine, "bob", "phys"), "bobby");
    AssociationTree &tree = mine.policy.associations;
    tree.remove(user(mine, "ann", "phys"));
    tree.addUser(account(mine, "phys"), "eve", 9);
    tree.setRawShares(account(mine, "phys"), 11);
    mine = reopened(mine);
    Snapshot theirs = base;
    AssociationTree &their = theirs.policy.associations;
    their.setRawShares(user(theirs, "bob", "physics"), 66);
    their.addUser(account(theirs, "physics"), "fay", 3);
    theirs.policy.partitions.edit().push_back({});
    theirs.policy.partitions.edit().back().name = "gpu";
    theirs.policy.partitions.edit().back().foreign.push_back({ "DenyAccounts", "physics" });
    Job job = theirs.situation.jobs->front();
    job.id = "2";
    theirs.situation.jobs.edit().push_back(job);
    const MergedPolicy merged = mergePolicies(base, mine, asTold(theirs));
    QVERIFY2(merged.conflicts.empty(), objectsOf(merged).c_str());
    const Snapshot &now = merged.snapshot;
    QCOMPARE(account(now, "physics"), noAssociation);
    const AssociationTree &made = now.policy.associations;
    QCOMPARE(made.rawShares(account(now, "phys")), 11U);
    QCOMPARE(made.rawShares(user(now, "bobby", "phys")), 66U);
    QCOMPARE(user(now, "bob", "phys"), noAssociation);
    QCOMPARE(user(now, "ann", "phys"), noAssociation);
    QVERIFY(user(now, "eve", "phys") != noAssociation);
    QVERIFY(user(now, "fay", "phys") != noAssociation);
    QCOMPARE(made.count(), AssociationId { 8 });
    QCOMPARE(now.policy.partitions->at(0).foreign.front().value, std::string("phys"));
    QCOMPARE(now.policy.partitions->at(1).foreign.front().value, std::string("phys"));
    QCOMPARE(now.situation.jobs->size(), std::size_t { 2 });
    QCOMPARE(now.situation.jobs->at(1).account, std::string("phys"));
    QCOMPARE(now.situation.jobs->at(1).user, std::string("bobby"));

    // what they changed as well is still chosen
    their.setRawShares(account(theirs, "physics"), 12);
    const MergedPolicy both = mergePolicies(base, mine, asTold(theirs));
    QCOMPARE(objectsOf(both), std::string("Account=phys|Fairshare|10|11|12\n"));
    QCOMPARE(both.snapshot.policy.associations.rawShares(account(both.snapshot, "phys")), 11U);
}

void TestMergeNames::whatOthersRenamedInAFileIsFollowed()
{
    const Snapshot base = cluster();
    Snapshot theirs = base;
    rename(theirs, account(theirs, "physics"), "phys");
    rename(theirs, user(theirs, "cem", "phys"), "cemre");
    theirs = reopened(theirs);
    Snapshot mine = base;
    mine.policy.associations.setRawShares(user(mine, "cem", "physics"), 70);
    mine.policy.associations.addUser(account(mine, "physics"), "eve", 9);
    mine.policy.partitions.edit()[0].foreign.push_back({ "DenyAccounts", "chem,physics" });
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY2(merged.conflicts.empty(), objectsOf(merged).c_str());
    const Snapshot &now = merged.snapshot;
    QCOMPARE(account(now, "physics"), noAssociation);
    QCOMPARE(now.policy.associations.rawShares(user(now, "cemre", "phys")), 70U);
    QVERIFY(user(now, "eve", "phys") != noAssociation);
    QCOMPARE(now.policy.associations.count(), AssociationId { 8 });
    QCOMPARE(now.policy.partitions->at(0).foreign.at(0).value, std::string("phys"));
    QCOMPARE(now.policy.partitions->at(0).foreign.at(1).value, std::string("chem,phys"));
    QCOMPARE(now.situation.jobs->front().account, std::string("phys"));
    // the cluster has the old name still: that is remembered
    QVERIFY((now.policy.associations.formerNames(account(now, "phys")) == std::vector<std::string> { "physics" }));

    // I removed what they renamed: that is chosen
    mine = base;
    for (const char *name : { "ann", "bob", "cem" }) {
        mine.policy.associations.remove(user(mine, name, "physics"));
    }
    mine.policy.associations.remove(account(mine, "physics"));
    const MergedPolicy removed = mergePolicies(base, mine, theirs);
    QCOMPARE(removed.conflicts.size(), std::size_t { 1 });
    QCOMPARE(removed.conflicts[0].object, std::string("Account=phys"));
    QCOMPARE(removed.snapshot.policy.associations.count(), AssociationId { 3 });
    QCOMPARE(mergePolicies(base, mine, theirs, removed.conflicts).snapshot.policy.associations.count(), AssociationId { 7 });
}

void TestMergeNames::otherNamesOnBothSidesAreChosen()
{
    const Snapshot base = cluster();
    Snapshot theirs = base;
    rename(theirs, account(theirs, "physics"), "phys");
    theirs.policy.associations.setRawShares(user(theirs, "ann", "phys"), 55);
    theirs = reopened(theirs);
    Snapshot mine = base;
    rename(mine, account(mine, "physics"), "fysik");
    mine.policy.associations.setRawShares(user(mine, "bob", "fysik"), 66);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(objectsOf(merged), std::string("Account=physics|Name|physics|fysik|phys\n"));
    for (const bool takes : { false, true }) {
        const Snapshot now = mergePolicies(base, mine, theirs, takes ? merged.conflicts : std::vector<MergeConflict>()).snapshot;
        const char *name = takes ? "phys" : "fysik";
        QCOMPARE(now.policy.associations.rawShares(user(now, "ann", name)), 55U);
        QCOMPARE(now.policy.associations.rawShares(user(now, "bob", name)), 66U);
        QCOMPARE(now.policy.associations.count(), AssociationId { 7 });
        QCOMPARE(now.policy.partitions->at(0).foreign.front().value, std::string(name));
    }
}

/// After an export was applied the cluster has the new name, and nobody there remembers the old one.
void TestMergeNames::whatWasAppliedIsTheSame()
{
    const Snapshot base = cluster();
    Snapshot mine = base;
    rename(mine, account(mine, "physics"), "phys");
    const Snapshot applied = asTold(mine);
    mine.policy.associations.setRawShares(user(mine, "bob", "phys"), 66); // edited since
    const MergedPolicy merged = mergePolicies(base, reopened(mine), applied);
    QVERIFY2(merged.conflicts.empty(), objectsOf(merged).c_str());
    QCOMPARE(merged.snapshot.policy.associations.rawShares(user(merged.snapshot, "bob", "phys")), 66U);
    QCOMPARE(merged.snapshot.policy.associations.count(), AssociationId { 7 });
}

void TestMergeNames::whatTheClusterMayHaveRenamedIsFollowed()
{
    const Snapshot base = cluster();
    Snapshot theirs = base;
    rename(theirs, account(theirs, "physics"), "phys");
    theirs.policy.associations.remove(user(theirs, "ann", "phys")); // and somebody else comes: still most of them
    theirs.policy.associations.addUser(account(theirs, "phys"), "fay", 3);
    theirs.policy.associations.setRawShares(user(theirs, "cem", "phys"), 77);
    theirs = asTold(theirs);
    // where I changed nothing in it, there is nothing to ask
    const MergedPolicy plain = mergePolicies(base, base, theirs);
    QVERIFY2(plain.conflicts.empty(), objectsOf(plain).c_str());
    QCOMPARE(account(plain.snapshot, "physics"), noAssociation);

    Snapshot mine = base;
    mine.policy.associations.setRawShares(user(mine, "bob", "physics"), 66);
    mine.policy.associations.addUser(account(mine, "physics"), "eve", 9);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY2(merged.conflicts.empty(), objectsOf(merged).c_str());
    const Snapshot &now = merged.snapshot;
    QCOMPARE(account(now, "physics"), noAssociation);
    QCOMPARE(now.policy.associations.rawShares(user(now, "bob", "phys")), 66U);
    QCOMPARE(now.policy.associations.rawShares(user(now, "cem", "phys")), 77U);
    QVERIFY(user(now, "eve", "phys") != noAssociation);
    QVERIFY(user(now, "fay", "phys") != noAssociation);
    QCOMPARE(user(now, "ann", "phys"), noAssociation);

    // whom I took out of it does not come back
    mine = base;
    mine.policy.associations.remove(user(mine, "bob", "physics"));
    const MergedPolicy without = mergePolicies(base, mine, theirs);
    QVERIFY2(without.conflicts.empty(), objectsOf(without).c_str());
    QCOMPARE(user(without.snapshot, "bob", "phys"), noAssociation);

    // and neither does the account unasked
    for (const char *name : { "ann", "cem" }) {
        mine.policy.associations.remove(user(mine, name, "physics"));
    }
    mine.policy.associations.remove(account(mine, "physics"));
    const MergedPolicy removed = mergePolicies(base, mine, theirs);
    QCOMPARE(objectsOf(removed), std::string("Account=phys||phys||phys\n"));
    QCOMPARE(account(removed.snapshot, "phys"), noAssociation);
}

/// I renamed it, and the cluster gave it another name: one account under either, which the cluster's is known to be.
void TestMergeNames::whatBothRenamedIsOneAccount()
{
    const Snapshot base = cluster();
    Snapshot mine = base;
    rename(mine, account(mine, "physics"), "fysik");
    mine.policy.associations.setRawShares(user(mine, "bob", "fysik"), 66);
    Snapshot theirs = base;
    rename(theirs, account(theirs, "physics"), "phys");
    theirs.policy.associations.setRawShares(user(theirs, "ann", "phys"), 55);
    theirs = asTold(theirs);
    const MergedPolicy merged = mergePolicies(base, reopened(mine), theirs);
    QCOMPARE(objectsOf(merged), std::string("Account=physics|Name|physics|fysik|phys\n"));
    for (const bool takes : { false, true }) {
        const Snapshot now = mergePolicies(base, mine, theirs, takes ? merged.conflicts : std::vector<MergeConflict>()).snapshot;
        const char *name = takes ? "phys" : "fysik";
        QCOMPARE(account(now, takes ? "fysik" : "phys"), noAssociation);
        QCOMPARE(now.policy.associations.rawShares(user(now, "ann", name)), 55U);
        QCOMPARE(now.policy.associations.rawShares(user(now, "bob", name)), 66U);
        QCOMPARE(now.policy.associations.count(), AssociationId { 7 });
        // so that the next difference to the cluster tells of a new name
        const AssociationMatch match(theirs.policy.associations, now.policy.associations);
        QCOMPARE(renamedAccounts(theirs.policy.associations, now.policy.associations, match).size(), std::size_t { takes ? 0U : 1U });
        QCOMPARE(rememberedAccounts(theirs.policy.associations, now.policy.associations, match).size(), std::size_t { takes ? 0U : 1U });
    }
}

/// Whom one side moved and the other one changed is there once, with both.
void TestMergeNames::whomOneSideMovedTakesWhatTheOtherChanged()
{
    const Snapshot base = cluster();
    Snapshot moved = base;
    moved.policy.associations.move(user(moved, "bob", "physics"), account(moved, "chem"));
    Snapshot changed = base;
    changed.policy.associations.setRawShares(user(changed, "bob", "physics"), 66);
    for (const auto &[mine, theirs] : { std::pair(moved, changed), std::pair(changed, moved) }) {
        const MergedPolicy merged = mergePolicies(base, mine, asTold(theirs));
        QVERIFY2(merged.conflicts.empty(), objectsOf(merged).c_str());
        QCOMPARE(user(merged.snapshot, "bob", "physics"), noAssociation);
        QCOMPARE(merged.snapshot.policy.associations.rawShares(user(merged.snapshot, "bob", "chem")), 66U);
    }
    // into an account that I removed he moves when it comes back
    Snapshot mine = base;
    mine.policy.associations.remove(user(mine, "dan", "chem"));
    mine.policy.associations.remove(account(mine, "chem"));
    const MergedPolicy merged = mergePolicies(base, mine, asTold(moved));
    QCOMPARE(objectsOf(merged), std::string("Account=chem||chem||chem\n"));
    QVERIFY(user(merged.snapshot, "bob", "physics") != noAssociation);
    const Snapshot taken = mergePolicies(base, mine, asTold(moved), merged.conflicts).snapshot;
    QVERIFY(user(taken, "bob", "chem") != noAssociation);
    QCOMPARE(user(taken, "bob", "physics"), noAssociation);
}

/// An account that they removed and I changed stays with its users, or goes with what I put there: what they have elsewhere goes back.
void TestMergeNames::whatTheyRemovedStaysOrGoesAsAWhole()
{
    const Snapshot base = cluster();
    Snapshot mine = base;
    AssociationTree &tree = mine.policy.associations;
    tree.setRawShares(account(mine, "physics"), 11);
    tree.move(user(mine, "dan", "chem"), account(mine, "physics"));
    tree.addUser(account(mine, "physics"), "eve", 9);
    tree.move(account(mine, "chem"), account(mine, "physics"));
    Snapshot theirs = base;
    for (const char *name : { "ann", "bob", "cem" }) {
        theirs.policy.associations.remove(user(theirs, name, "physics"));
    }
    theirs.policy.associations.remove(account(theirs, "physics"));
    theirs = asTold(theirs);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(objectsOf(merged), std::string("Account=physics||physics|physics|\n"));
    QCOMPARE(merged.conflicts[0].users, std::size_t { 5 });
    QCOMPARE(merged.snapshot.policy.associations.count(), AssociationId { 8 });
    const Snapshot taken = mergePolicies(base, mine, theirs, merged.conflicts).snapshot;
    QCOMPARE(taken.policy.associations.count(), AssociationId { 3 });
    QCOMPARE(taken.policy.associations.parent(account(taken, "chem")), AssociationTree::root());
    QVERIFY(user(taken, "dan", "chem") != noAssociation);
}

void TestMergeNames::whatIsAmbiguousIsNotGuessed()
{
    const Snapshot base = cluster();
    Snapshot mine = base;
    mine.policy.associations.setRawShares(user(mine, "bob", "physics"), 66);
    Snapshot theirs = base;
    rename(theirs, account(theirs, "physics"), "phys");
    const AssociationId other = theirs.policy.associations.addAccount(AssociationTree::root(), "quantum", 1);
    for (const char *name : { "ann", "bob", "cem" }) {
        theirs.policy.associations.addUser(other, name);
    }
    const MergedPolicy two = mergePolicies(base, mine, asTold(theirs));
    QCOMPARE(objectsOf(two), std::string("Account=physics||physics|physics|\n")); // that they removed what I changed
    QCOMPARE(two.snapshot.policy.associations.rawShares(user(two.snapshot, "bob", "physics")), 66U);
}

void TestMergeNames::aNameThatIsAnotherAccountRenamesNothing()
{
    const Snapshot base = cluster();
    Snapshot mine = base;
    rename(mine, account(mine, "physics"), "phys");
    Snapshot theirs = base;
    theirs.policy.associations.addAccount(AssociationTree::root(), "phys", 44);
    theirs.policy.associations.setRawShares(account(theirs, "physics"), 55);
    const MergedPolicy merged = mergePolicies(base, mine, asTold(theirs));
    // both values of theirs are told, and neither is taken
    const std::string told = objectsOf(merged);
    QVERIFY2(told.find("Account=physics||") != std::string::npos, told.c_str());
    QVERIFY2(told.find("Account=phys|Fairshare||10|44") != std::string::npos, told.c_str());
    QCOMPARE(merged.snapshot.policy.associations.rawShares(account(merged.snapshot, "phys")), 10U);
    QVERIFY(user(merged.snapshot, "bob", "phys") != noAssociation);
}

void TestMergeNames::movesThatWouldMakeACircleAreChosen()
{
    const Snapshot base = cluster();
    Snapshot mine = base;
    mine.policy.associations.move(account(mine, "physics"), account(mine, "chem"));
    Snapshot theirs = base;
    theirs.policy.associations.move(account(theirs, "chem"), account(theirs, "physics"));
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(objectsOf(merged), std::string("Account=chem|Parent|root|root|physics\n"));
    const AssociationTree &kept = merged.snapshot.policy.associations;
    QCOMPARE(kept.parent(account(merged.snapshot, "physics")), account(merged.snapshot, "chem"));
    const Snapshot chosen = mergePolicies(base, mine, theirs, merged.conflicts).snapshot;
    QCOMPARE(chosen.policy.associations.parent(account(chosen, "chem")), account(chosen, "physics"));
    QCOMPARE(chosen.policy.associations.parent(account(chosen, "physics")), AssociationTree::root());
}

void TestMergeNames::usersWhomBothMovedOrRemovedAreChosen()
{
    const Snapshot base = cluster();
    const auto moved = [&base](const char *to) {
        Snapshot now = base;
        if (to == nullptr) {
            now.policy.associations.remove(user(now, "bob", "physics"));
        } else {
            now.policy.associations.move(user(now, "bob", "physics"), account(now, to));
        }
        return now;
    };
    const auto accountsOfBob = [](const Snapshot &now) {
        std::string accounts;
        for (const char *name : { "physics", "chem", "root" }) {
            accounts += user(now, "bob", name) == noAssociation ? "" : std::string(name) + ' ';
        }
        return accounts;
    };
    struct Case
    {
        const char *mine;
        const char *theirs;
        const char *told;
        const char *kept;
        const char *taken;
    };
    for (const Case &one : { Case { "chem", nullptr, "chem|", "chem ", "" }, Case { nullptr, "chem", "|chem", "", "chem " },
             Case { "chem", "root", "chem|root", "chem ", "root " } }) {
        const Snapshot mine = moved(one.mine);
        const Snapshot theirs = moved(one.theirs);
        const MergedPolicy merged = mergePolicies(base, mine, asTold(theirs));
        QCOMPARE(objectsOf(merged), std::string("User=bob Account=physics|Account|physics|") + one.told + '\n');
        QCOMPARE(accountsOfBob(merged.snapshot), std::string(one.kept));
        QCOMPARE(accountsOfBob(mergePolicies(base, mine, asTold(theirs), merged.conflicts).snapshot), std::string(one.taken));
    }
    const MergedPolicy same = mergePolicies(base, moved("chem"), asTold(moved("chem")));
    QVERIFY2(same.conflicts.empty(), objectsOf(same).c_str());
}

APPORTION_TEST(TestMergeNames)
} // namespace test_merge_names

#include "test_merge_names.moc"
