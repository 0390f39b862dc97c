// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/billing_data.h"

#include "core/policy/work_count.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// What @p nodes nodes of a group have, by TresIndex.
std::vector<std::uint64_t> tresOfNodes(const Policy &policy, const NodeGroup &group, std::uint64_t nodes)
{
    std::vector<std::uint64_t> counts(policy.tres.size(), 0);
    counts[tresCpu] = effectiveCpus(group) * nodes;
    counts[tresMem] = group.memoryMb * nodes;
    counts[tresNode] = nodes;
    for (const TresCount &gres : group.gres) {
        if (const TresIndex index = policy.tres.find(gres.name); index != noTres) {
            counts[index] = gres.count * nodes;
        }
    }
    return counts;
}

/// The group of the partition whose nodes can run the job, else its largest; null without nodes.
const NodeGroup *groupFor(const Policy &policy, const Partition &partition, const std::vector<std::uint64_t> &wanted, std::uint64_t nodes)
{
    const NodeGroup *best = nullptr;
    std::uint32_t most = 0;
    bool bestFits = false;
    for (const PartitionNodes &part : partition.nodes) {
        if (part.group >= policy.nodeGroups->size()) {
            continue;
        }
        const NodeGroup &group = (*policy.nodeGroups)[part.group];
        const std::vector<std::uint64_t> has = tresOfNodes(policy, group, nodes);
        bool fits = true;
        for (TresIndex index = 0; index < policy.tres.size(); ++index) {
            fits = fits && (!policy.tres.isNodeTres(index) || wanted[index] <= has[index]);
        }
        if (best == nullptr || (fits && !bestFits) || (fits == bestFits && part.count > most)) {
            best = &group;
            most = part.count;
            bestFits = fits;
        }
    }
    return best;
}

void addNodeParts(BillingCase &one, const Policy &policy, const Partition &partition, const std::vector<std::uint64_t> &wanted)
{
    const std::uint64_t nodes = std::max<std::uint64_t>(1, wanted[tresNode]);
    const NodeGroup *group = groupFor(policy, partition, wanted, nodes);
    if (group == nullptr) {
        return;
    }
    const std::vector<std::uint64_t> has = tresOfNodes(policy, *group, nodes);
    for (std::size_t i = 0; i < billingRules.size(); ++i) {
        const double whole = bill(policy, partition, has, billingRules[i]).value;
        one.billedPart[i] = whole > 0.0 ? one.bills[i].value / whole : 0.0;
    }
    for (TresIndex index = 0; index < policy.tres.size(); ++index) {
        if (index == tresNode || !policy.tres.isNodeTres(index) || has[index] == 0) {
            continue;
        }
        const double part = std::min(1.0, static_cast<double>(wanted[index]) / static_cast<double>(has[index]));
        if (part > one.blockedPart) {
            one.blockedPart = part;
            one.blockedBy = index;
        }
    }
}

} // namespace

QString billingRuleName(BillingRule rule)
{
    switch (rule) {
    case BillingRule::Sum:
        return QStringLiteral("SUM");
    case BillingRule::MaxTres:
        return QStringLiteral("MAX_TRES");
    case BillingRule::MaxTresGres:
        break;
    }
    return QStringLiteral("MAX_TRES_GRES");
}

BillingData billingData(const Evaluation &evaluation, std::size_t limit)
{
    countWork(Work::PrepareChart);
    const Policy &policy = evaluation.policy();
    const JobTable &jobs = evaluation.jobs();
    BillingData data;
    data.rule = policy.billingRule();
    for (TresIndex index = 0; index < policy.tres.size(); ++index) {
        data.tresNames.push_back(QString::fromStdString(policy.tres.name(index)));
    }
    std::vector<bool> isUsed(policy.tres.size());
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        if (jobs.partition[row] >= policy.partitions->size()) {
            continue;
        }
        if (data.cases.size() == limit) {
            ++data.leftOut;
            continue;
        }
        const Job &job = (*evaluation.situation().jobs)[jobs.job[row]];
        const Partition &partition = (*policy.partitions)[jobs.partition[row]];
        const std::vector<std::uint64_t> wanted = requestedTres(policy, job);
        BillingCase one;
        one.row = row;
        one.job = QString::fromStdString(job.id);
        one.partition = QString::fromStdString(partition.name);
        one.nodes = static_cast<double>(std::max<std::uint64_t>(1, wanted[tresNode]));
        for (std::size_t i = 0; i < billingRules.size(); ++i) {
            one.bills[i] = bill(policy, partition, wanted, billingRules[i]);
            double bar = 0.0;
            for (const BillingTerm &term : one.bills[i].terms) {
                isUsed[term.tres] = isUsed[term.tres] || term.value > 0.0;
                bar += term.value;
            }
            data.highest = std::max(data.highest, bar);
        }
        addNodeParts(one, policy, partition, wanted);
        data.cases.push_back(std::move(one));
    }
    for (TresIndex index = 0; index < policy.tres.size(); ++index) {
        if (isUsed[index]) {
            data.used.push_back(index);
        }
    }
    return data;
}

} // namespace apportion
