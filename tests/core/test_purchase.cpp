// SPDX-License-Identifier: GPL-3.0-or-later
// A purchase with numbers computed by hand: 32 Broadwell cores count 32, so four such nodes count 128.
#include "core/plan/purchase.h"

#include "core/evaluate/odyssey.h"
#include "support/test_case.h"

#include <QTest>

namespace test_purchase
{

using namespace apportion;

namespace
{

constexpr auto root = AssociationTree::root();

Policy cluster()
{
    Policy policy;
    policy.chips.edit() = odysseyChips();
    AssociationTree &tree = policy.associations;
    const AssociationId bio = tree.addAccount(root, "bio", 100);
    tree.addAccount(bio, "genome", 7);
    tree.addAccount(root, "chem", 50);
    return policy;
}

Purchase fourNodes(std::vector<std::string> owners, std::uint32_t years)
{
    Purchase purchase;
    purchase.owners = std::move(owners);
    purchase.nodes.names = "new[1-4]";
    purchase.nodes.count = 4;
    purchase.nodes.cores = 32;
    purchase.nodes.cpus = 64;
    purchase.nodes.chip = "Broadwell";
    purchase.years = years;
    return purchase;
}

} // namespace

class TestPurchase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLabGetsTheWorthOfItsNodes()
    {
        const std::vector<PurchasedShares> shares = sharesAfterPurchase(cluster(), fourNodes({ "bio" }, 0));
        QCOMPARE(shares.size(), std::size_t { 1 });
        QCOMPARE(shares[0].worth, 128.0);
        QCOMPARE(shares[0].now, 100u);
        QCOMPARE(shares[0].becomes, std::vector<std::uint32_t> { 228 });
    }

    void nodesLoseTheirWorthInEqualSteps()
    {
        const std::vector<PurchasedShares> shares = sharesAfterPurchase(cluster(), fourNodes({ "chem" }, 4));
        QCOMPARE(shares[0].becomes, (std::vector<std::uint32_t> { 178, 146, 114, 82, 50 }));
    }

    void severalBuyersHaveEqualParts()
    {
        const std::vector<PurchasedShares> shares = sharesAfterPurchase(cluster(), fourNodes({ "bio", "chem" }, 0));
        QCOMPARE(shares.size(), std::size_t { 2 });
        QCOMPARE(shares[0].becomes.front(), 164u);
        QCOMPARE(shares[1].becomes.front(), 114u);
    }

    void aSubAccountBuysForTheAccountAboveIt()
    {
        const Policy policy = cluster();
        const std::vector<PurchasedShares> shares = sharesAfterPurchase(policy, fourNodes({ "genome" }, 0));
        QCOMPARE(policy.associations.name(shares.at(0).account), std::string_view("bio"));
    }

    void nobodyBuysNothing() { QVERIFY(sharesAfterPurchase(cluster(), fourNodes({ "nobody" }, 0)).empty()); }

    void theEditAddsTheNodesAndGivesTheShares()
    {
        const Policy policy = cluster();
        PolicyEdit edit = purchaseEdit(policy, fourNodes({ "bio" }, 3));
        Policy after = edited(policy, edit);
        QCOMPARE(after.associations.rawShares(after.associations.findAccount("bio")), 228u);
        QCOMPARE(after.nodeGroups->size(), std::size_t { 1 });
        QCOMPARE(after.nodeGroups->front().owner, NodeOwner::Account);
        QCOMPARE(deriveRawShares(after)[0].lab, 128.0);
    }
};

APPORTION_TEST(TestPurchase)
} // namespace test_purchase

#include "test_purchase.moc"
