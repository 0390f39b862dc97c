// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/queue_room.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace apportion
{

/// What SchedulerType and SchedulerParameters say of who may overtake whom.
struct BackfillSettings
{
    bool backfills = true; ///< but for sched/builtin
    std::int64_t window = 86400; ///< bf_window, seconds: what cannot start within has no room kept
    std::size_t mostTested = 500; ///< bf_max_job_test
    bool stopsAtLimits = false; ///< assoc_limit_stop: whoever is at a limit waits in his place, and is not passed over
};
[[nodiscard]] BackfillSettings backfillSettings(const Policy &policy);

/// Who may start before others that must wait: whoever delays none of them (backfill.c, _attempt_backfill()). Room is kept for the
/// first of those that wait, from when what runs leaves it until their time limits end; the others may be overtaken.
class BackfillPlan
{
public:
    explicit BackfillPlan(const QueueRoom &room, std::int64_t window) : m_room(room), m_window(window) { }

    /// Tasks run until @p end, seconds from the present; @p asked must stay where it is.
    void runs(std::uint32_t line, const QueueAmounts &asked, const std::vector<double> &taken, std::int64_t end);
    /// At a moment: what has ended by then is forgotten, and who waits is told again. Room stays kept until one of those that it is
    /// kept for may start, or forget().
    void begin(std::int64_t now);
    /// Who waits is no longer as it was.
    void forget() { m_isStale = true; }
    /// A job must wait; told in the order of priority, in which it stands at @p rank.
    void wait(std::uint32_t rank, std::uint32_t line, const QueueAmounts &asked, std::int64_t seconds);
    /// The place in that order up to which room was kept; nobody: 0.
    [[nodiscard]] std::uint32_t plannedBefore() const { return m_plannedBefore; }
    /// The same of one that waits for a limit, whether or not there is room.
    void waitAtLimit(std::uint32_t rank, std::uint32_t line, const QueueAmounts &asked, std::int64_t seconds);
    /// Whether no job could start that asks for so much for so long, as one that asks for no more waits already.
    [[nodiscard]] bool isInVain(std::uint32_t line, const QueueAmounts &asked, std::int64_t seconds) const;
    /// How many have room in each part of a line for so long from now on, @p free what is free now.
    [[nodiscard]] std::vector<double> rooms(std::uint32_t line, const QueueAmounts &asked, std::int64_t seconds, const QueueRoom::Free &free);
    /// Tasks start now for so long: runs() beside what is kept.
    void start(std::uint32_t line, const QueueAmounts &asked, const std::vector<double> &taken, std::int64_t seconds);

private:
    struct Waiting
    {
        std::uint32_t rank = 0;
        std::uint32_t line = 0;
        const QueueAmounts *asked = nullptr;
        std::int64_t seconds = 0;
    };
    struct Running
    {
        std::uint32_t line = 0;
        const QueueAmounts *asked = nullptr;
        std::vector<double> taken;
    };
    /// Room for one that waits.
    struct Kept
    {
        std::int64_t from = 0;
        std::int64_t to = 0;
        Running job;
        QueueRoom::Free free; ///< what is left when it begins
    };

    void keep(const Waiting &job, const QueueRoom::Free &free);
    [[nodiscard]] std::vector<double> roomsOver(
        std::uint32_t line, const QueueAmounts &asked, std::int64_t from, std::int64_t to, const QueueRoom::Free &free) const;
    void takeFromKept(const Running &job, std::int64_t from, std::int64_t to);

    const QueueRoom &m_room;
    std::int64_t m_window;
    std::int64_t m_now = 0;
    std::multimap<std::int64_t, Running> m_running; ///< by their end
    std::vector<Waiting> m_waiting; ///< behind those for which room was kept
    std::size_t m_planned = 0; ///< of those how many were looked at
    std::uint32_t m_plannedBefore = 0;
    bool m_isStale = false;
    std::vector<Kept> m_kept;
    std::vector<Waiting> m_least; ///< of those that wait some that ask for least
};

} // namespace apportion
