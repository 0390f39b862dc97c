// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/access.h"
#include "core/policy/situation.h"

#include <cstdint>
#include <optional>

namespace apportion
{

/// What keeps a job that waits out of a partition, whatever room there is.
struct JobBar
{
    AccessRule rule = AccessRule::None;
    AssociationId association = noAssociation; ///< of the job
    std::uint16_t qos = unknownIndex; ///< under which it is kept out, of several the first
};

/// Asks for one job after the other what slurmctld asks before it starts it (src/slurmctld/job_scheduler.c and partition_mgr.c).
class JobAccess
{
public:
    explicit JobAccess(const Policy &policy) : m_policy(policy), m_rules(policy) { }

    /// Nothing where it may start under one of its QOS, and where its user has no association. @p partition: its place in
    /// Policy::partitions.
    [[nodiscard]] std::optional<JobBar> bar(const Job &job, std::uint16_t partition);

private:
    const Policy &m_policy;
    AccessRules m_rules;
    // Of one user after the other many jobs wait: the last one's association is kept.
    const Job *m_last = nullptr;
    std::uint16_t m_lastPartition = unknownIndex;
    AssociationId m_lastAssociation = noAssociation;
};

} // namespace apportion
