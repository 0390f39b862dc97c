// SPDX-License-Identifier: GPL-3.0-or-later
// Why a user rises or falls: explainChange() of explain.h.
#include "core/change/effect.h"
#include "core/explain/explain_parts.h"

#include <algorithm>
#include <numeric>

namespace apportion
{

namespace
{

/// What each change is worth, when it was measured for the two evaluations: what was measured for others rarely adds up.
std::vector<Effect> effectsOf(const ChangeOfUser &user, std::int64_t risen)
{
    std::vector<Effect> effects;
    if (user.effects && user.before != noAssociation && user.after != noAssociation) {
        effects = user.effects->ofUser(user.before);
        const std::int64_t sum = std::accumulate(
            effects.begin(), effects.end(), std::int64_t { 0 }, [](std::int64_t before, const Effect &effect) { return before + effect.places; });
        if (sum != risen) {
            effects.clear();
        }
    }
    return effects;
}

Text howItWasMeasured(const ChangeOfUser &user, std::int64_t risen, const std::vector<Effect> &effects)
{
    if (user.before == noAssociation || user.after == noAssociation) {
        return {};
    }
    if (!effects.empty()) {
        return { user.effects->isExact()
                ? APPORTION_TEXT("What each change is worth adds up to this: measured by %1 evaluations, over all orders in which they can be made")
                : APPORTION_TEXT("What each change is worth adds up to this: measured by %1 evaluations, over some orders in which they can be made"),
            { std::to_string(user.effects->evaluations()) } };
    }
    if (user.effects && risen == 0) {
        return { APPORTION_TEXT("No change is worth a rank to this user"), {} };
    }
    return user.effects ? Text() : Text { APPORTION_TEXT("What each change is worth to it is measured on the page Compare"), {} };
}

} // namespace

Explanation explainChange(const Evaluation &baseline, const Evaluation &draft, const ChangeOfUser &user)
{
    using namespace formula;
    namespace source = explaining::source;
    Explanation explanation;
    const bool wasThere = user.before != noAssociation;
    const bool isThere = user.after != noAssociation;
    if (!wasThere && !isThere) {
        return explanation;
    }
    const std::uint32_t rankBefore = wasThere ? baseline.rank(user.before) : 0;
    const std::uint32_t rankAfter = isThere ? draft.rank(user.after) : 0;
    const std::int64_t risen = wasThere && isThere ? std::int64_t { rankBefore } - rankAfter : 0;
    explaining::Steps steps(draft);
    if (wasThere) {
        ExplainStep &step = steps.add({ APPORTION_TEXT("Rank in the baseline"), {} }, "r₀", {}, rankBefore, source::fairTreeWalk);
        step.value = cutNumber(rankBefore);
        step.note = { APPORTION_TEXT("With the fair-share factor %1"), { fixedText(baseline.fairShare(user.before)) } };
    }
    if (isThere) {
        ExplainStep &step = steps.add(user.after, { APPORTION_TEXT("Rank in the draft"), {} }, "r₁", {}, rankAfter, source::fairTreeWalk);
        step.value = cutNumber(rankAfter);
        step.note = { APPORTION_TEXT("With the fair-share factor %1"), { fixedText(draft.fairShare(user.after)) } };
    }
    const std::vector<Effect> effects = effectsOf(user, risen);
    for (const Effect &effect : effects) {
        ExplainStep &step = steps.add(user.effects->causes()[effect.cause].text, {}, {}, static_cast<long double>(effect.places), "");
        step.value = numberIn(static_cast<long double>(effect.places), { .withSign = true });
    }
    const Expression before = symbol("r₀", rankBefore, AssociationNumber { user.before, AssociationQuantity::Rank, true });
    const Expression after = symbol("r₁", rankAfter, AssociationNumber { user.after, AssociationQuantity::Rank, false });
    ExplainStep &change = steps.add({ APPORTION_TEXT("Ranks gained"), {} }, "gained", wasThere && isThere ? before - after : Expression(),
        static_cast<long double>(risen), source::fairTreeWalk);
    change.value = numberIn(static_cast<long double>(risen), { .withSign = true });
    change.note = howItWasMeasured(user, risen, effects);
    explanation.steps = steps.take();
    const std::string name = isThere ? explaining::fullName(draft.tree(), user.after) : explaining::fullName(baseline.tree(), user.before);
    const char *title = APPORTION_TEXT("Why does %1 keep its rank?");
    if (!wasThere || !isThere) {
        title = wasThere ? APPORTION_TEXT("Why has %1 no rank any more?") : APPORTION_TEXT("Why had %1 no rank before?");
    } else if (risen != 0) {
        title = risen > 0 ? APPORTION_TEXT("Why does %1 rise?") : APPORTION_TEXT("Why does %1 fall?");
    }
    explanation.title = { title, { name } };
    return explanation;
}

} // namespace apportion
