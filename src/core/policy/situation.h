// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/job_table.h"
#include "core/policy/policy.h"
#include "core/policy/shared.h"
#include "core/policy/tres_usage.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace apportion
{

/// Where the cluster is under a policy: what has been used, and what waits. Nobody decides it.
///
/// A value like Policy: copies share the columns until one of them is written. Fresh usage or other jobs make another
/// Situation and leave the Policy alone.
class Situation
{
public:
    /// Usage of the association itself in billing TRES × seconds: a user's usage; what deleted users left behind in an
    /// account. Sums are in Evaluation. 0 for an id of which nothing was said.
    [[nodiscard]] long double ownUsage(AssociationId id) const { return id < m_ownUsage->size() ? (*m_ownUsage)[id] : 0.0L; }
    void setOwnUsage(AssociationId id, long double usage);
    /// By id; shorter than the tree where nothing was said of its last rows, unless cover() was called.
    [[nodiscard]] const std::vector<long double> &ownUsageColumn() const { return *m_ownUsage; }
    /// Makes the column at least as long as @p rows.
    void cover(AssociationId rows);
    /// Forgets the usage of ids from @p rows on, which other associations will have.
    void truncate(AssociationId rows);
    void reserve(std::size_t associations) { m_ownUsage.edit().reserve(associations); }
    /// Makes the usage column that of @p other.
    void shareUsage(const Situation &other) { m_ownUsage = other.m_ownUsage; }
    /// Whether both have one usage column in memory; false says nothing about its contents.
    [[nodiscard]] bool sharesUsageWith(const Situation &other) const { return m_ownUsage.sharesWith(other.m_ownUsage); }

    Shared<std::vector<Job>> jobs;
    /// When the cluster was asked for all this, seconds since the epoch, or the latest moment of which the listings tell: they were
    /// printed then or later. Nothing: nobody said it.
    std::optional<std::int64_t> toldAt;
    /// When the usage was printed at the latest, seconds since the epoch: when the cluster was asked for it, or when the file was
    /// written. Nothing: nobody said it.
    std::optional<std::int64_t> usageAt;
    /// When slurmctld last set all usage to 0, seconds since the epoch: from then on it counts PriorityUsageResetPeriod, also one
    /// that is switched on now. Its first start ever where it never did. Nothing: nobody said it.
    std::optional<std::int64_t> lastReset;
    /// What accounts, and users with GrpTRESMins of their own, have used of each TRES, sorted; of others nothing is known.
    Shared<std::vector<TresUsage>> tresUsage;
    /// Accounts in the order in which slurmctld walks those with the same LevelFS, where that is not the one of their names: it
    /// is another one from a start of slurmctld on, until sacctmgr changes something (SLURM.md 5a). Those that are not in it come
    /// behind. Empty: all of them go by name.
    Shared<std::vector<std::string>> walkOrder;

    /// The same jobs, times, last reset, usage of each TRES and order of ties, and the same usage of every association of @p tree that is
    /// live.
    [[nodiscard]] bool equals(const Situation &other, const AssociationTree &tree) const;

private:
    Column<long double> m_ownUsage;
};

/// The present of a situation, seconds since the epoch: when it was told, and not before its newest submission; 0 where neither is
/// known.
[[nodiscard]] std::int64_t presentOf(const Situation &situation);

/// A policy and the situation that belongs to its associations: all that evaluate() reads.
struct Snapshot
{
    Policy policy;
    Situation situation;

    bool operator==(const Snapshot &other) const { return policy == other.policy && situation.equals(other.situation, policy.associations); }
};

/// Resolves the jobs to ids and columns. Jobs whose user or partition is unknown get noAssociation or unknownIndex, and
/// zero for what depends on it. The table is made in the memory of @p recycled, an older one, where that fits.
[[nodiscard]] JobTable buildJobTable(const Policy &policy, const Situation &situation, JobTable &&recycled = {});

} // namespace apportion
