// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/name_pool.h"
#include "replay/job_request.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// Of a time that the trace does not say, or that had not come when it was taken.
inline constexpr std::int64_t noTime = -1;

/// One run of a job, or of a task of an array, as accounting has it: what was asked for, and what became of it. A job that
/// was requeued has one for each run, and so many tasks of an array that had not started are one together.
///
/// Times are seconds since the epoch. Names are ids in Trace::names, where 0 is none.
struct TraceJob
{
    enum class State : std::uint8_t { Unknown, Pending, Running, Completed, Failed, Cancelled, Timeout, NodeFailed, Preempted, Requeued };

    /// What was asked for, beyond numbers.
    enum Flag : std::uint16_t {
        MemoryPerCpu = 1, ///< memoryMb is of a CPU, not of a node
        Exclusive = 2, ///< whole nodes
        Held = 4, ///< submitted with a hold, or held when the trace was taken
        Heterogeneous = 8, ///< a component of a heterogeneous job: replayed as a job of its own
        WasSuspended = 16,
        StartedAtOnce = 32, ///< salloc or srun: may start within its submission
        NodesInCpus = 64, ///< the source counts processors alone: minNodes was worked out from them
        NeedNotRequeue = 128, ///< --no-requeue
        OneThread = 256, ///< of each core tasks use one CPU: --hint=nomultithread, --threads-per-core=1
        OtherOptions = 512, ///< of sbatch, that have to do with where or when it may start, and that a trace does not keep
        MemoryPerGpu = 2048, ///< memoryMb is of a GPU
        GresPerTask = 4096, ///< gres is of each task
        GresPerJob = 16384, ///< gres is of the whole job: --gpus
        MemoryAsked = 32768, ///< with GPUs: memoryMb is what was asked for, not a default
        NoTasksAsked = 8192, ///< --mincpus without a number of tasks
        WholeMemory = 1024 ///< --mem=0: all of its nodes; memoryMb is what accounting makes of it
    };

    /// What the trace does not tell of a job, so that something else was taken for it; bits of Trace::lacking().
    enum Lack : std::uint16_t {
        NoUser = 1,
        NoAccount = 2,
        NoPartition = 4,
        NoQos = 8,
        NoLimit = 16, ///< what was asked for; the partition's counts
        NoRequest = 32, ///< of CPUs, nodes or memory: what it had counts
        NoTasks = 64, ///< one a CPU
        NoSubmitLine = 128, ///< begin, nice, dependency and exclusive are not known
        NoEligible = 256,
        NoEnd = 512, ///< ended, but not known when
        NoStart = 1024, ///< how long it ran, but not when: it has started when it was submitted, or, where it is made up, when there was room
        NoScript = 2048 ///< options in its script ("#SBATCH"), or behind a text whose end its line does not tell
    };

    std::int64_t submitTime = noTime; ///< of this run: a requeued job has a new one
    std::int64_t eligibleTime = noTime;
    std::int64_t startTime = noTime;
    std::int64_t endTime = noTime;
    std::int64_t beginTime = noTime; ///< asked for with --begin
    std::uint64_t memoryMb = 0; ///< of a node, with MemoryPerCpu of a CPU, with MemoryPerGpu of a GPU; 0: none was asked for
    std::uint32_t jobId = 0; ///< of an array the number that its tasks share
    std::uint32_t task = noTask;
    NameId user = 0;
    NameId account = 0;
    NameId qos = 0;
    NameId partitions = 0; ///< as asked for, "a,b"; where it ran when that is not known
    NameId ranIn = 0; ///< the one partition that it ran in
    NameId arrayTasks = 0; ///< of tasks that have not started, "4-7,9"; task is noTask then
    NameId gres = 0; ///< of each node, with GresPerTask of each task, with GresPerJob of the job, "gpu:a100:2"
    NameId dependency = 0; ///< "afterok:12"
    NameId reservation = 0;
    NameId features = 0; ///< --constraint
    NameId licenses = 0;
    NameId nodes = 0; ///< --nodelist, "n1,n2"
    NameId excluded = 0; ///< --exclude
    std::uint32_t minNodes = 1;
    std::uint32_t maxNodes = 0; ///< 0: none was asked for
    std::uint32_t tasks = 1;
    std::uint32_t cpusPerTask = 1;
    std::uint32_t tasksPerNode = 0; ///< 0: not asked for
    std::uint32_t cpusPerNode = 0; ///< --mincpus; 0: not asked for
    std::uint32_t allocatedNodes = 0; ///< 0: never started, or not known
    std::uint32_t allocatedCpus = 0;
    std::uint32_t limitMinutes = JobRequest::noTimeLimitAsked; ///< 0xffffffff: without an end
    std::uint32_t arrayLimit = 0; ///< tasks at once; 0: no limit
    std::int32_t nice = 0;
    std::uint32_t priority = 0; ///< that accounting noted; 0: not known
    std::uint32_t suspendedSeconds = 0; ///< that lie between start and end
    std::uint16_t run = 0; ///< 0: the first
    std::uint16_t flags = 0; ///< of Flag
    std::uint16_t lacks = 0; ///< of Lack
    State state = State::Unknown;

    [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
    [[nodiscard]] bool lacksAny(std::uint16_t which) const { return (lacks & which) != 0; }
    [[nodiscard]] bool hasStarted() const { return startTime != noTime; }
    /// How long it ran, without the time that it was suspended; noTime when it did not start or end.
    [[nodiscard]] std::int64_t ranSeconds() const
    {
        const bool ran = startTime != noTime && endTime >= startTime;
        return ran ? std::max<std::int64_t>(0, endTime - startTime - suspendedSeconds) : noTime;
    }
};

static_assert(sizeof(TraceJob) <= 200, "five million jobs are kept in memory");

/// The jobs of a cluster over some time.
///
/// What ran or waited at the first moment is among them, with the times that it really had.
struct Trace
{
    NamePool names;
    std::vector<TraceJob> jobs; ///< by submission, job, task and run
    std::int64_t begin = noTime; ///< the first moment for which all jobs are known
    std::int64_t end = noTime; ///< the last one: when the trace was taken

    /// How many jobs lack each of TraceJob::Lack, by the number of its bit.
    [[nodiscard]] std::vector<std::uint64_t> lacking() const
    {
        std::vector<std::uint64_t> counts(12);
        for (const TraceJob &job : jobs) {
            for (std::size_t bit = 0; bit < counts.size(); ++bit) {
                counts[bit] += (job.lacks >> bit) & 1U;
            }
        }
        return counts;
    }
};

} // namespace apportion::replay
