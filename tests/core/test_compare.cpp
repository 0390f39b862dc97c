// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/compare.h"
#include "support/generated_policy.h"
#include "support/sanitizer.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace test_compare
{

using namespace apportion;

namespace
{

/// Of a hundred users each. What looked at each pair of them would take hours, and so does not pass within the time limit.
constexpr int accounts = isSanitized ? 1000 : 10000;
constexpr auto root = AssociationTree::root();

/// physics (30 shares, used 300) and chem (30, used 400), two users each; the users of physics come first.
Snapshot twoLabs()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId chem = tree.addAccount(root, "chem", 30);
    const AssociationId physics = tree.addAccount(root, "physics", 30);
    now.situation.setOwnUsage(tree.addUser(chem, "cat", 1), 100.0L);
    now.situation.setOwnUsage(tree.addUser(chem, "dan", 1), 300.0L);
    now.situation.setOwnUsage(tree.addUser(physics, "ann", 1), 100.0L);
    now.situation.setOwnUsage(tree.addUser(physics, "bob", 1), 200.0L);
    return now;
}

AssociationId user(const Snapshot &now, const char *account, const char *name)
{
    return now.policy.associations.findUser(now.policy.associations.findAccount(account), name);
}

Evaluation evaluated(const Snapshot &now, const EvaluationOptions &options = {})
{
    return *evaluate(now, options);
}

std::string nameAfter(const Evaluation &draft, const ComparedUser &compared)
{
    return std::string(draft.tree().name(compared.after));
}

} // namespace

class TestCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aComparisonThatIsStoppedGivesNothing()
    {
        std::stop_source stop;
        const Evaluation baseline = evaluated(twoLabs());
        QCOMPARE(compareUsers(baseline, baseline, stop.get_token()).size(), std::size_t { 4 });
        stop.request_stop();
        QVERIFY(compareUsers(baseline, baseline, stop.get_token()).empty());
    }

    void whoAreGoneComeInTheOrderOfTheirRanks()
    {
        const Snapshot before = twoLabs();
        const AssociationId first = user(before, "physics", "ann"); // made later than cat, and ranked before her
        const AssociationId second = user(before, "chem", "cat");
        QVERIFY(first > second);
        Snapshot after = before;
        after.policy.associations.remove(second);
        after.policy.associations.remove(first);
        const std::vector<ComparedUser> users = compareUsers(evaluated(before), evaluated(after));
        QCOMPARE(users.size(), std::size_t { 4 });
        QCOMPARE(std::pair(users[2].before, users[2].rankBefore), (std::pair<AssociationId, std::uint32_t>(first, 1)));
        QCOMPARE(std::pair(users[3].before, users[3].rankBefore), (std::pair<AssociationId, std::uint32_t>(second, 3)));
        QVERIFY(users[2].after == noAssociation && users[3].after == noAssociation);
    }

    void whoIsNewAndWhoIsGoneComeLast()
    {
        const Snapshot before = twoLabs();
        Snapshot after = before;
        after.policy.associations.remove(user(after, "physics", "bob"));
        const AssociationId eve = after.policy.associations.addUser(after.policy.associations.findAccount("chem"), "eve", 1);
        after.situation.setOwnUsage(eve, 1.0e6L); // the last of all
        const std::vector<ComparedUser> users = compareUsers(evaluated(before), evaluated(after));
        QCOMPARE(users.size(), std::size_t { 5 });
        QCOMPARE(users[3].after, eve);
        QCOMPARE(users[3].before, noAssociation);
        QCOMPARE(users[4].before, user(before, "physics", "bob"));
        QCOMPARE(users[4].after, noAssociation);
    }

    void whoFallsMostComesFirstThenWhoRisesMost()
    {
        // Before: ann, bob, cat, dan. With more shares for chem: cat, dan, ann, bob.
        const Snapshot before = twoLabs();
        Snapshot after = before;
        after.policy.associations.setRawShares(after.policy.associations.findAccount("chem"), 90);
        const Evaluation baseline = evaluated(before);
        const Evaluation draft = evaluated(after);
        QCOMPARE(baseline.rank(user(before, "physics", "ann")), 1U);
        QCOMPARE(draft.rank(user(after, "physics", "ann")), 3U);
        const std::vector<ComparedUser> users = compareUsers(baseline, draft);
        QCOMPARE(users.size(), std::size_t { 4 });
        const std::int64_t risen[4] = { -2, -2, 2, 2 };
        const char *names[4] = { "ann", "bob", "cat", "dan" };
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(users[i].risen(), risen[i]);
            QCOMPARE(nameAfter(draft, users[i]), std::string(names[i]));
        }
        QCOMPARE(users[0].factorBefore(baseline), 1.0);
        QCOMPARE(users[0].factorAfter(draft), 0.5);
    }

    void bothHalvesAreSortedByHowFar()
    {
        // ann, bob, cat, dan become dan, cat, bob, ann
        const Snapshot before = twoLabs();
        Snapshot after = before;
        after.policy.associations.setRawShares(after.policy.associations.findAccount("chem"), 90);
        after.policy.associations.setRawShares(user(after, "chem", "dan"), 50);
        after.policy.associations.setRawShares(user(after, "physics", "bob"), 50);
        const Evaluation draft = evaluated(after);
        const std::vector<ComparedUser> users = compareUsers(evaluated(before), draft);
        const std::int64_t risen[4] = { -3, -1, 3, 1 };
        const char *names[4] = { "ann", "bob", "dan", "cat" };
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(users[i].risen(), risen[i]);
            QCOMPARE(nameAfter(draft, users[i]), std::string(names[i]));
        }
    }

    void rowsAreCountedByWhatTheyDo()
    {
        const Snapshot before = twoLabs();
        Snapshot after = before;
        AssociationTree &tree = after.policy.associations;
        tree.setRawShares(tree.findAccount("chem"), 90);
        tree.setRawShares(user(after, "chem", "dan"), 50);
        tree.setRawShares(user(after, "physics", "bob"), 50);
        tree.remove(user(after, "chem", "cat"));
        after.situation.setOwnUsage(tree.addUser(tree.findAccount("physics"), "eve", 1), 1.0e6L);
        const std::vector<ComparedUser> users = compareUsers(evaluated(before), evaluated(after));
        const ComparedCounts counts = countCompared(users);
        const auto count = [&users](auto is) { return static_cast<int>(std::count_if(users.begin(), users.end(), is)); };
        QCOMPARE(counts.risen, count([](const ComparedUser &user) { return user.risen() > 0; }));
        QCOMPARE(counts.fallen, count([](const ComparedUser &user) { return user.risen() < 0; }));
        QVERIFY(counts.risen > 0 && counts.fallen > 0);
        QCOMPARE(counts.added, 1);
        QCOMPARE(counts.removed, 1);
        std::int64_t most = 0;
        for (const ComparedUser &user : users) {
            most = std::max(most, std::abs(user.risen()));
        }
        QCOMPARE(counts.most, most);
        QCOMPARE(countCompared(std::vector<ComparedUser>()).most, std::int64_t { 1 });
    }

    void whoStaysComesInTheDraftsOrder()
    {
        const Evaluation evaluation = evaluated(twoLabs());
        const std::vector<ComparedUser> users = compareUsers(evaluation, evaluation);
        QCOMPARE(users.size(), std::size_t { 4 });
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(users[i].rankAfter, static_cast<std::uint32_t>(i + 1));
            QCOMPARE(users[i].risen(), std::int64_t { 0 });
        }
    }

    void manyAreSortedAsFewAre()
    {
        const Snapshot before = test::generatedPolicy({ 3000, 0, 5 });
        Snapshot after = before;
        AssociationTree &tree = after.policy.associations;
        test::Random random(5);
        for (int edit = 0; edit < 300; ++edit) {
            const auto id = static_cast<AssociationId>(1 + random.below(before.policy.associations.rowCount() - 1));
            if (tree.isLive(id) && tree.isUser(id) && random.chance(30)) {
                tree.remove(id);
            } else if (tree.isLive(id) && tree.isAccount(id) && random.chance(30)) {
                tree.addUser(id, "new" + std::to_string(edit), 1);
            } else {
                tree.setRawShares(id, static_cast<std::uint32_t>(random.below(100)));
            }
        }
        const Evaluation baseline = evaluated(before);
        const Evaluation draft = evaluated(after);
        const std::vector<ComparedUser> users = compareUsers(baseline, draft);
        // who falls, who rises, who stays or is new, who went; the farthest first; then by rank and id
        const auto key = [](const ComparedUser &compared) {
            const std::int64_t risen = compared.risen();
            const bool isGone = compared.after == noAssociation;
            return std::tuple(risen < 0 ? 0
                    : risen > 0         ? 1
                    : isGone            ? 3
                                        : 2,
                -std::abs(risen), isGone ? compared.rankBefore : compared.rankAfter, isGone ? compared.before : compared.after);
        };
        for (std::size_t i = 1; i < users.size(); ++i) {
            QVERIFY(key(users[i - 1]) < key(users[i]));
        }
        const AssociationMatch match(before.policy.associations, tree);
        std::size_t there = 0;
        for (const ComparedUser &compared : users) {
            const bool isThere = compared.after != noAssociation;
            there += isThere ? 1 : 0;
            QCOMPARE(compared.before, isThere ? match.before(compared.after) : compared.before);
            QCOMPARE(compared.rankAfter, isThere ? draft.rank(compared.after) : 0U);
            QCOMPARE(compared.rankBefore, compared.before == noAssociation ? 0U : baseline.rank(compared.before));
            QVERIFY(isThere || match.after(compared.before) == noAssociation);
        }
        QCOMPARE(there, std::size_t { draft.userCount() });
        QVERIFY(users.size() > there);
    }

    void usersAreMatchedByNameInAnotherTreeWithOtherIds()
    {
        const Snapshot before = twoLabs();
        Snapshot after;
        AssociationTree &tree = after.policy.associations;
        const AssociationId physics = tree.addAccount(root, "physics", 30);
        after.situation.setOwnUsage(tree.addUser(physics, "bob", 1), 200.0L);
        after.situation.setOwnUsage(tree.addUser(physics, "ann", 1), 100.0L);
        const AssociationId chem = tree.addAccount(root, "chem", 30);
        after.situation.setOwnUsage(tree.addUser(chem, "dan", 1), 300.0L);
        after.situation.setOwnUsage(tree.addUser(chem, "cat", 1), 100.0L);
        const std::vector<ComparedUser> users = compareUsers(evaluated(before), evaluated(after));
        QCOMPARE(users.size(), std::size_t { 4 });
        for (const ComparedUser &compared : users) {
            QVERIFY(compared.before != noAssociation && compared.after != noAssociation);
            QCOMPARE(before.policy.associations.name(compared.before), tree.name(compared.after));
            QCOMPARE(before.policy.associations.accountName(compared.before), tree.accountName(compared.after));
            QCOMPARE(compared.risen(), std::int64_t { 0 });
        }
    }

    void partitionAssociationsAreTheirOwn()
    {
        Snapshot before = twoLabs();
        before.policy.associations.addUser(before.policy.associations.findAccount("chem"), "cat", 1, "gpu");
        Snapshot after = before;
        const AssociationId removed = before.policy.associations.findUser(before.policy.associations.findAccount("chem"), "cat");
        after.policy.associations.remove(removed);
        const std::vector<ComparedUser> users = compareUsers(evaluated(before), evaluated(after));
        QCOMPARE(users.size(), std::size_t { 5 });
        QCOMPARE(std::count_if(users.begin(), users.end(), [](const ComparedUser &u) { return u.after == noAssociation; }), 1);
        QCOMPARE(users.back().before, removed); // who is gone comes last
        QCOMPARE(users.back().rankAfter, 0U);
    }

    void manyUsersAreMatchedWithoutLookingAtEachPair()
    {
        Snapshot before;
        AssociationTree &tree = before.policy.associations;
        for (int i = 0; i < accounts; ++i) {
            const AssociationId account = tree.addAccount(root, "lab" + std::to_string(i), static_cast<std::uint32_t>(1 + i % 7));
            for (int j = 0; j < 100; ++j) {
                before.situation.setOwnUsage(tree.addUser(account, "user" + std::to_string((i * 37 + j) % 20000)), i + j);
            }
        }
        Snapshot after = before;
        after.policy.associations.setRawShares(after.policy.associations.findAccount("lab500"), 50);
        const Evaluation baseline = evaluated(before);
        const Evaluation draft = evaluated(after);
        const std::vector<ComparedUser> users = compareUsers(baseline, draft);
        QCOMPARE(users.size(), std::size_t { 100 } * accounts);
        QVERIFY(users.front().risen() <= 0);
    }
};

APPORTION_TEST(TestCompare)
} // namespace test_compare

#include "test_compare.moc"
