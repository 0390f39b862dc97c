// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/job_access.h"
#include "core/limits/effective_limits.h"
#include "core/limits/partition_bounds.h"
#include "core/policy/text.h"

#include <optional>
#include <string>

namespace apportion
{

/// What keeps a job that waits from ever starting in a partition: who asks (a bar), or what it asks for.
struct StartObstacle
{
    std::optional<JobBar> bar;
    std::string asked; ///< "cpu=64", "10:00:00"; empty with a bar, and where a limit lets no job start at all
    std::string owner; ///< of the limit: the partition, an account, a user or a QOS
    std::string limit; ///< "GrpTRES=cpu=10", "MaxTime=1:00:00", "node=4"
};

/// The obstacle as a sentence about "it", the job that is asked about.
[[nodiscard]] Text neverStarts(const Policy &policy, const Job &job, std::uint16_t partition, const StartObstacle &obstacle);

/// Finds them for one job after the other; what many have in common is found out once. The policy must outlive it.
class StartObstacles
{
public:
    explicit StartObstacles(const Policy &policy);

    /// Of access, of the partition's bounds and of limits the one that slurmctld meets first. @p partition: its place in
    /// Policy::partitions.
    [[nodiscard]] std::optional<StartObstacle> find(const Job &job, std::uint16_t partition);
    /// What the partition's nodes never have as much of as the job asks for, however they are filled: nodes, CPUs, memory, GRES.
    /// Nothing where the nodes are not known.
    [[nodiscard]] std::optional<StartObstacle> beyondNodes(const Job &job, std::uint16_t partition) const;

private:
    const Policy &m_policy;
    ExceededFinder m_limits;
    PartitionBounds m_bounds;
    JobAccess m_access;
};

} // namespace apportion
