// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/look_ahead.h"

#include <utility>

namespace apportion
{

std::int64_t presentOf(const Situation &situation, const EvaluationOptions &options, const LookAhead &look)
{
    return options.now ? *options.now : presentOf(situation, look.otherwiseNow);
}

std::shared_ptr<const QueueCourse> queueCourse(
    const Policy &policy, const Situation &applied, const EvaluationOptions &options, std::int64_t now, Planned planned)
{
    if (applied.jobs->empty()) {
        return nullptr;
    }
    EvaluationOptions present = options;
    present.now = now;
    present.associationsOnly = false;
    // Nobody can ask it to stop: it is worked out once for all moments of a draft.
    return std::make_shared<const QueueCourse>(estimateQueue(evaluate(policy, applied, present).value(), planned));
}

LookedAhead lookedAhead(
    const Snapshot &until, const Snapshot &draft, const Situation &applied, const EvaluationOptions &options, const LookAhead &look)
{
    return Lookout().at(until, draft, applied, options, look);
}

LookedAhead Lookout::at(
    const Snapshot &until, const Snapshot &draft, const Situation &applied, const EvaluationOptions &options, const LookAhead &look)
{
    if (look.past) {
        return { situationOf(*look.past, until, draft), look.past->time, nullptr };
    }
    if (look.seconds <= 0) {
        return { applied, options.now, nullptr };
    }
    const std::int64_t now = presentOf(draft.situation, options, look);
    Asked asked { until, draft, applied, options.algorithm, options.mergeTiedAccounts, look.assumption, now,
        until.policy == draft.policy ? look.planned : Planned::Ignored };
    if (!isSame(asked)) {
        m_forecaster.emplace(until, draft, applied, look.assumption, now, queueCourse(draft.policy, applied, options, now, asked.planned));
        m_asked = std::move(asked);
    }
    auto ahead = std::make_shared<const Ahead>(m_forecaster->at(look.seconds));
    return { ahead->situation, now + look.seconds, ahead };
}

/// Comparing is cheap next to working it out: what two snapshots share is not looked at.
bool Lookout::isSame(const Asked &asked) const
{
    return m_asked && m_asked->now == asked.now && m_asked->planned == asked.planned && m_asked->algorithm == asked.algorithm
        && m_asked->mergesTiedAccounts == asked.mergesTiedAccounts && m_asked->assumption == asked.assumption && m_asked->draft == asked.draft
        && m_asked->until == asked.until && m_asked->applied.equals(asked.applied, asked.draft.policy.associations);
}

} // namespace apportion
