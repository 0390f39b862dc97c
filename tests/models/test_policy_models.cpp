// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/setting_fields.h"
#include "golden_document.h"
#include "model_text.h"
#include "models/flags_model.h"
#include "models/node_group_model.h"
#include "models/partition_model.h"
#include "models/qos_model.h"
#include "models/settings_model.h"
#include "support/test_case.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace test_policy_models
{

using namespace apportion;

namespace
{

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

QModelIndex cell(const SettingsModel &model, PriorityKey key, int column)
{
    return model.valueIndex(key).siblingAtColumn(column);
}

QString meaning(const SettingsModel &model, PriorityKey key)
{
    return cell(model, key, SettingsModel::Meaning).data().toString();
}

} // namespace

class TestPolicyModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void partitionsShowTheirHardware();
    void partitionsAreEditedAndUndone();
    void partitionsRefuseBadWeights();
    void nodeGroupsShowWhatANodeHas();
    void nodeGroupsTakeKnownOwnersOnly();
    void qosPrioritiesAreEdited();
    void aRenamedQosIsRenamedInTheLists();
    void everyKeyHasAValueADefaultAndHelp();
    void weightsSayWhatTheyComeTo();
    void settingsAreEditedAndUndone();
    void settingsTakeNumbersAsPeopleTypeThem();
    void settingsRefuseWhatSlurmWouldNotRead_data();
    void settingsRefuseWhatSlurmWouldNotRead();
    void aRefusalGoesWithTheNextGoodValue();
    void trackedTresAreASetting();
    void changedSettingsRememberTheBaseline();
    void theGroupsHoldEveryKeyOnce();
    void flagsAreChecked();
    void modelsFollowAnotherPolicy();
};

void TestPolicyModels::partitionsShowTheirHardware()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    const PartitionModel model(&document);
    using M = PartitionModel;
    QCOMPARE(modelText(model, { M::Name, M::Nodes, M::Cpus, M::Memory, M::Gpus, M::BillingWeights, M::JobFactor }),
        QStringList({ QStringLiteral("batch|4|64|256 GB|16|CPU=1.0,Mem=0.25G|10"),
            QStringLiteral("gpu|2|32|128 GB|8|CPU=1.0,Mem=0.25G,GRES/gpu=2.0,license/matlab=3.0|30"),
            QStringLiteral("unweighted|2|32|128 GB|8||1") }));
    QCOMPARE(model.index(0, M::Memory).data(SortRole).toULongLong(), 262144ULL);
    QVERIFY(!model.index(2, M::BillingWeights).data(Qt::ToolTipRole).toString().isEmpty());
}

void TestPolicyModels::partitionsAreEditedAndUndone()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    PartitionModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    QSignalSpy changed(&model, &PartitionModel::dataChanged);
    const QModelIndex weights = model.index(2, PartitionModel::BillingWeights);

    QVERIFY(model.setData(weights, QStringLiteral("CPU=2,GRES/gpu=16")));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(document.policy().partitions->at(2).billingWeights.at(1).weight, 16.0);
    QVERIFY(weights.data(ChangedRole).toBool());
    QVERIFY(model.setData(model.index(2, PartitionModel::Tier), QStringLiteral("7")));
    QCOMPARE(document.policy().partitions->at(2).priorityTier, 7);
    QVERIFY(model.setData(model.index(1, PartitionModel::JobFactor), QStringLiteral("1,000")));
    QCOMPARE(document.policy().partitions->at(1).priorityJobFactor, 1000);
    QCOMPARE(model.index(1, PartitionModel::JobFactor).data(BaselineRole).toString(), QStringLiteral("30"));

    document.undoStack()->setIndex(0);
    QCOMPARE(weights.data().toString(), QString());
    QVERIFY(!weights.data(ChangedRole).toBool());
    QVERIFY(!model.flags(model.index(0, PartitionModel::Nodes)).testFlag(Qt::ItemIsEditable));
}

