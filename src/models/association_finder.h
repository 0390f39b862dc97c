// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "models/account_rows.h"

#include <QString>

#include <vector>

namespace apportion
{

/// An association as it is called when there may be several of its name.
struct FoundAssociation
{
    AssociationId id = noAssociation;
    QString label; ///< `physics`, or `physics/ann`
};

/// The associations that @p text may mean, the most likely first, at most @p most: those of that very name, then those
/// that begin with it, then those that hold it; accounts before users, else in the order of ids. `account/user` looks for
/// both. Letters match in either case. Linear in the tree: meant for another thread.
[[nodiscard]] std::vector<FoundAssociation> findAssociations(const AssociationTree &tree, const QString &text, std::size_t most);

struct NextMatch
{
    AssociationId id = noAssociation; ///< none: no name holds the text
    bool wrapped = false; ///< found only behind the end of the tree (backward: before its beginning)
};

/// The association after @p from, or before it, whose own name holds @p text, in the order of @p rows (which fit @p tree)
/// from top to bottom, and on round the end. `account/user` looks for users in such accounts. Letters match in either
/// case. Linear in the rows: meant for another thread.
[[nodiscard]] NextMatch nextMatch(const AssociationTree &tree, const AccountRows &rows, const QString &text, AssociationId from, bool backward);

} // namespace apportion
