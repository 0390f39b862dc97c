// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of "Fairshare and Job Accounting", and worked examples with numbers computed by hand.
#include "core/evaluate/odyssey.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_odyssey
{

using namespace apportion;

namespace
{
NodeGroup nodes(const char *names, std::uint32_t count, std::uint32_t cores, std::uint64_t memoryMb, const char *chip)
{
    NodeGroup group;
    group.names = names;
    group.count = count;
    group.cpus = cores;
    group.cores = cores;
    group.memoryMb = memoryMb;
    group.chip = chip;
    return group;
}

Partition partition(const char *name, std::vector<PartitionNodes> parts)
{
    Partition made;
    made.name = name;
    made.nodes = std::move(parts);
    return made;
}

/// The cluster of the golden "odyssey".
Policy university()
{
    Policy policy;
    policy.chips.edit() = odysseyChips();
    policy.nodeGroups.edit() = { nodes("broadwell[01-32]", 32, 32, 128000, "Broadwell"), nodes("abudhabi[01-16]", 16, 64, 256000, "Abu Dhabi"),
        nodes("skylake[01-08]", 8, 40, 192000, "Skylake") };
    Partition requeue = partition("serial_requeue", { { 0, 32 }, { 1, 16 }, { 2, 8 } });
    requeue.requeue = true;
    policy.partitions.edit()
        = { partition("shared", { { 0, 32 } }), partition("general", { { 1, 16 } }), partition("test_lab", { { 2, 8 } }), requeue };
    return policy;
}

double weightOf(const DerivedWeights &derived, const char *name)
{
    for (const TresWeight &weight : derived.weights) {
        if (sameIgnoringCase(weight.name, name)) {
            return weight.weight;
        }
    }
    return -1.0;
}
} // namespace

class TestOdyssey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chipsHaveThePublishedWeights_data()
    {
        QTest::addColumn<QString>("chip");
        QTest::addColumn<double>("weight");
        QTest::newRow("Abu Dhabi") << "Abu Dhabi" << 0.25;
        QTest::newRow("Nehalem") << "Nehalem" << 0.25;
        QTest::newRow("Sandy Bridge") << "Sandy Bridge" << 0.5;
        QTest::newRow("Ivy Bridge") << "Ivy Bridge" << 0.5;
        QTest::newRow("Haswell") << "Haswell" << 1.0;
        QTest::newRow("Broadwell") << "Broadwell" << 1.0;
        QTest::newRow("Skylake") << "Skylake" << 1.2;
    }

    void chipsHaveThePublishedWeights()
    {
        QFETCH(QString, chip);
        QFETCH(double, weight);
        const std::vector<Chip> chips = odysseyChips();
        const auto found = std::find_if(chips.begin(), chips.end(), [&](const Chip &c) { return c.name == chip.toStdString(); });
        QVERIFY(found != chips.end());
        QCOMPARE(cpuWeight(*found, referenceChip(chips)), weight);
    }

    void aCoreIsWeighedByItsFlopsAgainstTheReference()
    {
        const std::vector<Chip> chips = { { "slow", 9.6, 0.0 }, { "reference", 38.4, 1.0 }, { "fast", 46.08, 0.0 } };
        const Chip reference = referenceChip(chips);
        QCOMPARE(reference.name, std::string("reference"));
        QCOMPARE(cpuWeight(chips[0], reference), 0.25);
        QCOMPARE(cpuWeight(chips[1], reference), 1.0);
        QCOMPARE(cpuWeight(chips[2], reference), 1.2);
        QCOMPARE(cpuWeight(Chip { "unknown", 0.0, 0.0 }, reference), 0.0);
    }

    void withoutADeclaredReferenceTheFirstChipIsIt()
    {
        QCOMPARE(referenceChip({ { "a", 0.0, 0.0 }, { "b", 20.0, 0.0 }, { "c", 40.0, 0.0 } }).name, std::string("b"));
        QCOMPARE(referenceChip({}).flopsPerCore, 0.0);
    }

    void memoryWeighsWhatTheCoresOfItsNodeDo()
    {
        QCOMPARE(memoryWeightPerGb(32, 1.0, 128.0), 0.25);
        QCOMPARE(memoryWeightPerGb(64, 0.25, 256.0), 0.0625);
        QCOMPARE(memoryWeightPerGb(32, 1.0, 0.0), 0.0);
    }

    void memoryIsTakenAsItWasSold()
    {
        QCOMPARE(nominalMemoryGb(128000), 128.0);
        QCOMPARE(nominalMemoryGb(131072), 128.0);
        QCOMPARE(nominalMemoryGb(192000), 192.0);
        QCOMPARE(nominalMemoryGb(256000), 256.0);
        QCOMPARE(nominalMemoryGb(515000), 512.0);
        QCOMPARE(nominalMemoryGb(102400), 100.0); // far from 112: it is what the administrator wants to offer
        QCOMPARE(nominalMemoryGb(0), 0.0);
    }

    void partitionsGetTheWeightsOfTheirChips()
    {
        const std::vector<DerivedWeights> derived = deriveBillingWeights(university());
        QCOMPARE(derived.size(), std::size_t { 4 });
        const double expected[4][2] = { { 1.0, 0.25 }, { 0.25, 0.0625 }, { 1.2, 0.25 }, { 0.5, 0.125 } };
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(std::size_t { derived[i].partition }, i);
            QCOMPARE(weightOf(derived[i], "CPU"), expected[i][0]);
            QCOMPARE(weightOf(derived[i], "Mem"), expected[i][1]);
            QCOMPARE(derived[i].weights[1].unit, 'G');
        }
    }

    void aMixedPartitionTakesTheMeanOverItsCpus()
    {
        Policy policy = university();
        policy.partitions.edit() = { partition("mixed", { { 0, 2 }, { 1, 1 } }) }; // 64 CPUs of either kind
        const std::vector<DerivedWeights> derived = deriveBillingWeights(policy);
        QCOMPARE(derived.size(), std::size_t { 1 });
        QCOMPARE(weightOf(derived[0], "CPU"), 0.625);
        QCOMPARE(weightOf(derived[0], "Mem"), 0.15625);
    }

    void aCoreWithTwoThreadsIsChargedOnce()
    {
        Policy policy = university();
        policy.nodeGroups.edit()[0].cpus = 64;
        const std::vector<DerivedWeights> derived = deriveBillingWeights(policy);
        QCOMPARE(weightOf(derived[0], "CPU"), 0.5);
        QCOMPARE(weightOf(derived[0], "Mem"), 0.25);
    }

    void partitionsOfUnknownChipsAreLeftAlone()
    {
        Policy policy = university();
        policy.nodeGroups.edit()[1].chip = "something new";
        const std::vector<DerivedWeights> derived = deriveBillingWeights(policy);
        QCOMPARE(derived.size(), std::size_t { 3 }); // general is missing, the requeue partition costs the same for all
        QCOMPARE(std::size_t { derived[1].partition }, std::size_t { 2 });
        QCOMPARE(std::size_t { derived[2].partition }, std::size_t { 3 });
    }

    void otherWeightsStay()
    {
        Policy policy = university();
        policy.partitions.edit()[0].billingWeights = { { "CPU", 3.0, '\0' }, { "GRES/gpu", 16.0, '\0' }, { "mem", 1.0, 'M' } };
        const DerivedWeights derived = deriveBillingWeights(policy)[0];
        QCOMPARE(derived.weights.size(), std::size_t { 3 });
        QCOMPARE(weightOf(derived, "cpu"), 1.0);
        QCOMPARE(weightOf(derived, "mem"), 0.25);
        QCOMPARE(weightOf(derived, "gres/gpu"), 16.0);
    }

    void sharesAreGratisAndLabAndCommunal()
    {
        // Public: 8 Broadwell nodes (8·32·1 = 256) and 4 Abu Dhabi nodes (4·64·.25 = 64): 320 for 4 accounts, 80 each.
        // Public but only in the requeue partition: 5 Broadwell nodes, which are nobody's gratis share.
        // alpha bought 2 Skylake nodes: 2·40·1.2 = 96. beta and gamma bought 3 Broadwell nodes: 96, 48 each.
        Policy policy;
        policy.chips.edit() = odysseyChips();
        NodeGroup lab = nodes("s[1-2]", 2, 40, 192000, "Skylake");
        lab.owner = NodeOwner::Account;
        lab.owners = { "optics" }; // lies in alpha
        NodeGroup together = nodes("t[1-3]", 3, 32, 128000, "Broadwell");
        together.owner = NodeOwner::Group;
        together.owners = { "beta", "gamma" };
        policy.nodeGroups.edit() = { nodes("b[1-8]", 8, 32, 128000, "Broadwell"), nodes("a[1-4]", 4, 64, 256000, "Abu Dhabi"), lab, together,
            nodes("r[1-5]", 5, 32, 128000, "Broadwell") };
        Partition requeue = partition("requeue", { { 0, 8 }, { 1, 4 }, { 2, 2 }, { 3, 3 }, { 4, 5 } });
        requeue.requeue = true;
        policy.partitions.edit() = { partition("shared", { { 0, 8 } }), partition("general", { { 0, 2 }, { 1, 4 } }), partition("lab", { { 2, 2 } }),
            partition("joint", { { 3, 3 } }), requeue };
        AssociationTree &tree = policy.associations;
        const AssociationId alpha = tree.addAccount(AssociationTree::root(), "alpha");
        tree.addAccount(alpha, "optics");
        tree.addAccount(AssociationTree::root(), "gamma");
        tree.addAccount(AssociationTree::root(), "beta");
        tree.addAccount(AssociationTree::root(), "delta");
        tree.addUser(AssociationTree::root(), "root");

        const std::vector<DerivedShares> shares = deriveRawShares(policy);
        QCOMPARE(shares.size(), std::size_t { 4 });
        const double expected[4][3] = { { 80.0, 96.0, 0.0 }, { 80.0, 0.0, 48.0 }, { 80.0, 0.0, 0.0 }, { 80.0, 0.0, 48.0 } };
        const char *names[4] = { "alpha", "beta", "delta", "gamma" };
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(std::string(tree.name(shares[i].account)), std::string(names[i]));
            QCOMPARE(shares[i].gratis, expected[i][0]);
            QCOMPARE(shares[i].lab, expected[i][1]);
            QCOMPARE(shares[i].communal, expected[i][2]);
        }
        QCOMPARE(shares[0].rawShares, 176U);
        QCOMPARE(shares[1].rawShares, 128U);
        QCOMPARE(shares[2].rawShares, 80U);
    }

    /// A node with GPUs counts for what a job that takes all of it is charged, not for its cores alone.
    void gpusCountAsTheirPartitionChargesForThem()
    {
        Policy policy;
        policy.tres.track("gres/gpu");
        NodeGroup gpus = nodes("g[1-2]", 2, 32, 128000, "");
        gpus.gres = { { "gres/gpu", 4 } };
        NodeGroup bought = gpus;
        bought.owner = NodeOwner::Account;
        bought.owners = { "alpha" };
        policy.nodeGroups.edit() = { gpus, bought };
        Partition requeue = partition("requeue", { { 0, 2 }, { 1, 2 } });
        requeue.requeue = true;
        Partition paid = partition("gpu", { { 0, 2 }, { 1, 2 } });
        paid.billingWeights = { { "CPU", 1.0, '\0' }, { "GRES/gpu", 20.0, '\0' } };
        policy.partitions.edit() = { requeue, paid };
        policy.associations.addAccount(AssociationTree::root(), "alpha");
        policy.associations.addAccount(AssociationTree::root(), "beta");
        const DerivedShares shares = deriveRawShares(policy)[0];
        QCOMPARE(shares.lab, 2 * (32 + 4 * 20.0));
        QCOMPARE(shares.gratis, 2 * (32 + 4 * 20.0) / 2);
        policy.priority.set(PriorityFlag::MaxTres);
        QCOMPARE(deriveRawShares(policy)[0].lab, 2 * 80.0); // the larger of 32 and 80
        policy.partitions.edit()[1].billingWeights.clear();
        QCOMPARE(deriveRawShares(policy)[0].lab, 2 * 32.0); // nobody says what they cost
    }

    void sharesStayInSlurmsRange()
    {
        Policy policy;
        policy.associations.addAccount(AssociationTree::root(), "poor");
        QCOMPARE(deriveRawShares(policy).at(0).rawShares, 1U);
        NodeGroup huge = nodes("h[1-4000000000]", 4000000000U, 1000, 1000, "");
        huge.owner = NodeOwner::Account;
        huge.owners = { "poor", "nobody" };
        policy.nodeGroups.edit() = { huge };
        QCOMPARE(deriveRawShares(policy).at(0).rawShares, maxRawShares);
        QVERIFY(deriveRawShares(Policy()).empty());
    }
};

APPORTION_TEST(TestOdyssey)
} // namespace test_odyssey

#include "test_odyssey.moc"
