// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <QString>

#include <vector>

namespace apportion
{

/// What a filter leaves of a tree: the associations whose name contains a text, and the accounts above them.
class AccountFilter
{
public:
    using Position = TreeLayout::Position;

    /// Linear in the tree; letters match in either case, by Unicode's case folding. @p text must not be empty.
    AccountFilter(const AssociationTree &tree, const TreeLayout &layout, const QString &text);

    /// Associations whose own name matches.
    [[nodiscard]] Position matchCount() const { return m_matches; }
    /// Whether the association matches, or one below it does. Root always stays, so that a filter without a match
    /// shows where it looked.
    [[nodiscard]] bool isShown(Position position) const { return m_shown[position] != 0; }

private:
    std::vector<std::uint8_t> m_shown; // by position
    Position m_matches = 0;
};

} // namespace apportion
