// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hardware/hardware_page.h"
#include "gui/widgets/boxes.h"

#include "charts/billing_chart.h"
#include "core/schema/setting_fields.h"
#include "gui/hardware/access_dialog.h"
#include "gui/hardware/derive_panel.h"
#include "gui/hardware/purchase_panel.h"
#include "gui/page/chart_stack.h"
#include "gui/page/page_layout.h"
#include "gui/page/setting_field.h"
#include "gui/page/table_section.h"
#include "gui/page/why_actions.h"
#include "gui/page/workspace.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/segmented_control.h"
#include "models/number_format.h"

#include <QItemSelectionModel>
#include <QToolButton>

#include <utility>

namespace apportion
{

HardwarePage::HardwarePage(Workspace *workspace, QWidget *parent)
    : Page(workspace, tr("Hardware"), parent), m_nodeModel(new NodeGroupModel(workspace->document(), this)),
      m_chipModel(new ChipModel(workspace->document(), this)), m_partitionModel(new PartitionModel(workspace->document(), this)),
      m_billingModel(new BillingModel(workspace->document(), this)), m_billingCells(new PolicyCellDelegate(this))
{
    m_notice = new InlineNotice(this);
    QSplitter *splitter
        = makeSplitter(Qt::Vertical, this, { { buildHardware(), 190, 1 }, { buildPartitions(), 215, 1 }, { buildQuestions(), 290, 2 } });
    makeColumn(this, { m_notice, { splitter, 1 } }, 0);
    connectAll();
    policyChanged({});
    setResults(workspace->results());
}

void HardwarePage::applyPalette(const Palette &palette)
{
    m_palette = palette;
    for (TableSection *section : { m_nodes, m_chips, m_partitions }) {
        section->applyPalette(palette);
    }
    m_billingCells->setPalette(palette);
    m_billing->viewport()->update();
    m_billingBars->applyPalette(palette);
    m_derive->applyPalette(palette);
}

QList<NamedChart> HardwarePage::charts() const
{
    return m_questionStack->currentIndex() == Billed && m_billingStack->currentWidget() == m_billingBars ? m_billingBars->charts()
                                                                                                         : QList<NamedChart>();
}

bool HardwarePage::jumpTo(const ObjectRef &object)
{
    if (object.kind == ObjectRef::Kind::Partition) {
        return m_partitions->showRow(static_cast<int>(object.id));
    }
    if (object.kind == ObjectRef::Kind::NodeGroup && object.id < workspace()->document()->policy().nodeGroups->size()) {
        showHardware(Nodes);
        return m_nodes->showRow(static_cast<int>(object.id));
    }
    if (object.kind == ObjectRef::Kind::Setting && sameIgnoringCase(object.name, priorityKeyWord(PriorityKey::AccountingStorageTres))) {
        showHardware(Tracked);
        m_tracked->setFocus();
        return true;
    }
    return false;
}

QWidget *HardwarePage::buildHardware()
{
    m_nodes = buildNodes();
    m_chips = buildChips();
    m_hardwareStack = new FillingStack(this);
    m_hardwareStack->addWidget(m_nodes);
    m_hardwareStack->addWidget(m_chips);
    m_hardwareStack->addWidget(buildTracked());
    return m_hardwareStack;
}

namespace
{

/// The choice between the parts of the hardware, for the heading of each of them.
SegmentedControl *makeHardwareChoice(SectionHeader *header)
{
    auto *choice = new SegmentedControl({ HardwarePage::tr("Nodes"), HardwarePage::tr("Chips"), HardwarePage::tr("Tracked TRES") });
    choice->setAccessibleName(HardwarePage::tr("What of the hardware is shown"));
    header->addControl(choice);
    return choice;
}

} // namespace

TableSection *HardwarePage::buildNodes()
{
    auto *header = new SectionHeader(tr("Nodes"));
    auto *choice = makeHardwareChoice(header);
    m_hardwareChoices.append(choice);
    auto *empty = new EmptyState(tr("No nodes"), tr("Nodes come with the NodeName lines of slurm.conf: drop that file on the window, or add rows."));
    auto *section = new TableSection(m_nodeModel, header, tr("Nodes of the cluster"), empty, this);
    section->cells()->setQuietColumns({ NodeGroupModel::Gres, NodeGroupModel::Owner });
    section->cells()->setChoices([](const QModelIndex &index) {
        QList<PolicyCellDelegate::Choice> choices;
        for (const QString &name : index.data(ChoicesRole).toStringList()) {
            choices.append({ name, name.isEmpty() ? tr("not known") : name });
        }
        return choices;
    });
    using Column = NodeGroupModel::Column;
    setColumnWidths(section->table()->horizontalHeader(),
        { { Column::Names, 160 }, { Column::Count, 60 }, { Column::Cpus, 80 }, { Column::Cores, 80 }, { Column::Memory, 100 }, { Column::Gres, 110 },
            { Column::Chip, 110 }, { Column::Owner, 280 } },
        Column::Owner, { Column::Owner });
    return section;
}

TableSection *HardwarePage::buildChips()
{
    auto *header = new SectionHeader(tr("Chips"));
    header->setRemark(tr("what a core of each is worth"));
    m_hardwareChoices.append(makeHardwareChoice(header));
    auto *empty = new EmptyState(tr("No chips"), tr("Add a chip with its peak speed or its weight, then choose it for the nodes that have it."));
    auto *section = new TableSection(m_chipModel, header, tr("Chips and what their cores are worth"), empty, this);
    using Column = ChipModel::Column;
    setColumnWidths(section->table()->horizontalHeader(),
        { { Column::Flops, 180 }, { Column::Weight, 120 }, { Column::EffectiveWeight, 120 }, { Column::Nodes, 90 } }, Column::Name);
    return section;
}

QWidget *HardwarePage::buildTracked()
{
    auto *header = new SectionHeader(tr("Tracked TRES"));
    m_hardwareChoices.append(makeHardwareChoice(header));
    m_tracked = new SettingField(workspace()->document(), PriorityKey::AccountingStorageTres, tr("AccountingStorageTRES"), {}, this);
    m_tracked->setReading([](const Policy &policy, const QString &) {
        QStringList names;
        for (TresIndex tres = 0; tres < policy.tres.size(); ++tres) {
            names << QString::fromStdString(policy.tres.name(tres));
        }
        return tr("Tracked: %1").arg(names.join(QStringLiteral(", ")));
    });
    auto *body = new QWidget(this);
    makeColumn(body, { m_tracked, Stretch {} }, -1, { pageMargin, 0, pageMargin, 6 });
    return makeSection(header, body, this);
}

QWidget *HardwarePage::buildPartitions()
{
    auto *header = new SectionHeader(tr("Partitions"));
    auto *empty = new EmptyState(
        tr("No partitions"), tr("Partitions come with the PartitionName lines of slurm.conf, or with scontrol show partition. Or add rows."));
    m_partitions = new TableSection(m_partitionModel, header, tr("Partitions and what they charge"), empty, this);
    m_partitions->cells()->setQuietColumns({ PartitionModel::Gpus, PartitionModel::Nodes, PartitionModel::Cpus, PartitionModel::Memory });
    m_partitions->cells()->setChoices([this](const QModelIndex &index) { return partitionChoices(index); });
    using Column = PartitionModel::Column;
    FittedColumns columns;
    columns.widths = { { Column::Name, 110 }, { Column::NodeList, 110 }, { Column::Nodes, 56 }, { Column::Cpus, 60 }, { Column::JobFactor, 80 },
        { Column::Tier, 50 }, { Column::Qos, 66 }, { Column::MaxTime, 86 }, { Column::Requeue, 70 } };
    columns.stretched = Column::BillingWeights;
    columns.yielding = { Column::NodeList }; // of a partition of several groups it would have the table scrolled, and the bar hide a row
    columns.staysWhileEdited = true; // what is cut is whole in its tip and in its editor
    new ColumnFit(m_partitions->table()->horizontalHeader(), std::move(columns));
    auto *matrix = new QToolButton;
    matrix->setText(tr("Who may run where…"));
    matrix->setToolTip(tr("Accounts against partitions: who may run where, and why"));
    matrix->setObjectName(QStringLiteral("accessMatrix"));
    setLook(matrix, "flat");
    connect(matrix, &QToolButton::clicked, this, &HardwarePage::showAccess);
    auto *part = new SegmentedControl({ tr("Charges"), tr("Access") });
    part->setAccessibleName(tr("What of the partitions is shown"));
    part->setObjectName(QStringLiteral("partitionPart"));
    connect(part, &SegmentedControl::chosen, this, &HardwarePage::showPartitionPart);
    header->addControl(matrix);
    header->addControl(part);
    showPartitionPart(0);
    return m_partitions;
}

/// What the partitions charge, or who may run in them.
void HardwarePage::showPartitionPart(int part)
{
    using Column = PartitionModel::Column;
    for (int column = 0; column < Column::ColumnCount; ++column) {
        const bool isAccess = PartitionModel::accessKeyOf(column) != nullptr;
        const bool isOfBoth = column == Column::Name || column == Column::Qos || column == Column::MaxTime;
        const bool isNeverShown = column == Column::Memory || column == Column::Gpus;
        m_partitions->table()->setColumnHidden(column, isNeverShown || (!isOfBoth && isAccess != (part == 1)));
    }
}

void HardwarePage::showAccess()
{
    auto *dialog = new AccessDialog(workspace()->document(), this);
    dialog->applyPalette(m_palette);
    dialog->show();
}

QList<PolicyCellDelegate::Choice> HardwarePage::partitionChoices(const QModelIndex &index) const
{
    if (index.column() == PartitionModel::Requeue) {
        return { { QStringLiteral("no"), tr("no") }, { QStringLiteral("yes"), tr("yes") } };
    }
    QList<PolicyCellDelegate::Choice> choices;
    for (const QString &word : index.data(ChoicesRole).toStringList()) {
        choices.append({ word, word.isEmpty() ? tr("not set") : word });
    }
    if (index.column() == PartitionModel::Qos) {
        choices.append({ QString(), tr("none") });
        for (const Qos &qos : *workspace()->document()->policy().qos) {
            const QString name = QString::fromStdString(qos.name);
            choices.append({ name, name });
        }
    }
    return choices;
}

QWidget *HardwarePage::buildQuestions()
{
    m_questionHeader = new SectionHeader(QString());
    m_questionChoice = new SegmentedControl({ tr("Billing"), tr("Derive"), tr("Purchase") });
    m_questionChoice->setObjectName(QStringLiteral("hardwareQuestion"));
    m_questionChoice->setAccessibleName(tr("What is asked of the hardware"));
    m_questionChoice->button(Billed)->setToolTip(tr("What the jobs are billed under each rule"));
    m_questionChoice->button(Derived)->setToolTip(tr("Billing weights and raw shares as the hardware asks for them"));
    m_questionChoice->button(Bought)->setToolTip(tr("What becomes of a lab's shares when it buys nodes"));
    m_derive = new DerivePanel(workspace(), this);
    m_purchase = new PurchasePanel(workspace(), this);
    m_questionStack = new FillingStack(this);
    m_questionStack->addWidget(buildBilling());
    m_questionStack->addWidget(m_derive);
    m_questionStack->addWidget(m_purchase);
    m_questionHeader->addControl(m_questionChoice);
    return makeSection(m_questionHeader, m_questionStack, this);
}

QWidget *HardwarePage::buildBilling()
{
    m_everywhere = makeSwitch(tr("In every partition"), tr("Bill each job in all partitions instead of in those it asks for"));
    m_rule = new SegmentedControl({ QStringLiteral("SUM"), QStringLiteral("MAX_TRES"), QStringLiteral("MAX_TRES_GRES") });
    m_rule->setAccessibleName(tr("Billing rule"));
    m_rule->setObjectName(QStringLiteral("billingRule"));
    m_rule->button(0)->setToolTip(tr("The sum of every count × weight"));
    m_rule->button(1)->setToolTip(tr("The largest of CPUs, memory, nodes and each GRES, plus licenses and the like"));
    m_rule->button(2)->setToolTip(tr("The largest of CPUs, memory and nodes, plus all GRES, plus licenses and the like"));
    m_asBars = makeSwitch(tr("Bars"), tr("What each TRES adds to the billing under the three rules, and what a job blocks of its nodes"));
    m_billingBars = new ChartStack(workspace(), this);
    m_billingBars->add<BillingChart>([](const Evaluation &evaluation) { return billingData(evaluation); });
    m_questionHeader->addControl(m_asBars);
    m_questionHeader->addControl(m_everywhere);
    m_questionHeader->addControl(m_rule);
    m_questionHeader->addControl(m_billingBars->menuButtons());
    m_billingCells->setQuietColumns({ BillingModel::User, BillingModel::Cpus, BillingModel::Memory, BillingModel::Gpus });
    m_billingCells->setHighlightRole(BillingModel::InUseRole);
    m_billing = makeTable(m_billingModel, m_billingCells, tr("Jobs and what they are billed under each rule"), this);
    using Column = BillingModel::Column;
    setColumnWidths(m_billing->horizontalHeader(),
        { { Column::JobId, 64 }, { Column::User, 84 }, { Column::Cpus, 58 }, { Column::Memory, 80 }, { Column::Gpus, 58 }, { Column::Sum, 118 },
            { Column::MaxTres, 150 }, { Column::MaxTresGres, 184 } },
        Column::PartitionName, { Column::User, Column::PartitionName });
    auto *empty = new EmptyState(tr("No jobs to bill"),
        tr("Open the output of scontrol -o show job, or add jobs on the page Priority, to see what they are billed under each rule."));
    m_billingStack = new FillingStack(this);
    m_billingStack->addWidget(m_billing);
    m_billingStack->addWidget(empty);
    m_billingStack->addWidget(m_billingBars);
    return m_billingStack;
}

void HardwarePage::connectAll()
{
    connect(workspace(), &Workspace::resultsChanged, this, &HardwarePage::setResults);
    connect(workspace()->document(), &Document::policyChanged, this, &HardwarePage::policyChanged);
    for (SegmentedControl *choice : m_hardwareChoices) {
        connect(choice, &SegmentedControl::chosen, this, &HardwarePage::showHardware);
    }
    connect(m_questionChoice, &SegmentedControl::chosen, this, &HardwarePage::showQuestion);
    connect(m_rule, &SegmentedControl::chosen, this, &HardwarePage::chooseRule);
    connect(m_asBars, &QToolButton::toggled, this, &HardwarePage::refreshTitles);
    connect(m_everywhere, &QToolButton::toggled, this, [this](bool all) {
        m_billingModel->setAllPartitions(all);
        refreshTitles();
    });
    connect(m_partitions->table()->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        [this] { m_derive->setSelectedPartitions(m_partitions->selectedRows()); });
    connect(m_billing->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &HardwarePage::explainBilling);
    connect(workspace(), &Workspace::jobSelected, this, &HardwarePage::followJob);
    for (TableSection *section : { m_nodes, m_chips, m_partitions }) {
        connect(section, &TableSection::refused, this, &HardwarePage::showError);
        connect(section, &TableSection::withdrawn, m_notice, &InlineNotice::withdrawError);
    }
    showHardware(Nodes);
    showQuestion(Billed);
}

void HardwarePage::showHardware(int which)
{
    for (SegmentedControl *choice : m_hardwareChoices) {
        choice->setCurrent(which);
    }
    m_hardwareStack->setCurrentIndex(which);
}

void HardwarePage::showQuestion(int which)
{
    m_questionChoice->setCurrent(which);
    m_questionStack->setCurrentIndex(which);
    refreshTitles();
}

void HardwarePage::setResults(const std::shared_ptr<const Results> &results)
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
    refreshTitles();
    refreshRule();
}

