// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_builder.h"

#include "replay/recording.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <tuple>
#include <utility>

namespace apportion::trace
{

using replay::TraceJob;

namespace
{

/// How much a row knows of its run: of overlapping files the later one knows more.
int knowledge(const TraceJob &job)
{
    return job.state == TraceJob::State::Pending ? 0 : job.state == TraceJob::State::Running ? 1 : 2;
}

/// Whether two rows tell of one run; a job that was resized has several of one submission, which started at other times.
bool isSameRun(const TraceJob &a, const TraceJob &b)
{
    const bool sameStart = a.startTime == b.startTime || a.startTime == replay::noTime || b.startTime == replay::noTime;
    return a.jobId == b.jobId && a.task == b.task && (a.arrayTasks != 0) == (b.arrayTasks != 0) && a.submitTime == b.submitTime && sameStart;
}

/// "1-3,7" of ascending tasks.
std::string taskList(const std::vector<std::uint32_t> &tasks)
{
    std::string list;
    for (std::size_t i = 0; i < tasks.size();) {
        std::size_t end = i + 1;
        while (end < tasks.size() && tasks[end] == tasks[end - 1] + 1) {
            ++end;
        }
        (list += list.empty() ? "" : ",") += std::to_string(tasks[i]);
        if (end - i > 1) {
            (list += '-') += std::to_string(tasks[end - 1]);
        }
        i = end;
    }
    return list;
}

/// Sorts in place; equals stay in their order.
template <typename Key>
void sortBy(std::vector<TraceJob> &jobs, const Key &key)
{
    const auto before = [&](const TraceJob &a, const TraceJob &b) { return key(a) < key(b); };
    if (std::is_sorted(jobs.begin(), jobs.end(), before)) {
        return;
    }
    // Indices are sorted, not the jobs: those would need twice the memory.
    std::vector<std::uint32_t> order(jobs.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return before(jobs[a], jobs[b]); });
    for (std::uint32_t first = 0; first < order.size(); ++first) {
        if (order[first] == first) {
            continue;
        }
        const TraceJob moved = jobs[first];
        std::uint32_t at = first;
        while (order[at] != first) {
            jobs[at] = jobs[order[at]];
            at = std::exchange(order[at], at);
        }
        jobs[at] = moved;
        order[at] = at;
    }
}

/// Doubles stand together, and what came later in the files behind.
auto runKey(const TraceJob &job)
{
    return std::tuple(job.jobId, job.task, job.arrayTasks == 0, job.submitTime, job.startTime);
}

} // namespace

/// Of rows of one run the one that knows most stays; of equals the one that was read last.
void TraceBuilder::dropDoubles()
{
    std::vector<TraceJob> &jobs = m_trace.jobs;
    sortBy(jobs, runKey);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (kept > 0 && isSameRun(jobs[kept - 1], jobs[i])) {
            if (knowledge(jobs[i]) >= knowledge(jobs[kept - 1])) {
                jobs[kept - 1] = jobs[i];
            }
        } else {
            jobs[kept++] = jobs[i];
        }
    }
    jobs.resize(kept);
}

/// What one file has waiting and another one as tasks that have started is only the latter.
void TraceBuilder::takeStartedTasks()
{
    std::vector<TraceJob> &jobs = m_trace.jobs;
    const auto endOfJob = [&](std::size_t i) {
        const auto end = std::find_if(
            jobs.begin() + static_cast<std::ptrdiff_t>(i), jobs.end(), [&](const TraceJob &job) { return job.jobId != jobs[i].jobId; });
        return static_cast<std::size_t>(end - jobs.begin());
    };
    for (std::size_t i = 0; i < jobs.size();) {
        const std::size_t end = endOfJob(i);
        std::vector<std::uint32_t> started;
        for (std::size_t k = i; k < end; ++k) {
            if (jobs[k].task != replay::noTask) {
                started.push_back(jobs[k].task);
            }
        }
        for (std::size_t k = i; k < end && !started.empty(); ++k) {
            if (jobs[k].arrayTasks != 0) {
                const std::vector<std::uint32_t> all = replay::parseArrayTasks(m_trace.names[jobs[k].arrayTasks]);
                std::vector<std::uint32_t> rest;
                std::set_difference(all.begin(), all.end(), started.begin(), started.end(), std::back_inserter(rest));
                if (rest.size() < all.size()) {
                    jobs[k].arrayTasks = name(taskList(rest));
                    jobs[k].jobId = rest.empty() ? 0 : jobs[k].jobId;
                }
            }
        }
        i = end;
    }
    std::erase_if(jobs, [](const TraceJob &job) { return job.jobId == 0; });
}

replay::Trace TraceBuilder::finish(bool isWhole)
{
    tellUsers();
    tellScripts();
    dropDoubles();
    takeStartedTasks();
    std::vector<TraceJob> &jobs = m_trace.jobs;
    std::int64_t firstEnd = replay::noTime;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        TraceJob &job = jobs[i];
        const bool follows = i > 0 && jobs[i - 1].jobId == job.jobId && jobs[i - 1].task == job.task && jobs[i - 1].user == job.user;
        job.run = follows && job.arrayTasks == 0 ? static_cast<std::uint16_t>(std::min(jobs[i - 1].run + 1, 0xffff)) : std::uint16_t { 0 };
        m_trace.end = std::max({ m_trace.end, job.submitTime, job.startTime, job.endTime });
        if (job.endTime != replay::noTime && (firstEnd == replay::noTime || job.endTime < firstEnd)) {
            firstEnd = job.endTime;
        }
    }
    sortBy(jobs, [](const TraceJob &job) { return std::tuple(job.submitTime, job.jobId, job.task, job.run); });
    if (jobs.capacity() > jobs.size() + jobs.size() / 8) {
        jobs.shrink_to_fit();
    }
    if (m_trace.begin == replay::noTime && !jobs.empty()) {
        m_trace.begin = !isWhole && firstEnd != replay::noTime ? firstEnd : jobs.front().submitTime;
    }
    m_tres.clear();
    return std::move(m_trace);
}

} // namespace apportion::trace
