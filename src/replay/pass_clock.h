// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/scheduler_settings.h"

#include <cstdint>
#include <limits>

namespace apportion::replay
{

/// When slurmctld makes its passes: what it is told to wait, and what wakes it (_slurmctld_background() in
/// src/slurmctld/controller.c, backfill_agent(), _decay_thread()). Times are milliseconds.
///
/// Its background thread looks once a second whether there is something to do: a main pass when one was asked for and the
/// last is batch_sched_delay seconds ago, one over the whole queue each sched_interval. Backfill sleeps bf_interval after
/// each pass, then looks each second whether anything has changed since. Priorities are computed each PriorityCalcPeriod.
class PassClock
{
public:
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

    enum class Kind : std::uint8_t { Priority, Full, Main, Backfill };
    struct Pass
    {
        std::int64_t ms = never;
        Kind kind = Kind::Main;
    };

    /// Begins at @p begin; @p seed shifts when what happens periodically does, and jitter(); 0: neither.
    PassClock(const SchedulerSettings &settings, const ReleaseRules &rules, std::int64_t calcSeconds, std::int64_t begin, std::uint64_t seed);

    /// A submission or the end of a job asks for a main pass.
    void request(std::int64_t ms)
    {
        m_requested = true;
        m_requestedAt = ms;
        touch(ms);
    }
    /// Something has changed that backfill looks for, and that passes may answer.
    void touch(std::int64_t ms)
    {
        m_fullWasIdle = false;
        m_backfillWasIdle = false;
        wake(ms);
    }
    /// The next pass. Over an empty queue there is none of the periodic ones: they would find nothing.
    [[nodiscard]] Pass next(std::int64_t now, bool waits);
    /// Nothing will happen before @p ms: leaves out the passes until then, but for the last ones of each kind.
    void skipTo(std::int64_t ms);
    /// Whether backfill, which wakes at @p ms, finds that something has changed; if not it looks again later.
    [[nodiscard]] bool wakesBackfill(std::int64_t ms);
    /// A pass was made; @p changed: jobs were started, or got new priorities.
    void made(Kind kind, std::int64_t ms, bool changed);
    /// Whether each kind of pass came since the last change, and changed nothing.
    [[nodiscard]] bool isExhausted() const { return m_fullWasIdle && (m_backfillWasIdle || !m_settings.backfills); }
    /// 0 … 999 for something with a number, by the seed; 0 without one.
    [[nodiscard]] std::int64_t jitter(std::uint64_t number) const;

private:
    [[nodiscard]] std::int64_t tickAtOrAfter(std::int64_t ms) const;
    void wake(std::int64_t ms);
    void catchUp(std::int64_t now);

    SchedulerSettings m_settings;
    std::uint64_t m_seed;
    std::int64_t m_calcMs;
    std::int64_t m_tickPhase; ///< of the background thread within a second
    std::int64_t m_lastTick;
    std::int64_t m_lastFull; ///< seconds, as slurmctld compares them
    std::int64_t m_lastMain; ///< seconds
    std::int64_t m_nextPriority;
    std::int64_t m_nextBackfill; ///< when it wakes
    std::int64_t m_lastBackfill; ///< seconds
    std::int64_t m_lastChange; ///< seconds
    std::int64_t m_requestedAt = 0;
    bool m_requested = false;
    bool m_backfillRests = false; ///< nothing had changed when it woke: looks again each second
    bool m_fullWasIdle = false;
    bool m_backfillWasIdle = false;
};

} // namespace apportion::replay
