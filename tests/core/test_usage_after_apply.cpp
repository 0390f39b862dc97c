// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/usage_after_apply.h"
#include "support/test_case.h"

#include <QTest>

namespace test_usage_after_apply
{

using namespace apportion;

namespace
{

constexpr AssociationId root = AssociationTree::root();

/// physics (ann 1000, bob 300) with theory (kim 50) below it, and chem (eve 7); physics itself has 5 of somebody who left.
Snapshot cluster()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId physics = tree.addAccount(root, "physics", 30);
    const AssociationId chem = tree.addAccount(root, "chem", 20);
    const AssociationId theory = tree.addAccount(physics, "theory", 5);
    now.situation.setOwnUsage(physics, 5.0L);
    now.situation.setOwnUsage(tree.addUser(physics, "ann"), 1000.0L);
    now.situation.setOwnUsage(tree.addUser(physics, "bob"), 300.0L);
    now.situation.setOwnUsage(tree.addUser(chem, "eve"), 7.0L);
    now.situation.setOwnUsage(tree.addUser(theory, "kim"), 50.0L);
    return now;
}

AssociationId find(const Snapshot &of, const char *account, const char *user = nullptr)
{
    const AssociationTree &tree = of.policy.associations;
    const AssociationId id = tree.findAccount(account);
    return user == nullptr ? id : tree.findUser(id, user);
}

long double usageOf(const Snapshot &of, const char *account, const char *user = nullptr)
{
    return of.situation.ownUsage(find(of, account, user));
}

void removeUser(Snapshot &draft, const char *account, const char *user)
{
    draft.policy.associations.remove(find(draft, account, user));
}

} // namespace

class TestUsageAfterApply : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAnotherTreeUsageIsAsTyped();
    void whatARemovedUserUsedStaysWithHisAccount();
    void whatARemovedAccountUsedStaysWithTheOneThatIsLeft();
    void aMovedAccountKeepsItsUsage();
    void aMovedUserStartsAnew();
    void aRenamedUserStartsAnew();
    void aRenamedAccountStartsAnewWithItsUsers();
    void typedUsageStays();
    void idsMayBeOthers();
    void ofEqualUsageEachGoesOnce();
    void anOldSlurmLosesIt();
};

void TestUsageAfterApply::withoutAnotherTreeUsageIsAsTyped()
{
    const Snapshot before = cluster();
    Snapshot draft = before;
    draft.situation.setOwnUsage(find(draft, "chem", "eve"), 9.0L);
    draft.policy.associations.setRawShares(find(draft, "chem"), 33);
    QVERIFY(afterApply(before, draft) == draft);
    draft.policy.associations.addUser(find(draft, "chem"), "new");
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(usageOf(after, "chem", "eve"), 9.0L);
    QCOMPARE(usageOf(after, "chem"), 0.0L);
}

void TestUsageAfterApply::whatARemovedUserUsedStaysWithHisAccount()
{
    const Snapshot before = cluster();
    Snapshot draft = before;
    removeUser(draft, "physics", "bob");
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(usageOf(after, "physics"), 305.0L);
    QCOMPARE(usageOf(after, "physics", "ann"), 1000.0L);
    QCOMPARE(usageOf(draft, "physics"), 5.0L);
}

void TestUsageAfterApply::whatARemovedAccountUsedStaysWithTheOneThatIsLeft()
{
    const Snapshot before = cluster();
    Snapshot draft = before;
    AssociationTree &tree = draft.policy.associations;
    tree.move(find(draft, "theory"), find(draft, "chem"));
    removeUser(draft, "theory", "kim");
    removeUser(draft, "physics", "ann");
    removeUser(draft, "physics", "bob");
    tree.remove(find(draft, "physics"));
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(after.situation.ownUsage(root), 1305.0L);
    QCOMPARE(usageOf(after, "theory"), 50.0L);
    QCOMPARE(usageOf(after, "chem"), 0.0L);
}

void TestUsageAfterApply::aMovedAccountKeepsItsUsage()
{
    const Snapshot before = cluster();
    Snapshot draft = before;
    draft.policy.associations.move(find(draft, "physics"), find(draft, "chem"));
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(usageOf(after, "physics"), 5.0L);
    QCOMPARE(usageOf(after, "physics", "ann"), 1000.0L);
    QCOMPARE(usageOf(after, "theory", "kim"), 50.0L);
    QCOMPARE(after.situation.ownUsage(root), 0.0L);
}

