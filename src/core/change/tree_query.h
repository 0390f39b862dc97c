// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <span>
#include <vector>

namespace apportion
{

// Questions about a tree that are asked while it is edited: when its layout is out of date, and to compute the next one
// would take longer than an edit may. All are linear in the rows at worst, without a comparison of texts.

/// The live associations (accounts and users) that bear one of @p names, in the order of ids.
[[nodiscard]] std::vector<AssociationId> associationsNamed(const AssociationTree &tree, std::span<const NameId> names);
/// The live account of that name, or noAssociation.
[[nodiscard]] AssociationId accountNamed(const AssociationTree &tree, std::string_view name);
/// What hangs right below an account, in the order of ids.
[[nodiscard]] std::vector<AssociationId> childrenOf(const AssociationTree &tree, AssociationId account);
/// Those of @p ids that are live and have none of the others above them, each once, in the order given.
[[nodiscard]] std::vector<AssociationId> topmost(const AssociationTree &tree, std::span<const AssociationId> ids);
/// Those of @p tops that are live and everything below them, parents before their children.
[[nodiscard]] std::vector<AssociationId> withDescendants(const AssociationTree &tree, std::span<const AssociationId> tops);

} // namespace apportion
