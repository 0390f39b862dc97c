// SPDX-License-Identifier: GPL-3.0-or-later
// Effective usage where it comes down the tree level by level: classic, depth-oblivious, linear 2009.
#include "core/evaluate/fair_share_level.h"
#include "core/explain/explain_parts.h"

#include <cmath>

namespace apportion::explaining
{

namespace
{
/// One association on the way down, and what its effective usage is made from.
struct Stage
{
    AssociationId id = noAssociation;
    AssociationId above = noAssociation;
    bool isTarget = false;
};

const char *documented(const Steps &steps)
{
    switch (steps.evaluation().algorithm()) {
    case Algorithm::DepthOblivious:
        return source::depthOblivious;
    case Algorithm::Linear2009:
        return source::effectiveUsage2009;
    case Algorithm::Classic:
    case Algorithm::FairTree:
        break;
    }
    return source::effectiveUsage;
}

Expression usageAbove(const Steps &steps, const Stage &stage)
{
    return steps.effectiveUsage(stage.above, Whose::Said);
}

ExplainStep &addStage(Steps &steps, const Stage &stage, Expression formula)
{
    Text title { APPORTION_TEXT("Effective usage"), {} };
    if (!stage.isTarget) {
        title = { APPORTION_TEXT("Effective usage of %1"), { steps.name(stage.id) } };
    }
    ExplainStep &step = steps.add(stage.id, std::move(title), stepSymbol(steps, "U", stage.id, stage.isTarget), std::move(formula),
        steps.evaluation().effectiveUsage(stage.id), documented(steps));
    if (!stage.isTarget) {
        step.note = { APPORTION_TEXT("Its normalized usage Uₙ is %1"), { n(steps.evaluation().normUsage(stage.id)) } };
    }
    return step;
}

/// U_norm + (U_eff(parent) − U_norm) · raw shares / level shares (SLURM.md 5b, 5d).
void addShareOfParentsUsage(Steps &steps, const Stage &stage)
{
    const Evaluation &evaluation = steps.evaluation();
    const std::uint32_t level = evaluation.levelShares(stage.id);
    if (level == 0) {
        addStage(steps, stage, usageAbove(steps, stage)).note = { APPORTION_TEXT("Nobody on this level has shares"), {} };
        return;
    }
    const Expression norm = steps.normUsage(stage.id);
    ExplainStep &step
        = addStage(steps, stage, norm + (usageAbove(steps, stage) - norm) * (steps.rawShares(stage.id) / steps.levelShares(stage.id, level)));
    if (stage.isTarget) {
        step.note = { APPORTION_TEXT("Its own usage, and its part of what the others below %1 used"), { steps.name(stage.above) } };
    }
}

/// Σ U_norm of what hangs from the parent, `parent` associations left out.
std::vector<long double> normUsageOfLevel(const Steps &steps, AssociationId aboveId)
{
    std::vector<long double> usages;
    for (const AssociationId sibling : fairShareChildren(steps.evaluation(), aboveId)) {
        if (!steps.tree().usesParent(sibling)) {
            usages.push_back(steps.evaluation().normUsage(sibling));
        }
    }
    return usages;
}

/// The ratios of depth-oblivious fair share (SLURM.md 5c).
struct Ratios
{
    std::vector<long double> siblings;
    long double siblingSum = 0.0L;
    long double ofParent = 0.0L;
    long double ofSiblings = 0.0L;
    long double local = 0.0L;
    long double exponent = 1.0L;
    bool sameDirection = true;
};

Ratios ratiosOf(const Steps &steps, const Stage &stage)
{
    const Evaluation &evaluation = steps.evaluation();
    const long double sharesAbove = evaluation.normShares(stage.above);
    Ratios ratios;
    ratios.siblings = normUsageOfLevel(steps, stage.above);
    for (const long double usage : ratios.siblings) {
        ratios.siblingSum += usage;
    }
    ratios.ofParent = evaluation.effectiveUsage(stage.above) / sharesAbove;
    ratios.ofSiblings = ratios.siblingSum / sharesAbove;
    ratios.local = (evaluation.normUsage(stage.id) / evaluation.normShares(stage.id)) / ratios.ofSiblings;
    const long double logParent = std::log(ratios.ofParent);
    ratios.sameDirection = logParent * std::log(ratios.local) >= 0.0L;
    ratios.exponent = ratios.sameDirection ? 1.0L : 1.0L / (1.0L + std::pow(5.0L * logParent, 2.0L));
    return ratios;
}

void addRatios(Steps &steps, const Stage &stage, const Ratios &ratios)
{
    const Expression sharesAbove = steps.normShares(stage.above, Whose::Said);
    steps.add(stage.above, { APPORTION_TEXT("Usage to shares of %1"), { steps.name(stage.above) } }, "Rₚ", usageAbove(steps, stage) / sharesAbove,
        ratios.ofParent, source::depthOblivious);
    steps.add(stage.above, { APPORTION_TEXT("Usage to shares of the level"), {} }, "Rₛ",
        total(symbol("Uₙ"), sumOfFew(ratios.siblings, ratios.siblingSum)) / sharesAbove, ratios.ofSiblings, source::depthOblivious);
    steps.add(stage.id, { APPORTION_TEXT("Usage to shares of %1, against its level"), { steps.name(stage.id) } }, "Rₗ",
        (steps.normUsage(stage.id) / steps.normShares(stage.id)) / symbol("Rₛ", ratios.ofSiblings), ratios.local, source::depthOblivious);
    const Expression logParent = function("ln", { symbol("Rₚ", ratios.ofParent) });
    const Expression sameDirection = relation(logParent * function("ln", { symbol("Rₗ", ratios.local) }), "≥", 0);
    ExplainStep &damping = steps.add(stage.id, { APPORTION_TEXT("Damping"), {} }, "k",
        Expression(Expression::Kind::Choice, {}, { 1, sameDirection, Expression(1) / (1 + power(5 * logParent, 2)) }), ratios.exponent,
        source::depthOblivious);
    damping.note = ratios.sameDirection
        ? Text { APPORTION_TEXT("%1 deviates from its share in the same direction as %2"), { steps.name(stage.id), steps.name(stage.above) } }
        : Text { APPORTION_TEXT("%1 deviates from its share in the other direction than %2"), { steps.name(stage.id), steps.name(stage.above) } };
}

void addDepthOblivious(Steps &steps, const Stage &stage)
{
    const Evaluation &evaluation = steps.evaluation();
    const long double norm = evaluation.normUsage(stage.id);
    const double shares = evaluation.normShares(stage.id);
    if (shares == 0.0 || evaluation.normShares(stage.above) == 0.0 || evaluation.effectiveUsage(stage.above) == 0.0L || norm == 0.0L) {
        addStage(steps, stage, steps.normUsage(stage.id)).note
            = { APPORTION_TEXT("Without shares or without usage nothing is spread over the level"), {} };
        return;
    }
    const Ratios ratios = ratiosOf(steps, stage);
    if (stage.isTarget) {
        addRatios(steps, stage, ratios);
    }
    const Expression local = symbol("Rₗ", ratios.local);
    const Expression ofParent = symbol("Rₚ", ratios.ofParent);
    ExplainStep &step = addStage(steps, stage, ofParent * power(local, symbol("k", ratios.exponent)) * steps.normShares(stage.id));
    if (ratios.sameDirection) { // k is 1
        step.numbers = withValues(ofParent * local * steps.normShares(stage.id));
    }
}

void addStageOf(Steps &steps, const Stage &stage)
{
    const Evaluation &evaluation = steps.evaluation();
    const bool onParent = steps.tree().usesParent(stage.id);
    if (stage.above == AssociationTree::root()) {
        addStage(steps, stage, steps.normUsage(stage.id));
    } else if (onParent) {
        addStage(steps, stage, usageAbove(steps, stage)).note
            = { APPORTION_TEXT("%1 is on `parent`: it counts with all of %2"), { steps.name(stage.id), steps.name(stage.above) } };
    } else if (evaluation.algorithm() == Algorithm::DepthOblivious) {
        addDepthOblivious(steps, stage);
    } else {
        addShareOfParentsUsage(steps, stage);
    }
}
} // namespace

void addDerivedEffectiveUsage(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    const std::vector<AssociationId> path = fairSharePath(evaluation, id);
    const std::size_t first = path.size() > mostLevels ? path.size() - mostLevels : 0;
    for (std::size_t i = first; i < path.size(); ++i) {
        const Stage stage { path[i], evaluation.fairShareParent(path[i]), path[i] == id };
        const bool needsOwnUsage = !steps.tree().usesParent(id) || stage.above == AssociationTree::root();
        if (stage.isTarget && needsOwnUsage) {
            addRawUsage(steps, id);
            addNormUsage(steps, id);
        }
        addStageOf(steps, stage);
    }
}

} // namespace apportion::explaining
