// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/association_match.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace apportion
{

/// An account that goes, and the one that comes in its place under another name.
struct RenamedAccount
{
    AssociationId before = noAssociation; ///< id in the first tree
    AssociationId after = noAssociation; ///< id in the second tree

    bool operator==(const RenamedAccount &) const = default;
};

/// What was renamed, by the id in the first tree: the id in the second.
using RenamedAssociations = std::unordered_map<AssociationId, AssociationId>;

// Of what a match knows in one tree alone. All are linear in what comes and goes and what is right below it, and in the order of
// the first tree's ids.

/// The accounts of which the second tree remembers that they had the name in the first one.
[[nodiscard]] std::vector<RenamedAccount> rememberedAccounts(
    const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match);

/// Those accounts, and others that are each other but for their name: what they hang from has the same name, and so has all that
/// is right below them, of which there is something. Where several are alike, those with the same shares; none where that leaves
/// several. Told by what they are: ids are others once a project was saved and opened again.
[[nodiscard]] std::vector<RenamedAccount> renamedAccounts(const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match);

/// The accounts that may be each other: most of what is right below one is right below the other too, and of no third one. A
/// guess, about which to ask.
[[nodiscard]] std::vector<RenamedAccount> likelyAccounts(const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match);

/// Those accounts, the users right below them who are there under both names, and the users of which the second tree remembers
/// that they had another name in the same account.
[[nodiscard]] RenamedAssociations withRenamedUsers(
    const std::vector<RenamedAccount> &accounts, const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match);

/// Which association is which to people, to whom another name makes nobody another one: @p match and the renamed ones. None where nothing
/// was renamed, and @p match says all.
[[nodiscard]] std::optional<AssociationMatch> matchWithRenamed(
    const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match);
/// The same without a match that is known already.
[[nodiscard]] AssociationMatch peopleMatch(const AssociationTree &before, const AssociationTree &after, const std::stop_token &stop = {});

} // namespace apportion
