// SPDX-License-Identifier: GPL-3.0-or-later
// Limits that do nothing, that are used up, and that let no job in.
#include "core/check/checker_parts.h"
#include "core/limits/effective_limits.h"
#include "core/schema/root_options.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace apportion::checker
{

namespace
{

/// The limit of a group that bounds another one: a larger value of that one is never reached.
std::optional<LimitKind> boundingKind(LimitKind kind)
{
    switch (kind) {
    case LimitKind::MaxTresPerJob:
        return LimitKind::GrpTres;
    case LimitKind::MaxTresMinsPerJob:
        return LimitKind::GrpTresRunMins;
    case LimitKind::MaxJobs:
        return LimitKind::GrpJobs;
    case LimitKind::MaxSubmitJobs:
        return LimitKind::GrpSubmitJobs;
    default:
        return limitRule(kind).ofGroup ? std::optional(kind) : std::nullopt;
    }
}

/// What all nodes have of each TRES; nothing of what is no part of a node.
std::vector<std::optional<std::uint64_t>> clusterTres(const Policy &policy)
{
    std::vector<std::optional<std::uint64_t>> all(policy.tres.size());
    if (policy.nodeGroups->empty()) {
        return all;
    }
    const auto add = [&](TresIndex tres, std::uint64_t count) { all[tres] = all[tres].value_or(0) + count; };
    for (const NodeGroup &group : *policy.nodeGroups) {
        add(tresCpu, std::uint64_t { group.count } * effectiveCpus(group));
        add(tresMem, group.memoryMb * group.count);
        add(tresNode, group.count);
        for (const TresCount &gres : group.gres) {
            if (const TresIndex tres = policy.tres.find(gres.name); tres != noTres) {
                add(tres, gres.count * group.count);
            }
        }
    }
    return all;
}

class LimitChecker
{
public:
    LimitChecker(const Policy &policy, Diagnostics &findings, Enforcement enforces)
        : m_policy(policy), m_tree(policy.associations), m_enforces(enforces), m_cluster(clusterTres(policy)),
          m_above(findings, Severity::Note, "limit-above-parent"), m_beyond(findings, Severity::Note, "limit-above-cluster"),
          m_unread(findings, Severity::Warning, "limit-not-read"), m_none(findings, Severity::Note, "limit-none"),
          m_spent(findings, Severity::Warning, "budget-used-up"), m_known(m_tree.names().size())
    {
    }

    void look(AssociationId id)
    {
        for (const Limit &limit : limitsAt(id)) {
            m_any = true;
            m_hasBudget = m_hasBudget || limit.kind == LimitKind::GrpTresMins;
            lookAbove(id, limit);
            lookAtNone(id, limit);
            if (limit.kind == LimitKind::MaxTresRunMins) {
                m_unread.add({ APPORTION_TEXT("%1 has %2, at which slurmctld never looks: it limits nothing"),
                                 { std::string(m_tree.name(id)), limitText(m_policy.tres, limit) } },
                    { APPORTION_TEXT("Set GrpTRESRunMins, or MaxTRESRunMinsPerUser of a QOS, instead"), {} }, association(m_tree, id),
                    placeOf(m_tree, id, AssociationPart::Options));
            }
            const std::optional<std::uint64_t> has = limit.tres != noTres ? m_cluster[limit.tres] : std::nullopt;
            if (limit.kind == LimitKind::MaxTresPerJob && has && limit.value > *has) {
                const Limit whole { limit.kind, limit.tres, *has };
                m_beyond.add(
                    { APPORTION_TEXT("%1 has %2, and the cluster has no more than %3: it limits nothing"),
                        { std::string(m_tree.name(id)), limitText(m_policy.tres, limit, *has), limitValueText(m_policy.tres, whole, limit.value) } },
                    { APPORTION_TEXT("Lower the limit, or remove it"), {} }, association(m_tree, id), placeOf(m_tree, id, AssociationPart::Options));
            }
        }
    }

    /// Budgets of minutes that are used up.
    void lookAtBudgets(const Situation &situation)
    {
        if (!m_hasBudget || m_enforces == Enforcement::None) {
            return;
        }
        const TreeLayout &layout = m_tree.layout();
        std::vector<long double> usage(layout.size());
        for (TreeLayout::Position at = layout.size(); at-- > 0;) {
            usage[at] += situation.ownUsage(layout.idAt(at));
            if (at != 0) {
                usage[layout.parent(at)] += usage[at];
            }
        }
        for (TreeLayout::Position at = 0; at < layout.size(); ++at) {
            const std::vector<Limit> &limits = limitsAt(layout.idAt(at));
            if (std::any_of(limits.begin(), limits.end(), [](const Limit &limit) { return limit.kind == LimitKind::GrpTresMins; })) {
                lookAtBudget(situation, layout.idAt(at), usage[at]);
            }
        }
    }

    [[nodiscard]] bool hasAny() const { return m_any; }

private:
    struct Known
    {
        bool isRead = false;
        std::vector<Limit> limits;
    };

    const std::vector<Limit> &limitsAt(AssociationId id)
    {
        if (id == AssociationTree::root() && !m_ofRoot) {
            m_ofRoot = limitsOf(m_policy.tres, optionsOf(m_policy, id));
        }
        if (id == AssociationTree::root()) {
            return *m_ofRoot;
        }
        Known &known = m_known[m_tree.optionsColumn()[id]];
        if (!known.isRead) {
            known = { true, limitsOf(m_policy.tres, m_tree.options(id)) };
        }
        return known.limits;
    }

    void lookAbove(AssociationId id, const Limit &limit)
    {
        const std::optional<LimitKind> bounding = boundingKind(limit.kind);
        if (!bounding) {
            return;
        }
        for (AssociationId at = *bounding == limit.kind ? m_tree.parent(id) : id; at != noAssociation; at = m_tree.parent(at)) {
            for (const Limit &above : limitsAt(at)) {
                if (above.kind == *bounding && above.tres == limit.tres && above.value < limit.value) {
                    m_above.add({ APPORTION_TEXT("%1 has %2, but %3 of %4 is reached before: it limits nothing"),
                                    { std::string(m_tree.name(id)), limitText(m_policy.tres, limit, above.value),
                                        limitText(m_policy.tres, above, limit.value), std::string(m_tree.name(at)) } },
                        { APPORTION_TEXT("Lower the limit, or remove it"), {} }, association(m_tree, id),
                        placeOf(m_tree, id, AssociationPart::Options));
                    return;
                }
            }
        }
    }

    /// A limit of 0 jobs is a door that is shut.
    void lookAtNone(AssociationId id, const Limit &limit)
    {
        const bool isOfSubmission = limit.kind == LimitKind::MaxSubmitJobs || limit.kind == LimitKind::GrpSubmitJobs;
        const bool isOfStart = limit.kind == LimitKind::MaxJobs || limit.kind == LimitKind::GrpJobs;
        if (limit.value != 0 || m_enforces == Enforcement::None || !(isOfSubmission || isOfStart)) {
            return;
        }
        const bool isHandedDown = !m_tree.isUser(id) && !limitRule(limit.kind).ofGroup;
        const char *submits = isHandedDown ? APPORTION_TEXT("%1 has %2: no job is accepted, unless a user or a QOS has such a limit of its own")
                                           : APPORTION_TEXT("%1 has %2: no job is accepted, unless a QOS has such a limit");
        const char *starts = isHandedDown ? APPORTION_TEXT("%1 has %2: no job starts, unless a user or a QOS has such a limit of its own")
                                          : APPORTION_TEXT("%1 has %2: no job starts, unless a QOS has such a limit");
        m_none.add({ isOfSubmission ? submits : starts, { std::string(m_tree.name(id)), limitText(m_policy.tres, limit) } },
            { APPORTION_TEXT("Remove the limit where that is not meant"), {} }, association(m_tree, id),
            placeOf(m_tree, id, AssociationPart::Options));
    }

    void lookAtBudget(const Situation &situation, AssociationId id, long double usage)
    {
        for (const TresBudget &budget : tresBudgets(m_policy, situation, id, usage)) {
            if (!budget.used || std::floor(*budget.used) < static_cast<double>(budget.limit)) {
                continue;
            }
            const std::string limit = limitText(m_policy.tres, { LimitKind::GrpTresMins, budget.tres, budget.limit });
            const Text advice = budget.secondsUntilFree
                ? Text { APPORTION_TEXT("Raise the limit, or wait: in %1 days usage has decayed below it if nothing runs"),
                      { std::to_string(static_cast<std::uint64_t>(std::ceil(*budget.secondsUntilFree / 86400.0))) } }
                : Text { APPORTION_TEXT("Raise the limit, or reset the usage"), {} };
            m_spent.add({ APPORTION_TEXT("%1 has used up %2 (%3 minutes are used): none of its jobs starts"),
                            { std::string(m_tree.name(id)), limit, std::to_string(static_cast<std::uint64_t>(*budget.used)) } },
                advice, association(m_tree, id), placeOf(m_tree, id, AssociationPart::Options));
        }
    }

    const Policy &m_policy;
    const AssociationTree &m_tree;
    Enforcement m_enforces;
    std::vector<std::optional<std::uint64_t>> m_cluster;
    Gathered m_above;
    Gathered m_beyond;
    Gathered m_unread;
    Gathered m_none;
    Gathered m_spent;
    std::vector<Known> m_known; // by the id of the options' text
    std::optional<std::vector<Limit>> m_ofRoot; ///< with those of the cluster's line
    bool m_any = false;
    bool m_hasBudget = false;
};

} // namespace

void checkLimits(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop)
{
    const AssociationTree &tree = policy.associations;
    const Enforcement enforces = enforcement(policy);
    LimitChecker checker(policy, findings, enforces);
    for (AssociationId id = 0; id < tree.rowCount() && !stop.stop_requested(); ++id) {
        if (tree.isLive(id)) {
            checker.look(id);
        }
    }
    if (stop.stop_requested()) {
        return;
    }
    checker.lookAtBudgets(situation);
    const bool isOfQos = std::any_of(policy.qos->begin(), policy.qos->end(), [&](const Qos &qos) { return !limitsOf(policy.tres, qos).empty(); });
    if (enforces == Enforcement::None && (checker.hasAny() || isOfQos) && !policy.foreignConf->empty()) {
        findings.push_back({ Severity::Warning, "limits-not-enforced",
            { APPORTION_TEXT("There are limits, but AccountingStorageEnforce does not say limits: slurmctld holds no job to them"), {} },
            { APPORTION_TEXT("Set AccountingStorageEnforce=limits"), {} }, {}, { ObjectRef::Kind::Setting, 0, "AccountingStorageEnforce" } });
    }
}

} // namespace apportion::checker
