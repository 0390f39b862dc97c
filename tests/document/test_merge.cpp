// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/difference.h"
#include "core/change/policy_edit.h"
#include "core/change/policy_merge.h"
#include "core/schema/association_fields.h"
#include "document/document.h"
#include "merge_testing.h"
#include "storage/policy_json.h"
#include "support/random_edits.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_merge
{

using namespace apportion;
using apportion::test::objectsOf;

namespace
{

std::string textOf(const Snapshot &snapshot)
{
    return writePolicyJson(Project(snapshot));
}

/// root: physics (ann 5, bob 6), chem; a partition batch on two node groups.
Snapshot small()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 10);
    tree.addUser(physics, "ann", 5);
    tree.addUser(physics, "bob", 6);
    tree.addAccount(AssociationTree::root(), "chem", 20);
    NodeGroup first;
    first.names = "a[1-2]";
    first.count = 2;
    NodeGroup second = first;
    second.names = "b[1-2]";
    now.policy.nodeGroups.edit() = { first, second };
    Partition batch;
    batch.name = "batch";
    batch.nodes = { { 0, 2 }, { 1, 2 } };
    now.policy.partitions.edit() = { batch };
    return now;
}

AssociationId account(const Snapshot &now, const char *name)
{
    return now.policy.associations.findAccount(name);
}

void setShares(Snapshot &now, const char *name, std::uint32_t shares)
{
    now.policy.associations.setRawShares(account(now, name), shares);
}

std::uint32_t sharesOf(const Snapshot &now, const char *name)
{
    return now.policy.associations.rawShares(account(now, name));
}

} // namespace

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
    void removalsGoUnlessSomethingWasChanged();
    void whatWasChangedInARemovedOneIsTold();
    void whatIRenamedTakesTheirChanges();
    void whatIRenamedAndTheyRemovedIsChosen();
    void whatTheyRemovedBelowWhatIRenamedGoes();
    void whatIRenamedIsKnownOnceItWasSaved();
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

void TestMerge::removalsGoUnlessSomethingWasChanged()
{
    const Snapshot base = small();
    Snapshot theirs = base;
    AssociationTree &tree = theirs.policy.associations;
    const AssociationId physics = account(theirs, "physics");
    tree.remove(tree.findUser(physics, "ann"));
    tree.remove(tree.findUser(physics, "bob"));
    tree.remove(physics);
    QVERIFY(account(mergePolicies(base, base, theirs).snapshot, "physics") == noAssociation);
    Snapshot mine = base;
    mine.policy.associations.setRawShares(mine.policy.associations.findUser(account(mine, "physics"), "bob"), 60);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(merged.conflicts.size(), std::size_t { 1 }); // the account that bob stands in: with all of them, or with none
    QVERIFY((merged.conflicts[0] == MergeConflict { "Account=physics", {}, "physics", "physics", {}, { { "bob", "Fairshare", "6", "60" } }, {}, 2 }));
    QVERIFY(merged.snapshot.policy.associations.findUser(account(merged.snapshot, "physics"), "bob") != noAssociation);
    QVERIFY(merged.snapshot.policy.associations.findUser(account(merged.snapshot, "physics"), "ann") != noAssociation);
    QCOMPARE(account(mergePolicies(base, mine, theirs, merged.conflicts).snapshot, "physics"), noAssociation);
    // and the other way: I removed what they changed
    const MergedPolicy back = mergePolicies(base, theirs, mine);
    QCOMPARE(back.conflicts.size(), std::size_t { 1 }); // the account: what hangs from it comes with it
    QCOMPARE(back.conflicts[0].object, std::string("Account=physics"));
    QCOMPARE(account(back.snapshot, "physics"), noAssociation);
    const Snapshot chosen = mergePolicies(base, theirs, mine, back.conflicts).snapshot;
    const AssociationTree &made = chosen.policy.associations;
    QCOMPARE(made.rawShares(made.findUser(account(chosen, "physics"), "bob")), 60U);
    QVERIFY(made.findUser(account(chosen, "physics"), "ann") != noAssociation);
}

