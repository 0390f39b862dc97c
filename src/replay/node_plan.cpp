// SPDX-License-Identifier: GPL-3.0-or-later
// When and where a job could run as running jobs reach their limits: the part of NodeSelector that looks into the future.
#include "replay/node_selector.h"

#include <algorithm>
#include <utility>

namespace apportion::replay
{

namespace
{

constexpr std::int64_t groupSeconds = 30; ///< jobs that end within it are one group; doubled after each
constexpr std::size_t mostInGroup = 201; ///< that are let go without a test

} // namespace

/// The running jobs on their way out.
struct NodeSelector::Ends
{
    const std::vector<RunningJob> &byEnd;
    const NodeSet &candidates;
    std::int64_t now;
    std::int64_t until; ///< 0: all are waited for
    std::size_t next; ///< to end
    std::vector<const RunningJob *> &gone; ///< in the order of their ends
    const std::vector<LicenseRequest> *licenses; ///< whose holders are waited for, too; nullptr: none

    [[nodiscard]] bool isInTheWay(const RunningJob &job) const
    {
        const auto isShared = [&job](const LicenseRequest &asked) {
            return std::any_of(
                job.licenses.begin(), job.licenses.end(), [&asked](const LicenseRequest &held) { return held.license == asked.license; });
        };
        return candidates.meets(job.nodes) || (licenses != nullptr && std::any_of(licenses->begin(), licenses->end(), isShared));
    }