void TestUsageAfterApply::aMovedUserStartsAnew()
{
    const Snapshot before = cluster();
    Snapshot draft = before;
    AssociationTree &tree = draft.policy.associations;
    tree.move(find(draft, "physics", "ann"), find(draft, "chem"));
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(usageOf(after, "chem", "ann"), 0.0L);
    QCOMPARE(usageOf(after, "physics"), 1005.0L);
    // moved back by hand, she has all that she had
    tree.move(find(draft, "chem", "ann"), find(draft, "physics"));
    QVERIFY(afterApply(before, draft) == before);
}

void TestUsageAfterApply::aRenamedUserStartsAnew()
{
    const Snapshot before = cluster();
    Snapshot draft = before;
    draft.policy.associations.rename(find(draft, "theory", "kim"), "lee");
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(usageOf(after, "theory", "lee"), 0.0L);
    QCOMPARE(usageOf(after, "theory"), 50.0L);
}

void TestUsageAfterApply::aRenamedAccountStartsAnewWithItsUsers()
{
    const Snapshot before = cluster();
    Snapshot draft = before;
    draft.policy.associations.rename(find(draft, "physics"), "astro");
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(usageOf(after, "astro"), 0.0L);
    QCOMPARE(usageOf(after, "astro", "ann"), 0.0L);
    QCOMPARE(usageOf(after, "theory", "kim"), 50.0L); // the account below it is moved, and keeps its users
    QCOMPARE(after.situation.ownUsage(root), 1305.0L);
}

void TestUsageAfterApply::typedUsageStays()
{
    const Snapshot before = cluster();
    Snapshot draft = before;
    AssociationTree &tree = draft.policy.associations;
    tree.move(find(draft, "physics", "ann"), find(draft, "chem"));
    draft.situation.setOwnUsage(find(draft, "chem", "ann"), 60.0L);
    draft.situation.setOwnUsage(tree.addUser(find(draft, "chem"), "new"), 4.0L);
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(usageOf(after, "chem", "ann"), 60.0L);
    QCOMPARE(usageOf(after, "chem", "new"), 4.0L);
    QCOMPARE(usageOf(after, "physics"), 1005.0L);
}

void TestUsageAfterApply::idsMayBeOthers()
{
    const Snapshot before = cluster();
    Snapshot draft;
    AssociationTree &tree = draft.policy.associations;
    const AssociationId chem = tree.addAccount(root, "chem");
    draft.situation.setOwnUsage(tree.addUser(chem, "eve"), 7.0L);
    draft.situation.setOwnUsage(tree.addUser(chem, "ann"), 1000.0L);
    const AssociationId physics = tree.addAccount(root, "physics");
    draft.situation.setOwnUsage(physics, 5.0L);
    draft.situation.setOwnUsage(tree.addUser(physics, "bob"), 300.0L);
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(usageOf(after, "chem", "ann"), 0.0L);
    QCOMPARE(usageOf(after, "chem", "eve"), 7.0L);
    QCOMPARE(usageOf(after, "physics"), 1055.0L); // what theory left behind as well
}

/// Two who used as much go, and three are new with that: one of these was given it on purpose.
void TestUsageAfterApply::ofEqualUsageEachGoesOnce()
{
    Snapshot before = cluster();
    before.situation.setOwnUsage(find(before, "physics", "bob"), 1000.0L);
    Snapshot draft = before;
    AssociationTree &tree = draft.policy.associations;
    const AssociationId chem = find(draft, "chem");
    const AssociationId typed = tree.addUser(chem, "new");
    draft.situation.setOwnUsage(typed, 1000.0L);
    for (const char *user : { "ann", "bob" }) {
        tree.move(find(draft, "physics", user), chem);
    }
    const AssociationMatch match(before.policy.associations, tree);
    const AssociationId ann = find(draft, "chem", "ann");
    const AssociationId bob = find(draft, "chem", "bob");
    QVERIFY((carriedUsage(before, draft, match) == std::vector<CarriedUsage> { { ann, ann }, { bob, bob } }));
    const Situation after = situationAfterApply(before, draft, match);
    QCOMPARE(after.ownUsage(typed), 1000.0L);
    QCOMPARE(after.ownUsage(find(draft, "physics")), 2005.0L);
}

void TestUsageAfterApply::anOldSlurmLosesIt()
{
    Snapshot before = cluster();
    before.policy.release = 2108;
    Snapshot draft = before;
    draft.policy.associations.move(find(draft, "physics", "ann"), find(draft, "chem"));
    const Snapshot after = afterApply(before, draft);
    QCOMPARE(usageOf(after, "chem", "ann"), 0.0L);
    QCOMPARE(usageOf(after, "physics"), 5.0L);
}

APPORTION_TEST(TestUsageAfterApply)

} // namespace test_usage_after_apply

#include "test_usage_after_apply.moc"
