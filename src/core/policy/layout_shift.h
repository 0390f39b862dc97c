// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace apportion
{

/// Where the associations of one tree's layout stand in that of another one, which a few edits made of it: runs of neighbours that stayed
/// neighbours. What columns by position hold of them can be carried over instead of being worked out.
class LayoutShift
{
public:
    using Position = TreeLayout::Position;

    /// Neighbours with the same ids, users and accounts in the same places. What else is of them may differ.
    struct Run
    {
        Position before; ///< where the first of them stood
        Position after; ///< and stands
        Position size;
    };
    static constexpr Position nowhere = 0xffffffff;

    /// Nothing when more than @p most runs are needed: then too little has stayed.
    [[nodiscard]] static std::optional<LayoutShift> between(const AssociationTree &before, const AssociationTree &after, std::size_t most = 64);

    /// Ascending by Run::after, root in the first one.
    [[nodiscard]] const std::vector<Run> &runs() const { return m_runs; }
    /// Whether all stand where they stood, and nothing came or went.
    [[nodiscard]] bool isNone() const;
    /// Where what stood at a position stands, or nowhere.
    [[nodiscard]] Position after(Position before) const;
    /// Where what stands at a position stood, or nowhere.
    [[nodiscard]] Position before(Position after) const;
    /// Whether @p count neighbours that stood at @p before are those that stand at @p after.
    [[nodiscard]] bool carries(Position before, Position after, Position count) const;
    /// Positions that came, or went, ascending.
    [[nodiscard]] std::vector<Position> added() const;
    [[nodiscard]] std::vector<Position> removed() const;

    /// Brings a column by position from the one layout to the other; what came is T().
    template <typename T>
    void apply(std::vector<T> &column) const;

private:
    [[nodiscard]] const Run *runBefore(Position before) const;

    std::vector<Run> m_runs;
    std::vector<Run> m_byBefore; ///< the same, ascending by Run::before
    Position m_sizeBefore = 0;
    Position m_sizeAfter = 0;
    bool m_keepsOrder = true; ///< nothing that stayed overtook anything else
};

template <typename T>
void LayoutShift::apply(std::vector<T> &column) const
{
    constexpr std::size_t room = 64; // one more to come needs a 64th more memory, not twice as much
    if (column.capacity() < m_sizeAfter) {
        column.reserve(m_sizeAfter + m_sizeAfter / room);
    }
    const auto at = [](auto begin, Position position) { return begin + static_cast<std::ptrdiff_t>(position); };
    if (!m_keepsOrder) {
        std::vector<T> moved(m_sizeAfter);
        for (const Run &run : m_runs) {
            std::copy(at(column.begin(), run.before), at(column.begin(), run.before + run.size), at(moved.begin(), run.after));
        }
        column.assign(moved.begin(), moved.end());
        return;
    }
    column.resize(std::max(m_sizeBefore, m_sizeAfter));
    // Those to the front from the front on, then those to the back from the back on: nobody is overwritten before it moved.
    for (const Run &run : m_runs) {
        if (run.after < run.before) {
            std::copy(at(column.begin(), run.before), at(column.begin(), run.before + run.size), at(column.begin(), run.after));
        }
    }
    for (auto run = m_runs.rbegin(); run != m_runs.rend(); ++run) {
        if (run->after > run->before) {
            std::copy_backward(
                at(column.begin(), run->before), at(column.begin(), run->before + run->size), at(column.begin(), run->after + run->size));
        }
    }
    column.resize(m_sizeAfter);
    for (const Position position : added()) {
        column[position] = T();
    }
}

} // namespace apportion
