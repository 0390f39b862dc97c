// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/node_worth.h"

#include "core/evaluate/billing.h"
#include "core/evaluate/odyssey.h"

namespace apportion
{

NodeWorth nodeWorth(const Policy &policy, const NodeGroup &group, const Partition *partition)
{
    NodeWorth worth { nodeCpuTres(policy, group), 0.0, 0.0 };
    if (partition == nullptr) {
        return worth;
    }
    Job gresAlone;
    gresAlone.tres = group.gres;
    for (const BillingTerm &term : billJob(policy, *partition, gresAlone).terms) {
        if (!policy.tres.isGres(term.tres)) {
            continue;
        }
        if (isInBillingMaximum(policy.tres, term.tres, policy.billingRule())) {
            worth.largestGres = std::max(worth.largestGres, term.value);
        } else {
            worth.otherGres += term.value;
        }
    }
    return worth;
}

const Partition *pricingPartition(const Policy &policy, std::size_t group)
{
    const Partition *found = nullptr;
    for (const Partition &partition : *policy.partitions) {
        const bool hasNodes
            = std::any_of(partition.nodes.begin(), partition.nodes.end(), [group](const PartitionNodes &part) { return part.group == group; });
        if (hasNodes && (found == nullptr || (found->requeue && !partition.requeue))) {
            found = &partition;
        }
    }
    return found;
}

} // namespace apportion
