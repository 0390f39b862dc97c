// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/wait_summary.h"

#include <cstddef>
#include <cstdint>

namespace apportion::replay
{

/// How far the fast mode is from the exact one on the first jobs of a trace. Seconds.
struct FastError
{
    std::uint64_t jobs = 0; ///< that started in both
    double exactMeanWait = 0.0;
    double fastMeanWait = 0.0;
    Quantiles start; ///< how far starts are apart, whichever is earlier
    double bias = 0.0; ///< median of the fast start less the exact one
    bool isComplete = false; ///< false: a stop was asked for
};

/// Replays the first @p submissions of a workload both ways. @p progress may be null.
[[nodiscard]] FastError measureFastError(const Policy &policy, const Situation &start, const Machine &machine, const Workload &workload,
    ReplayOptions options, std::size_t submissions, Progress *progress = nullptr);

} // namespace apportion::replay
