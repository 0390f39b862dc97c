// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/bench_support.h"
#include "replay/wait_summary.h"

#include <algorithm>
#include <cmath>

using namespace apportion;

namespace
{

constexpr std::int64_t beginning = 1767571200;
constexpr std::uint32_t nodes = 128;
constexpr std::uint32_t cpusPerNode = 32;

std::vector<std::string> split(std::string_view list)
{
    std::vector<std::string> names;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        names.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return names;
}

/// 128 nodes of 32 CPUs, 200 users in 20 accounts, and their jobs: from one CPU to 16 nodes, ten minutes in the mean.
struct Cluster
{
    /// @p load: what is submitted in a second, as a part of what the machine does in one.
    Cluster(std::uint32_t jobs, double load)
    {
        policy.release = 2511;
        policy.priority.weightAge = 1000;
        policy.priority.weightFairshare = 100000;
        policy.priority.weightJobSize = 500;
        NodeGroup group;
        for (std::uint32_t node = 0; node < nodes; ++node) {
            group.names += (node == 0 ? "n" : ",n") + std::to_string(node);
        }
        group.count = nodes;
        group.cpus = cpusPerNode;
        group.cores = cpusPerNode;
        group.memoryMb = 128000;
        policy.nodeGroups.edit().push_back(group);
        Partition partition;
        partition.name = "main";
        partition.nodesWritten = group.names;
        partition.nodes = { { 0, nodes } };
        partition.isDefault = true;
        partition.maxTime.minutes = SlurmTime::unlimited;
        policy.partitions.edit().push_back(partition);
        policy.qos.edit().push_back({ "normal", 0, 1.0, {}, {}, {} });
        policy.foreignConf.edit().push_back({ "AccountingStorageEnforce", "associations,limits,qos", {} });
        for (std::uint32_t user = 0; user < users; ++user) {
            const std::string account = "a" + std::to_string(user / 10);
            AssociationId id = policy.associations.findAccount(account);
            id = id == noAssociation ? policy.associations.addAccount(AssociationTree::root(), account) : id;
            policy.associations.addUser(id, "u" + std::to_string(user));
        }
        machine = replay::makeMachine(policy, split);
        addJobs(jobs, load);
    }

    Policy policy;
    replay::Machine machine;
    replay::Trace trace;

private:
    static constexpr std::uint32_t users = 200;

    double uniform() { return (static_cast<double>(m_random.below(1U << 30U)) + 0.5) / static_cast<double>(1U << 30U); }

    void addJobs(std::uint32_t jobs, double load)
    {
        double time = 0.0;
        double work = 0.0; // CPU-seconds so far
        for (std::uint32_t id = 1; id <= jobs; ++id) {
            replay::TraceJob job;
            const auto user = static_cast<std::uint32_t>(uniform() * uniform() * users);
            job.jobId = id;
            job.user = trace.names.add("u" + std::to_string(user));
            job.account = trace.names.add("a" + std::to_string(user / 10));
            job.partitions = trace.names.add("main");
            const double size = uniform();
            job.minNodes = size < 0.7 ? 1 : size < 0.85 ? 2 : size < 0.95 ? 4 : size < 0.99 ? 8 : 16;
            job.maxNodes = job.minNodes;
            job.tasks = job.minNodes == 1 ? 1U << m_random.below(6) : job.minNodes * cpusPerNode;
            job.memoryMb = std::uint64_t { 2000 } * (job.minNodes == 1 ? job.tasks : cpusPerNode);
            const double spread = std::sqrt(-2.0 * std::log(uniform())) * std::cos(6.283185307179586 * uniform());
            const double runs = std::clamp(600.0 * std::exp(spread - 0.5), 30.0, 6000.0);
            job.limitMinutes = static_cast<std::uint32_t>(runs * (1.1 + 2.0 * uniform()) / 60.0) + 1;
            job.submitTime = beginning + static_cast<std::int64_t>(time);
            job.eligibleTime = job.submitTime;
            job.startTime = job.submitTime;
            job.endTime = job.startTime + static_cast<std::int64_t>(runs);
            job.state = replay::TraceJob::State::Completed;
            trace.jobs.push_back(job);
            work += job.tasks * runs;
            time -= std::log(uniform()) * work / id / (double { nodes } * cpusPerNode * load);
        }
    }

    test::Random m_random { 7 };
};

/// Arguments: jobs, load in percent. The queue is told, since what a job costs depends on how many wait.
void benchReplay(benchmark::State &state, bool isFast)
{
    const Cluster cluster(static_cast<std::uint32_t>(state.range(0)), static_cast<double>(state.range(1)) / 100.0);
    const replay::Workload workload(cluster.policy, cluster.machine, cluster.trace);
    replay::ReplayOptions options;
    options.isFast = isFast;
    replay::ReplayResult result;
    for ([[maybe_unused]] auto _ : state) {
        result = replayTrace(cluster.policy, Situation(), cluster.machine, workload, options);
        benchmark::DoNotOptimize(result.jobs.data());
    }
    double waited = 0.0;
    for (const replay::ReplayedJob &job : result.jobs) {
        if (!job.hasStarted()) {
            bench::fail(state, "a job did not start");
            return;
        }
        waited += static_cast<double>(job.wait());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.counters["mean_queue"] = waited / static_cast<double>(cluster.trace.jobs.back().submitTime - beginning);
}

} // namespace

BENCHMARK_CAPTURE(benchReplay, exact, false)
    ->Name("replay/exact")
    ->ArgNames({ "", "load" })
    ->Args({ 3000, 95 })
    ->Args({ 3000, 110 })
    ->Args({ 1000000, 95 })
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(benchReplay, fast, true)
    ->Name("replay/fast")
    ->ArgNames({ "", "load" })
    ->Args({ 10000, 95 })
    ->Args({ 10000, 108 })
    ->Args({ 1000000, 95 })
    ->Unit(benchmark::kMillisecond);
