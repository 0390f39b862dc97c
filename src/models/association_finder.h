// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/association_tree.h"

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

} // namespace apportion
