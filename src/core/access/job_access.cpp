// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/job_access.h"

#include "core/limits/effective_limits.h"

namespace apportion
{

std::optional<JobBar> JobAccess::bar(const Job &job, std::uint16_t partition)
{
    const AssociationId association = m_rules.mayBar(partition) ? associationOf(job, partition) : noAssociation;
    if (association == noAssociation) {
        return {};
    }
    std::optional<JobBar> first;
    for (const std::string_view named : qosNames(job)) {
        const std::uint16_t qos = named.empty() ? defaultQos(m_policy, association) : m_policy.findQos(named);
        const AccessRule rule = ruleFor(association, partition, qos);
        if (rule == AccessRule::None) {
            return {};
        }
        first = first ? first : std::optional(JobBar { rule, association, qos });
    }
    return first;
}

AssociationId JobAccess::associationOf(const Job &job, std::uint16_t partition)
{
    const NamePool &names = m_policy.associations.names();
    const NameId account = names.find(job.account);
    const NameId user = names.find(job.user);
    if (account == NamePool::notFound || user == NamePool::notFound) {
        return noAssociation;
    }
    Known &here = m_known[partition];
    auto &associations = job.partitions.size() > 1 ? here.ofSeveral : here.associations;
    const auto [known, isNew] = associations.try_emplace(pairKey(account, user), noAssociation);
    if (isNew) {
        known->second = associationOfJob(m_policy, job, partition);
    }
    return known->second;
}

AccessRule JobAccess::ruleFor(AssociationId association, std::uint16_t partition, std::uint16_t qos)
{
    const auto [known, isNew] = m_known[partition].bars.try_emplace(std::uint64_t { association } << 16 | qos, AccessRule::None);
    if (isNew) {
        const AccessAnswer answer = m_rules.askJob(association, partition, qos);
        known->second = answer.isAllowed ? AccessRule::None : answer.rule;
    }
    return known->second;
}

} // namespace apportion
