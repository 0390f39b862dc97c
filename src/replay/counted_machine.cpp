// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/counted_machine.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace apportion::replay
{

namespace
{

constexpr std::size_t beforeGres = 2; ///< CPUs and memory

/// What so many have together, in MB; more than any machine has where a trace says what no number holds.
std::int64_t memoryOf(std::uint64_t each, std::int64_t count)
{
    constexpr std::int64_t most = std::int64_t { 1 } << 50;
    return count > 0 && each > static_cast<std::uint64_t>(most / count) ? most : static_cast<std::int64_t>(each) * count;
}

/// How many parts of a size hold a count.
std::uint64_t partsOf(std::uint64_t count, std::uint64_t size)
{
    return count / size + (count % size == 0 ? 0 : 1);
}

} // namespace

CountedMachine::CountedMachine(const Machine &machine)
    : m_machine(machine), m_kinds(std::min(std::tuple_size_v<Amount>, beforeGres + machine.gresKinds.size())), m_classesOf(machine.partitions.size())
{
    std::map<std::tuple<Amount, std::vector<bool>, std::vector<std::string>>, std::uint16_t> known;
    for (NodeIndex node = 0; node < machine.size(); ++node) {
        std::vector<bool> in;
        for (const MachinePartition &partition : machine.partitions) {
            in.push_back(partition.nodes.has(node));
        }
        const auto [found, isNew]
            = known.try_emplace({ ofNode(node), in, machine.features[machine.group[node]] }, static_cast<std::uint16_t>(m_classes.size()));
        if (isNew) {
            m_classes.push_back({ node, 0, ofNode(node), {}, {} });
            for (std::size_t partition = 0; partition < in.size(); ++partition) {
                if (in[partition]) {
                    m_classesOf[partition].push_back(found->second);
                }
            }
        }
        Class &one = m_classes[found->second];
        ++one.nodes;
        add(one.all, one.ofNode, 1);
        one.free = one.all;
    }
    for (std::vector<std::uint16_t> &classes : m_classesOf) {
        std::stable_sort(classes.begin(), classes.end(),
            [&](std::uint16_t a, std::uint16_t b) { return machine.weight[m_classes[a].example] < machine.weight[m_classes[b].example]; });
    }
}

Amount CountedMachine::ofNode(NodeIndex node) const
{
    Amount amount {};
    amount[0] = m_machine.cpus[node];
    amount[1] = static_cast<std::int64_t>(m_machine.memoryMb[node]);
    for (std::size_t i = beforeGres; i < m_kinds; ++i) {
        amount[i] = m_machine.gres[node * m_machine.gresKinds.size() + i - beforeGres];
    }
    return amount;
}

std::optional<Amount> CountedMachine::amountOf(const JobRequest &job, const Class &one, std::uint32_t nodes, std::int64_t cpus) const
{
    Amount amount {};
    amount[0] = cpus;
    amount[1] = job.takesWholeMemory ? one.ofNode[1] * nodes
        : job.memoryPerCpu > 0       ? memoryOf(job.memoryPerCpu, cpus)
                                     : memoryOf(job.memoryPerNode, nodes);
    const std::int64_t tasks = std::clamp<std::int64_t>(cpus / std::max<std::uint32_t>(1, job.cpusPerTask), 1, job.tasks);
    const std::size_t kinds = m_machine.gresKinds.size();
    for (const GresRequest &gres : job.gres) {
        std::size_t best = kinds;
        std::uint16_t most = 0;
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            const std::uint16_t has = (gres.kinds >> kind & 1) != 0 ? m_machine.gres[one.example * kinds + kind] : std::uint16_t { 0 };
            if (has > most) {
                best = kind;
                most = has;
            }
        }
        if (gres.isPerJob ? most == 0 : gres.count > most) {
            return std::nullopt;
        }
        // Of those of a job a node has its part.
        const std::uint64_t others = gres.isPerJob && nodes == 1 ? std::max<std::uint64_t>(job.minNodes, partsOf(gres.count, most)) : 1;
        const auto count = static_cast<std::int64_t>(partsOf(gres.countOf(static_cast<std::uint64_t>(tasks), nodes), others));
        if (best + beforeGres < m_kinds) {
            amount[best + beforeGres] += count;
        }
        amount[1] += gres.isGpu ? memoryOf(job.memoryPerGpu, count) : 0;
    }
    return amount;
}

