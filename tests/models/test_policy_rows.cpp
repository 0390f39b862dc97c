// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that are added, duplicated, removed and moved, and cells whose edit reaches other tables.
#include "core/evaluate/odyssey.h"
#include "core/schema/setting_fields.h"
#include "golden_document.h"
#include "model_text.h"
#include "models/chip_model.h"
#include "models/node_group_model.h"
#include "models/partition_model.h"
#include "models/qos_model.h"
#include "models/settings_model.h"
#include "support/test_case.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace test_policy_rows
{

using namespace apportion;

namespace
{

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

} // namespace

class TestPolicyRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everyRowStepIsUndone_data();
    void everyRowStepIsUndone();
    void addedRowsKeepTheSelection();
    void nodesThatGrowReachTheirPartitions();
    void removedNodesLeaveThePartitions();
    void nodesTakeWhatSlurmConfTakes();
    void partitionsTakeNodesQosAndTimes();
    void renamedPartitionsAreFollowedByJobs();
    void qosTakeFlagsAndLimitsAndKeepTheRest();
    void chipsGiveWeights();
    void settingsGoBackToTheirDefault();
};

void TestPolicyRows::everyRowStepIsUndone_data()
{
    QTest::addColumn<QString>("table");
    for (const char *table : { "nodes", "partitions", "qos", "chips" }) {
        QTest::newRow(table) << QString::fromLatin1(table);
    }
}

void TestPolicyRows::everyRowStepIsUndone()
{
    QFETCH(QString, table);
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("odyssey")));
    Snapshot whole = document.snapshot();
    whole.policy.chips.edit() = odysseyChips();
    document.load(whole, {}, QStringLiteral("odyssey"), {});
    std::unique_ptr<PolicyTableModel> model;
    if (table == QLatin1String("nodes")) {
        model = std::make_unique<NodeGroupModel>(&document);
    } else if (table == QLatin1String("partitions")) {
        model = std::make_unique<PartitionModel>(&document);
    } else if (table == QLatin1String("qos")) {
        model = std::make_unique<QosModel>(&document);
    } else {
        model = std::make_unique<ChipModel>(&document);
    }
    const QAbstractItemModelTester tester(model.get(), fatal);
    const int rows = model->rowCount();
    QVERIFY(rows >= 1);

    QCOMPARE(model->addRow(0), 1);
    QCOMPARE(model->rowCount(), rows + 1);
    QVERIFY(model->index(1, 0).data(ChangedRole).toBool()); // it is not in the baseline
    const Policy added = document.policy();
    QCOMPARE(model->duplicateRows({ 0 }), 1);
    QCOMPARE(model->rowCount(), rows + 2);
    QVERIFY(model->index(1, 0).data() != model->index(0, 0).data());
    const QVariant first = model->index(0, 0).data();
    QVERIFY(model->moveRowsBy({ 0, 1 }, +1) >= 0);
    QCOMPARE(model->index(1, 0).data(), first);
    QCOMPARE(model->moveRowsBy({ 0 }, -1), -1); // it is at the top
    QVERIFY(model->deleteRows({ 0, 1 }) >= -1);
    QCOMPARE(model->rowCount(), rows);
    QCOMPARE(document.undoStack()->count(), 4);
    const Policy after = document.policy();

    document.undoStack()->setIndex(1);
    QVERIFY(document.policy() == added);
    document.undoStack()->setIndex(0);
    QVERIFY(document.snapshot() == whole);
    QCOMPARE(model->rowCount(), rows);
    document.undoStack()->setIndex(4);
    QVERIFY(document.policy() == after);
    QCOMPARE(model->rowCount(), rows);
}

void TestPolicyRows::addedRowsKeepTheSelection()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("odyssey")));
    PartitionModel model(&document);
    const QPersistentModelIndex last = model.index(model.rowCount() - 1, PartitionModel::Name);
    const QString name = last.data().toString();
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.addRow(0);
    QCOMPARE(last.data().toString(), name);
    QCOMPARE(last.row(), model.rowCount() - 1);
    model.deleteRows({ 1 });
    QCOMPARE(last.data().toString(), name);
    QCOMPARE(reset.size(), 0);
}

void TestPolicyRows::nodesThatGrowReachTheirPartitions()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    NodeGroupModel nodes(&document);
    const PartitionModel partitions(&document);
    const QModelIndex count = nodes.index(0, NodeGroupModel::Count);
    QCOMPARE(partitions.index(0, PartitionModel::Nodes).data().toString(), QStringLiteral("4"));
    QVERIFY(nodes.setData(count, QStringLiteral("6")));
    QCOMPARE(nodes.index(0, NodeGroupModel::Names).data().toString(), QStringLiteral("n[1-6]"));
    QCOMPARE(partitions.index(0, PartitionModel::Nodes).data().toString(), QStringLiteral("6"));
    QCOMPARE(partitions.index(0, PartitionModel::Cpus).data().toString(), QStringLiteral("96"));
    QCOMPARE(document.undoStack()->count(), 1);
    document.undoStack()->undo();
    QCOMPARE(partitions.index(0, PartitionModel::Nodes).data().toString(), QStringLiteral("4"));
}

