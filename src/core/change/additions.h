// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"
#include "core/policy/text.h"

#include <optional>
#include <string>
#include <vector>

namespace apportion
{

/// An association that shall be added.
struct NewAssociation
{
    std::string name; ///< of the account or the user; checked, and folded to lower case for an account
    bool isUser = false;
    AssociationId parent = noAssociation; ///< a live account; unless `above` is given
    int above = -1; ///< the account that an earlier entry of the same list adds, by its index
    std::uint32_t rawShares = 1;
    std::uint32_t priority = noPriority;
    long double ownUsage = 0.0L;
    std::string partition; ///< of a user's association with one partition
    std::string options;
};

/// The own usage of all associations before some were added and after.
struct UsageOfAdditions
{
    Situation before;
    Situation after;

    /// Makes the usage of @p situation the one after, and true, where it is the one before in memory.
    [[nodiscard]] bool applyTo(Situation &situation) const;
};

/// Associations checked against a tree, and that tree with them: what takes long when they are many.
struct PreparedAdditions
{
    std::vector<NewAssociation> rows; ///< each with its parent's id; their own ids count up from `first`
    AssociationId first = 0; ///< the rows of the tree before
    AssociationTree after;
    std::optional<UsageOfAdditions> usage; ///< where the situation was given
    Text refusal; ///< why they cannot be added, as a sentence; empty when they can, or when there are none

    [[nodiscard]] bool isPossible() const { return !rows.empty(); }
};

/// Refused when a name cannot be, an account's name is taken, or a user stands there already. May be called by any
/// thread; linear in the tree and the list.
[[nodiscard]] PreparedAdditions prepareAdditions(const AssociationTree &tree, const std::vector<NewAssociation> &list);
/// The same onto a policy: accounts and users that slurmdbd has already come with what it has of them, where nothing else is told.
[[nodiscard]] PreparedAdditions prepareAdditions(const Policy &policy, std::vector<NewAssociation> list);
/// The same with the usage that the associations bring.
[[nodiscard]] PreparedAdditions prepareAdditions(const Snapshot &now, const std::vector<NewAssociation> &list);

/// Gives the associations, of which the first has the id @p first, their own usage.
void appendUsage(Situation &situation, AssociationId first, const std::vector<NewAssociation> &added);

/// Appends an association to a tree with all that it has but its usage; its parent is given by id.
AssociationId append(AssociationTree &tree, const NewAssociation &added);

} // namespace apportion
