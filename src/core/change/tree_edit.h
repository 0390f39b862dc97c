// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/additions.h"
#include "core/change/policy_edit.h"
#include "core/policy/situation.h"
#include "core/policy/text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

// What can be done to the structure of an association tree, and why it cannot: the same rules wherever it is edited.

/// Why @p tops, of topmost(), cannot be removed; empty when they can.
[[nodiscard]] Text removalRefusal(const AssociationTree &tree, std::span<const AssociationId> tops);

/// Those of @p ids that would come to hang from another account than now, without what lies below others of them.
[[nodiscard]] std::vector<AssociationId> movedBelow(const AssociationTree &tree, std::span<const AssociationId> ids, AssociationId newParent);
/// Why they cannot hang below that account; empty when they can.
[[nodiscard]] Text moveRefusal(const AssociationTree &tree, std::span<const AssociationId> ids, AssociationId newParent);

/// Hangs those of movedBelow() there, which was not refused; the default accounts of users follow.
void moveBelow(AssociationTree &tree, std::span<const AssociationId> moved, AssociationId newParent);
/// Removes associations, which come with everything below them, parents before their children; the default accounts of users follow.
void removeAll(AssociationTree &tree, std::span<const AssociationId> removed);
/// What becomes of the associations of users for partitions that get other names.
struct FollowingAssociations
{
    PreparedAdditions added;
    std::vector<AssociationId> removed;
};
/// Each is made anew with all it has but what it used, as Slurm can rename none, and the old one removed. One that is there already
/// stays as it is.
[[nodiscard]] FollowingAssociations followingPartitions(const AssociationTree &tree, const std::vector<Renaming> &renamed);
/// Gives associations the edit's options.
void setOptions(AssociationTree &tree, const OptionsEdit &edit);

/// Another name for an account, or for a user in all accounts, as Slurm knows users.
struct PreparedRenaming
{
    std::string name; ///< as Slurm keeps it
    std::vector<AssociationId> ids; ///< that get it; none: it is their name already, or it is refused
    PolicyEdit rest; ///< what names the old one, with that name: jobs, lists of partitions, owners of nodes, options of users
    Text refusal; ///< why not, as a sentence
};

/// Refused when the name cannot be one, is taken, or the association is root.
[[nodiscard]] PreparedRenaming prepareRenaming(const Snapshot &snapshot, AssociationId id, std::string_view name);

// What several edits refuse.

[[nodiscard]] Text accountTaken(std::string_view account);
[[nodiscard]] Text userTaken(std::string_view user, std::string_view account);

} // namespace apportion