void TestPolicyRows::removedNodesLeaveThePartitions()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    NodeGroupModel nodes(&document);
    const PartitionModel partitions(&document);
    nodes.deleteRows({ 0 });
    for (int row = 0; row < partitions.rowCount(); ++row) {
        QCOMPARE(partitions.index(row, PartitionModel::Nodes).data().toString(), QStringLiteral("0"));
    }
}

void TestPolicyRows::nodesTakeWhatSlurmConfTakes()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    NodeGroupModel model(&document);
    const auto enter = [&](int column, const char *text) { return model.setData(model.index(0, column), QString::fromUtf8(text)); };
    QVERIFY(enter(NodeGroupModel::Memory, "256G"));
    QCOMPARE(document.policy().nodeGroups->at(0).memoryMb, std::uint64_t { 262144 });
    QVERIFY(enter(NodeGroupModel::Memory, "62.5 GB"));
    QCOMPARE(document.policy().nodeGroups->at(0).memoryMb, std::uint64_t { 64000 });
    QVERIFY(!enter(NodeGroupModel::Memory, "much"));
    QVERIFY(enter(NodeGroupModel::Gres, "gpu:h100:8"));
    QCOMPARE(tresCount(document.policy().nodeGroups->at(0).gres, "gres/gpu"), std::uint64_t { 8 });
    for (const char *odd : { "gpu::", "gpu:4,gpu", "gpu:h100:2g.10gb:x", "gpu:h100:4z" }) {
        QVERIFY2(!enter(NodeGroupModel::Gres, odd), odd);
    }
    QCOMPARE(document.policy().nodeGroups->at(0).gresWritten, std::string("gpu:h100:8"));
    QVERIFY(enter(NodeGroupModel::Cores, "64"));
    QVERIFY(!enter(NodeGroupModel::Cpus, "0"));
    QVERIFY(!enter(NodeGroupModel::Names, "n[1-"));
    QVERIFY(!enter(NodeGroupModel::Count, "0"));
}

void TestPolicyRows::partitionsTakeNodesQosAndTimes()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    PartitionModel model(&document);
    const auto enter = [&](int column, const char *text) { return model.setData(model.index(0, column), QString::fromUtf8(text)); };
    QVERIFY(enter(PartitionModel::MaxTime, "2-12"));
    QCOMPARE(document.policy().partitions->at(0).maxTime.minutes, 60u * 60);
    QVERIFY(!enter(PartitionModel::MaxTime, "a week"));
    QVERIFY(enter(PartitionModel::Qos, "high"));
    QVERIFY(!enter(PartitionModel::Qos, "royal"));
    QVERIFY(!enter(PartitionModel::NodeList, "nowhere[1-2]"));
    QVERIFY(enter(PartitionModel::NodeList, "ALL"));
    QCOMPARE(model.index(0, PartitionModel::Nodes).data(SortRole).toULongLong(), document.policy().clusterNodes());
    QVERIFY(enter(PartitionModel::Requeue, "yes"));
    QVERIFY(document.policy().partitions->at(0).requeue);
    const QString other = model.index(1, PartitionModel::Name).data().toString();
    QVERIFY(!enter(PartitionModel::Name, qPrintable(other)));
}

void TestPolicyRows::renamedPartitionsAreFollowedByJobs()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("tres_max")));
    PartitionModel model(&document);
    const auto asked = [&](const char *name) {
        int jobs = 0;
        for (const Job &job : *document.situation().jobs) {
            jobs += static_cast<int>(std::count(job.partitions.begin(), job.partitions.end(), name));
        }
        return jobs;
    };
    const int jobs = asked("batch");
    QVERIFY(jobs > 0);
    QVERIFY(model.setData(model.index(0, PartitionModel::Name), QStringLiteral("work")));
    QCOMPARE(asked("work"), jobs);
    QCOMPARE(document.undoStack()->count(), 1);
    document.undoStack()->undo();
    QCOMPARE(asked("batch"), jobs);
}

