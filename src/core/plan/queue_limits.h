// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/limits/effective_limits.h"
#include "core/policy/job_table.h"

#include <cstdint>
#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace apportion
{

/// The limits on what runs at once, as a queue is walked through: GrpJobs, MaxJobs, GrpTRES and what a QOS has of them for each
/// account and user (acct_policy_job_runnable_pre_select() and …_post_select()). Who is at one is passed over, as slurmctld does.
class QueueLimits
{
public:
    /// Takes the jobs of a table, each in the first of its partitions. Without Enforcement::Limits nothing is limited.
    QueueLimits(const Policy &policy, const std::vector<Job> &jobs, const JobTable &table, Enforcement enforces);

    /// How many tasks of a job may start now, of as many as wait.
    [[nodiscard]] std::uint32_t room(std::uint32_t job, std::uint32_t tasks) const;
    void start(std::uint32_t job, std::uint32_t tasks);
    /// Lets a job that has no room wait for it, known by its place in the order.
    void park(std::uint32_t job, std::uint32_t rank);
    /// Tasks have ended: those that waited for it and may have room now, @p byRank the jobs, are taken out and handed back.
    [[nodiscard]] std::vector<std::uint32_t> end(std::uint32_t job, std::uint32_t tasks, const std::vector<std::uint32_t> &byRank);

private:
    /// Whose jobs a counter counts: an association or a QOS, of the latter all or those of an account or a user; and what.
    using Key = std::tuple<std::uint64_t, std::uint64_t, LimitKind, TresIndex>;

    struct Counter
    {
        double used = 0.0;
        std::set<std::uint32_t> parked; ///< ranks of those that wait for it
    };
    struct Bound
    {
        std::size_t counted = 0; ///< index in Group::counters
        double most = 0.0;
    };
    /// Jobs of an association in a partition under a QOS.
    struct Group
    {
        std::vector<std::pair<std::uint32_t, TresIndex>> counters; ///< to which they add, and of what; noTres: jobs
        std::vector<Bound> bounds;
    };

    [[nodiscard]] Key keyOf(const OwnedLimit &limit, AssociationId association) const;
    void makeGroups(const std::vector<Job> &jobs, const JobTable &table);
    void countFor(Group &group, AssociationId association, std::uint16_t partition, std::uint16_t qos) const;
    void measure(const std::vector<Job> &jobs, const JobTable &table);
    [[nodiscard]] double asked(std::uint32_t job, std::size_t counted) const { return m_amounts[m_firstAmount[job] + counted]; }

    static constexpr std::uint32_t none = 0xffffffff;

    const Policy &m_policy;
    std::vector<std::uint32_t> m_groupOf; ///< by job
    std::vector<Group> m_groups;
    std::vector<Counter> m_counters;
    std::map<Key, std::uint32_t> m_byKey;
    std::vector<double> m_amounts; ///< of each job what a task of it adds to each counter of its group
    std::vector<std::size_t> m_firstAmount; ///< by job
};

} // namespace apportion
