// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/association_match.h"

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

/// The accounts that @p match knows in one tree alone and that are each other but for their name: what they hang from has the
/// same name, and so has all that is right below them, of which there is something. Where several are alike, those with the same
/// shares; none where that leaves several. Told by what they are: ids are others once a project was saved and opened again.
///
/// Linear in the accounts that come and go, and what is right below them; in the order of the first tree's ids.
[[nodiscard]] std::vector<RenamedAccount> renamedAccounts(const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match);

/// Those accounts, and the users right below them who are there under both names, by the id in the first tree: the id in the second.
[[nodiscard]] std::unordered_map<AssociationId, AssociationId> renamedAssociations(
    const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match);

} // namespace apportion
