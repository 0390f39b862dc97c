// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/pass_clock.h"

#include <algorithm>

namespace apportion::replay
{

namespace
{

constexpr std::int64_t secondMs = 1000;
/// What a sleep of backfill takes longer than it was to.
constexpr std::int64_t wakeLag = 5;

/// splitmix64: the same on every machine.
std::uint64_t scramble(std::uint64_t number)
{
    number += 0x9e3779b97f4a7c15U;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31);
}

/// 0 … most − 1 by a seed; 0 without one.
std::int64_t phase(std::uint64_t seed, std::uint64_t which, std::int64_t most)
{
    return seed == 0 || most <= 0 ? 0 : static_cast<std::int64_t>(scramble(scramble(seed) + which) % static_cast<std::uint64_t>(most));
}

} // namespace

PassClock::PassClock(const SchedulerSettings &settings, const ReleaseRules &rules, std::int64_t calcSeconds, std::int64_t begin, std::uint64_t seed)
    : m_settings(settings), m_seed(seed), m_calcMs(std::max<std::int64_t>(calcSeconds, 1) * secondMs),
      m_tickPhase(rules.plansFromSlot ? 0 : phase(seed, 1, secondMs)), m_lastTick(begin - secondMs),
      m_lastFull((begin - phase(seed, 2, std::int64_t { settings.interval } * secondMs)) / secondMs), m_lastMain(m_lastFull),
      m_nextPriority(begin + m_calcMs - phase(seed, 3, m_calcMs)),
      m_nextBackfill(begin + (std::int64_t { settings.bfInterval } * secondMs - phase(seed, 4, std::int64_t { settings.bfInterval } * secondMs))),
      m_lastBackfill(begin / secondMs), m_lastChange(m_lastBackfill)
{
}

std::int64_t PassClock::jitter(std::uint64_t number) const
{
    return phase(m_seed, number + 5, secondMs);
}

void PassClock::wake(std::int64_t ms)
{
    m_lastChange = ms / secondMs;
    if (m_backfillRests) {
        m_backfillRests = false;
        const std::int64_t missed = std::max<std::int64_t>(0, ms - m_nextBackfill);
        m_nextBackfill += (missed + secondMs - 1) / secondMs * secondMs;
    }
}

std::int64_t PassClock::tickAtOrAfter(std::int64_t ms) const
{
    ms = std::max(ms, m_lastTick + 1);
    const std::int64_t since = ((ms - m_tickPhase) % secondMs + secondMs) % secondMs;
    return since == 0 ? ms : ms + secondMs - since;
}

/// The full passes that an empty queue left out.
void PassClock::catchUp(std::int64_t now)
{
    const std::int64_t interval = m_settings.interval;
    const std::int64_t missed = (now / secondMs - 1 - m_lastFull) / std::max<std::int64_t>(interval, 1);
    if (missed > 0) {
        m_lastFull += missed * interval;
        m_lastMain = std::max(m_lastMain, m_lastFull);
    }
}

PassClock::Pass PassClock::next(std::int64_t now, bool waits)
{
    Pass best { m_nextPriority, Kind::Priority };
    const auto consider = [&best](std::int64_t ms, Kind kind) {
        if (ms < best.ms) {
            best = { ms, kind };
        }
    };
    if (waits) {
        catchUp(now);
        consider(tickAtOrAfter((m_lastFull + m_settings.interval) * secondMs), Kind::Full);
    }
    if (m_requested) {
        consider(tickAtOrAfter(std::max(m_requestedAt, (m_lastMain + m_settings.batchDelay) * secondMs)), Kind::Main);
    }
    if (m_settings.backfills && !m_backfillRests) {
        consider(m_nextBackfill, Kind::Backfill);
    }
    best.ms = std::max(best.ms, now);
    return best;
}

void PassClock::skipTo(std::int64_t ms)
{
    const auto skip = [ms](std::int64_t &next, std::int64_t period) {
        if (ms - next > 2 * period) {
            next += (ms - next) / period * period - period;
        }
    };
    skip(m_nextPriority, m_calcMs);
    catchUp(ms - 2 * secondMs * std::max<std::int64_t>(m_settings.interval, 1));
    if (!m_backfillRests) {
        skip(m_nextBackfill, std::int64_t { m_settings.bfInterval } * secondMs + wakeLag);
    }
}

bool PassClock::wakesBackfill(std::int64_t ms)
{
    m_backfillRests = m_lastChange < m_lastBackfill; // _more_work()
    if (m_backfillRests) {
        m_backfillWasIdle = true;
        m_nextBackfill = ms + secondMs;
    }
    return !m_backfillRests;
}

void PassClock::made(Kind kind, std::int64_t ms, bool changed)
{
    if (changed && kind != Kind::Priority) {
        touch(ms);
    }
    switch (kind) {
    case Kind::Priority:
        if (changed) {
            wake(ms);
        }
        m_nextPriority += m_calcMs;
        break;
    case Kind::Full:
        m_lastFull = ms / secondMs;
        m_fullWasIdle = !changed;
        [[fallthrough]];
    case Kind::Main:
        m_lastMain = ms / secondMs;
        m_lastTick = ms;
        m_requested = false;
        break;
    case Kind::Backfill:
        m_backfillWasIdle = !changed;
        m_lastBackfill = ms / secondMs;
        m_nextBackfill = ms + std::int64_t { m_settings.bfInterval } * secondMs + wakeLag;
        break;
    }
}

} // namespace apportion::replay