/// A choice may make others needless: those that are left mean the same values as before.
void TestMerge::whatWasChangedInARemovedOneIsTold()
{
    const Snapshot base = small();
    const AssociationId physics = account(base, "physics");
    const AssociationId ann = base.policy.associations.findUser(physics, "ann");
    Snapshot mine = base;
    for (const AssociationId id : { ann, base.policy.associations.findUser(physics, "bob"), physics }) {
        mine.policy.associations.remove(id);
    }
    mine.policy.partitions.edit().clear();
    Snapshot theirs = base;
    setShares(theirs, "physics", 35);
    theirs.policy.associations.setRawShares(ann, 4);
    theirs.policy.associations.setOptions(ann, "MaxJobs=7");
    theirs.policy.associations.addUser(physics, "cem", 1);
    theirs.policy.partitions.edit().front().priorityTier = 9;
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(merged.conflicts.size(), std::size_t { 2 });
    QVERIFY((merged.conflicts[0].changes == std::vector<MergeChange> { { {}, "PriorityTier", "1", "9" } }));
    QCOMPARE(merged.conflicts[1].object, std::string("Account=physics"));
    const std::vector<MergeChange> expected { { {}, "Fairshare", "10", "35" }, { "ann", "Fairshare", "5", "4" }, { "ann", "MaxJobs", {}, "7" },
        { "cem", {}, {}, {} } };
    std::string told;
    for (const MergeChange &change : merged.conflicts[1].changes) {
        told += change.object + ' ' + change.field + ' ' + change.before + ' ' + change.after + '\n';
    }
    QVERIFY2(merged.conflicts[1].changes.size() == expected.size(), told.c_str());
    for (const MergeChange &change : expected) { // users come in the order of their names
        QVERIFY2(std::count(merged.conflicts[1].changes.begin(), merged.conflicts[1].changes.end(), change) == 1, change.field.c_str());
    }

    // they removed what I changed: the same of mine
    const MergedPolicy other = mergePolicies(base, theirs, mine);
    const auto found = std::find_if(
        other.conflicts.begin(), other.conflicts.end(), [](const MergeConflict &conflict) { return conflict.object == "Account=physics"; });
    QVERIFY(found != other.conflicts.end());
    QCOMPARE(found->users, std::size_t { 3 });
    QVERIFY((found->changes
        == std::vector<MergeChange> {
            { {}, "Fairshare", "10", "35" }, { "ann", "Fairshare", "5", "4" }, { "ann", "MaxJobs", {}, "7" }, { "cem", {}, {}, {} } }));

    mine = base;
    mine.policy.associations.remove(ann); // a user alone
    const MergedPolicy user = mergePolicies(base, mine, theirs);
    QCOMPARE(user.conflicts.size(), std::size_t { 1 });
    QCOMPARE(user.conflicts[0].object, std::string("User=ann Account=physics"));
    QCOMPARE(user.conflicts[0].changes.size(), std::size_t { 2 });
}

void TestMerge::whatIRenamedTakesTheirChanges()
{
    const Snapshot base = small();
    const AssociationId physics = account(base, "physics");
    const AssociationId ann = base.policy.associations.findUser(physics, "ann");
    const AssociationId bob = base.policy.associations.findUser(physics, "bob");
    Snapshot mine = base;
    mine.policy.associations.rename(physics, "phys");
    mine.policy.associations.rename(ann, "anna");
    mine.policy.associations.setRawShares(bob, 66);
    Snapshot theirs = base;
    setShares(theirs, "physics", 35);
    theirs.policy.associations.setRawShares(ann, 4);
    theirs.policy.associations.setRawShares(bob, 7);
    theirs.policy.associations.addUser(physics, "cem", 1);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    const AssociationTree &tree = merged.snapshot.policy.associations;
    QCOMPARE(tree.rawShares(physics), 35U);
    QCOMPARE(tree.name(physics), std::string_view("phys"));
    QCOMPARE(tree.rawShares(ann), 4U);
    QCOMPARE(tree.name(ann), std::string_view("anna"));
    QCOMPARE(account(merged.snapshot, "physics"), noAssociation);
    QVERIFY(tree.findUser(physics, "cem") != noAssociation);
    QCOMPARE(merged.conflicts.size(), std::size_t { 1 });
    QVERIFY((merged.conflicts[0] == MergeConflict { "User=bob Account=phys", "Fairshare", "6", "66", "7" }));
    QCOMPARE(tree.rawShares(bob), 66U);
    QCOMPARE(mergePolicies(base, mine, theirs, merged.conflicts).snapshot.policy.associations.rawShares(bob), 7U);
}

