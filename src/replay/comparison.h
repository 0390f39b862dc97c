// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/wait_summary.h"

#include <cstdint>
#include <string>
#include <vector>

namespace apportion::replay
{

/// A policy under which a trace is replayed; what it points at outlives the comparison's making.
struct ReplayScenario
{
    std::string name;
    const Policy *policy = nullptr;
    const Situation *start = nullptr;
    const Machine *machine = nullptr;
    const Workload *workload = nullptr; ///< of the same trace in all scenarios
};

/// Seconds that jobs of a group waited because of something, named so that policies can be compared.
struct NamedCause
{
    WaitReason reason = WaitReason::Scheduler;
    std::string by; ///< of Priority and Reservation the term (aheadByWords), of Limit its word and TRES: "GrpTRES=cpu"
    std::string who; ///< user and account of the job ahead, the association or "qos NAME" of the limit
    double seconds = 0.0; ///< of one job, or of a group's jobs in the mean

    [[nodiscard]] bool isLike(const NamedCause &other) const { return reason == other.reason && by == other.by && who == other.who; }
};

/// What became of a group of jobs in each scenario.
struct GroupComparison
{
    GroupBy by = GroupBy::All;
    std::string name;
    std::vector<WaitSummary> scenarios; ///< in the order of the scenarios; without jobs where it has none
    std::vector<double> variances; ///< of the mean wait under the seeds, by scenario: seconds squared; 0 without seeds

    // Of a scenario compared with another one, by itself with the first.

    /// Mean wait of a scenario less that of the other one.
    [[nodiscard]] double difference(std::size_t scenario, std::size_t from = 0) const
    {
        return scenarios[scenario].meanWait - scenarios[from].meanWait;
    }
    /// By how much both mean waits must differ for the difference not to be noise, in 19 of 20 cases: seconds. 0 without seeds.
    [[nodiscard]] double band(std::size_t scenario, std::size_t from = 0) const;
    [[nodiscard]] bool isNoise(std::size_t scenario, std::size_t from = 0) const
    {
        return std::abs(difference(scenario, from)) <= band(scenario, from);
    }
    /// By how much the total of all waits changes: what winners and losers are sorted by.
    [[nodiscard]] double weight(std::size_t scenario, std::size_t from = 0) const;
};

/// What an account was promised and got over time.
struct AccountShare
{
    std::string account;
    std::string parent; ///< empty: root
    double promised = 0.0; ///< its part of the cluster by shares; below 0: it has no shares of its own
    std::vector<double> delivered; ///< its part of what was charged in each stretch of time; below 0: nothing was charged to anybody
    std::vector<double> factor; ///< mean fair-share factor of its users that submit; below 0: not known
    double deliveredAll = 0.0; ///< over all of the time
};

/// A trace replayed under one policy.
struct ScenarioReplay
{
    std::string name;
    ReplayResult result; ///< of no shifts
    std::vector<double> busy; ///< CPUs in use of all, by stretch of time
    std::vector<double> queue; ///< jobs that wait, in the mean
    double meanBusy = 0.0;
    std::vector<AccountShare> shares; ///< in the order of names
};

/// A trace under some policies.
struct ReplayComparison
{
    std::vector<std::int64_t> times; ///< of the beginnings of the stretches, seconds
    std::vector<ScenarioReplay> scenarios;
    std::vector<GroupComparison> groups; ///< all jobs, then by account, user, QOS, partition and size
    std::uint32_t seeds = 0;
    std::int64_t measureFrom = noTime;
    bool isComplete = false; ///< false: a stop was asked for
    bool isFast = false; ///< of the mode that counts: seeds do not tell how far it is off, so no difference may be claimed

    /// The noise band of all jobs as a part of the mean wait of the scenario that it is compared with.
    [[nodiscard]] double noise(std::size_t scenario, std::size_t from = 0) const;
};

struct ComparisonOptions
{
    ReplayOptions replay;
    std::uint32_t seeds = 16; ///< of each scenario, the same ones; below 2 there is no noise band, and nothing can be claimed
    std::uint32_t points = 48;
    std::int64_t measureFrom = noTime; ///< jobs submitted before it warm the usage up and are not compared
};

inline constexpr std::size_t mostScenarios = 5; ///< what is there, and four to choose from

/// Replays all scenarios, each with the same seeds. @p progress may be null.
[[nodiscard]] ReplayComparison compareReplays(
    const std::vector<ReplayScenario> &scenarios, const ComparisonOptions &options = {}, Progress *progress = nullptr);

/// What was used under one policy, for another one: by the names of users and accounts. The rest of the situation is left out.
[[nodiscard]] Situation sameUsage(const Policy &from, const Situation &start, const Policy &to);

/// The causes of some rows, the longest first: the seconds of one job in the mean.
[[nodiscard]] std::vector<NamedCause> namedCauses(const Policy &policy, const ReplayResult &result, const std::vector<TraceRow> &rows);

/// The rows of a group that are measured: those that are compared.
[[nodiscard]] std::vector<TraceRow> rowsOf(const Trace &trace, const ReplayResult &result, GroupBy by, const std::string &name, std::int64_t from);

} // namespace apportion::replay
