// SPDX-License-Identifier: GPL-3.0-or-later
// Which shares reach a goal.
#include "core/plan/goal_trial.h"

#include <algorithm>
#include <limits>

namespace apportion
{

namespace
{

bool isBetter(const Standing &a, const Standing &b)
{
    return a.rank != 0 && (b.rank == 0 || a.rank < b.rank);
}

/// Positions come depth first within a level only, so the subtree is walked from parent to child.
Standing bestUserBelow(const Evaluation &evaluation, TreeLayout::Position account)
{
    const TreeLayout &layout = evaluation.layout();
    Standing best;
    std::vector<TreeLayout::Position> open { account };
    while (!open.empty()) {
        const TreeLayout::Position at = open.back();
        open.pop_back();
        for (TreeLayout::Position child = layout.firstChild(at); child < layout.childEnd(at); ++child) {
            if (!layout.isUserAt(child)) {
                open.push_back(child);
            } else if (const Standing user { evaluation.factor[child], evaluation.rankAt(child) }; isBetter(user, best)) {
                best = user;
            }
        }
    }
    return best;
}

std::uint32_t usersBelow(const TreeLayout &layout, TreeLayout::Position top)
{
    std::uint32_t users = 0;
    std::vector<TreeLayout::Position> open { top };
    while (!open.empty()) {
        const TreeLayout::Position at = open.back();
        open.pop_back();
        if (layout.isUserAt(at)) {
            ++users;
            continue;
        }
        for (TreeLayout::Position child = layout.firstChild(at); child < layout.childEnd(at); ++child) {
            open.push_back(child);
        }
    }
    return users;
}

/// What comes before an association or an account above it.
struct InTheWay
{
    AssociationId own = noAssociation; ///< whose level it is
    AssociationId first = noAssociation; ///< the one of those before it that has most users
    std::uint32_t itsUsers = 0;
    std::uint32_t users = 0; ///< of all of them
};

InTheWay inTheWayOf(const Evaluation &most, AssociationId own)
{
    const TreeLayout &layout = most.layout();
    const TreeLayout::Position parent = layout.positionOf(most.fairShareParent(own));
    InTheWay way { own };
    for (TreeLayout::Position at = 1; at < layout.size(); ++at) {
        const AssociationId other = layout.idAt(at);
        if (layout.fsParent(at) != parent || most.tree().usesParent(other) || !(most.levelFs(other) > most.levelFs(own))) {
            continue;
        }
        const std::uint32_t users = usersBelow(layout, at);
        way.users += users;
        if (users > way.itsUsers) {
            way.itsUsers = users;
            way.first = other;
        }
    }
    return way;
}

Text whyNot(const Evaluation &most, AssociationId id)
{
    const std::string name(most.tree().name(id));
    const Standing best = standingOf(most, id);
    if (best.rank == 0) {
        return { APPORTION_TEXT("There is no user below %1"), { name } };
    }
    const std::string reached = std::to_string(best.rank);
    if (most.algorithm() == Algorithm::FairTree) {
        // what holds it back is the level on which most users are before its own branch
        InTheWay worst;
        for (AssociationId at = id; at != noAssociation && at != AssociationTree::root(); at = most.fairShareParent(at)) {
            if (const InTheWay way = inTheWayOf(most, at); way.users > worst.users) {
                worst = way;
            }
        }
        if (worst.users > 0 && worst.own != id) {
            return { APPORTION_TEXT(
                         "Its own shares bring it to rank %1 at best: on the level of %2, %3 comes first, with %4 of the %5 users before it"),
                { reached, std::string(most.tree().name(worst.own)), std::string(most.tree().name(worst.first)), std::to_string(worst.itsUsers),
                    std::to_string(best.rank - 1) } };
        }
        return { APPORTION_TEXT("Its own shares bring it to rank %1 at best: others on its level have used nothing, or less"), { reached } };
    }
    return { APPORTION_TEXT("Its own shares bring it to rank %1 at best: even with all shares of its level it has used too much"), { reached } };
}

/// The most shares that the level has room for: their sum is 32 bit wide.
std::uint32_t mostShares(const Evaluation &now, AssociationId id)
{
    const std::uint64_t own = now.tree().usesParent(id) ? 0 : now.tree().rawShares(id);
    const std::uint64_t others = now.levelShares(id) - std::min<std::uint64_t>(own, now.levelShares(id));
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(maxRawShares, std::numeric_limits<std::uint32_t>::max() - others));
}

} // namespace

Standing standingOf(const Evaluation &evaluation, AssociationId id)
{
    const TreeLayout::Position at = evaluation.layout().positionOf(id);
    if (evaluation.tree().isUser(id)) {
        return { evaluation.factor[at], evaluation.rankAt(at) };
    }
    Standing best = bestUserBelow(evaluation, at);
    if (evaluation.hasFairShare(id)) {
        best.factor = evaluation.factor[at]; // of classic and its kin, an account has a factor of its own
    }
    return best;
}

bool isReached(const Evaluation &evaluation, AssociationId id, const FairShareGoal &goal)
{
    const Standing standing = standingOf(evaluation, id);
    switch (goal.kind) {
    case FairShareGoal::Kind::Factor:
        return standing.rank != 0 && standing.factor >= goal.factor;
    case FairShareGoal::Kind::Rank:
        return standing.rank != 0 && standing.rank <= goal.rank;
    case FairShareGoal::Kind::Above:
        break;
    }
    const Standing other = standingOf(evaluation, goal.other);
    if (evaluation.hasFairShare(id) && evaluation.hasFairShare(goal.other)) {
        return standing.rank != 0 && standing.factor > other.factor;
    }
    return isBetter(standing, other);
}

SharesAnswer sharesFor(const Policy &policy, const Situation &situation, const EvaluationOptions &options, AssociationId id,
    const FairShareGoal &goal, const std::stop_token &stop)
{
    if (!policy.associations.isLive(id) || id == AssociationTree::root()) {
        return { {}, {}, { APPORTION_TEXT("Root has all shares there are"), {} } };
    }
    GoalTrial trial(policy, situation, options, id, goal, stop);
    const auto evaluateWith = [&trial, id](std::uint32_t shares) {
        trial.associations().setRawShares(id, shares);
        return trial.run();
    };
    if (!evaluateWith(1)) {
        return {};
    }
    if (trial.reached()) {
        return { 1, trial.standing(), {} };
    }
    std::uint32_t high = mostShares(trial.evaluation(), id);
    if (!evaluateWith(high)) {
        return {};
    }
    std::uint32_t low = 1; // does not reach it, high does
    if (!trial.reached() && trial.evaluation().algorithm() != Algorithm::FairTree) {
        // Some number between may still do: under depth-oblivious and linear 2009 what lies below may fall while shares
        // rise, and under all of them factors that are equal on paper differ by a rounding.
        const std::uint32_t most = high;
        for (std::uint64_t shares = 2; shares < most && !trial.reached(); shares *= 2) {
            low = static_cast<std::uint32_t>(shares / 2);
            high = static_cast<std::uint32_t>(shares);
            if (!evaluateWith(high)) {
                return {};
            }
        }
        if (!trial.reached() && !evaluateWith(most)) {
            return {};
        }
    }
    if (!trial.reached()) {
        return { {}, trial.standing(), whyNot(trial.evaluation(), id) };
    }
    while (high - low > 1) {
        const std::uint32_t middle = low + (high - low) / 2;
        if (!evaluateWith(middle)) {
            return {};
        }
        (trial.reached() ? high : low) = middle;
    }
    if (!evaluateWith(high)) {
        return {};
    }
    return { high, trial.standing(), {} };
}

} // namespace apportion
