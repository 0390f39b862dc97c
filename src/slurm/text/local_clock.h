// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace apportion::slurm
{

/// Turns the reading of a wall clock, counted in seconds as if it stood in UTC, into seconds since the epoch.
using LocalClock = std::function<std::int64_t(std::int64_t)>;

/// A clock in UTC.
[[nodiscard]] LocalClock utcClock();
/// A clock in the zone of this machine (TZ, /etc/localtime). A reading that a change of the clock skips or repeats is
/// taken as the C library takes it.
[[nodiscard]] LocalClock machineClock();

/// parseTimestamp() with the time read from @p clock.
[[nodiscard]] std::optional<std::int64_t> parseLocalTimestamp(std::string_view text, const LocalClock &clock);

} // namespace apportion::slurm
