// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/goal_seek.h"

namespace apportion
{

/// Evaluates a policy again and again with other inputs, and looks whether a goal is reached.
class GoalTrial
{
public:
    /// @p stop must outlive it.
    GoalTrial(const Policy &policy, const Situation &situation, const EvaluationOptions &options, AssociationId id, const FairShareGoal &goal,
        const std::stop_token &stop)
        : m_policy(policy), m_situation(situation), m_options(options), m_id(id), m_goal(goal), m_stop(stop)
    {
        m_options.associationsOnly = true;
    }

    /// What is tried next: to be changed between one run() and the next.
    [[nodiscard]] AssociationTree &associations() { return m_policy.associations; }
    [[nodiscard]] Situation &situation() { return m_situation; }
    /// False when it was stopped.
    [[nodiscard]] bool run()
    {
        std::optional<Evaluation> result = evaluate(m_policy, m_situation, m_options, m_stop, std::move(m_evaluation));
        if (!result) {
            return false;
        }
        m_evaluation = std::move(*result);
        return true;
    }

    // Of the last run.

    [[nodiscard]] bool reached() const { return isReached(m_evaluation, m_id, m_goal); }
    [[nodiscard]] Standing standing() const { return standingOf(m_evaluation, m_id); }
    [[nodiscard]] const Evaluation &evaluation() const { return m_evaluation; }

private:
    Policy m_policy;
    Situation m_situation;
    EvaluationOptions m_options;
    AssociationId m_id;
    FairShareGoal m_goal;
    const std::stop_token &m_stop;
    Evaluation m_evaluation;
};

} // namespace apportion
