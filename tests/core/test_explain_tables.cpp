// SPDX-License-Identifier: GPL-3.0-or-later
// What the numbers of the tables come to, with values computed by hand.
#include "core/evaluate/odyssey.h"
#include "core/explain/explain.h"
#include "core/plan/purchase.h"
#include "core/schema/setting_fields.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_explain_tables
{

using namespace apportion;

namespace
{

constexpr auto root = AssociationTree::root();

/// Ten nodes of 32 Broadwell cores and four of 64 Abu Dhabi cores; two partitions, two QOS, four users.
Policy cluster()
{
    Policy policy;
    policy.chips.edit() = odysseyChips();
    NodeGroup broadwell;
    broadwell.names = "b[1-10]";
    broadwell.count = 10;
    broadwell.cpus = 64;
    broadwell.cores = 32;
    broadwell.memoryMb = 131072;
    broadwell.chip = "Broadwell";
    NodeGroup abu = broadwell;
    abu.names = "a[1-4]";
    abu.count = 4;
    abu.cores = 64;
    abu.memoryMb = 262144;
    abu.chip = "Abu Dhabi";
    abu.gres = { { "gres/gpu", 2 } };
    policy.nodeGroups.edit() = { broadwell, abu };
    Partition shared;
    shared.name = "shared";
    shared.nodes = { { 0, 10 }, { 1, 4 } };
    shared.priorityJobFactor = 10;
    shared.maxTime.minutes = 7 * 1440;
    Partition low;
    low.name = "low";
    low.nodes = { { 0, 10 } };
    low.priorityJobFactor = 4;
    low.priorityTier = 3;
    policy.partitions.edit() = { shared, low };
    Qos high;
    high.name = "high";
    high.priority = 1000;
    Qos normal;
    normal.name = "normal";
    normal.priority = 250;
    normal.usageFactor = 0.5;
    policy.qos.edit() = { high, normal };
    const AssociationId bio = policy.associations.addAccount(root, "bio", 100);
    policy.associations.addAccount(root, "chem", 50);
    for (const char *user : { "ann", "bob", "cai", "dee" }) {
        policy.associations.addUser(bio, user, 1);
    }
    policy.priority.weightFairshare = 20000;
    policy.priority.weightAge = 7000;
    policy.priority.weightPartition = 500;
    policy.priority.weightQos = 2000;
    return policy;
}

Explanation told(const Policy &policy, const ExplainQuestion &question, const Situation &situation = {})
{
    const std::optional<Evaluation> evaluation = evaluate(policy, situation);
    return answer(question, *evaluation, nullptr);
}

Explanation ofSetting(const Policy &policy, PriorityKey key)
{
    return told(policy, SettingNumber { key });
}

double lastOf(const Explanation &explanation)
{
    return explanation.steps.empty() ? NAN : explanation.steps.back().number;
}

Explanation ofTable(const Policy &policy, TableQuantity quantity, std::uint32_t row)
{
    return told(policy, TableNumber { quantity, row });
}

} // namespace

class TestExplainTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void weightsComeToPoints()
    {
        Policy policy = cluster();
        const Explanation fairShare = ofSetting(policy, PriorityKey::PriorityWeightFairshare);
        QCOMPARE(fairShare.title.english(), std::string("What does PriorityWeightFairshare = 20000 come to?"));
        QCOMPARE(lineText(fairShare.steps.back().numbers), std::string("20000 / 4"));
        QCOMPARE(lastOf(fairShare), 5000.0); // four users
        QCOMPARE(lastOf(ofSetting(policy, PriorityKey::PriorityWeightAge)), 1000.0); // 7000 in seven days
        QCOMPARE(ofSetting(policy, PriorityKey::PriorityWeightPartition).steps.size(), std::size_t { 2 });
        QCOMPARE(lastOf(ofSetting(policy, PriorityKey::PriorityWeightPartition)), 200.0); // 4/10 of 500
        QCOMPARE(lastOf(ofSetting(policy, PriorityKey::PriorityWeightQos)), 500.0); // 250/1000 of 2000
        QCOMPARE(lastOf(ofSetting(policy, PriorityKey::PriorityWeightJobSize)), 0.0); // off
        policy.priority.set(PriorityFlag::NoFairTree);
        QCOMPARE(lastOf(ofSetting(policy, PriorityKey::PriorityWeightFairshare)), 10000.0); // F = 2^(−1)
        policy.priority.dampeningFactor = 2;
        QVERIFY(std::abs(lastOf(ofSetting(policy, PriorityKey::PriorityWeightFairshare)) - 14142.1356) < 1e-3); // 2^(−1/2)
        QVERIFY(std::abs(lastOf(ofSetting(policy, PriorityKey::FairShareDampeningFactor)) - 0.70710678) < 1e-8);
    }

    void decayComesToWhatIsLeft()
    {
        const Policy policy = cluster();
        const Explanation halfLife = ofSetting(policy, PriorityKey::PriorityDecayHalfLife);
        QCOMPARE(lineText(halfLife.steps[0].numbers), std::string("1 − 0.693 / 604800"));
        QVERIFY(std::abs(halfLife.steps[0].number - (1.0 - 0.693 / 604800.0)) < 1e-15);
        QVERIFY(std::abs(halfLife.steps[1].number - std::exp(-0.693 / 7.0)) < 1e-6); // a day of seven
        QVERIFY(std::abs(halfLife.steps[2].number - std::exp(-0.693)) < 1e-6); // 0.50007
        QVERIFY(std::abs(lastOf(halfLife) - std::log(10.0) / 0.693 * 7.0) < 0.01); // 23.26 days
        QVERIFY(std::abs(lastOf(ofSetting(policy, PriorityKey::PriorityCalcPeriod)) - std::exp(-0.693 * 300.0 / 604800.0)) < 1e-9);
        const Explanation longest = ofTable(policy, TableQuantity::PartitionMaxTime, 0); // as long as the half-life
        QCOMPARE(longest.steps[0].number, 604800.0);
        QVERIFY(std::abs(lastOf(longest) - std::exp(-0.693)) < 1e-6);
    }

    void wordsHaveNothingToTell()
    {
        const Policy policy = cluster();
        for (const PriorityKey key : { PriorityKey::PriorityType, PriorityKey::PriorityFlags, PriorityKey::PriorityParameters }) {
            QVERIFY(ofSetting(policy, key).steps.empty());
        }
        for (const PriorityKey key : { PriorityKey::AccountingStorageTres, PriorityKey::PriorityUsageResetPeriod, PriorityKey::PriorityFavorSmall,
                 PriorityKey::PriorityMaxAge, PriorityKey::PriorityWeightAssoc, PriorityKey::PriorityWeightTres }) {
            QVERIFY2(!ofSetting(policy, key).steps.empty(), priorityKeyWord(key));
        }
        QCOMPARE(lastOf(ofSetting(policy, PriorityKey::AccountingStorageTres)), 8.0);
    }

    void partitionsChipsAndQosHaveTitlesOfTheirOwn()
    {
        const Policy policy = cluster();
        const Explanation totals = ofTable(policy, TableQuantity::PartitionTotals, 0);
        QCOMPARE(totals.title.english(), std::string("What do the nodes of partition shared come to?"));
        QCOMPARE(lineText(totals.steps[1].numbers), std::string("10 · 64 + 4 · 64"));
        QCOMPARE(totals.steps[1].number, 896.0); // CPUs
        QCOMPARE(totals.steps[2].number, 10.0 * 128 + 4.0 * 256); // GB
        QCOMPARE(totals.steps[3].number, 8.0); // GPUs
        QCOMPARE(lastOf(ofTable(policy, TableQuantity::PartitionJobFactor, 1)), 200.0);
        QCOMPARE(lastOf(ofTable(policy, TableQuantity::PartitionTier, 0)), 1.0); // one is in a higher tier
        QCOMPARE(lastOf(ofTable(policy, TableQuantity::PartitionTier, 1)), 0.0);
        const Explanation chip = ofTable(policy, TableQuantity::ChipWeight, 0);
        QCOMPARE(chip.title.english(), std::string("Why is a core of Abu Dhabi worth 0.25?"));
        QCOMPARE(lastOf(chip), 0.25);
        QCOMPARE(lastOf(ofTable(policy, TableQuantity::ChipNodes, 0)), 4.0);
        QCOMPARE(lastOf(ofTable(policy, TableQuantity::NodeGroup, 0)), 320.0); // 10 nodes of 32 cores of weight 1
        QCOMPARE(lastOf(ofTable(policy, TableQuantity::NodeGroup, 1)), 64.0); // 4 of 64 cores of weight .25
        QCOMPARE(lastOf(ofTable(policy, TableQuantity::QosPriority, 1)), 500.0);
        QCOMPARE(lastOf(ofTable(policy, TableQuantity::QosUsageFactor, 1)), 1800.0);
        QVERIFY(ofTable(policy, TableQuantity::QosPriority, 7).steps.empty());
        QVERIFY(ofTable(policy, TableQuantity::PartitionTotals, 7).steps.empty());
    }

    void aPurchaseIsToldYearByYear()
    {
        const Policy policy = cluster();
        auto purchase = std::make_shared<Purchase>();
        purchase->owners = { "bio", "chem" };
        purchase->nodes = policy.nodeGroups->at(0);
        purchase->nodes.count = 4; // 128 for both
        purchase->years = 4;
        const AssociationId bio = policy.associations.findAccount("bio");
        const Explanation first = told(policy, PurchasedNumber { purchase, bio, 0 });
        QCOMPARE(first.title.english(), std::string("Why would bio have 164 shares in year 1?"));
        QCOMPARE(lineText(first.steps[1].numbers), std::string("4 · 32 · 1 · 1 / 2"));
        QCOMPARE(first.steps[1].number, 64.0);
        QCOMPARE(lastOf(told(policy, PurchasedNumber { purchase, bio, 3 })), 116.0); // a quarter of 64 is left
        QCOMPARE(lastOf(told(policy, PurchasedNumber { purchase, bio, 4 })), 100.0);
        QVERIFY(told(policy, PurchasedNumber { purchase, bio, 5 }).steps.empty());
        QVERIFY(told(policy, PurchasedNumber {}).steps.empty());
    }

    void aSplitIsToldForEachSibling()
    {
        Policy policy = cluster();
        AssociationTree &tree = policy.associations;
        const AssociationId bio = tree.findAccount("bio");
        const AssociationId ann = tree.findUser(bio, "ann");
        const AssociationId bob = tree.findUser(bio, "bob");
        Situation situation;
        situation.setOwnUsage(ann, 300.0L);
        situation.setOwnUsage(bob, 100.0L);
        auto split = std::make_shared<ShareSplit>();
        split->among = { ann, bob };
        split->total = 10;
        QCOMPARE(lastOf(told(policy, SplitNumber { split, bob }, situation)), 5.0);
        split->byUsage = true;
        const Explanation one = told(policy, SplitNumber { split, ann }, situation);
        QCOMPARE(lineText(one.steps[0].numbers), std::string("10 · 300 / 400"));
        QCOMPARE(one.steps[0].number, 7.5);
        QCOMPARE(lastOf(one), 8.0);
        QCOMPARE(lastOf(told(policy, SplitNumber { split, bob }, situation)), 2.0);
        QVERIFY(told(policy, SplitNumber { split, bio }, situation).steps.empty());
    }
};

APPORTION_TEST(TestExplainTables)
} // namespace test_explain_tables

#include "test_explain_tables.moc"
