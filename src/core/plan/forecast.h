// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/account_rate.h"
#include "core/plan/queue_course.h"
#include "core/policy/situation.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion
{

/// What runs between the present and the moment that is looked at.
enum class Meanwhile : std::uint8_t {
    GoOn, ///< everybody at the rate at which its usage came about: as in the last half-life, or since the last reset
    RunningJobs, ///< the jobs that run now, or others like them in their places
    Shares, ///< everybody the share that is promised, the cluster being as busy as it was
    Rest ///< nobody runs anything but what is in the queue
};
/// "go-on", "running", "shares", "rest".
[[nodiscard]] const char *meanwhileWord(Meanwhile meanwhile);
[[nodiscard]] std::optional<Meanwhile> meanwhileOf(std::string_view word);

/// All that a forecast takes for granted.
struct ForecastAssumption
{
    Meanwhile meanwhile = Meanwhile::GoOn;
    std::vector<AccountRate> accounts; ///< of two that meet, the later one counts; what is no account counts for nothing

    bool operator==(const ForecastAssumption &) const = default;
};

/// The present of a situation as evaluate() takes it, seconds since the epoch; where nothing tells it @p otherwise.
[[nodiscard]] std::int64_t presentOf(const Situation &situation, std::int64_t otherwise);

/// What is left of usage, and what running makes of it, after some passes.
struct UsageCourse
{
    double kept = 1.0; ///< what is left of a TRES-second that was used by now
    double gained = 0.0; ///< usage that a rate of one TRES comes to: seconds, those long past decayed
    std::int64_t since = 0; ///< seconds from the present from which on running is part of it: those before were cleared
};
/// After the last pass at or before @p seconds, as usageOverTime() steps to it, but at once (SLURM.md 3). @p start is the
/// present, on which resets depend.
[[nodiscard]] UsageCourse usageCourse(const PrioritySettings &settings, std::int64_t start, std::int64_t seconds, bool resetsAtOnce = false);

/// Usage that a rate of one TRES comes to by pass @p passed when it is charged from @p from to @p to alone, all in seconds from
/// the present: each pass adds what of it was charged, decayed over it, as slurmctld does (SLURM.md 3).
[[nodiscard]] double gainedBetween(const PrioritySettings &settings, std::int64_t from, std::int64_t to, std::int64_t passed);

/// What associations run whose rates change on the way, as those below an account whose rate was drawn.
struct RatePhases
{
    std::vector<std::int64_t> from; ///< when each phase begins, seconds from the present, ascending; the first at 0, the last one lasts
    std::vector<AssociationId> ids; ///< ascending
    std::vector<double> rates; ///< billing TRES that are charged at any time: of each id those of all phases

    /// Those of the phases, one after the other; nothing: its rate does not change.
    [[nodiscard]] std::span<const double> ratesOf(AssociationId id) const;
};

/// What all moments of a forecast have in common.
struct ForecastBasis
{
    Situation present;
    std::vector<double> rates; ///< by id, billing TRES that are charged at any time; ids behind the end run nothing; of `phases` the first
    RatePhases phases;
    ForecastAssumption assumption;
    std::shared_ptr<const QueueCourse> queue; ///< null: jobs stay as they are
    /// What the jobs of the queue are charged beyond the rates; those of accounts whose rate was typed are part of it.
    std::vector<ChargedSpan> above;

    [[nodiscard]] double rate(AssociationId id) const { return id < rates.size() ? rates[id] : 0.0; }
};

/// A moment that lies ahead, and what it was worked out from.
struct Ahead
{
    Situation situation; ///< of then
    std::shared_ptr<const ForecastBasis> basis;
    std::int64_t seconds = 0; ///< from the present on
    std::int64_t passed = 0; ///< until the last pass at or before that
    UsageCourse course;
    std::vector<double> phaseGains {}; ///< usage that a rate of one TRES comes to by then that is charged in each of `phases` alone
    std::vector<std::pair<AssociationId, double>> queued {}; ///< of `above` by then: usage, by id

    /// What of the usage jobs of the queue come to, beyond the rate.
    [[nodiscard]] double queuedUsage(AssociationId id) const;
};

/// Looks ahead from a situation: usage decays, is added to by what runs, and is reset, as slurmctld would at its passes. Jobs
/// get older, and start and end by the course of the queue: whoever runs more than the rate that is taken for granted is charged
/// more. Those that have started count as running, also once they have ended: they keep their places in Situation::jobs.
class Forecaster
{
public:
    /// Of a cluster that takes @p draft and is as @p baseline until then: that is what usage came about under, what jobs were
    /// charged by, and which period usage was reset by. Both may be the same. @p applied is the draft's situation once it is
    /// taken (situationAfterApply()); @p now the present. Where the draft charges the jobs of the situation otherwise than the
    /// baseline, those that go on are charged so: each account by its own jobs, without any by those of the accounts above.
    /// @p queue is that of the jobs of @p applied.
    Forecaster(const Snapshot &baseline, const Snapshot &draft, const Situation &applied, const ForecastAssumption &assumption, std::int64_t now,
        std::shared_ptr<const QueueCourse> queue = {});
    /// Of a cluster that goes on as it is.
    Forecaster(const Snapshot &snapshot, const ForecastAssumption &assumption, std::int64_t now, std::shared_ptr<const QueueCourse> queue = {});

    /// After the last pass at or before @p seconds from now; the present itself at 0. Its time is now() + seconds.
    [[nodiscard]] Ahead at(std::int64_t seconds) const;
    [[nodiscard]] std::int64_t now() const { return m_now; }
    [[nodiscard]] const ForecastBasis &basis() const { return *m_basis; }

private:
    void addPhases(Ahead &ahead) const;
    void addQueue(Ahead &ahead) const;

    PrioritySettings m_settings;
    std::int64_t m_now;
    bool m_resetsAtOnce;
    std::shared_ptr<const ForecastBasis> m_basis;
};

} // namespace apportion
