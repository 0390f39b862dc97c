// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/descending_order.h"

#include "core/evaluate/radix_sort.h"

#include <algorithm>
#include <bit>

namespace apportion
{

namespace
{

constexpr unsigned indexBits = 32;

/// Grows as @p key falls: of a positive number the bits fall with it, of a negative one they must be turned round.
std::uint64_t fallingUpperHalf(double key)
{
    const auto bits = std::bit_cast<std::uint64_t>(key + 0.0); // −0 becomes 0
    const std::uint64_t sign = bits >> 63;
    const std::uint64_t growing = bits ^ (sign != 0 ? ~std::uint64_t { 0 } : std::uint64_t { 1 } << 63);
    return ~growing >> indexBits;
}

} // namespace

std::span<const std::uint32_t> DescendingOrder::sort(std::span<const double> keys)
{
    m_entries.resize(keys.size());
    m_order.resize(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        m_entries[i] = fallingUpperHalf(keys[i]) << indexBits | i;
    }
    radixSort<sizeof(std::uint32_t)>(m_entries, m_moved, [](std::uint64_t entry) { return entry >> indexBits; });
    for (std::size_t i = 0; i < keys.size(); ++i) {
        m_order[i] = static_cast<std::uint32_t>(m_entries[i]);
    }
    const auto isBefore = [keys](std::uint32_t a, std::uint32_t b) { return keys[a] > keys[b]; };
    for (std::size_t begin = 0; begin < m_order.size();) {
        std::size_t end = begin + 1;
        while (end < m_order.size() && m_entries[end] >> indexBits == m_entries[begin] >> indexBits) {
            ++end;
        }
        const auto first = m_order.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = m_order.begin() + static_cast<std::ptrdiff_t>(end);
        if (end - begin > 1 && !std::is_sorted(first, last, isBefore)) {
            std::stable_sort(first, last, isBefore);
        }
        begin = end;
    }
    return m_order;
}

} // namespace apportion
