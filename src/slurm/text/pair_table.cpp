// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/pair_table.h"

#include <utility>

namespace apportion::slurm
{

namespace
{

std::uint64_t keyOf(std::uint32_t first, std::uint32_t second)
{
    return std::uint64_t { first } << 32 | second;
}

} // namespace

std::size_t PairTable::slotOf(std::uint64_t key) const
{
    const std::size_t mask = m_slots.size() - 1;
    // The golden ratio's multiplier spreads neighbouring numbers over the upper bits.
    std::size_t slot = static_cast<std::size_t>(key * 0x9e3779b97f4a7c15u >> 32) & mask;
    while (m_slots[slot].value != absent && m_slots[slot].key != key) {
        slot = (slot + 1) & mask;
    }
    return slot;
}

std::uint32_t PairTable::find(std::uint32_t first, std::uint32_t second) const
{
    return m_slots.empty() ? absent : m_slots[slotOf(keyOf(first, second))].value;
}

void PairTable::set(std::uint32_t first, std::uint32_t second, std::uint32_t value)
{
    if ((m_count + 1) * 4 > m_slots.size() * 3) {
        grow(m_slots.empty() ? 64 : m_slots.size() * 2);
    }
    Slot &slot = m_slots[slotOf(keyOf(first, second))];
    m_count += slot.value == absent ? 1 : 0;
    slot = { keyOf(first, second), value };
}

void PairTable::reserve(std::size_t pairs)
{
    std::size_t slots = 64;
    while (slots * 3 < pairs * 4) {
        slots *= 2;
    }
    if (slots > m_slots.size()) {
        grow(slots);
    }
}

void PairTable::grow(std::size_t slots)
{
    const std::vector<Slot> old = std::exchange(m_slots, std::vector<Slot>(slots));
    for (const Slot &slot : old) {
        if (slot.value != absent) {
            m_slots[slotOf(slot.key)] = slot;
        }
    }
}

} // namespace apportion::slurm
