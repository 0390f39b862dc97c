// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/difference.h"
#include "core/change/policy_merge.h"
#include "document/document.h"
#include "merge_testing.h"
#include "small_merge.h"
#include "support/random_edits.h"
#include "support/test_case.h"

#include <QTest>

namespace test_merge
{

using namespace apportion;
using namespace apportion::small_merge;
using apportion::test::objectsOf;

/// Three policies of which two were made of the first.
class TestMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneSideAloneIsTaken_data();
    void oneSideAloneIsTaken();
    void whatBothChangedAlikeIsNoConflict();
    void bothSidesAreKept();
    void timesAreThoseOfWhatWasTaken();
    void whatBothChangedIsChosen();
    void rowsAreMergedValueByValue();
    void optionsAreMergedOneByOne();
    void whatSacctmgrFilledInIsTaken();
    void limitsOfSeveralTresAreMergedOneByOne();
    void optionsOfTheClusterAreMergedOneByOne();
    void otherKeysAreMergedOneByOne();
    void choicesAreKnownByWhatTheyDecide();
    void movedAndAddedAccountsFindTheirPlace();
    void partitionsKeepTheirNodesByName();
};

void TestMerge::oneSideAloneIsTaken_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 12; ++seed) {
        QTest::addRow("%llu", seed) << seed;
    }
}

void TestMerge::oneSideAloneIsTaken()
{
    QFETCH(quint64, seed);
    test::Random random(seed);
    Document document;
    document.load(test::generatedPolicy({ 150, 10, seed }), {}, {}, {});
    const Snapshot base = document.snapshot();
    for (int i = 0; i < 60; ++i) {
        test::editAtRandom(document, random);
    }
    const Snapshot &edited = document.snapshot();
    const MergedPolicy mine = mergePolicies(base, edited, base);
    QVERIFY(mine.conflicts.empty());
    QCOMPARE(mine.taken, std::size_t { 0 });
    QCOMPARE(textOf(mine.snapshot), textOf(edited));
    const MergedPolicy theirs = mergePolicies(base, base, edited);
    QVERIFY2(theirs.conflicts.empty(), theirs.conflicts.empty() ? "" : (theirs.conflicts[0].object + theirs.conflicts[0].field).c_str());
    const PolicyDifference left = difference(edited.policy, theirs.snapshot.policy);
    QVERIFY(left.associations.empty());
    QVERIFY(left.settings.empty());
    QVERIFY(left.qos.empty());
    QVERIFY(theirs.snapshot.situation.jobs == edited.situation.jobs);
    const MergedPolicy both = mergePolicies(base, edited, edited);
    QVERIFY(both.conflicts.empty());
    QCOMPARE(textOf(both.snapshot), textOf(edited));
}

void TestMerge::whatBothChangedAlikeIsNoConflict()
{
    const Snapshot base = small();
    Snapshot mine = base;
    setShares(mine, "chem", 30);
    const MergedPolicy merged = mergePolicies(base, mine, mine);
    QVERIFY(merged.conflicts.empty());
    QCOMPARE(sharesOf(merged.snapshot, "chem"), 30U);
}

void TestMerge::bothSidesAreKept()
{
    const Snapshot base = small();
    Snapshot mine = base;
    Snapshot theirs = base;
    setShares(mine, "chem", 30);
    mine.policy.priority.weightAge = 7;
    setShares(theirs, "physics", 11);
    theirs.policy.priority.weightQos = 8;
    theirs.policy.associations.addUser(account(theirs, "chem"), "cid", 3);
    theirs.situation.setOwnUsage(account(theirs, "chem"), 99.0L);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QCOMPARE(merged.taken, std::size_t { 4 });
    QCOMPARE(sharesOf(merged.snapshot, "chem"), 30U);
    QCOMPARE(sharesOf(merged.snapshot, "physics"), 11U);
    QCOMPARE(merged.snapshot.policy.priority.weightAge, 7U);
    QCOMPARE(merged.snapshot.policy.priority.weightQos, 8U);
    QVERIFY(merged.snapshot.policy.associations.findUser(account(merged.snapshot, "chem"), "cid") != noAssociation);
    QCOMPARE(merged.snapshot.situation.ownUsage(account(merged.snapshot, "chem")), 99.0L);
}

