// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/changed_values.h"
#include "core/change/option_comparison.h"
#include "core/schema/setting_fields.h"
#include "core/schema/value_text.h"
#include "support/test_case.h"

#include <QTest>

#include <random>

namespace test_difference
{

using namespace apportion;

namespace
{
using Kind = AssociationChange::Kind;

std::string describe(const AssociationTree &before, const AssociationTree &after, const AssociationChange &change)
{
    const AssociationTree &tree = change.kind == Kind::Removed ? before : after;
    const AssociationId id = change.kind == Kind::Removed ? change.before : change.after;
    std::string text = change.kind == Kind::Added ? "+" : change.kind == Kind::Removed ? "-" : "~";
    text += std::string(tree.accountName(id));
    if (tree.isUser(id)) {
        text += "/" + std::string(tree.name(id));
        text += tree.partition(id).empty() ? "" : "@" + std::string(tree.partition(id));
    }
    text += change.moved ? " moved" : "";
    text += change.rawShares ? " shares" : "";
    text += change.priority ? " priority" : "";
    text += change.options ? " options" : "";
    return text;
}

QStringList changesOf(const Policy &baseline, const Policy &draft)
{
    QStringList list;
    for (const AssociationChange &change : difference(baseline, draft).associations) {
        list << QString::fromStdString(describe(baseline.associations, draft.associations, change));
    }
    return list;
}

/// physics (ann, bob) and chem (eve), with a sub-account of physics.
Policy smallPolicy()
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 30);
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem", 20);
    const AssociationId theory = tree.addAccount(physics, "theory", 5);
    tree.addUser(physics, "ann", 1);
    tree.addUser(physics, "bob", 2);
    tree.addUser(chem, "eve", 1);
    tree.addUser(theory, "kim", 1);
    return policy;
}

/// The same associations, added in the opposite order: other ids and another pool of names.
Policy smallPolicyBackwards()
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId chem = tree.addAccount(AssociationTree::root(), "chem", 20);
    tree.addUser(chem, "eve", 1);
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 30);
    const AssociationId theory = tree.addAccount(physics, "theory", 5);
    tree.addUser(theory, "kim", 1);
    tree.addUser(physics, "bob", 2);
    tree.addUser(physics, "ann", 1);
    return policy;
}

Policy largePolicy(std::uint32_t associations)
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    tree.reserve(associations + 1);
    AssociationId account = 0;
    for (std::uint32_t i = 0; tree.count() <= associations; ++i) {
        if (i % 10 == 0) {
            account = tree.addAccount(AssociationTree::root(), "account" + std::to_string(i), i % 97);
        } else {
            tree.addUser(account, "user" + std::to_string(i), i % 89);
        }
    }
    return policy;
}

PartitionChange onlyPartition(const Partition &before, const Partition &after)
{
    Policy baseline;
    Policy draft;
    baseline.partitions.edit().push_back(before);
    draft.partitions.edit().push_back(after);
    const PolicyDifference result = difference(baseline, draft);
    return result.partitions.size() == 1 ? result.partitions.front() : PartitionChange();
}
} // namespace

class TestDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptiedDescriptionIsAnother()
    {
        Policy baseline = smallPolicy();
        AssociationTree &before = baseline.associations;
        const AssociationId physics = before.findAccount("physics");
        before.setOptions(physics, "Description='physics':Organization='physics':MaxJobs=3");
        Policy draft = baseline;
        draft.associations.setOptions(physics, withEditedOption(before.options(physics), "Description", std::nullopt));
        QCOMPARE(std::string(draft.associations.options(physics)), std::string("Description='':Organization='physics':MaxJobs=3"));
        QCOMPARE(difference(baseline, draft).associations.size(), std::size_t { 1 });
        QCOMPARE(difference(draft, baseline).associations.size(), std::size_t { 1 });
        // what is left out is what sacctmgr fills in, and of what is not there nothing is emptied
        draft.associations.setOptions(physics, "Organization='physics':MaxJobs=3");
        QVERIFY(difference(baseline, draft).associations.empty());
        QCOMPARE(withEditedOption("MaxJobs=3", "Organization", ""), std::string("MaxJobs=3"));
        QCOMPARE(withEditedOption("MaxJobs=3", "MaxJobs", std::nullopt), std::string());
    }
    void everyChangedValueIsListedAndCounted()
    {
        const Policy baseline = smallPolicy();
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        const AssociationId theory = tree.findAccount("theory");
        tree.setRawShares(theory, 7);
        tree.setPriority(theory, 3);
        tree.move(theory, tree.findAccount("chem"));
        tree.addUser(theory, "new");
        tree.remove(tree.findUser(tree.findAccount("physics"), "bob"));
        draft.priority.weightAge = 9;
        draft.priority.favorSmall = !draft.priority.favorSmall;
        const PolicyDifference all = difference(baseline, draft);
        const ChangeCounts counts = countChanges(all);
        QCOMPARE(counts.added, 1);
        QCOMPARE(counts.removed, 1);
        QCOMPARE(counts.moved, 1);
        QCOMPARE(counts.shares, 1);
        QCOMPARE(counts.options, 1);
        QCOMPARE(counts.weights, 1);
        QCOMPARE(counts.settings, 1);
        QStringList list;
        for (const ChangedValue &value : changedValues(all)) {
            list << QString::number(static_cast<int>(value.kind)) + QLatin1Char('/') + QString::number(value.index);
        }
        using Value = ChangedValue::Kind;
        const auto entry = [](Value kind, int index) { return QString::number(static_cast<int>(kind)) + QLatin1Char('/') + QString::number(index); };
        // bob has gone, theory has three values, and the new user is in it
        const QStringList expected { entry(Value::Setting, 0), entry(Value::Setting, 1), entry(Value::Removed, 0), entry(Value::Moved, 1),
            entry(Value::RawShares, 1), entry(Value::Priority, 1), entry(Value::Added, 2) };
        QCOMPARE(list, expected);
    }

    void aDifferenceThatIsStoppedListsNoAssociation()
    {
        Policy draft = smallPolicy();
        draft.associations.setRawShares(draft.associations.findAccount("chem"), 99);
        std::stop_source stop;
        QCOMPARE(difference(smallPolicy(), draft, stop.get_token()).associations.size(), std::size_t { 1 });
        stop.request_stop();
        QVERIFY(difference(smallPolicy(), draft, stop.get_token()).associations.empty());
    }

    void samePoliciesDoNotDiffer()
    {
        QVERIFY(difference(smallPolicy(), smallPolicy()).isEmpty());
        QVERIFY(difference(Policy(), Policy()).isEmpty());
    }

    void associationsAreMatchedByNamesNotByIds()
    {
        QCOMPARE(changesOf(smallPolicy(), smallPolicyBackwards()), QStringList());
        Policy draft = smallPolicyBackwards();
        draft.associations.setRawShares(draft.associations.findAccount("chem"), 25);
        QCOMPARE(changesOf(smallPolicy(), draft), QStringList { "~chem shares" });
    }

    void theMatchGoesBothWaysAndAgreesWithTheLookUpOfOne()
    {
        const Policy baseline = smallPolicy();
        Policy draft = smallPolicyBackwards();
        AssociationTree &tree = draft.associations;
        const AssociationId added = tree.addUser(tree.findAccount("chem"), "new", 1);
        tree.remove(tree.findUser(tree.findAccount("physics"), "bob"));
        const AssociationTree &before = baseline.associations;
        const AssociationMatch match(before, tree);
        int pairs = 0;
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (tree.isLive(id)) {
                const AssociationId old = match.before(id);
                QCOMPARE(old, findSame(before, tree, id));
                QVERIFY(old == noAssociation || match.after(old) == id);
                pairs += old != noAssociation ? 1 : 0;
            }
        }
        QCOMPARE(pairs, 7); // root, three accounts, and three of the four users
        QCOMPARE(match.before(added), noAssociation);
        QCOMPARE(match.after(before.findUser(before.findAccount("physics"), "bob")), noAssociation);
        QCOMPARE(match.before(99999), noAssociation); // a row that came later
    }

    void aNameThatStandsAThousandTimesIsMatchedOnce()
    {
        // No reader lets that in; if one did, it must not take the square of its number.
        Policy baseline;
        Policy draft;
        draft.associations.addAccount(AssociationTree::root(), "other", 1); // shifts the ids
        for (Policy *policy : { &baseline, &draft }) {
            const AssociationId account = policy->associations.addAccount(AssociationTree::root(), "lab", 1);
            for (int i = 0; i < 50000; ++i) {
                policy->associations.addUser(account, i % 2 == 0 ? "ann" : "bob", 1);
            }
        }
        const AssociationMatch match(baseline.associations, draft.associations);
        std::size_t matched = 0;
        for (AssociationId id = 0; id < draft.associations.rowCount(); ++id) {
            const AssociationId old = match.before(id);
            QVERIFY(old == noAssociation || draft.associations.name(id) == baseline.associations.name(old));
            matched += old != noAssociation ? 1 : 0;
        }
        QVERIFY(matched >= 4 && matched < 50000);
    }

    void eachValueIsTold()
    {
        const Policy baseline = smallPolicy();
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        const AssociationId physics = tree.findAccount("physics");
        tree.setRawShares(physics, sharesParent);
        tree.setPriority(tree.findAccount("chem"), 7);
        tree.setOptions(tree.findUser(physics, "bob"), "QOS='+high'");
        tree.move(tree.findAccount("theory"), tree.findAccount("chem"));
        QCOMPARE(changesOf(baseline, draft), QStringList({ "~chem priority", "~theory moved", "~physics shares", "~physics/bob options" }));
    }

    void childrenAreRemovedBeforeTheirParents()
    {
        const Policy baseline = smallPolicy();
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        const AssociationId theory = tree.findAccount("theory");
        tree.remove(tree.findUser(theory, "kim"));
        tree.remove(theory);
        QCOMPARE(changesOf(baseline, draft), QStringList({ "-theory/kim", "-theory" }));
    }

    void additionsComeInTheOrderOfTheTree()
    {
        const Policy baseline = smallPolicy();
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        const AssociationId biology = tree.addAccount(AssociationTree::root(), "biology", 3);
        tree.addUser(biology, "zoe");
        tree.addUser(tree.addAccount(biology, "algae"), "yan");
        QCOMPARE(changesOf(baseline, draft), QStringList({ "+biology", "+biology/zoe", "+algae", "+algae/yan" }));
    }

    void aUserInAnotherAccountIsAnotherAssociation()
    {
        const Policy baseline = smallPolicy();
        Policy draft = baseline;
        AssociationTree &tree = draft.associations;
        tree.move(tree.findUser(tree.findAccount("physics"), "ann"), tree.findAccount("chem"));
        QCOMPARE(changesOf(baseline, draft), QStringList({ "-physics/ann", "+chem/ann" }));
    }

    void partitionAssociationsStandForThemselves()
    {
        const Policy baseline = smallPolicy();
        Policy draft = baseline;
        const AssociationId physics = draft.associations.findAccount("physics");
        draft.associations.addUser(physics, "ann", 4, "gpu");
        QCOMPARE(changesOf(baseline, draft), QStringList { "+physics/ann@gpu" });
        Policy changed = draft;
        changed.associations.setRawShares(changed.associations.findUser(physics, "ann", "gpu"), 5);
        QCOMPARE(changesOf(draft, changed), QStringList { "~physics/ann@gpu shares" });
    }

    void theOrderOfOptionsDoesNotMatter()
    {
        Policy baseline = smallPolicy();
        Policy draft = baseline;
        const AssociationId chem = baseline.associations.findAccount("chem");
        baseline.associations.setOptions(chem, "Description='a:b':MaxJobs=5:QOS='x'");
        draft.associations.setOptions(chem, "QOS='x':Description='a:b':MaxJobs=5");
        QVERIFY(difference(baseline, draft).isEmpty());
        draft.associations.setOptions(chem, "QOS='x':Description='a:MaxJobs':b=5");
        QCOMPARE(changesOf(baseline, draft), QStringList { "~chem options" });
    }

    void descriptionsAreTheSameInLowerCase()
    {
        // sacctmgr folds them when it takes them: a dump shows another text than was given.
        Policy baseline = smallPolicy();
        Policy draft = baseline;
        const AssociationId chem = baseline.associations.findAccount("chem");
        baseline.associations.setOptions(chem, "Description='Chemistry Lab':Organization='Uni':Comment='x'");
        draft.associations.setOptions(chem, "Description='chemistry lab':Organization='uni':Comment='x'");
        for (Policy *policy : { &baseline, &draft }) {
            Qos high;
            high.name = "high";
            high.description = policy == &draft ? "high priority" : "High Priority";
            policy->qos.edit() = { high };
        }
        QVERIFY(difference(baseline, draft).isEmpty());
        draft.associations.setOptions(chem, "Description='chemistry lab':Organization='uni':Comment='X'");
        QCOMPARE(changesOf(baseline, draft), QStringList { "~chem options" });
    }

    void aRenamedAccountGoesAndComesWithItsUsers()
    {
        const Policy baseline = smallPolicy();
        Policy draft = baseline;
        draft.associations.rename(draft.associations.findAccount("chem"), "chemistry");
        QCOMPARE(changesOf(baseline, draft), QStringList({ "-chem/eve", "-chem", "+chemistry", "+chemistry/eve" }));
    }

    void anAccountAndAUserOfOneNameAreNotTheSame()
    {
        Policy baseline;
        baseline.associations.addAccount(AssociationTree::root(), "ann", 3);
        Policy draft;
        draft.associations.addUser(AssociationTree::root(), "ann", 3);
        QCOMPARE(changesOf(baseline, draft), QStringList({ "-ann", "+root/ann" }));
    }

    void settingsAreComparedByWhatTheyMean()
    {
        Policy baseline;
        baseline.priority.halfLife = { 14 * 24 * 60, "14-0" };
        baseline.priority.weightTres = { { "CPU", 1000, '\0' }, { "Mem", 1, 'G' } };
        baseline.tres.track("gres/gpu");
        baseline.tres.track("license/matlab");
        Policy draft;
        draft.priority.halfLife = { 14 * 24 * 60, "14-00:00:00" };
        draft.priority.weightTres = { { "mem", 1.0 / 1024, 'M' }, { "cpu", 1000, '\0' } };
        draft.tres.track("license/matlab");
        draft.tres.track("gres/gpu");
        QVERIFY(difference(baseline, draft).settings.empty());
    }

    void everySettingIsTold()
    {
        const Policy baseline;
        Policy draft;
        PrioritySettings &settings = draft.priority;
        settings.type = PriorityType::Basic;
        settings.set(PriorityFlag::NoFairTree);
        settings.unknownFlags = { "FAIR_TREE" };
        settings.halfLife.minutes = 0;
        settings.usageReset = UsageReset::Monthly;
        settings.calcPeriod.minutes = 10;
        settings.favorSmall = true;
        settings.maxAge.minutes = SlurmTime::unlimited;
        settings.dampeningFactor = 5;
        settings.weightAge = settings.weightAssoc = settings.weightFairshare = settings.weightJobSize = 1;
        settings.weightPartition = settings.weightQos = 4294967295;
        settings.weightTres = { { "CPU", 1000, '\0' } };
        settings.siteFactorPlugin = "site_factor/x";
        settings.siteFactorParameters = "a=b";
        settings.parameters = "p";
        draft.tres.track("gres/gpu");
        QStringList values;
        for (const SettingChange &change : difference(baseline, draft).settings) {
            values << QString("%1: %2 > %3")
                          .arg(priorityKeyWord(change.key), QString::fromStdString(change.before), QString::fromStdString(change.after));
        }
        const QStringList expected = {
            "AccountingStorageTRES:  > gres/gpu",
            "PriorityType: priority/multifactor > priority/basic",
            "PriorityFlags:  > NO_FAIR_TREE,FAIR_TREE",
            "PriorityDecayHalfLife: 7-0 > 0",
            "PriorityUsageResetPeriod: NONE > MONTHLY",
            "PriorityCalcPeriod: 5 > 10",
            "PriorityFavorSmall: NO > YES",
            "PriorityMaxAge: 7-0 > UNLIMITED",
            "FairShareDampeningFactor: 1 > 5",
            "PriorityWeightAge: 0 > 1",
            "PriorityWeightAssoc: 0 > 1",
            "PriorityWeightFairshare: 0 > 1",
            "PriorityWeightJobSize: 0 > 1",
            "PriorityWeightPartition: 0 > 4294967295",
            "PriorityWeightQOS: 0 > 4294967295",
            "PriorityWeightTRES:  > CPU=1000",
            "PrioritySiteFactorPlugin:  > site_factor/x",
            "PrioritySiteFactorParameters:  > a=b",
            "PriorityParameters:  > p",
        };
        QCOMPARE(values, expected);
    }

    void partitionsTellWhatDiffers()
    {
        Partition before;
        before.name = "batch";
        before.billingWeights = { { "CPU", 1, '\0' } };
        Partition after = before;
        after.billingWeights = { { "CPU", 2, '\0' } };
        QVERIFY(onlyPartition(before, after).has("billingWeights"));
        QVERIFY(!onlyPartition(before, after).has("priorityJobFactor"));
        after = before;
        after.priorityJobFactor = 3;
        QVERIFY(onlyPartition(before, after).has("priorityJobFactor"));
        after = before;
        after.priorityTier = 3;
        QVERIFY(onlyPartition(before, after).has("priorityTier"));
        after = before;
        after.foreign.push_back({ "State", "DOWN" });
        QVERIFY(onlyPartition(before, after).has("foreign"));
    }

    void partitionsAndQosComeAndGoByName()
    {
        Policy baseline;
        Policy draft;
        baseline.partitions.edit().resize(2);
        baseline.partitions.edit()[0].name = "a";
        baseline.partitions.edit()[1].name = "b";
        draft.partitions.edit().resize(2);
        draft.partitions.edit()[0].name = "b";
        draft.partitions.edit()[1].name = "c";
        baseline.qos.edit().resize(1);
        baseline.qos.edit()[0].name = "normal";
        draft.qos = baseline.qos;
        draft.qos.edit()[0].priority = 5;
        const PolicyDifference result = difference(baseline, draft);
        QCOMPARE(result.partitions.size(), std::size_t { 2 });
        QCOMPARE(result.partitions[0].before, std::uint16_t { 0 });
        QCOMPARE(result.partitions[0].after, unknownIndex);
        QCOMPARE(result.partitions[1].before, unknownIndex);
        QCOMPARE(result.partitions[1].after, std::uint16_t { 1 });
        QCOMPARE(result.qos.size(), std::size_t { 1 });
        QCOMPARE(result.qos[0].before, std::uint16_t { 0 });
        QCOMPARE(result.qos[0].after, std::uint16_t { 0 });
    }

    void weightsReadBackAsTheSameNumber_data()
    {
        QTest::addColumn<double>("weight");
        QTest::addColumn<QString>("billing");
        QTest::addColumn<QString>("priority");
        QTest::newRow("whole") << 1.0 << "CPU=1.0"
                               << "CPU=1";
        QTest::newRow("quarter") << 0.25 << "CPU=0.25"
                                 << "CPU=0.25";
        QTest::newRow("thousand") << 1000.0 << "CPU=1000.0"
                                  << "CPU=1000";
        QTest::newRow("tenth") << 0.1 << "CPU=0.1"
                               << "CPU=0.1";
        QTest::newRow("million") << 1e6 << "CPU=1000000.0"
                                 << "CPU=1000000";
        QTest::newRow("third") << 1.0 / 3 << "CPU=0.3333333333333333"
                               << "CPU=0.3333333333333333";
    }

    void weightsReadBackAsTheSameNumber()
    {
        QFETCH(double, weight);
        const TresWeights weights { { "CPU", weight, '\0' } };
        QTEST(QString::fromStdString(weightsText(weights)), "billing");
        QTEST(QString::fromStdString(weightsText(weights, WeightStyle::Priority)), "priority");
        QCOMPARE(QString::fromStdString(weightsText(weights)).mid(4).toDouble(), weight);
    }

    void weightsKeepTheirUnits()
    {
        // Multifactor Priority page: TRESBillingWeights and PriorityWeightTRES
        QCOMPARE(weightsText({ { "CPU", 1.0, '\0' }, { "Mem", 0.25, 'G' } }), std::string("CPU=1.0,Mem=0.25G"));
        QCOMPARE(weightsText({ { "CPU", 1000, '\0' }, { "Mem", 2000, '\0' }, { "GRES/gpu", 3000, '\0' } }, WeightStyle::Priority),
            std::string("CPU=1000,Mem=2000,GRES/gpu=3000"));
    }

    void timesAreWrittenAsSlurmConfDoes_data()
    {
        QTest::addColumn<unsigned>("minutes");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("expected");
        QTest::newRow("days") << 14 * 1440U << ""
                              << "14-0";
        QTest::newRow("a day and a half") << 1440U + 720 << ""
                                          << "1-12";
        QTest::newRow("days, hours and minutes") << 1440U + 750 << ""
                                                 << "1-12:30";
        QTest::newRow("hours") << 150U << ""
                               << "02:30:00";
        QTest::newRow("minutes") << 5U << ""
                                 << "5";
        QTest::newRow("none") << 0U << ""
                              << "0";
        QTest::newRow("no limit") << SlurmTime::unlimited << ""
                                  << "UNLIMITED";
        QTest::newRow("as it was read") << 14 * 1440U << "14-00:00:00"
                                        << "14-00:00:00";
        QTest::newRow("rounded up when read") << 3U << "2:30"
                                              << "2:30";
        QTest::newRow("hours as they were read") << 150U << "2:30:00"
                                                 << "2:30:00";
        QTest::newRow("infinite as it was read") << SlurmTime::unlimited << "infinite"
                                                 << "infinite";
        QTest::newRow("changed since it was read") << 7 * 1440U << "14-0"
                                                   << "7-0";
        QTest::newRow("what was read is no time") << 7 * 1440U << "soon"
                                                  << "7-0";
    }

    void timesAreWrittenAsSlurmConfDoes()
    {
        QFETCH(unsigned, minutes);
        QFETCH(QString, written);
        QTEST(QString::fromStdString(slurmTimeText({ minutes, written.toStdString() })), "expected");
    }

    void aHundredThousandAssociationsThatShareNothingAreCompared()
    {
        const Policy baseline = largePolicy(100000);
        Policy draft = largePolicy(100000); // nothing shared, the same ids
        draft.associations.setRawShares(50001, 12345);
        QCOMPARE(difference(baseline, draft).associations.size(), std::size_t { 1 });
    }
};

APPORTION_TEST(TestDifference)
} // namespace test_difference

#include "test_difference.moc"
