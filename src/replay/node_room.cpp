// SPDX-License-Identifier: GPL-3.0-or-later
// What each node offers a job: the part of NodeSelector that looks at one node after another.
#include "replay/node_selector.h"

#include <algorithm>

namespace apportion::replay
{

namespace
{

constexpr std::uint64_t lowByte = 0xff; ///< of a node's weight

} // namespace

/// The GRES that a node has free, and for how many tasks; false when they do not do. @p near: how many GPUs it is weighed by
/// (gres_select_filter_remove_unusable()).
bool NodeSelector::lookForGres(const JobRequest &job, NodeIndex node, const NodeUse &use, Found &found, std::uint32_t &near) const
{
    const std::uint64_t memory = use.freeMemory(node);
    for (const GresRequest &request : job.gres) {
        const std::uint32_t free = use.freeGres(node, request);
        const std::uint64_t perGpu = std::max(job.memoryPerGpu, job.freeMemoryPerGpu);
        const bool needsMemory = request.isGpu && perGpu > 0;
        const auto affordable = static_cast<std::uint32_t>(needsMemory ? std::min<std::uint64_t>(free, memory / perGpu) : free);
        const std::uint32_t ofNode = request.isPerJob ? 1 : request.count;
        const std::uint32_t least = request.isPerTask ? request.count * std::max<std::uint32_t>(1, job.tasksPerNode)
            : job.isExclusive && needsMemory          ? std::max(free, ofNode)
                                                      : ofNode;
        // Memory for a GPU is enough for tasks that want more: so it is in Slurm.
        if (free < least || affordable < (request.isPerTask && job.tasksPerNode == 0 ? 1 : least)) {
            return false;
        }
        if (request.isGpu) {
            found.gpus += affordable;
            const std::uint64_t most = request.countOf(job.tasks, 1);
            near += job.isExclusive ? affordable : static_cast<std::uint32_t>(std::min<std::uint64_t>(affordable, most));
        }
        found.ofJob += request.isPerTask || request.isPerJob ? affordable : 0;
        if (request.isPerTask) {
            found.tasks = std::min(found.tasks, free / request.count);
            found.tasksWithMemory = std::min(found.tasksWithMemory, affordable / request.count);
        }
    }
    return true;
}

/// The CPUs that tasks of a job can use of those that a node has free, of so many tasks at most; 0 when those that must be there
/// are too many (_select_cores(), gres_select_filter_sock_core()).
std::uint32_t NodeSelector::usableCpus(const JobRequest &job, std::uint32_t free, std::uint32_t tasks)
{
    if (job.gres.empty()) {
        return free;
    }
    const bool isOneNode = job.maxNodes == 1;
    const bool isOneTask = job.tasks == 1 || (job.tasks == job.minNodes && job.tasks == job.maxNodes);
    const std::uint32_t least = job.tasksPerNode > 0 ? job.tasksPerNode : isOneNode ? job.tasks : 1;
    const std::uint32_t most = std::min({ tasks, free / job.cpusPerTask, job.tasksPerNode > 0 || isOneNode ? least : isOneTask ? 1 : anyTasks });
    return most / least * least * job.cpusPerTask;
}

/// The CPUs that a node offers (can_job_run_on_node(), and what _select_cores() leaves of them); none when it cannot take
/// the job.
NodeSelector::Found NodeSelector::lookForRoom(const JobRequest &job, NodeIndex node, const NodeUse &use)
{
    const std::uint32_t perTask = job.cpusPerTask;
    const bool isOneNode = job.maxNodes == 1;
    const std::uint32_t ofTasks = job.cpusOfTasksPerNode();
    const std::uint32_t least = std::max(job.leastCpusPerNode, ofTasks > 0 ? ofTasks : isOneNode ? job.minCpus() : perTask);
    Found found;
    if (use.isExclusive(node) || (job.isExclusive && !use.isIdle(node))) {
        return found;
    }
    const std::uint64_t memory = use.freeMemory(node);
    const std::uint64_t ofNode = job.takesWholeMemory ? m_machine.memoryMb[node] : job.memoryPerNode;
    if (memory < (job.memoryPerCpu > 0 ? job.memoryPerCpu * job.minCpusPerNode() : ofNode)) {
        return found;
    }
    std::uint32_t near = 0;
    if (!job.gres.empty() && !lookForGres(job, node, use, found, near)) {
        return found;
    }
    if (!job.gres.empty() && !m_rules.asksForFreeCpusAlone && m_machine.cpus[node] >= least) {
        found.near = near;
    }
    const std::uint32_t threads = usedThreads(job, node);
    std::uint32_t cpus = use.freeCpus(node) / m_machine.threads[node] * threads;
    const bool isOfTasks = m_rules.roundsToTasks && job.gres.empty();
    cpus -= isOfTasks ? cpus % perTask : 0;
    if (cpus < least) {
        return found;
    }
    if (!job.gres.empty()) {
        found.near = near;
    }
    if (isOfTasks && ofTasks > 0 && !job.isExclusive) {
        cpus = std::min(cpus, (ofTasks + threads - 1) / threads * threads);
    }
    if (job.memoryPerCpu > 0) {
        const std::uint64_t affordable = memory / job.memoryPerCpu;
        if (affordable < cpus) {
            cpus = job.isExclusive ? 0 : static_cast<std::uint32_t>(affordable - affordable % threads);
        }
        cpus -= cpus % perTask;
    }
    if (cpus < std::max(job.tasksPerNode, perTask) || (isOneNode && cpus < job.minCpus())) {
        return found;
    }
    found.free = cpus;
    found.cpus = usableCpus(job, cpus, found.tasks);
    return found;
}

void NodeSelector::countOffer(NodeIndex node, const Found &found)
{
    const std::uint32_t before = std::exchange(m_found[node], found).cpus;
    const std::uint32_t cpus = found.cpus;
    m_withCpus[before] -= before > 0 ? 1 : 0;
    m_withCpus[cpus] += cpus > 0 ? 1 : 0;
    m_offering += (cpus > 0 ? 1U : 0U) - (before > 0 ? 1U : 0U);
    m_allOffered += cpus;
    m_allOffered -= before;
}

/// Finds what each candidate offers.
void NodeSelector::lookAt(const JobRequest &job, const NodeSet &candidates, const NodeUse &use)
{
    std::fill(m_withCpus.begin(), m_withCpus.end(), 0);
    m_allOffered = 0;
    m_offering = 0;
    candidates.forEach([&](NodeIndex node) {
        m_found[node] = {};
        lookAgain(job, node, use);
    });
}

void NodeSelector::lookAgain(const JobRequest &job, NodeIndex node, const NodeUse &use)
{
    countOffer(node, lookForRoom(job, node, use));
    if (!m_looksOneByOne) {
        weigh(node);
    }
}

/// A node that passes the test of GRES keeps their number in its weight.
void NodeSelector::weigh(NodeIndex node)
{
    if (const std::uint32_t near = m_found[node].near; near != notWeighed) {
        m_weight[node] = (m_weight[node] & ~lowByte) | (lowByte - std::min<std::uint64_t>(near, lowByte));
    }
}

} // namespace apportion::replay