void TestPolicyModels::partitionsRefuseBadWeights()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    PartitionModel model(&document);
    QSignalSpy refused(&model, &PartitionModel::editRefused);
    const QModelIndex weights = model.index(0, PartitionModel::BillingWeights);
    QVERIFY(!model.setData(weights, QStringLiteral("CPU=1.0,Mem")));
    QCOMPARE(refused.size(), 1);
    QVERIFY(weights.data(ErrorRole).toString().contains(QStringLiteral("Mem")));
    QCOMPARE(weights.data().toString(), QStringLiteral("CPU=1.0,Mem=0.25G"));
    QVERIFY(!model.setData(model.index(0, PartitionModel::Tier), QStringLiteral("65534")));
    QVERIFY(!PartitionModel::errorFor(PartitionModel::JobFactor, QStringLiteral("-1")).isEmpty());
    QVERIFY(!document.isModified());
}

void TestPolicyModels::nodeGroupsShowWhatANodeHas()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    const NodeGroupModel model(&document);
    using M = NodeGroupModel;
    QCOMPARE(modelText(model, { M::Names, M::Count, M::Cpus, M::Memory, M::Gres, M::Owner }),
        QStringList { QStringLiteral("n[1-4]|4|16|64 GB|gpu:4|public") });
}

void TestPolicyModels::nodeGroupsTakeKnownOwnersOnly()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    NodeGroupModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    const QModelIndex owner = model.index(0, NodeGroupModel::Owner);
    QVERIFY(model.setData(owner, QStringLiteral("Lab, other")));
    QCOMPARE(document.policy().nodeGroups->at(0).owner, NodeOwner::Group);
    QCOMPARE(owner.data().toString(), QStringLiteral("lab, other"));
    QVERIFY(owner.data(ChangedRole).toBool());
    QVERIFY(!model.setData(owner, QStringLiteral("lab, nobody")));
    QVERIFY(owner.data(ErrorRole).toString().contains(QStringLiteral("nobody")));
    QVERIFY(model.setData(owner, QStringLiteral("lab")));
    QCOMPARE(document.policy().nodeGroups->at(0).owner, NodeOwner::Account);
    QVERIFY(model.setData(owner, QStringLiteral("public")));
    QCOMPARE(document.policy().nodeGroups->at(0).owner, NodeOwner::Public);
    QVERIFY(!owner.data(ChangedRole).toBool());
    QVERIFY(!model.setData(model.index(0, NodeGroupModel::Chip), QStringLiteral("no such chip")));
}

void TestPolicyModels::qosPrioritiesAreEdited()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    QosModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    const QStringList before = modelText(model, { QosModel::Name, QosModel::Priority });
    QVERIFY(before.contains(QStringLiteral("normal|0")));
    const int row = static_cast<int>(before.indexOf(QStringLiteral("normal|0")));
    const QModelIndex priority = model.index(row, QosModel::Priority);
    QVERIFY(model.setData(priority, QStringLiteral("2,500")));
    QCOMPARE(document.policy().qos->at(static_cast<std::size_t>(row)).priority, 2500u);
    QCOMPARE(priority.data().toString(), QStringLiteral("2,500"));
    QCOMPARE(priority.data(BaselineRole).toString(), QStringLiteral("0"));
    QVERIFY(!model.setData(priority, QStringLiteral("high")));
    document.undoStack()->undo();
    QCOMPARE(modelText(model, { QosModel::Name, QosModel::Priority }), before);
}

