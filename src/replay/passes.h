// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/job_book.h"

#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// Nodes that a backfill pass keeps for a job that must wait.
struct Reservation
{
    EntryIndex entry = 0;
    std::uint16_t partition = 0;
    std::int64_t start = 0; ///< when the job is to start, seconds
    std::int64_t end = 0; ///< when the nodes are free again, in slots of bf_resolution
    std::vector<NodeIndex> nodes;
    std::uint32_t task = noTask; ///< the last one of an array that waits has a name of its own
};

/// What a pass decided: entries that run now, in the order of their starts, and reservations.
struct PassResult
{
    std::vector<EntryIndex> started;
    std::vector<Reservation> reservations;
};

/// Starts jobs by priority until one of a partition does not fit (_schedule() in src/slurmctld/job_scheduler.c). @p full:
/// without the limit of default_queue_depth. The jobs have started in @p book afterwards.
[[nodiscard]] PassResult runMainPass(JobBook &book, std::int64_t now, bool full);

/// Starts jobs that delay no reservation of those before them (_attempt_backfill() in src/plugins/sched/backfill/backfill.c).
/// Runs as if in a moment: never yields its locks.
[[nodiscard]] PassResult runBackfillPass(JobBook &book, std::int64_t now);

} // namespace apportion::replay
