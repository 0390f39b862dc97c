// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_map>

namespace apportion::trace
{

/// What a wall clock reads at a point in time (seconds since the epoch); the reading is counted as if it stood in UTC.
using WallClock = std::function<std::int64_t(std::int64_t time)>;

/// A clock in UTC.
[[nodiscard]] WallClock utcWallClock();
/// A clock in the zone of this machine (TZ, /etc/localtime).
[[nodiscard]] WallClock machineWallClock();

/// The points in time at which a clock shows a reading. Remembers what it learns of each day.
class WallTimes
{
public:
    explicit WallTimes(WallClock clock) : m_clock(std::move(clock)) { }

    struct Candidates
    {
        std::int64_t first = 0;
        std::int64_t second = 0; ///< the later one in the hour that comes twice; otherwise first

        [[nodiscard]] bool isTwice() const { return first != second; }
    };
    /// A reading that a change of the clock skips is taken as if it had not been changed yet.
    [[nodiscard]] Candidates at(std::int64_t reading);

private:
    /// The offsets from UTC before and after a day.
    struct Day
    {
        std::int64_t before = 0;
        std::int64_t after = 0;
    };
    [[nodiscard]] const Day &dayOf(std::int64_t reading);

    WallClock m_clock;
    std::unordered_map<std::int64_t, Day> m_days;
    std::int64_t m_lastDay = INT64_MIN;
    const Day *m_last = nullptr;
};

} // namespace apportion::trace
