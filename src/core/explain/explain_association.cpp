// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of an association's numbers: shares, usage, LevelFS, F.
#include "core/evaluate/fair_share_level.h"
#include "core/evaluate/job_priority.h"
#include "core/explain/explain_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace apportion
{

namespace explaining
{

namespace
{
const char *sharesSource(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::FairTree:
        return source::levelFs;
    case Algorithm::Linear2009:
        return source::shares2009;
    case Algorithm::Classic:
    case Algorithm::DepthOblivious:
        break;
    }
    return source::normShares;
}

/// The raw shares that count on the level of @p id. Slurm adds them up in 32 bit: what does not fit is taken off again.
std::vector<long double> sharesOfLevel(const Steps &steps, AssociationId id)
{
    std::vector<long double> shares;
    for (const AssociationId sibling : fairShareChildren(steps.evaluation(), steps.evaluation().fairShareParent(id))) {
        if (!steps.tree().usesParent(sibling)) {
            shares.push_back(steps.tree().rawShares(sibling));
        }
    }
    const long double excess = std::accumulate(shares.begin(), shares.end(), 0.0L) - steps.evaluation().levelShares(id);
    if (excess > 0.0L) {
        shares.push_back(-excess);
    }
    return shares;
}

/// raw shares / level shares, as the algorithms compute it.
double levelShare(const Evaluation &evaluation, AssociationId id)
{
    const std::uint32_t level = evaluation.levelShares(id);
    return level == 0 ? 0.0 : static_cast<double>(evaluation.tree().rawShares(id)) / static_cast<double>(level);
}

void addLevelSum(Steps &steps, AssociationId id, const std::vector<long double> &shares)
{
    const AssociationId above = steps.evaluation().fairShareParent(id);
    const long double level = steps.evaluation().levelShares(id);
    ExplainStep &step = steps.add(above, { APPORTION_TEXT("Level shares below %1"), { steps.name(above) } }, "L",
        steps.rawShares(id) + symbol("those of all siblings", level - steps.tree().rawShares(id)), level, source::levelFs);
    step.value = cutNumber(level);
    step.note = { APPORTION_TEXT("%1 associations compete here; those on `parent` are left out"),
        { std::to_string(std::count_if(shares.begin(), shares.end(), [](long double summand) { return summand >= 0.0L; })) } };
}

void addRawShares(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    const Text title { APPORTION_TEXT("Raw shares"), {} };
    const long double own = steps.tree().rawShares(id);
    if (id == AssociationTree::root()) {
        steps.say(title, { APPORTION_TEXT("root has no siblings: its shares do not count"), {} }, own, source::rawShares).value = cutNumber(own);
        return;
    }
    const AssociationId above = evaluation.fairShareParent(id);
    if (steps.tree().usesParent(id)) {
        ExplainStep &step = steps.say(title,
            { APPORTION_TEXT("%1 has no shares of its own: it uses those of %2, the nearest account above that has some"),
                { steps.name(id), steps.name(above) } },
            own, source::rawShares);
        step.value = words("parent");
        step.object = { ObjectRef::Kind::Association, id, steps.name(id) };
        return;
    }
    addLevelSum(steps, id, sharesOfLevel(steps, id));
    const long double level = evaluation.levelShares(id);
    ExplainStep &step = steps.add(id, title, "raw shares", {}, own, source::rawShares);
    step.value = cutNumber(own);
    step.note = { APPORTION_TEXT("Chosen, not computed. What counts is its part of the %1 shares that compete below %2"),
        { cutText(level), steps.name(above) } };
}

void addProductOfLevels(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    std::vector<AssociationId> path = fairSharePath(evaluation, id);
    Expression product;
    if (path.size() > mostLevels) {
        product = steps.normShares(path[path.size() - mostLevels - 1], Whose::Said);
        path.erase(path.begin(), path.end() - static_cast<std::ptrdiff_t>(mostLevels));
    }
    for (const AssociationId level : path) {
        addLevelShare(steps, level, false);
        product = product * steps.ofAssociation("s", level, AssociationQuantity::RawShares, levelShare(evaluation, level), Whose::Said);
    }
    ExplainStep &step
        = steps.add(id, { APPORTION_TEXT("Normalized shares"), {} }, "S", product, evaluation.normShares(id), sharesSource(evaluation.algorithm()));
    step.note = { APPORTION_TEXT("The part of the machine that %1 was promised: its part of each level above, multiplied"), { steps.name(id) } };
}

void addSharesOfParent(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    const AssociationId above = evaluation.fairShareParent(id);
    if (above != AssociationTree::root()) {
        addNormShares(steps, above);
    }
    ExplainStep &step = steps.add(id, { APPORTION_TEXT("Normalized shares"), {} }, "S", steps.normShares(above, Whose::Said),
        evaluation.normShares(id), sharesSource(evaluation.algorithm()));
    step.note = { APPORTION_TEXT("%1 is on `parent`: it has no shares of its own and shows those of %2"), { steps.name(id), steps.name(above) } };
}
} // namespace

void addLevelShare(Steps &steps, AssociationId id, bool isTarget)
{
    const Evaluation &evaluation = steps.evaluation();
    const std::vector<long double> shares = sharesOfLevel(steps, id);
    const long double level = evaluation.levelShares(id);
    if (shares.size() > mostSummands) {
        addLevelSum(steps, id, shares);
    }
    const char *symbol = isTarget ? "S" : "s";
    Text title { APPORTION_TEXT("Normalized shares"), {} };
    if (!isTarget) {
        title = { APPORTION_TEXT("Part of %1 among its siblings"), { steps.name(id) } };
    }
    ExplainStep &step = steps.add(id, std::move(title), stepSymbol(steps, symbol, id, isTarget),
        steps.rawShares(id) / steps.levelShares(id, sumOfFew(shares, level)), levelShare(evaluation, id), sharesSource(evaluation.algorithm()));
    if (level == 0) {
        step.numbers = 0;
        step.note = { APPORTION_TEXT("Nobody on this level has shares"), {} };
    } else if (steps.tree().rawShares(id) == 0) {
        step.note = { APPORTION_TEXT("%1 has no shares"), { steps.name(id) } };
    } else if (!shares.empty() && shares.back() < 0.0L) {
        step.note = { APPORTION_TEXT("The shares of the level add up to more than 32 bit can hold: Slurm counts on from 0"), {} };
    }
}

void addNormShares(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    const bool fairTree = evaluation.algorithm() == Algorithm::FairTree;
    if (id == AssociationTree::root()) {
        steps.say({ APPORTION_TEXT("Normalized shares"), {} },
            { fairTree ? APPORTION_TEXT("root has no siblings to share with; Slurm shows 0") : APPORTION_TEXT("root is the whole machine"), {} },
            evaluation.normShares(id), sharesSource(evaluation.algorithm()));
    } else if (steps.tree().usesParent(id)) {
        addSharesOfParent(steps, id);
    } else if (fairTree || evaluation.fairShareParent(id) == AssociationTree::root()) {
        addLevelShare(steps, id, true);
    } else {
        addProductOfLevels(steps, id);
    }
}

void addRawUsage(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    const long double usage = evaluation.rawUsage(id);
    const Text title { APPORTION_TEXT("Raw usage of %1"), { steps.name(id) } };
    const char *unit = APPORTION_TEXT("Billing TRES × seconds, as decayed until now");
    if (steps.tree().isUser(id) && steps.ahead() != nullptr) {
        addForecastUsage(steps, id, title);
        return;
    }
    if (steps.tree().isUser(id)) {
        ExplainStep &step = steps.add(id, title, "usage", {}, usage, source::sshare);
        step.value = cutNumber(usage);
        step.note = { unit, {} };
        return;
    }
    const TreeLayout &layout = evaluation.layout();
    const TreeLayout::Position at = layout.positionOf(id);
    std::vector<long double> used;
    if (steps.evaluation().situation().ownUsage(id) > 0) {
        used.push_back(steps.evaluation().situation().ownUsage(id));
    }
    for (TreeLayout::Position child = layout.firstChild(at); child < layout.firstChild(at) + layout.childCount(at); ++child) {
        if (evaluation.usage[child] > 0) {
            used.push_back(evaluation.usage[child]);
        }
    }
    const long double own = steps.evaluation().situation().ownUsage(id);
    ExplainStep &step = steps.add(id, title, "usage", words("own") + total(words("usage of what is below")), usage, source::sshare);
    step.numbers = used.size() > mostSummands ? Expression(own) + (usage - own) : sumOfFew(used, usage);
    step.value = cutNumber(usage);
    step.note = own > 0 ? Text { APPORTION_TEXT("%1 was left behind by users who are gone"), { cutText(own) } } : Text { unit, {} };
}

void addNormUsage(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    const long double value = evaluation.normUsage(id);
    const Expression usage = steps.rawUsage(id);
    if (evaluation.algorithm() == Algorithm::Linear2009) {
        const Policy &policy = evaluation.policy();
        const long double machine = machineUsage(policy, steps.evaluation().situation());
        const long double halfLife = static_cast<long double>(policy.priority.halfLife.minutes) * 60.0L;
        const bool known = machine > 0 && machine == static_cast<long double>(policy.clusterCpus()) * halfLife * 2.0L;
        ExplainStep &whole = steps.add({ APPORTION_TEXT("What the machine can do"), {} }, "R",
            steps.ofHardware("processors", policy.clusterCpus()) * settingSymbol(PriorityKey::PriorityDecayHalfLife, halfLife, "half-life") * 2,
            machine, source::usage2009);
        whole.value = cutNumber(machine);
        if (!known) {
            whole.numbers = machine;
            whole.note = { APPORTION_TEXT("Without processors or half-life: all usage there is"), {} };
        }
        ExplainStep &step = steps.add(id, { APPORTION_TEXT("Normalized usage"), {} }, "Uₙ", usage / symbol("R", machine), value, source::usage2009);
        if (machine <= 0) {
            step.numbers = 0;
        }
        return;
    }
    const long double whole = evaluation.rawUsage(AssociationTree::root());
    ExplainStep &step = steps.add(
        id, { APPORTION_TEXT("Normalized usage"), {} }, "Uₙ", usage / steps.rawUsage(AssociationTree::root(), Whose::Said), value, source::normUsage);
    if (evaluation.rawUsage(id) > whole) {
        step.numbers = 1;
    }
    if (whole == 0) {
        step.numbers = 0;
        step.note = { APPORTION_TEXT("Nobody has used anything"), {} };
    }
}

void addEffectiveUsage(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    if (id == AssociationTree::root()) {
        steps.say({ APPORTION_TEXT("Effective usage"), {} }, { APPORTION_TEXT("root is all usage there is"), {} }, evaluation.effectiveUsage(id),
            evaluation.algorithm() == Algorithm::FairTree ? source::levelFs : source::effectiveUsage);
        return;
    }
    if (evaluation.algorithm() != Algorithm::FairTree) {
        addDerivedEffectiveUsage(steps, id);
        return;
    }
    const AssociationId above = evaluation.fairShareParent(id);
    const long double usage = evaluation.rawUsage(id);
    const long double usageAbove = evaluation.rawUsage(above);
    addRawUsage(steps, id);
    addRawUsage(steps, above);
    ExplainStep &step = steps.add(id, { APPORTION_TEXT("Effective usage"), {} }, "U", steps.rawUsage(id) / steps.rawUsage(above, Whose::Said),
        evaluation.effectiveUsage(id), source::levelFs);
    if (usageAbove == 0) {
        step.numbers = 0;
        step.note = { APPORTION_TEXT("Nobody below %1 has used anything"), { steps.name(above) } };
    } else if (usage == 0) {
        step.note = { APPORTION_TEXT("%1 has used nothing"), { steps.name(id) } };
    }
}

Expression factorOfUsage(const Steps &steps, AssociationId id, Whose whose)
{
    const std::uint16_t dampening = std::max<std::uint16_t>(1, steps.evaluation().policy().priority.dampeningFactor);
    std::vector<Expression> below { steps.normShares(id, whose) };
    if (dampening != 1) {
        below.push_back(settingSymbol(PriorityKey::FairShareDampeningFactor, dampening, "d"));
    }
    return power(2, -quotient(steps.effectiveUsage(id, whose), std::move(below)));
}

Expression linearFactor(const Steps &steps, AssociationId id)
{
    return (steps.normShares(id) - steps.effectiveUsage(id) + 1) / 2;
}

namespace
{
void addFactorOfUsage(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    // An association on `parent` is judged by its fair-share parent.
    const AssociationId from = steps.tree().usesParent(id) ? evaluation.fairShareParent(id) : id;
    addNormShares(steps, from);
    addEffectiveUsage(steps, from);
    const double shares = evaluation.normShares(from);
    const std::uint16_t dampening = std::max<std::uint16_t>(1, evaluation.policy().priority.dampeningFactor);
    ExplainStep &step = steps.add(id, { APPORTION_TEXT("Fair-share factor"), {} }, "F",
        factorOfUsage(steps, from, from == id ? Whose::Unsaid : Whose::Said), evaluation.fairShare(id), source::fairShareFactor);
    if (shares <= 0.0) {
        step.numbers = 0;
        step.note = { APPORTION_TEXT("Without shares the factor is 0"), {} };
    } else if (from != id) {
        step.note = { APPORTION_TEXT("%1 is on `parent`: it has the factor that %2 as a whole deserves"), { steps.name(id), steps.name(from) } };
    } else if (dampening != 1) {
        step.note = { APPORTION_TEXT("FairShareDampeningFactor=%1: 1 when nothing was used, %2 when exactly the share was used"),
            { std::to_string(dampening), n(std::pow(2.0L, -1.0L / dampening)) } };
    } else {
        step.note = { APPORTION_TEXT("1 when nothing was used, 0.5 when exactly the share was used"), {} };
    }
}

void addLinearFactor(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    addNormShares(steps, id);
    addEffectiveUsage(steps, id);
    ExplainStep &step
        = steps.add(id, { APPORTION_TEXT("Fair-share factor"), {} }, "F", linearFactor(steps, id), evaluation.fairShare(id), source::factor2009);
    step.note = { APPORTION_TEXT("0.5 when exactly the share was used"), {} };
}
} // namespace

void addFairShare(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    if (!evaluation.hasFairShare(id)) {
        steps
            .say({ APPORTION_TEXT("Fair-share factor"), {} },
                { id == AssociationTree::root() ? APPORTION_TEXT("root has no fair-share factor: it does not compete")
                                                : APPORTION_TEXT("Under Fair Tree only users have a factor; an account has its place on its level"),
                    {} },
                evaluation.fairShare(id), source::fairTreeWalk)
            .value
            = {};
        return;
    }
    switch (evaluation.algorithm()) {
    case Algorithm::FairTree:
        addFairTreeRank(steps, id);
        break;
    case Algorithm::Linear2009:
        addLinearFactor(steps, id);
        break;
    case Algorithm::Classic:
    case Algorithm::DepthOblivious:
        addFactorOfUsage(steps, id);
        break;
    }
}

void addRank(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    if (!steps.tree().isUser(id) || evaluation.algorithm() == Algorithm::FairTree) {
        addFairShare(steps, id);
        return;
    }
    addFairShare(steps, id);
    const std::uint32_t rank = evaluation.rank(id);
    ExplainStep &step
        = steps.add(id, { APPORTION_TEXT("Rank"), {} }, "rank", symbol("users with a higher factor", rank - 1) + 1, rank, source::fairShareFactor);
    step.value = cutNumber(rank);
    step.note = { APPORTION_TEXT("Of %1 user associations; equal factors share a rank"), { std::to_string(evaluation.userCount()) } };
}

namespace
{
/// "Why is …?" for an account and for a user.
struct Question
{
    const char *ofAccount; ///< places: the account, the value
    const char *ofUser; ///< places: the user, the account, the value
    void (*add)(Steps &steps, AssociationId id); ///< the steps of the answer
};

/// By AssociationQuantity.
constexpr std::array<Question, 8> questions = { {
    { APPORTION_TEXT("Why are the normalized shares of %1 %2?"), APPORTION_TEXT("Why are the normalized shares of %1 in %2 %3?"), addNormShares },
    { APPORTION_TEXT("Why is the raw usage of %1 %2?"), APPORTION_TEXT("Why is the raw usage of %1 in %2 %3?"), addRawUsage },
    { APPORTION_TEXT("Why is the normalized usage of %1 %2?"), APPORTION_TEXT("Why is the normalized usage of %1 in %2 %3?"),
        [](Steps &steps, AssociationId id) {
            addRawUsage(steps, id);
            addNormUsage(steps, id);
        } },
    { APPORTION_TEXT("Why is the effective usage of %1 %2?"), APPORTION_TEXT("Why is the effective usage of %1 in %2 %3?"), addEffectiveUsage },
    { APPORTION_TEXT("Why is the LevelFS of %1 %2?"), APPORTION_TEXT("Why is the LevelFS of %1 in %2 %3?"), addLevelFs },
    { APPORTION_TEXT("Why is the fair-share factor of %1 %2?"), APPORTION_TEXT("Why is the fair-share factor of %1 in %2 %3?"), addFairShare },
    { APPORTION_TEXT("What do the raw shares of %1, %2, mean?"), APPORTION_TEXT("What do the raw shares of %1 in %2, %3, mean?"), addRawShares },
    { APPORTION_TEXT("Why is the rank of %1 %2?"), APPORTION_TEXT("Why is the rank of %1 in %2 %3?"), addRank },
} };

Question withoutValue(AssociationQuantity quantity)
{
    return quantity == AssociationQuantity::LevelFs
        ? Question { APPORTION_TEXT("Why has %1 no LevelFS?"), APPORTION_TEXT("Why has %1 in %2 no LevelFS?"), nullptr }
        : Question { APPORTION_TEXT("Why has %1 no fair-share factor?"), APPORTION_TEXT("Why has %1 in %2 no fair-share factor?"), nullptr };
}

Text titleOf(const Steps &steps, AssociationId id, AssociationQuantity quantity, const std::string &value)
{
    const Question question = value.empty() ? withoutValue(quantity) : questions.at(static_cast<std::size_t>(quantity));
    if (steps.tree().isUser(id)) {
        return { question.ofUser, { steps.name(id), std::string(steps.tree().accountName(id)), value } };
    }
    return { question.ofAccount, { steps.name(id), value } };
}
} // namespace

} // namespace explaining

Explanation explain(const Evaluation &evaluation, AssociationId id, AssociationQuantity quantity)
{
    return explain(evaluation, AssociationNumber { id, quantity });
}

Explanation explain(const Evaluation &evaluation, const AssociationNumber &number, const Ahead *ahead)
{
    const auto [id, quantity, inBaseline] = number;
    explaining::Steps steps(evaluation, number, ahead);
    explaining::questions.at(static_cast<std::size_t>(quantity)).add(steps, id);
    Explanation explanation;
    explanation.steps = steps.take();
    if (quantity == AssociationQuantity::Rank && evaluation.algorithm() == Algorithm::FairTree && explanation.steps.size() > 1) {
        explanation.steps.pop_back(); // F comes after the rank
    }
    explanation.title = explaining::titleOf(steps, id, quantity, lineText(explanation.steps.back().value));
    return explanation;
}

} // namespace apportion
