// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"

#include <span>
#include <string>
#include <string_view>

namespace apportion
{

// A user's default account has to be one that the user is in (sacctmgr(1), DefaultAccount).

/// Whether one of a user's @p associations is in the account, be it for a partition only.
[[nodiscard]] bool standsIn(const AssociationTree &tree, std::span<const AssociationId> associations, std::string_view account);
/// The first option of that name among a user's @p associations that says something; Slurm keeps it once for the user.
[[nodiscard]] std::string userOption(const AssociationTree &tree, std::span<const AssociationId> associations, std::string_view name);
/// The first of the accounts @p wanted that the user is in; else that of the first of his @p associations; empty without any.
[[nodiscard]] std::string defaultAccountAmong(
    const AssociationTree &tree, std::span<const AssociationId> associations, std::span<const std::string> wanted);

/// How the options of users change when the associations @p leaving of the tree come to hang below @p to, or, without it, are
/// removed: whose default account is none of his any more has the one to which it was moved, else that of the first association
/// that is left to him. Who has no default account of his own gets none. Linear.
[[nodiscard]] OptionsEdit followingDefaults(const AssociationTree &tree, std::span<const AssociationId> leaving, AssociationId to = noAssociation);
/// The same where all associations of these users are known: @p theirs. Linear in those.
[[nodiscard]] OptionsEdit followingDefaults(
    const AssociationTree &tree, std::span<const AssociationId> theirs, std::span<const AssociationId> leaving, AssociationId to = noAssociation);

} // namespace apportion
