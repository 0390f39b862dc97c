// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/why.h"

#include "gui/page/workspace.h"
#include "models/account_tree_model.h"
#include "models/billing_model.h"
#include "models/change_list_model.h"
#include "models/chip_model.h"
#include "models/compare_model.h"
#include "models/derived_weights_model.h"
#include "models/job_model.h"
#include "models/node_group_model.h"
#include "models/partition_model.h"
#include "models/qos_model.h"
#include "models/settings_model.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QAction>
#include <QCoreApplication>
#include <QItemSelectionModel>
#include <QMenu>
#include <QTreeView>

#include <algorithm>

namespace apportion
{

namespace
{

struct Why
{
    Q_DECLARE_TR_FUNCTIONS(Why)
};

const Evaluation *draftOf(const Workspace &workspace)
{
    return workspace.results() ? workspace.results()->evaluation.get() : nullptr;
}

ExplainQuestion aboutAssociation(const QModelIndex &cell, const Workspace &workspace)
{
    const AssociationId id = AccountTreeModel::associationId(cell);
    const Evaluation *draft = draftOf(workspace);
    if (id == noAssociation || draft == nullptr || !draft->tree().isLive(id)) {
        return {};
    }
    switch (cell.column()) {
    case AccountTreeModel::RawShares:
        return AssociationNumber { id, AssociationQuantity::RawShares };
    case AccountTreeModel::NormShares:
        return AssociationNumber { id, AssociationQuantity::NormShares };
    case AccountTreeModel::Usage:
        return AssociationNumber { id, AssociationQuantity::RawUsage };
    case AccountTreeModel::EffectiveUsage:
        return AssociationNumber { id, AssociationQuantity::EffectiveUsage };
    case AccountTreeModel::LevelFs:
        return AssociationNumber { id, AssociationQuantity::LevelFs };
    case AccountTreeModel::Rank:
        return AssociationNumber { id, draft->tree().isUser(id) ? AssociationQuantity::Rank : AssociationQuantity::LevelFs };
    default:
        return AssociationNumber { id, draft->hasFairShare(id) ? AssociationQuantity::FairShare : AssociationQuantity::LevelFs };
    }
}

JobQuantity jobQuantityOf(int column)
{
    switch (column) {
    case JobModel::Age:
        return JobQuantity::Age;
    case JobModel::Assoc:
        return JobQuantity::Assoc;
    case JobModel::FairShare:
        return JobQuantity::FairShare;
    case JobModel::JobSize:
        return JobQuantity::JobSize;
    case JobModel::PartitionTerm:
        return JobQuantity::Partition;
    case JobModel::QosTerm:
        return JobQuantity::Qos;
    case JobModel::Tres:
        return JobQuantity::Tres;
    case JobModel::Site:
        return JobQuantity::Site;
    case JobModel::Nice:
        return JobQuantity::Nice;
    default:
        return JobQuantity::Priority;
    }
}

ExplainQuestion aboutBilling(const QModelIndex &cell, const Workspace &workspace)
{
    const Evaluation *draft = draftOf(workspace);
    const QVariant partition = cell.data(BillingModel::PartitionIndexRole);
    if (draft == nullptr || !partition.isValid()) {
        return {};
    }
    BillingRule rule = draft->policy().priority.billingRule();
    if (cell.column() >= BillingModel::Sum && cell.column() <= BillingModel::MaxTresGres) {
        rule = static_cast<BillingRule>(cell.column() - BillingModel::Sum);
    }
    return BillingNumber { cell.data(BillingModel::JobIndexRole).toUInt(), static_cast<std::uint16_t>(partition.toUInt()), rule };
}

ExplainQuestion aboutChange(const QModelIndex &cell)
{
    const AssociationId before = cell.data(CompareModel::BeforeIdRole).toUInt();
    const AssociationId after = cell.data(CompareModel::AssociationIdRole).toUInt();
    if (cell.column() == CompareModel::BaselineFactor && before != noAssociation) {
        return AssociationNumber { before, AssociationQuantity::FairShare, true };
    }
    if (cell.column() == CompareModel::DraftFactor && after != noAssociation) {
        return AssociationNumber { after, AssociationQuantity::FairShare, false };
    }
    return ChangeOfUser { before, after };
}

ExplainQuestion aboutChip(const QModelIndex &cell)
{
    const auto row = static_cast<std::uint32_t>(cell.row());
    switch (cell.column()) {
    case ChipModel::Flops:
    case ChipModel::Weight:
    case ChipModel::EffectiveWeight:
        return TableNumber { TableQuantity::ChipWeight, row };
    case ChipModel::Nodes:
        return TableNumber { TableQuantity::ChipNodes, row };
    default:
        return {};
    }
}

ExplainQuestion aboutPartition(const QModelIndex &cell)
{
    const auto row = static_cast<std::uint32_t>(cell.row());
    switch (cell.column()) {
    case PartitionModel::Nodes:
    case PartitionModel::Cpus:
    case PartitionModel::Memory:
    case PartitionModel::Gpus:
        return TableNumber { TableQuantity::PartitionTotals, row };
    case PartitionModel::BillingWeights:
        return DerivedWeightsOf { static_cast<std::uint16_t>(row) };
    case PartitionModel::JobFactor:
        return TableNumber { TableQuantity::PartitionJobFactor, row };
    case PartitionModel::Tier:
        return TableNumber { TableQuantity::PartitionTier, row };
    case PartitionModel::MaxTime:
        return TableNumber { TableQuantity::PartitionMaxTime, row };
    default:
        return {};
    }
}

ExplainQuestion aboutNodes(const QModelIndex &cell)
{
    const bool isNumber = cell.column() >= NodeGroupModel::Count && cell.column() <= NodeGroupModel::Gres;
    return isNumber ? TableNumber { TableQuantity::NodeGroup, static_cast<std::uint32_t>(cell.row()) } : ExplainQuestion();
}

ExplainQuestion aboutQos(const QModelIndex &cell)
{
    const auto row = static_cast<std::uint32_t>(cell.row());
    switch (cell.column()) {
    case QosModel::Priority:
        return TableNumber { TableQuantity::QosPriority, row };
    case QosModel::UsageFactor:
        return TableNumber { TableQuantity::QosUsageFactor, row };
    default:
        return {};
    }
}

ExplainQuestion aboutSetting(PriorityKey key, bool inBaseline)
{
    switch (key) {
    case PriorityKey::PriorityType:
    case PriorityKey::PriorityFlags:
    case PriorityKey::PrioritySiteFactorPlugin:
    case PriorityKey::PrioritySiteFactorParameters:
    case PriorityKey::PriorityParameters:
        return {}; // words
    default:
        return SettingNumber { key, inBaseline };
    }
}

/// A value of the draft or of the baseline, in the list of what differs.
ExplainQuestion aboutChangedValue(const ChangeListModel &changes, const QModelIndex &cell)
{
    const bool inBaseline = cell.column() == ChangeListModel::Before;
    if (!inBaseline && cell.column() != ChangeListModel::After) {
        return {};
    }
    const auto &results = changes.results();
    const ChangedValue &row = results->changes.at(static_cast<std::size_t>(cell.row()));
    const PolicyDifference &all = results->difference;
    const auto inTable = [&](TableQuantity quantity, std::uint16_t before, std::uint16_t after) {
        const std::uint16_t index = inBaseline ? before : after;
        return index == unknownIndex ? ExplainQuestion() : TableNumber { quantity, index, inBaseline };
    };
    switch (row.kind) {
    case ChangedValue::Kind::Setting:
        return aboutSetting(all.settings[row.index].key, inBaseline);
    case ChangedValue::Kind::Partition: {
        const PartitionChange &change = all.partitions[row.index];
        const TableQuantity quantity = change.jobFactor ? TableQuantity::PartitionJobFactor
            : change.tier                               ? TableQuantity::PartitionTier
                                                        : TableQuantity::PartitionTotals;
        return inTable(quantity, change.before, change.after);
    }
    case ChangedValue::Kind::Qos:
        return inTable(TableQuantity::QosPriority, all.qos[row.index].before, all.qos[row.index].after);
    default: {
        const AssociationChange &change = all.associations[row.index];
        const AssociationId id = inBaseline ? change.before : change.after;
        return id == noAssociation ? ExplainQuestion() : AssociationNumber { id, AssociationQuantity::RawShares, inBaseline };
    }
    }
}

/// Two rows of one kind: which of them comes first.
ExplainQuestion orderOf(const ExplainQuestion &one, const ExplainQuestion &other)
{
    const auto *a = std::get_if<AssociationNumber>(&one);
    const auto *b = std::get_if<AssociationNumber>(&other);
    if (a != nullptr && b != nullptr && a->id != b->id) {
        return OrderOfAssociations { a->id, b->id };
    }
    const auto *jobA = std::get_if<JobNumber>(&one);
    const auto *jobB = std::get_if<JobNumber>(&other);
    if (jobA != nullptr && jobB != nullptr && jobA->row != jobB->row) {
        return OrderOfJobs { jobA->row, jobB->row };
    }
    return {};
}

void compareSelected(const QAbstractItemView *view, Workspace *workspace)
{
    const QModelIndexList rows = view->selectionModel()->selectedRows();
    if (rows.size() == 2) {
        const ExplainQuestion order = orderOf(questionAbout(rows[0], *workspace), questionAbout(rows[1], *workspace));
        if (order.index() != 0) {
            workspace->ask(order);
            return;
        }
    }
    const ExplainQuestion current = questionAbout(view->currentIndex(), *workspace);
    if (current.index() != 0) {
        workspace->ask(current);
        workspace->beginComparison();
    }
}

void installOn(QAbstractItemView *view, Workspace *workspace)
{
    auto *why = new QAction(Why::tr("Why?"), view);
    why->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1));
    why->setShortcutContext(Qt::WidgetShortcut);
    auto *before = new QAction(Why::tr("Why before another…"), view);
    auto *separator = new QAction(view);
    separator->setSeparator(true);
    QObject::connect(why, &QAction::triggered, view, [view, workspace] {
        const ExplainQuestion question = questionAbout(view->currentIndex(), *workspace);
        if (question.index() != 0) {
            workspace->ask(question);
        }
    });
    QObject::connect(before, &QAction::triggered, view, [view, workspace] { compareSelected(view, workspace); });
    QObject::connect(view, &QAbstractItemView::doubleClicked, view, [view, workspace](const QModelIndex &cell) {
        const bool opens = qobject_cast<const QTreeView *>(view) != nullptr && cell.column() == 0; // and closes
        const bool edits = cell.flags().testFlag(Qt::ItemIsEditable);
        const ExplainQuestion question = edits || opens ? ExplainQuestion() : questionAbout(cell, *workspace);
        if (question.index() != 0) {
            workspace->ask(question);
        }
    });
    const QList<QAction *> others = view->actions();
    view->insertActions(others.isEmpty() ? nullptr : others.first(), { why, before, separator });
    if (auto *menu = view->findChild<QMenu *>(QString(), Qt::FindDirectChildrenOnly)) { // a view with a menu of its own
        menu->insertActions(menu->actions().value(0), { why, before, separator });
    }
    if (view->contextMenuPolicy() == Qt::DefaultContextMenu) {
        view->setContextMenuPolicy(Qt::ActionsContextMenu);
    }
    if (view->focusPolicy() == Qt::NoFocus) {
        view->setFocusPolicy(Qt::StrongFocus);
    }
}

