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

    void theNodesBecomePartOfTheChosenPartitions()
    {
        Policy policy = cluster();
        NodeGroup old = fourNodes({}, 0).nodes;
        old.names = "old[1-2]";
        old.count = 2;
        policy.nodeGroups.edit() = { old };
        const auto partition = [](const char *name, const char *nodes) {
            Partition made;
            made.name = name;
            made.nodesWritten = nodes;
            made.nodes = { { 0, 2 } };
            return made;
        };
        policy.partitions.edit() = { partition("batch", "old[1-2]"), partition("all", "ALL"), partition("other", "old[1-2]") };
        Purchase purchase = fourNodes({ "bio" }, 0);
        purchase.partitions = { "batch", "all", "gone" };
        const Policy after = edited(policy, purchaseEdit(policy, purchase));
        QCOMPARE(after.partitions->at(0).nodesWritten, std::string("old[1-2],new[1-4]"));
        QCOMPARE(after.partitions->at(0).nodes, (std::vector<PartitionNodes> { { 0, 2 }, { 1, 4 } }));
        QCOMPARE(after.partitions->at(1).nodesWritten, std::string("ALL"));
        QCOMPARE(after.totalsOf(after.partitions->at(1).nodes).nodes, std::uint64_t { 6 });
        QVERIFY(after.partitions->at(2) == policy.partitions->at(2));
    }

    void gpusAreWorthWhatTheirPartitionChargesForThem()
    {
        Policy policy = cluster();
        policy.tres.track("gres/gpu");
        Partition gpu;
        gpu.name = "gpu";
        gpu.billingWeights = { { "CPU", 1.0, '\0' }, { "GRES/gpu", 20.0, '\0' } };
        policy.partitions.edit() = { gpu };
        Purchase purchase = fourNodes({ "bio" }, 0);
        purchase.nodes.gres = { { "gres/gpu", 4 } };
        QCOMPARE(sharesAfterPurchase(policy, purchase)[0].worth, 128.0); // no partition says what they cost
        purchase.partitions = { "gpu" };
        QCOMPARE(sharesAfterPurchase(policy, purchase)[0].worth, 4 * (32 + 4 * 20.0));
        policy.priority.set(PriorityFlag::MaxTres);
        QCOMPARE(sharesAfterPurchase(policy, purchase)[0].worth, 4 * 80.0); // the larger of 32 and 80
    }

    void sharesOfAnotherScaleAreGivenAsThePresentOnesStand()
    {
        Policy policy = cluster(); // 150 shares below root
        NodeGroup old = fourNodes({}, 0).nodes;
        old.count = 50; // 1600 TRES
        policy.nodeGroups.edit() = { old };
        QCOMPARE(shareScale(policy).shares, 150.0);
        QCOMPARE(shareScale(policy).worth, 1600.0);
        Purchase purchase = fourNodes({ "bio" }, 0);
        QCOMPARE(sharesAfterPurchase(policy, purchase)[0].becomes.front(), 228u);
        purchase.onPresentScale = true;
        QCOMPARE(sharesAfterPurchase(policy, purchase)[0].becomes.front(), 112u); // 100 + 128 · 150 / 1600
        policy.associations.setRawShares(policy.associations.findAccount("chem"), sharesParent);
        QCOMPARE(shareScale(policy).shares, 100.0);
    }
};

APPORTION_TEST(TestPurchase)
} // namespace test_purchase

#include "test_purchase.moc"
