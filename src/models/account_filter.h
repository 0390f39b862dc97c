// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/association_tree.h"

#include <memory>
#include <string_view>
#include <vector>

namespace apportion
{

/// What a filter leaves of a tree: the associations whose name contains a text, and the accounts above them.
///
/// A layout of its own over the visible positions: because the children of a position are neighbours in a
/// TreeLayout, the visible ones are neighbours here, and every question is answered in constant time.
class AccountFilter
{
public:
    using Position = TreeLayout::Position;
    /// Place of a visible association here; root is 0.
    using Index = std::uint32_t;
    static constexpr Index hidden = 0xffffffff;

    /// Linear in the tree; ASCII letters match in either case. @p text must not be empty.
    AccountFilter(const AssociationTree &tree, const TreeLayout &layout, std::string_view text);

    /// Visible associations.
    [[nodiscard]] Index size() const { return static_cast<Index>(m_position.size()); }
    /// Associations whose own name matches.
    [[nodiscard]] Index matchCount() const { return m_matches; }
    [[nodiscard]] Index indexOf(Position position) const { return m_index[position]; }
    [[nodiscard]] Position positionAt(Index index) const { return m_position[index]; }
    [[nodiscard]] Index firstChild(Index index) const { return m_firstChild[index]; }
    [[nodiscard]] Index childCount(Index index) const { return m_childCount[index]; }

private:
    std::vector<Index> m_index; // by position
    std::vector<Position> m_position; // by index, ascending
    std::vector<Index> m_firstChild; // by index
    std::vector<Index> m_childCount; // by index
    Index m_matches = 0;
};

} // namespace apportion
