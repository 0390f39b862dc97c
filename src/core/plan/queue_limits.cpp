// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/queue_limits.h"

#include "core/evaluate/billing.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

// of a key: owners and those for whom a QOS counts apart, each in a range of its own
constexpr std::uint64_t qosOwner = std::uint64_t { 1 } << 32;
constexpr std::uint64_t ofAll = 0;
constexpr std::uint64_t ofOwnJobs = 1; ///< an association's, without those below it
constexpr std::uint64_t ofAccount = std::uint64_t { 1 } << 32;
constexpr std::uint64_t ofUser = std::uint64_t { 1 } << 33;

/// How many of those that wait for a limit are looked at when one of its jobs ends: thousands may wait for the same.
constexpr int mostLookedAt = 64;

bool boundsWhatRuns(LimitKind kind)
{
    switch (kind) {
    case LimitKind::GrpJobs:
    case LimitKind::MaxJobs:
    case LimitKind::MaxJobsPerAccount:
    case LimitKind::MaxJobsPerUser:
    case LimitKind::GrpTres:
    case LimitKind::MaxTresPerAccount:
    case LimitKind::MaxTresPerUser:
        return true;
    default:
        return false;
    }
}

} // namespace

QueueLimits::QueueLimits(const Policy &policy, const std::vector<Job> &jobs, const JobTable &table, Enforcement enforces)
    : m_policy(policy), m_groupOf(jobs.size(), none), m_firstAmount(jobs.size(), 0)
{
    if (enforces != Enforcement::None) {
        makeGroups(jobs, table);
        measure(jobs, table);
    }
}

QueueLimits::Key QueueLimits::keyOf(const OwnedLimit &limit, AssociationId association) const
{
    const LimitKind kind = limit.limit.kind;
    if (limit.owner.qos == unknownIndex) {
        // a Max limit may be that of an account above, and counts the jobs of the user's association alone
        return kind == LimitKind::MaxJobs ? Key { association, ofOwnJobs, kind, noTres }
                                          : Key { limit.owner.association, ofAll, kind, limit.limit.tres };
    }
    const bool isOfAccount = kind == LimitKind::MaxJobsPerAccount || kind == LimitKind::MaxTresPerAccount;
    const bool isOfUser = kind == LimitKind::MaxJobsPerUser || kind == LimitKind::MaxTresPerUser;
    const AssociationTree &tree = m_policy.associations;
    const std::uint64_t whose = isOfAccount ? ofAccount + tree.parent(association) : isOfUser ? ofUser + tree.nameId(association) : ofAll;
    return { qosOwner + limit.owner.qos, whose, kind, limit.limit.tres };
}

void QueueLimits::makeGroups(const std::vector<Job> &jobs, const JobTable &table)
{
    std::map<std::tuple<AssociationId, std::uint16_t, std::uint16_t>, std::uint32_t> groups;
    std::map<AssociationId, std::uint16_t> usual; // QOS of those who name none
    for (JobRow row = 0; row < table.rowCount(); ++row) {
        const AssociationId association = table.association[row];
        if (!table.startsJob(row) || association == noAssociation) {
            continue;
        }
        std::uint16_t qos = table.qos[row];
        if (qosNames(jobs[table.job[row]]).front().empty()) {
            const auto [found, isNew] = usual.try_emplace(association, unknownIndex);
            qos = found->second = isNew ? defaultQos(m_policy, association) : found->second;
        }
        const auto [place, isNew] = groups.try_emplace({ association, table.partition[row], qos }, static_cast<std::uint32_t>(groups.size()));
        m_groupOf[table.job[row]] = place->second;
        if (!isNew) {
            continue;
        }
        for (const OwnedLimit &one : limitsInForce(m_policy, association, table.partition[row], qos)) {
            if (boundsWhatRuns(one.limit.kind)) {
                m_byKey.try_emplace(keyOf(one, association), static_cast<std::uint32_t>(m_byKey.size()));
            }
        }
    }
    m_counters.resize(m_byKey.size());
    m_groups.resize(groups.size());
    if (m_byKey.empty()) {
        return;
    }
    for (const auto &[key, place] : groups) {
        const auto [association, partition, qos] = key;
        Group &group = m_groups[place];
        countFor(group, association, partition, qos);
        for (const OwnedLimit &one : limitsInForce(m_policy, association, partition, qos)) {
            if (boundsWhatRuns(one.limit.kind)) {
                const std::uint32_t counter = m_byKey.at(keyOf(one, association));
                const auto isIt = [counter](const auto &counted) { return counted.first == counter; };
                const auto counted = std::find_if(group.counters.begin(), group.counters.end(), isIt);
                group.bounds.push_back({ static_cast<std::size_t>(counted - group.counters.begin()), static_cast<double>(one.limit.value) });
            }
        }
    }
}

