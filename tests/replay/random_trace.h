// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/replay.h"
#include "small_cluster.h"
#include "support/generated_policy.h"

#include <cstdint>
#include <string>

namespace apportion::testing
{

inline constexpr std::int64_t beginning = 1767571200;
inline constexpr std::uint64_t matlabs = 3; ///< licenses of RandomTrace

/// A row for a job of a user of "red" or "blue".
inline replay::TraceJob tracedJob(replay::Trace &trace, std::uint32_t id, const char *account, std::int64_t submit, std::int64_t run)
{
    replay::TraceJob job;
    job.jobId = id;
    job.account = trace.names.add(account);
    job.user = trace.names.add(std::string(account) + "user");
    job.partitions = trace.names.add("main");
    job.submitTime = beginning + submit;
    job.eligibleTime = job.submitTime;
    job.startTime = job.submitTime;
    job.endTime = job.startTime + run;
    job.state = replay::TraceJob::State::Completed;
    job.limitMinutes = static_cast<std::uint32_t>(run / 60 + 1);
    job.maxNodes = 1;
    return job;
}

/// A machine of two partitions that overlap, limits, and the jobs of some hours; all of it from one seed.
struct RandomTrace
{
    explicit RandomTrace(std::uint64_t seed, std::uint16_t release, std::uint32_t jobs = 150) : random(seed)
    {
        const auto nodes = static_cast<std::uint32_t>(4 + random.below(5));
        policy = smallPolicy(nodes, static_cast<std::uint32_t>(4 + random.below(8)), 16000, release);
        Partition second = policy.partitions->front();
        second.name = "half";
        second.priorityTier = 3;
        second.isDefault = false;
        second.nodes.front().count = nodes / 2;
        second.nodesWritten = nodeNames(nodes / 2);
        policy.partitions.edit().push_back(second);
        policy.associations.setOptions(policy.associations.findAccount("red"), "GrpTRES=cpu=30:MaxJobs=6");
        policy.licenses.push_back({ "license/matlab", matlabs });
        machine = replay::makeMachine(policy, expandNames);
        std::int64_t submit = 0;
        for (std::uint32_t id = 1; id <= jobs; ++id) {
            submit += static_cast<std::int64_t>(random.below(60));
            const char *account = random.chance(50) ? "red" : "blue"; // drawn one by one: compilers order arguments as they like
            const std::int64_t run = 20 + static_cast<std::int64_t>(random.below(900));
            replay::TraceJob job = tracedJob(trace, id, account, submit, run);
            job.minNodes = static_cast<std::uint32_t>(1 + random.below(2));
            job.maxNodes = job.minNodes;
            job.tasks = static_cast<std::uint32_t>(job.minNodes * (1 + random.below(4)));
            job.memoryMb = 500 * random.below(9);
            job.partitions = trace.names.add(random.chance(30) ? "main,half" : random.chance(50) ? "half" : "main");
            job.flags = random.chance(10) ? std::uint16_t { replay::TraceJob::Exclusive } : std::uint16_t { 0 };
            job.licenses = random.chance(25) ? trace.names.add("matlab:" + std::to_string(1 + random.below(2))) : 0;
            if (random.chance(5)) {
                job.startTime = replay::noTime; // taken back while it waited
            }
            const std::uint32_t tasks = random.chance(10) ? 4 : 1;
            for (std::uint32_t task = 0; task < tasks; ++task) {
                job.task = tasks > 1 ? task : replay::noTask;
                job.arrayLimit = tasks > 1 ? 2 : 0;
                trace.jobs.push_back(job);
            }
        }
    }

    [[nodiscard]] replay::ReplayResult replay(std::uint64_t shifted = 0, bool isFast = false) const
    {
        replay::ReplayOptions options;
        options.isFast = isFast;
        options.seed = shifted;
        options.keepsPassTimes = true;
        return replay::replayTrace(policy, Situation(), machine, replay::Workload(policy, machine, trace), options);
    }

    test::Random random;
    Policy policy;
    replay::Machine machine;
    replay::Trace trace;
};

/// "normal" jobs, and "high" ones that push them aside.
inline void letHighPreempt(Policy &policy, const char *mode)
{
    policy.qos.edit().push_back({ "high", 100, 1.0, {}, "normal", {} });
    policy.foreignConf.edit().push_back({ "PreemptType", "preempt/qos", {} });
    policy.foreignConf.edit().push_back({ "PreemptMode", mode, {} });
}

/// Who ran when and where, and what each waited for, a line each.
inline std::string diary(const replay::ReplayResult &result)
{
    std::string lines;
    const auto add = [&lines](auto number) { lines += std::to_string(number) + ' '; };
    for (const replay::ReplayedJob &job : result.jobs) {
        add(job.startTime);
        add(job.endTime);
        add(job.nodes);
        add(job.cpus);
        add(job.partition);
        add(job.preemptions);
        add(static_cast<int>(job.by));
        for (const replay::WaitCause &cause : result.causesOf(job)) {
            add(static_cast<int>(cause.reason));
            if (cause.reason == replay::WaitReason::Limit) {
                lines += limitRule(cause.limit()).word;
            } else {
                add(cause.detail);
            }
            add(cause.seconds);
        }
        lines += '\n';
    }
    return lines;
}

} // namespace apportion::testing
