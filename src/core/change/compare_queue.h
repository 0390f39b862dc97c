// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/compared_counts.h"
#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace apportion
{

/// One pending job in the order in which Slurm looks at jobs, under the baseline and under the draft. A job that asks for
/// several partitions stands where its first row does.
struct ComparedJob
{
    std::uint32_t before = absent; ///< in the baseline's Situation::jobs
    std::uint32_t after = absent; ///< in the draft's
    std::uint32_t placeBefore = 0; ///< 1 is looked at first; 0: absent
    std::uint32_t placeAfter = 0;
    std::uint32_t priorityBefore = 0; ///< of the row that stands there
    std::uint32_t priorityAfter = 0;
    std::uint32_t passes = 0; ///< jobs that were ahead and are behind; of those that are in both
    std::uint32_t passedBy = 0; ///< jobs that were behind and are ahead
    /// Seconds: how much earlier it would have to be submitted to have the priority of the job that stands in its old place.
    /// Not there when it lost nothing, or when no age makes up for it.
    std::optional<std::int64_t> waitingLost;

    static constexpr std::uint32_t absent = 0xffffffff;
    /// Places gained: positive is looked at earlier; 0 for what is in one of them only.
    [[nodiscard]] std::int64_t risen() const;
    [[nodiscard]] ComparedSide side() const
    {
        return placeBefore == 0 ? ComparedSide::Draft : placeAfter == 0 ? ComparedSide::Baseline : ComparedSide::Both;
    }
};

/// By the index in Situation::jobs: the place in the order, from 1 on; 0 for a job that has no row.
[[nodiscard]] std::vector<std::uint32_t> queuePlaces(const Evaluation &evaluation);
/// Which job of @p other each job of @p jobs is, by its id; ComparedJob::absent: none. Of ids that stand twice the first counts.
[[nodiscard]] std::vector<std::uint32_t> sameJobs(const Shared<std::vector<Job>> &jobs, const Shared<std::vector<Job>> &other);

/// The queue of both: what falls most first, then what rises most, then the rest in the draft's order. n log n.
/// Empty when a stop is requested.
[[nodiscard]] std::vector<ComparedJob> compareQueues(const Evaluation &baseline, const Evaluation &draft, const std::stop_token &stop = {});

} // namespace apportion