void HardwarePage::refreshTitles()
{
    const Policy &policy = workspace()->document()->policy();
    const bool noNodes = policy.nodeGroups->empty();
    m_nodes->header()->setRemark(noNodes ? QString()
                                         : tr("%n node(s)", nullptr, static_cast<int>(policy.clusterNodes())) + QStringLiteral(" · ")
                + tr("%n CPU(s)", nullptr, static_cast<int>(policy.clusterCpus())));
    const bool noJobs = m_billingModel->rowCount() == 0;
    m_billingStack->setCurrentIndex(noJobs ? 1 : m_asBars->isChecked() ? 2 : 0);
    const int question = m_questionStack->currentIndex();
    m_asBars->setVisible(question == Billed && !noJobs);
    m_everywhere->setVisible(question == Billed && !workspace()->document()->situation().jobs->empty() && !m_asBars->isChecked());
    m_rule->setVisible(question == Billed);
    switch (question) {
    case Billed:
        m_questionHeader->setTitle(tr("What the jobs are billed"));
        m_questionHeader->setRemark({});
        break;
    case Derived:
        m_questionHeader->setTitle(tr("What the hardware asks for"));
        m_questionHeader->setRemark(tr("weights of partitions, shares of accounts"));
        break;
    default:
        m_questionHeader->setTitle(tr("A lab buys nodes"));
        m_questionHeader->setRemark(tr("what do its shares become?"));
        break;
    }
}

