// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/policy.h"

#include "core/policy/gres_types.h"
#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"

#include <algorithm>
#include <optional>

namespace apportion
{

std::uint64_t Policy::clusterNodes() const
{
    std::uint64_t nodes = 0;
    for (const NodeGroup &group : *nodeGroups) {
        nodes += group.count;
    }
    return nodes;
}

std::uint64_t Policy::jobSizeNodes() const
{
    constexpr std::uint16_t firstWithActiveNodes = 2302;
    const bool arePlacesNodes = release != 0 && release < firstWithActiveNodes;
    const std::optional<std::uint64_t> places = arePlacesNodes ? unsignedNumber(foreignConfValue(*this, "MaxNodeCount")) : std::nullopt;
    return std::max(clusterNodes(), places.value_or(0));
}

std::uint64_t Policy::clusterCpus() const
{
    std::uint64_t cpus = 0;
    for (const NodeGroup &group : *nodeGroups) {
        cpus += std::uint64_t { group.count } * effectiveCpus(group);
    }
    return cpus;
}

NodeTotals Policy::totalsOf(const std::vector<PartitionNodes> &parts) const
{
    NodeTotals totals;
    for (const PartitionNodes &part : parts) {
        if (part.group < nodeGroups->size()) {
            const NodeGroup &group = (*nodeGroups)[part.group];
            totals.nodes += part.count;
            totals.cpus += std::uint64_t { part.count } * effectiveCpus(group);
            totals.memoryMb += part.count * group.memoryMb;
            totals.gpus += part.count * tresCount(group.gres, "gres/gpu");
        }
    }
    return totals;
}

std::vector<std::uint64_t> Policy::partitionTres(const Partition &partition) const
{
    std::vector<std::uint64_t> totals(tres.size(), 0);
    const NodeTotals hardware = totalsOf(partition.nodes);
    totals[tresCpu] = hardware.cpus;
    totals[tresMem] = hardware.memoryMb;
    totals[tresNode] = hardware.nodes;
    const GresTypes types(*this);
    const auto countedAs = [this](const std::string &name) {
        const TresIndex index = tres.find(name);
        return index != noTres && countsAs(name, tres.name(index)) ? index : noTres;
    };
    for (const PartitionNodes &part : partition.nodes) {
        if (part.group >= nodeGroups->size()) {
            continue;
        }
        for (const TresCount &entry : (*nodeGroups)[part.group].gres) {
            if (const TresIndex index = countedAs(entry.name); index != noTres && types.knows(entry.name)) {
                totals[index] += part.count * entry.count;
            }
        }
    }
    for (const TresCount &entry : licenses) {
        if (const TresIndex index = countedAs(entry.name); index != noTres) {
            totals[index] = entry.count;
        }
    }
    return totals;
}

namespace
{
template <typename Table>
std::uint16_t indexOfName(const Table &table, std::string_view name)
{
    const auto found = std::find_if(table.begin(), table.end(), [name](const auto &entry) { return entry.name == name; });
    return found == table.end() ? unknownIndex : static_cast<std::uint16_t>(found - table.begin());
}
} // namespace

BillingRule Policy::billingRule() const
{
    constexpr std::uint16_t firstWithMaxTresGres = 2505;
    const BillingRule rule = priority.billingRule();
    return rule == BillingRule::MaxTresGres && release != 0 && release < firstWithMaxTresGres ? BillingRule::MaxTres : rule;
}

std::uint16_t Policy::findPartition(std::string_view name) const
{
    return indexOfName(*partitions, name);
}

std::uint16_t Policy::findQos(std::string_view name) const
{
    const std::uint16_t exact = indexOfName(*qos, name);
    if (exact != unknownIndex) {
        return exact;
    }
    const auto found = std::find_if(qos->begin(), qos->end(), [name](const Qos &one) { return sameIgnoringCase(one.name, name); });
    return found == qos->end() ? unknownIndex : static_cast<std::uint16_t>(found - qos->begin());
}

std::uint16_t Policy::highestJobFactor() const
{
    std::uint16_t highest = 1;
    for (const Partition &partition : *partitions) {
        highest = std::max(highest, partition.priorityJobFactor);
    }
    return highest;
}

std::uint32_t Policy::highestQosPriority() const
{
    std::uint32_t highest = 0;
    for (const Qos &each : *qos) {
        highest = std::max(highest, each.priority);
    }
    return highest;
}

std::uint32_t Policy::highestAssociationPriority() const
{
    std::uint32_t highest = 0;
    for (const AssociationId id : associations.layout().ids()) {
        highest = std::max(highest, associations.priority(id) == noPriority ? 0 : associations.priority(id));
    }
    return highest;
}

std::uint16_t Policy::defaultPartition() const
{
    const auto found = std::find_if(partitions->begin(), partitions->end(), [](const Partition &p) { return p.isDefault; });
    return found == partitions->end() ? unknownIndex : static_cast<std::uint16_t>(found - partitions->begin());
}

} // namespace apportion
