// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/job_access.h"

#include "core/limits/effective_limits.h"

namespace apportion
{

std::optional<JobBar> JobAccess::bar(const Job &job, std::uint16_t partition)
{
    if (!m_rules.mayBar(partition)) {
        return {};
    }
    const bool isAsBefore = m_last != nullptr && m_lastPartition == partition && m_last->user == job.user && m_last->account == job.account;
    m_lastAssociation = isAsBefore ? m_lastAssociation : associationOfJob(m_policy, job, partition);
    m_last = &job;
    m_lastPartition = partition;
    if (m_lastAssociation == noAssociation) {
        return {};
    }
    std::optional<JobBar> first;
    for (const std::string_view named : qosNames(job)) {
        const std::uint16_t qos = named.empty() ? defaultQos(m_policy, m_lastAssociation) : m_policy.findQos(named);
        const AccessAnswer answer = m_rules.askJob(m_lastAssociation, partition, qos);
        if (answer.isAllowed) {
            return {};
        }
        first = first ? first : std::optional(JobBar { answer.rule, m_lastAssociation, qos });
    }
    return first;
}

} // namespace apportion
