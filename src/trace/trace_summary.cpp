// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_summary.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::trace
{

using replay::Trace;
using replay::TraceJob;

namespace
{

constexpr std::array<const char *, TraceSummary::stateCount> summaryStates
    = { "UNKNOWN", "PENDING", "RUNNING", "COMPLETED", "FAILED", "CANCELLED", "TIMEOUT", "NODE_FAIL", "PREEMPTED", "REQUEUED" };

/// How long [from, to) lies within the trace, seconds.
double overlap(const Trace &trace, std::int64_t from, std::int64_t to)
{
    return static_cast<double>(std::max<std::int64_t>(0, std::min(to, trace.end) - std::max(from, trace.begin)));
}

/// How many different names there are in a column.
class DistinctNames
{
public:
    explicit DistinctNames(const Trace &trace) : m_seen(trace.names.size()) { }

    void add(NameId name)
    {
        if (name != 0 && m_seen[name] == 0) {
            m_seen[name] = 1;
            ++count;
        }
    }

    std::uint64_t count = 0;

private:
    std::vector<std::uint8_t> m_seen;
};

} // namespace

const char *stateName(TraceJob::State state)
{
    return summaryStates[static_cast<std::size_t>(state)];
}

TraceSummary summarize(const Trace &trace)
{
    TraceSummary summary;
    DistinctNames users(trace);
    DistinctNames accounts(trace);
    DistinctNames partitions(trace);
    for (const TraceJob &job : trace.jobs) {
        ++summary.states[static_cast<std::size_t>(job.state)];
        summary.started += job.hasStarted() ? 1 : 0;
        summary.waitingTasks += job.arrayTasks != 0 ? 1 : 0;
        summary.requeued += job.run > 0 ? 1 : 0;
        users.add(job.user);
        accounts.add(job.account);
        partitions.add(job.partitions);
        const std::int64_t end = job.endTime == replay::noTime ? trace.end : job.endTime;
        const std::int64_t waitsFrom = std::max(job.submitTime, job.eligibleTime);
        const std::int64_t waitsTo = job.hasStarted() ? job.startTime : end;
        summary.meanWaiting += overlap(trace, waitsFrom, waitsTo);
        summary.waitingAtBegin += waitsFrom < trace.begin && waitsTo > trace.begin ? 1 : 0;
        if (job.hasStarted()) {
            const double runs = overlap(trace, job.startTime, end);
            summary.meanRunning += runs;
            summary.meanCpus += runs * job.allocatedCpus;
            summary.runningAtBegin += job.startTime < trace.begin && end > trace.begin ? 1 : 0;
        }
    }
    const auto seconds = static_cast<double>(std::max<std::int64_t>(1, trace.end - trace.begin));
    summary.meanWaiting /= seconds;
    summary.meanRunning /= seconds;
    summary.meanCpus /= seconds;
    summary.users = users.count;
    summary.accounts = accounts.count;
    summary.partitions = partitions.count;
    summary.bytes = trace.jobs.capacity() * sizeof(TraceJob) + trace.names.memoryBytes();
    return summary;
}

AssociationTree associationsOf(const Trace &trace)
{
    std::vector<std::pair<NameId, NameId>> pairs; // account and user
    for (const TraceJob &job : trace.jobs) {
        if (job.account != 0 && (pairs.empty() || pairs.back() != std::pair(job.account, job.user))) {
            pairs.emplace_back(job.account, job.user);
        }
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    AssociationTree tree;
    AssociationId account = AssociationTree::root();
    NameId last = 0;
    for (const auto &[accountName, user] : pairs) {
        if (accountName != last) {
            const std::string_view name = trace.names[accountName];
            account = name == "root" ? AssociationTree::root() : tree.addAccount(AssociationTree::root(), name);
            last = accountName;
        }
        if (user != 0) {
            tree.addUser(account, trace.names[user]);
        }
    }
    return tree;
}

} // namespace apportion::trace