void TestPolicyModels::aRenamedQosIsRenamedInTheLists()
{
    Policy policy;
    policy.qos.edit() = { { "normal", 0, 1.0, {}, {}, {} }, { "high", 10, 1.0, {}, {}, {} } };
    const AssociationId chem = policy.associations.addAccount(AssociationTree::root(), "chem");
    policy.associations.setOptions(chem, "QOS='+high':GrpJobs=5");
    Document document;
    document.load({ policy, {} }, {}, QStringLiteral("a cluster"), {});
    QosModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    QList<PolicyChange> changes;
    connect(&document, &Document::policyChanged, this, [&changes](const PolicyChange &change) { changes << change; });
    QVERIFY(model.setData(model.index(1, QosModel::Name), QStringLiteral("express")));
    QCOMPARE(document.policy().associations.options(chem), std::string_view("QOS='+express':GrpJobs=5"));
    QVERIFY(std::any_of(changes.begin(), changes.end(), [chem](const PolicyChange &change) {
        return change.kind == PolicyChange::Kind::AssociationFields && change.associations == std::vector<AssociationId> { chem };
    }));
    QCOMPARE(document.undoStack()->count(), 1);
    document.undoStack()->undo();
    QVERIFY(document.policy() == policy);
}

void TestPolicyModels::everyKeyHasAValueADefaultAndHelp()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    const SettingsModel model(&document);
    QCOMPARE(model.rowCount(), static_cast<int>(priorityKeyCount));
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(!model.index(row, SettingsModel::Key).data(SettingsModel::HelpRole).toString().isEmpty());
        QCOMPARE(model.index(row, SettingsModel::Key).data().toString(), QString::fromLatin1(priorityKeyWord(model.keyAt(row))));
    }
    QCOMPARE(cell(model, PriorityKey::PriorityWeightFairshare, SettingsModel::Value).data().toString(), QStringLiteral("100,000"));
    QCOMPARE(cell(model, PriorityKey::PriorityWeightFairshare, SettingsModel::Default).data().toString(), QStringLiteral("0"));
    QCOMPARE(cell(model, PriorityKey::PriorityWeightFairshare, SettingsModel::Unit).data().toString(), QStringLiteral("points"));
    QCOMPARE(cell(model, PriorityKey::PriorityDecayHalfLife, SettingsModel::Value).data().toString(), QStringLiteral("7-0"));
    QCOMPARE(cell(model, PriorityKey::AccountingStorageTres, SettingsModel::Value).data().toString(), QStringLiteral("gres/gpu"));
    QCOMPARE(cell(model, PriorityKey::PriorityUsageResetPeriod, SettingsModel::Value).data(ChoicesRole).toStringList().size(), 7);
}

void TestPolicyModels::weightsSayWhatTheyComeTo()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    SettingsModel model(&document, SettingsModel::weightKeys());
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightFairshare), QString()); // how many users there are is not known yet
    model.setResults(resultsOf(document));
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightFairshare), QStringLiteral("points per rank 5,555.56")); // 100000 / 18
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightAge), QStringLiteral("full after 7 days"));
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightJobSize), QStringLiteral("larger first"));
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightPartition), QStringLiteral("short = 5,000"));
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightQos), QStringLiteral("high = 2,000"));
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightTres), QStringLiteral("per partition total"));

    PrioritySettings settings = document.policy().priority;
    settings.set(PriorityFlag::NoFairTree);
    settings.favorSmall = true;
    settings.weightAge = 0;
    QVERIFY(document.setPrioritySettings(settings, PriorityKey::PriorityFlags));
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightFairshare), QStringLiteral("50,000 at exactly its share"));
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightJobSize), QStringLiteral("smaller first"));
    QCOMPARE(meaning(model, PriorityKey::PriorityWeightAge), QStringLiteral("does not count"));
}