/// The nodes that the GRES of its tasks, or of all of it, need at least.
std::uint32_t CountedMachine::nodesForGres(const JobRequest &job, const Class &one) const
{
    std::uint32_t nodes = 1;
    for (const GresRequest &gres : job.gres) {
        std::uint32_t has = 0;
        for (std::size_t kind = 0; (gres.isPerTask || gres.isPerJob) && kind < m_machine.gresKinds.size(); ++kind) {
            has += (gres.kinds >> kind & 1) != 0 ? m_machine.gres[one.example * m_machine.gresKinds.size() + kind] : 0;
        }
        if (const std::uint32_t tasks = gres.isPerJob ? 0 : has / gres.count; tasks > 0) {
            nodes = std::max(nodes, static_cast<std::uint32_t>(partsOf(job.tasks, tasks)));
        } else if (gres.isPerJob && has > 0) {
            nodes = std::max(nodes, static_cast<std::uint32_t>(partsOf(gres.count, has)));
        }
    }
    return nodes;
}

std::optional<CountedPart> CountedMachine::partOf(const JobRequest &job, const NodeNeed &need, std::uint16_t nodeClass) const
{
    const Class &one = m_classes[nodeClass];
    const std::int64_t cpusPerNode = std::max<std::int64_t>(1, one.ofNode[0]);
    const std::int64_t threads = m_machine.threads[one.example];
    const std::int64_t used = job.usedThreads(m_machine.threads[one.example]);
    if (used == 0 || (job.featured != nullptr && !job.featured->mayTake(one.example))) {
        return std::nullopt;
    }
    const auto wholeCores = [&](std::int64_t cpus) { return (cpus + used - 1) / used * threads; };
    const std::int64_t wanted = wholeCores(job.minCpus());
    const auto forCpus = static_cast<std::uint32_t>((wanted + cpusPerNode - 1) / cpusPerNode);
    const std::uint32_t nodes = std::max({ need.min, need.req, forCpus, job.nodesOfTasks(), nodesForGres(job, one) });
    const std::int64_t onEach
        = job.tasksPerNode == 0 && job.leastCpusPerNode == 0 ? threads : std::max<std::int64_t>(threads, wholeCores(job.minCpusPerNode()));
    const std::int64_t cpus = job.isExclusive ? cpusPerNode * nodes : std::max(wanted, nodes * onEach);
    const std::optional<Amount> all = amountOf(job, one, nodes, cpus);
    const std::optional<Amount> onNode = amountOf(job, one, 1, job.minCpusPerNode());
    const bool couldHold = all && onNode && nodes <= one.nodes && nodes <= need.max && fits(*all, one.all) && fits(*onNode, one.ofNode);
    return couldHold ? std::optional(CountedPart { nodeClass, nodes, *all }) : std::nullopt;
}

std::vector<CountedPart> CountedMachine::spread(const JobRequest &job, const NodeNeed &need, std::uint16_t partition) const
{
    std::vector<CountedPart> parts;
    std::uint32_t left = std::max({ need.min, need.req, job.nodesOfTasks() });
    const std::int64_t cpus = std::max<std::int64_t>(job.minCpusPerNode(), (std::int64_t { job.minCpus() } + left - 1) / left);
    for (const std::uint16_t nodeClass : m_classesOf[partition]) {
        const Class &one = m_classes[nodeClass];
        const std::optional<Amount> taken = amountOf(job, one, 1, job.isExclusive ? one.ofNode[0] : cpus);
        const bool hasFeatures = job.featured == nullptr || job.featured->mayTake(one.example);
        if (left == 0 || !hasFeatures || !taken || !fits(*taken, one.ofNode)) {
            continue;
        }
        const Amount &ofNode = *taken;
        std::int64_t nodes = std::min(left, one.nodes);
        for (std::size_t i = 0; i < m_kinds; ++i) {
            nodes = ofNode[i] > 0 ? std::min(nodes, std::max<std::int64_t>(0, one.free[i]) / ofNode[i]) : nodes;
        }
        if (nodes > 0) {
            CountedPart &part = parts.emplace_back(CountedPart { nodeClass, static_cast<std::uint32_t>(nodes), {} });
            add(part.amount, ofNode, nodes);
            left -= part.nodes;
        }
    }
    return left == 0 ? parts : std::vector<CountedPart>();
}

} // namespace apportion::replay
