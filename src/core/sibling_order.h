// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree_layout.h"

#include <cstdint>
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

    struct Room
    {
        double *keys; ///< LevelFS rounded to double
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
    [[nodiscard]] Position operator[](std::size_t index) const { return m_positions[index]; }
    void shrink(std::size_t size)
    {
        m_keys.resize(size);
        m_positions.resize(size);
    }

    /// Sorts what stands at @p begin and above: highest LevelFS first; equal ones users before accounts, else as they
    /// were appended (SLURM.md 5a.3). @p level and @p marks are by position.
    void sortFrom(std::size_t begin, const long double *level, const std::uint8_t *marks);

private:
    void sortSmall(std::size_t begin);
    void sortLarge(std::size_t begin);
    void settleEqualKeys(std::size_t begin, const long double *level, const std::uint8_t *marks);

    static constexpr std::size_t smallLevel = 48;

    std::vector<double> m_keys;
    std::vector<Position> m_positions;
};

} // namespace apportion
