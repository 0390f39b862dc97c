// SPDX-License-Identifier: GPL-3.0-or-later
// Billing weights and shares from the hardware, and why a user's rank changed.
#include "core/evaluate/odyssey.h"
#include "core/explain/explain_parts.h"
#include "core/schema/value_text.h"

#include <algorithm>

namespace apportion
{

namespace explaining
{

namespace
{

/// Adds the steps to the weights of one partition.
class WeightSteps
{
public:
    WeightSteps(Steps &steps, const Partition &partition, std::uint16_t index)
        : m_steps(steps), m_policy(steps.evaluation().policy()),
          m_partition(partition), m_object { ObjectRef::Kind::Partition, index, partition.name }
    {
    }

    void explain(const DerivedWeights &derived)
    {
        const double cpu = weightOf(derived, "cpu");
        const double memory = weightOf(derived, "mem");
        if (m_partition.requeue) {
            add({ APPORTION_TEXT("Weight of a CPU"), {} }, "CPU", {}, cpu).note
                = { APPORTION_TEXT("A requeue partition is charged a flat half: its jobs may be stopped at any time"), {} };
            add({ APPORTION_TEXT("Weight of a GB of memory"), {} }, "Mem", {}, memory);
            return;
        }
        for (const PartitionNodes &part : m_partition.nodes) {
            if (part.group < m_policy.nodeGroups->size() && part.count > 0) {
                explainGroup(part);
            }
        }
        const bool several = m_parts > 1;
        const Expression cpus = total(symbol("nodes") * symbol("CPUs"), sumOf(m_cpus));
        ExplainStep &mean = add({ APPORTION_TEXT("Weight of a CPU"), {} }, "CPU",
            several ? total(symbol("nodes") * symbol("cores") * symbol("w"), sumOf(m_cores)) / cpus : m_oneCpu, cpu);
        mean.note = several ? Text { APPORTION_TEXT("The mean over the CPUs of the partition"), {} } : Text {};
        add({ APPORTION_TEXT("Weight of a GB of memory"), {} }, "Mem",
            several ? total(symbol("nodes") * symbol("CPUs") * symbol("m"), sumOf(m_memory)) / cpus : m_oneMemory, memory)
            .note
            = { APPORTION_TEXT("All memory of a node costs as much as all its cores: who takes all of either is billed alike"), {} };
    }

private:
    static double weightOf(const DerivedWeights &derived, std::string_view name)
    {
        const auto found
            = std::find_if(derived.weights.begin(), derived.weights.end(), [name](const TresWeight &w) { return sameIgnoringCase(w.name, name); });
        return found == derived.weights.end() ? 0.0 : found->weight;
    }

    ExplainStep &add(Text title, const char *name, Expression formula, double value)
    {
        ExplainStep &step = m_steps.add(std::move(title), name, std::move(formula), value, source::hardware);
        step.value = value;
        step.object = m_object;
        return step;
    }

    void explainGroup(const PartitionNodes &part)
    {
        const NodeGroup &group = m_policy.nodeGroups.get()[part.group];
        const auto &chips = m_policy.chips.get();
        const auto chip = std::find_if(chips.begin(), chips.end(), [&group](const Chip &c) { return sameIgnoringCase(c.name, group.chip); });
        const ObjectRef object { ObjectRef::Kind::NodeGroup, part.group, group.names };
        double weight = 0.0;
        if (chip != chips.end()) {
            ExplainStep &core = addCoreWeight(m_steps, *chip);
            core.object = object;
            weight = core.number;
        }
        const double gb = nominalMemoryGb(group.memoryMb);
        const double memory = memoryWeightPerGb(group.cores, weight, gb);
        ExplainStep &node = add(
            { APPORTION_TEXT("Memory of %1"), { group.names } }, "m", symbol("cores", group.cores) * symbol("w", weight) / symbol("GB", gb), memory);
        if (gb <= 0.0) {
            node.numbers = 0;
        }
        node.object = object;
        append(part.count, group, weight, memory);
    }

