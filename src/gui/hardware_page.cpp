// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hardware_page.h"

#include "core/difference.h"
#include "gui/derived_weights_model.h"
#include "gui/empty_state.h"
#include "gui/inline_notice.h"
#include "gui/look.h"
#include "gui/page_layout.h"
#include "gui/policy_cell_delegate.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/segmented_control.h"
#include "gui/workspace.h"
#include "models/number_format.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr auto editTriggers
    = QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed;
constexpr int mostDerivedRows = 8;

QTableView *makeTable(QAbstractItemModel *model, QAbstractItemDelegate *cells, const QString &name, QWidget *parent)
{
    auto *table = new QTableView(parent);
    prepareTable(table);
    table->setModel(model);
    table->setItemDelegate(cells);
    table->setAccessibleName(name);
    table->setEditTriggers(editTriggers);
    return table;
}

QStackedWidget *makeStack(QWidget *table, EmptyState *empty, QWidget *parent)
{
    auto *stack = new QStackedWidget(parent);
    stack->addWidget(table);
    stack->addWidget(empty);
    return stack;
}

} // namespace

HardwarePage::HardwarePage(Workspace *workspace, QWidget *parent)
    : Page(workspace, parent), m_nodeModel(new NodeGroupModel(workspace->document(), this)),
      m_partitionModel(new PartitionModel(workspace->document(), this)), m_billingModel(new BillingModel(workspace->document(), this)),
      m_derivedModel(new DerivedWeightsModel(workspace->document(), this)), m_nodeCells(new PolicyCellDelegate(this)),
      m_partitionCells(new PolicyCellDelegate(this)), m_billingCells(new PolicyCellDelegate(this)), m_derivedCells(new PolicyCellDelegate(this))
{
    m_notice = new InlineNotice(this);
    m_splitter = makeSplitter(Qt::Vertical, this);
    m_splitter->addWidget(buildNodes());
    m_splitter->addWidget(buildPartitions());
    m_splitter->addWidget(buildBilling());
    m_splitter->setSizes({ 190, 215, 290 });
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_splitter, 1);
    buildSide();
    connectAll();
    policyChanged({});
    takeResults(workspace->results());
}

HardwarePage::~HardwarePage()
{
    if (m_side != nullptr && m_side->parentWidget() == nullptr) {
        delete m_side; // nobody took it
    }
}

QString HardwarePage::title() const
{
    return tr("Hardware");
}

void HardwarePage::applyPalette(const Palette &palette)
{
    for (PolicyCellDelegate *cells : { m_nodeCells, m_partitionCells, m_billingCells, m_derivedCells }) {
        cells->setPalette(palette);
    }
    for (QTableView *table : { m_nodes, m_partitions, m_billing, m_derived }) {
        table->viewport()->update();
    }
}

QWidget *HardwarePage::sideWidget()
{
    return m_side;
}

bool HardwarePage::showsExplain() const
{
    return true;
}

bool HardwarePage::jumpTo(const ObjectRef &object)
{
    QTableView *table = nullptr;
    if (object.kind == ObjectRef::Kind::Partition) {
        table = m_partitions;
    } else if (object.kind == ObjectRef::Kind::NodeGroup) {
        table = m_nodes;
    }
    if (table == nullptr) {
        return false;
    }
    const QModelIndex index = table->model()->index(static_cast<int>(object.id), 0);
    if (!index.isValid()) {
        return false;
    }
    table->setCurrentIndex(index);
    table->scrollTo(index);
    table->setFocus();
    return true;
}