/// A job counts wherever it belongs, also where the limit of another one hides that one from it.
void QueueLimits::countFor(Group &group, AssociationId association, std::uint16_t partition, std::uint16_t qos) const
{
    const auto add = [&](std::uint64_t owner, std::uint64_t whose) {
        for (auto at = m_byKey.lower_bound({ owner, whose, LimitKind {}, TresIndex {} }); at != m_byKey.end(); ++at) {
            const auto &[keyOwner, keyWhose, kind, tres] = at->first;
            if (keyOwner != owner || keyWhose != whose) {
                break;
            }
            group.counters.emplace_back(at->second, isOfTres(limitRule(kind).shape) ? tres : noTres);
        }
    };
    const AssociationTree &tree = m_policy.associations;
    add(association, ofOwnJobs);
    for (AssociationId at = association; at != noAssociation; at = tree.parent(at)) {
        add(at, ofAll);
    }
    for (const std::uint16_t one : qosOrder(m_policy, partition, qos)) {
        add(qosOwner + one, ofAll);
        add(qosOwner + one, ofAccount + tree.parent(association));
        add(qosOwner + one, ofUser + tree.nameId(association));
    }
}

void QueueLimits::measure(const std::vector<Job> &jobs, const JobTable &table)
{
    for (JobRow row = 0; row < table.rowCount(); ++row) {
        const std::uint32_t job = table.job[row];
        if (!table.startsJob(row) || m_groupOf[job] == none || m_groups[m_groupOf[job]].counters.empty()) {
            continue;
        }
        m_firstAmount[job] = m_amounts.size();
        std::vector<std::uint64_t> counts = table.tresOf(row);
        for (const auto &[counter, tres] : m_groups[m_groupOf[job]].counters) {
            if (tres == tresBilling && table.partition[row] != unknownIndex) {
                m_amounts.push_back(
                    static_cast<double>(cutBilling(billJob(m_policy, (*m_policy.partitions)[table.partition[row]], jobs[job]).value)));
            } else {
                m_amounts.push_back(tres == noTres ? 1.0 : tres < counts.size() ? static_cast<double>(counts[tres]) : 0.0);
            }
        }
    }
}

std::uint32_t QueueLimits::room(std::uint32_t job, std::uint32_t tasks) const
{
    if (m_groupOf[job] == none) {
        return tasks;
    }
    const Group &group = m_groups[m_groupOf[job]];
    double fits = tasks;
    for (const Bound &bound : group.bounds) {
        if (const double amount = asked(job, bound.counted); amount > 0.0) {
            const double left = bound.most - m_counters[group.counters[bound.counted].first].used;
            fits = std::min(fits, std::floor(left / amount));
        }
    }
    return static_cast<std::uint32_t>(std::max(0.0, fits));
}

void QueueLimits::start(std::uint32_t job, std::uint32_t tasks)
{
    if (m_groupOf[job] == none) {
        return;
    }
    const Group &group = m_groups[m_groupOf[job]];
    for (std::size_t i = 0; i < group.counters.size(); ++i) {
        m_counters[group.counters[i].first].used += asked(job, i) * tasks;
    }
}

void QueueLimits::park(std::uint32_t job, std::uint32_t rank)
{
    const Group &group = m_groups[m_groupOf[job]];
    for (const Bound &bound : group.bounds) {
        Counter &counter = m_counters[group.counters[bound.counted].first];
        if (counter.used + asked(job, bound.counted) > bound.most) {
            counter.parked.insert(rank);
            return;
        }
    }
}

std::vector<std::uint32_t> QueueLimits::end(std::uint32_t job, std::uint32_t tasks, const std::vector<std::uint32_t> &byRank)
{
    std::vector<std::uint32_t> freed;
    if (m_groupOf[job] == none) {
        return freed;
    }
    const Group &group = m_groups[m_groupOf[job]];
    for (std::size_t i = 0; i < group.counters.size(); ++i) {
        m_counters[group.counters[i].first].used -= asked(job, i) * tasks;
    }
    for (const auto &counted : group.counters) {
        Counter &counter = m_counters[counted.first];
        double taken = counter.used;
        int looked = 0;
        for (auto at = counter.parked.begin(); at != counter.parked.end() && looked < mostLookedAt; ++looked) {
            const std::uint32_t other = byRank[*at];
            const Group &its = m_groups[m_groupOf[other]];
            const auto bound = std::find_if(
                its.bounds.begin(), its.bounds.end(), [&](const Bound &one) { return its.counters[one.counted].first == counted.first; });
            const double amount = asked(other, bound->counted);
            if (taken + amount > bound->most) {
                ++at;
                continue;
            }
            taken += amount;
            freed.push_back(*at);
            at = counter.parked.erase(at);
        }
    }
    return freed;
}

} // namespace apportion
