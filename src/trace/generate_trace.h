// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/trace.h"

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <cstdint>
#include <optional>

namespace apportion::trace
{

/// What a generated trace shall be like.
struct GenerateOptions
{
    std::uint32_t jobs = 10000;
    std::uint64_t seed = 1;
    double load = 0.85; ///< CPU seconds that are asked for, by those that there are from the first submission to the last
    double meanWaiting = 50; ///< jobs that wait, on the average; a busy cluster may have more whatever is done
    std::int64_t begin = 1767571200; ///< of the first submission: 2026-01-05, a Monday
};

/// What came of it.
struct GeneratedTrace
{
    replay::Trace trace;
    double meanWaiting = 0; ///< under first come, first served, which is how the trace's jobs were started
};

/// A trace for a cluster: users of its associations submit jobs in bursts, which are the longer the more jobs are to wait; sizes, run
/// times and limits are spread as on clusters of universities. Jobs start in the order of their submission as CPUs of their
/// partition become free, memory and nodes not counted. The same options and policy give the same trace on every machine.
/// Nothing when the policy has no users or no partition with CPUs.
[[nodiscard]] std::optional<GeneratedTrace> generateTrace(const Policy &policy, const GenerateOptions &options);

} // namespace apportion::trace
