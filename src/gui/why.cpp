// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/why.h"

#include "gui/derived_weights_model.h"
#include "gui/workspace.h"
#include "models/account_tree_model.h"
#include "models/billing_model.h"
#include "models/chip_model.h"
#include "models/compare_model.h"
#include "models/job_model.h"
#include "models/partition_model.h"

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

/// What a core of a chip is worth: told by the weights of the first partition that has nodes with it.
ExplainQuestion aboutChip(const QModelIndex &cell, const Workspace &workspace)
{
    const Evaluation *draft = draftOf(workspace);
    const auto row = static_cast<std::size_t>(cell.row());
    if (draft == nullptr || row >= draft->policy().chips->size()) {
        return {};
    }
    const Policy &policy = draft->policy();
    const std::string &chip = policy.chips->at(row).name;
    const auto hasChip = [&policy, &chip](const PartitionNodes &nodes) {
        return nodes.count > 0 && nodes.group < policy.nodeGroups->size() && sameIgnoringCase(policy.nodeGroups->at(nodes.group).chip, chip);
    };
    const std::vector<Partition> &partitions = *policy.partitions;
    const auto found = std::find_if(partitions.begin(), partitions.end(), [&hasChip](const Partition &partition) {
        return !partition.requeue && std::any_of(partition.nodes.begin(), partition.nodes.end(), hasChip); // requeue: no chip counts
    });
    return found == partitions.end() ? ExplainQuestion() : DerivedWeightsOf { static_cast<std::uint16_t>(found - partitions.begin()) };
}

/// What a partition's nodes come to, and the weights that follow from them.
ExplainQuestion aboutPartition(const QModelIndex &cell)
{
    const int column = cell.column();
    const bool computed = (column >= PartitionModel::Nodes && column <= PartitionModel::Gpus) || column == PartitionModel::BillingWeights;
    return computed ? DerivedWeightsOf { static_cast<std::uint16_t>(cell.row()) } : ExplainQuestion();
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

bool hasAnswers(const QAbstractItemModel *model)
{
    return qobject_cast<const AccountTreeModel *>(model) != nullptr || qobject_cast<const JobModel *>(model) != nullptr
        || qobject_cast<const BillingModel *>(model) != nullptr || qobject_cast<const CompareModel *>(model) != nullptr
        || qobject_cast<const DerivedWeightsModel *>(model) != nullptr || qobject_cast<const DerivedSharesModel *>(model) != nullptr
        || qobject_cast<const PartitionModel *>(model) != nullptr || qobject_cast<const ChipModel *>(model) != nullptr;
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
    if (qobject_cast<const PartitionModel *>(model) != nullptr) {
        return aboutPartition(source);
    }
    if (qobject_cast<const ChipModel *>(model) != nullptr) {
        return source.column() == ChipModel::EffectiveWeight ? aboutChip(source, workspace) : ExplainQuestion();
    }
    return {};
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
