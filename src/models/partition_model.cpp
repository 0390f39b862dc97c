// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/partition_model.h"

#include "core/policy/slurm_time.h"
#include "core/schema/value_text.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "slurm/conf/node_rows.h"
#include "slurm/text/tres_text.h"
#include "storage/qt_text.h"

#include <algorithm>

namespace apportion
{

namespace
{

QString weightsError(const QString &text)
{
    slurm::BadEntries bad;
    (void)slurm::parseTresWeights(text.toStdString(), bad);
    return bad.empty() ? QString() : PartitionModel::tr("“%1” is no weight: write CPU=1.0,Mem=0.25G,GRES/gpu=2.0.").arg(toText(bad.front()));
}

QString enterName(Policy &draft, int row, const QString &text)
{
    const std::string name = text.toStdString();
    if (name.empty() || name.find_first_of(",='\" \t#") != std::string::npos || sameIgnoringCase(name, "DEFAULT")) {
        return PartitionModel::tr("The name of a partition is one word.");
    }
    const std::uint16_t known = draft.findPartition(name);
    if (known != unknownIndex && known != row) {
        return PartitionModel::tr("There is a partition “%1” already.").arg(text);
    }
    draft.partitions.edit()[static_cast<std::size_t>(row)].name = name;
    return {};
}

QString enterNodes(Policy &draft, int row, const QString &text)
{
    Text error;
    const std::string list = text.toStdString();
    const auto nodes = slurm::resolveNodes(draft, list, error);
    if (!nodes || list.find_first_of(" \t#\"'") != std::string::npos) {
        return error.isEmpty() ? PartitionModel::tr("“%1” is no list of nodes.").arg(text) : translated(error);
    }
    Partition &partition = draft.partitions.edit()[static_cast<std::size_t>(row)];
    partition.nodesWritten = list;
    partition.nodes = *nodes;
    return {};
}

QString enterTime(Partition &partition, const QString &text)
{
    const std::string written = text.toStdString();
    const ParsedTime time = parseTime(written);
    if (!time) {
        return translated(timeErrorText(time.error, written));
    }
    partition.maxTime = time.time;
    return {};
}

/// The highest PriorityJobFactor and PriorityTier that slurm.conf takes; the two numbers above mean something else.
constexpr std::uint64_t highestFactor = 65533;

} // namespace

PartitionModel::PartitionModel(Document *document, QObject *parent)
    : PartitionRows(document, PolicyChange::Kind::Partition, schema::partitionFields(), columns(), parent)
{
}

ExplainQuestion PartitionModel::question(std::uint32_t row, int column) const
{
    return column == BillingWeights ? DerivedWeightsOf { static_cast<std::uint16_t>(row) } : PartitionRows::question(row, column);
}

void PartitionModel::policyChanged(const PolicyChange &change)
{
    PolicyTableModel::policyChanged(change);
    if (change.kind == PolicyChange::Kind::NodeGroup && rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

QString PartitionModel::display(const Policy &policy, int row, int column) const
{
    const Partition &partition = rowAt(policy, row);
    switch (column) {
    case Gpus: {
        const std::uint64_t gpus = policy.totalsOf(partition.nodes).gpus;
        return gpus > 0 ? integerText(static_cast<std::int64_t>(gpus)) : QString();
    }
    case Nodes:
    case Cpus:
        return integerText(sortValue(policy, row, column).toLongLong());
    case Memory:
        return memoryText(policy.totalsOf(partition.nodes).memoryMb);
    case MaxTime:
        return durationText(partition.maxTime);
    case Requeue:
        return partition.requeue ? tr("yes") : tr("no");
    default:
        return PartitionRows::display(policy, row, column);
    }
}

QString PartitionModel::editText(const Policy &policy, int row, int column) const
{
    const bool requeue = rowAt(policy, row).requeue;
    return column != Requeue ? PartitionRows::editText(policy, row, column) : requeue ? QStringLiteral("yes") : QStringLiteral("no");
}

QVariant PartitionModel::sortValue(const Policy &policy, int row, int column) const
{
    const Partition &partition = rowAt(policy, row);
    switch (column) {
    case Nodes:
        return static_cast<qulonglong>(policy.totalsOf(partition.nodes).nodes);
    case Cpus:
        return static_cast<qulonglong>(policy.totalsOf(partition.nodes).cpus);
    case Memory:
        return static_cast<qulonglong>(policy.totalsOf(partition.nodes).memoryMb);
    case Gpus:
        return static_cast<qulonglong>(policy.totalsOf(partition.nodes).gpus);
    default:
        return PartitionRows::sortValue(policy, row, column);
    }
}

QString PartitionModel::tip(int row, int column) const
{
    const Partition &partition = rowAt(shown(), row);
    if (column == Nodes) {
        return toText(partition.nodesWritten);
    }
    return column == BillingWeights && partition.billingWeights.empty() ? tr("No weights: each CPU counts 1.") : PolicyTableModel::tip(row, column);
}

QString PartitionModel::errorFor(int column, const QString &text)
{
    return column == BillingWeights ? weightsError(text.trimmed()) : parseInteger(text, 0, highestFactor).error;
}

QString PartitionModel::enter(Policy &draft, int row, int column, const QString &text) const
{
    if (column == Name) {
        return enterName(draft, row, text);
    }
    if (column == NodeList) {
        return enterNodes(draft, row, text);
    }
    Partition &partition = editRow(draft, row);
    switch (column) {
    case BillingWeights: {
        slurm::BadEntries bad;
        partition.billingWeights = slurm::parseTresWeights(text.toStdString(), bad);
        return weightsError(text);
    }
    case JobFactor:
    case Tier: {
        const ParsedInteger number = parseInteger(text, 0, highestFactor);
        (column == JobFactor ? partition.priorityJobFactor : partition.priorityTier) = static_cast<std::uint16_t>(number.value.value_or(1));
        return number.error;
    }
    case Qos:
        if (!text.isEmpty() && draft.findQos(text.toStdString()) == unknownIndex) {
            return tr("There is no QOS “%1”.").arg(text);
        }
        partition.qos = text.toStdString();
        return {};
    case MaxTime:
        return enterTime(partition, text);
    default:
        partition.requeue = text == QLatin1String("yes") || text == tr("yes");
        return {};
    }
}

Partition PartitionModel::addedRow(const Policy &known, const Partition *source) const
{
    Partition partition = PartitionRows::addedRow(known, source);
    partition.isDefault = false; // there is one default partition
    return partition;
}

std::vector<const char *> PartitionModel::stepTexts() const
{
    return { QT_TR_NOOP("Change partition %1"), QT_TR_NOOP("Add partition %1"), QT_TR_NOOP("Duplicate partition as %1"),
        QT_TR_NOOP("Remove partition %1"), QT_TR_NOOP("Move partitions") };
}

std::span<const TableColumn> PartitionModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Partition"), QT_TR_NOOP("The partition's name."), false, "name" },
        { QT_TR_NOOP("Node list"), QT_TR_NOOP("Its nodes as slurm.conf names them: a host list, or ALL."), false, "nodesWritten" },
        { QT_TR_NOOP("Nodes"), QT_TR_NOOP("How many nodes it has."), true, "", TableQuantity::PartitionTotals },
        { QT_TR_NOOP("CPUs"), QT_TR_NOOP("The CPUs of its nodes."), true, "", TableQuantity::PartitionTotals },
        { QT_TR_NOOP("Memory"), QT_TR_NOOP("The memory of its nodes."), true, "", TableQuantity::PartitionTotals },
        { QT_TR_NOOP("GPUs"), QT_TR_NOOP("The GPUs of its nodes."), true, "", TableQuantity::PartitionTotals },
        { QT_TR_NOOP("Billing weights (per unit)"),
            QT_TR_NOOP(
                "TRESBillingWeights: what a second of each resource costs. Without weights each CPU counts 1. Memory is weighted per MB, or per GB "
                "with a G."),
            false, "billingWeights" },
        { QT_TR_NOOP("Job factor"),
            QT_TR_NOOP("PriorityJobFactor: what the partition adds to a job's priority, against the highest of all partitions."), true,
            "priorityJobFactor", TableQuantity::PartitionJobFactor },
        { QT_TR_NOOP("Tier"), QT_TR_NOOP("PriorityTier: jobs in a higher tier come first, whatever their priority."), true, "priorityTier",
            TableQuantity::PartitionTier },
        { QT_TR_NOOP("QOS"), QT_TR_NOOP("The partition's own quality of service."), false, "qos" },
        { QT_TR_NOOP("Max time"), QT_TR_NOOP("The longest time limit of a job."), true, "maxTime", TableQuantity::PartitionMaxTime },
        { QT_TR_NOOP("Requeue"), QT_TR_NOOP("A partition whose jobs are pushed aside: charged a flat half, and left out of the gratis shares."),
            false, "requeue" },
    });
    return all;
}

} // namespace apportion
