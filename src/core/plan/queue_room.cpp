// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/queue_room.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace apportion
{

namespace
{

/// How many of what is asked for there are.
double times(const double *free, const QueueAmounts &asked)
{
    double fits = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked[i] > 0.0) {
            fits = std::min(fits, std::max(0.0, free[i]) / asked[i]);
        }
    }
    return std::isfinite(fits) ? fits : 0.0;
}

} // namespace

QueueRoom::QueueRoom(const Policy &policy) : m_policy(policy), m_tres { tresCpu, tresMem }, m_groups(policy.nodeGroups->size())
{
    for (const NodeGroup &group : *policy.nodeGroups) {
        for (const TresCount &gres : group.gres) {
            const TresIndex tres = policy.tres.find(gres.name);
            if (tres != noTres && std::find(m_tres.begin(), m_tres.end(), tres) == m_tres.end()) {
                m_tres.push_back(tres);
            }
        }
    }
    for (const NodeGroup &group : *policy.nodeGroups) {
        const QueueAmounts amounts = amountsOf(group, group.count);
        m_whole.insert(m_whole.end(), amounts.begin(), amounts.end());
    }
}

/// Of so many nodes of a group.
QueueAmounts QueueRoom::amountsOf(const NodeGroup &group, std::uint32_t count) const
{
    QueueAmounts amounts { static_cast<double>(effectiveCpus(group)), static_cast<double>(group.memoryMb) };
    amounts.resize(m_tres.size(), 0.0);
    for (const TresCount &gres : group.gres) {
        const auto place = std::find(m_tres.begin(), m_tres.end(), m_policy.tres.find(gres.name));
        if (place != m_tres.end()) {
            amounts[static_cast<std::size_t>(place - m_tres.begin())] += static_cast<double>(gres.count);
        }
    }
    for (double &amount : amounts) {
        amount *= count;
    }
    // RealMemory that nobody wrote says nothing
    amounts[1] = group.memoryMb <= 1 ? std::numeric_limits<double>::infinity() : amounts[1];
    return amounts;
}

QueueAmounts QueueRoom::asked(const JobTable &jobs, JobRow row) const
{
    const std::vector<std::uint64_t> counts = jobs.tresOf(row);
    QueueAmounts amounts(m_tres.size(), 0.0);
    for (std::size_t i = 0; i < m_tres.size(); ++i) {
        amounts[i] = m_tres[i] < counts.size() ? static_cast<double>(counts[m_tres[i]]) : 0.0;
    }
    amounts[0] = std::max(1.0, amounts[0]);
    return amounts;
}

std::uint32_t QueueRoom::lineOf(const std::vector<std::uint16_t> &partitions)
{
    const auto [found, isNew] = m_lineOf.emplace(partitions, static_cast<std::uint32_t>(m_lines.size()));
    if (!isNew) {
        return found->second;
    }
    std::map<std::uint32_t, std::uint32_t> counts; // by group
    for (const std::uint16_t partition : partitions) {
        for (const PartitionNodes &nodes : (*m_policy.partitions)[partition].nodes) {
            if (nodes.group < m_groups) {
                std::uint32_t &count = counts[nodes.group];
                count = std::max(count, nodes.count); // which of its nodes are whose is not known
            }
        }
    }
    Line line;
    line.firstPart = m_parts;
    for (const auto &[group, count] : counts) {
        const NodeGroup &nodes = (*m_policy.nodeGroups)[group];
        const QueueAmounts amounts = amountsOf(nodes, std::min(count, nodes.count));
        m_whole.insert(m_whole.end(), amounts.begin(), amounts.end());
        line.groups.push_back(group);
        ++m_parts;
    }
    for (Line &other : m_lines) {
        const bool meets = std::find_first_of(line.groups.begin(), line.groups.end(), other.groups.begin(), other.groups.end()) != line.groups.end();
        other.meets.push_back(meets);
        line.meets.push_back(meets);
    }
    line.meets.push_back(true);
    m_lines.push_back(std::move(line));
    return found->second;
}

std::span<const std::uint32_t> QueueRoom::groupsOf(std::uint32_t line) const
{
    return m_lines[line].groups;
}

double QueueRoom::room(const Free &free, std::uint32_t line, std::size_t part, const QueueAmounts &asked) const
{
    return std::min(times(partIn(free, m_lines[line], part), asked), times(groupIn(free, m_lines[line].groups[part]), asked));
}

double QueueRoom::freeCpus(const Free &free, std::uint32_t line, std::size_t part) const
{
    return std::max(0.0, std::min(*partIn(free, m_lines[line], part), *groupIn(free, m_lines[line].groups[part])));
}

bool QueueRoom::hasCpu(const Free &free, std::uint32_t line, std::size_t part) const
{
    return std::min(*partIn(free, m_lines[line], part), *groupIn(free, m_lines[line].groups[part])) >= 1.0 - rounding;
}

std::vector<double> QueueRoom::shareOut(const std::vector<double> &rooms, double tasks)
{
    std::vector<double> taken(rooms.size(), 0.0);
    for (std::size_t part = 0; part < rooms.size(); ++part) {
        taken[part] = std::min(tasks, rooms[part]);
        tasks -= taken[part];
    }
    return taken;
}

void QueueRoom::take(Free &free, std::uint32_t line, const QueueAmounts &asked, std::span<const double> taken, double sign) const
{
    const std::size_t resources = m_tres.size();
    for (std::size_t part = 0; part < taken.size(); ++part) {
        double *const ofPart = free.data() + (m_groups + m_lines[line].firstPart + part) * resources;
        double *const ofGroup = free.data() + m_lines[line].groups[part] * resources;
        for (std::size_t i = 0; i < resources; ++i) {
            ofPart[i] -= sign * taken[part] * asked[i];
            ofGroup[i] -= sign * taken[part] * asked[i];
        }
    }
}

} // namespace apportion