/// A time that lay in the future once does not stay with a queue that is newer.
void TestMerge::timesAreThoseOfWhatWasTaken()
{
    const auto told = [](const char *job, std::int64_t at) {
        Snapshot now = small();
        Job one;
        one.id = job;
        now.situation.jobs.edit().push_back(one);
        now.situation.toldAt = at;
        now.situation.usageAt = at;
        return now;
    };
    const Snapshot ahead = told("1", 9000);
    const Snapshot cluster = told("2", 5000);
    const Situation taken = mergePolicies(ahead, ahead, cluster, {}).snapshot.situation;
    QCOMPARE(taken.jobs->at(0).id, std::string("2"));
    QCOMPARE(taken.toldAt, std::optional<std::int64_t>(5000));
    QCOMPARE(taken.usageAt, std::optional<std::int64_t>(5000));
    const Situation again = mergePolicies(cluster, ahead, cluster, {}).snapshot.situation; // only mine is another one
    QCOMPARE(again.jobs->at(0).id, std::string("1"));
    QCOMPARE(again.toldAt, std::optional<std::int64_t>(9000));
}

void TestMerge::whatBothChangedIsChosen()
{
    const Snapshot base = small();
    Snapshot mine = base;
    Snapshot theirs = base;
    mine.policy.priority.weightAge = 7;
    theirs.policy.priority.weightAge = 8;
    setShares(mine, "chem", 30);
    setShares(theirs, "chem", 40);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(merged.conflicts.size(), std::size_t { 2 });
    QVERIFY((merged.conflicts[0] == MergeConflict { {}, "PriorityWeightAge", "0", "7", "8" }));
    QVERIFY((merged.conflicts[1] == MergeConflict { "Account=chem", "Fairshare", "20", "30", "40" }));
    QCOMPARE(sharesOf(merged.snapshot, "chem"), 30U); // mine stays until somebody chooses
    const MergedPolicy chosen = mergePolicies(base, mine, theirs, { merged.conflicts[1] });
    QVERIFY(chosen.conflicts == merged.conflicts);
    QCOMPARE(sharesOf(chosen.snapshot, "chem"), 40U);
    QCOMPARE(chosen.snapshot.policy.priority.weightAge, 7U);
}

void TestMerge::rowsAreMergedValueByValue()
{
    const Snapshot base = small();
    Snapshot mine = base;
    Snapshot theirs = base;
    mine.policy.partitions.edit()[0].priorityTier = 5;
    theirs.policy.partitions.edit()[0].priorityJobFactor = 6;
    theirs.policy.partitions.edit().push_back({});
    theirs.policy.partitions.edit().back().name = "theirs";
    mine.policy.partitions.edit().push_back({});
    mine.policy.partitions.edit().back().name = "mine";
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    const std::vector<Partition> &rows = *merged.snapshot.policy.partitions;
    QCOMPARE(rows.size(), std::size_t { 3 });
    QCOMPARE(rows[0].priorityTier, 5);
    QCOMPARE(rows[0].priorityJobFactor, 6);
    QCOMPARE(rows[1].name, std::string("mine"));
    QCOMPARE(rows[2].name, std::string("theirs"));
}

