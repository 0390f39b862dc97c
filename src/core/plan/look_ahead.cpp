// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/look_ahead.h"

namespace apportion
{

std::int64_t presentOf(const Situation &situation, const EvaluationOptions &options, const LookAhead &look)
{
    return options.now ? *options.now : presentOf(situation, look.otherwiseNow);
}

LookedAhead lookedAhead(
    const Snapshot &until, const Snapshot &draft, const Situation &applied, const EvaluationOptions &options, const LookAhead &look)
{
    if (look.seconds <= 0) {
        return { applied, options.now, nullptr };
    }
    const std::int64_t now = presentOf(draft.situation, options, look);
    auto ahead = std::make_shared<const Ahead>(Forecaster(until, draft, applied, look.assumption, now).at(look.seconds));
    return { ahead->situation, now + look.seconds, ahead };
}

} // namespace apportion
