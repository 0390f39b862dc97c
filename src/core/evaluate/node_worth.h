// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <algorithm>

namespace apportion
{

/// What one node is worth: what a job that takes all of its cores and GRES is charged, with the cores as Odyssey weighs them.
struct NodeWorth
{
    double cpu = 0.0; ///< CPU TRES (nodeCpuTres())
    double largestGres = 0.0; ///< the largest charge for a GRES that the billing rule takes a maximum of
    double otherGres = 0.0; ///< the charges for GRES that are added up

    [[nodiscard]] double whole() const { return std::max(cpu, largestGres) + otherGres; }
};
/// @p partition says what is charged for GRES; null: nothing.
[[nodiscard]] NodeWorth nodeWorth(const Policy &policy, const NodeGroup &group, const Partition *partition);
/// The first partition that has nodes of a group, which says what their GRES cost: one that is no requeue partition, where
/// there is one. Null when none has any.
[[nodiscard]] const Partition *pricingPartition(const Policy &policy, std::size_t group);

} // namespace apportion
