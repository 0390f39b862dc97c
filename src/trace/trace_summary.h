// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "replay/trace.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace apportion::trace
{

/// What a trace holds, in numbers.
struct TraceSummary
{
    static constexpr std::size_t stateCount = 10;

    std::array<std::uint64_t, stateCount> states {}; ///< runs by TraceJob::State
    std::uint64_t started = 0; ///< runs
    std::uint64_t waitingTasks = 0; ///< arrays of which tasks had not started, each as one
    std::uint64_t requeued = 0; ///< runs that are not the first of their job
    std::uint64_t users = 0;
    std::uint64_t accounts = 0;
    std::uint64_t partitions = 0; ///< lists of them
    std::uint64_t runningAtBegin = 0;
    std::uint64_t waitingAtBegin = 0;
    double meanWaiting = 0; ///< jobs that could have started and had not, between begin and end
    double meanRunning = 0;
    double meanCpus = 0; ///< in use
    std::uint64_t bytes = 0; ///< in memory
};

[[nodiscard]] TraceSummary summarize(const replay::Trace &trace);
/// The accounts and users of a trace as a tree: accounts below root, each with its users, one share each. Who has no account is
/// not in it.
[[nodiscard]] AssociationTree associationsOf(const replay::Trace &trace);
/// A state in Slurm's word.
[[nodiscard]] const char *stateName(replay::TraceJob::State state);

/// What something that jobs have or lack means, by its bit.
struct TraceBit
{
    std::uint16_t bit;
    const char *name; ///< a short word
    const char *meaning; ///< for people, in English
};
/// Of TraceJob::lacks, what was taken instead.
inline constexpr std::array<TraceBit, 12> lackBits = { {
    { replay::TraceJob::NoUser, "user", "no user" },
    { replay::TraceJob::NoAccount, "account", "no account" },
    { replay::TraceJob::NoPartition, "partition", "no partition" },
    { replay::TraceJob::NoQos, "qos", "no QOS" },
    { replay::TraceJob::NoLimit, "limit", "no time limit: the partition's counts" },
    { replay::TraceJob::NoRequest, "request", "what was asked for: what the job had counts" },
    { replay::TraceJob::NoTasks, "tasks", "how many tasks: one a CPU" },
    { replay::TraceJob::NoSubmitLine, "submitLine", "the command line: begin time, nice, dependency, --exclusive" },
    { replay::TraceJob::NoEligible, "eligible", "since when it could start" },
    { replay::TraceJob::NoEnd, "end", "when it ended" },
    { replay::TraceJob::NoStart, "start", "when it started: the submission counts" },
    { replay::TraceJob::NoScript, "script", "options in the batch script (#SBATCH): what accounting tells of them counts" },
} };
/// Of TraceJob::flags, those that a replay treats otherwise than the cluster did, or may.
inline constexpr std::array<TraceBit, 5> flagBits = { {
    { replay::TraceJob::Held, "held", "held" },
    { replay::TraceJob::Heterogeneous, "heterogeneous", "components of heterogeneous jobs, each a job of its own" },
    { replay::TraceJob::WasSuspended, "suspended", "suspended for a time" },
    { replay::TraceJob::StartedAtOnce, "atOnce", "of salloc or srun" },
    { replay::TraceJob::NodesInCpus, "nodesInCpus", "nodes worked out from processors" },
} };

} // namespace apportion::trace