    void append(std::uint32_t count, const NodeGroup &group, double weight, double memory)
    {
        ++m_parts;
        const Expression nodes = count;
        m_cores.push_back(nodes * group.cores * weight);
        m_cpus.push_back(nodes * group.cpus);
        m_memory.push_back(nodes * group.cpus * memory);
        m_oneCpu = symbol("cores", group.cores) * symbol("w", weight) / symbol("CPUs", group.cpus);
        m_oneMemory = symbol("m", memory);
    }

    Steps &m_steps;
    const Policy &m_policy;
    const Partition &m_partition;
    ObjectRef m_object;
    std::size_t m_parts = 0;
    std::vector<Expression> m_cores; ///< what each group's are worth
    std::vector<Expression> m_cpus;
    std::vector<Expression> m_memory;
    Expression m_oneCpu; ///< of the last group, when it is the only one
    Expression m_oneMemory;
};

} // namespace

} // namespace explaining

Explanation explain(const Evaluation &evaluation, const DerivedWeightsOf &weights)
{
    Explanation explanation;
    const Policy &policy = evaluation.policy();
    if (weights.partition >= policy.partitions->size()) {
        return explanation;
    }
    const std::vector<DerivedWeights> all = deriveBillingWeights(policy);
    const auto found = std::find_if(all.begin(), all.end(), [&weights](const DerivedWeights &d) { return d.partition == weights.partition; });
    const Partition &partition = policy.partitions.get()[weights.partition];
    explaining::Steps steps(evaluation);
    explaining::addPartitionTotals(steps, partition, weights.partition);
    if (found == all.end()) { // a chip that is not known: the totals are known all the same
        explanation.steps = steps.take();
        explanation.title = { APPORTION_TEXT("What do the nodes of partition %1 come to?"), { partition.name } };
        return explanation;
    }
    explaining::WeightSteps(steps, partition, weights.partition).explain(*found);
    explanation.steps = steps.take();
    explanation.title = { APPORTION_TEXT("Why does the hardware ask for %2 in partition %1?"), { partition.name, weightsText(found->weights) } };
    return explanation;
}

Explanation explain(const Evaluation &evaluation, const DerivedSharesOf &shares)
{
    Explanation explanation;
    const std::vector<DerivedShares> all = deriveRawShares(evaluation.policy());
    const auto found = std::find_if(all.begin(), all.end(), [&shares](const DerivedShares &d) { return d.account == shares.account; });
    if (found == all.end()) {
        return explanation;
    }
    using explaining::n;
    using namespace formula;
    namespace source = explaining::source;
    explaining::Steps steps(evaluation);
    const std::string name = steps.name(shares.account);
    const auto accounts = static_cast<double>(all.size());
    ExplainStep &gratis = steps.add(shares.account, { APPORTION_TEXT("Gratis shares"), {} }, "gratis",
        symbol("TRES of public nodes", found->gratis * accounts) / symbol("accounts", accounts), found->gratis, source::hardware);
    gratis.value = found->gratis;
    gratis.note = { APPORTION_TEXT("What everybody's nodes are worth, split among the %1 accounts below root"), { n(accounts) } };
    ExplainStep &lab = steps.add(shares.account, { APPORTION_TEXT("Lab shares"), {} }, "lab", {}, found->lab, source::hardware);
    lab.value = found->lab;
    lab.note = { APPORTION_TEXT("TRES of the nodes that %1 bought, their GPUs as their partition charges for them"), { name } };
    ExplainStep &communal = steps.add(shares.account, { APPORTION_TEXT("Communal shares"), {} }, "communal", {}, found->communal, source::hardware);
    communal.value = found->communal;
    communal.note = { APPORTION_TEXT("Its part of the TRES of nodes that several bought together"), {} };
    ExplainStep &sum = steps.add(shares.account, { APPORTION_TEXT("Raw shares"), {} }, "raw shares",
        symbol("gratis", found->gratis) + symbol("lab", found->lab) + symbol("communal", found->communal), found->rawShares, source::hardware);
    sum.value = cutNumber(found->rawShares);
    sum.note = { APPORTION_TEXT("Rounded; at least 1"), {} };
    explanation.steps = steps.take();
    explanation.title = { APPORTION_TEXT("Why does the hardware ask for %2 shares for %1?"), { name, std::to_string(found->rawShares) } };
    return explanation;
}

} // namespace apportion
