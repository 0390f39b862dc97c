// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <cstddef>
#include <string>
#include <vector>

namespace apportion::slurm
{

/// A QOS that is gone, and how many associations still name it.
struct QosReference
{
    std::string qos;
    std::size_t count = 0;
    AssociationId first = noAssociation; ///< one of them

    bool operator==(const QosReference &) const = default;
};

/// @p policy without what its associations, its cluster and its QOS say of QOS that only @p other has, in their lists and as
/// their default: Slurm takes a QOS that is removed out of them, and a QOS that is made anew does not come back by itself.
/// @p references is told what was taken out.
[[nodiscard]] Policy withoutGoneQos(const Policy &policy, const Policy &other, std::vector<QosReference> &references);

/// Gives a QOS another name wherever a policy names it: in partitions (QOS, AllowQos and DenyQos), in what other QOS
/// preempt, and in the lists and defaults of the associations and of the cluster.
void renameQos(Policy &policy, std::size_t index, const std::string &name);

} // namespace apportion::slurm
