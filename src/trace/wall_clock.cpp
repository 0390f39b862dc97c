// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/wall_clock.h"

#include <ctime>

namespace apportion::trace
{

namespace
{
constexpr std::int64_t secondsOfDay = 86400;
}

WallClock utcWallClock()
{
    return [](std::int64_t time) { return time; };
}

WallClock machineWallClock()
{
    return [](std::int64_t time) {
        const auto machineTime = static_cast<std::time_t>(time);
        std::tm parts {};
        return localtime_r(&machineTime, &parts) == nullptr ? time : time + parts.tm_gmtoff;
    };
}

const WallTimes::Day &WallTimes::dayOf(std::int64_t reading)
{
    const std::int64_t day = (reading - (reading < 0 ? secondsOfDay - 1 : 0)) / secondsOfDay;
    if (day != m_lastDay) {
        const auto [place, isNew] = m_days.try_emplace(day);
        if (isNew) {
            // No zone is more than a day from UTC, and none changes twice in three days.
            const std::int64_t before = (day - 1) * secondsOfDay;
            const std::int64_t after = (day + 2) * secondsOfDay;
            place->second = { m_clock(before) - before, m_clock(after) - after };
        }
        m_lastDay = day;
        m_last = &place->second;
    }
    return *m_last;
}

WallTimes::Candidates WallTimes::at(std::int64_t reading)
{
    const Day &day = dayOf(reading);
    const std::int64_t first = reading - day.before;
    const std::int64_t second = reading - day.after;
    if (first == second) {
        return { first, first };
    }
    const bool isFirst = m_clock(first) == reading;
    const bool isSecond = m_clock(second) == reading;
    if (isFirst && isSecond) {
        return { first, second };
    }
    const std::int64_t only = isSecond ? second : first;
    return { only, only };
}

} // namespace apportion::trace
