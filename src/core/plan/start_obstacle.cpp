// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/start_obstacle.h"

#include "core/policy/text_scan.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// What a job asks for of what a limit of @p has bounds: "cpu=64", "10:00:00", "cpu=330 min", and of a job without a time limit "cpu=33 × UNLIMITED",
/// whose product is no number that says anything.
std::string askedText(const TresTable &tres, const Limit &asked, const Job &job, std::uint64_t has)
{
    const std::string name = asked.tres == noTres ? std::string() : tres.name(asked.tres) + '=';
    if (limitRule(asked.kind).shape != LimitShape::TresMinutes) {
        return name + limitValueText(tres, asked, has);
    }
    const bool isEndless = job.timeLimit == unlimitedTime && asked.value % unlimitedTime == 0;
    return isEndless ? name + std::to_string(asked.value / unlimitedTime) + " × UNLIMITED" : name + std::to_string(asked.value) + " min";
}

/// "mem=16G" of a TRES that may not be tracked, as limitValueText() writes it beside @p other.
std::string countText(const TresTable &tres, const std::string &name, std::uint64_t count, std::uint64_t other)
{
    const TresIndex index = tres.find(name);
    return name + '=' + (index == noTres ? std::to_string(count) : limitValueText(tres, { LimitKind::GrpTres, index, count }, other));
}

Text barredText(const Policy &policy, const Job &job, const std::string &where, const JobBar &bar)
{
    const std::string qos = bar.qos == unknownIndex ? job.qos : (*policy.qos)[bar.qos].name;
    switch (bar.rule) {
    case AccessRule::AllowAccounts:
        return { APPORTION_TEXT("In %1 it never starts: AllowAccounts does not name its account %2"), { where, job.account } };
    case AccessRule::DenyAccounts:
        return { APPORTION_TEXT("In %1 it never starts: DenyAccounts names its account %2, or one above it"), { where, job.account } };
    case AccessRule::AllowQos:
        return { APPORTION_TEXT("In %1 it never starts: AllowQos does not name its QOS %2"), { where, qos } };
    case AccessRule::DenyQos:
        return { APPORTION_TEXT("In %1 it never starts: DenyQos names its QOS %2"), { where, qos } };
    default:
        break;
    }
    return { APPORTION_TEXT("In %1 it never starts: %2 does not have its QOS %3"),
        { where, std::string(policy.associations.name(bar.association)), qos } };
}

} // namespace

Text neverStarts(const Policy &policy, const Job &job, std::uint16_t partition, const StartObstacle &obstacle)
{
    const std::string &where = (*policy.partitions)[partition].name;
    if (obstacle.bar) {
        return barredText(policy, job, where, *obstacle.bar);
    }
    if (obstacle.asked.empty()) {
        return { APPORTION_TEXT("In %1 it never starts: %2 has %3"), { where, obstacle.owner, obstacle.limit } };
    }
    return { APPORTION_TEXT("In %1 it never starts: it asks for %2, and %3 has %4"), { where, obstacle.asked, obstacle.owner, obstacle.limit } };
}

StartObstacles::StartObstacles(const Policy &policy) : m_policy(policy), m_limits(policy, enforcement(policy)), m_bounds(policy), m_access(policy) { }

std::optional<StartObstacle> StartObstacles::find(const Job &job, std::uint16_t partition)
{
    if (const std::optional<JobBar> bar = m_access.bar(job, partition)) {
        return StartObstacle { bar, {}, {}, {} };
    }
    const Partition &where = (*m_policy.partitions)[partition];
    if (const auto bound = m_bounds.exceeded(job, where)) {
        return StartObstacle { {}, bound->first, where.name, bound->second };
    }
    const std::vector<ExceededLimit> exceeded = m_limits.find(job, partition);
    if (exceeded.empty()) {
        return {};
    }
    const OwnedLimit &limit = exceeded.front().limit;
    Limit asked = limit.limit;
    asked.value = exceeded.front().asked;
    const bool isCount = limitRule(asked.kind).shape == LimitShape::Count; // of jobs: this one alone is too many
    return StartObstacle { {}, isCount ? std::string() : askedText(m_policy.tres, asked, job, limit.limit.value),
        std::string(ownerName(m_policy, limit.owner)), limitText(m_policy.tres, limit.limit, asked.value) };
}

std::optional<StartObstacle> StartObstacles::beyondNodes(const Job &job, std::uint16_t partition) const
{
    const Partition &where = (*m_policy.partitions)[partition];
    const std::vector<NodeGroup> &groups = *m_policy.nodeGroups;
    const auto isKnown = [&groups](const PartitionNodes &part) { return part.group < groups.size(); };
    if (where.nodes.empty() || !std::all_of(where.nodes.begin(), where.nodes.end(), isKnown)) {
        return {};
    }
    const NodeTotals totals = m_policy.totalsOf(where.nodes);
    const auto saysMemory = [&groups](const PartitionNodes &part) { return groups[part.group].memoryMb > 1; }; // nobody wrote that of 1
    const bool isMemoryKnown = std::all_of(where.nodes.begin(), where.nodes.end(), saysMemory);
    const auto beyond = [&](const std::string &name, std::uint64_t asked, std::uint64_t has) {
        return asked <= has
            ? std::nullopt
            : std::optional(StartObstacle { {}, countText(m_policy.tres, name, asked, has), where.name, countText(m_policy.tres, name, has, asked) });
    };
    std::optional<StartObstacle> found = beyond("node", job.nodes, totals.nodes);
    if (!found) {
        found = beyond("cpu", std::max<std::uint64_t>(job.cpus, tresCount(job.tres, "cpu")), totals.cpus);
    }
    for (auto tres = job.tres.begin(); tres != job.tres.end() && !found; ++tres) {
        if (sameIgnoringCase(tres->name, "mem")) {
            found = isMemoryKnown ? beyond("mem", tres->count, totals.memoryMb) : std::nullopt;
        } else if (startsWithIgnoringCase(tres->name, "gres/")) {
            std::uint64_t has = 0;
            for (const PartitionNodes &part : where.nodes) {
                has += part.count * tresCount(groups[part.group].gres, tres->name);
            }
            found = beyond(tres->name, tres->count, has);
        }
    }
    return found;
}

} // namespace apportion
