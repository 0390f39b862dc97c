// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs that start, and what they hold until they have ended.
#include "replay/job_book.h"

#include <algorithm>
#include <utility>

namespace apportion::replay
{

EntryIndex JobBook::start(EntryIndex index, std::uint16_t partition, Allocation allocation, std::int64_t now)
{
    EntryIndex started = index;
    const std::uint64_t order = m_entries[index].listOrder;
    if (m_entries[index].isArrayHead()) {
        started = static_cast<EntryIndex>(m_entries.size());
        JobEntry task = m_entries[index];
        task.task = task.waitingTasks.back();
        task.waitingTasks.clear();
        m_entries.push_back(std::move(task));
        JobEntry &head = m_entries[index];
        head.waitingTasks.pop_back();
        head.preemptTime = 0; // the rest of an array may push others aside at once
        if (head.waitingTasks.empty()) {
            head.state = JobEntry::State::Done;
        } else {
            head.listOrder = m_nextOrder++; // the rest becomes a new record at the end of the list
        }
    }
    settle(started, now);
    m_someLeft = true;
    JobEntry &entry = m_entries[started];
    entry.state = JobEntry::State::Running;
    entry.partition = partition;
    entry.startTime = now;
    entry.endTime = now + m_requests[entry.request].limitSeconds(m_machine.partitions[partition]);
    entry.triedCpus = allocation.totalCpus();
    entry.isLimited = false;
    entry.isWarned = false;
    --m_arrays[entry.request].waiting;
    ++m_arrays[entry.request].running;
    m_use.take(allocation);
    takeLicenses(m_requests[entry.request]);
    m_limits.start(m_requests[entry.request], partition, allocation);
    RunningJob job { started, entry.endTime, entry.listOrder, std::move(allocation), NodeSet(m_machine.size()), 0.0, request(started).licenses };
    job.billing = m_limits.billingOf(m_requests[entry.request], partition, job.allocation);
    for (const NodeIndex node : job.allocation.nodes) {
        job.nodes.insert(node);
    }
    m_running.add(std::move(job));
    m_undo.push_back({ index, started, order, Undo::What::Start });
    return started;
}

void JobBook::moveToFront(EntryIndex index, std::uint32_t task)
{
    std::vector<std::uint32_t> &tasks = m_entries[index].waitingTasks;
    if (const auto found = std::find(tasks.begin(), tasks.end(), task); found != tasks.end()) {
        std::rotate(found, found + 1, tasks.end());
    }
}

EntryIndex JobBook::startTask(EntryIndex index, std::uint32_t task, std::uint16_t partition, Allocation allocation, std::int64_t now)
{
    moveToFront(index, task);
    return start(index, partition, std::move(allocation), now);
}

void JobBook::undo(const Undo &start)
{
    JobEntry &entry = m_entries[start.started];
    const RunningJob job = m_running.remove(start.started, entry.endTime);
    m_use.give(job.allocation);
    giveLicenses(m_requests[entry.request]);
    m_limits.takeBack(m_requests[entry.request], entry.partition, job.allocation);
    ++m_arrays[entry.request].waiting;
    --m_arrays[entry.request].running;
    if (start.head == start.started) {
        entry.state = JobEntry::State::Waiting;
        return;
    }
    JobEntry &head = m_entries[start.head];
    head.waitingTasks.push_back(entry.task);
    head.state = JobEntry::State::Waiting;
    head.listOrder = start.headOrder;
    m_entries.pop_back();
}

void JobBook::undoStarts()
{
    for (; !m_undo.empty(); m_undo.pop_back()) {
        switch (m_undo.back().what) {
        case Undo::What::Start:
            undo(m_undo.back());
            break;
        case Undo::What::Preemption:
            undoPreemption();
            break;
        case Undo::What::Warning:
            undoWarning();
            break;
        }
    }
}

const RunningJob &JobBook::runningJob(EntryIndex index) const
{
    if (m_entries[index].state != JobEntry::State::Running) {
        const auto gone = std::find_if(m_preempted.begin(), m_preempted.end(), [index](const Preempted &one) { return one.job.entry == index; });
        return gone->job;
    }
    return m_running.find(index, m_entries[index].endTime);
}

void JobBook::end(EntryIndex index, bool well)
{
    JobEntry &entry = m_entries[index];
    const RunningJob job = m_running.remove(index, entry.endTime);
    m_use.give(job.allocation);
    m_limits.end(m_requests[entry.request], entry.partition, job.allocation);
    --m_arrays[entry.request].running;
    entry.state = JobEntry::State::Completing;
    entry.endedWell = well;
    entry.completingNodes = static_cast<std::uint32_t>(job.allocation.nodes.size());
    for (const NodeIndex node : job.allocation.nodes) {
        ++m_completingJobs[node];
        m_completing.insert(node);
    }
    if (entry.completingNodes == 0) {
        finish(entry);
    }
}

bool JobBook::hasLicenses(EntryIndex index) const
{
    const std::vector<LicenseRequest> &wanted = request(index).licenses;
    return std::all_of(wanted.begin(), wanted.end(),
        [this](const LicenseRequest &one) { return m_usedLicenses[one.license] + one.count <= m_machine.licenses[one.license].count; });
}

void JobBook::takeLicenses(const JobRequest &request)
{
    for (const LicenseRequest &one : request.licenses) {
        m_usedLicenses[one.license] += one.count;
    }
}

void JobBook::giveLicenses(const JobRequest &request)
{
    for (const LicenseRequest &one : request.licenses) {
        m_usedLicenses[one.license] -= one.count;
    }
}

/// What has become of a job is settled: its licenses are free, dependencies are met or never will be.
void JobBook::finish(JobEntry &entry)
{
    Progress &progress = m_arrays[entry.request];
    giveLicenses(m_requests[entry.request]);
    --progress.unfinished;
    progress.failed += entry.endedWell ? 0 : 1;
    entry.state = JobEntry::State::Done;
}

void JobBook::release(EntryIndex index, NodeIndex node)
{
    JobEntry &entry = m_entries[index];
    if (entry.completingNodes == 0 || m_completingJobs[node] == 0) {
        return;
    }
    if (--m_completingJobs[node] == 0) {
        m_completing.erase(node);
    }
    if (--entry.completingNodes == 0) {
        finish(entry);
    }
}

} // namespace apportion::replay
