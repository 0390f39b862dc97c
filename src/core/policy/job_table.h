// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/shared.h"
#include "core/policy/tree_layout.h"
#include "core/policy/tres.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion
{

struct Policy;

/// A job without a time limit of its own takes the partition's MaxTime.
inline constexpr std::uint32_t noTimeLimit = 0xfffffffe;
inline constexpr std::uint32_t unlimitedTime = 0xffffffff;

/// One job as a record: how jobs are read, added, edited and saved. JobTable keeps what the engine needs of
/// them as columns.
struct Job
{
    std::string id; ///< "4102", "12_[1-50%5]" for a pending array, "12_7" for one of its tasks
    std::uint32_t number = 0; ///< the JobId behind the id of an array's job, as sprio prints it; 0: the id is that
    std::string name;
    std::string user;
    std::string account;
    std::string qos; ///< or several, as written: "high,low" (Slurm 24.11 and later), one priority each
    std::vector<std::string> partitions; ///< one priority each
    std::string billedIn; ///< the partition by whose weights it is billed while it waits; empty or unknown: the first of its own
    std::int64_t submitTime = 0; ///< seconds since the epoch
    std::int64_t accrueTime = 0; ///< since when it gathers age; 0: it does not (a dependency, a hold)
    std::int64_t eligibleTime = 0; ///< 0: not eligible yet
    std::int64_t startTime = 0; ///< of a running one when it started, else when slurmctld means to start it; 0: nobody said it
    std::string dependency; ///< what it waits for, as printed: "afterok:12(unfulfilled)"
    std::int64_t siteFactor = 0;
    std::int32_t nice = 0;
    std::uint32_t timeLimit = noTimeLimit; ///< minutes
    std::uint32_t nodes = 1; ///< the least number of nodes it asks for
    std::uint32_t cpus = 1; ///< requested CPUs, of a range the most: what its size counts; `tres` has the least
    TresCounts tres; ///< requested, memory in MB, without "billing"
    bool held = false; ///< priority 0 by a hold
    bool reservation = false; ///< has a reservation
    bool running = false;
    bool expedited = false; ///< requeued with --requeue=expedite (since 25.11): it waits before all others
    std::uint32_t printedPriority = 0; ///< the Priority that was read; 0: none
    std::uint32_t setPriority = 0; ///< the one that an administrator gave it, which is not computed any more; 0: none

    bool operator==(const Job &) const = default;
};

/// Whether a pending job was listed before its begin time, whatever its reason to wait: Slurm prints that as the start that it expects,
/// which nobody planned.
[[nodiscard]] inline bool startsAtBeginTime(const Job &job)
{
    return !job.running && job.startTime != 0 && job.startTime == job.eligibleTime;
}

/// The names in Job::qos; one empty name when it is empty.
[[nodiscard]] std::vector<std::string_view> qosNames(const Job &job);

/// A row of the engine: a job in one of its partitions, under one of its QOS.
using JobRow = std::uint32_t;

/// A column of whole numbers, kept in 4 bytes each while all of them fit: half the memory is run through twice as fast.
template <typename Number>
class NarrowColumn
{
public:
    void reserve(std::size_t rows)
    {
        if (m_isWide) {
            m_wide.reserve(rows);
        } else {
            m_narrow.reserve(rows);
        }
    }
    /// What is behind the rows that there were is 0.
    void resize(std::size_t rows)
    {
        if (m_isWide) {
            m_wide.resize(rows);
        } else {
            m_narrow.resize(rows);
        }
    }
    void clear()
    {
        m_narrow.clear();
        m_wide = {};
        m_isWide = false;
    }
    void set(std::size_t row, Number number)
    {
        if (!m_isWide && std::in_range<std::int32_t>(number)) {
            m_narrow[row] = static_cast<std::int32_t>(number);
        } else {
            setWide(row, number);
        }
    }
    [[nodiscard]] Number operator[](std::size_t row) const { return m_isWide ? m_wide[row] : static_cast<Number>(m_narrow[row]); }
    /// Calls @p function with a pointer to the numbers, whatever their type is.
    template <typename Function>
    void visit(const Function &function) const
    {
        if (m_isWide) {
            function(m_wide.data());
        } else {
            function(m_narrow.data());
        }
    }

private:
    void setWide(std::size_t row, Number number)
    {
        if (!m_isWide) {
            m_wide.assign(m_narrow.begin(), m_narrow.end());
            m_narrow = {};
            m_isWide = true;
        }
        m_wide[row] = number;
    }

    std::vector<std::int32_t> m_narrow; ///< empty once a number was too large
    std::vector<Number> m_wide;
    bool m_isWide = false;
};

/// What evaluation reads of the jobs, resolved to ids and laid out in columns. Built from Situation::jobs by
/// buildJobTable(); for each job, in their order, a row for each of its partitions and QOS, all QOS of a partition
/// together. What is the job's own stands in each of its rows, so that the engine runs through all columns from one end
/// to the other.
struct JobTable
{
    std::vector<std::uint32_t> job; ///< index in Situation::jobs
    std::vector<std::uint16_t> partition; ///< index in Policy::partitions, or unknownIndex
    std::vector<AssociationId> association; ///< noAssociation when the tree has no such user
    std::vector<TreeLayout::Position> position; ///< of the association in the layout; noAssociation without one
    std::vector<std::uint16_t> qos; ///< index in Policy::qos, or unknownIndex
    /// The QOS whose priority counts at first, see qosThatCounts(). Empty: qos itself.
    std::vector<std::uint16_t> countingQos;
    std::vector<std::uint16_t> billedPartition; ///< see billedPartitionOf(); empty when all are billed in their first one
    NarrowColumn<std::int64_t> accrueTime; ///< 0: gathers no age
    std::vector<std::int64_t> submitTime;
    std::vector<std::int64_t> site; ///< empty when no job has a site factor
    std::vector<std::uint32_t> setPriority; ///< 0 for those that are computed; empty when all are
    std::vector<std::int32_t> nice;
    std::vector<std::uint32_t> nodes;
    std::vector<std::uint32_t> cpus;
    std::vector<std::uint32_t> timeLimit;
    std::vector<std::uint8_t> state; ///< bits below
    std::vector<std::uint32_t> printedPriority;
    std::vector<NarrowColumn<std::uint64_t>> tres; ///< requested, by TresIndex
    std::uint32_t jobs = 0; ///< how many of them there are

    static constexpr std::uint8_t heldBit = 1;
    static constexpr std::uint8_t runningBit = 2;
    static constexpr std::uint8_t reservationBit = 4;
    static constexpr std::uint8_t expeditedBit = 8;

    [[nodiscard]] JobRow rowCount() const { return static_cast<JobRow>(job.size()); }
    [[nodiscard]] std::uint32_t jobCount() const { return jobs; }
    /// Whether a row is the first of its job.
    [[nodiscard]] bool startsJob(JobRow row) const { return row == 0 || job[row] != job[row - 1]; }
    /// The first row of the job that a row belongs to.
    [[nodiscard]] JobRow firstRow(JobRow row) const
    {
        while (!startsJob(row)) {
            --row;
        }
        return row;
    }
    /// The place of a row's partition in Job::partitions of its job.
    [[nodiscard]] std::size_t partitionPlace(JobRow row, const Job &rowsJob) const { return (row - firstRow(row)) / qosNames(rowsJob).size(); }
    /// The name of a row's QOS as the job has it.
    [[nodiscard]] std::string_view qosName(JobRow row, const Job &rowsJob) const;
    /// The QOS whose priority counts for a row. One of priority 0 among several counts as the job's highest when it is submitted, and as
    /// none in what slurmctld computes later (priority_multifactor.c, _priority_each_qos, falls back on the job's own qos_ptr, which
    /// job_scheduler.c, _build_job_queue_for_qos, leaves at the lowest).
    [[nodiscard]] std::uint16_t qosThatCounts(JobRow row, std::int64_t now) const;
    /// The partition by whose weights the job of a row is billed while it waits, in all of its partitions: the first, until an update
    /// changes what it asks for; then the one at which the scheduler looked last. It stays so in other partitions, too (job_mgr.c,
    /// _update_job).
    [[nodiscard]] std::uint16_t billedPartitionOf(JobRow row) const
    {
        return billedPartition.empty() ? partition[firstRow(row)] : billedPartition[row];
    }
    [[nodiscard]] std::int64_t siteOf(JobRow row) const { return site.empty() ? 0 : site[row]; }
    [[nodiscard]] std::uint32_t setPriorityOf(JobRow row) const { return setPriority.empty() ? 0 : setPriority[row]; }
    /// What the job of a row requested, by TresIndex.
    [[nodiscard]] std::vector<std::uint64_t> tresOf(JobRow row) const;
};

/// A job's requested TRES by TresIndex: what it lists, with cpu and node from its own fields when not listed.
[[nodiscard]] std::vector<std::uint64_t> requestedTres(const Policy &policy, const Job &job);

} // namespace apportion
