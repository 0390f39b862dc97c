// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/queue_walk.h"

#include "core/policy/text_scan.h"
#include "replay/scheduler_settings.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace apportion::replay
{

namespace
{

using Outcome = QueueStep::Outcome;

/// What a job takes of something that lies in nodes.
struct Need
{
    std::string name; ///< "cpu", "mem", "gres/gpu"
    std::uint64_t count = 0;
};

/// What the nodes of each group still have.
class FreeNodes
{
public:
    explicit FreeNodes(const Policy &policy) : m_policy(policy), m_out(policy.nodeGroups->size(), 0), m_full(policy.nodeGroups->size(), 0)
    {
        m_groups.reserve(policy.nodeGroups->size());
        for (const NodeGroup &group : *policy.nodeGroups) {
            TresCounts each = group.gres;
            each.push_back({ "cpu", effectiveCpus(group) });
            each.push_back({ "mem", group.memoryMb });
            for (TresCount &tres : each) {
                tres.count *= group.count;
            }
            m_groups.push_back(std::move(each));
        }
    }

    /// How much of @p name the nodes of a partition have that are in the pass; all of it that they ever have with @p ever.
    [[nodiscard]] std::uint64_t count(const Partition &partition, const std::string &name, bool ever = false) const
    {
        std::uint64_t sum = 0;
        for (const PartitionNodes &nodes : partition.nodes) {
            sum += ever ? eachNode(nodes.group, name) * nodes.count : inGroup(nodes, name);
        }
        return sum;
    }

    /// Its nodes that may have a CPU left: but for those that jobs fill.
    [[nodiscard]] std::uint64_t nodes(const Partition &partition) const
    {
        std::uint64_t sum = 0;
        for (const PartitionNodes &nodes : partition.nodes) {
            const std::uint64_t all = (*m_policy.nodeGroups)[nodes.group].count;
            sum += std::min({ inPass(nodes), all - std::min(all, m_full[nodes.group]), inGroup(nodes, "cpu") });
        }
        return sum;
    }

    /// Takes as much of it as there is, from one group of nodes after the other, on so many nodes.
    void take(const Partition &partition, const std::vector<Need> &needs, std::uint32_t onNodes)
    {
        for (const Need &need : needs) {
            std::uint64_t open = need.count;
            for (const PartitionNodes &nodes : partition.nodes) {
                const std::uint64_t taken = std::min(open, inGroup(nodes, need.name));
                open -= taken;
                const std::uint64_t each = std::max<std::uint64_t>(1, eachNode(nodes.group, "cpu"));
                if (need.name == "cpu" && need.count >= onNodes * each) {
                    m_full[nodes.group] += taken / each;
                }
                if (TresCount *left = find(nodes.group, need.name)) {
                    left->count -= taken;
                }
            }
        }
    }

    /// The nodes of a partition that failed are out of the pass.
    void leave(const Partition &partition)
    {
        for (const PartitionNodes &nodes : partition.nodes) {
            m_out[nodes.group] = std::max(m_out[nodes.group], nodes.count);
        }
    }

private:
    [[nodiscard]] std::uint64_t eachNode(std::uint32_t group, const std::string &name) const
    {
        const NodeGroup &nodes = (*m_policy.nodeGroups)[group];
        return name == "cpu" ? effectiveCpus(nodes) : name == "mem" ? nodes.memoryMb : tresCount(nodes.gres, name);
    }
    [[nodiscard]] std::uint64_t inGroup(const PartitionNodes &nodes, const std::string &name) const
    {
        return std::min(tresCount(m_groups[nodes.group], name), inPass(nodes) * eachNode(nodes.group, name));
    }
    [[nodiscard]] std::uint64_t inPass(const PartitionNodes &nodes) const
    {
        const std::uint32_t all = (*m_policy.nodeGroups)[nodes.group].count;
        return std::min(nodes.count, all - std::min(all, m_out[nodes.group]));
    }
    [[nodiscard]] TresCount *find(std::uint32_t group, const std::string &name)
    {
        TresCounts &counts = m_groups[group];
        const auto found = std::find_if(counts.begin(), counts.end(), [&](const TresCount &tres) { return sameIgnoringCase(tres.name, name); });
        return found == counts.end() ? nullptr : &*found;
    }

    const Policy &m_policy;
    std::vector<TresCounts> m_groups; ///< what is free of all nodes of each
    std::vector<std::uint32_t> m_out; ///< nodes of each that left the pass
    std::vector<std::uint64_t> m_full; ///< nodes of each without a CPU left
};

std::vector<Need> needsOf(const Job &job)
{
    std::vector<Need> needs { { "cpu", std::max<std::uint64_t>(job.cpus, tresCount(job.tres, "cpu")) } };
    for (const TresCount &tres : job.tres) {
        if (sameIgnoringCase(tres.name, "mem") || startsWithIgnoringCase(tres.name, "gres/")) {
            needs.push_back({ sameIgnoringCase(tres.name, "mem") ? "mem" : tres.name, tres.count });
        }
    }
    return needs;
}

class QueuePass
{
public:
    QueuePass(const Evaluation &evaluation, std::size_t most)
        : m_evaluation(evaluation), m_partitions(*evaluation.policy().partitions), m_most(most), m_free(evaluation.policy())
    {
        const SchedulerSettings settings = schedulerSettings(evaluation.policy());
        m_walk.depth = settings.queueDepth;
        m_walk.interval = settings.interval;
        m_walk.backfills = settings.backfills;
    }

    QueueWalk take()
    {
        takeRunning();
        std::vector<QueueStep> outside;
        std::optional<JobRow> before;
        for (const JobRow row : m_evaluation.order()) {
            if (const std::optional<Outcome> why = notQueued(row)) {
                outside.push_back({ row, 0, OrderCriterion::Place, *why });
                continue;
            }
            QueueStep step { row, ++m_place };
            step.behind = before ? decideOrder(m_evaluation, *before, row).criterion : OrderCriterion::Place;
            lookAt(step);
            before = row;
            m_walk.steps.push_back(step);
            if (m_walk.steps.size() >= m_most) {
                break;
            }
        }
        for (const QueueStep &step : outside) {
            if (m_walk.steps.size() < m_most) {
                m_walk.steps.push_back(step);
            }
        }
        return std::move(m_walk);
    }

private:
    [[nodiscard]] const Job &jobOf(JobRow row) const { return (*m_evaluation.situation().jobs)[m_evaluation.jobs().job[row]]; }
    [[nodiscard]] const Partition *partitionOf(JobRow row) const
    {
        const std::uint16_t index = m_evaluation.jobs().partition[row];
        return index < m_partitions.size() ? &m_partitions[index] : nullptr;
    }

    void takeRunning()
    {
        const JobTable &jobs = m_evaluation.jobs();
        for (JobRow row = 0; row < jobs.rowCount(); ++row) {
            const Partition *partition = partitionOf(row);
            if ((jobs.state[row] & JobTable::runningBit) != 0 && jobs.startsJob(row) && partition != nullptr) {
                m_free.take(*partition, needsOf(jobOf(row)), jobOf(row).nodes);
            }
        }
    }

    [[nodiscard]] std::optional<Outcome> notQueued(JobRow row) const
    {
        const Job &job = jobOf(row);
        if (job.held || m_evaluation.priority(row) == 0) {
            return Outcome::Held;
        }
        const bool isEligible = job.eligibleTime != 0 && job.eligibleTime <= m_evaluation.now();
        return isEligible ? std::nullopt : std::optional(Outcome::NotEligible);
    }

    void lookAt(QueueStep &step)
    {
        const Job &job = jobOf(step.row);
        const Partition *partition = partitionOf(step.row);
        const std::uint32_t number = m_evaluation.jobs().job[step.row];
        step.nodes = job.nodes;
        step.cpus = needsOf(job).front().count;
        if (partition != nullptr) {
            step.freeCpus = m_free.count(*partition, "cpu");
            step.freeNodes = m_free.nodes(*partition);
        }
        if (m_started.contains(number)) {
            step.outcome = Outcome::Elsewhere; // does not count as looked at
            return;
        }
        if (m_looked > m_walk.depth) { // tested before it counts
            step.outcome = Outcome::TooDeep;
            return;
        }
        ++m_looked;
        if (partition == nullptr) {
            step.outcome = Outcome::TooLarge;
            return;
        }
        const std::vector<Need> needs = needsOf(job);
        if (m_failed.contains(partition->name)) {
            step.outcome = Outcome::PassedOver;
        } else if (lacking(*partition, job, needs, true)) {
            step.outcome = Outcome::TooLarge;
        } else if (const std::optional<Need> lack = lacking(*partition, job, needs, false)) {
            step.outcome = Outcome::Waits;
            step.lacking = lack->name;
            step.asked = lack->count;
            step.free = lack->name == "node" ? step.freeNodes : m_free.count(*partition, lack->name);
            m_failed.insert(partition->name);
            m_free.leave(*partition);
        } else {
            m_free.take(*partition, needs, job.nodes);
            m_started.insert(number);
        }
    }

    /// The first thing of which it asks for more than there is, or ever is; nothing: it fits.
    [[nodiscard]] std::optional<Need> lacking(const Partition &partition, const Job &job, const std::vector<Need> &needs, bool ever) const
    {
        std::uint64_t nodes = m_free.nodes(partition);
        if (ever) {
            nodes = 0;
            for (const PartitionNodes &some : partition.nodes) {
                nodes += some.count;
            }
        }
        const auto lack
            = std::find_if(needs.begin(), needs.end(), [&](const Need &need) { return m_free.count(partition, need.name, ever) < need.count; });
        return lack != needs.end() ? std::optional(*lack) : nodes < job.nodes ? std::optional(Need { "node", job.nodes }) : std::nullopt;
    }

    const Evaluation &m_evaluation;
    const std::vector<Partition> &m_partitions;
    std::size_t m_most;
    FreeNodes m_free;
    QueueWalk m_walk;
    std::uint32_t m_place = 0;
    std::uint32_t m_looked = 0;
    std::set<std::uint32_t> m_started; ///< jobs
    std::set<std::string> m_failed; ///< partitions
};

} // namespace

QueueWalk queueWalk(const Evaluation &evaluation, std::size_t most)
{
    return QueuePass(evaluation, most).take();
}

} // namespace apportion::replay
