// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <cstddef>
#include <string>
#include <vector>

namespace apportion::slurm
{

/// Associations whose default QOS is not in their list, and what they are given in its place.
struct GivenDefault
{
    std::string wanted; ///< the default QOS that counts for them, their own or one from above
    std::string given; ///< one of their list
    std::size_t count = 0;
    std::string name; ///< of one of them
    AssociationId first = noAssociation;
};

/// @p policy as it can be reached from @p other: an association that comes, or whose list or default QOS changes, is refused where the
/// default that counts for it is not in its list. Since 23.11 slurmdbd refuses that (as_mysql_assoc.c, as_mysql_add_assocs_cond() and
/// _foreach_check_default_qos()), before that sacctmgr does (sacctmgr_check_default_qos()), but for new users whose default comes
/// from above. Such an association gets a default of its own from its list; @p given is told so. What stays as it is may be so.
[[nodiscard]] Policy withPossibleDefaults(const Policy &policy, const Policy &other, std::vector<GivenDefault> &given);

} // namespace apportion::slurm
