// SPDX-License-Identifier: GPL-3.0-or-later
// Every mending is applied: its finding is gone, nothing new is found, and it takes itself back.
#include "core/check/mend.h"

#include "core/check/checker.h"
#include "core/evaluate/odyssey.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace test_mend
{

using namespace apportion;

namespace
{

constexpr auto root = AssociationTree::root();

Policy soundPolicy()
{
    Policy policy;
    policy.priority.halfLife = { 14 * 24 * 60, "14-0" };
    policy.priority.weightFairshare = 100000;
    policy.tres.track("gres/gpu");
    NodeGroup group;
    group.names = "g[1-2]";
    group.count = 2;
    group.cpus = 64;
    group.cores = 64;
    group.memoryMb = 512000;
    group.gres = { { "gres/gpu", 4 } };
    policy.nodeGroups.edit() = { group };
    Partition gpu;
    gpu.name = "gpu";
    gpu.nodes = { { 0, 2 } };
    gpu.billingWeights = { { "CPU", 1.0, '\0' }, { "Mem", 0.25, 'G' }, { "GRES/gpu", 16.0, '\0' } };
    policy.partitions.edit() = { gpu };
    policy.qos.edit() = { { "normal", 0, 1.0, {}, {}, {} } };
    AssociationTree &tree = policy.associations;
    for (const char *name : { "physics", "chem" }) {
        const AssociationId account = tree.addAccount(root, name, 10);
        tree.addUser(account, "ann");
        tree.addUser(account, "bob");
    }
    return policy;
}

using Spoil = std::function<void(Policy &)>;

struct Case
{
    const char *name;
    const char *code;
    const char *what; ///< the mending in words
    Spoil spoil;
};

AssociationId account(const Policy &policy, const char *name)
{
    return policy.associations.findAccount(name);
}

void sharesBelow(Policy &policy, const char *name, std::uint32_t shares)
{
    AssociationTree &tree = policy.associations;
    for (const char *user : { "ann", "bob" }) {
        tree.setRawShares(tree.findUser(account(policy, name), user), shares);
    }
}

std::vector<Case> cases()
{
    return {
        { "untracked billing weight", "tres-not-tracked", "Track license/matlab",
            [](Policy &p) {
                p.partitions.edit()[0].billingWeights.push_back({ "license/matlab", 1.0, '\0' });
            } },
        { "untracked priority weight", "tres-not-tracked", "Track license/matlab",
            [](Policy &p) {
                p.priority.weightTres = { { "License/Matlab", 10.0, '\0' } };
            } },
        { "a misspelt priority weight", "tres-not-tracked", "Write cpu",
            [](Policy &p) {
                p.priority.weightTres = { { "CPUU", 10.0, '\0' } };
            } },
        { "a misspelt billing weight", "tres-not-tracked", "Write mem",
            [](Policy &p) {
                p.partitions.edit()[0].billingWeights.push_back({ "memm", 1.0, 'G' });
            } },
        { "a misspelt key of nodes that are down", "conf-key-unknown", "Write Reason",
            [](Policy &p) {
                p.foreignConf.edit().push_back({ "DownNodes", "n1 State=DOWN Reasonn=\"too hot\"", {} });
            } },
        { "a misspelt key of a DEFAULT line alone", "conf-key-unknown", "Write MaxTime",
            [](Policy &p) {
                p.foreignConf.edit().push_back({ "PartitionName", "DEFAULT MaxTme=60", {} });
            } },
        { "memory per MB", "memory-weight-per-mb", "Write Mem=0.25G", [](Policy &p) { p.partitions.edit()[0].billingWeights[1].unit = '\0'; } },
        { "weight of billing", "billing-weight-of-billing", "Remove the weight of billing",
            [](Policy &p) {
                p.partitions.edit()[0].billingWeights.push_back({ "billing", 1.0, '\0' });
            } },
        { "GPUs for nothing", "gpu-not-billed", "Charge GRES/gpu=16", [](Policy &p) { p.partitions.edit()[0].billingWeights.pop_back(); } },
        { "no weights at all", "gpu-not-billed", "Charge GRES/gpu=16",
            [](Policy &p) {
                p.partitions.edit()[0].billingWeights.clear();
                p.tres.reset();
            } },
        { "one type of GPU for nothing", "gpu-not-billed", "Charge GRES/gpu:h100=32",
            [](Policy &p) {
                p.nodeGroups.edit()[0].gres = { { "gres/gpu", 4 }, { "gres/gpu:a100", 2 }, { "gres/gpu:h100", 2 } };
                p.partitions.edit()[0].billingWeights[2] = { "GRES/gpu:a100", 8.0, '\0' };
                p.tres.track("gres/gpu:a100");
            } },
        { "a chip of the known ones", "chip-unknown", "Add the chip Skylake with weight 1.2",
            [](Policy &p) { p.nodeGroups.edit()[0].chip = "skylake"; } },
        { "no fair share", "fairshare-weight-zero", "Set PriorityWeightFairshare=1000", [](Policy &p) { p.priority.weightFairshare = 0; } },
        { "too little fair share", "fairshare-weight-too-small", "Set PriorityWeightFairshare=1000",
            [](Policy &p) { p.priority.weightFairshare = 3; } },
        { "weights overflow", "weights-overflow", "Divide all weights by the same number",
            [](Policy &p) { p.priority.weightFairshare = p.priority.weightAge = 4000000000u; } },
        { "FAIR_TREE", "flag-fair-tree", "Remove FAIR_TREE", [](Policy &p) { p.priority.unknownFlags = { "FAIR_TREE" }; } },
        { "unknown flags", "flag-ignored", "Remove TICKET_BASED, MAX_TRESS",
            [](Policy &p) {
                p.priority.unknownFlags = { "TICKET_BASED", "MAX_TRESS" };
            } },
        { "two maximum rules", "both-max-tres", "Remove MAX_TRES",
            [](Policy &p) {
                p.priority.set(PriorityFlag::MaxTres);
                p.priority.set(PriorityFlag::MaxTresGres);
            } },
        { "an idle flag", "flag-without-weight", "Remove ACCRUE_ALWAYS", [](Policy &p) { p.priority.set(PriorityFlag::AccrueAlways); } },
        { "favour small for nothing", "favor-small-without-weight", "Set PriorityFavorSmall=NO", [](Policy &p) { p.priority.favorSmall = true; } },
        { "dampened Fair Tree", "dampening-ignored", "Set FairShareDampeningFactor=1", [](Policy &p) { p.priority.dampeningFactor = 5; } },
        { "half-life 0", "half-life-zero", "Set PriorityDecayHalfLife=14-0",
            [](Policy &p) {
                p.priority.halfLife = { 0, "0" };
            } },
        { "no decay", "usage-never-falls", "Set PriorityDecayHalfLife=14-0",
            [](Policy &p) {
                p.priority.halfLife = { SlurmTime::unlimited, "UNLIMITED" };
            } },
        { "reset now", "reset-now", "Set PriorityUsageResetPeriod=NONE", [](Policy &p) { p.priority.usageReset = UsageReset::Now; } },
        { "no period", "calc-period", "Set PriorityCalcPeriod=5",
            [](Policy &p) {
                p.priority.calcPeriod = { 0, "0" };
            } },
        { "no age", "max-age-zero", "Set PriorityMaxAge=7-0",
            [](Policy &p) {
                p.priority.weightAge = 10;
                p.priority.maxAge = { 0, "0" };
            } },
        { "one partition factor", "partition-weight-without-factor", "Set PriorityWeightPartition=0",
            [](Policy &p) {
                p.priority.weightPartition = 10;
                p.priority.set(PriorityFlag::NoNormalPart);
            } },
        { "one QOS priority", "qos-weight-without-priority", "Set PriorityWeightQOS=0", [](Policy &p) { p.priority.weightQos = 10; } },
        { "no association priority", "assoc-weight-without-priority", "Set PriorityWeightAssoc=0", [](Policy &p) { p.priority.weightAssoc = 10; } },
        { "rounded time", "time-rounded-up", "Write 01:31:00",
            [](Policy &p) {
                p.priority.calcPeriod = { 91, "1:30:15" };
            } },
        { "rounded MaxTime", "time-rounded-up", "Write 1-0:01",
            [](Policy &p) {
                p.partitions.edit()[0].maxTime = { 1441, "1-00:00:30" };
            } },
        { "all zero", "siblings-all-zero", "Give each 1 share", [](Policy &p) { sharesBelow(p, "chem", 0); } },
        { "all on parent", "siblings-all-parent", "Give each 1 share", [](Policy &p) { sharesBelow(p, "chem", sharesParent); } },
        { "shares overflow", "level-shares-overflow", "Divide them all by the same number",
            [](Policy &p) {
                sharesBelow(p, "chem", maxRawShares);
                p.associations.addUser(account(p, "chem"), "cyd", maxRawShares);
            } },
    };
}

bool sameFinding(const Diagnostic &a, const Diagnostic &b)
{
    return a.code == b.code && a.object == b.object;
}

const Diagnostic *find(const Diagnostics &findings, const char *code)
{
    const auto found = std::find_if(findings.begin(), findings.end(), [code](const Diagnostic &d) { return d.code == code; });
    return found == findings.end() ? nullptr : &*found;
}

} // namespace

class TestMend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMendingMends_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Case> all = cases();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QTest::newRow(all[i].name) << static_cast<int>(i);
        }
    }

    void everyMendingMends()
    {
        QFETCH(int, index);
        const Case wrong = cases()[static_cast<std::size_t>(index)];
        Policy policy = soundPolicy();
        wrong.spoil(policy);
        const Diagnostics before = check(policy, {});
        const Diagnostic *finding = find(before, wrong.code);
        QVERIFY(finding != nullptr);
        QCOMPARE(mendingText(policy, *finding).english(), std::string(wrong.what));
        std::optional<PolicyEdit> edit = mend(policy, *finding);
        QVERIFY(edit && !edit->isEmpty());

        Policy mended = policy;
        Situation situation;
        exchangeEdit(mended, situation, *edit);
        for (const Diagnostic &left : check(mended, {})) {
            QVERIFY2(!sameFinding(left, *finding), left.english().c_str());
            const bool known = std::any_of(before.begin(), before.end(), [&](const Diagnostic &d) { return sameFinding(d, left); });
            QVERIFY2(known, left.english().c_str());
        }
        exchangeEdit(mended, situation, *edit);
        QVERIFY(mended == policy);
    }

    void findingsThatStandForManyAreMendedForAll()
    {
        Policy policy = soundPolicy();
        Partition wrong = policy.partitions.get()[0];
        wrong.billingWeights[1].unit = '\0';
        policy.partitions.edit().clear();
        for (int i = 0; i < 9; ++i) {
            wrong.name = "p" + std::to_string(i);
            policy.partitions.edit().push_back(wrong);
        }
        const Diagnostics findings = check(policy, {});
        QCOMPARE(findings.size(), std::size_t { 4 });
        QCOMPARE(mendingText(policy, findings.back()).english(), std::string("Mend all of them"));
        QVERIFY(check(edited(policy, *mend(policy, findings.back())), {}).empty());
        QCOMPARE(check(edited(policy, *mend(policy, findings.front())), {}).size(), std::size_t { 4 }); // eight are left
    }

    /// Without the list everybody would be let in, so the last name stays.
    void aListIsNeverMendedToLetEverybodyIn()
    {
        Policy policy = soundPolicy();
        std::vector<ForeignKey> &keys = policy.partitions.edit()[0].foreign;
        keys = { { "AllowQos", "gone" }, { "DenyAccounts", "gone" }, { "AllowAccounts", "gone,chem" } };
        for (const Diagnostic &finding : check(policy, {})) {
            const std::optional<PolicyEdit> edit = mend(policy, finding);
            QCOMPARE(edit.has_value(), finding.code == "partition-list-unknown" && finding.message.arguments.front() != "AllowQos");
            if (edit) {
                policy = edited(policy, *edit);
            }
        }
        QCOMPARE(policy.partitions.get()[0].foreign, (std::vector<ForeignKey> { { "AllowQos", "gone" }, { "AllowAccounts", "chem" } }));
    }

    void whatMayMeanTwoThingsIsLeftToPeople()
    {
        Policy policy = soundPolicy();
        policy.priority.halfLife = { 14, "14" }; // minutes, or were days meant?
        policy.partitions.edit()[0].qos = "royal";
        policy.priority.maxAge = { 3, "2:30" };
        policy.nodeGroups.edit()[0].owner = NodeOwner::Account;
        policy.nodeGroups.edit()[0].owners = { "nobody" };
        policy.nodeGroups.edit()[0].chip = "home made";
        const Diagnostics findings = check(policy, {});
        QVERIFY(findings.size() >= 5);
        for (const Diagnostic &finding : findings) {
            QVERIFY2(mendingText(policy, finding).isEmpty(), finding.english().c_str());
            QVERIFY(!mend(policy, finding));
        }
    }

    void aFindingOfAnotherPolicyIsNotMended()
    {
        Policy policy = soundPolicy();
        policy.partitions.edit()[0].billingWeights[1].unit = '\0';
        const Diagnostics findings = check(policy, {});
        QVERIFY(!mendingText(policy, findings.front()).isEmpty());
        policy.partitions.edit()[0].name = "other";
        QVERIFY(mendingText(policy, findings.front()).isEmpty());
        policy.partitions.edit().clear();
        QVERIFY(!mend(policy, findings.front()));
    }
};

APPORTION_TEST(TestMend)
} // namespace test_mend

#include "test_mend.moc"
