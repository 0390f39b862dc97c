// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/descending_order.h"
#include "core/evaluate/evaluation.h"
#include "core/evaluate/tie_order.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace apportion
{

/// The siblings of the levels that Fair Tree is walking through, one level above the other.
///
/// Levels are sorted by LevelFS rounded to double, which keeps the order and is quick; siblings whose rounded values
/// are equal are then put in the order of the exact ones.
class SiblingStack
{
public:
    using Position = TreeLayout::Position;

    /// @p evaluation has its usage and its sums of shares.
    explicit SiblingStack(const Evaluation &evaluation) : m_evaluation(evaluation), m_tiesGoByPosition(tiesGoByPosition(evaluation)) { }

    struct Room
    {
        /// LevelFS rounded to double; only infinity itself may become infinity (a larger one than double holds: its maximum),
        /// so that such keys need not be looked at more closely.
        double *keys;
        Position *positions;
    };

    /// Puts @p count siblings on top, for the caller to fill in before the next call.
    [[nodiscard]] Room makeRoom(std::size_t count)
    {
        const std::size_t begin = size();
        m_keys.resize(begin + count);
        m_positions.resize(begin + count);
        return { m_keys.data() + begin, m_positions.data() + begin };
    }
    [[nodiscard]] std::size_t size() const { return m_positions.size(); }
    [[nodiscard]] const Position *positions() const { return m_positions.data(); }
    [[nodiscard]] const double *keys() const { return m_keys.data(); }
    /// Whether siblings at two places have the same LevelFS, not only the same rounded one.
    [[nodiscard]] bool areTied(std::size_t a, std::size_t b) const
    {
        return m_keys[a] == m_keys[b] && (m_keys[a] == std::numeric_limits<double>::infinity() || exactLevel(a) == exactLevel(b));
    }
    /// LevelFS of the sibling at a place, unrounded.
    [[nodiscard]] long double exactLevel(std::size_t index) const;
    void shrink(std::size_t size)
    {
        m_keys.resize(size);
        m_positions.resize(size);
    }

    /// Sorts what stands at @p begin and above: highest LevelFS first; equal ones users before accounts, accounts as
    /// walksBefore() has it, else as they were appended (SLURM.md 5a.3).
    void sortFrom(std::size_t begin);

private:
    void sortSmall(std::size_t begin);
    void sortLarge(std::size_t begin);
    void settleEqualKeys(std::size_t begin);
    void settle(std::size_t begin, std::size_t end);

    static constexpr std::size_t smallLevel = 48;

    const Evaluation &m_evaluation;
    const bool m_tiesGoByPosition;
    std::vector<double> m_keys;
    std::vector<Position> m_positions;
    DescendingOrder m_order;
    std::vector<double> m_unsortedKeys;
    std::vector<Position> m_unsortedPositions;
};

} // namespace apportion
