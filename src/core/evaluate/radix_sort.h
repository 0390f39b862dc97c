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
/// order. No two entries are compared, which is what sorting many of them costs. @p moved is working memory. @p differing has
/// every bit in which two keys may differ.
template <std::size_t Digits, typename Entry, typename KeyOf>
void radixSort(std::vector<Entry> &entries, std::vector<Entry> &moved, const KeyOf &keyOf, std::uint64_t differing = ~std::uint64_t { 0 })
{
    constexpr unsigned digitBits = 8;
    constexpr std::size_t values = std::size_t { 1 } << digitBits;
    const auto digitOf = [&keyOf](const Entry &entry, std::size_t digit) -> std::size_t { return (keyOf(entry) >> (digit * digitBits)) % values; };
    std::array<std::size_t, Digits> digits {}; // those that tell anything
    std::size_t digitCount = 0;
    for (std::size_t digit = 0; digit < Digits; ++digit) {
        if ((differing >> (digit * digitBits)) % values != 0) {
            digits[digitCount++] = digit;
        }
    }
    std::array<std::array<std::uint32_t, values>, Digits> counts {};
    for (const Entry &entry : entries) {
        if (digitCount == Digits) { // how many is known when this is compiled
            for (std::size_t digit = 0; digit < Digits; ++digit) {
                ++counts[digit][digitOf(entry, digit)];
            }
        } else {
            for (std::size_t i = 0; i < digitCount; ++i) {
                ++counts[digits[i]][digitOf(entry, digits[i])];
            }
        }
    }
    moved.resize(entries.size());
    for (std::size_t i = 0; i < digitCount; ++i) {
        const std::size_t digit = digits[i];
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