void TestMerge::optionsAreMergedOneByOne()
{
    Snapshot base = small();
    AssociationTree &tree = base.policy.associations;
    const AssociationId chem = account(base, "chem");
    tree.setOptions(chem, "Description='chem':GrpTRES=cpu=300:GrpJobs=5");
    Snapshot mine = base;
    mine.policy.associations.setOptions(chem, "Description='chem':GrpTRES=cpu=300:MaxJobs=50"); // GrpJobs went
    Snapshot theirs = base;
    theirs.policy.associations.setOptions(chem, "Description='chemistry':GrpTRES=cpu=400:GrpJobs=5:MaxSubmitJobs=60");
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QCOMPARE(
        merged.snapshot.policy.associations.options(chem), std::string_view("Description='chemistry':GrpTRES=cpu=400:MaxJobs=50:MaxSubmitJobs=60"));
    theirs.policy.associations.setOptions(chem, "Description='chem':GrpTRES=cpu=300:GrpJobs=7:MaxJobs=50");
    const MergedPolicy both = mergePolicies(base, mine, theirs);
    QCOMPARE(both.conflicts.size(), std::size_t { 1 });
    QVERIFY((both.conflicts[0] == MergeConflict { "Account=chem", "GrpJobs", "5", {}, "7" }));
    QCOMPARE(both.snapshot.policy.associations.options(chem), mine.policy.associations.options(chem));
    QCOMPARE(mergePolicies(base, mine, theirs, both.conflicts).snapshot.policy.associations.options(chem),
        std::string_view("Description='chem':GrpTRES=cpu=300:MaxJobs=50:GrpJobs=7"));
}

/// The cluster took the draft: what both have is new to the base.
void TestMerge::whatSacctmgrFilledInIsTaken()
{
    const Snapshot base;
    Snapshot mine = base;
    Snapshot theirs = base;
    for (Snapshot *now : { &mine, &theirs }) {
        AssociationTree &tree = now->policy.associations;
        const AssociationId lab = tree.addAccount(AssociationTree::root(), "newlab", 3);
        const AssociationId ann = tree.addUser(lab, "ann", 1);
        tree.setOptions(lab, now == &mine ? "GrpJobs=5" : "Description='newlab':Organization='newlab':GrpJobs=5");
        tree.setOptions(ann, now == &mine ? "" : "DefaultAccount='newlab'");
    }
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(objectsOf(merged), std::string());
    QVERIFY(difference(merged.snapshot.policy, theirs.policy).isEmpty());
    const AssociationTree &tree = merged.snapshot.policy.associations;
    QCOMPARE(optionValue(tree.options(tree.findAccount("newlab")), "Organization"), std::string("newlab"));
    // somebody else described it meanwhile
    AssociationTree &their = theirs.policy.associations;
    their.setOptions(their.findAccount("newlab"), "Description='Laboratory':Organization='newlab':GrpJobs=5");
    QCOMPARE(objectsOf(mergePolicies(base, mine, theirs)), std::string("Account=newlab|Description|||Laboratory\n"));
}

