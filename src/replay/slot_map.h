// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/node_set.h"

#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// Which nodes are not reserved when: backfill's map of time (node_space_map_t). Slots [begin, end) follow each other
/// without gaps. How they are split and merged shows in what is tried next, so it is done as Slurm does it.
class SlotMap
{
public:
    static constexpr std::uint32_t last = 0; ///< Slot::next of the last one

    struct Slot
    {
        std::int64_t begin = 0;
        std::int64_t end = 0;
        NodeSet nodes;
        std::uint32_t next = last; ///< in slots()
    };

    SlotMap(std::int64_t begin, std::int64_t end, const NodeSet &nodes) : m_slots { { begin, end, nodes, last } } { }

    /// Begins with the first in time; the others follow by Slot::next.
    [[nodiscard]] const std::vector<Slot> &slots() const { return m_slots; }
    /// Whether the nodes are free in every slot that has to do with [begin, end).
    [[nodiscard]] bool isFree(const NodeSet &nodes, std::int64_t begin, std::int64_t end) const;
    /// Takes the nodes out of [begin, end), but at least for one @p resolution (_add_reservation()).
    void reserve(const NodeSet &nodes, std::int64_t begin, std::int64_t end, std::int64_t resolution);

private:
    void split(std::uint32_t slot, std::int64_t at);
    void mergeOnce(std::uint32_t from, std::uint32_t until);

    std::vector<Slot> m_slots; // merged ones stay behind without being linked: Slurm counts them, too
};

} // namespace apportion::replay