void HardwarePage::refreshRule()
{
    m_rule->setCurrent(static_cast<int>(workspace()->document()->policy().billingRule()));
}

void HardwarePage::chooseRule(int rule)
{
    PrioritySettings settings = workspace()->document()->policy().priority;
    settings.set(PriorityFlag::MaxTres, rule == static_cast<int>(BillingRule::MaxTres));
    settings.set(PriorityFlag::MaxTresGres, rule == static_cast<int>(BillingRule::MaxTresGres));
    workspace()->document()->setPrioritySettings(settings, PriorityKey::PriorityFlags);
}

void HardwarePage::explainBilling(const QModelIndex &current)
{
    const auto evaluation = workspace()->evaluation();
    if (!current.isValid() || m_everywhere->isChecked() || !evaluation || m_isFollowing) {
        return; // only a partition that the job asks for has a priority, and with it a derivation
    }
    const auto row = static_cast<JobRow>(current.row());
    if (row < evaluation->jobs().rowCount()) {
        workspace()->selectJobRow(row);
        explainCell(current, workspace());
    }
}

void HardwarePage::followJob(JobRow row)
{
    const auto rows = static_cast<JobRow>(m_billingModel->rowCount());
    if (m_everywhere->isChecked() || row >= rows || m_billing->currentIndex().row() == static_cast<int>(row)) {
        return; // in every partition the rows are others
    }
    m_isFollowing = true;
    const QModelIndex cell = m_billing->model()->index(static_cast<int>(row), BillingModel::JobId);
    m_billing->setCurrentIndex(cell);
    m_billing->scrollTo(cell);
    m_isFollowing = false;
}

void HardwarePage::showError(const QString &message)
{
    m_notice->showMessage(message, InlineNotice::Kind::Error);
}

} // namespace apportion

#include "moc_hardware_page.cpp"
