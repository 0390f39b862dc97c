// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <cstdint>
#include <string_view>

namespace apportion::replay
{

/// Where the releases of Slurm decide differently. A release that nobody named counts as the newest.
struct ReleaseRules
{
    explicit ReleaseRules(std::uint16_t release);

    bool testsLicensesOnNodes; ///< 23.11: licenses are asked once nodes are looked at, no longer before
    bool resetsPlannedWeights; ///< 23.11: what jobs with GRES left in the nodes' weights is forgotten before each test
    bool pricesRequeued; ///< 24.05: a job that is requeued gets a new priority at once
    bool plansFromSlot; ///< 24.11: a test knows from when to when it is about, and overlaps are tested before anything else
    bool plansByLicenses; ///< 24.11 alone: plans wait for jobs that hold licenses which the job asks for, too, on whatever nodes they are
    bool countsEndsAtStart; ///< 25.05: a job that ends in the second from which on a plan is asked for is gone by then
    bool plansByRelevantJob; ///< 25.05: a planned start is the end of a job that was on one of the chosen nodes
    bool roundsToTasks; ///< 23.02: of the free CPUs of a node those count that tasks can use
    bool countsPlannedTasks; ///< 23.02: an array gets no reservations beyond its limit of tasks
    bool countsPlannedNodesOnce; ///< 24.11: nodes that a group uses already count once in reservations, too
    bool needsRoomForTasks; ///< 24.11: each task has CPUs and GRES of its own, or the nodes do not do
    bool namesLastTask; ///< up to 25.05 backfill tells of the last task of an array that waits by its number
    bool gathersGroupNodes; ///< 23.11: nodes that a group with a limit of nodes uses already come first
    bool countsTestsOfTasks; ///< 23.02: a pass of backfill ends between the tasks of an array, too, after bf_max_job_test
    bool asksForFreeCpusAlone; ///< 24.11: a node without enough free CPUs is not weighed by its GRES, as nothing is tried with all of its CPUs before
    bool limitsNodesToTasks; ///< 26.05: a job that asked for no number of nodes has at most as many as tasks
    bool takesFirstNode; ///< 26.05: a job that can have one node alone gets the first that does, not the one that fits tightest
};

/// By what a job is above another that it may push aside (PreemptType).
enum class PreemptBy : std::uint8_t { Nobody, Qos, Partition };
/// What becomes of a job that is pushed aside.
enum class PreemptMode : std::uint8_t { Off, Cancel, Requeue, Suspend };
/// What PreemptMode says.
struct PreemptModes
{
    PreemptMode mode = PreemptMode::Off;
    bool within = false; ///< WITHIN: jobs of the same QOS, too, when their priority is lower
    bool needsPriority = false; ///< PRIORITY: only jobs of lower priority

    [[nodiscard]] bool isSet() const { return mode != PreemptMode::Off || within || needsPriority; }
};
/// Reads "REQUEUE", "suspend,gang"; what is no mode counts for nothing.
[[nodiscard]] PreemptModes readPreemptModes(std::string_view text);

/// SchedulerType, SchedulerParameters and what else of slurm.conf the schedulers ask, with Slurm's defaults
/// (`man slurm.conf`). Seconds unless said otherwise.
struct SchedulerSettings
{
    bool backfills = true; ///< SchedulerType=sched/backfill
    bool stopsAtLimits = false; ///< assoc_limit_stop
    bool enforcesLimits = false; ///< AccountingStorageEnforce has limits, safe or all
    bool isSafe = false; ///< it has safe or all
    std::uint32_t queueDepth = 100; ///< default_queue_depth
    std::uint32_t batchDelay = 3; ///< batch_sched_delay
    std::uint32_t interval = 60; ///< sched_interval: between passes over the whole queue
    std::uint32_t maxTestedJobs = 500; ///< bf_max_job_test
    std::uint32_t maxArrayPlans = 20; ///< bf_max_job_array_resv
    std::uint32_t maxSlots = 500; ///< bf_node_space_size
    std::uint32_t bfInterval = 30;
    std::uint32_t bfResolution = 60;
    std::uint32_t bfWindow = 1440 * 60;
    std::uint32_t maxStarts = 0; ///< bf_max_job_start; 0: no limit
    std::uint32_t killWait = 30;
    std::uint32_t minJobAge = 300; ///< MinJobAge: after which a job that is over is forgotten; 0: never
    std::uint32_t messageTimeout = 10;
    PreemptBy preemptBy = PreemptBy::Nobody;
    PreemptModes preemptModes;
    std::int64_t preemptExemptSeconds = 0; ///< that a job runs before it may be pushed aside
    std::uint32_t preemptExemptPriority = 0xffffffff; ///< min_exempt_priority: jobs above it are never pushed aside
    std::uint32_t preemptReorders = 1; ///< preempt_reorder_count
    bool preemptsInStrictOrder = false; ///< preempt_strict_order
    bool preemptsYoungest = false; ///< preempt_youngest_first
};

[[nodiscard]] SchedulerSettings schedulerSettings(const Policy &policy);

} // namespace apportion::replay
