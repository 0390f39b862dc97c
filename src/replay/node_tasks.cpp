// SPDX-License-Identifier: GPL-3.0-or-later
// What a job gets of the nodes that were chosen: the part of NodeSelector that deals tasks and rounds to whole cores.
#include "replay/node_selector.h"

#include <algorithm>

namespace apportion::replay
{

/// Deals the tasks of a job to its nodes, whose CPUs are their shares, and makes these the CPUs of the tasks: a task on each, then as
/// many as a core has room for on each in turn, as far as its share goes, and not more than were asked for or than GRES are free for
/// (dist_tasks_compute_c_b()). Tasks beyond that are dealt all the same; since 24.11 the nodes do not do then.
bool NodeSelector::spreadTasks(const JobRequest &job, Allocation &made) const
{
    const std::uint32_t perTask = job.cpusPerTask;
    const std::uint64_t cpus = std::max<std::uint64_t>(job.minCpus(), std::uint64_t { job.minCpusPerNode() } * made.nodes.size());
    const bool areGiven = m_rules.needsRoomForTasks && job.hasTasks; // CPUs of --mincpus make none then
    const std::uint64_t tasks = areGiven && job.tasksPerNode == 0 ? job.tasks
        : job.tasksPerNode > 0 ? std::max<std::uint64_t>(job.tasks, std::uint64_t { job.tasksPerNode } * made.nodes.size())
                               : std::max<std::uint64_t>(1, cpus / perTask);
    if (made.nodes.size() == 1 && job.gres.empty() && job.tasksPerNode == 0 && (tasks == 1 || tasks <= made.cpus.front() / perTask)) {
        made.cpus.front() = static_cast<std::uint32_t>(std::min<std::uint64_t>(made.cpus.front(), tasks * perTask)); // as most jobs have it
        return true;
    }
    const std::vector<std::uint32_t> shares = std::exchange(made.cpus, std::vector<std::uint32_t>(made.nodes.size()));
    std::vector<std::uint32_t> most; // tasks on each
    std::vector<std::uint32_t> inTurn; // of them
    for (const Offer &offer : m_offers) {
        if (offer.isChosen) {
            most.push_back(std::min(offer.tasksWithMemory, job.tasksPerNode > 0 ? job.tasksPerNode : anyTasks));
            inTurn.push_back(std::max<std::uint32_t>(1, m_machine.threads[offer.node] / perTask));
        }
    }
    std::vector<std::uint32_t> placed(shares.size());
    std::uint64_t left = tasks;
    bool mayExceed = false;
    const auto room = [&](std::size_t place) { return shares[place] - made.cpus[place]; };
    const auto put = [&](std::size_t place) {
        made.cpus[place] += std::min(room(place), perTask);
        ++placed[place];
        --left;
    };
    const auto putSome = [&](std::size_t place, std::uint32_t count) {
        for (; count > 0 && left > 0 && (mayExceed || (room(place) >= perTask && placed[place] < most[place])); --count) {
            put(place);
        }
    };
    // As many turns at once as leave each node that has room at the beginning with room for a whole turn.
    const auto putTurns = [&] {
        const auto roomFor
            = [&](std::size_t place) { return most[place] > placed[place] ? std::min(room(place) / perTask, most[place] - placed[place]) : 0; };
        std::uint64_t turns = left;
        std::uint64_t ofTurn = 0;
        for (std::size_t place = 0; place < shares.size(); ++place) {
            if (const std::uint32_t tasksMore = roomFor(place); tasksMore > 0) {
                turns = std::min<std::uint64_t>(turns, tasksMore / inTurn[place]);
                ofTurn += inTurn[place];
            }
        }
        turns = ofTurn > 0 ? std::min(turns, left / ofTurn) : 0;
        for (std::size_t place = 0; turns > 0 && place < shares.size(); ++place) {
            const auto count = static_cast<std::uint32_t>(roomFor(place) > 0 ? turns * inTurn[place] : 0);
            made.cpus[place] += count * perTask;
            placed[place] += count;
        }
        left -= turns * ofTurn;
    };
    for (std::size_t place = 0; place < shares.size() && left > 0; ++place) {
        put(place);
    }
    for (std::size_t place = 0; place < shares.size(); ++place) {
        putSome(place, made.cpus[place] % m_machine.threads[made.nodes[place]] / perTask);
    }
    while (left > 0) {
        const std::uint64_t before = left;
        if (!mayExceed) {
            putTurns();
        }
        for (std::size_t place = 0; place < shares.size() && left > 0; ++place) {
            putSome(place, inTurn[place]);
        }
        if (mayExceed && std::equal(shares.begin(), shares.end(), made.cpus.begin())) {
            break; // the rest gets nothing of its own
        }
        if (left == before) {
            if (m_rules.needsRoomForTasks || job.tasksPerNode > 0) {
                return !m_rules.needsRoomForTasks;
            }
            mayExceed = true;
        }
    }
    if (std::any_of(job.gres.begin(), job.gres.end(), [](const GresRequest &request) { return request.isPerTask; })) {
        made.tasks = std::move(placed);
    }
    return true;
}

/// What the job gets of the chosen nodes, in whole cores; all CPUs for an exclusive job.
std::optional<Allocation> NodeSelector::allocate(const JobRequest &job, const NodeUse &use) const
{
    Allocation made;
    made.memoryPerNode = job.memoryPerNode;
    made.memoryPerCpu = job.memoryPerCpu;
    made.isExclusive = job.isExclusive;
    for (const Offer &offer : m_offers) {
        if (offer.isChosen) {
            made.nodes.push_back(offer.node);
            made.cpus.push_back(offer.free);
        }
    }
    for (std::size_t place = 0; job.takesWholeMemory && place < made.nodes.size(); ++place) {
        made.memoryOfNodes.push_back(m_machine.memoryMb[made.nodes[place]]);
    }
    if (!spreadTasks(job, made)) {
        return std::nullopt;
    }
    for (std::size_t place = 0; job.isExclusive && place < made.nodes.size(); ++place) {
        made.cpus[place] = m_machine.cpus[made.nodes[place]];
    }
    takeWholeCores(job, made);
    use.assignGres(job, made);
    return made;
}

void NodeSelector::takeWholeCores(const JobRequest &job, Allocation &made) const
{
    const bool isPlain = std::all_of(made.nodes.begin(), made.nodes.end(), [this](NodeIndex node) { return m_machine.threads[node] == 1; });
    for (std::size_t place = 0; !isPlain && place < made.nodes.size(); ++place) {
        const std::uint32_t threads = m_machine.threads[made.nodes[place]];
        const std::uint32_t used = std::max<std::uint32_t>(1, usedThreads(job, made.nodes[place]));
        const std::uint32_t cores = job.isExclusive ? made.cpus[place] / threads : (made.cpus[place] + used - 1) / used;
        made.cpus[place] = cores * threads;
        made.usedCpus.push_back(cores * used);
    }
}

} // namespace apportion::replay
