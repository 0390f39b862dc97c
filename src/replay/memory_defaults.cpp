// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/memory_defaults.h"

#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"

#include <algorithm>

namespace apportion::replay
{

/// A partition's DefMemPerNode and DefMemPerCPU go before both of the cluster (slurm.conf(5)).
MemoryDefaults::MemoryDefaults(const Policy &policy, const Machine &machine, std::uint16_t partition)
{
    const auto numberOf = [](std::string_view text) { return unsignedNumber(withoutConfQuotes(text)).value_or(0); };
    const std::vector<ForeignKey> *own = partition < policy.partitions->size() ? &(*policy.partitions)[partition].foreign : nullptr;
    const auto ofPartition = [&](std::string_view key) { return own == nullptr ? nullptr : findKey(*own, key); };
    const ForeignKey *ownNode = ofPartition("DefMemPerNode");
    const ForeignKey *ownCpu = ofPartition("DefMemPerCPU");
    if (ownNode != nullptr || ownCpu != nullptr) {
        perNode = ownNode == nullptr ? 0 : numberOf(ownNode->value);
        perCpu = ownNode != nullptr ? 0 : numberOf(ownCpu->value);
    } else {
        perNode = numberOf(foreignConfValue(policy, "DefMemPerNode"));
        perCpu = numberOf(foreignConfValue(policy, "DefMemPerCPU"));
    }
    const ForeignKey *ownGpu = ofPartition("DefMemPerGPU");
    perGpu = numberOf(ownGpu == nullptr ? foreignConfValue(policy, "DefMemPerGPU") : std::string_view(ownGpu->value));
    if (partition < machine.partitions.size()) {
        if (const std::vector<NodeIndex> nodes = machine.partitions[partition].nodes.nodes(); !nodes.empty()) {
            ofNode = machine.memoryMb[nodes.front()];
        }
    }
}

void MemoryDefaults::give(JobRequest &job) const
{
    if (perGpu > 0 && asksForGpus(job)) {
        job.memoryPerGpu = perGpu;
    } else if (perCpu > 0) {
        job.memoryPerCpu = perCpu;
    } else {
        job.takesWholeMemory = perNode == 0;
        job.memoryPerNode = perNode == 0 ? ofNode : perNode;
    }
}

bool asksForGpus(const JobRequest &job)
{
    return std::any_of(job.gres.begin(), job.gres.end(), [](const GresRequest &one) { return one.isGpu; });
}

} // namespace apportion::replay
