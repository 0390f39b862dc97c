// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/job_priority.h"

#include <cstdint>
#include <string>
#include <vector>

namespace apportion::replay
{

/// A step of the main pass over the queue (REPLAY.md 3 and 4; job_scheduler.c, build_job_queue and _schedule): one job in one of
/// its partitions is looked at.
struct QueueStep
{
    enum class Outcome : std::uint8_t {
        Starts, ///< it fits what is free
        Waits, ///< it does not: its partition fails, and the nodes of that are out of the pass for every partition
        PassedOver, ///< its partition has failed before
        Elsewhere, ///< it has started in another of its partitions
        TooLarge, ///< its partition never has as much; the others of that are looked at all the same
        TooDeep, ///< behind default_queue_depth: the quick pass ends before it
        NotEligible, ///< its begin time or a dependency is ahead: it is not in the queue
        Held ///< neither
    };

    JobRow row = 0;
    std::uint32_t place = 0; ///< in the queue, 1 for what is looked at first; 0 for what is not in it
    OrderCriterion behind = OrderCriterion::Place; ///< what put it behind the one before it; Place for the first
    Outcome outcome = Outcome::Starts;
    std::uint64_t freeCpus = 0; ///< in its partition, before this step
    std::uint64_t freeNodes = 0; ///< that may have a CPU free
    std::uint32_t nodes = 0; ///< that it asks for
    std::uint64_t cpus = 0;
    std::string lacking {}; ///< where it waits: of what there is too little, "node" or the name of a TRES
    std::uint64_t asked = 0; ///< of that
    std::uint64_t free = 0; ///< of that, before this step

    bool operator==(const QueueStep &) const = default;
};

struct QueueWalk
{
    std::uint32_t depth = 0; ///< default_queue_depth; the pass looks at one more
    std::uint32_t interval = 0; ///< seconds from one pass over the whole queue to the next (sched_interval)
    bool backfills = true; ///< SchedulerType=sched/backfill: what waits is looked at again there
    std::vector<QueueStep> steps;
};

/// The next main pass over the pending jobs of @p evaluation, in the order in which they are looked at, the first @p most; those
/// that are not in the queue come last. What fits is counted for each group of nodes: CPUs, memory and GRES of its nodes, less
/// what the running jobs hold. On which nodes they are is not known here: those are full that a job fills, and others keep a CPU as
/// long as there are any. Limits are not looked at, nor are features, topology and reservations: a replay of the jobs looks at all
/// of it.
[[nodiscard]] QueueWalk queueWalk(const Evaluation &evaluation, std::size_t most = 5000);

} // namespace apportion::replay