void TestPolicyRows::qosTakeFlagsAndLimitsAndKeepTheRest()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    Policy policy = document.policy();
    policy.qos.edit()[1].foreign = { { "GraceTime", "60" }, { "Flags", "'DenyOnLimit'" }, { "MaxTRESPerUser", "'cpu=100,mem=5'" } };
    document.load({ policy, {} }, {}, {}, {});
    QosModel model(&document);
    const QModelIndex flags = model.index(1, QosModel::Flags);
    const QModelIndex limits = model.index(1, QosModel::Limits);
    QCOMPARE(flags.data().toString(), QStringLiteral("DenyOnLimit"));
    QCOMPARE(limits.data().toString(), QStringLiteral("GraceTime=60:MaxTRESPerUser='cpu=100,mem=5'"));
    QVERIFY(model.setData(flags, QStringLiteral("DenyOnLimit,NoDecay")));
    QVERIFY(model.setData(limits, QStringLiteral("GraceTime=60:MaxJobsPerUser=4")));
    const std::vector<ForeignKey> &foreign = document.policy().qos->at(1).foreign;
    QCOMPARE(foreign.size(), std::size_t { 3 });
    QVERIFY((foreign[0] == ForeignKey { "Flags", "'DenyOnLimit,NoDecay'" }));
    QVERIFY((foreign[2] == ForeignKey { "MaxJobsPerUser", "4" }));
    QVERIFY(!model.setData(limits, QStringLiteral("Priority=5")));
    QVERIFY(!model.setData(limits, QStringLiteral("four jobs")));
    QVERIFY(!model.setData(limits, QStringLiteral("GrpTRES='cpu=4")));
    QVERIFY(model.setData(model.index(1, QosModel::UsageFactor), QStringLiteral("0.25")));
    QCOMPARE(document.policy().qos->at(1).usageFactor, 0.25);
    QVERIFY(!model.setData(model.index(1, QosModel::UsageFactor), QStringLiteral("-1")));
    QVERIFY(model.setData(model.index(1, QosModel::Preempt), QStringLiteral("normal, low")));
    QCOMPARE(document.policy().qos->at(1).preempt, std::string("normal,low"));
    QVERIFY(!model.setData(model.index(1, QosModel::Preempt), QStringLiteral("high")));
}

void TestPolicyRows::chipsGiveWeights()
{
    Document document;
    Policy policy;
    policy.chips.edit() = { { "Broadwell", 35.2, 1.0 }, { "New", 70.4, 0.0 } };
    document.load({ policy, {} }, {}, {}, {});
    ChipModel model(&document);
    const QAbstractItemModelTester tester(&model, fatal);
    QCOMPARE(model.index(1, ChipModel::EffectiveWeight).data().toString(), QStringLiteral("2"));
    QVERIFY(model.setData(model.index(1, ChipModel::Flops), QStringLiteral("52.8")));
    QCOMPARE(model.index(1, ChipModel::EffectiveWeight).data().toString(), QStringLiteral("1.5"));
    QVERIFY(model.setData(model.index(1, ChipModel::Weight), QStringLiteral("1.2")));
    QCOMPARE(model.index(1, ChipModel::EffectiveWeight).data().toString(), QStringLiteral("1.2"));
    QVERIFY(model.setData(model.index(1, ChipModel::Weight), QString()));
    QCOMPARE(model.index(1, ChipModel::EffectiveWeight).data().toString(), QStringLiteral("1.5"));
    QVERIFY(!model.setData(model.index(1, ChipModel::Flops), QStringLiteral("fast")));
    QVERIFY(!model.setData(model.index(1, ChipModel::Name), QStringLiteral("broadwell")));
}

void TestPolicyRows::settingsGoBackToTheirDefault()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    SettingsModel model(&document);
    const Policy before = document.policy();
    QVERIFY(model.valueIndex(PriorityKey::PriorityWeightAge).data(SettingsModel::OwnValueRole).toBool());
    for (std::size_t i = 0; i < priorityKeyCount; ++i) {
        const auto key = static_cast<PriorityKey>(i);
        model.resetToDefault(key);
        QVERIFY2(!model.valueIndex(key).data(SettingsModel::OwnValueRole).toBool(), priorityKeyWord(key));
        QVERIFY2(!document.policy().priority.isGiven(key), priorityKeyWord(key));
    }
    QVERIFY(!model.resetToDefault(PriorityKey::PriorityWeightAge));
    document.undoStack()->setIndex(0);
    QVERIFY(document.policy() == before);
    // releases before 23.11 take priority/basic by themselves
    slurm::Imported imported = importGolden(QStringLiteral("fair_tree_rules"));
    imported.policy.release = 2302;
    Document older;
    older.load(imported, {}, QStringLiteral("older"), imported.diagnostics);
    SettingsModel settings(&older);
    const QModelIndex type = settings.valueIndex(PriorityKey::PriorityType);
    QCOMPARE(type.siblingAtColumn(SettingsModel::Default).data().toString(), QStringLiteral("priority/basic"));
    QVERIFY(type.data(SettingsModel::OwnValueRole).toBool());
    QVERIFY(settings.resetToDefault(PriorityKey::PriorityType));
    QCOMPARE(type.data().toString(), QStringLiteral("priority/basic"));
    QVERIFY(!type.data(SettingsModel::OwnValueRole).toBool());
    QCOMPARE(model.valueIndex(PriorityKey::PriorityType).siblingAtColumn(SettingsModel::Default).data().toString(),
        QStringLiteral("priority/multifactor"));
}

APPORTION_TEST(TestPolicyRows)
} // namespace test_policy_rows

#include "test_policy_rows.moc"
