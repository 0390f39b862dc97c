// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/running_jobs.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <tuple>

namespace apportion::replay
{

std::uint32_t Allocation::totalCpus() const
{
    return std::accumulate(cpus.begin(), cpus.end(), std::uint32_t { 0 });
}

std::uint64_t Allocation::totalMemory() const
{
    std::uint64_t total = nodes.empty() ? (memoryPerCpu > 0 ? memoryPerCpu * totalCpus() : memoryPerNode * countedNodes) : 0;
    if (nodes.empty() && !memoryOfNodes.empty()) {
        total = memoryOfNodes.front();
    }
    for (std::size_t place = 0; place < nodes.size(); ++place) {
        total += memoryOn(place);
    }
    return total;
}

NodeUse::NodeUse(const Machine &machine)
    : m_kinds(machine.gresKinds.size()), m_freeCpus(machine.cpus), m_freeMemory(machine.memoryMb.begin(), machine.memoryMb.end()),
      m_freeGres(machine.gres), m_jobs(machine.size()), m_exclusive(machine.size())
{
}

void NodeUse::take(const Allocation &allocation)
{
    ++m_version;
    for (std::size_t place = 0; place < allocation.nodes.size(); ++place) {
        const NodeIndex node = allocation.nodes[place];
        m_freeCpus[node] -= std::min(m_freeCpus[node], allocation.cpus[place]);
        m_freeMemory[node] -= static_cast<std::int64_t>(allocation.memoryOn(place));
        ++m_jobs[node];
        m_exclusive[node] = static_cast<std::uint8_t>(m_exclusive[node] + (allocation.isExclusive ? 1 : 0));
        for (std::size_t kind = 0; !allocation.gres.empty() && kind < m_kinds; ++kind) {
            std::uint16_t &left = m_freeGres[node * m_kinds + kind];
            left = static_cast<std::uint16_t>(left - std::min(left, allocation.gres[place * m_kinds + kind]));
        }
    }
}

void NodeUse::give(const Allocation &allocation)
{
    ++m_version;
    for (std::size_t place = 0; place < allocation.nodes.size(); ++place) {
        const NodeIndex node = allocation.nodes[place];
        m_freeCpus[node] += allocation.cpus[place];
        m_freeMemory[node] += static_cast<std::int64_t>(allocation.memoryOn(place));
        --m_jobs[node];
        m_exclusive[node] = static_cast<std::uint8_t>(m_exclusive[node] - (allocation.isExclusive ? 1 : 0));
        for (std::size_t kind = 0; !allocation.gres.empty() && kind < m_kinds; ++kind) {
            std::uint16_t &left = m_freeGres[node * m_kinds + kind];
            left = static_cast<std::uint16_t>(left + allocation.gres[place * m_kinds + kind]);
        }
    }
}

bool NodeUse::fits(const Allocation &allocation) const
{
    for (std::size_t place = 0; place < allocation.nodes.size(); ++place) {
        const NodeIndex node = allocation.nodes[place];
        if (m_exclusive[node] != 0 || (allocation.isExclusive && m_jobs[node] != 0) || m_freeCpus[node] < allocation.cpus[place]
            || (allocation.memoryOfNodes.empty() && freeMemory(node) < allocation.memoryOn(place))) { // that of GPUs Slurm may give away twice
            return false;
        }
        for (std::size_t kind = 0; !allocation.gres.empty() && kind < m_kinds; ++kind) {
            if (m_freeGres[node * m_kinds + kind] < allocation.gres[place * m_kinds + kind]) {
                return false;
            }
        }
    }
    return true;
}

std::uint32_t NodeUse::freeGres(NodeIndex node, const GresRequest &request) const
{
    std::uint32_t free = 0;
    for (std::uint64_t kinds = request.kinds; kinds != 0; kinds &= kinds - 1) {
        free += m_freeGres[node * m_kinds + static_cast<std::size_t>(std::countr_zero(kinds))];
    }
    return free;
}

void NodeUse::assignGres(const JobRequest &job, Allocation &allocation) const
{
    if (job.gres.empty()) {
        return;
    }
    allocation.gres.assign(allocation.nodes.size() * m_kinds, 0);
    if (job.memoryPerGpu > 0) {
        allocation.memoryOfNodes.assign(allocation.nodes.size(), 0);
    }
    for (const GresRequest &request : job.gres) {
        std::uint32_t left = request.count; // of what all nodes have together
        for (std::size_t place = 0; place < allocation.nodes.size(); ++place) {
            const std::uint32_t tasks = !request.isPerTask ? 1 : place < allocation.tasks.size() ? allocation.tasks[place] : 1;
            const auto others = static_cast<std::uint32_t>(allocation.nodes.size() - 1 - place); // have one at least
            const std::uint32_t most
                = request.isPerJob ? std::min(left - std::min(left, others), freeGres(allocation.nodes[place], request)) : request.count * tasks;
            if (job.memoryPerGpu > 0 && request.isGpu) {
                allocation.memoryOfNodes[place] += job.memoryPerGpu * most;
            }
            std::uint32_t wanted = most;
            for (std::uint64_t kinds = request.kinds; kinds != 0 && wanted > 0; kinds &= kinds - 1) {
                const auto kind = static_cast<std::size_t>(std::countr_zero(kinds));
                std::uint16_t &given = allocation.gres[place * m_kinds + kind];
                const std::uint32_t free = m_freeGres[allocation.nodes[place] * m_kinds + kind] - given;
                const std::uint32_t some = std::min(free, wanted);
                given = static_cast<std::uint16_t>(given + some);
                wanted -= some;
            }
            left -= std::min(left, most);
        }
    }
}

void RunningJobs::add(RunningJob job)
{
    const auto place = std::upper_bound(m_jobs.begin(), m_jobs.end(), job,
        [](const RunningJob &a, const RunningJob &b) { return std::tie(a.endTime, a.listOrder) < std::tie(b.endTime, b.listOrder); });
    m_jobs.insert(place, std::move(job));
}

std::size_t RunningJobs::placeOf(std::uint32_t entry, std::int64_t endTime) const
{
    auto place = std::lower_bound(m_jobs.begin(), m_jobs.end(), endTime, [](const RunningJob &job, std::int64_t end) { return job.endTime < end; });
    while (place->entry != entry) {
        ++place;
    }
    return static_cast<std::size_t>(place - m_jobs.begin());
}

RunningJob RunningJobs::remove(std::uint32_t entry, std::int64_t endTime)
{
    const std::size_t place = placeOf(entry, endTime);
    RunningJob job = std::move(m_jobs[place]);
    m_jobs.erase(m_jobs.begin() + static_cast<std::ptrdiff_t>(place));
    return job;
}

} // namespace apportion::replay
