// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/partition_model.h"

#include "core/change/policy_edit.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/schema/value_text.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "slurm/conf/node_rows.h"
#include "slurm/text/tres_text.h"
#include "storage/qt_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <iterator>

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
    renamePartition(draft, static_cast<std::size_t>(row), name);
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

constexpr std::uint64_t highestNodes = 4294967293;

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

constexpr std::array<const char *, 4> partitionStates = { "UP", "DOWN", "DRAIN", "INACTIVE" };

/// The name of a list that does not exist; empty when all do.
QString unknownName(const Policy &policy, int column, const QString &list)
{
    const bool isOfAccounts = column == PartitionModel::AllowAccounts || column == PartitionModel::DenyAccounts;
    const bool isOfQos = column == PartitionModel::AllowQos || column == PartitionModel::DenyQos;
    QString unknown;
    splitEach(list.toStdString(), ',', [&](std::string_view name) {
        const bool isKnown = sameIgnoringCase(name, "ALL") || (isOfAccounts && policy.associations.findAccount(lowerCase(name)) != noAssociation)
            || (isOfQos && std::any_of(policy.qos->begin(), policy.qos->end(), [name](const Qos &qos) { return sameIgnoringCase(qos.name, name); }));
        unknown = (isOfAccounts || isOfQos) && !isKnown ? toText(name) : unknown;
    });
    return unknown;
}

/// One of the keys that say who may run in a partition; an empty text takes it away.
QString enterAccess(const Policy &policy, Partition &partition, int column, const QString &typed)
{
    const char *key = PartitionModel::accessKeyOf(column);
    const QString text = QString(typed).remove(QLatin1Char(' '));
    const bool isWord = column != PartitionModel::State
        || std::any_of(partitionStates.begin(), partitionStates.end(), [&](const char *state) { return text == QLatin1String(state); });
    const bool isNumber = column != PartitionModel::MaxNodes || text == QLatin1String("UNLIMITED") || parseInteger(text, 0, highestNodes).value;
    if (!text.isEmpty() && (!isWord || !isNumber || text.contains(QRegularExpression(QStringLiteral("[\"'#=\\s]"))))) {
        return PartitionModel::tr("“%1” cannot be the %2 of a partition.").arg(text, QLatin1String(key));
    }
    if (const QString unknown = unknownName(policy, column, text); !unknown.isEmpty()) {
        return column < PartitionModel::AllowQos ? PartitionModel::tr("There is no account “%1”.").arg(unknown)
                                                 : PartitionModel::tr("There is no QOS “%1”.").arg(unknown);
    }
    const auto found = std::find_if(
        partition.foreign.begin(), partition.foreign.end(), [key](const ForeignKey &entry) { return sameIgnoringCase(entry.key, key); });
    if (text.isEmpty()) {
        partition.foreign.erase(found, found == partition.foreign.end() ? found : std::next(found));
    } else if (found == partition.foreign.end()) {
        partition.foreign.push_back({ key, text.toStdString() });
    } else {
        found->value = text.toStdString();
    }
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

const char *PartitionModel::accessKeyOf(int column)
{
    static constexpr std::array<const char *, 7> keys
        = { "State", "AllowAccounts", "DenyAccounts", "AllowQos", "DenyQos", "AllowGroups", "MaxNodes" };
    return column >= State && column <= MaxNodes ? keys.at(static_cast<std::size_t>(column - State)) : nullptr;
}

QStringList PartitionModel::choices(int, int column) const
{
    QStringList words;
    if (column == State) {
        words << QString();
        std::copy(partitionStates.begin(), partitionStates.end(), std::back_inserter(words));
    }
    return words;
}

QString PartitionModel::display(const Policy &policy, int row, int column) const
{
    const Partition &partition = rowAt(policy, row);
    if (const char *key = accessKeyOf(column)) {
        const ForeignKey *entry = findKey(partition.foreign, key);
        return entry == nullptr ? QString() : toText(entry->value);
    }
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
    if (accessKeyOf(column) != nullptr) {
        Partition changed = rowAt(draft, row);
        QString error = enterAccess(draft, changed, column, text);
        editRow(draft, row) = changed;
        return error;
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
        { QT_TR_NOOP("State"), QT_TR_NOOP("Whether jobs may be submitted, and start. Empty: UP.") },
        { "AllowAccounts", QT_TR_NOOP("The accounts that may run here, from Slurm 23.02 on with all below them. Empty: all.") },
        { "DenyAccounts", QT_TR_NOOP("The accounts that may not, from Slurm 23.02 on with all below them. Counts where AllowAccounts is empty.") },
        { "AllowQos", QT_TR_NOOP("The QOS that may run here. Empty: all.") },
        { "DenyQos", QT_TR_NOOP("The QOS that may not. Counts where AllowQos is empty.") },
        { "AllowGroups", QT_TR_NOOP("The groups of the system whose users may run here. Empty: all.") },
        { "MaxNodes", QT_TR_NOOP("The most nodes of a job. Empty: no limit."), true },
    });
    static_assert(all.size() == ColumnCount);
    return all;
}

} // namespace apportion

#include "moc_partition_model.cpp"
