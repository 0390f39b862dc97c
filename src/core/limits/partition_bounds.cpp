// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/partition_bounds.h"

#include "core/limits/limit.h"
#include "core/policy/text_scan.h"
#include "core/schema/value_text.h"

#include <algorithm>

namespace apportion
{

std::optional<std::pair<std::string, std::string>> PartitionBounds::exceeded(const Job &job, const Partition &partition) const
{
    const ForeignKey *nodes = findKey(partition.foreign, "MaxNodes");
    const std::optional<std::uint64_t> most = nodes == nullptr ? std::nullopt : unsignedNumber(nodes->value);
    if (most && job.nodes > *most && !mayPass("PartitionMaxNodes", job, partition)) {
        return std::pair("node=" + std::to_string(job.nodes), "MaxNodes=" + std::to_string(*most));
    }
    const bool hasLimit = job.timeLimit != noTimeLimit && !partition.maxTime.isUnlimited();
    if (hasLimit && job.timeLimit > partition.maxTime.minutes && !mayPass("PartitionTimeLimit", job, partition)) {
        return std::pair(slurmTimeText({ job.timeLimit, {} }), "MaxTime=" + slurmTimeText({ partition.maxTime.minutes, {} }));
    }
    return {};
}

bool PartitionBounds::mayPass(std::string_view flag, const Job &job, const Partition &partition) const
{
    const std::string_view named = qosNames(job).front();
    return std::any_of(m_policy.qos->begin(), m_policy.qos->end(), [&](const Qos &qos) {
        return hasQosFlag(qos, flag) && (named.empty() || sameIgnoringCase(qos.name, named) || sameIgnoringCase(qos.name, partition.qos));
    });
}

} // namespace apportion
