// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/billing.h"
#include "core/limits/effective_limits.h"

#include <algorithm>
#include <limits>

namespace apportion
{

namespace
{

/// What a job asks for, as slurmctld holds it against limits.
struct AskedSize
{
    AskedSize(const Policy &policy, const Job &job, std::uint16_t partition, std::uint16_t qos) : counts(requestedTres(policy, job))
    {
        if (partition < policy.partitions->size()) {
            counts[tresBilling] = cutBilling(billJob(policy, (*policy.partitions)[partition], job).value);
        }
        if (job.timeLimit != noTimeLimit) {
            minutes = job.timeLimit;
            const double factor = qos != unknownIndex && hasQosFlag((*policy.qos)[qos], "UsageFactorSafe") ? (*policy.qos)[qos].usageFactor : 1.0;
            if (factor >= 0.0 && (job.timeLimit != unlimitedTime || factor < 1.0)) {
                constexpr double most = std::numeric_limits<std::uint32_t>::max();
                minutes = static_cast<std::uint32_t>(std::min(most, static_cast<double>(job.timeLimit) * factor));
            }
        }
    }

    /// Nothing when the limit is none of a single job.
    [[nodiscard]] std::optional<std::uint64_t> of(const Limit &limit, Enforcement enforces) const
    {
        if (!holdsJobs(limit.kind)) {
            return {};
        }
        const LimitRule &rule = limitRule(limit.kind);
        const bool isBudget = limit.kind == LimitKind::GrpTresMins || limit.kind == LimitKind::GrpWall;
        if (rule.shape == LimitShape::Count) {
            return 1;
        }
        if (rule.shape == LimitShape::Tres) {
            const std::uint64_t nodes = limit.kind == LimitKind::MaxTresPerNode ? std::max<std::uint64_t>(1, counts[tresNode]) : 1;
            return counts[limit.tres] / nodes;
        }
        if (!minutes || (isBudget && enforces != Enforcement::Safe)) {
            return {};
        }
        const std::uint64_t times = rule.shape == LimitShape::Time ? 1 : counts[limit.tres];
        constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        return times != 0 && *minutes > most / times ? most : *minutes * times;
    }

    std::vector<std::uint64_t> counts; ///< by TresIndex
    std::optional<std::uint64_t> minutes; ///< nothing: whatever is allowed
};

} // namespace

AssociationId associationOfJob(const Policy &policy, const Job &job, std::uint16_t partition)
{
    const AssociationTree &tree = policy.associations;
    const AssociationId account = tree.findAccount(job.account);
    if (account == noAssociation) {
        return noAssociation;
    }
    const AssociationId forAll = tree.findUser(account, job.user);
    if (job.partitions.size() > 1 && forAll != noAssociation) {
        return forAll;
    }
    const bool isKnown = partition < policy.partitions->size();
    const AssociationId own = isKnown ? tree.findUser(account, job.user, (*policy.partitions)[partition].name) : noAssociation;
    return own != noAssociation ? own : forAll;
}

std::vector<ExceededLimit> ExceededFinder::find(const Job &job, std::uint16_t partition)
{
    const AssociationId association = m_enforces == Enforcement::None ? noAssociation : associationOfJob(m_policy, job, partition);
    if (association == noAssociation) {
        return {};
    }
    const auto [known, isNew] = m_known.try_emplace(association);
    if (isNew) {
        known->second.qos = defaultQos(m_policy, association);
    }
    const std::string_view named = qosNames(job).front();
    const std::uint16_t qos = named.empty() ? known->second.qos : m_policy.findQos(named);
    const auto [limits, isFirst] = known->second.limits.try_emplace(std::uint32_t { partition } << 16 | qos);
    if (isFirst) {
        limits->second = limitsInForce(m_policy, association, partition, qos);
    }
    std::vector<ExceededLimit> exceeded;
    if (limits->second.empty()) {
        return exceeded;
    }
    const AskedSize size(m_policy, job, partition, qos);
    for (const OwnedLimit &one : limits->second) {
        const std::optional<std::uint64_t> asked = size.of(one.limit, m_enforces);
        const bool isLeast = one.limit.kind == LimitKind::MinTresPerJob;
        if (asked && (isLeast ? *asked < one.limit.value : *asked > one.limit.value)) {
            exceeded.push_back({ one, *asked });
        }
    }
    return exceeded;
}

} // namespace apportion
