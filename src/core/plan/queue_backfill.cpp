// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/queue_backfill.h"

#include "core/plan/queue_course.h"
#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>

namespace apportion
{

namespace
{

/// Each costs a look at all that runs, at every event of a queue.
constexpr std::size_t mostKept = 8;
constexpr std::size_t mostLeast = 8;

std::int64_t endOf(std::int64_t begin, std::int64_t seconds)
{
    return seconds == JobSpan::never ? JobSpan::never : begin + seconds;
}

bool isEnough(const std::vector<double> &rooms)
{
    return std::accumulate(rooms.begin(), rooms.end(), 0.0) >= 1.0 - QueueRoom::rounding;
}

} // namespace

BackfillSettings backfillSettings(const Policy &policy)
{
    BackfillSettings settings;
    settings.backfills = !sameIgnoringCase(foreignConfValue(policy, "SchedulerType"), "sched/builtin");
    const std::string_view parameters = foreignConfValue(policy, "SchedulerParameters");
    settings.stopsAtLimits = lowerCase(parameters).find("assoc_limit_stop") != std::string::npos; // wherever it stands
    splitEach(parameters, ',', [&settings](std::string_view entry) {
        const std::size_t equals = std::min(entry.find('='), entry.size());
        const std::optional<std::uint64_t> number = unsignedNumber(entry.substr(std::min(equals + 1, entry.size())));
        // what lies outside is the default to Slurm
        if (number && sameIgnoringCase(entry.substr(0, equals), "bf_window") && *number >= 1 && *number <= 43200) {
            settings.window = static_cast<std::int64_t>(*number) * 60;
        } else if (number && sameIgnoringCase(entry.substr(0, equals), "bf_max_job_test") && *number >= 1 && *number <= 1'000'000) {
            settings.mostTested = static_cast<std::size_t>(*number);
        }
    });
    return settings;
}

void BackfillPlan::runs(std::uint32_t line, const QueueAmounts &asked, const std::vector<double> &taken, std::int64_t end)
{
    m_running.emplace(end, Running { line, &asked, taken });
}

void BackfillPlan::begin(std::int64_t now)
{
    m_now = now;
    m_running.erase(m_running.begin(), m_running.upper_bound(now));
    m_waiting.clear();
    m_planned = 0;
    m_least.clear();
    // what runs ends when it was to end: without anybody new before them all are planned as they were
    if (m_isStale || std::any_of(m_kept.begin(), m_kept.end(), [now](const Kept &kept) { return kept.from <= now; })) {
        m_kept.clear();
        m_plannedBefore = 0;
        m_isStale = false;
    }
}

void BackfillPlan::wait(std::uint32_t rank, std::uint32_t line, const QueueAmounts &asked, std::int64_t seconds)
{
    if (m_least.size() < mostLeast && !isInVain(line, asked, seconds)) {
        m_least.push_back({ rank, line, &asked, seconds });
    }
    waitAtLimit(rank, line, asked, seconds);
}

void BackfillPlan::waitAtLimit(std::uint32_t rank, std::uint32_t line, const QueueAmounts &asked, std::int64_t seconds)
{
    if (rank >= m_plannedBefore) {
        m_waiting.push_back({ rank, line, &asked, seconds });
    }
}

bool BackfillPlan::isInVain(std::uint32_t line, const QueueAmounts &asked, std::int64_t seconds) const
{
    return std::any_of(m_least.begin(), m_least.end(), [&](const Waiting &other) {
        return other.line == line && other.seconds <= seconds
            && std::equal(
                other.asked->begin(), other.asked->end(), asked.begin(), asked.end(), [](double less, double more) { return less <= more; });
    });
}

std::vector<double> BackfillPlan::rooms(std::uint32_t line, const QueueAmounts &asked, std::int64_t seconds, const QueueRoom::Free &free)
{
    std::vector<double> rooms = roomsOver(line, asked, m_now, m_now, free);
    if (!isEnough(rooms)) {
        return rooms;
    }
    for (; m_planned < m_waiting.size() && m_kept.size() < mostKept; ++m_planned) { // nobody asked until now
        keep(m_waiting[m_planned], free);
        m_plannedBefore = m_waiting[m_planned].rank + 1;
    }
    return roomsOver(line, asked, m_now, endOf(m_now, seconds), free);
}

void BackfillPlan::start(std::uint32_t line, const QueueAmounts &asked, const std::vector<double> &taken, std::int64_t seconds)
{
    takeFromKept({ line, &asked, taken }, m_now, endOf(m_now, seconds));
}

/// At @p from and whenever room is kept until @p to: in between what runs only ends.
std::vector<double> BackfillPlan::roomsOver(
    std::uint32_t line, const QueueAmounts &asked, std::int64_t from, std::int64_t to, const QueueRoom::Free &free) const
{
    std::vector<double> rooms(m_room.groupsOf(line).size());
    for (std::size_t part = 0; part < rooms.size(); ++part) {
        rooms[part] = m_room.room(free, line, part, asked);
        for (const Kept &kept : m_kept) {
            if (kept.from >= from && kept.from < to && rooms[part] > 0.0) {
                rooms[part] = std::min(rooms[part], m_room.room(kept.free, line, part, asked));
            }
        }
    }
    return rooms;
}

void BackfillPlan::takeFromKept(const Running &job, std::int64_t from, std::int64_t to)
{
    for (Kept &kept : m_kept) {
        if (kept.from >= from && kept.from < to) {
            m_room.take(kept.free, job.line, *job.asked, job.taken);
        }
    }
}

/// From the first moment on at which it has room until its end, if that is within the window.
void BackfillPlan::keep(const Waiting &job, const QueueRoom::Free &now)
{
    struct Change
    {
        std::int64_t time;
        const Running *job;
        double sign;
    };
    std::vector<Change> changes;
    for (const Kept &kept : m_kept) {
        changes.push_back({ kept.from, &kept.job, 1.0 });
        changes.push_back({ kept.to, &kept.job, -1.0 });
    }
    std::sort(changes.begin(), changes.end(), [](const Change &a, const Change &b) { return a.time < b.time; });
    QueueRoom::Free free = now;
    auto change = changes.begin();
    auto running = m_running.begin();
    while (change != changes.end() || running != m_running.end()) {
        const std::int64_t nextChange = change == changes.end() ? JobSpan::never : change->time;
        const std::int64_t time = std::min(nextChange, running == m_running.end() ? JobSpan::never : running->first);
        if (time == JobSpan::never || time - m_now > m_window) {
            return;
        }
        bool isNearer = false;
        for (; running != m_running.end() && running->first == time; ++running) {
            isNearer = isNearer || m_room.meet(job.line, running->second.line);
            m_room.take(free, running->second.line, *running->second.asked, running->second.taken, -1.0);
        }
        for (; change != changes.end() && change->time == time; ++change) {
            isNearer = isNearer || m_room.meet(job.line, change->job->line);
            m_room.take(free, change->job->line, *change->job->asked, change->job->taken, change->sign);
        }
        if (!isNearer || !isEnough(roomsOver(job.line, *job.asked, time, time, free))) {
            continue;
        }
        const std::vector<double> rooms = roomsOver(job.line, *job.asked, time, endOf(time, job.seconds), free);
        if (!isEnough(rooms)) {
            continue;
        }
        Kept kept { time, endOf(time, job.seconds), { job.line, job.asked, QueueRoom::shareOut(rooms, 1.0) }, std::move(free) };
        takeFromKept(kept.job, kept.from, kept.to);
        m_room.take(kept.free, kept.job.line, *kept.job.asked, kept.job.taken);
        m_kept.push_back(std::move(kept));
        return;
    }
}

} // namespace apportion
