// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node_group_model.h"

#include "models/number_format.h"
#include "models/text_translation.h"
#include "slurm/conf/node_rows.h"
#include "slurm/text/host_list.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"
#include "storage/qt_text.h"

#include <algorithm>

namespace apportion
{

namespace
{

constexpr std::uint64_t mostCpus = 0xffff; // of one node, in slurm.conf
constexpr std::uint64_t mostMemoryMb = std::uint64_t { 1 } << 50;

QString ownerNames(const std::vector<std::string> &owners)
{
    QStringList list = toTexts(owners);
    return list.join(QStringLiteral(", "));
}

/// A Nodes value in which the nodes @p before are called @p after now.
std::string withListReplaced(const std::string &nodes, const std::string &before, const std::string &after)
{
    if (nodes == before) {
        return after;
    }
    std::string list;
    for (const std::string_view part : slurm::splitHostList(nodes)) {
        (list += list.empty() ? "" : ",") += part == before ? std::string_view(after) : part;
    }
    return list;
}

QString enterNames(Policy &draft, int row, const QString &text)
{
    const std::string names = text.toStdString();
    if (const Text error = slurm::hostListError(draft, static_cast<std::size_t>(row), names); !error.isEmpty()) {
        return translated(error);
    }
    NodeGroup &group = draft.nodeGroups.edit()[static_cast<std::size_t>(row)];
    const std::string before = std::exchange(group.names, names);
    for (Partition &partition : draft.partitions.edit()) {
        partition.nodesWritten = withListReplaced(partition.nodesWritten, before, names);
    }
    group.count = static_cast<std::uint32_t>(slurm::countHosts(names));
    slurm::recountPartitions(draft);
    return {};
}

QString enterCount(Policy &draft, int row, const QString &text)
{
    const ParsedInteger count = parseInteger(text, 1, slurm::mostHosts);
    if (!count.value) {
        return count.error;
    }
    const std::string &names = draft.nodeGroups->at(static_cast<std::size_t>(row)).names;
    const std::optional<std::string> list = slurm::withHostCount(names, *count.value);
    return list ? enterNames(draft, row, toText(*list))
                : NodeGroupModel::tr("%1 cannot be made longer or shorter by number: edit the list of nodes instead.").arg(toText(names));
}

QString enterMemory(NodeGroup &group, const QString &text)
{
    QString written = text;
    if (written.endsWith(QLatin1Char('B'), Qt::CaseInsensitive)) {
        written.chop(1);
    }
    const std::optional<std::uint64_t> megabytes = countWithUnit(written.remove(QLatin1Char(' ')).toUpper().toStdString(), 'M');
    if (!megabytes || *megabytes == 0 || *megabytes > mostMemoryMb) {
        return NodeGroupModel::tr("“%1” is no memory: write 256000 (MB) or 256G.").arg(text);
    }
    group.memoryMb = *megabytes;
    return {};
}

QString enterGres(NodeGroup &group, const QString &text)
{
    std::vector<slurm::OddGres> odd;
    const std::string written = text.toStdString();
    TresCounts counts = slurm::parseNodeGres(written, odd);
    if (!odd.empty() || written.find_first_of(" #\"'") != std::string::npos) {
        return NodeGroupModel::tr("“%1” is no GRES: write gpu:4 or gpu:a100:4,nvme:1.").arg(odd.empty() ? text : toText(odd.front().entry));
    }
    group.gres = std::move(counts);
    group.gresWritten = written;
    return {};
}

QString enterChip(const Policy &policy, NodeGroup &group, const QString &text)
{
    const std::string name = text.toStdString();
    const auto &chips = *policy.chips;
    const auto found = std::find_if(chips.begin(), chips.end(), [&name](const auto &chip) { return sameIgnoringCase(chip.name, name); });
    if (!name.empty() && found == chips.end()) {
        return NodeGroupModel::tr("There is no chip “%1” in this policy.").arg(text);
    }
    group.chip = name.empty() ? name : found->name;
    return {};
}

QString enterOwner(const Policy &policy, NodeGroup &group, const QString &text)
{
    std::vector<std::string> owners;
    const QStringList parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    const bool isPublic = text.isEmpty() || text.compare(NodeGroupModel::tr("public", "nodes bought for everybody"), Qt::CaseInsensitive) == 0
        || text.compare(QLatin1String("public"), Qt::CaseInsensitive) == 0;
    if (!isPublic) {
        for (const QString &part : parts) {
            const std::string account = lowerCase(part.trimmed().toStdString());
            if (policy.associations.findAccount(account) == noAssociation) {
                return NodeGroupModel::tr("There is no account “%1”: name accounts, separated by commas, or public.").arg(part.trimmed());
            }
            if (std::find(owners.begin(), owners.end(), account) == owners.end()) {
                owners.push_back(account);
            }
        }
    }
    group.owner = owners.empty() ? NodeOwner::Public : owners.size() == 1 ? NodeOwner::Account : NodeOwner::Group;
    group.owners = std::move(owners);
    return {};
}

QString enterNumber(std::uint32_t &value, const QString &text)
{
    const ParsedInteger number = parseInteger(text, 1, mostCpus);
    value = static_cast<std::uint32_t>(number.value.value_or(value));
    return number.error;
}

} // namespace

NodeGroupModel::NodeGroupModel(Document *document, QObject *parent)
    : NodeGroupRows(document, PolicyChange::Kind::NodeGroup, schema::nodeGroupFields(), columns(), parent)
{
}

QString NodeGroupModel::display(const Policy &policy, int row, int column) const
{
    const NodeGroup &group = rowAt(policy, row);
    switch (column) {
    case Memory:
        return memoryText(group.memoryMb);
    case Owner:
        return group.owner == NodeOwner::Public ? tr("public", "nodes bought for everybody") : ownerNames(group.owners);
    default:
        return NodeGroupRows::display(policy, row, column);
    }
}

QStringList NodeGroupModel::choices(int, int column) const
{
    if (column != Chip) {
        return {};
    }
    QStringList chips { QString() };
    for (const auto &chip : *shown().chips) {
        chips << toText(chip.name);
    }
    return chips;
}

QString NodeGroupModel::enter(Policy &draft, int row, int column, const QString &text) const
{
    if (column == Names) {
        return enterNames(draft, row, text);
    }
    if (column == Count) {
        return enterCount(draft, row, text);
    }
    NodeGroup &group = editRow(draft, row);
    switch (column) {
    case Cpus:
        return enterNumber(group.cpus, text);
    case Cores:
        return enterNumber(group.cores, text);
    case Memory:
        return enterMemory(group, text);
    case Gres:
        return enterGres(group, text);
    case Chip:
        return enterChip(draft, group, text);
    default:
        return enterOwner(draft, group, text);
    }
}

NodeGroup NodeGroupModel::addedRow(const Policy &known, const NodeGroup *source) const
{
    NodeGroup group = source != nullptr ? *source : NodeGroup();
    group.names = slurm::freeHostList(known, source != nullptr ? group.names : "[1-1]");
    group.count = static_cast<std::uint32_t>(std::max<std::size_t>(1, slurm::countHosts(group.names)));
    return group;
}

void NodeGroupModel::rearrange(Policy &draft, const std::vector<std::size_t> &sources, const std::vector<int> &copied) const
{
    const std::vector<NodeGroup> added = addedRows(draft, copied);
    for (std::size_t row = 0; row < draft.nodeGroups->size(); ++row) {
        if (std::find(sources.begin(), sources.end(), row) == sources.end()) {
            for (Partition &partition : draft.partitions.edit()) {
                partition.nodesWritten = slurm::withoutHosts(partition.nodesWritten, rowAt(draft, static_cast<int>(row)).names);
            }
        }
    }
    reorderNodeGroups(draft, sources, added);
    slurm::recountPartitions(draft);
}

std::vector<const char *> NodeGroupModel::stepTexts() const
{
    return { QT_TR_NOOP("Change nodes %1"), QT_TR_NOOP("Add nodes %1"), QT_TR_NOOP("Duplicate nodes as %1"), QT_TR_NOOP("Remove nodes %1"),
        QT_TR_NOOP("Move nodes") };
}

std::span<const TableColumn> NodeGroupModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Nodes"), QT_TR_NOOP("The host list of the NodeName line."), false, "names" },
        { QT_TR_NOOP("Count"), QT_TR_NOOP("How many nodes the list names. Another number makes the list longer or shorter."), true, "count",
            TableQuantity::NodeGroup },
        { QT_TR_NOOP("CPUs/node"), QT_TR_NOOP("The CPUs of one node, as Slurm counts them."), true, "cpus", TableQuantity::NodeGroup },
        { QT_TR_NOOP("Cores/node"), QT_TR_NOOP("The cores of one node: weights and shares are derived from them."), true, "cores",
            TableQuantity::NodeGroup },
        { QT_TR_NOOP("Memory/node"), QT_TR_NOOP("The memory of one node. A number alone is MB; write 256G for GB."), true, "memoryMb",
            TableQuantity::NodeGroup },
        { QT_TR_NOOP("GRES/node"), QT_TR_NOOP("The generic resources of one node, as slurm.conf writes them: gpu:a100:4."), false, "gresWritten",
            TableQuantity::NodeGroup },
        { QT_TR_NOOP("Chip"), QT_TR_NOOP("The processor: its peak speed gives the weight of a core."), false, "chip" },
        { QT_TR_NOOP("Bought by"),
            QT_TR_NOOP("Who paid for the nodes: public, an account, or several accounts together. Shares are derived from it.") },
    });
    return all;
}

} // namespace apportion

#include "moc_node_group_model.cpp"
