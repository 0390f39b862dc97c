// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/validation.h"

#include "replay/timeline.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace apportion::replay
{

namespace
{

struct ErrorNumbers
{
    std::vector<double> apart;
    std::vector<double> bias;
    std::vector<double> real;
    std::vector<double> replayed;

    void add(const TraceJob &job, const ReplayedJob &replay)
    {
        const auto difference = static_cast<double>(replay.startTime - job.startTime);
        apart.push_back(std::abs(difference));
        bias.push_back(difference);
        real.push_back(static_cast<double>(job.startTime - job.submitTime));
        replayed.push_back(static_cast<double>(replay.wait()));
    }

    [[nodiscard]] ReplayError take(GroupBy by, const std::string &name)
    {
        return { by, name, apart.size(), quantilesOf(apart), quantilesOf(bias).median, quantilesOf(real), quantilesOf(replayed) };
    }
};

class RealityCheck
{
public:
    RealityCheck(const Machine &machine, const Workload &workload, const ValidationOptions &options)
        : m_machine(machine), m_trace(workload.trace()), m_options(options)
    {
    }

    void compare(Validation &out)
    {
        for (const GroupBy by : { GroupBy::All, GroupBy::Account, GroupBy::Partition, GroupBy::Size }) {
            std::map<GroupKey, ErrorNumbers> groups;
            forEachMeasured(out.replay, [&](const TraceJob &job, const ReplayedJob &replay) {
                if (job.hasStarted() && replay.hasStarted()) {
                    groups[groupOf(m_trace, job, replay, by)].add(job, replay);
                }
            });
            for (auto &[key, numbers] : groups) {
                out.errors.push_back(numbers.take(by, key.name));
            }
        }
        forEachMeasured(out.replay, [&out](const TraceJob &job, const ReplayedJob &replay) {
            out.onlyReal += job.hasStarted() && !replay.hasStarted() ? 1U : 0U;
            out.onlyReplayed += !job.hasStarted() && replay.hasStarted() && job.endTime != noTime ? 1U : 0U;
        });
        addLoad(out);
    }

private:
    template <typename Each>
    void forEachMeasured(const ReplayResult &result, const Each &each) const
    {
        for (TraceRow row = 0; row < m_trace.jobs.size(); ++row) {
            if (isMeasured(m_trace.jobs[row], result.jobs[row], m_options.measureFrom)) {
                each(m_trace.jobs[row], result.jobs[row]);
            }
        }
    }

    void addLoad(Validation &out)
    {
        // While the last ones run out, which may take weeks, nothing comes any more: what is busy then says nothing of a policy.
        std::int64_t last = out.replay.begin;
        for (const TraceJob &job : m_trace.jobs) {
            last = std::max(last, Workload::countable(job.submitTime));
        }
        const Timeline timeline(std::max(out.replay.begin, m_options.measureFrom), last, m_options.loadPoints);
        for (std::size_t place = 0; place < timeline.size(); ++place) {
            out.load.push_back({ timeline.beginOf(place), 0.0, 0.0, 0.0, 0.0 });
        }
        const auto spread = [&](double LoadPoint::*member, std::int64_t begin, std::int64_t end, double amount) {
            timeline.spread(begin, end, [&](std::size_t place, double seconds) { out.load[place].*member += amount * seconds; });
        };
        for (TraceRow row = 0; row < m_trace.jobs.size(); ++row) {
            const TraceJob &job = m_trace.jobs[row];
            const ReplayedJob &replay = out.replay.jobs[row];
            const auto ends = [&timeline](std::int64_t end) { return end == noTime ? timeline.end() : end; };
            const double realCpus = job.allocatedCpus > 0 ? job.allocatedCpus : replay.cpus;
            spread(&LoadPoint::realQueue, job.submitTime, ends(job.hasStarted() ? job.startTime : job.endTime), 1.0);
            if (job.hasStarted()) {
                spread(&LoadPoint::realBusy, job.startTime, ends(job.endTime), realCpus);
            }
            if (replay.submitTime != noTime) {
                spread(&LoadPoint::replayedQueue, replay.submitTime,
                    ends(replay.hasStarted()   ? replay.startTime
                            : job.hasStarted() ? noTime
                                               : job.endTime),
                    1.0);
            }
            if (replay.hasStarted()) {
                spread(&LoadPoint::replayedBusy, replay.startTime, ends(replay.endTime), replay.cpus);
            }
        }
        for (const LostRun &run : out.replay.lostRuns) {
            spread(&LoadPoint::replayedBusy, run.startTime, run.endTime, run.cpus);
            spread(&LoadPoint::replayedQueue, run.startTime, run.endTime, -1.0);
        }
        const double cpus = std::max<double>(1.0, std::accumulate(m_machine.cpus.begin(), m_machine.cpus.end(), 0.0));
        double length = 0.0;
        for (std::size_t place = 0; place < timeline.size(); ++place) {
            LoadPoint &point = out.load[place];
            const double seconds = timeline.seconds(place);
            out.realBusy += point.realBusy / cpus;
            out.replayedBusy += point.replayedBusy / cpus;
            length += seconds;
            point.realBusy /= seconds * cpus;
            point.replayedBusy /= seconds * cpus;
            point.realQueue /= seconds;
            point.replayedQueue /= seconds;
        }
        out.realBusy /= std::max(length, 1.0);
        out.replayedBusy /= std::max(length, 1.0);
    }

    const Machine &m_machine;
    const Trace &m_trace;
    const ValidationOptions &m_options;
};

double meanWait(const Trace &trace, const ReplayResult &result, std::int64_t from)
{
    double sum = 0.0;
    double jobs = 0.0;
    for (TraceRow row = 0; row < trace.jobs.size(); ++row) {
        const ReplayedJob &replay = result.jobs[row];
        if (isMeasured(trace.jobs[row], replay, from) && replay.hasStarted()) {
            sum += static_cast<double>(replay.wait());
            jobs += 1.0;
        }
    }
    return jobs > 0.0 ? sum / jobs : 0.0;
}

} // namespace

bool tellsStarts(const Trace &trace)
{
    return std::any_of(
        trace.jobs.begin(), trace.jobs.end(), [](const TraceJob &job) { return job.hasStarted() && !job.lacksAny(TraceJob::NoStart); });
}

Validation validateReplay(const Policy &policy, const Situation &start, const Machine &machine, const Workload &workload,
    const ValidationOptions &options, Progress *progress)
{
    Validation out;
    const auto passed = [&] {
        if (progress != nullptr) {
            progress->passed(workload.submissions().size());
        }
    };
    if (progress != nullptr) {
        progress->begin((options.seeds + 1) * workload.submissions().size());
    }
    out.replay = replayTrace(policy, start, machine, workload, options.replay, progress);
    if (!out.replay.isComplete) {
        return out;
    }
    passed();
    RealityCheck(machine, workload, options).compare(out);
    std::vector<double> means;
    for (std::uint32_t seed = 1; seed <= options.seeds; ++seed) {
        ReplayOptions shifted = options.replay;
        shifted.seed = options.replay.seed + seed;
        const ReplayResult other = replayTrace(policy, start, machine, workload, shifted, progress);
        if (!other.isComplete) {
            out.replay.isComplete = false;
            return out;
        }
        means.push_back(meanWait(workload.trace(), other, options.measureFrom));
        passed();
    }
    out.seeds = options.seeds;
    if (means.size() > 1) {
        const auto count = static_cast<double>(means.size());
        const double mean = std::accumulate(means.begin(), means.end(), 0.0) / count;
        double squares = 0.0;
        for (const double one : means) {
            squares += (one - mean) * (one - mean);
        }
        constexpr double nineteenOfTwenty = 1.96;
        const double deviation = std::sqrt(squares / (count - 1.0));
        out.noise = mean > 0.0 ? nineteenOfTwenty * std::sqrt(2.0) * deviation / mean : 0.0;
        out.waitSpread = quantilesOf(means);
    }
    return out;
}

} // namespace apportion::replay
