// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/policy/situation.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace apportion
{

/// When a job runs, seconds from the present on.
struct JobSpan
{
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

    std::int64_t start = never; ///< 0: it runs now; of an array that of the last task
    std::int64_t end = never; ///< of an array that of the last task

    bool operator==(const JobSpan &) const = default;
};

/// What jobs are charged for a time, seconds from the present on.
struct ChargedSpan
{
    AssociationId id = noAssociation;
    std::int64_t from = 0;
    std::int64_t to = JobSpan::never;
    double rate = 0.0; ///< billing TRES that are charged at any time
};

/// How a queue goes on when nothing is handed in: an estimate, as nobody knows how long jobs run.
struct QueueCourse
{
    std::vector<JobSpan> jobs; ///< by index in Situation::jobs
    std::vector<ChargedSpan> charges; ///< by id, then by their beginning
    std::size_t planned = 0; ///< jobs that start when slurmctld means to start them
    std::vector<std::uint32_t> limited; ///< jobs that no limit, or partition, lets ever start, ascending
    std::vector<std::uint32_t> priorities; ///< by job: that of the present, the highest of its rows, by which it starts
};

/// How many jobs wait, run and have ended at a moment.
struct QueueCounts
{
    std::size_t waiting = 0;
    std::size_t running = 0;
    std::size_t ended = 0;
};
[[nodiscard]] QueueCounts countQueue(const QueueCourse &course, std::int64_t seconds);

/// How long a job may run in a partition, in seconds: its own limit, else DefaultTime, which is at most MaxTime, else
/// that, as slurmctld sets it when a job starts (node_scheduler.c, select_nodes); nothing: there is no limit.
[[nodiscard]] std::optional<std::int64_t> longestRun(const Job &job, const Partition &partition);
/// The same of a job that runs at @p now, from then on: less by what it has run where it is known when it started, and a minute
/// at least.
[[nodiscard]] std::optional<std::int64_t> longestRest(const Job &job, const Partition &partition, std::int64_t now);

/// What a job of a situation is charged for each second while it runs, by job: billing TRES times the usage factor of its QOS.
[[nodiscard]] std::vector<double> jobCharges(const Policy &policy, const Situation &situation, const JobTable &jobs);

/// Whether jobs that wait start when slurmctld means to start them, where it says so: true as long as nothing is changed, by which
/// it would mean something else.
enum class Planned : std::uint8_t { Starts, Ignored };

/// Estimates it from an evaluation of the present. Jobs run until their time limits end; those that run now as if they had just
/// begun, where nobody says since when they run. Those that wait start in the order of their priorities as CPUs, memory and GRES of
/// the nodes of their partitions become free, as if jobs were packed without a gap (QueueRoom). Whoever delays none of the first that
/// wait overtakes them (BackfillPlan); under sched/builtin nobody overtakes another on the same nodes.
/// Whoever is at a limit on what runs at once is passed over until one of those ends that count for it (QueueLimits), or with
/// assoc_limit_stop waits in his place, as if there were no room; whoever waits for others of the queue becomes eligible as they end
/// (QueueDependencies). Held jobs and those that are not eligible, nor will be, go on waiting, as do those for which the partition or a limit is too
/// small (ExceededFinder, PartitionBounds). Limits of minutes that are used up, passes, licenses, reservations and preemption are not looked at: that
/// is what a replay is for.
[[nodiscard]] QueueCourse estimateQueue(const Evaluation &evaluation, Planned planned = Planned::Ignored);

/// How many tasks of a job have not started: of "12_[1-50:2%5]" 25, of any other one. @p atOnce gets how many may run at a time.
[[nodiscard]] std::uint32_t waitingTasks(const std::string &id, std::uint32_t &atOnce);

} // namespace apportion
