// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/priority_settings.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace apportion
{

/// The half-life in seconds as slurmctld keeps it, in 32 bits: UNLIMITED is 4294967236 (136 years), and what is longer than that begins
/// anew at 0 (read_config.c, priority_decay_hl). 0: usage does not decay.
[[nodiscard]] std::uint32_t halfLifeSeconds(const SlurmTime &halfLife);
/// Slurm's decay factor for one second: 1 − 0.693/half-life; 1 for half-life 0 (SLURM.md 3).
[[nodiscard]] double decayFactor(const SlurmTime &halfLife);
/// decayFactor to the power of the seconds, as Slurm raises it.
[[nodiscard]] double decayOver(double factor, double seconds);
/// The next time at or after @p from (seconds since the epoch, UTC) at which usage is reset; nothing without a period.
/// NOW resets at @p from.
[[nodiscard]] std::optional<std::int64_t> nextUsageReset(UsageReset reset, std::int64_t from);

/// Whether all usage may become 0 at the first pass after @p after has taken the place of @p before on a running cluster.
/// slurmctld counts the next reset from the last one, or from its first start: only where the present period is made of
/// whole ones of the one before does that lie within it for certain (SLURM.md 3). False for NONE, and for NOW, which
/// always clears.
[[nodiscard]] bool mayResetAtOnce(UsageReset before, UsageReset after);

/// What becomes of all usage at the first pass after another period was taken.
enum class ResetOutlook : std::uint8_t { Stays, MayClear, Clears };
/// The same where the last reset is known, for a change at @p now (seconds since the epoch): the first boundary of @p after
/// behind it has passed, or has not. slurmctld counts in its own local time: within 14 hours of the boundary it is open. NOW
/// clears whenever it is new.
[[nodiscard]] ResetOutlook resetOutlook(UsageReset before, UsageReset after, std::optional<std::int64_t> lastReset, std::int64_t now);

/// One stretch of use: a rate of billing TRES a second from begin to end (seconds since the start).
struct UsageCampaign
{
    std::int64_t begin = 0;
    std::int64_t end = 0;
    double rate = 0.0;
};

struct UsagePoint
{
    std::int64_t time = 0; ///< seconds since the start
    long double usage = 0.0L;
};

/// Usage over time as slurmctld keeps it: each PriorityCalcPeriod all usage is decayed, then the running
/// campaigns' use of the period is added, itself decayed over it; resets set it to 0.
/// @p start is the epoch second at which the series begins (resets need it); points come at every
/// @p every-th period, the first at 0, the last at or after @p seconds. @p resetsAtOnce: the first period ends with a
/// reset, as after mayResetAtOnce().
[[nodiscard]] std::vector<UsagePoint> usageOverTime(const PrioritySettings &settings, long double usage, const std::vector<UsageCampaign> &campaigns,
    std::int64_t start, std::int64_t seconds, std::uint32_t every = 1, bool resetsAtOnce = false);
/// Seconds until usage has decayed to @p fraction of what it is; nothing when it never does.
[[nodiscard]] std::optional<double> secondsUntil(const PrioritySettings &settings, double fraction);

} // namespace apportion
