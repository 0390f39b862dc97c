// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"
#include "replay/recording.h"

#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// What the engine decides at each pass of a recording.
struct LockstepResult
{
    /// A job that a pass starts.
    struct Decision
    {
        JobName job;
        std::int64_t ms = 0; ///< of the pass
        std::int64_t pass = 0;
        bool isBackfill = false;
        std::vector<NodeIndex> nodes;
    };
    /// A reservation of a backfill pass; seconds as the recording counts them.
    struct Plan
    {
        std::int64_t pass = 0;
        std::uint32_t order = 0; ///< from 1 in each pass
        JobName job;
        std::int64_t start = 0;
        std::int64_t end = 0;
        std::vector<NodeIndex> nodes;
        std::uint16_t partition = 0;
    };
    struct Priority
    {
        std::int64_t seq = 0;
        JobName job;
        std::uint32_t priority = 0; ///< in the first of its partitions
    };

    /// A job that a pass pushes aside.
    struct Preemption
    {
        std::int64_t pass = 0;
        JobName job;
        JobName by;
    };

    std::vector<Decision> decisions;
    std::vector<Preemption> preemptions;
    std::vector<Plan> plans;
    std::vector<Priority> priorities; ///< for each of Recording::priorities whose job is known
    std::size_t impossibleStarts = 0; ///< starts and ends of the recording that its own tables contradict: left out
};

/// Walks through a recording, in the order of seq, and decides at each pass by itself what it starts, given the cluster as
/// it really was; then goes on with what really happened, so that one error stays one error.
///
/// Nothing of the starts of a pass, of what comes after it, or of Slurm's priorities is used for its decisions.
[[nodiscard]] LockstepResult replayLockstep(const Policy &policy, const Situation &start, const Machine &machine, const Recording &recording);

} // namespace apportion::replay
