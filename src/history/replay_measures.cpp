// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/replay_measures.h"

#include "replay/wait_summary.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <utility>

namespace apportion::history
{

namespace
{

/// CPU seconds between two moments, by group.
using BusySeconds = std::map<std::pair<std::string, std::string>, double>;

BusySeconds busySeconds(const replay::Trace &trace, const replay::ReplayResult &result, std::int64_t begin, std::int64_t end)
{
    BusySeconds busy;
    for (std::size_t row = 0; row < trace.jobs.size(); ++row) {
        const replay::ReplayedJob &job = result.jobs[row];
        if (!job.hasStarted()) {
            continue;
        }
        const std::int64_t ended = job.endTime == replay::noTime ? end : std::min(end, job.endTime);
        const auto seconds = static_cast<double>(std::max<std::int64_t>(0, ended - std::max(begin, job.startTime)));
        for (std::size_t by = 0; by < replay::groupByWords.size(); ++by) {
            const replay::GroupKey group = replay::groupOf(trace, trace.jobs[row], job, static_cast<replay::GroupBy>(by));
            busy[{ replay::groupByWords.at(by), group.name }] += seconds * job.cpus;
        }
    }
    for (const replay::LostRun &run : result.lostRuns) {
        const auto seconds = static_cast<double>(std::max<std::int64_t>(0, std::min(end, run.endTime) - std::max(begin, run.startTime)));
        for (std::size_t by = 0; by < replay::groupByWords.size(); ++by) {
            const replay::GroupKey group = replay::groupOf(trace, trace.jobs[run.row], result.jobs[run.row], static_cast<replay::GroupBy>(by));
            busy[{ replay::groupByWords.at(by), group.name }] += seconds * run.cpus;
        }
    }
    return busy;
}

} // namespace

std::vector<SweepRow> measureReplay(
    const replay::Trace &trace, const replay::Machine &machine, const replay::ReplayResult &result, std::int64_t warmUp)
{
    const std::int64_t from = warmUp > 0 ? result.begin + warmUp : replay::noTime;
    const std::int64_t begin = std::max(result.begin, from);
    std::int64_t end = begin + 1;
    for (const replay::TraceJob &job : trace.jobs) {
        end = std::max(end, replay::Workload::countable(job.submitTime));
    }
    BusySeconds busy = busySeconds(trace, result, begin, end);
    const double whole = std::accumulate(machine.cpus.begin(), machine.cpus.end(), 0.0) * static_cast<double>(end - begin);
    std::vector<SweepRow> rows;
    for (const replay::WaitSummary &waits : replay::summarizeWaits(trace, result, from)) {
        SweepRow &row = rows.emplace_back();
        row.by = replay::groupByWords.at(static_cast<std::size_t>(waits.by));
        row.name = waits.name;
        row.values = { static_cast<double>(waits.jobs), static_cast<double>(waits.neverStarted),
            std::accumulate(waits.meanWaited.begin(), waits.meanWaited.end(), 0.0), waits.wait.median, waits.wait.p90, waits.slowdown.median,
            waits.slowdown.p90, busy[{ row.by, row.name }] / std::max(whole, 1.0) };
    }
    return rows;
}

} // namespace apportion::history
