// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>

namespace apportion::slurm
{

/// What a user has once for all of his accounts, while the file says it with one of them.
enum class UserOption : std::uint8_t { DefaultAccount, AdminLevel, Coordinator, DefaultWckey, Wckeys };

/// userOption() of many users of a tree, which outlives it: a text of options that many have is read once.
class UserOptions
{
public:
    explicit UserOptions(const AssociationTree &tree) : m_tree(tree) { }

    /// The first of the associations that says something of it counts; empty: none does.
    [[nodiscard]] std::string value(std::span<const AssociationId> associations, UserOption option);

private:
    using Values = std::array<std::string, 5>; // by option

    const Values &read(AssociationId id);

    const AssociationTree &m_tree;
    std::unordered_map<NameId, Values> m_known; // by the text in the tree
};

} // namespace apportion::slurm
