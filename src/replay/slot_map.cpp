// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/slot_map.h"

#include <algorithm>

namespace apportion::replay
{

namespace
{
constexpr std::uint32_t nowhere = 0xffffffff;
} // namespace

bool SlotMap::isFree(const NodeSet &nodes, std::int64_t begin, std::int64_t end) const
{
    std::uint32_t at = 0;
    do {
        const Slot &slot = m_slots[at];
        if (slot.end > begin && slot.begin < end && !slot.nodes.contains(nodes)) {
            return false;
        }
        at = slot.next;
    } while (at != last);
    return true;
}

void SlotMap::split(std::uint32_t slot, std::int64_t at)
{
    Slot rest = m_slots[slot];
    rest.begin = at;
    m_slots[slot].end = at;
    m_slots[slot].next = static_cast<std::uint32_t>(m_slots.size());
    m_slots.push_back(std::move(rest));
}

void SlotMap::reserve(const NodeSet &nodes, std::int64_t begin, std::int64_t end, std::int64_t resolution)
{
    begin = std::max(begin, m_slots.front().begin);
    end = std::max(end, begin + resolution);
    std::uint32_t at = 0;
    std::uint32_t before = 0;
    while (m_slots[at].end < begin) {
        before = at;
        at = m_slots[at].next;
        if (at == last) {
            return;
        }
    }
    if (m_slots[at].end > begin) {
        split(at, begin);
    }
    std::uint32_t after = nowhere;
    while ((at = m_slots[at].next) != last) {
        if (end < m_slots[at].end) {
            split(at, end);
        }
        m_slots[at].nodes -= nodes;
        if (m_slots[at].end == end) {
            after = m_slots[at].next == last ? nowhere : m_slots[at].next;
            break;
        }
    }
    mergeOnce(before, after);
}

/// Of the slots from one to another the first two neighbours with the same nodes become one.
void SlotMap::mergeOnce(std::uint32_t from, std::uint32_t until)
{
    for (std::uint32_t at = from; at != until;) {
        Slot &slot = m_slots[at];
        if (slot.next == last) {
            return;
        }
        const Slot &next = m_slots[slot.next];
        if (slot.nodes == next.nodes) {
            slot.end = next.end;
            slot.next = next.next;
            return;
        }
        at = slot.next;
    }
}

} // namespace apportion::replay
