// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace apportion
{

/// Sorts entries by the lowest @p Digits bytes of keyOf(entry), an unsigned number, smallest first; equal ones stay in their
/// order. No two entries are compared, which is what sorting many of them costs. @p moved is working memory.
template <std::size_t Digits, typename Entry, typename KeyOf>
void radixSort(std::vector<Entry> &entries, std::vector<Entry> &moved, const KeyOf &keyOf)
{
    constexpr unsigned digitBits = 8;
    constexpr std::size_t values = std::size_t { 1 } << digitBits;
    const auto digitOf = [&keyOf](const Entry &entry, std::size_t digit) -> std::size_t { return (keyOf(entry) >> (digit * digitBits)) % values; };
    std::array<std::array<std::uint32_t, values>, Digits> counts {};
    for (const Entry &entry : entries) {
        for (std::size_t digit = 0; digit < Digits; ++digit) {
            ++counts[digit][digitOf(entry, digit)];
        }
    }
    moved.resize(entries.size());
    for (std::size_t digit = 0; digit < Digits; ++digit) {
        std::array<std::uint32_t, values> &places = counts[digit];
        if (entries.empty() || places[digitOf(entries.front(), digit)] == entries.size()) {
            continue; // all have the same
        }
        std::uint32_t place = 0;
        for (std::uint32_t &count : places) {
            place += std::exchange(count, place);
        }
        for (const Entry &entry : entries) {
            moved[places[digitOf(entry, digit)]++] = entry;
        }
        entries.swap(moved);
    }
}

} // namespace apportion
