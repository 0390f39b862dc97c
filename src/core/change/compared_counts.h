// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace apportion
{

/// Which of the two has what is compared.
enum class ComparedSide : std::uint8_t { Both, Draft, Baseline };

/// How many rows of a comparison do what. Who is in one of the two only neither stays, rises nor falls.
struct ComparedCounts
{
    int risen = 0;
    int fallen = 0;
    int added = 0; ///< only the draft has them
    int removed = 0; ///< only the baseline
    std::int64_t most = 1; ///< places that anything gains or loses; at least 1
};

/// Of rows that tell what they have risen() and which side() has them.
template <typename Row>
[[nodiscard]] ComparedCounts countCompared(const std::vector<Row> &rows)
{
    ComparedCounts counts;
    for (const Row &row : rows) {
        const std::int64_t gained = row.risen();
        const ComparedSide side = row.side();
        counts.risen += gained > 0 ? 1 : 0;
        counts.fallen += gained < 0 ? 1 : 0;
        counts.added += side == ComparedSide::Draft ? 1 : 0;
        counts.removed += side == ComparedSide::Baseline ? 1 : 0;
        counts.most = std::max(counts.most, gained < 0 ? -gained : gained);
    }
    return counts;
}

} // namespace apportion
