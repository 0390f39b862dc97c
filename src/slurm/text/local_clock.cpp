// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/local_clock.h"

#include "core/policy/slurm_time.h"

#include <chrono>
#include <ctime>

namespace apportion::slurm
{

namespace
{

/// Seconds since the epoch of a wall clock's reading; the reading itself where the C library knows no answer.
std::int64_t fromMachine(std::int64_t reading)
{
    using namespace std::chrono;
    const std::int64_t days = (reading - (reading < 0 ? 86399 : 0)) / 86400;
    if (days < -10'000'000 || days > 10'000'000) {
        return reading;
    }
    const year_month_day date { sys_days(std::chrono::days { static_cast<int>(days) }) };
    const auto rest = static_cast<int>(reading - days * 86400);
    std::tm parts {};
    parts.tm_year = static_cast<int>(date.year()) - 1900;
    parts.tm_mon = static_cast<int>(static_cast<unsigned>(date.month())) - 1;
    parts.tm_mday = static_cast<int>(static_cast<unsigned>(date.day()));
    parts.tm_hour = rest / 3600;
    parts.tm_min = rest / 60 % 60;
    parts.tm_sec = rest % 60;
    parts.tm_isdst = -1;
    // mktime() returns -1 for a failure and for one second in 1969: tm_wday tells them apart.
    parts.tm_wday = -1;
    const std::time_t time = std::mktime(&parts);
    return time == -1 && parts.tm_wday == -1 ? reading : std::int64_t { time };
}

} // namespace

LocalClock utcClock()
{
    return [](std::int64_t reading) { return reading; };
}

LocalClock machineClock()
{
    return fromMachine;
}

std::optional<std::int64_t> parseLocalTimestamp(std::string_view text, const LocalClock &clock)
{
    const std::optional<std::int64_t> reading = parseTimestamp(text);
    return reading && *reading != 0 ? clock(*reading) : reading;
}

} // namespace apportion::slurm