void TestPolicyModels::settingsAreEditedAndUndone()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    SettingsModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    const QModelIndex halfLife = model.valueIndex(PriorityKey::PriorityDecayHalfLife);
    QVERIFY(model.setData(halfLife, QStringLiteral("14-0")));
    QCOMPARE(document.policy().priority.halfLife.minutes, 14u * 1440);
    QCOMPARE(meaning(model, PriorityKey::PriorityDecayHalfLife), QStringLiteral("half is forgotten after 14 days"));
    QVERIFY(model.setData(model.valueIndex(PriorityKey::PriorityWeightTres), QStringLiteral("CPU=10")));
    QCOMPARE(document.policy().priority.weightTres.size(), std::size_t { 1 });
    QVERIFY(model.setData(model.valueIndex(PriorityKey::PriorityUsageResetPeriod), QStringLiteral("monthly")));
    QCOMPARE(document.policy().priority.usageReset, UsageReset::Monthly);
    QVERIFY(model.setData(model.valueIndex(PriorityKey::PriorityFlags), QStringLiteral("NO_FAIR_TREE,MAX_TRES")));
    QCOMPARE(document.policy().priority.algorithm(), Algorithm::Classic);
    QCOMPARE(document.undoStack()->count(), 4);
    document.undoStack()->setIndex(0);
    QCOMPARE(halfLife.data().toString(), QStringLiteral("7-0"));
    QCOMPARE(document.policy().priority.weightTres.size(), std::size_t { 3 });
    QVERIFY(!document.isModified());
}

void TestPolicyModels::settingsTakeNumbersAsPeopleTypeThem()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    SettingsModel model(&document);
    const QModelIndex weight = model.valueIndex(PriorityKey::PriorityWeightAge);
    QVERIFY(model.setData(weight, QStringLiteral(" 3,000 ")));
    QCOMPARE(document.policy().priority.weightAge, 3000u);
    QVERIFY(model.setData(weight, QStringLiteral("3000"))); // the same again
    QCOMPARE(document.undoStack()->count(), 1);
}

void TestPolicyModels::settingsRefuseWhatSlurmWouldNotRead_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("text");
    const auto row
        = [](const char *name, PriorityKey key, const char *text) { QTest::newRow(name) << static_cast<int>(key) << QString::fromUtf8(text); };
    row("a weight of words", PriorityKey::PriorityWeightAge, "much");
    row("a negative weight", PriorityKey::PriorityWeightAge, "-1");
    row("a weight beyond 32 bit", PriorityKey::PriorityWeightAge, "4294967296");
    row("a time of words", PriorityKey::PriorityDecayHalfLife, "a week");
    row("no calculation period", PriorityKey::PriorityCalcPeriod, "0");
    row("an unknown reset", PriorityKey::PriorityUsageResetPeriod, "HOURLY");
    row("neither yes nor no", PriorityKey::PriorityFavorSmall, "maybe");
    row("an unknown plugin", PriorityKey::PriorityType, "priority/magic");
    row("a dampening below 0", PriorityKey::FairShareDampeningFactor, "-1");
    row("half a list of weights", PriorityKey::PriorityWeightTres, "CPU=10,Mem");
    row("a second line", PriorityKey::PriorityParameters, "a\nPriorityWeightAge=1");
}

void TestPolicyModels::settingsRefuseWhatSlurmWouldNotRead()
{
    QFETCH(int, key);
    QFETCH(QString, text);
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    SettingsModel model(&document);
    QSignalSpy refused(&model, &SettingsModel::editRefused);
    const auto priorityKey = static_cast<PriorityKey>(key);
    const QModelIndex value = model.valueIndex(priorityKey);
    const QString before = value.data().toString();

    QVERIFY(!model.errorFor(priorityKey, text).isEmpty());
    QVERIFY(!model.setData(value, text));

    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.at(0).at(1).toString(), value.data(ErrorRole).toString());
    QCOMPARE(value.data().toString(), before);
    QVERIFY(!document.isModified());
}

void TestPolicyModels::aRefusalGoesWithTheNextGoodValue()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    SettingsModel model(&document);
    const QModelIndex weight = model.valueIndex(PriorityKey::PriorityWeightAge);
    QVERIFY(!model.setData(weight, QStringLiteral("much")));
    QVERIFY(!weight.data(ErrorRole).toString().isEmpty());
    QVERIFY(model.setData(weight, QStringLiteral("5")));
    QCOMPARE(weight.data(ErrorRole).toString(), QString());
}

