// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/partition_model.h"

#include "core/difference.h"
#include "models/number_format.h"
#include "slurm/tres_text.h"

namespace apportion
{

namespace
{

/// The highest PriorityJobFactor and PriorityTier that slurm.conf takes; the two numbers above mean something else.
constexpr std::uint64_t highestFactor = 65533;

QString toText(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

PartitionModel::PartitionModel(Document *document, QObject *parent) : QAbstractTableModel(parent), m_document(document)
{
    countHardware();
    connect(m_document, &Document::policyChanged, this, &PartitionModel::policyChanged);
}

void PartitionModel::countHardware()
{
    const Policy &policy = m_document->policy();
    m_totals.clear();
    for (const Partition &partition : *policy.partitions) {
        Totals totals;
        for (const PartitionNodes &nodes : partition.nodes) {
            const NodeGroup &group = policy.nodeGroups->at(nodes.group);
            totals.nodes += nodes.count;
            totals.cpus += std::uint64_t { nodes.count } * group.cpus;
            totals.memoryMb += nodes.count * group.memoryMb;
            totals.gpus += nodes.count * tresCount(group.gres, "gres/gpu");
        }
        m_totals.push_back(totals);
    }
}

void PartitionModel::reload()
{
    beginResetModel();
    m_error.clear();
    countHardware();
    endResetModel();
}

void PartitionModel::policyChanged(const PolicyChange &change)
{
    const int rows = rowCount();
    switch (change.kind) {
    case PolicyChange::Kind::Everything:
        reload();
        break;
    case PolicyChange::Kind::NodeGroup:
    case PolicyChange::Kind::Baseline:
        countHardware();
        if (rows > 0) {
            Q_EMIT dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
        }
        break;
    case PolicyChange::Kind::Partition:
        if (change.index >= 0 && change.index < rows) {
            if (m_refused.row() == change.index) {
                m_error.clear();
            }
            Q_EMIT dataChanged(index(change.index, 0), index(change.index, ColumnCount - 1));
        }
        break;
    default:
        break;
    }
}

int PartitionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_totals.size());
}

int PartitionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const Partition *PartitionModel::baselineOf(const Partition &partition) const
{
    const Policy &before = m_document->baseline();
    const std::uint16_t found = before.findPartition(partition.name);
    return found == unknownIndex ? nullptr : &before.partitions->at(found);
}

QString PartitionModel::editText(const Partition &partition, int column)
{
    switch (column) {
    case BillingWeights:
        return toText(weightsText(partition.billingWeights));
    case JobFactor:
        return QString::number(partition.priorityJobFactor);
    case Tier:
        return QString::number(partition.priorityTier);
    default:
        return {};
    }
}

QVariant PartitionModel::display(const Partition &partition, const Totals &totals, int column) const
{
    switch (column) {
    case Name:
        return toText(partition.name);
    case Nodes:
        return integerText(static_cast<std::int64_t>(totals.nodes));
    case Cpus:
        return integerText(static_cast<std::int64_t>(totals.cpus));
    case Memory:
        return memoryText(totals.memoryMb);
    case Gpus:
        return totals.gpus > 0 ? integerText(static_cast<std::int64_t>(totals.gpus)) : QString();
    case BillingWeights:
    case JobFactor:
    case Tier:
        return editText(partition, column);
    case Qos:
        return toText(partition.qos);
    case MaxTime:
        return durationText(partition.maxTime);
    default:
        return {};
    }
}

QVariant PartitionModel::number(const Partition &partition, const Totals &totals, int column)
{
    switch (column) {
    case Nodes:
        return static_cast<qulonglong>(totals.nodes);
    case Cpus:
        return static_cast<qulonglong>(totals.cpus);
    case Memory:
        return static_cast<qulonglong>(totals.memoryMb);
    case Gpus:
        return static_cast<qulonglong>(totals.gpus);
    case JobFactor:
        return partition.priorityJobFactor;
    case Tier:
        return partition.priorityTier;
    case MaxTime:
        return partition.maxTime.minutes;
    default:
        return {};
    }
}

QVariant PartitionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const Partition &partition = m_document->policy().partitions->at(row);
    const int column = index.column();
    const auto baseline = [&]() -> QString {
        const Partition *before = isEditable(column) ? baselineOf(partition) : nullptr;
        return before == nullptr ? editText(partition, column) : editText(*before, column);
    };
    switch (role) {
    case Qt::DisplayRole:
        return display(partition, m_totals.at(row), column);
    case Qt::EditRole:
        return isEditable(column) ? QVariant(editText(partition, column)) : display(partition, m_totals.at(row), column);
    case SortRole: {
        const QVariant value = number(partition, m_totals.at(row), column);
        return value.isValid() ? value : display(partition, m_totals.at(row), column);
    }
    case Qt::ToolTipRole:
        if (column == Nodes) {
            return toText(partition.nodesWritten);
        }
        return column == BillingWeights && partition.billingWeights.empty() ? tr("No weights: each CPU counts 1.") : QString();
    case Qt::TextAlignmentRole:
        return alignmentOf(PartitionModel::column(column));
    case ChangedRole:
        return isEditable(column) && baseline() != editText(partition, column);
    case BaselineRole:
        return baseline() != editText(partition, column) ? baseline() : QString();
    case ErrorRole:
        return index == QModelIndex(m_refused) ? m_error : QString();
    default:
        return {};
    }
}

