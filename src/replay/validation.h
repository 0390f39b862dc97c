// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/wait_summary.h"

#include <cstdint>
#include <string>
#include <vector>

namespace apportion::replay
{

/// How a replay compares with what happened, over the jobs that started in both. Seconds.
struct ReplayError
{
    GroupBy by = GroupBy::All;
    std::string name; ///< of the group
    std::uint64_t jobs = 0;
    Quantiles start; ///< how far starts are apart, whichever is earlier
    double bias = 0.0; ///< median of the replay's start less the real one
    Quantiles realWait;
    Quantiles replayedWait;
};

/// What of the machine was busy and how many jobs waited, over a stretch of time.
struct LoadPoint
{
    std::int64_t begin = 0; ///< seconds
    double realBusy = 0.0; ///< CPUs in use, of all
    double replayedBusy = 0.0;
    double realQueue = 0.0; ///< waiting jobs, in the mean
    double replayedQueue = 0.0;
};

/// A replay of the policy as it was against what really happened, before anything is claimed of another policy.
struct Validation
{
    std::vector<ReplayError> errors; ///< of all jobs, then by account, partition and size
    std::vector<LoadPoint> load; ///< stretches of equal length
    double realBusy = 0.0; ///< mean of the load, until the last submission
    double replayedBusy = 0.0;
    std::uint64_t onlyReal = 0; ///< jobs that started in the trace alone
    std::uint64_t onlyReplayed = 0; ///< that were taken back in the trace before they started
    std::uint32_t seeds = 0; ///< replays that shift what the trace does not know
    /// By how much the mean wait of two replays of one policy differs, as a part of it, in 19 of 20 cases: what differs by less
    /// is noise. 0 when nobody waited.
    double noise = 0.0;
    Quantiles waitSpread; ///< of the seeds' mean waits
    ReplayResult replay; ///< that of no shifts
};

struct ValidationOptions
{
    ReplayOptions replay;
    std::uint32_t seeds = 16; ///< below 2 there is no noise
    std::uint32_t loadPoints = 48;
    std::int64_t measureFrom = noTime; ///< jobs submitted before it warm the usage up and are not compared
};

/// Whether a trace tells when any job really began; else there is nothing to validate against.
[[nodiscard]] bool tellsStarts(const Trace &trace);

/// @p progress may be null; when it is cancelled the result is incomplete (Validation::replay says so).
[[nodiscard]] Validation validateReplay(const Policy &policy, const Situation &start, const Machine &machine, const Workload &workload,
    const ValidationOptions &options = {}, Progress *progress = nullptr);

} // namespace apportion::replay
