// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace apportion
{

/// Sorts numbers without comparing them two by two: by the bytes of what they are written with. Keeps its memory.
class DescendingOrder
{
public:
    /// The indices of @p keys, the largest key first, equal ones in their order. No key is NaN.
    [[nodiscard]] std::span<const std::uint32_t> sort(std::span<const double> keys);

private:
    std::vector<std::uint64_t> m_entries; ///< the upper half of a key, which decides nearly always, and its index
    std::vector<std::uint64_t> m_moved;
    std::vector<std::uint32_t> m_order;
};

} // namespace apportion