void TestMerge::whatIRenamedAndTheyRemovedIsChosen()
{
    Snapshot base = small();
    const AssociationId physics = account(base, "physics");
    const AssociationId ann = base.policy.associations.findUser(physics, "ann");
    const AssociationId bob = base.policy.associations.findUser(physics, "bob");
    for (const AssociationId user : { ann, bob }) {
        base.policy.associations.setOptions(user, "DefaultAccount='physics'");
    }
    const AssociationId cem = base.policy.associations.addUser(account(base, "chem"), "cem", 2);
    Snapshot mine = base;
    mine.policy.associations.rename(physics, "phys");
    renameAccountReferences(mine.policy, "physics", "phys");
    mine.policy.associations.setRawShares(bob, 66);
    mine.policy.associations.rename(cem, "cemre");
    Snapshot theirs = base;
    for (const AssociationId id : { ann, bob, physics, cem }) {
        theirs.policy.associations.remove(id);
    }
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QCOMPARE(merged.conflicts.size(), std::size_t { 2 });
    // ann changed with her account alone, and says nothing
    QVERIFY((merged.conflicts[0] == MergeConflict { "User=cemre Account=chem", {}, "cem", "cemre", {}, {} }));
    QVERIFY((merged.conflicts[1] == MergeConflict { "Account=phys", {}, "physics", "phys", {}, { { "bob", "Fairshare", "6", "66" } }, {}, 2 }));
    QCOMPARE(textOf(merged.snapshot), textOf(mine));
    const AssociationTree taken = mergePolicies(base, mine, theirs, merged.conflicts).snapshot.policy.associations;
    QCOMPARE(taken.count(), AssociationId { 2 }); // root and chem
    const AssociationTree one = mergePolicies(base, mine, theirs, { merged.conflicts[0] }).snapshot.policy.associations;
    QCOMPARE(one.count(), AssociationId { 5 });
    QVERIFY(!one.isLive(cem) && one.isLive(bob));

    // from a cluster that is read anew no id is the same
    Snapshot fresh;
    fresh.policy = base.policy;
    fresh.policy.associations = AssociationTree();
    fresh.policy.associations.addAccount(AssociationTree::root(), "chem", 20);
    QVERIFY(mergePolicies(base, mine, fresh).conflicts == merged.conflicts);
    // gone there and named anew by both
    fresh.policy.associations.addAccount(AssociationTree::root(), "phys", 10);
    const MergedPolicy renamed = mergePolicies(base, mine, fresh);
    QCOMPARE(renamed.conflicts.size(), std::size_t { 2 });
    QCOMPARE(renamed.conflicts[1].object, std::string("User=bob Account=phys"));
    QVERIFY(account(renamed.snapshot, "phys") == physics);
}

void TestMerge::whatTheyRemovedBelowWhatIRenamedGoes()
{
    Snapshot base = small();
    const AssociationId physics = account(base, "physics");
    const AssociationId ann = base.policy.associations.findUser(physics, "ann");
    base.policy.associations.setOptions(ann, "DefaultAccount='physics'");
    Snapshot mine = base;
    mine.policy.associations.rename(physics, "phys");
    renameAccountReferences(mine.policy, "physics", "phys");
    Snapshot theirs = base;
    theirs.policy.associations.remove(ann);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    QVERIFY(!merged.snapshot.policy.associations.isLive(ann));
    QCOMPARE(merged.snapshot.policy.associations.name(physics), std::string_view("phys"));

    // and what I moved, and they removed, is chosen
    mine = base;
    const AssociationId chem = account(base, "chem");
    mine.policy.associations.move(chem, physics);
    theirs = base;
    theirs.policy.associations.remove(chem);
    const MergedPolicy moved = mergePolicies(base, mine, theirs);
    QCOMPARE(moved.conflicts.size(), std::size_t { 1 });
    QVERIFY((moved.conflicts[0] == MergeConflict { "Account=chem", {}, "chem", "chem", {}, { { {}, "Parent", "root", "physics" } } }));
}

/// Ids are others then.
void TestMerge::whatIRenamedIsKnownOnceItWasSaved()
{
    const Snapshot base = small();
    Snapshot mine = base;
    mine.policy.associations.rename(account(base, "physics"), "phys");
    mine = readPolicyJson(textOf(mine), "mine");
    QVERIFY(account(mine, "phys") != account(base, "physics"));
    Snapshot theirs = base;
    const AssociationId physics = account(theirs, "physics");
    setShares(theirs, "physics", 35);
    theirs.policy.associations.setRawShares(theirs.policy.associations.findUser(physics, "ann"), 4);
    theirs.policy.associations.addUser(physics, "cem", 1);
    const MergedPolicy merged = mergePolicies(base, mine, theirs);
    QVERIFY(merged.conflicts.empty());
    const AssociationTree &tree = merged.snapshot.policy.associations;
    const AssociationId phys = account(merged.snapshot, "phys");
    QCOMPARE(account(merged.snapshot, "physics"), noAssociation);
    QCOMPARE(tree.rawShares(phys), 35U);
    QCOMPARE(tree.rawShares(tree.findUser(phys, "ann")), 4U);
    QVERIFY(tree.findUser(phys, "cem") != noAssociation);
    QCOMPARE(tree.count(), AssociationId { 6 });
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
