// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/wait_summary.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace apportion::replay
{

namespace
{

/// Classes of sizes: the most nodes of each.
constexpr std::array<std::pair<std::uint32_t, const char *>, 6> sizeClasses
    = { { { 1, "1" }, { 4, "2-4" }, { 16, "5-16" }, { 64, "17-64" }, { 256, "65-256" }, { 0xffffffff, "257-" } } };

constexpr double shortestRun = 10.0; ///< seconds, for slowdowns

struct WaitNumbers
{
    std::uint64_t neverStarted = 0;
    std::vector<double> waits;
    std::vector<double> slowdowns;
    std::array<double, waitReasons> waited {};

    void add(const ReplayedJob &job)
    {
        if (!job.hasStarted()) {
            ++neverStarted;
            return;
        }
        const auto wait = static_cast<double>(job.wait());
        const double run = std::max(shortestRun, static_cast<double>(std::max(job.endTime, job.startTime) - job.startTime));
        waits.push_back(wait);
        slowdowns.push_back(std::max(1.0, (wait + run) / run));
        for (std::size_t reason = 0; reason < waitReasons; ++reason) {
            waited[reason] += job.waited[reason];
        }
    }

    [[nodiscard]] WaitSummary take(GroupBy by, const std::string &name)
    {
        WaitSummary summary { by, name, waits.size(), neverStarted, 0.0, quantilesOf(waits), quantilesOf(slowdowns), waited };
        summary.meanWait = std::accumulate(waits.begin(), waits.end(), 0.0) / std::max<double>(1.0, static_cast<double>(summary.jobs));
        for (double &seconds : summary.meanWaited) {
            seconds /= std::max<double>(1.0, static_cast<double>(summary.jobs));
        }
        return summary;
    }
};

} // namespace

GroupKey groupOf(const Trace &trace, const TraceJob &job, const ReplayedJob &replay, GroupBy by)
{
    switch (by) {
    case GroupBy::All:
        break;
    case GroupBy::Account:
        return { 0, std::string(trace.names[job.account]) };
    case GroupBy::User:
        return { 0, std::string(trace.names[job.user]) };
    case GroupBy::Qos:
        return { 0, std::string(trace.names[job.qos]) };
    case GroupBy::Partition:
        return { 0, std::string(trace.names[job.ranIn == 0 ? job.partitions : job.ranIn]) };
    case GroupBy::Size: {
        const std::uint32_t nodes = replay.hasStarted() ? replay.nodes : job.minNodes;
        const auto *found = std::find_if(sizeClasses.begin(), sizeClasses.end(), [nodes](const auto &one) { return nodes <= one.first; });
        return { found->first, found->second };
    }
    }
    return {};
}

Quantiles quantilesOf(std::vector<double> &numbers)
{
    if (numbers.empty()) {
        return {};
    }
    const auto at = [&numbers](std::size_t place) {
        const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(place);
        std::nth_element(numbers.begin(), middle, numbers.end());
        return *middle;
    };
    const double upper = at(numbers.size() / 2);
    const double median = numbers.size() % 2 == 1 ? upper : (upper + at(numbers.size() / 2 - 1)) / 2.0;
    return { median, at((numbers.size() * 9 + 9) / 10 - 1) };
}

bool isMeasured(const TraceJob &job, const ReplayedJob &replay, std::int64_t from)
{
    return replay.submitTime != noTime && replay.by != ReplayedJob::By::Trace && (from == noTime || job.submitTime >= from);
}

std::vector<WaitSummary> summarizeWaits(const Trace &trace, const ReplayResult &result, std::int64_t from)
{
    std::vector<WaitSummary> summaries;
    for (const GroupBy by : { GroupBy::All, GroupBy::Account, GroupBy::User, GroupBy::Qos, GroupBy::Partition, GroupBy::Size }) {
        std::map<GroupKey, WaitNumbers> groups;
        for (TraceRow row = 0; row < trace.jobs.size(); ++row) {
            if (isMeasured(trace.jobs[row], result.jobs[row], from)) {
                groups[groupOf(trace, trace.jobs[row], result.jobs[row], by)].add(result.jobs[row]);
            }
        }
        for (auto &[key, numbers] : groups) {
            summaries.push_back(numbers.take(by, key.name));
        }
    }
    return summaries;
}

} // namespace apportion::replay
