// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the tables of partitions, nodes, chips and QOS.
#include "core/evaluate/decay.h"
#include "core/evaluate/node_worth.h"
#include "core/evaluate/odyssey.h"
#include "core/explain/explain_parts.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace explaining
{

namespace
{

/// "12 · 64 + 4 · 128" and what it comes to.
struct SummedNodes
{
    Expression numbers; ///< empty when there are too many
    double sum = 0.0;
};

using OfNode = double (*)(const NodeGroup &); // null: the nodes themselves

SummedNodes sumOfNodes(const Policy &policy, const std::vector<PartitionNodes> &parts, OfNode ofNode)
{
    SummedNodes summed;
    std::vector<Expression> summands;
    for (const PartitionNodes &part : parts) {
        if (part.group < policy.nodeGroups->size() && part.count > 0) {
            const double each = ofNode == nullptr ? 1.0 : ofNode(policy.nodeGroups.get()[part.group]);
            summands.push_back(Expression(part.count) * (ofNode == nullptr ? Expression() : Expression(each)));
            summed.sum += part.count * each;
        }
    }
    if (!summands.empty() && summands.size() <= mostSummands) {
        summed.numbers = sumOf(std::move(summands));
    }
    return summed;
}

} // namespace

void addTotals(Steps &steps, const std::vector<PartitionNodes> &parts, const TotalTitles &titles, const ObjectRef &object)
{
    const auto add = [&](const Text &title, const char *name, const char *ofANode, OfNode ofNode) {
        SummedNodes summed = sumOfNodes(steps.evaluation().policy(), parts, ofNode);
        if (summed.sum > 0.0) {
            ExplainStep &step
                = steps.add(title, name, ofNode == nullptr ? Expression() : total(symbol("nodes") * symbol(ofANode), summed.numbers), summed.sum, "");
            step.numbers = std::move(summed.numbers);
            step.value = summed.sum;
            step.object = object;
        }
    };
    add(titles.nodes, "nodes", "", nullptr);
    add(titles.cpus, "CPUs", "CPUs of a node for jobs", [](const NodeGroup &group) { return static_cast<double>(effectiveCpus(group)); });
    add(titles.memory, "GB", "GB of a node", [](const NodeGroup &group) { return static_cast<double>(group.memoryMb) / 1024.0; });
    add(titles.gpus, "GPUs", "GPUs of a node", [](const NodeGroup &group) { return static_cast<double>(tresCount(group.gres, "gres/gpu")); });
}

void addPartitionTotals(Steps &steps, const Partition &partition, std::uint16_t index)
{
    addTotals(steps, partition.nodes,
        { { APPORTION_TEXT("Nodes of partition %1"), { partition.name } }, { APPORTION_TEXT("CPUs of partition %1"), { partition.name } },
            { APPORTION_TEXT("Memory of partition %1, in GB"), { partition.name } }, { APPORTION_TEXT("GPUs of partition %1"), { partition.name } } },
        { ObjectRef::Kind::Partition, index, partition.name });
}

ExplainStep &addCoreWeight(Steps &steps, const Chip &chip)
{
    const Chip reference = referenceChip(*steps.evaluation().policy().chips);
    const bool given = chip.weight > 0.0;
    const bool derived = !given && chip.flopsPerCore > 0.0 && reference.flopsPerCore > 0.0;
    const double weight = cpuWeight(chip, reference);
    const Expression speed = symbol("FLOPS of a core", chip.flopsPerCore);
    const Expression known = symbol("FLOPS of a core of " + reference.name, reference.flopsPerCore);
    ExplainStep &step = steps.add(
        { APPORTION_TEXT("Weight of a core of %1"), { chip.name } }, "w", derived ? speed / known : Expression(), weight, source::hardware);
    step.value = weight;
    if (given) {
        step.note = { APPORTION_TEXT("Given with the chip"), {} };
    } else if (derived) {
        step.note = { APPORTION_TEXT("What it can do against %1"), { reference.name } };
    } else {
        step.note = { APPORTION_TEXT("Neither a weight of its own nor the speed of a core is known"), {} };
    }
    return step;
}

namespace
{

/// Tells each number of the tables; false where there is no such row.
class TableSteps
{
public:
    TableSteps(Steps &steps, Text &title, std::uint32_t row) : m_steps(steps), m_policy(steps.evaluation().policy()), m_title(title), m_row(row) { }

    void partition(TableQuantity quantity)
    {
        if (m_row >= m_policy.partitions->size()) {
            return;
        }
        const Partition &partition = m_policy.partitions->at(m_row);
        const auto index = static_cast<std::uint16_t>(m_row);
        const ObjectRef object { ObjectRef::Kind::Partition, m_row, partition.name };
        switch (quantity) {
        case TableQuantity::PartitionJobFactor:
            m_title = { APPORTION_TEXT("What does the job factor %2 of partition %1 come to?"), { partition.name, n(partition.priorityJobFactor) } };
            addPartitionPoints(m_steps, index);
            return;
        case TableQuantity::PartitionTier:
            m_title = { APPORTION_TEXT("What does the tier %2 of partition %1 do?"), { partition.name, n(partition.priorityTier) } };
            tier(partition).object = object;
            return;
        case TableQuantity::PartitionMaxTime:
            m_title = { APPORTION_TEXT("What does the longest job of partition %1 come to?"), { partition.name } };
            longestJob(partition);
            return;
        default:
            m_title = { APPORTION_TEXT("What do the nodes of partition %1 come to?"), { partition.name } };
            addPartitionTotals(m_steps, partition, index);
            sayIfEmpty({ APPORTION_TEXT("Nodes of partition %1"), { partition.name } }, { APPORTION_TEXT("It has no nodes"), {} });
        }
    }

    void nodeGroup()
    {
        if (m_row >= m_policy.nodeGroups->size()) {
            return;
        }
        const NodeGroup &group = m_policy.nodeGroups->at(m_row);
        const ObjectRef object { ObjectRef::Kind::NodeGroup, m_row, group.names };
        m_title = { APPORTION_TEXT("What do the nodes %1 come to?"), { group.names } };
        addTotals(m_steps, { { m_row, group.count } },
            { { APPORTION_TEXT("Nodes of %1"), { group.names } }, { APPORTION_TEXT("CPUs of %1"), { group.names } },
                { APPORTION_TEXT("Memory of %1, in GB"), { group.names } }, { APPORTION_TEXT("GPUs of %1"), { group.names } } },
            object);
        const auto &chips = *m_policy.chips;
        const auto chip = std::find_if(chips.begin(), chips.end(), [&group](const Chip &c) { return sameIgnoringCase(c.name, group.chip); });
        double weight = 0.0;
        if (!group.chip.empty() && chip != chips.end()) {
            weight = addCoreWeight(m_steps, *chip).number;
        }
        const double each = weight > 0.0 ? group.cores * weight : group.cpus; // without a chip a CPU counts 1
        ExplainStep &worth = m_steps.add({ APPORTION_TEXT("CPU TRES of %1"), { group.names } }, "worth",
            symbol("nodes", group.count) * (weight > 0.0 ? symbol("cores", group.cores) * symbol("w", weight) : symbol("CPUs of a node", group.cpus)),
            group.count * each, source::hardware);
        worth.value = group.count * each;
        worth.object = object;
        const NodeWorth node = nodeWorth(m_policy, group, pricingPartition(m_policy, m_row));
        if (!(node.whole() > each)) {
            worth.note = { APPORTION_TEXT("What the nodes are worth when shares are derived from the hardware"), {} };
            return;
        }
        ExplainStep &whole = m_steps.add({ APPORTION_TEXT("TRES of %1"), { group.names } }, "worth with GPUs",
            symbol("nodes", group.count) * symbol("TRES of a node", node.whole()), group.count * node.whole(), source::hardware);
        whole.value = group.count * node.whole();
        whole.object = object;
        whole.note = { APPORTION_TEXT("With the GPUs as their partition charges for them: what the nodes are worth when shares are derived"), {} };
    }

    void chipWeight()
    {
        if (m_row < m_policy.chips->size()) {
            const Chip &chip = m_policy.chips->at(m_row);
            ExplainStep &step = addCoreWeight(m_steps, chip);
            m_title = { APPORTION_TEXT("Why is a core of %1 worth %2?"), { chip.name, lineText(step.value) } };
        }
    }

    void chipNodes()
    {
        if (m_row >= m_policy.chips->size()) {
            return;
        }
        const Chip &chip = m_policy.chips->at(m_row);
        std::vector<PartitionNodes> parts;
        for (std::uint32_t i = 0; i < m_policy.nodeGroups->size(); ++i) {
            const NodeGroup &group = m_policy.nodeGroups->at(i);
            if (sameIgnoringCase(group.chip, chip.name)) {
                parts.push_back({ i, group.count });
            }
        }
        SummedNodes summed = sumOfNodes(m_policy, parts, nullptr);
        m_title = { APPORTION_TEXT("Which nodes have the chip %1?"), { chip.name } };
        ExplainStep &step = m_steps.add({ APPORTION_TEXT("Nodes with the chip %1"), { chip.name } }, "nodes", {}, summed.sum, "");
        step.numbers = std::move(summed.numbers);
        step.value = summed.sum;
        if (!parts.empty()) {
            step.object = { ObjectRef::Kind::NodeGroup, parts.front().group, m_policy.nodeGroups->at(parts.front().group).names };
        }
    }

    void qos(TableQuantity quantity)
    {
        if (m_row >= m_policy.qos->size()) {
            return;
        }
        const Qos &qos = m_policy.qos->at(m_row);
        if (quantity == TableQuantity::QosPriority) {
            m_title = { APPORTION_TEXT("What does the priority %2 of QOS %1 come to?"), { qos.name, n(qos.priority) } };
            addQosPoints(m_steps, static_cast<std::uint16_t>(m_row));
            return;
        }
        m_title = { APPORTION_TEXT("What does the usage factor %2 of QOS %1 do?"), { qos.name, n(qos.usageFactor) } };
        ExplainStep &step = m_steps.add({ APPORTION_TEXT("Usage of an hour of a job of billing 1"), {} }, "usage",
            symbol("billing", 1) * symbol("seconds", 3600) * symbol("usage factor", qos.usageFactor), 3600.0 * qos.usageFactor, source::usageFactor);
        step.value = 3600.0 * qos.usageFactor;
        step.object = { ObjectRef::Kind::Qos, m_row, qos.name };
    }

private:
    void sayIfEmpty(Text title, Text note)
    {
        if (m_steps.isEmpty()) {
            m_steps.say(std::move(title), std::move(note), 0.0L, "").value = 0;
        }
    }

    ExplainStep &tier(const Partition &partition)
    {
        const auto higher = std::count_if(m_policy.partitions->begin(), m_policy.partitions->end(),
            [&partition](const Partition &other) { return other.priorityTier > partition.priorityTier; });
        ExplainStep &step = m_steps.say({ APPORTION_TEXT("Partitions in a higher tier"), {} },
            { APPORTION_TEXT("Slurm looks at all jobs of a higher tier first, whatever their priority"), {} }, static_cast<long double>(higher),
            source::jobOrder);
        step.value = higher;
        return step;
    }

    void longestJob(const Partition &partition)
    {
        const ObjectRef object { ObjectRef::Kind::Partition, m_row, partition.name };
        const SlurmTime &halfLife = m_policy.priority.halfLife;
        if (partition.maxTime.isUnlimited()) {
            m_steps.say({ APPORTION_TEXT("Longest job"), {} }, { APPORTION_TEXT("Jobs may run without a limit"), {} }, INFINITY, "").object = object;
            return;
        }
        const double seconds = partition.maxTime.minutes * 60.0;
        ExplainStep &length = m_steps.add({ APPORTION_TEXT("Longest job"), {} }, "T", {}, seconds, "");
        length.numbers = Expression(partition.maxTime.minutes) * 60;
        length.value = numberIn(seconds, { .unit = "s" });
        length.object = object;
        const double d = decayFactor(halfLife);
        if (d >= 1.0) {
            length.note = { APPORTION_TEXT("Usage does not fade"), {} };
            return;
        }
        const double left = decayOver(d, seconds);
        m_steps
            .add({ APPORTION_TEXT("What is left of its first second when it ends"), {} }, "left",
                power(1 - 0.693 / settingSymbol(PriorityKey::PriorityDecayHalfLife, halfLifeSeconds(halfLife), "half-life"), symbol("T", seconds)),
                left, source::decay)
            .note
            = { APPORTION_TEXT("A job that runs longer than the half-life has lost more than half of its early usage before it ends"), {} };
    }

    Steps &m_steps;
    const Policy &m_policy;
    Text &m_title;
    std::uint32_t m_row;
};

} // namespace

} // namespace explaining

Explanation explain(const Evaluation &evaluation, const TableNumber &number)
{
    Explanation explanation;
    explaining::Steps steps(evaluation, number);
    explaining::TableSteps table(steps, explanation.title, number.row);
    switch (number.quantity) {
    case TableQuantity::PartitionTotals:
    case TableQuantity::PartitionJobFactor:
    case TableQuantity::PartitionTier:
    case TableQuantity::PartitionMaxTime:
        table.partition(number.quantity);
        break;
    case TableQuantity::NodeGroup:
        table.nodeGroup();
        break;
    case TableQuantity::ChipWeight:
        table.chipWeight();
        break;
    case TableQuantity::ChipNodes:
        table.chipNodes();
        break;
    case TableQuantity::QosPriority:
    case TableQuantity::QosUsageFactor:
        table.qos(number.quantity);
        break;
    }
    explanation.steps = steps.take();
    return explanation;
}

} // namespace apportion
