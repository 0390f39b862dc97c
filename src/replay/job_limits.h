// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/policy/situation.h"
#include "replay/job_request.h"
#include "replay/running_jobs.h"
#include "replay/scheduler_settings.h"
#include "replay/wait_cause.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace apportion::replay
{

/// Counts of each TRES, by TresIndex.
using TresNumbers = std::vector<std::uint64_t>;

/// Limits of associations and QOS on what runs at a time and on what has been used, and what of them is used up
/// (src/slurmctld/acct_policy.c). A limit of a QOS hides the same limit of associations; a QOS of the partition comes before
/// that of the job. LimitFactor is not modelled.
class JobLimits
{
public:
    /// Limits on minutes begin with nothing used (see beginWith()).
    JobLimits(const Policy &policy, const Machine &machine, const SchedulerSettings &settings);
    /// Limits on minutes of billing begin with the usage of @p start; those of CPUs, too, where they are what is billed.
    /// Of other TRES nobody tells what was used.
    void beginWith(const Situation &start);

    /// Whether the limits allow one more job, whatever its size (acct_policy_job_runnable_pre_select()); where not,
    /// @p reached is the one that stands against it, when it is asked for.
    [[nodiscard]] bool allowStart(const JobRequest &job, std::uint16_t partition, LimitReached *reached = nullptr) const;
    /// Whether they allow one of this size (acct_policy_job_runnable_post_select()). Nodes that a group uses already
    /// count once where @p nodes says which they are.
    [[nodiscard]] bool allowSize(const JobRequest &job, std::uint16_t partition, const TresNumbers &size, const std::vector<NodeIndex> *nodes,
        LimitReached *reached = nullptr) const;
    /// The most nodes that they let a job have at all (acct_policy_get_max_nodes()).
    [[nodiscard]] std::uint32_t mostNodes(const JobRequest &job, std::uint16_t partition) const;
    /// Whether a limit of nodes applies to a group of the job; then @p used are the nodes that the group uses
    /// (_find_grp_node_bitmap()).
    [[nodiscard]] bool findGroupNodes(const JobRequest &job, std::uint16_t partition, NodeSet &used) const;
    /// What a job of this size has of each TRES.
    [[nodiscard]] TresNumbers sizeOf(
        const JobRequest &job, std::uint16_t partition, std::uint64_t cpus, std::uint64_t memoryMb, std::uint64_t nodes) const;

    /// What a job is charged a second for what it has.
    [[nodiscard]] double billingOf(const JobRequest &job, std::uint16_t partition, const Allocation &allocation) const;

    /// Counts a job that starts, or that ends.
    void start(const JobRequest &job, std::uint16_t partition, const Allocation &allocation);
    void end(const JobRequest &job, std::uint16_t partition, const Allocation &allocation) { count(job, partition, allocation, false); }
    /// An end that never was.
    void resume(const JobRequest &job, std::uint16_t partition, const Allocation &allocation) { count(job, partition, allocation, true); }
    /// A start that never was.
    void takeBack(const JobRequest &job, std::uint16_t partition, const Allocation &allocation);
    /// A running job has used its allocation for @p seconds more, of which @p kept is left after decay, and will not use
    /// @p fewer seconds any more of those that it had before it (_apply_new_usage()).
    void use(const JobRequest &job, std::uint16_t partition, const Allocation &allocation, double seconds, double kept, std::int64_t fewer);
    /// What was used counts @p kept of it (_apply_decay()).
    void decay(long double kept);
    /// Whether a running job is killed because its group has used up a limit on minutes (acct_policy_job_time_out()).
    [[nodiscard]] bool isUsedUp(const JobRequest &job, std::uint16_t partition, const Allocation &allocation) const;
    /// Whether there are any on minutes.
    [[nodiscard]] bool countsMinutes() const { return m_countsMinutes; }

private:
    /// Those of one association or QOS; an empty list limits nothing, and noTresLimit in one not that TRES.
    struct Limits
    {
        std::uint32_t groupJobs = unlimited;
        std::uint32_t jobs = unlimited; ///< of an association
        std::uint32_t jobsPerUser = unlimited; ///< of a QOS, as all below
        std::uint32_t jobsPerAccount = unlimited;
        TresNumbers group;
        TresNumbers perJob;
        TresNumbers perNode;
        TresNumbers perJobMinutes;
        TresNumbers perUser;
        TresNumbers perAccount;
        TresNumbers least;
        TresNumbers groupMinutes; ///< that may be used, with decay
        TresNumbers groupRunMinutes; ///< that running jobs may still use, as those below
        TresNumbers userRunMinutes; ///< of a QOS
        TresNumbers accountRunMinutes; ///< of a QOS
        std::uint32_t groupWall = unlimited; ///< minutes that jobs may run, with decay
        bool forgets = true; ///< without the flag NoDecay
        bool scalesLimit = false; ///< the flag UsageFactorSafe
        bool overridesPartition = false; ///< the flag OverPartQOS
    };
    /// What runs for one group.
    struct Use
    {
        std::uint32_t jobs = 0;
        TresNumbers tres; ///< nodes counted once
        std::vector<std::uint16_t> jobsOnNode;
        std::vector<long double> usedSeconds; ///< of each TRES; empty as long as nothing was used
        long double wallSeconds = 0.0L;
        std::vector<std::uint64_t> runSeconds; ///< of each TRES, that running jobs may still use
    };
    struct Hidden;

    static constexpr std::uint32_t unlimited = 0xffffffff;
    static constexpr std::uint64_t noTresLimit = ~std::uint64_t { 0 };

    void readAssociations(const Policy &policy);
    void readQos(const Policy &policy);
    [[nodiscard]] static TresNumbers Limits::*listOf(LimitKind kind);
    [[nodiscard]] static std::uint32_t Limits::*numberOf(LimitKind kind);
    [[nodiscard]] Limits readLimits(const std::vector<Limit> &all) const;
    /// The QOS whose limits count, in the order in which they do.
    struct QosOrder
    {
        std::array<std::uint16_t, 2> qos {};
        std::uint8_t count = 0;

        [[nodiscard]] const std::uint16_t *begin() const { return qos.data(); }
        [[nodiscard]] const std::uint16_t *end() const { return qos.data() + count; }
    };
    [[nodiscard]] QosOrder qosOf(const JobRequest &job, std::uint16_t partition) const;
    [[nodiscard]] std::vector<Use *> usesOf(const JobRequest &job, std::uint16_t partition);
    [[nodiscard]] const Use &useOfUser(std::uint16_t qos, const JobRequest &job) const { return find(m_userUse, qos, userOf(job)); }
    [[nodiscard]] const Use &useOfAccount(std::uint16_t qos, const JobRequest &job) const { return find(m_accountUse, qos, accountOf(job)); }
    [[nodiscard]] const Use &find(const std::unordered_map<std::uint64_t, Use> &uses, std::uint16_t qos, std::uint32_t of) const;
    [[nodiscard]] std::uint32_t userOf(const JobRequest &job) const;
    [[nodiscard]] std::uint32_t accountOf(const JobRequest &job) const;
    void count(const JobRequest &job, std::uint16_t partition, const Allocation &allocation, bool starts);
    void countIn(Use &use, const TresNumbers &size, const Allocation &allocation, bool starts) const;
    [[nodiscard]] bool isWithin(const TresNumbers &limits, const Use &use, const TresNumbers &size, const std::vector<NodeIndex> *nodes,
        const std::vector<std::uint8_t> &hidden, LimitKind kind, LimitReached &reached) const;
    /// What the usage of a job counts.
    [[nodiscard]] double usageFactor(const JobRequest &job) const
    {
        return job.qos < m_policy.qos->size() ? std::max(0.0, (*m_policy.qos)[job.qos].usageFactor) : 1.0;
    }
    [[nodiscard]] TresNumbers minutesOf(const JobRequest &job, std::uint16_t partition, const TresNumbers &size) const;
    [[nodiscard]] bool isWithinUsed(const TresNumbers &limits, const Use &use, const TresNumbers &minutes, bool isFree,
        const std::vector<std::uint8_t> &hidden, LimitReached &reached) const;
    [[nodiscard]] bool isWithinRunning(const TresNumbers &limits, const Use &use, const TresNumbers &minutes, bool isFree,
        const std::vector<std::uint8_t> &hidden, LimitKind kind, LimitReached &reached) const;
    [[nodiscard]] bool allowsWall(const JobRequest &job, std::uint16_t partition, std::uint32_t limit, const Use &use) const;
    void forget(Use &use, long double kept) const;
    [[nodiscard]] std::uint64_t limitSeconds(const JobRequest &job, std::uint16_t partition) const;
    [[nodiscard]] bool allowsQos(const Limits &limits, std::uint16_t qos, const JobRequest &job, const TresNumbers &size,
        const std::vector<NodeIndex> *nodes, const TresNumbers &minutes, Hidden &hidden, LimitReached &reached) const;

    const Policy &m_policy;
    const Machine &m_machine;
    bool m_enforces;
    bool m_isSafe; ///< AccountingStorageEnforce=safe: a job starts only when it can run to its end
    bool m_countsMinutes = false;
    std::vector<Limits> m_associations; ///< by id
    std::vector<Limits> m_qos;
    std::vector<std::uint16_t> m_partitionQos; ///< of each partition, or unknownIndex
    std::vector<Use> m_associationUse;
    std::vector<Use> m_qosUse;
    std::unordered_map<std::uint64_t, Use> m_userUse; ///< by QOS and user
    std::unordered_map<std::uint64_t, Use> m_accountUse; ///< by QOS and account
    Use m_none;
};

} // namespace apportion::replay
