// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/replay.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace apportion::replay
{

/// By what jobs are put together.
enum class GroupBy : std::uint8_t { All, Account, User, Qos, Partition, Size };
inline constexpr std::array<const char *, 6> groupByWords = { "all", "account", "user", "qos", "partition", "nodes" };

/// A group of jobs: sizes by their order, the others by name.
struct GroupKey
{
    std::size_t order = 0;
    std::string name;

    auto operator<=>(const GroupKey &) const = default;
};

[[nodiscard]] GroupKey groupOf(const Trace &trace, const TraceJob &job, const ReplayedJob &replay, GroupBy by);

/// The middle of some numbers, and what nine in ten of them do not exceed.
struct Quantiles
{
    double median = 0.0;
    double p90 = 0.0;
};

/// Of some numbers, which are reordered; zeros when there are none.
[[nodiscard]] Quantiles quantilesOf(std::vector<double> &numbers);

/// Whether a run is looked at: it was handed in, did not run already at the first moment, and was submitted at or after @p from.
[[nodiscard]] bool isMeasured(const TraceJob &job, const ReplayedJob &replay, std::int64_t from);

/// How long jobs of a group waited in a replay, and for what. Seconds.
struct WaitSummary
{
    GroupBy by = GroupBy::All;
    std::string name;
    std::uint64_t jobs = 0; ///< that started
    std::uint64_t neverStarted = 0;
    double meanWait = 0.0;
    Quantiles wait;
    Quantiles slowdown; ///< (wait + run) ÷ run, runs below ten seconds counted as ten
    std::array<double, waitReasons> meanWaited {}; ///< of those that started, by WaitReason
};

/// All jobs, then each group by account, user, QOS, partition and size.
[[nodiscard]] std::vector<WaitSummary> summarizeWaits(const Trace &trace, const ReplayResult &result, std::int64_t from = noTime);

} // namespace apportion::replay
