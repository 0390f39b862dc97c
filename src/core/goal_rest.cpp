// SPDX-License-Identifier: GPL-3.0-or-later
// How long an association must rest to reach a goal.
#include "core/decay.h"
#include "core/goal_seek.h"

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

/// Evaluates a policy again and again with a part of an association's usage.
class RestTrial
{
public:
    RestTrial(const Policy &policy, const EvaluationOptions &options, AssociationId id, const FairShareGoal &goal, const std::stop_token &stop)
        : m_before(policy), m_policy(policy), m_options(options), m_id(id), m_goal(goal), m_stop(stop), m_resting(subtreeOf(policy.associations, id))
    {
        m_options.associationsOnly = true;
    }

    /// With @p part of the usage left, of the resting or of everybody; false when it was stopped.
    bool evaluateWith(double part, bool everybody)
    {
        if (everybody) {
            for (AssociationId id = 0; id < m_policy.associations.rowCount(); ++id) {
                scale(id, part);
            }
        } else {
            for (const AssociationId id : m_resting) {
                scale(id, part);
            }
        }
        std::optional<Evaluation> result = evaluate(m_policy, m_options, m_stop, std::move(m_evaluation));
        if (!result) {
            return false;
        }
        m_evaluation = std::move(*result);
        m_reached = isReached(m_evaluation, m_id, m_goal);
        return true;
    }

    [[nodiscard]] bool reached() const { return m_reached; }
    [[nodiscard]] Standing standing() const { return standingOf(m_evaluation, m_id); }

private:
    void scale(AssociationId id, double part)
    {
        if (const long double usage = m_before.associations.ownUsage(id); usage != 0.0L) {
            m_policy.associations.setOwnUsage(id, usage * part);
        }
    }

    Policy m_before;
    Policy m_policy;
    EvaluationOptions m_options;
    AssociationId m_id;
    FairShareGoal m_goal;
    const std::stop_token &m_stop;
    std::vector<AssociationId> m_resting;
    Evaluation m_evaluation;
    bool m_reached = false;
};

} // namespace

RestAnswer restFor(const Policy &policy, const EvaluationOptions &options, AssociationId id, const FairShareGoal &goal, OthersMeanwhile others,
    std::int64_t now, const std::stop_token &stop)
{
    if (!policy.associations.isLive(id)) {
        return {};
    }
    RestTrial trial(policy, options, id, goal, stop);
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
    const auto atReset = [&]() -> RestAnswer {
        if (!reset) {
            return {};
        }
        if (!trial.evaluateWith(0.0, true)) {
            return {};
        }
        return trial.reached() ? RestAnswer { *reset - now, true, trial.standing(), {} } : RestAnswer {};
    };

    // Resting for ever is the best there is; if that does not do, no rest does.
    if (!trial.evaluateWith(decays ? 0.0 : 1.0, everybody)) {
        return {};
    }
    const Standing best = trial.standing();
    const bool possible = trial.reached() && decays && !everybody;
    std::int64_t high = !decays ? 0 : static_cast<std::int64_t>(mostHalfLives * settings.halfLife.minutes * 60.0) / period + 1;
    if (possible && reset) {
        high = std::min(high, (*reset - now) / period);
    }
    bool inTime = false;
    if (possible && high > 0) {
        if (!trial.evaluateWith(decayOver(perSecond, static_cast<double>(high * period)), false)) {
            return {};
        }
        inTime = trial.reached();
    }
    if (!inTime) {
        RestAnswer answer = atReset();
        if (stop.stop_requested()) {
            return {};
        }
        if (!answer.seconds) {
            answer.reached = best;
            answer.reason = everybody ? Text { APPORTION_TEXT("When nobody runs, all usage fades alike and nobody passes anybody"), {} }
                : !decays             ? Text { APPORTION_TEXT("Usage does not fade: without a half-life, resting changes nothing"), {} }
                          : Text { APPORTION_TEXT("Not even with no usage at all: it is its shares, or an account above it, that hold it back"), {} };
        }
        return answer;
    }
    std::int64_t low = 0; // not reached there, reached at high
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        if (!trial.evaluateWith(decayOver(perSecond, static_cast<double>(middle * period)), false)) {
            return {};
        }
        (trial.reached() ? high : low) = middle;
    }
    if (!trial.evaluateWith(decayOver(perSecond, static_cast<double>(high * period)), false)) {
        return {};
    }
    return { high * period, false, trial.standing(), {} };
}

} // namespace apportion