QString PartitionModel::errorFor(int column, const QString &text)
{
    if (column == BillingWeights) {
        slurm::BadEntries bad;
        (void)slurm::parseTresWeights(text.trimmed().toStdString(), bad);
        return bad.empty() ? QString() : tr("“%1” is no weight: write CPU=1.0,Mem=0.25G,GRES/gpu=2.0.").arg(toText(bad.front()));
    }
    return parseInteger(text, 0, highestFactor).error;
}

bool PartitionModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !isEditable(index.column())) {
        return false;
    }
    const QString text = value.toString().trimmed();
    m_refused = index;
    m_error = errorFor(index.column(), text);
    if (!m_error.isEmpty()) {
        Q_EMIT dataChanged(index, index, { ErrorRole });
        Q_EMIT editRefused(index, m_error);
        return false;
    }
    Partition partition = m_document->policy().partitions->at(static_cast<std::size_t>(index.row()));
    if (index.column() == BillingWeights) {
        slurm::BadEntries bad;
        partition.billingWeights = slurm::parseTresWeights(text.toStdString(), bad);
    } else {
        const auto number = static_cast<std::uint16_t>(parseInteger(text, 0, highestFactor).value.value_or(1));
        (index.column() == JobFactor ? partition.priorityJobFactor : partition.priorityTier) = number;
    }
    if (!m_document->setPartition(index.row(), partition)) {
        Q_EMIT dataChanged(index, index, { ErrorRole });
    }
    return true;
}

Qt::ItemFlags PartitionModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && isEditable(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

QVariant PartitionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && section >= 0 && section < ColumnCount ? headerValue(column(section), role) : QVariant();
}

ColumnInfo PartitionModel::column(int section)
{
    switch (section) {
    case Name:
        return { tr("Partition"), tr("The partition's name.") };
    case Nodes:
        return { tr("Nodes"), tr("How many nodes it has."), true };
    case Cpus:
        return { tr("CPUs"), tr("The CPUs of its nodes."), true };
    case Memory:
        return { tr("Memory"), tr("The memory of its nodes."), true };
    case Gpus:
        return { tr("GPUs"), tr("The GPUs of its nodes."), true };
    case BillingWeights:
        return { tr("Billing weights (per unit)"),
            tr("TRESBillingWeights: what a second of each resource costs. Without weights each CPU counts 1. Memory is weighted per MB, or per GB "
               "with a G.") };
    case JobFactor:
        return { tr("Job factor"), tr("PriorityJobFactor: what the partition adds to a job's priority, against the highest of all partitions."),
            true };
    case Tier:
        return { tr("Tier"), tr("PriorityTier: jobs in a higher tier come first, whatever their priority."), true };
    case Qos:
        return { tr("QOS"), tr("The partition's own quality of service.") };
    case MaxTime:
        return { tr("Max time"), tr("The longest time limit of a job."), true };
    default:
        return {};
    }
}

} // namespace apportion
