// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/effective_limits.h"

#include "core/evaluate/decay.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_read.h"
#include "core/schema/root_options.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace apportion
{

namespace
{

/// When slurmctld looks at a limit.
enum class LimitPhase : std::uint8_t { Submission, BeforeNodes, WithNodes, Apart };

LimitPhase limitPhaseOf(LimitKind kind)
{
    if (!holdsJobs(kind)) {
        return LimitPhase::Apart;
    }
    return kind < LimitKind::GrpJobs ? LimitPhase::Submission : kind < LimitKind::GrpTresMins ? LimitPhase::BeforeNodes : LimitPhase::WithNodes;
}

bool isSameLimit(const Limit &a, const Limit &b)
{
    return a.kind == b.kind && a.tres == b.tres;
}

/// The factor by which the first QOS that has one multiplies GrpTRES and MaxTRESPerJob of associations; 1 without. slurmdbd keeps none of 0.
double limitFactorOf(const Policy &policy, const std::vector<std::uint16_t> &order)
{
    for (const std::uint16_t qos : order) {
        double factor = 0.0;
        if (schema::readInto(qosOptionValue((*policy.qos)[qos], "LimitFactor"), {}, factor) && factor > 0.0) {
            return factor;
        }
    }
    return 1.0;
}

/// What an association says of itself; of root also what the cluster's line says.
std::vector<Limit> limitsAt(const Policy &policy, AssociationId association)
{
    const bool isRoot = association == AssociationTree::root();
    const std::string ofRoot = isRoot ? optionsOf(policy, association) : std::string();
    return limitsOf(policy.tres, isRoot ? std::string_view(ofRoot) : policy.associations.options(association));
}

/// Gathers what counts, from the QOS up to root.
class LimitGatherer
{
public:
    /// @p own: the QOS of the job, whose limits of what grows older count alone.
    LimitGatherer(const Policy &policy, const std::vector<std::uint16_t> &order, std::uint16_t own)
        : m_policy(policy), m_factor(limitFactorOf(policy, order))
    {
        for (const std::uint16_t qos : order) {
            std::vector<Limit> limits = limitsOf(policy.tres, (*policy.qos)[qos]);
            std::erase_if(limits, [&](const Limit &limit) { return isIn(m_ofQos, limit) || (qos != own && isAccrual(limit.kind)); });
            m_hasAccrual = m_hasAccrual || std::any_of(limits.begin(), limits.end(), [](const Limit &limit) { return isAccrual(limit.kind); });
            for (const Limit &limit : limits) {
                m_all.push_back({ limit, { noAssociation, qos } });
            }
            m_ofQos.insert(m_ofQos.end(), limits.begin(), limits.end());
        }
        for (Limit &limit : m_ofQos) {
            limit.kind = limitRule(limit.kind).hides;
        }
    }

    void look(AssociationId association)
    {
        for (Limit limit : limitsAt(m_policy, association)) {
            if (isAccrual(limit.kind)) {
                std::optional<OwnedLimit> &nearest = limit.kind == LimitKind::MaxJobsAccrue ? m_mostAccruing : m_groupAccruing;
                nearest = nearest ? nearest : OwnedLimit { limit, { association, unknownIndex } };
                continue;
            }
            if (limit.kind == LimitKind::MaxTresRunMins || (limit.kind == LimitKind::MinPrioThresh && !m_isOwn)) {
                continue; // nobody looks at the first, and nothing hands the second down
            }
            const bool ofGroup = limitRule(limit.kind).ofGroup;
            if (isIn(m_ofQos, limit) || (!ofGroup && isIn(m_nearer, limit))) {
                continue;
            }
            if (!ofGroup) {
                m_nearer.push_back(limit);
            }
            if (m_factor != 1.0 && (limit.kind == LimitKind::GrpTres || limit.kind == LimitKind::MaxTresPerJob)) {
                constexpr double most = 9.0e18;
                limit.value = static_cast<std::uint64_t>(std::min(most, static_cast<double>(limit.value) * m_factor));
            }
            m_all.push_back({ limit, { association, unknownIndex } });
        }
        if (std::exchange(m_isOwn, false)) {
            m_own = association;
        }
    }

    [[nodiscard]] std::vector<OwnedLimit> take()
    {
        // the first level that has one counts; slurmdbd hands MaxJobsAccrue down to that of the job
        if (!m_hasAccrual && m_groupAccruing && (m_groupAccruing->owner.association == m_own || !m_mostAccruing)) {
            m_all.push_back(*m_groupAccruing);
        }
        if (!m_hasAccrual && m_mostAccruing) {
            m_all.push_back(*m_mostAccruing);
        }
        std::stable_sort(m_all.begin(), m_all.end(),
            [](const OwnedLimit &a, const OwnedLimit &b) { return limitPhaseOf(a.limit.kind) < limitPhaseOf(b.limit.kind); });
        return std::move(m_all);
    }

private:
    [[nodiscard]] static bool isAccrual(LimitKind kind) { return kind >= LimitKind::GrpJobsAccrue && kind <= LimitKind::MaxJobsAccruePerUser; }
    [[nodiscard]] static bool isIn(const std::vector<Limit> &limits, const Limit &limit)
    {
        return std::any_of(limits.begin(), limits.end(), [&limit](const Limit &other) { return isSameLimit(limit, other); });
    }

    const Policy &m_policy;
    double m_factor;
    std::vector<Limit> m_ofQos; ///< what they hide
    std::vector<Limit> m_nearer; ///< Max limits that an association below has
    std::vector<OwnedLimit> m_all;
    bool m_hasAccrual = false; ///< a QOS has one, and hides those of associations
    std::optional<OwnedLimit> m_mostAccruing; ///< the nearest MaxJobsAccrue
    std::optional<OwnedLimit> m_groupAccruing; ///< the nearest GrpJobsAccrue
    bool m_isOwn = true; ///< the first association is that of the job
    AssociationId m_own = noAssociation;
};

} // namespace

std::string_view ownerName(const Policy &policy, const LimitOwner &owner)
{
    return owner.qos != unknownIndex ? std::string_view((*policy.qos)[owner.qos].name) : policy.associations.name(owner.association);
}

std::vector<std::uint16_t> qosOrder(const Policy &policy, std::uint16_t partition, std::uint16_t qos)
{
    const std::string name = partition < policy.partitions->size() ? (*policy.partitions)[partition].qos : std::string();
    const std::uint16_t ofPartition = name.empty() ? unknownIndex : policy.findQos(name);
    std::vector<std::uint16_t> order;
    const bool ownFirst = qos != unknownIndex && hasQosFlag((*policy.qos)[qos], "OverPartQOS");
    for (const std::uint16_t one : { ownFirst ? qos : ofPartition, ownFirst ? ofPartition : qos }) {
        if (one != unknownIndex && std::find(order.begin(), order.end(), one) == order.end()) {
            order.push_back(one);
        }
    }
    return order;
}

std::string nearestDefaultQos(const Policy &policy, AssociationId association)
{
    for (AssociationId at = association; at != noAssociation; at = policy.associations.parent(at)) {
        if (std::string name = optionValue(policy.associations.options(at), schema::option::defaultQos); !name.empty()) {
            return name;
        }
    }
    return optionValue(policy.clusterOptions, schema::option::defaultQos);
}

std::uint16_t defaultQos(const Policy &policy, AssociationId association)
{
    const std::string name = nearestDefaultQos(policy, association);
    return policy.findQos(name.empty() ? "normal" : name);
}

std::vector<OwnedLimit> limitsInForce(const Policy &policy, AssociationId association, std::uint16_t partition, std::uint16_t qos)
{
    LimitGatherer gatherer(policy, qosOrder(policy, partition, qos), qos);
    for (AssociationId at = association; at != noAssociation; at = policy.associations.parent(at)) {
        gatherer.look(at);
    }
    return gatherer.take();
}

std::vector<EffectiveLimit> effectiveLimits(const Policy &policy, AssociationId association, std::uint16_t partition, std::uint16_t qos)
{
    std::vector<EffectiveLimit> all;
    const auto find = [&all](const Limit &limit) -> EffectiveLimit & {
        const auto found = std::find_if(all.begin(), all.end(), [&limit](const EffectiveLimit &one) { return isSameLimit(one.limit, limit); });
        if (found != all.end()) {
            return *found;
        }
        all.push_back({ limit, {}, {}, {}, {} });
        return all.back();
    };
    for (const OwnedLimit &one : limitsInForce(policy, association, partition, qos)) {
        EffectiveLimit &effective = find(one.limit);
        effective.inForce.push_back(one);
        if (effective.inForce.size() == 1 || one.limit.value < effective.binding.limit.value) {
            effective.binding = one;
            effective.limit.value = one.limit.value;
        }
    }
    const AssociationTree &tree = policy.associations;
    for (const Limit &limit : limitsAt(policy, association)) {
        find(limit).own = limit.value;
    }
    for (AssociationId at = tree.parent(association); at != noAssociation; at = tree.parent(at)) {
        for (const Limit &limit : limitsAt(policy, at)) {
            if (limit.kind == LimitKind::MinPrioThresh) {
                continue; // is not handed down
            }
            EffectiveLimit &effective = find(limit);
            if (!effective.fromAbove) {
                effective.fromAbove = OwnedLimit { limit, { at, unknownIndex } };
            }
        }
    }
    std::erase_if(all, [](const EffectiveLimit &one) { return one.inForce.empty() && !one.own; });
    std::stable_sort(all.begin(), all.end(),
        [](const EffectiveLimit &a, const EffectiveLimit &b) { return std::tie(a.limit.kind, a.limit.tres) < std::tie(b.limit.kind, b.limit.tres); });
    return all;
}

std::vector<TresBudget> tresBudgets(const Policy &policy, const Situation &situation, AssociationId association, long double rawUsage)
{
    constexpr double minute = 60.0;
    constexpr double day = 86400.0;
    const AssociationTree &tree = policy.associations;
    std::vector<TresBudget> budgets;
    const auto isCharged = [](const Partition &partition) { return !partition.billingWeights.empty(); };
    const bool billsCpus = !policy.partitions->empty() && std::none_of(policy.partitions->begin(), policy.partitions->end(), isCharged);
    const double factor = decayFactor(policy.priority.halfLife);
    for (const Limit &limit : limitsAt(policy, association)) {
        if (limit.kind != LimitKind::GrpTresMins) {
            continue;
        }
        TresBudget budget { limit.tres, limit.value, {}, 0.0, {} };
        const std::optional<std::uint64_t> minutes
            = tresMinutes(*situation.tresUsage, tree.accountName(association), tree.userName(association), policy.tres.name(limit.tres));
        if (minutes && limit.tres != tresBilling) {
            budget.used = static_cast<double>(*minutes);
        } else if (limit.tres == tresBilling || (limit.tres == tresCpu && billsCpus)) {
            budget.used = static_cast<double>(rawUsage) / minute;
        }
        if (budget.used) {
            budget.regained = *budget.used * (1.0 - decayOver(factor, day));
            // usage is cut to whole minutes before it is compared
            if (std::floor(*budget.used) < static_cast<double>(limit.value)) {
                budget.secondsUntilFree = 0.0;
            } else if (limit.value > 0 && factor > 0.0 && factor < 1.0) {
                budget.secondsUntilFree = std::log(static_cast<double>(limit.value) / *budget.used) / std::log(factor);
            }
        }
        budgets.push_back(budget);
    }
    return budgets;
}

} // namespace apportion