void TestMerge::limitsOfSeveralTresAreMergedOneByOne()
{
    Snapshot base = small();
    const AssociationId chem = account(base, "chem");
    const auto set = [chem](Snapshot &now, const char *account, const char *qos) {
        now.policy.associations.setOptions(chem, account);
        now.policy.qos.edit() = { Qos { "high", 5, 1.0, {}, {}, { { "MaxTRESPerUser", qos } } } };
    };
    set(base, "GrpTRES=cpu=300,gres/gpu=6:MaxJobs=40", "'cpu=64,gres/gpu:h100=2'");
    Snapshot mine = base;
    set(mine, "GrpTRES=cpu=400,gres/gpu=6,node=3:MaxJobs=50", "'cpu=32,gres/gpu:h100=2'");
    Snapshot theirs = base;
    set(theirs, "GrpTRES=cpu=300,gres/gpu=8:MaxJobs=40", "'cpu=64,gres/gpu:h100=4,mem=1000'");
    const auto limitOf = [](const Snapshot &now) { return now.policy.qos->front().foreign.front().value; };
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QCOMPARE(merged.snapshot.policy.associations.options(chem), std::string_view("GrpTRES=cpu=400,gres/gpu=8,node=3:MaxJobs=50"));
    QCOMPARE(limitOf(merged.snapshot), std::string("'cpu=32,gres/gpu:h100=4,mem=1000'"));

    // the same TRES is asked about alone, and so is one that a side took away
    set(theirs, "GrpTRES=cpu=200,gres/gpu=8:MaxJobs=40", "'cpu=16,gres/gpu:h100=4'");
    set(mine, "GrpTRES=cpu=400:MaxJobs=50", "'cpu=32,gres/gpu:h100=2'");
    const MergedPolicy both = mergePolicies(base, mine, theirs);
    QCOMPARE(both.conflicts.size(), std::size_t { 3 });
    QVERIFY((both.conflicts[0] == MergeConflict { "QOS=high", "MaxTRESPerUser cpu", "64", "32", "16" }));
    QVERIFY((both.conflicts[1] == MergeConflict { "Account=chem", "GrpTRES cpu", "300", "400", "200" }));
    QVERIFY((both.conflicts[2] == MergeConflict { "Account=chem", "GrpTRES gres/gpu", "6", {}, "8" }));
    QCOMPARE(both.snapshot.policy.associations.options(chem), mine.policy.associations.options(chem));
    QCOMPARE(limitOf(both.snapshot), std::string("'cpu=32,gres/gpu:h100=4'"));
    const Snapshot chosen = mergePolicies(base, mine, theirs, { both.conflicts[0], both.conflicts[2] }).snapshot;
    QCOMPARE(chosen.policy.associations.options(chem), std::string_view("GrpTRES=cpu=400,gres/gpu=8:MaxJobs=50"));
    QCOMPARE(limitOf(chosen), std::string("'cpu=16,gres/gpu:h100=4'"));

    // the last one that goes takes the limit along
    set(mine, "GrpTRES=gres/gpu=6:MaxJobs=40", "'cpu=64,gres/gpu:h100=2'");
    set(theirs, "GrpTRES=cpu=300:MaxJobs=40", "'cpu=64,gres/gpu:h100=2'");
    QCOMPARE(mergePolicies(base, mine, theirs).snapshot.policy.associations.options(chem), std::string_view("MaxJobs=40"));
}

/// The line of the cluster has the options of root.
void TestMerge::optionsOfTheClusterAreMergedOneByOne()
{
    Snapshot base = small();
    base.policy.clusterOptions = "Fairshare=1:QOS='normal':MaxJobs=1000:GrpTRES=cpu=9";
    Snapshot mine = base;
    mine.policy.clusterOptions = "Fairshare=1:QOS='normal':MaxJobs=500:GrpTRES=cpu=9";
    Snapshot theirs = base;
    theirs.policy.clusterOptions = "Fairshare=1:QOS='normal,high':MaxJobs=1000:GrpTRES=cpu=9,node=2";
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QCOMPARE(merged.snapshot.policy.clusterOptions, std::string("Fairshare=1:QOS='normal,high':MaxJobs=500:GrpTRES=cpu=9,node=2"));
    theirs.policy.clusterOptions = "Fairshare=1:QOS='normal':MaxJobs=70:GrpTRES=cpu=9";
    const MergedPolicy both = mergePolicies(base, mine, theirs);
    QCOMPARE(both.conflicts.size(), std::size_t { 1 });
    QVERIFY((both.conflicts[0] == MergeConflict { {}, "MaxJobs", "1000", "500", "70" }));
    QCOMPARE(both.snapshot.policy.clusterOptions, mine.policy.clusterOptions);
    QCOMPARE(mergePolicies(base, mine, theirs, both.conflicts).snapshot.policy.clusterOptions, theirs.policy.clusterOptions);
}