QWidget *HardwarePage::buildNodes()
{
    m_nodeHeader = new SectionHeader(tr("Nodes"));
    m_nodeCells->setQuietColumns({ NodeGroupModel::Gres, NodeGroupModel::Owner });
    m_nodeCells->setChoices([this](const QModelIndex &index) {
        QList<PolicyCellDelegate::Choice> choices;
        if (index.column() == NodeGroupModel::Chip) {
            choices.append({ QString(), tr("not known") });
            for (const Chip &chip : *workspace()->document()->policy().chips) {
                const QString name = QString::fromStdString(chip.name);
                choices.append({ name, name });
            }
        }
        return choices;
    });
    m_nodes = makeTable(m_nodeModel, m_nodeCells, tr("Nodes of the cluster"), this);
    using Column = NodeGroupModel::Column;
    setColumnWidths(m_nodes->horizontalHeader(),
        { { Column::Names, 176 }, { Column::Count, 64 }, { Column::Cpus, 120 }, { Column::Memory, 142 }, { Column::Gres, 150 },
            { Column::Chip, 120 } },
        Column::Owner);
    auto *empty = new EmptyState(tr("No nodes"), tr("Nodes come with the NodeName lines of slurm.conf: drop that file on the window."));
    m_nodeStack = makeStack(m_nodes, empty, this);
    return makeSection(m_nodeHeader, m_nodeStack, this);
}

QWidget *HardwarePage::buildPartitions()
{
    m_partitionHeader = new SectionHeader(tr("Partitions"));
    m_partitionCells->setQuietColumns({ PartitionModel::Gpus, PartitionModel::Nodes, PartitionModel::Cpus, PartitionModel::Memory });
    m_partitionCells->setErrorCheck([](const QModelIndex &index, const QString &text) { return PartitionModel::errorFor(index.column(), text); });
    m_partitions = makeTable(m_partitionModel, m_partitionCells, tr("Partitions and what they charge"), this);
    m_partitions->setSelectionMode(QAbstractItemView::ExtendedSelection);
    using Column = PartitionModel::Column;
    setColumnWidths(m_partitions->horizontalHeader(),
        { { Column::Name, 130 }, { Column::Nodes, 62 }, { Column::Cpus, 68 }, { Column::Memory, 88 }, { Column::Gpus, 62 }, { Column::JobFactor, 90 },
            { Column::Tier, 56 } },
        Column::BillingWeights);
    m_partitions->hideColumn(Column::Qos);
    m_partitions->hideColumn(Column::MaxTime);
    auto *empty
        = new EmptyState(tr("No partitions"), tr("Partitions come with the PartitionName lines of slurm.conf, or with scontrol show partition."));
    m_partitionStack = makeStack(m_partitions, empty, this);
    return makeSection(m_partitionHeader, m_partitionStack, this);
}

QWidget *HardwarePage::buildBilling()
{
    m_billingHeader = new SectionHeader(tr("What the jobs are billed"));
    m_everywhere = new QToolButton;
    m_everywhere->setText(tr("In every partition"));
    m_everywhere->setCheckable(true);
    setLook(m_everywhere, "switch");
    m_everywhere->setToolTip(tr("Bill each job in all partitions instead of in those it asks for"));
    m_rule = new SegmentedControl({ QStringLiteral("SUM"), QStringLiteral("MAX_TRES"), QStringLiteral("MAX_TRES_GRES") });
    m_rule->setAccessibleName(tr("Billing rule"));
    m_rule->button(0)->setToolTip(tr("The sum of every count × weight"));
    m_rule->button(1)->setToolTip(tr("The largest of CPUs, memory, nodes and each GRES, plus licenses and the like"));
    m_rule->button(2)->setToolTip(tr("The largest of CPUs, memory and nodes, plus all GRES, plus licenses and the like"));
    m_billingHeader->addControl(m_everywhere);
    m_billingHeader->addControl(m_rule);
    m_billingCells->setQuietColumns({ BillingModel::User, BillingModel::Cpus, BillingModel::Memory, BillingModel::Gpus });
    m_billingCells->setHighlightRole(BillingModel::InUseRole);
    m_billing = makeTable(m_billingModel, m_billingCells, tr("Jobs and what they are billed under each rule"), this);
    m_billing->setSelectionMode(QAbstractItemView::SingleSelection);
    using Column = BillingModel::Column;
    setColumnWidths(m_billing->horizontalHeader(),
        { { Column::JobId, 64 }, { Column::User, 84 }, { Column::Cpus, 58 }, { Column::Memory, 80 }, { Column::Gpus, 58 }, { Column::Sum, 118 },
            { Column::MaxTres, 150 }, { Column::MaxTresGres, 184 } },
        Column::PartitionName);
    auto *empty
        = new EmptyState(tr("No jobs to bill"), tr("Open the output of scontrol -o show job to see what real jobs are billed under each rule."));
    m_billingStack = makeStack(m_billing, empty, this);
    return makeSection(m_billingHeader, m_billingStack, this);
}

