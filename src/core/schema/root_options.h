// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <string>
#include <string_view>

// The account root and the cluster are one association of Slurm: `sacctmgr dump` writes what it has, its QOS and limits,
// into the line of the cluster, and `sacctmgr modify cluster` changes it.

namespace apportion
{

/// The options of an association as AssociationTree::options() has them; of root those of the cluster's line, which its own follow.
[[nodiscard]] std::string optionsOf(const Policy &policy, AssociationId id);

/// The value of one of them, without quotes; empty when it is not there.
[[nodiscard]] std::string ownOption(const Policy &policy, AssociationId id, std::string_view name);

/// Where the options of root are kept.
struct RootOptions
{
    std::string cluster; ///< Policy::clusterOptions
    std::string own; ///< of the account: its description, its organization, and what Slurm does not know

    bool operator==(const RootOptions &) const = default;
};

/// Puts @p options, all that root shall have, where they belong. What the cluster's line has beside (its shares, its
/// classification) stays. A list of QOS with signs changes the one that the line has.
[[nodiscard]] RootOptions partedRootOptions(const Policy &policy, std::string_view options);
/// Gives root these options, and puts them there.
void setRootOptions(Policy &policy, std::string_view options);
/// Makes the Priority that the cluster's line has, which all below root inherit, that of root, as other associations have theirs.
void takeRootPriority(Policy &policy);
/// The policy with all of root's options where partedRootOptions() puts them.
[[nodiscard]] Policy withRootInCluster(const Policy &policy);

} // namespace apportion