void TestMerge::otherKeysAreMergedOneByOne()
{
    Snapshot base = small();
    const auto set = [](Snapshot &now, std::vector<ForeignKey> keys) { now.policy.partitions.edit()[0].foreign = std::move(keys); };
    set(base, { { "AllowAccounts", "physics" }, { "OverSubscribe", "NO" } });
    Snapshot mine = base;
    set(mine, { { "AllowAccounts", "physics,chem" } });
    Snapshot theirs = base;
    set(theirs, { { "AllowAccounts", "physics" }, { "MaxNodes", "3" }, { "OverSubscribe", "NO" }, { "PreemptMode", "OFF" } });
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QVERIFY((merged.snapshot.policy.partitions->front().foreign
        == std::vector<ForeignKey> { { "AllowAccounts", "physics,chem" }, { "MaxNodes", "3" }, { "PreemptMode", "OFF" } }));
    set(theirs, { { "AllowAccounts", "ALL" }, { "OverSubscribe", "FORCE" } });
    const MergedPolicy both = mergePolicies(base, mine, theirs);
    QCOMPARE(both.conflicts.size(), std::size_t { 2 });
    QVERIFY((both.conflicts[0] == MergeConflict { "PartitionName=batch", "AllowAccounts", "physics", "physics,chem", "ALL" }));
    QVERIFY((both.conflicts[1] == MergeConflict { "PartitionName=batch", "OverSubscribe", "NO", {}, "FORCE" }));
    QVERIFY(
        mergePolicies(base, mine, theirs, both.conflicts).snapshot.policy.partitions->front().foreign == theirs.policy.partitions->front().foreign);
}

void TestMerge::choicesAreKnownByWhatTheyDecide()
{
    const Snapshot base = small();
    Snapshot mine = base;
    AssociationTree &tree = mine.policy.associations;
    const AssociationId physics = account(mine, "physics");
    tree.remove(tree.findUser(physics, "ann"));
    tree.remove(tree.findUser(physics, "bob"));
    tree.remove(physics);
    setShares(mine, "chem", 30);
    Snapshot theirs = base;
    theirs.policy.associations.addUser(account(theirs, "physics"), "cid", 3);
    setShares(theirs, "chem", 40);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(merged.conflicts.size(), std::size_t { 2 });
    for (std::size_t taken = 0; taken < 2; ++taken) {
        const Snapshot chosen = mergePolicies(base, mine, theirs, { merged.conflicts[taken] }).snapshot;
        const bool isPhysics = merged.conflicts[taken].object == "Account=physics";
        QCOMPARE(account(chosen, "physics") != noAssociation, isPhysics);
        QCOMPARE(sharesOf(chosen, "chem"), isPhysics ? 30U : 40U);
        QCOMPARE(chosen.policy.associations.count(), isPhysics ? AssociationId { 6 } : AssociationId { 2 });
    }
}

void TestMerge::movedAndAddedAccountsFindTheirPlace()
{
    const Snapshot base = small();
    Snapshot theirs = base;
    AssociationTree &tree = theirs.policy.associations;
    const AssociationId school = tree.addAccount(AssociationTree::root(), "a_school", 1);
    tree.move(account(theirs, "physics"), school);
    Snapshot mine = base;
    mine.policy.associations.addUser(account(mine, "physics"), "mine", 4);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    const AssociationTree &made = merged.snapshot.policy.associations;
    QCOMPARE(made.name(made.parent(account(merged.snapshot, "physics"))), std::string_view("a_school"));
    QVERIFY(made.findUser(account(merged.snapshot, "physics"), "mine") != noAssociation);
}

void TestMerge::partitionsKeepTheirNodesByName()
{
    const Snapshot base = small();
    Snapshot mine = base;
    mine.policy.partitions.edit()[0].priorityTier = 5;
    Snapshot theirs = base;
    std::swap(theirs.policy.nodeGroups.edit()[0], theirs.policy.nodeGroups.edit()[1]);
    theirs.policy.partitions.edit()[0].nodes = { { 0, 2 } }; // b[1-2] alone
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    const Partition &batch = merged.snapshot.policy.partitions->front();
    QCOMPARE(batch.priorityTier, 5);
    QCOMPARE(batch.nodes.size(), std::size_t { 1 });
    QCOMPARE(merged.snapshot.policy.nodeGroups->at(batch.nodes[0].group).names, std::string("b[1-2]"));
}

APPORTION_TEST(TestMerge)
} // namespace test_merge

#include "test_merge.moc"