QModelIndex sourceOf(QModelIndex cell)
{
    while (const auto *proxy = qobject_cast<const QAbstractProxyModel *>(cell.model())) {
        cell = proxy->mapToSource(cell);
    }
    return cell;
}

const QAbstractItemModel *sourceOf(const QAbstractItemModel *model)
{
    while (const auto *proxy = qobject_cast<const QAbstractProxyModel *>(model)) {
        model = proxy->sourceModel();
    }
    return model;
}

constexpr const char *bringsQuestionsProperty = "bringsQuestions";

bool hasAnswers(const QAbstractItemModel *model)
{
    return qobject_cast<const AccountTreeModel *>(model) != nullptr || qobject_cast<const JobModel *>(model) != nullptr
        || qobject_cast<const BillingModel *>(model) != nullptr || qobject_cast<const CompareModel *>(model) != nullptr
        || qobject_cast<const DerivedWeightsModel *>(model) != nullptr || qobject_cast<const DerivedSharesModel *>(model) != nullptr
        || qobject_cast<const PartitionModel *>(model) != nullptr || qobject_cast<const ChipModel *>(model) != nullptr
        || qobject_cast<const NodeGroupModel *>(model) != nullptr || qobject_cast<const QosModel *>(model) != nullptr
        || qobject_cast<const SettingsModel *>(model) != nullptr || qobject_cast<const ChangeListModel *>(model) != nullptr
        || (model != nullptr && model->property(bringsQuestionsProperty).toBool());
}

