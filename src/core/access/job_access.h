// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/access.h"
#include "core/policy/situation.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

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
/// Many jobs are of one user: what was found out is kept. The policy must outlive it.
class JobAccess
{
public:
    explicit JobAccess(const Policy &policy) : m_policy(policy), m_rules(policy), m_known(policy.partitions->size()) { }

    /// Nothing where it may start under one of its QOS, and where its user has no association. @p partition: its place in
    /// Policy::partitions.
    [[nodiscard]] std::optional<JobBar> bar(const Job &job, std::uint16_t partition);

private:
    /// What is known of a partition.
    struct Known
    {
        std::unordered_map<std::uint64_t, AssociationId> associations; ///< by account and user
        std::unordered_map<std::uint64_t, AssociationId> ofSeveral; ///< the same of jobs in several partitions
        std::unordered_map<std::uint64_t, AccessRule> bars; ///< by association and QOS; None: it may start
    };

    [[nodiscard]] AssociationId associationOf(const Job &job, std::uint16_t partition);
    [[nodiscard]] AccessRule ruleFor(AssociationId association, std::uint16_t partition, std::uint16_t qos);

    const Policy &m_policy;
    AccessRules m_rules;
    std::vector<Known> m_known;
};

} // namespace apportion
