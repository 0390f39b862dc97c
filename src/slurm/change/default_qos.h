// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/difference.h"
#include "core/policy/policy.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// Since when slurmdbd itself refuses an association whose list of QOS lacks the default that counts for it (as_mysql_assoc.c,
/// as_mysql_add_assocs_cond() and _foreach_check_default_qos()); before, sacctmgr looks, in fewer cases.
inline constexpr std::uint16_t firstThatChecksDefaultQos = 2311;

/// Whether the default QOS that options name is in the list that they name; nothing where they name no default.
[[nodiscard]] std::optional<bool> hasDefaultInOwnList(std::string_view options);
/// Whether any association or the cluster has a default QOS.
[[nodiscard]] bool anyDefaultQos(const Policy &policy);

/// What an association gets for the time in which the list of QOS, or the default QOS, of the account above it changes.
struct PassingQos
{
    AssociationChange of; ///< a user's association, on one side or both
    bool clearsDefault = false; ///< its default, which the account's list has no more
    std::vector<std::string> list; ///< its own list with the account's new default, +b for -b in a difference; empty: it stays as it is
};

/// Whom sacctmgr would refuse the changes of accounts for: releases before 23.11 look at all associations in an account when its list or
/// its default QOS is set, and want each to have the account's new default, or else its own, in its list
/// (association_functions.c, sacctmgr_check_default_qos()); newer ones want the default that counts for it, its own or else the
/// account's (as_mysql_assoc.c, _foreach_check_default_qos()), also where the cluster is set, of users in the account root.
[[nodiscard]] std::vector<PassingQos> passingQos(const Policy &baseline, const Policy &draft, const std::vector<AssociationChange> &changes);

} // namespace apportion::slurm