void HardwarePage::buildSide()
{
    m_side = new QWidget;
    auto *layout = new QVBoxLayout(m_side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new SectionHeader(tr("Weights from the hardware")));
    auto *how = new QLabel(tr("A CPU costs what its chip is worth; memory costs as much as the cores beside it."));
    setLook(how, "quiet");
    how->setWordWrap(true);
    layout->addWidget(how);
    m_derivedCells->setQuietColumns({ DerivedWeightsModel::PartitionName });
    m_derived = makeTable(m_derivedModel, m_derivedCells, tr("Billing weights derived from the hardware"), m_side);
    m_derived->setFocusPolicy(Qt::NoFocus);
    m_derived->setSelectionMode(QAbstractItemView::NoSelection);
    m_derived->setEditTriggers(QAbstractItemView::NoEditTriggers);
    setColumnWidths(m_derived->horizontalHeader(), { { DerivedWeightsModel::PartitionName, 80 } }, DerivedWeightsModel::Weights);
    m_derivedEmpty = new EmptyState(
        tr("The chips are not known"), tr("Choose the chip of each kind of node in the table of nodes: double-click in its column Chip."));
    m_derivedStack = makeStack(m_derived, m_derivedEmpty, m_side);
    layout->addWidget(m_derivedStack);
    m_apply = new QPushButton;
    m_apply->setObjectName(QStringLiteral("applyDerived"));
    layout->addWidget(m_apply, 0, Qt::AlignLeft);
    layout->addStretch(1);
}

void HardwarePage::connectAll()
{
    connect(workspace(), &Workspace::resultsChanged, this, &HardwarePage::takeResults);
    connect(workspace()->document(), &Document::policyChanged, this, &HardwarePage::policyChanged);
    connect(m_rule, &SegmentedControl::chosen, this, &HardwarePage::chooseRule);
    connect(m_everywhere, &QToolButton::toggled, this, [this](bool all) {
        m_billingModel->setAllPartitions(all);
        refreshTitles();
    });
    connect(m_apply, &QPushButton::clicked, this, &HardwarePage::applyDerived);
    connect(m_derivedModel, &QAbstractItemModel::modelReset, this, &HardwarePage::refreshDerived);
    connect(m_partitions->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HardwarePage::refreshDerived);
    connect(m_billing->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &HardwarePage::explainBilling);
    connect(m_nodeModel, &NodeGroupModel::editRefused, this, [this](const QModelIndex &, const QString &message) { showError(message); });
    connect(m_partitionModel, &PartitionModel::editRefused, this, [this](const QModelIndex &, const QString &message) { showError(message); });
}

void HardwarePage::takeResults(const std::shared_ptr<const Results> &results)
{
    m_billingModel->setResults(results);
    refreshTitles();
}

void HardwarePage::policyChanged(const PolicyChange &change)
{
    if (change.kind == PolicyChange::Kind::RawShares) {
        return;
    }
    m_notice->hide();
    m_nodeStack->setCurrentIndex(m_nodeModel->rowCount() == 0 ? 1 : 0);
    m_partitionStack->setCurrentIndex(m_partitionModel->rowCount() == 0 ? 1 : 0);
    refreshTitles();
    refreshRule();
    refreshDerived();
}