void TestPolicyModels::trackedTresAreASetting()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    SettingsModel model(&document);
    const QModelIndex tracked = model.valueIndex(PriorityKey::AccountingStorageTres);
    QVERIFY(model.setData(tracked, QStringLiteral("gres/gpu,license/matlab")));
    QVERIFY(document.policy().tres.find("license/matlab") != noTres);
    document.undoStack()->undo();
    QCOMPARE(tracked.data().toString(), QStringLiteral("gres/gpu"));
    QVERIFY(document.policy().tres.find("license/matlab") == noTres);
}

void TestPolicyModels::changedSettingsRememberTheBaseline()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    SettingsModel model(&document);
    const QModelIndex weight = model.valueIndex(PriorityKey::PriorityWeightAge);
    QVERIFY(!weight.data(ChangedRole).toBool());
    QVERIFY(model.setData(weight, 3000));
    QVERIFY(weight.data(ChangedRole).toBool());
    QCOMPARE(weight.data(BaselineRole).toString(), QStringLiteral("1,000"));
    document.makeBaseline();
    QVERIFY(!weight.data(ChangedRole).toBool());
}

void TestPolicyModels::theGroupsHoldEveryKeyOnce()
{
    std::vector<PriorityKey> keys = SettingsModel::weightKeys();
    for (const auto &group : { SettingsModel::decayKeys(), SettingsModel::otherKeys() }) {
        keys.insert(keys.end(), group.begin(), group.end());
    }
    keys.push_back(PriorityKey::PriorityFlags);
    std::sort(keys.begin(), keys.end());
    QCOMPARE(keys.size(), priorityKeyCount);
    QVERIFY(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
}

void TestPolicyModels::flagsAreChecked()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    FlagsModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    QCOMPARE(model.rowCount(), static_cast<int>(priorityFlagCount));
    const auto flag = [&](PriorityFlag which) { return model.index(static_cast<int>(which), FlagsModel::Flag); };
    QCOMPARE(flag(PriorityFlag::MaxTres).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    QCOMPARE(flag(PriorityFlag::NoFairTree).data().toString(), QStringLiteral("NO_FAIR_TREE"));

    QVERIFY(model.setData(flag(PriorityFlag::NoFairTree), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(document.policy().priority.algorithm(), Algorithm::Classic);
    QVERIFY(flag(PriorityFlag::NoFairTree).data(ChangedRole).toBool());
    document.undoStack()->undo();
    QCOMPARE(document.policy().priority.algorithm(), Algorithm::FairTree);
    QCOMPARE(flag(PriorityFlag::NoFairTree).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(!model.index(row, FlagsModel::Meaning).data().toString().isEmpty());
        QCOMPARE(model.index(row, FlagsModel::Default).data().toString(), QStringLiteral("not set")); // slurm.conf(5): no flag is by default
    }
}

void TestPolicyModels::modelsFollowAnotherPolicy()
{
    Document document;
    PartitionModel partitions(&document);
    NodeGroupModel nodes(&document);
    QosModel qos(&document);
    const QAbstractItemModelTester first(&partitions, fatal);
    const QAbstractItemModelTester second(&nodes, fatal);
    const QAbstractItemModelTester third(&qos, fatal);
    QCOMPARE(partitions.rowCount(), 0);
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    QCOMPARE(partitions.rowCount(), 3);
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    QCOMPARE(partitions.rowCount(), 2);
    QCOMPARE(nodes.rowCount(), 1);
    QCOMPARE(qos.rowCount(), static_cast<int>(document.policy().qos->size()));
}

APPORTION_TEST(TestPolicyModels)
} // namespace test_policy_models

#include "test_policy_models.moc"
