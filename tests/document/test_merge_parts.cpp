// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/association_fields.h"
#include "core/schema/value_text.h"
#include "merge_testing.h"
#include "support/test_case.h"

#include <QTest>

namespace test_merge_parts
{

using namespace apportion;

namespace
{

/// An account chem, and a partition batch.
Snapshot small()
{
    Snapshot now;
    now.policy.associations.addAccount(AssociationTree::root(), "chem", 20);
    now.policy.partitions.edit().emplace_back().name = "batch";
    return now;
}

} // namespace

/// Values of several parts that both sides changed.
class TestMergeParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void weightsAreMergedTresByTres();
    void listsAndFlagsAreMergedNameByName();
    void whatTheDatabaseHasIsWhatWasReadLast();
};

/// Those of a partition and those of the priority.
void TestMergeParts::weightsAreMergedTresByTres()
{
    Snapshot base = small();
    const auto set = [](Snapshot &now, const TresWeights &weights) {
        now.policy.partitions.edit()[0].billingWeights = weights;
        now.policy.priority.weightTres = weights;
    };
    set(base, { { "CPU", 1.0 }, { "Mem", 0.25, 'G' } });
    Snapshot mine = base;
    set(mine, { { "CPU", 2.0 }, { "Mem", 0.25, 'G' }, { "GRES/gpu", 8.0 } });
    Snapshot theirs = base;
    set(theirs, { { "Mem", 0.5, 'G' }, { "cpu", 1.0 }, { "node", 3.0 } });
    const auto textOf = [](const Snapshot &now) {
        const std::string weights = weightsText(now.policy.partitions->front().billingWeights);
        return weights == weightsText(now.policy.priority.weightTres) ? weights : std::string("they differ");
    };
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QCOMPARE(textOf(merged.snapshot), std::string("CPU=2.0,Mem=0.5G,GRES/gpu=8.0,node=3.0"));
    // the same TRES is asked about alone
    set(theirs, { { "CPU", 4.0 }, { "Mem", 0.5, 'G' } });
    const MergedPolicy both = mergePolicies(base, mine, theirs);
    QCOMPARE(both.conflicts.size(), std::size_t { 2 });
    QVERIFY((both.conflicts[0] == MergeConflict { {}, "PriorityWeightTRES CPU", "1", "2", "4" }));
    QVERIFY((both.conflicts[1] == MergeConflict { "PartitionName=batch", "TRESBillingWeights CPU", "1.0", "2.0", "4.0" }));
    QCOMPARE(textOf(both.snapshot), std::string("CPU=2.0,Mem=0.5G,GRES/gpu=8.0"));
    QCOMPARE(textOf(mergePolicies(base, mine, theirs, both.conflicts).snapshot), std::string("CPU=4.0,Mem=0.5G,GRES/gpu=8.0"));
    // without any a partition bills by CPUs, which is another thing
    set(theirs, {});
    const MergedPolicy none = mergePolicies(base, mine, theirs);
    QCOMPARE(none.conflicts.size(), std::size_t { 2 });
    QCOMPARE(none.conflicts[1].field, std::string("TRESBillingWeights"));
    QCOMPARE(textOf(mergePolicies(base, mine, theirs, none.conflicts).snapshot), std::string());
}

void TestMergeParts::listsAndFlagsAreMergedNameByName()
{
    Snapshot base = small();
    const AssociationId chem = base.policy.associations.findAccount("chem");
    struct Lists
    {
        const char *accounts;
        const char *qos;
        std::vector<std::string> flags;
    };
    const auto set = [chem](Snapshot &now, const Lists &lists) {
        now.policy.partitions.edit()[0].foreign = { { "AllowAccounts", lists.accounts } };
        now.policy.associations.setOptions(chem, std::string("QOS='") + lists.qos + '\'');
        now.policy.priority.flags = {};
        now.policy.priority.unknownFlags = lists.flags;
    };
    set(base, { "physics,chem", "normal,long", { "A", "B" } });
    Snapshot mine = base;
    set(mine, { "physics,chem,genomics", "normal,long,urgent", { "A", "B", "C" } });
    Snapshot theirs = base;
    set(theirs, { "imaging,Chem,physics", "normal", { "B", "D" } });
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QCOMPARE(merged.snapshot.policy.partitions->front().foreign.front().value, std::string("physics,chem,genomics,imaging"));
    QCOMPARE(optionValue(merged.snapshot.policy.associations.options(chem), "QOS"), std::string("normal,urgent"));
    QVERIFY((merged.snapshot.policy.priority.unknownFlags == std::vector<std::string> { "B", "C", "D" }));
    // nothing left is no list that lets nobody in, but one that lets everybody in
    set(base, { "physics,chem", "normal", {} });
    set(mine, { "physics", "normal", {} });
    set(theirs, { "chem", "normal", {} });
    const MergedPolicy none = mergePolicies(base, mine, theirs);
    QCOMPARE(none.conflicts.size(), std::size_t { 1 });
    QVERIFY((none.conflicts[0] == MergeConflict { "PartitionName=batch", "AllowAccounts", "physics,chem", "physics", "chem" }));
}

void TestMergeParts::whatTheDatabaseHasIsWhatWasReadLast()
{
    Snapshot base = small();
    base.policy.otherUsers.edit() = { { "gus", "" } };
    Snapshot theirs = base;
    theirs.policy.otherAccounts.edit() = { { "geo", "Description='theirs'" } };
    Snapshot mine = base;
    mine.policy.otherUsers.edit() = { { "gus", "AdminLevel='Operator'" } };
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QVERIFY(merged.snapshot.policy.otherAccounts == theirs.policy.otherAccounts);
    QVERIFY(merged.snapshot.policy.otherUsers == mine.policy.otherUsers);
}

APPORTION_TEST(TestMergeParts)
} // namespace test_merge_parts

#include "test_merge_parts.moc"
