// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/descending_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

namespace apportion
{

namespace
{

constexpr unsigned digitBits = 8;
constexpr std::size_t digits = 4;
constexpr std::size_t digitValues = std::size_t { 1 } << digitBits;
constexpr unsigned indexBits = 32;

/// Grows as @p key falls: of a positive number the bits fall with it, of a negative one they must be turned round.
std::uint64_t fallingUpperHalf(double key)
{
    const auto bits = std::bit_cast<std::uint64_t>(key + 0.0); // −0 becomes 0
    const std::uint64_t sign = bits >> 63;
    const std::uint64_t growing = bits ^ (sign != 0 ? ~std::uint64_t { 0 } : std::uint64_t { 1 } << 63);
    return ~growing >> indexBits;
}

std::size_t digitOf(std::uint64_t entry, std::size_t digit)
{
    return (entry >> (indexBits + digit * digitBits)) & (digitValues - 1);
}

} // namespace

void DescendingOrder::sortByUpperHalf(std::span<const double> keys)
{
    std::array<std::array<std::uint32_t, digitValues>, digits> counts {};
    m_entries.resize(keys.size());
    m_moved.resize(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::uint64_t entry = fallingUpperHalf(keys[i]) << indexBits | i;
        m_entries[i] = entry;
        for (std::size_t digit = 0; digit < digits; ++digit) {
            ++counts[digit][digitOf(entry, digit)];
        }
    }
    for (std::size_t digit = 0; digit < digits; ++digit) {
        std::array<std::uint32_t, digitValues> &places = counts[digit];
        if (places[digitOf(m_entries[0], digit)] == m_entries.size()) {
            continue; // all the same
        }
        std::uint32_t place = 0;
        for (std::uint32_t &count : places) {
            place += std::exchange(count, place);
        }
        for (const std::uint64_t entry : m_entries) {
            m_moved[places[digitOf(entry, digit)]++] = entry;
        }
        m_entries.swap(m_moved);
    }
}

std::span<const std::uint32_t> DescendingOrder::sort(std::span<const double> keys)
{
    m_order.clear();
    if (keys.empty()) {
        return m_order;
    }
    sortByUpperHalf(keys);
    m_order.resize(keys.size());
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
