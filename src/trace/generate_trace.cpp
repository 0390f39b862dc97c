// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/generate_trace.h"

#include "core/policy/tres.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <queue>
#include <string>
#include <utility>
#include <vector>

namespace apportion::trace
{

using replay::Trace;
using replay::TraceJob;

namespace
{

/// Numbers that are the same on every machine (splitmix64); those of the standard library's distributions are not.
class SameNumbers
{
public:
    explicit SameNumbers(std::uint64_t seed) : m_state(seed) { }

    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    /// 0 ≤ … < 1
    double fraction() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(fraction() * bound); }
    bool chance(double part) { return fraction() < part; }
    /// Of a normal distribution, nearly: twelve added up.
    double normal()
    {
        double sum = -6;
        for (int i = 0; i < 12; ++i) {
            sum += fraction();
        }
        return sum;
    }

private:
    std::uint64_t m_state;
};

/// A partition as jobs see it.
struct Place
{
    NameId name = 0;
    std::uint32_t cpusPerNode = 1;
    std::uint32_t nodes = 0;
    std::uint64_t memoryPerCpu = 0;
    std::uint32_t gpusPerNode = 0;
    std::uint32_t mostMinutes = 0;
    double weight = 0; ///< CPUs
};

struct Submitter
{
    NameId user = 0;
    NameId account = 0;
    double weight = 0;
};

/// Time limits that people write, minutes.
constexpr std::array<std::uint32_t, 12> usualLimits = { 5, 10, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10080 };

template <typename Item>
const Item &pick(const std::vector<Item> &items, SameNumbers &random)
{
    double whole = 0;
    for (const Item &item : items) {
        whole += item.weight;
    }
    double at = random.fraction() * whole;
    for (const Item &item : items) {
        at -= item.weight;
        if (at < 0) {
            return item;
        }
    }
    return items.back();
}

std::vector<Place> placesOf(const Policy &policy, NamePool &names)
{
    std::vector<Place> places;
    for (const Partition &partition : *policy.partitions) {
        Place place;
        for (const PartitionNodes &part : partition.nodes) {
            const NodeGroup &group = (*policy.nodeGroups)[part.group];
            const std::uint32_t cpus = effectiveCpus(group);
            if (part.count > place.nodes && cpus > 0) {
                place.cpusPerNode = cpus;
                place.memoryPerCpu = group.memoryMb / cpus;
                place.gpusPerNode = static_cast<std::uint32_t>(std::min<std::uint64_t>(tresCount(group.gres, "gres/gpu"), 64));
                place.nodes = part.count;
            }
        }
        place.name = names.add(partition.name);
        place.mostMinutes = std::min<std::uint32_t>(partition.maxTime.minutes, usualLimits.back());
        place.weight = static_cast<double>(place.nodes) * place.cpusPerNode;
        if (place.nodes > 0 && place.mostMinutes > 0) {
            places.push_back(place);
        }
    }
    return places;
}

/// Some users submit much more than others.
std::vector<Submitter> submittersOf(const Policy &policy, NamePool &names, SameNumbers &random)
{
    std::vector<Submitter> submitters;
    const AssociationTree &tree = policy.associations;
    for (const AssociationId id : tree.layout().depthFirst()) {
        if (tree.isUser(id) && tree.userName(id) != "root") {
            submitters.push_back({ names.add(tree.userName(id)), names.add(tree.accountName(id)), std::exp(1.2 * random.normal()) });
        }
    }
    return submitters;
}

/// A table of who submits how much, to draw from in constant time.
class Draw
{
public:
    explicit Draw(const std::vector<Submitter> &submitters)
    {
        for (const Submitter &submitter : submitters) {
            m_sums.push_back((m_sums.empty() ? 0.0 : m_sums.back()) + submitter.weight);
        }
    }
    [[nodiscard]] std::size_t next(SameNumbers &random) const
    {
        const auto found = std::upper_bound(m_sums.begin(), m_sums.end(), random.fraction() * m_sums.back());
        return std::min<std::size_t>(static_cast<std::size_t>(found - m_sums.begin()), m_sums.size() - 1);
    }

private:
    std::vector<double> m_sums;
};

/// The size of a job on a partition.
void sizeJob(TraceJob &job, const Place &place, NamePool &names, SameNumbers &random)
{
    const double kind = random.fraction();
    std::uint32_t cpus = 1;
    if (kind > 0.85) {
        job.minNodes = std::min(2U + random.below(15), std::max(place.nodes / 2, 1U));
        cpus = job.minNodes * place.cpusPerNode;
    } else if (kind > 0.3) {
        cpus = std::min(1U << random.below(6), place.cpusPerNode);
    }
    job.maxNodes = job.minNodes;
    job.tasks = cpus;
    job.allocatedNodes = job.minNodes;
    job.allocatedCpus = cpus;
    constexpr std::array<std::uint64_t, 3> parts = { 1, 2, 4 };
    job.memoryMb = place.memoryPerCpu * (cpus / job.minNodes) / parts[random.below(3)];
    if (place.gpusPerNode > 0 && random.chance(0.7)) {
        job.gres = names.add("gpu:" + std::to_string(1 + random.below(place.gpusPerNode)));
    }
}

/// How long a job runs, and the limit that its user thinks of.
std::int64_t timeJob(TraceJob &job, const Place &place, SameNumbers &random)
{
    constexpr double halfAnHour = 1800;
    const double wanted = halfAnHour * std::exp(1.6 * random.normal());
    const double guessed = wanted * (0.9 + 7 * random.fraction() * random.fraction()) / 60;
    job.limitMinutes = place.mostMinutes;
    for (const std::uint32_t limit : usualLimits) {
        if (limit >= guessed && limit < place.mostMinutes) {
            job.limitMinutes = limit;
            break;
        }
    }
    const double most = 60.0 * job.limitMinutes;
    job.state = wanted >= most ? TraceJob::State::Timeout : random.chance(0.05) ? TraceJob::State::Failed : TraceJob::State::Completed;
    return static_cast<std::int64_t>(std::clamp(wanted, 10.0, most));
}

/// A moment of [0, span): fewer at night and on the weekend.
std::int64_t submission(double span, std::int64_t begin, SameNumbers &random)
{
    for (int tries = 0;; ++tries) {
        const auto at = static_cast<std::int64_t>(random.fraction() * span);
        constexpr std::int64_t mondayOfTheEpoch = std::int64_t { 4 } * 86400;
        const std::int64_t second = (begin + at - mondayOfTheEpoch) % 604800;
        const std::int64_t hour = second % 86400 / 3600;
        const double busy = (hour >= 8 && hour < 19 ? 1.0 : 0.35) * (second >= std::int64_t { 5 } * 86400 ? 0.4 : 1.0);
        if (tries == 8 || random.chance(busy)) {
            return at;
        }
    }
}

/// Starts the jobs in their order; the mean number of those that wait.
double startJobs(Trace &trace, const std::vector<std::int64_t> &seconds, std::uint64_t cpus)
{
    using End = std::pair<std::int64_t, std::uint32_t>;
    std::priority_queue<End, std::vector<End>, std::greater<>> running;
    std::uint64_t free = cpus;
    std::int64_t now = 0;
    double waited = 0;
    for (std::size_t i = 0; i < trace.jobs.size(); ++i) {
        TraceJob &job = trace.jobs[i];
        now = std::max(now, job.submitTime);
        while (free < job.allocatedCpus || (!running.empty() && running.top().first <= now)) {
            now = std::max(now, running.top().first);
            free += running.top().second;
            running.pop();
        }
        free -= job.allocatedCpus;
        job.startTime = now;
        job.endTime = now + seconds[job.jobId - 1];
        running.emplace(job.endTime, job.allocatedCpus);
        waited += static_cast<double>(now - job.submitTime);
    }
    const double span = static_cast<double>(std::max<std::int64_t>(1, now - trace.jobs.front().submitTime));
    return waited / span;
}

/// A trace whose bursts have so many jobs, on the average.
GeneratedTrace makeTrace(const Policy &policy, const GenerateOptions &options, double burst)
{
    GeneratedTrace made;
    Trace &trace = made.trace;
    SameNumbers random(options.seed);
    const std::vector<Place> places = placesOf(policy, trace.names);
    const std::vector<Submitter> submitters = submittersOf(policy, trace.names, random);
    const Draw draw(submitters);
    const std::uint64_t cpus = std::max<std::uint64_t>(policy.clusterCpus(), 1);
    const NameId qos = policy.qos->empty() ? 0 : trace.names.add(policy.qos->front().name);
    trace.jobs.resize(options.jobs);
    std::vector<std::int64_t> seconds(options.jobs);
    std::vector<std::uint32_t> bursts(options.jobs); // the first job of each job's burst
    double asked = 0;
    for (std::uint32_t i = 0; i < options.jobs; ++i) {
        TraceJob &job = trace.jobs[i];
        const bool follows = i > 0 && random.chance(1 - 1 / burst);
        if (follows) {
            job = trace.jobs[i - 1];
        } else {
            const Submitter &submitter = submitters[draw.next(random)];
            job.user = submitter.user;
            job.account = submitter.account;
        }
        bursts[i] = follows ? bursts[i - 1] : i;
        const Place &place = follows ? *std::find_if(places.begin(), places.end(), [&](const Place &known) { return known.name == job.partitions; })
                                     : pick(places, random);
        if (!follows) {
            job.partitions = place.name;
            sizeJob(job, place, trace.names, random);
            job.allocatedCpus = static_cast<std::uint32_t>(std::min<std::uint64_t>(job.allocatedCpus, cpus));
        }
        job.ranIn = job.partitions;
        job.qos = qos;
        seconds[i] = timeJob(job, place, random);
        asked += static_cast<double>(seconds[i]) * job.allocatedCpus;
    }
    const double span = asked / (static_cast<double>(cpus) * options.load);
    for (std::uint32_t i = 0; i < options.jobs; ++i) {
        const bool follows = bursts[i] != i;
        trace.jobs[i].submitTime = follows ? trace.jobs[i - 1].submitTime + random.below(4) : options.begin + submission(span, options.begin, random);
        trace.jobs[i].jobId = i + 1;
    }
    std::stable_sort(trace.jobs.begin(), trace.jobs.end(), [](const TraceJob &a, const TraceJob &b) { return a.submitTime < b.submitTime; });
    made.meanWaiting = startJobs(trace, seconds, cpus);
    for (std::uint32_t i = 0; i < options.jobs; ++i) {
        TraceJob &job = trace.jobs[i];
        job.jobId = i + 1; // as slurmctld counts
        job.eligibleTime = job.submitTime;
        job.lacks |= TraceJob::NoStart; // nothing really happened
        trace.end = std::max(trace.end, job.endTime);
    }
    trace.begin = trace.jobs.front().submitTime;
    return made;
}

} // namespace

std::optional<GeneratedTrace> generateTrace(const Policy &policy, const GenerateOptions &options)
{
    NamePool names;
    SameNumbers random(0);
    if (options.jobs == 0 || !(options.load > 0) || placesOf(policy, names).empty() || submittersOf(policy, names, random).empty()) {
        return std::nullopt;
    }
    double few = 1;
    double many = std::max(2.0, options.jobs / 20.0);
    GeneratedTrace best = makeTrace(policy, options, few);
    constexpr int mostTries = 12;
    for (int i = 0; i < mostTries && best.meanWaiting < options.meanWaiting * 0.95; ++i) {
        const double burst = std::sqrt(few * many);
        GeneratedTrace made = makeTrace(policy, options, burst);
        const bool isNearer = std::abs(made.meanWaiting - options.meanWaiting) < std::abs(best.meanWaiting - options.meanWaiting);
        (made.meanWaiting < options.meanWaiting ? few : many) = burst;
        if (isNearer) {
            best = std::move(made);
            if (std::abs(best.meanWaiting - options.meanWaiting) <= 0.05 * options.meanWaiting) {
                break;
            }
        }
    }
    return best;
}

} // namespace apportion::trace
