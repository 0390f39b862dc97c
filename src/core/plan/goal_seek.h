// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/policy/text.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace apportion
{

// Questions answered backwards: which input gives a wanted number. All are pure and may take as long as some dozens of
// evaluations; a stop that is requested gives an answer without a value and without a reason.

/// What an association shall reach. Of an account under Fair Tree, where only users have a factor and a rank, it is the
/// best placed user below it that counts.
struct FairShareGoal
{
    enum class Kind : std::uint8_t {
        Factor, ///< a fair-share factor of at least `factor`
        Rank, ///< rank `rank` or better
        Above ///< to come before `other`
    };

    Kind kind = Kind::Factor;
    double factor = 0.5;
    std::uint32_t rank = 1;
    AssociationId other = noAssociation;
};

/// Where an association stands: its own factor and rank, or those of the best placed user below it.
struct Standing
{
    double factor = 0.0;
    std::uint32_t rank = 0; ///< 0: there is no user
};
[[nodiscard]] Standing standingOf(const Evaluation &evaluation, AssociationId id);
/// Whether the goal is reached.
[[nodiscard]] bool isReached(const Evaluation &evaluation, AssociationId id, const FairShareGoal &goal);

/// The answer to "how many raw shares?".
struct SharesAnswer
{
    std::optional<std::uint32_t> shares; ///< the fewest, at least 1, that reach the goal
    Standing reached; ///< with these shares; without an answer, with the most that there can be
    Text reason; ///< why there is no answer
};

/// The fewest raw shares of @p id with which it reaches @p goal, all else being as it is. A factor never falls while
/// shares rise under Fair Tree, classic and depth-oblivious; under linear 2009 it may, which is noticed.
[[nodiscard]] SharesAnswer sharesFor(const Policy &policy, const Situation &situation, const EvaluationOptions &options, AssociationId id,
    const FairShareGoal &goal, const std::stop_token &stop = {});

/// What the others do while an association rests.
enum class OthersMeanwhile : std::uint8_t {
    GoOn, ///< use as much as decays: their usage stays as it is
    RestToo ///< nobody runs anything: all usage fades alike
};

/// The answer to "how long without running?".
struct RestAnswer
{
    std::optional<std::int64_t> seconds; ///< a whole number of PriorityCalcPeriods, as slurmctld decays; 0: it is there already
    bool byReset = false; ///< only when PriorityUsageResetPeriod clears all usage
    Standing reached;
    Text reason;
};

/// How long @p id and all below it must use nothing until the goal is reached. @p now (seconds since the epoch) is when
/// it stops running; it decides when usage is reset next.
[[nodiscard]] RestAnswer restFor(const Policy &policy, const Situation &situation, const EvaluationOptions &options, AssociationId id,
    const FairShareGoal &goal, OthersMeanwhile others, std::int64_t now, const std::stop_token &stop = {});

/// Between which users waiting shall make up for one regime.
enum class RegimeGap : std::uint8_t {
    Typical, ///< between the median factors of the two regimes
    Widest ///< from the lowest factor of the lower regime to the highest of the upper one
};

/// The answer to "which weight lets waiting outrank one regime?".
struct WeightAnswer
{
    std::optional<std::uint32_t> ageWeight; ///< the least PriorityWeightAge, the fair-share weight being as it is
    std::optional<std::uint32_t> fairshareWeight; ///< the most PriorityWeightFairshare, the age weight being as it is
    double ageFactor = 0.0; ///< after the wait
    double lowerFactor = 0.0; ///< fair-share factors that are compared
    double upperFactor = 0.0;
    Text reason; ///< why there is no answer at all
};

/// The weights with which a job of a user in the regime @p lower that has waited @p wait seconds comes before a new job
/// of a user in @p upper; both are alike in everything else. Strictly before: by at least one point.
[[nodiscard]] WeightAnswer weightForWaiting(const Evaluation &evaluation, std::int64_t wait, Regime lower, Regime upper, RegimeGap gap);

/// What a job leaves behind that runs until its time limit.
struct RunCost
{
    std::int64_t seconds = 0; ///< the job's limit, else the partition's DefaultTime, else its MaxTime
    double usage = 0.0; ///< billing × seconds × the QOS's UsageFactor: all of it at once, before any of it decays
    long double accountUsage = 0.0L; ///< what the account has used so far, with everything below; as billing TRES × seconds
    std::uint32_t rankBefore = 0; ///< of the user; 0: no association
    std::uint32_t rankAfter = 0; ///< when all of it is charged now
};

/// What a job would cost and where it would stand.
struct JobOutcome
{
    struct Row
    {
        std::string partition;
        double billing = 0.0; ///< a second; usage grows by it times the QOS's UsageFactor
        PriorityTerms terms;
        std::uint32_t place = 0; ///< in the order in which Slurm looks at the pending jobs, 1 the first; 0: running
        std::optional<RunCost> run; ///< nothing where the run has no limit
        Text neverStarts; ///< what keeps it from ever starting there; empty where nothing does that is known
    };

    std::vector<Row> rows; ///< one for each partition of the job
    std::uint32_t pending = 0; ///< rows in the order, the job's own among them
    bool knownUser = true; ///< the user has an association in the account
};

/// The outcome of @p job if it were one of the situation's jobs; nothing when it was stopped.
[[nodiscard]] std::optional<JobOutcome> outcomeOf(
    const Policy &policy, const Situation &situation, const EvaluationOptions &options, const Job &job, const std::stop_token &stop = {});

} // namespace apportion
