// SPDX-License-Identifier: GPL-3.0-or-later
// How JobBook makes room for a job by pushing others aside.
#include "replay/job_book.h"

#include <algorithm>
#include <tuple>

namespace apportion::replay
{

std::vector<EntryIndex> JobBook::findPreemptable(
    EntryIndex index, std::uint16_t partition, std::int64_t now, const std::function<bool(const RunningJob &)> &standsThere) const
{
    std::vector<EntryIndex> found;
    if (!m_preemption.isEnabled()) {
        return found;
    }
    const Preemption::Side waiting { request(index), partition, priorityIn(index, partition) };
    std::vector<const RunningJob *> candidates;
    for (const RunningJob &running : m_running.byEnd()) {
        const JobEntry &entry = m_entries[running.entry];
        const Preemption::Side other { request(running.entry), entry.partition, priorityIn(running.entry, entry.partition) };
        if (m_preemption.mayPreempt(waiting, other, now - entry.startTime) && standsThere(running)) {
            candidates.push_back(&running);
        }
    }
    std::sort(candidates.begin(), candidates.end(), [this](const RunningJob *a, const RunningJob *b) {
        const auto rank = [this](const RunningJob *job) {
            const JobEntry &entry = m_entries[job->entry];
            return m_settings.preemptsYoungest
                ? -entry.startTime
                : std::int64_t { m_preemption.rankOf(request(job->entry), entry.partition, job->allocation.nodeCount()) };
        };
        return std::tuple(rank(a), a->listOrder, a->entry) < std::tuple(rank(b), b->listOrder, b->entry);
    });
    for (const RunningJob *job : candidates) {
        found.push_back(job->entry);
    }
    return found;
}

bool JobBook::canRemove(EntryIndex index) const
{
    const PreemptMode mode = m_preemption.modeOf(request(index), m_entries[index].partition);
    return mode == PreemptMode::Cancel || mode == PreemptMode::Requeue;
}

std::uint32_t JobBook::priorityIn(EntryIndex index, std::uint16_t partition) const
{
    const std::vector<std::uint16_t> &all = request(index).partitions;
    const std::vector<std::uint32_t> &priorities = m_entries[index].priorities;
    const auto place = static_cast<std::size_t>(std::find(all.begin(), all.end(), partition) - all.begin());
    return place < priorities.size() ? priorities[place] : 0;
}

/// The nodes that a job would get if one after the other of @p preemptable were gone; those that must go come into
/// @p victims. The order in which they are asked is changed so that few go (_run_now()).
std::optional<Allocation> JobBook::chooseWithout(
    const JobRequest &job, const NodeNeed &need, const NodeSet &candidates, std::vector<EntryIndex> preemptable, std::vector<EntryIndex> &victims)
{
    std::optional<Allocation> made;
    NodeSet chosen(m_machine.size());
    std::size_t asked = 0; // how many of the order had to go
    for (std::uint32_t passes = 0;;) {
        NodeUse future = m_use;
        made.reset();
        for (asked = 0; asked < preemptable.size() && !made; ++asked) {
            const RunningJob &running = runningJob(preemptable[asked]);
            if (canRemove(preemptable[asked]) && running.nodes.meets(candidates)) {
                future.give(running.allocation);
                made = m_selector.choose(job, need, candidates, future);
            }
        }
        if (!made) {
            return made;
        }
        chosen = NodeSet(m_machine.size());
        for (const NodeIndex node : made->nodes) {
            chosen.insert(node);
        }
        const bool isLast = passes > m_settings.preemptReorders;
        ++passes;
        if (isLast || preemptable.size() <= passes) {
            break;
        }
        // The last one that had to go comes first now, then those that have most of the nodes.
        if (m_settings.preemptsInStrictOrder) {
            std::rotate(preemptable.begin(), preemptable.begin() + static_cast<std::ptrdiff_t>(asked) - 1,
                preemptable.begin() + static_cast<std::ptrdiff_t>(asked));
            continue;
        }
        std::vector<std::pair<std::uint32_t, EntryIndex>> order;
        for (std::size_t place = 0; place < preemptable.size(); ++place) {
            const std::uint32_t nodes = place + 1 < asked ? runningJob(preemptable[place]).nodes.countCommon(chosen) : place + 1 == asked ? 99999 : 0;
            order.emplace_back(nodes, preemptable[place]);
        }
        std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
        std::transform(order.begin(), order.end(), preemptable.begin(), [](const auto &one) { return one.second; });
    }
    for (std::size_t place = 0; place < asked; ++place) {
        if (canRemove(preemptable[place]) && runningJob(preemptable[place]).nodes.meets(chosen)) {
            victims.push_back(preemptable[place]);
        }
    }
    return made;
}

void JobBook::preempt(EntryIndex index, const std::vector<EntryIndex> &victims, std::int64_t now)
{
    JobEntry &entry = m_entries[index];
    if (entry.preemptTime != 0 && entry.preemptTime > now - std::int64_t { m_settings.killWait } - m_settings.messageTimeout) {
        return;
    }
    for (const EntryIndex victim : victims) {
        const JobEntry &gone = m_entries[victim];
        const std::int64_t grace = m_preemption.graceSeconds(request(victim), gone.partition);
        if (gone.isWarned ? now < gone.endTime : grace > 0) {
            if (!gone.isWarned) {
                warn(victim, now + grace, index);
            }
            continue;
        }
        m_preempted.push_back({ index, runningJob(victim), m_preemption.modeOf(request(victim), gone.partition), entry.preemptTime });
        m_undo.push_back({ index, victim, 0, Undo::What::Preemption });
        end(victim, false);
    }
    entry.preemptTime = now;
    entry.isPreempting = true;
    m_arrays[entry.request].pushing += entry.isArrayHead() ? 1 : 0;
}

/// A job is told to go: it runs no longer than @p end (_job_check_grace()).
void JobBook::warn(EntryIndex victim, std::int64_t end, EntryIndex by)
{
    JobEntry &entry = m_entries[victim];
    m_warned.push_back({ victim, entry.endTime, by, m_entries[by].preemptTime });
    m_undo.push_back({ by, victim, 0, Undo::What::Warning });
    changeEnd(victim, std::min(entry.endTime, end));
    entry.isWarned = true;
}

void JobBook::undoWarning()
{
    const Warned &last = m_warned.back();
    changeEnd(last.entry, last.endTime);
    m_entries[last.entry].isWarned = false;
    m_entries[last.by].preemptTime = last.preemptTime;
    m_entries[last.by].isPreempting = false;
    m_warned.pop_back();
}

void JobBook::changeEnd(EntryIndex index, std::int64_t end)
{
    JobEntry &entry = m_entries[index];
    RunningJob job = m_running.remove(index, entry.endTime);
    job.endTime = end;
    entry.endTime = end;
    m_running.add(std::move(job));
    m_use.touch();
}

bool JobBook::endGrace(EntryIndex index, std::int64_t now)
{
    const JobEntry &entry = m_entries[index];
    if (entry.state != JobEntry::State::Running || !entry.isWarned || now < entry.endTime) {
        return false;
    }
    m_preempted.push_back({ noEntry, runningJob(index), m_preemption.modeOf(request(index), entry.partition), 0 });
    end(index, false);
    return true;
}

/// A job that was pushed aside runs as if nothing had been.
void JobBook::undoPreemption()
{
    Preempted &last = m_preempted.back();
    JobEntry &entry = m_entries[last.job.entry];
    m_entries[last.by].preemptTime = last.preemptTime;
    m_entries[last.by].isPreempting = false;
    entry.state = JobEntry::State::Running;
    entry.completingNodes = 0;
    for (const NodeIndex node : last.job.allocation.nodes) {
        if (--m_completingJobs[node] == 0) {
            m_completing.erase(node);
        }
    }
    ++m_arrays[entry.request].running;
    m_use.take(last.job.allocation);
    m_limits.resume(m_requests[entry.request], entry.partition, last.job.allocation);
    m_running.add(std::move(last.job));
    m_preempted.pop_back();
}

} // namespace apportion::replay
