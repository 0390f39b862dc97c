// SPDX-License-Identifier: GPL-3.0-or-later
// How long an association must rest to reach a goal.
#include "core/evaluate/decay.h"
#include "core/plan/goal_trial.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// So many half-lives leave less of any usage than a second of one CPU.
constexpr double mostHalfLives = 120.0;

std::vector<AssociationId> subtreeOf(const AssociationTree &tree, AssociationId id)
{
    const TreeLayout &layout = tree.layout();
    std::vector<AssociationId> ids { id };
    for (std::size_t next = 0; next < ids.size(); ++next) {
        const TreeLayout::Position at = layout.positionOf(ids[next]);
        for (TreeLayout::Position child = layout.firstChild(at); child < layout.childEnd(at); ++child) {
            ids.push_back(layout.idAt(child));
        }
    }
    return ids;
}

/// Tries an association, or all of them, with a part of their usage.
class RestTrial : public GoalTrial
{
public:
    RestTrial(const Policy &policy, const Situation &situation, const EvaluationOptions &options, AssociationId id, const FairShareGoal &goal,
        const std::stop_token &stop)
        : GoalTrial(policy, situation, options, id, goal, stop), m_rows(policy.associations.rowCount()), m_before(situation),
          m_resting(subtreeOf(policy.associations, id))
    {
    }

    /// With @p part of the usage left, of the resting or of everybody; false when it was stopped.
    [[nodiscard]] bool evaluateWith(double part, bool everybody)
    {
        if (everybody) {
            for (AssociationId id = 0; id < m_rows; ++id) {
                scale(id, part);
            }
        } else {
            for (const AssociationId id : m_resting) {
                scale(id, part);
            }
        }
        return run();
    }

private:
    void scale(AssociationId id, double part)
    {
        if (const long double usage = m_before.ownUsage(id); usage != 0.0L) {
            situation().setOwnUsage(id, usage * part);
        }
    }

    AssociationId m_rows;
    Situation m_before;
    std::vector<AssociationId> m_resting;
};

/// When usage was set to nothing at @p reset; no seconds where even that does not do, or there is no reset.
RestAnswer answerAtReset(RestTrial &trial, std::optional<std::int64_t> reset, std::int64_t now)
{
    const bool does = reset && trial.evaluateWith(0.0, true) && trial.reached();
    return does ? RestAnswer { *reset - now, true, trial.standing(), {} } : RestAnswer {};
}

/// Where it is reached after @p high periods of @p period seconds and not at once: after how few of them.
RestAnswer leastRest(RestTrial &trial, std::int64_t high, std::int64_t period, double perSecond, bool everybody)
{
    const auto rests
        = [&](std::int64_t periods) { return trial.evaluateWith(decayOver(perSecond, static_cast<double>(periods * period)), everybody); };
    for (std::int64_t low = 0; high - low > 1;) {
        const std::int64_t middle = low + (high - low) / 2;
        if (!rests(middle)) {
            return {};
        }
        (trial.reached() ? high : low) = middle;
    }
    return rests(high) ? RestAnswer { high * period, false, trial.standing(), {} } : RestAnswer {};
}

} // namespace

RestAnswer restFor(const Policy &policy, const Situation &situation, const EvaluationOptions &options, AssociationId id, const FairShareGoal &goal,
    OthersMeanwhile others, std::int64_t now, const std::stop_token &stop)
{
    if (!policy.associations.isLive(id)) {
        return {};
    }
    RestTrial trial(policy, situation, options, id, goal, stop);
    if (!trial.evaluateWith(1.0, false)) {
        return {};
    }
    if (trial.reached()) {
        return { 0, false, trial.standing(), {} };
    }
    const bool everybody = others == OthersMeanwhile::RestToo;
    const PrioritySettings &settings = policy.priority;
    const std::optional<std::int64_t> reset = nextUsageReset(settings.usageReset, now);
    const double perSecond = decayFactor(settings.halfLife);
    const bool decays = perSecond < 1.0;
    const std::int64_t period = std::int64_t { 60 } * std::max<std::uint32_t>(1, settings.calcPeriod.minutes);

    // Resting for ever is the best there is; if that does not do, no rest does.
    if (!trial.evaluateWith(decays ? 0.0 : 1.0, everybody)) {
        return {};
    }
    const Standing best = trial.standing();
    // linear 2009 alone holds usage against what the machine can do, not against that of all
    const bool isVain = everybody && trial.evaluation().algorithm() != Algorithm::Linear2009;
    const bool possible = trial.reached() && decays && !isVain;
    std::int64_t high = !decays ? 0 : static_cast<std::int64_t>(mostHalfLives * settings.halfLife.minutes * 60.0) / period + 1;
    if (possible && reset) {
        high = std::min(high, (*reset - now) / period);
    }
    bool inTime = false;
    if (possible && high > 0) {
        if (!trial.evaluateWith(decayOver(perSecond, static_cast<double>(high * period)), everybody)) {
            return {};
        }
        inTime = trial.reached();
    }
    if (inTime) {
        return leastRest(trial, high, period, perSecond, everybody);
    }
    RestAnswer answer = answerAtReset(trial, reset, now);
    if (stop.stop_requested()) {
        return {};
    }
    if (!answer.seconds) {
        answer.reached = best;
        answer.reason = isVain ? Text { APPORTION_TEXT("When nobody runs, all usage fades alike and nobody passes anybody"), {} }
            : !decays
            ? Text { APPORTION_TEXT(
                         "Without a half-life usage does not fade: only what the others run meanwhile helps, and how much that is nobody knows"),
                  {} }
            : Text { APPORTION_TEXT("Not even with no usage at all: it is its shares, or an account above it, that hold it back"), {} };
    }
    return answer;
}

} // namespace apportion