/// The tables of what the policy is made of.
ExplainQuestion aboutPolicyTable(const QModelIndex &cell)
{
    const QAbstractItemModel *model = cell.model();
    if (qobject_cast<const PartitionModel *>(model) != nullptr) {
        return aboutPartition(cell);
    }
    if (qobject_cast<const ChipModel *>(model) != nullptr) {
        return aboutChip(cell);
    }
    if (qobject_cast<const NodeGroupModel *>(model) != nullptr) {
        return aboutNodes(cell);
    }
    if (qobject_cast<const QosModel *>(model) != nullptr) {
        return aboutQos(cell);
    }
    if (const auto *settings = qobject_cast<const SettingsModel *>(model)) {
        return cell.column() == SettingsModel::Key ? ExplainQuestion() : aboutSetting(settings->keyAt(cell.row()), false);
    }
    if (const auto *changes = qobject_cast<const ChangeListModel *>(model)) {
        return aboutChangedValue(*changes, cell);
    }
    return cell.data(questionRole).value<ExplainQuestion>();
}

} // namespace

ExplainQuestion questionAbout(const QModelIndex &cell, const Workspace &workspace)
{
    const QModelIndex source = sourceOf(cell);
    if (!source.isValid()) {
        return {};
    }
    const QAbstractItemModel *model = source.model();
    if (qobject_cast<const AccountTreeModel *>(model) != nullptr) {
        return aboutAssociation(source, workspace);
    }
    if (const auto *jobs = qobject_cast<const JobModel *>(model)) {
        return JobNumber { jobs->jobRow(source), jobQuantityOf(source.column()) };
    }
    if (qobject_cast<const BillingModel *>(model) != nullptr) {
        return aboutBilling(source, workspace);
    }
    if (qobject_cast<const CompareModel *>(model) != nullptr) {
        return aboutChange(source);
    }
    if (qobject_cast<const DerivedWeightsModel *>(model) != nullptr) {
        return DerivedWeightsOf { static_cast<std::uint16_t>(source.data(DerivedWeightsModel::PartitionRole).toUInt()) };
    }
    if (qobject_cast<const DerivedSharesModel *>(model) != nullptr) {
        return DerivedSharesOf { source.data(DerivedSharesModel::AccountIdRole).toUInt() };
    }
    return aboutPolicyTable(source);
}

void bringsQuestions(QAbstractItemModel *model)
{
    model->setProperty(bringsQuestionsProperty, true);
}

void installWhy(QWidget *page, Workspace *workspace)
{
    if (page == nullptr) {
        return;
    }
    const QList<QAbstractItemView *> views = page->findChildren<QAbstractItemView *>();
    for (QAbstractItemView *view : views) {
        if (hasAnswers(sourceOf(view->model()))) {
            installOn(view, workspace);
        }
    }
}

} // namespace apportion
