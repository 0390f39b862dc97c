// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/odyssey.h"

#include "core/evaluate/node_worth.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace apportion
{

namespace
{
constexpr double requeueCpuWeight = 0.5;
constexpr double requeueMemoryWeightPerGb = 0.125;
// Firmware and kernel take 1 to 3 % of the memory that was bought.
constexpr double largestReservedPart = 0.04;

double roundedWeight(double weight)
{
    return std::round(weight * 1e6) / 1e6;
}

/// CPU weight of a group's chip; nothing when it is unknown.
std::optional<double> coreWeight(const Policy &policy, const NodeGroup &group)
{
    const auto &chips = policy.chips.get();
    const auto chip = std::find_if(chips.begin(), chips.end(), [&group](const Chip &c) { return sameIgnoringCase(c.name, group.chip); });
    const double weight = group.chip.empty() || chip == chips.end() ? 0.0 : cpuWeight(*chip, referenceChip(chips));
    return weight > 0.0 ? std::optional(weight) : std::nullopt;
}

/// What so many nodes of a group are worth, GPUs with them where a partition charges for them.
double worthOf(const Policy &policy, std::size_t group, std::uint32_t nodes)
{
    return static_cast<double>(nodes) * nodeWorth(policy, policy.nodeGroups.get()[group], pricingPartition(policy, group)).whole();
}

/// CPU and memory weight of a partition of known chips, each the mean over its CPUs.
std::optional<std::pair<double, double>> meanWeights(const Policy &policy, const Partition &partition)
{
    double cpus = 0.0;
    double cpuSum = 0.0;
    double memorySum = 0.0;
    for (const PartitionNodes &part : partition.nodes) {
        if (part.group >= policy.nodeGroups->size() || part.count == 0) {
            continue;
        }
        const NodeGroup &group = policy.nodeGroups.get()[part.group];
        const std::optional<double> weight = coreWeight(policy, group);
        if (!weight) {
            return std::nullopt;
        }
        cpus += static_cast<double>(part.count) * group.cpus;
        cpuSum += static_cast<double>(part.count) * group.cores * *weight;
        memorySum += static_cast<double>(part.count) * group.cpus * memoryWeightPerGb(group.cores, *weight, nominalMemoryGb(group.memoryMb));
    }
    if (!(cpus > 0.0)) {
        return std::nullopt;
    }
    return std::pair(roundedWeight(cpuSum / cpus), roundedWeight(memorySum / cpus));
}

/// Weights of CPU and memory, then what the partition charges for other TRES.
TresWeights withOtherWeights(double cpu, double memoryPerGb, const TresWeights &present)
{
    TresWeights weights = { { "CPU", cpu, '\0' }, { "Mem", memoryPerGb, 'G' } };
    std::copy_if(present.begin(), present.end(), std::back_inserter(weights),
        [](const TresWeight &w) { return !sameIgnoringCase(w.name, "cpu") && !sameIgnoringCase(w.name, "mem"); });
    return weights;
}

/// Nodes of each group that a partition other than a requeue partition offers.
std::vector<std::uint32_t> offeredNodes(const Policy &policy)
{
    std::vector<std::uint32_t> offered(policy.nodeGroups->size(), 0);
    for (const Partition &partition : *policy.partitions) {
        if (partition.requeue) {
            continue;
        }
        for (const PartitionNodes &part : partition.nodes) {
            if (part.group < offered.size()) {
                offered[part.group] = std::max(offered[part.group], part.count);
            }
        }
    }
    return offered;
}

/// The account directly below root that @p name is or lies in.
AssociationId topAccount(const AssociationTree &tree, const std::string &name)
{
    AssociationId id = tree.findAccount(lowerCase(name));
    while (id != noAssociation && id != AssociationTree::root() && tree.parent(id) != AssociationTree::root()) {
        id = tree.parent(id);
    }
    return id == AssociationTree::root() ? noAssociation : id;
}

std::vector<DerivedShares> accountsBelowRoot(const AssociationTree &tree)
{
    std::vector<DerivedShares> accounts;
    const TreeLayout &layout = tree.layout();
    const TreeLayout::Position first = layout.firstChild(0);
    for (TreeLayout::Position at = first; at < first + layout.childCount(0); ++at) {
        if (!layout.isUserAt(at)) {
            accounts.push_back({ layout.idAt(at), 0.0, 0.0, 0.0, 0 });
        }
    }
    return accounts;
}
} // namespace

std::vector<Chip> odysseyChips()
{
    // double precision: operations a cycle × 2.3 GHz, so that their proportions are those of the page; Skylake's follows from its 1.2
    return { { "Abu Dhabi", 9.2, 0.25 }, { "Nehalem", 9.2, 0.25 }, { "Sandy Bridge", 18.4, 0.5 }, { "Ivy Bridge", 18.4, 0.5 },
        { "Haswell", 36.8, 1.0 }, { "Broadwell", 36.8, 1.0 }, { "Skylake", 44.16, 1.2 } };
}

Chip referenceChip(const std::vector<Chip> &chips)
{
    const auto knownSpeed = [](const Chip &chip) { return chip.flopsPerCore > 0.0; };
    const auto declared = std::find_if(chips.begin(), chips.end(), [&](const Chip &chip) { return chip.weight == 1.0 && knownSpeed(chip); });
    if (declared != chips.end()) {
        return *declared;
    }
    const auto first = std::find_if(chips.begin(), chips.end(), knownSpeed);
    return first != chips.end() ? *first : Chip();
}

double cpuWeight(const Chip &chip, const Chip &reference)
{
    if (chip.weight > 0.0) {
        return chip.weight;
    }
    return chip.flopsPerCore > 0.0 && reference.flopsPerCore > 0.0 ? chip.flopsPerCore / reference.flopsPerCore : 0.0;
}

double nodeCpuTres(const Policy &policy, const NodeGroup &group)
{
    // without a chip a CPU counts 1, as without billing weights
    const std::optional<double> weight = coreWeight(policy, group);
    return weight ? group.cores * *weight : group.cpus;
}

double memoryWeightPerGb(std::uint32_t cores, double coreWeight, double memoryGb)
{
    return memoryGb > 0.0 ? cores * coreWeight / memoryGb : 0.0;
}

double nominalMemoryGb(std::uint64_t memoryMb)
{
    const double gb = static_cast<double>(memoryMb) / 1024.0;
    if (!(gb > 0.0)) {
        return 0.0;
    }
    // Nodes are sold with 4, 5, 6 or 7 quarters of a power of two: 96, 128, 160, 192, 224, 256, 384 GB …
    int exponent = 0;
    const double part = std::frexp(gb, &exponent); // in [0.5, 1)
    const double nominal = std::ldexp(std::ceil(part * 8.0) / 8.0, exponent);
    return gb >= nominal * (1.0 - largestReservedPart) ? nominal : gb;
}

std::vector<DerivedWeights> deriveBillingWeights(const Policy &policy)
{
    std::vector<DerivedWeights> derived;
    const auto &partitions = policy.partitions.get();
    for (std::size_t i = 0; i < partitions.size() && i < unknownIndex; ++i) {
        const Partition &partition = partitions[i];
        const auto index = static_cast<std::uint16_t>(i);
        if (partition.requeue) {
            derived.push_back({ index, withOtherWeights(requeueCpuWeight, requeueMemoryWeightPerGb, partition.billingWeights) });
        } else if (const auto weights = meanWeights(policy, partition)) {
            derived.push_back({ index, withOtherWeights(weights->first, weights->second, partition.billingWeights) });
        }
    }
    return derived;
}

std::vector<DerivedShares> deriveRawShares(const Policy &policy)
{
    const AssociationTree &tree = policy.associations;
    std::vector<DerivedShares> accounts = accountsBelowRoot(tree);
    const auto accountNamed = [&](const std::string &name) -> DerivedShares * {
        const AssociationId id = topAccount(tree, name);
        const auto at = std::find_if(accounts.begin(), accounts.end(), [id](const DerivedShares &shares) { return shares.account == id; });
        return at == accounts.end() ? nullptr : &*at;
    };

    double publicTres = 0.0;
    const std::vector<std::uint32_t> offered = offeredNodes(policy);
    for (std::size_t i = 0; i < offered.size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        if (group.owner == NodeOwner::Public) {
            publicTres += worthOf(policy, i, offered[i]);
            continue;
        }
        const double part = group.owners.empty() ? 0.0 : worthOf(policy, i, group.count) / static_cast<double>(group.owners.size());
        for (const std::string &owner : group.owners) {
            if (DerivedShares *shares = accountNamed(owner)) {
                (group.owner == NodeOwner::Account ? shares->lab : shares->communal) += part;
            }
        }
    }
    for (DerivedShares &shares : accounts) {
        shares.gratis = publicTres / static_cast<double>(accounts.size());
        const double sum = std::round(shares.gratis + shares.lab + shares.communal);
        shares.rawShares = static_cast<std::uint32_t>(std::clamp(sum, 1.0, static_cast<double>(maxRawShares)));
    }
    return accounts;
}

} // namespace apportion