    /// Lets the next job end that is in the way; nullptr when there is none to wait for.
    const RunningJob *endNext()
    {
        while (next < byEnd.size() && (until == 0 || byEnd[next].endTime <= until)) {
            const RunningJob &job = byEnd[next++];
            if (isInTheWay(job)) {
                gone.push_back(&job);
                return &job;
            }
        }
        return nullptr;
    }
};

/// Brings what a job finds free from a moment on up to date; later moments follow earlier ones at little cost.
void NodeSelector::lookAhead(const JobRequest &job, const NodeUse &use, const std::vector<RunningJob> &byEnd, std::int64_t from)
{
    if (m_knownJob != &job || m_knownUse != use.version() || from < m_knownFrom) {
        ++m_stamp;
        m_knownJob = &job;
        m_knownUse = use.version();
        m_endedBefore = 0;
        m_atFrom = use;
    }
    m_knownFrom = from;
    const std::int64_t until = m_rules.countsEndsAtStart ? from : from - 1;
    for (; m_endedBefore < byEnd.size() && byEnd[m_endedBefore].endTime <= until; ++m_endedBefore) {
        m_atFrom.give(byEnd[m_endedBefore].allocation);
        for (const NodeIndex node : byEnd[m_endedBefore].allocation.nodes) {
            m_knownAt[node] = 0;
        }
    }
}

/// Finds what each candidate offers then. GRES leave something in the weights each time they are looked at, so nothing is
/// remembered of a job that asks for some.
void NodeSelector::lookAtKnown(const JobRequest &job, const NodeSet &candidates)
{
    if (!job.gres.empty()) {
        return lookAt(job, candidates, m_atFrom);
    }
    std::fill(m_withCpus.begin(), m_withCpus.end(), 0);
    m_allOffered = 0;
    m_offering = 0;
    candidates.forEach([&](NodeIndex node) {
        if (std::exchange(m_knownAt[node], m_stamp) != m_stamp) {
            m_knownCpus[node] = lookForRoom(job, node, m_atFrom).cpus;
        }
        const std::uint32_t cpus = m_knownCpus[node];
        m_found[node] = {};
        m_found[node].cpus = cpus;
        m_found[node].free = cpus;
        if (cpus > 0) {
            ++m_withCpus[cpus];
            ++m_offering;
            m_allOffered += cpus;
        }
    });
}

/// What _set_sched_weight() of the select plugin makes of the weights before a test.
void NodeSelector::resetPlannedWeights(const NodeSet &nodes, const NodeSet *completing)
{
    nodes.forEach([&](NodeIndex node) {
        m_weight[node] = std::uint64_t { m_machine.weight[node] } << 16;
        m_weight[node] += completing != nullptr && completing->has(node) ? 0x100 : 0;
    });
}

std::optional<Plan> NodeSelector::plan(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates, const NodeUse &use,
    const std::vector<RunningJob> &byEnd, const PlanTime &time, const NodeSet &completing)
{
    constexpr std::int64_t already = -1; // no job has ended by then
    m_looksOneByOne = takesFirst(need);
    if (!m_rules.plansFromSlot || time.from <= time.now) {
        if (m_rules.resetsPlannedWeights) {
            resetPlannedWeights(candidates, &completing);
        }
        lookAhead(job, use, byEnd, already);
        lookAtKnown(job, candidates);
        if (std::optional<Allocation> made = chooseOffered(job, need, candidates, use)) {
            return Plan { time.now, std::move(*made) };
        }
    }
    if (m_rules.plansFromSlot) {
        resetPlannedWeights(candidates, nullptr);
        lookAhead(job, use, byEnd, time.from);
        lookAtKnown(job, candidates);
        if (std::optional<Allocation> made = chooseOffered(job, need, candidates, m_atFrom)) {
            return Plan { time.now, std::move(*made) };
        }
    }
    m_future = m_atFrom;
    m_gone.clear();
    Ends ends { byEnd, candidates, time.now, m_rules.plansFromSlot ? time.until : 0, m_endedBefore, m_gone,
        m_rules.plansByLicenses ? &job.licenses : nullptr };
    return planAhead(job, need, ends);
}

/// What a job has is free in the future, and offered again.
void NodeSelector::letEnd(const JobRequest &job, const RunningJob &ended, const NodeSet &candidates)
{
    m_future.give(ended.allocation);
    for (const NodeIndex node : ended.allocation.nodes) {
        if (candidates.has(node)) {
            lookAgain(job, node, m_future);
        }
    }
}

/// Lets jobs end, group by group of those that end close to each other, until the job fits.
std::optional<Plan> NodeSelector::planAhead(const JobRequest &job, const NodeNeed &need, Ends &ends)
{
    std::int64_t window = groupSeconds;
    std::int64_t firstEnd = 0;
    const auto widen = [&](const RunningJob *following) {
        do {
            window *= 2;
        } while (following != nullptr && following->endTime > firstEnd + window);
    };
    for (bool more = true; more;) {
        const RunningJob *following = nullptr;
        bool isTested = true;
        std::size_t count = 0;
        while (true) {
            const RunningJob *gone = ends.endNext();
            if (gone == nullptr) {
                more = false;
                break;
            }
            letEnd(job, *gone, ends.candidates);
            if (firstEnd == 0) {
                firstEnd = gone->endTime + (groupSeconds - gone->endTime % groupSeconds);
            }
            ++count;
            following = ends.next < ends.byEnd.size() ? &ends.byEnd[ends.next] : nullptr;
            more = following != nullptr;
            const bool isGroupEnd = !more || following->endTime > firstEnd + window;
            isTested = isGroupEnd || count <= mostInGroup;
            if (isGroupEnd || !isTested) {
                break;
            }
        }
        if (count == 0) {
            break;
        }
        if (!isTested) {
            continue; // Slurm looks at the clock instead of testing after so many
        }
        if (!m_rules.plansFromSlot) {
            widen(following);
        }
        if (std::optional<Allocation> made = chooseOffered(job, need, ends.candidates, m_future)) {
            return Plan { startAfter(ends, *made), std::move(*made) };
        }
        if (m_rules.plansFromSlot) {
            widen(following);
        }
    }
    return std::nullopt;
}

/// When the nodes of an allocation are free: the end of the last job, soon after now when that is overdue.
std::int64_t NodeSelector::startAfter(const Ends &ends, const Allocation &made) const
{
    const RunningJob *last = ends.gone.back();
    if (m_rules.plansByRelevantJob) {
        NodeSet chosen(m_machine.size());
        for (const NodeIndex node : made.nodes) {
            chosen.insert(node);
        }
        const auto relevant
            = std::find_if(ends.gone.rbegin(), ends.gone.rend(), [&chosen](const RunningJob *job) { return chosen.meets(job->nodes); });
        last = relevant == ends.gone.rend() ? last : *relevant;
    }
    if (last->endTime > ends.now) {
        return last->endTime;
    }
    return std::max(last->endTime + m_killWait, ends.now + 1);
}

} // namespace apportion::replay