void HardwarePage::refreshTitles()
{
    const Policy &policy = workspace()->document()->policy();
    const bool noNodes = policy.nodeGroups->empty();
    m_nodeHeader->setRemark(noNodes
            ? QString()
            : tr("%1 nodes with %2 CPUs")
                  .arg(integerText(static_cast<std::int64_t>(policy.clusterNodes())), integerText(static_cast<std::int64_t>(policy.clusterCpus()))));
    m_partitionHeader->setRemark(policy.partitions->empty() ? QString() : tr("weights, job factor and tier are edited in place"));
    m_billingStack->setCurrentIndex(m_billingModel->rowCount() == 0 ? 1 : 0);
    m_billingHeader->setRemark(m_billingModel->rowCount() == 0 ? QString() : tr("billing a second"));
    m_everywhere->setVisible(!policy.jobs->empty());
}

void HardwarePage::refreshRule()
{
    m_rule->setCurrent(static_cast<int>(workspace()->document()->policy().priority.billingRule()));
}

std::vector<int> HardwarePage::selectedPartitions() const
{
    std::vector<int> result;
    const QModelIndexList rows = m_partitions->selectionModel()->selectedRows();
    std::transform(rows.begin(), rows.end(), std::back_inserter(result), [](const QModelIndex &row) { return row.row(); });
    return result;
}

void HardwarePage::refreshDerived()
{
    const int rows = m_derivedModel->rowCount();
    m_derivedStack->setCurrentIndex(rows == 0 ? 1 : 0);
    m_derivedStack->setFixedHeight(rows == 0 ? 120 : m_derived->horizontalHeader()->height() + std::min(rows, mostDerivedRows) * rowHeight + 2);
    const std::vector<int> selected = selectedPartitions();
    const auto count = static_cast<int>(m_derivedModel->differing(selected).size());
    m_apply->setVisible(rows != 0);
    m_apply->setEnabled(count != 0);
    if (count == 0) {
        m_apply->setText(selected.empty() ? tr("In force already") : tr("Nothing to apply to the selected"));
    } else if (selected.empty()) {
        m_apply->setText(tr("Apply to all that differ (%1)").arg(integerText(count)));
    } else {
        m_apply->setText(tr("Apply to the selected (%1)").arg(integerText(count)));
    }
}

void HardwarePage::chooseRule(int rule)
{
    PrioritySettings settings = workspace()->document()->policy().priority;
    settings.set(PriorityFlag::MaxTres, rule == static_cast<int>(BillingRule::MaxTres));
    settings.set(PriorityFlag::MaxTresGres, rule == static_cast<int>(BillingRule::MaxTresGres));
    workspace()->document()->setPrioritySettings(settings, PriorityKey::PriorityFlags);
}

void HardwarePage::applyDerived()
{
    Document *document = workspace()->document();
    const std::vector<int> partitions = m_derivedModel->differing(selectedPartitions());
    if (partitions.empty()) {
        return;
    }
    document->undoStack()->beginMacro(tr("Weights from the hardware"));
    for (const int index : partitions) {
        Partition partition = (*document->policy().partitions)[static_cast<std::size_t>(index)];
        partition.billingWeights = *m_derivedModel->weightsOf(index);
        document->setPartition(index, partition);
    }
    document->undoStack()->endMacro();
}

void HardwarePage::explainBilling(const QModelIndex &current)
{
    const auto &results = workspace()->results();
    if (!current.isValid() || m_everywhere->isChecked() || !results || !results->evaluation) {
        return; // only a partition that the job asks for has a priority, and with it a derivation
    }
    const auto row = static_cast<JobRow>(current.row());
    if (row < results->evaluation->jobs().rowCount()) {
        workspace()->explain(JobNumber { row, JobQuantity::Billing });
    }
}

void HardwarePage::showError(const QString &message)
{
    m_notice->showMessage(message, InlineNotice::Kind::Error);
}

} // namespace apportion
