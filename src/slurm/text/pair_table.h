// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace apportion::slurm
{

/// Pairs of 32-bit numbers, each with a 32-bit value: open addressing without an allocation an entry.
class PairTable
{
public:
    static constexpr std::uint32_t absent = 0xffffffff;

    /// The value of a pair, or absent.
    [[nodiscard]] std::uint32_t find(std::uint32_t first, std::uint32_t second) const;
    /// Gives a pair its value, whether it was there or not. @p value must not be absent.
    void set(std::uint32_t first, std::uint32_t second, std::uint32_t value);
    void reserve(std::size_t pairs);

private:
    struct Slot
    {
        std::uint64_t key = 0;
        std::uint32_t value = absent;
    };

    [[nodiscard]] std::size_t slotOf(std::uint64_t key) const;
    void grow(std::size_t slots);

    std::vector<Slot> m_slots; // a power of two
    std::size_t m_count = 0;
};

} // namespace apportion::slurm
