// SPDX-License-Identifier: GPL-3.0-or-later
// Who is affected by a change, against the plain way to find it out.
#include "slurm/change/affected_users.h"
#include "support/test_case.h"

#include <array>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace test_affected_users
{

using namespace apportion;
using apportion::slurm::AffectedUsers;
using apportion::slurm::UserView;

namespace
{

/// Accounts a0 … a9 in a chain of two levels, and users u0 … u29 and some who are called like accounts, in some of them, in any order.
AssociationTree randomTree(std::mt19937 &random)
{
    AssociationTree tree;
    std::vector<AssociationId> accounts;
    for (int i = 0; i < 10; ++i) {
        const AssociationId above = i % 3 == 0 ? AssociationTree::root() : accounts[static_cast<std::size_t>(i / 3)];
        accounts.push_back(tree.addAccount(above, "a" + std::to_string(i)));
    }
    std::set<std::pair<AssociationId, std::string>> known;
    for (int i = 0; i < 60; ++i) {
        const AssociationId account = accounts[random() % accounts.size()];
        constexpr std::array beginnings { "a", "u", "u", "u", "somebody.called.u" };
        const std::string name = beginnings[random() % beginnings.size()] + std::to_string(random() % 30);
        const std::string partition = random() % 4 == 0 ? "batch" : "";
        if (known.emplace(account, name + '/' + partition).second) {
            tree.addUser(account, name, 1, partition);
        }
    }
    return tree;
}

std::vector<AssociationId> associationsOf(const AssociationTree &tree, std::string_view user)
{
    std::vector<AssociationId> found;
    for (const AssociationId id : tree.layout().depthFirst()) {
        if (tree.isUser(id) && tree.name(id) == user) {
            found.push_back(id);
        }
    }
    return found;
}

std::vector<AssociationId> listed(std::span<const AssociationId> associations)
{
    return { associations.begin(), associations.end() };
}

} // namespace

class TestAffectedUsers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyIsFoundOnBothSides()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 50; ++round) {
            const AssociationTree before = randomTree(random);
            const AssociationTree after = randomTree(random);
            AffectedUsers users(before, after);
            std::set<std::string> wanted;
            for (const AssociationTree *tree : { &before, &after }) {
                for (AssociationId id = 0; id < tree->rowCount(); ++id) {
                    if (tree->isUser(id) && random() % 3 == 0) {
                        tree == &before ? users.addBefore(id) : users.addAfter(id);
                        wanted.emplace(tree->name(id));
                    }
                }
            }
            users.find();
            QCOMPARE(std::size_t { users.size() }, wanted.size());
            std::uint32_t user = 0;
            for (const std::string &name : wanted) { // both in alphabetical order
                QCOMPARE(users.name(user), std::string_view(name));
                const UserView view = users.view(user);
                QCOMPARE(listed(view.before), associationsOf(before, name));
                QCOMPARE(listed(view.after), associationsOf(after, name));
                ++user;
            }
            for (AssociationId id = 0; id < before.rowCount(); ++id) {
                const bool isWanted = before.isUser(id) && wanted.contains(std::string(before.name(id)));
                QCOMPARE(users.ofBefore(id) != AffectedUsers::none, isWanted);
                QVERIFY(!isWanted || users.name(users.ofBefore(id)) == before.name(id));
            }
        }
    }

    void whoIsAddedToACopyIsFound()
    {
        AssociationTree before;
        const AssociationId chem = before.addAccount(AssociationTree::root(), "chem");
        before.addUser(chem, "ann");
        AssociationTree after = before;
        const AssociationId bob = after.addUser(chem, "bob");
        AffectedUsers users(before, after);
        users.addAfter(bob);
        users.find();
        QCOMPARE(users.size(), 1U);
        QVERIFY(users.view(0).before.empty());
        QCOMPARE(listed(users.view(0).after), std::vector<AssociationId> { bob });
        QCOMPARE(users.ofBefore(1), AffectedUsers::none);
    }

    void nobodyIsFoundWhereNobodyWasAdded()
    {
        const AssociationTree tree;
        AffectedUsers users(tree, tree);
        users.find();
        QCOMPARE(users.size(), 0U);
    }
};

APPORTION_TEST(TestAffectedUsers)
} // namespace test_affected_users

#include "test_affected_users.moc"
