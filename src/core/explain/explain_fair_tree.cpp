// SPDX-License-Identifier: GPL-3.0-or-later
// LevelFS, and how the walk through the sorted tree makes ranks of it.
#include "core/evaluate/fair_share_level.h"
#include "core/evaluate/tie_order.h"
#include "core/explain/explain_parts.h"

#include <algorithm>

namespace apportion::explaining
{

namespace
{
constexpr std::size_t fewSiblings = 6;

/// User associations below each position in the fair-share tree, a user counting itself.
std::vector<std::uint32_t> usersBelow(const TreeLayout &layout)
{
    std::vector<std::uint32_t> users(layout.size(), 0);
    for (TreeLayout::Position at = layout.size(); at-- > 1;) {
        if (layout.isUserAt(at)) {
            users[at] = 1;
        }
        users[layout.fsParent(at)] += users[at];
    }
    return users;
}

/// One level of the walk: the siblings in the order in which they are looked at, and where the way leads on.
struct WalkedLevel
{
    std::vector<AssociationId> siblings;
    std::size_t place = 0; ///< of the association on the way, in siblings
    std::uint32_t usersBefore = 0; ///< ranked before it, on all levels
    bool tied = false; ///< with the one before it
};

/// Follows the walk of Fair Tree from root down to one user.
class Walk
{
public:
    Walk(const Steps &steps, AssociationId user) : m_evaluation(steps.evaluation()), m_users(usersBelow(m_evaluation.layout()))
    {
        std::vector<AssociationId> siblings = fairShareChildren(m_evaluation, AssociationTree::root());
        for (const AssociationId id : fairSharePath(m_evaluation, user)) {
            siblings = enter(std::move(siblings), id);
        }
    }

    [[nodiscard]] const std::vector<WalkedLevel> &levels() const { return m_levels; }

private:
    /// Adds the level on which @p id stands; returns what is looked at next.
    std::vector<AssociationId> enter(std::vector<AssociationId> siblings, AssociationId id)
    {
        const AssociationTree &tree = m_evaluation.tree();
        std::stable_sort(siblings.begin(), siblings.end(), [&](AssociationId a, AssociationId b) {
            const long double levelA = m_evaluation.levelFs(a);
            const long double levelB = m_evaluation.levelFs(b);
            if (levelA != levelB) {
                return levelA > levelB;
            }
            const TreeLayout &layout = m_evaluation.layout();
            return tree.isUser(a) || tree.isUser(b) ? tree.isUser(a) && tree.isAccount(b)
                                                    : walksBefore(m_evaluation, layout.positionOf(a), layout.positionOf(b));
        });
        WalkedLevel level;
        level.place = static_cast<std::size_t>(std::find(siblings.begin(), siblings.end(), id) - siblings.begin());
        std::size_t entered = level.place; // the account whose level comes next, with those merged into it
        const auto merges
            = [&](std::size_t i) { return tree.isAccount(siblings[i]) && m_evaluation.levelFs(siblings[i]) == m_evaluation.levelFs(id); };
        while (m_evaluation.mergedTiedAccounts() && tree.isAccount(id) && entered > 0 && merges(entered - 1)) {
            --entered;
        }
        for (std::size_t i = 0; i < entered; ++i) {
            m_usersBefore += m_users[m_evaluation.layout().positionOf(siblings[i])];
        }
        level.usersBefore = m_usersBefore;
        level.tied = entered == 0 ? !m_levels.empty() && m_levels.back().tied
                                  : m_evaluation.levelFs(siblings[entered - 1]) == m_evaluation.levelFs(siblings[entered]);
        std::vector<AssociationId> next;
        for (std::size_t i = entered; tree.isAccount(id) && i < siblings.size(); ++i) {
            if (i > level.place && !(m_evaluation.mergedTiedAccounts() && merges(i))) {
                break;
            }
            const std::vector<AssociationId> children = fairShareChildren(m_evaluation, siblings[i]);
            next.insert(next.end(), children.begin(), children.end());
        }
        level.siblings = std::move(siblings);
        m_levels.push_back(std::move(level));
        return next;
    }

    const Evaluation &m_evaluation;
    std::vector<std::uint32_t> m_users;
    std::vector<WalkedLevel> m_levels;
    std::uint32_t m_usersBefore = 0;
};

/// "chem 0.767271 = physics 0.767271 > zero 0": a few siblings round the one on the way.
Expression orderOfSiblings(const Steps &steps, const WalkedLevel &level)
{
    std::size_t first = 0;
    std::size_t last = level.siblings.size();
    if (last > fewSiblings) {
        first = level.place > 1 ? level.place - 2 : 0;
        last = std::min(last, level.place + 3);
    }
    Expression order = first > 0 ? words("…") : Expression();
    for (std::size_t i = first; i < last; ++i) {
        order = byLevelFs(steps, std::move(order), i > first ? level.siblings[i - 1] : noAssociation, level.siblings[i]);
    }
    return last < level.siblings.size() ? relation(std::move(order), ">", words("…")) : order;
}

void addWalkedLevel(Steps &steps, const WalkedLevel &level)
{
    const AssociationId id = level.siblings[level.place];
    const std::string above = steps.name(steps.evaluation().fairShareParent(id));
    const bool merged = steps.evaluation().mergedTiedAccounts();
    Text title { merged ? APPORTION_TEXT("Sorted below %1 and what ties with it") : APPORTION_TEXT("Sorted below %1"), { above } };
    if (steps.evaluation().fairShareParent(id) == AssociationTree::root()) {
        title.source = APPORTION_TEXT("Sorted below %1");
    }
    ExplainStep &step = addOrder(steps, id, std::move(title), orderOfSiblings(steps, level), static_cast<long double>(level.place + 1));
    step.value = words(std::to_string(level.place + 1) + " / " + std::to_string(level.siblings.size()));
    step.note = { APPORTION_TEXT("Before %2, %1 users were ranked"), { std::to_string(level.usersBefore), steps.name(id) } };
    if (level.tied && steps.tree().isUser(id)) {
        step.note.source = APPORTION_TEXT("%2 ties with the one before and gets the same rank; %1 users were ranked already");
    } else if (level.tied) {
        step.note.source = APPORTION_TEXT("%2 ties with the one before: its first gets the rank of the last of the %1 users ranked already");
    }
}
} // namespace

Expression byLevelFs(const Steps &steps, Expression order, AssociationId before, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    const Expression level = evaluation.levelFs(id);
    Expression operand = labelled(steps.name(id), steps.tree().usesParent(id) ? symbol("parent", level) : level);
    if (order.isEmpty()) {
        return operand;
    }
    const bool ties = before != noAssociation && evaluation.levelFs(before) == evaluation.levelFs(id);
    return relation(std::move(order), ties ? "=" : ">", std::move(operand));
}

ExplainStep &addOrder(Steps &steps, AssociationId id, Text title, Expression order, long double place)
{
    ExplainStep &step = steps.add(id, std::move(title), "place", {}, place, source::fairTreeWalk);
    step.formula = labelled("highest", steps.ofAssociation("LevelFS", id, AssociationQuantity::LevelFs, steps.evaluation().levelFs(id)),
        "first; of equal ones users before accounts");
    step.numbers = std::move(order);
    return step;
}

void addLevelFs(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    const bool fairTree = evaluation.algorithm() == Algorithm::FairTree;
    if (id == AssociationTree::root() || steps.tree().usesParent(id)) {
        Text why { APPORTION_TEXT("root has no siblings to compete with"), {} };
        if (id != AssociationTree::root()) {
            why = { steps.tree().isUser(id) ? APPORTION_TEXT("%1 is on `parent`: it has no shares of its own, and is looked at before all who have")
                                            : APPORTION_TEXT("%1 is on `parent`: what is below it competes with its siblings"),
                { steps.name(id) } };
        }
        steps.say({ APPORTION_TEXT("Level fair share"), {} }, std::move(why), evaluation.levelFs(id), source::levelFs).value = {};
        return;
    }
    if (fairTree) {
        addNormShares(steps, id);
        addEffectiveUsage(steps, id);
    } else {
        addLevelShare(steps, id, true);
        addRawUsage(steps, id);
        addRawUsage(steps, evaluation.fairShareParent(id));
    }
    const AssociationId above = evaluation.fairShareParent(id);
    const long double usage = evaluation.rawUsage(id);
    const std::uint32_t level = evaluation.levelShares(id);
    const bool shareless = level == 0 || steps.tree().rawShares(id) == 0;
    const long double share = shareless ? 0.0L : static_cast<long double>(steps.tree().rawShares(id)) / level;
    const long double used = usage > 0 ? usage / evaluation.rawUsage(above) : 0.0L;
    const Expression shares = steps.ofAssociation("S", id, AssociationQuantity::NormShares, share);
    const Expression ofUsage = fairTree ? steps.ofAssociation("U", id, AssociationQuantity::EffectiveUsage, used)
                                        : steps.rawUsage(id) / steps.rawUsage(above, Whose::Said);
    ExplainStep &step
        = steps.add(id, { APPORTION_TEXT("Level fair share"), {} }, "LevelFS", shares / ofUsage, evaluation.levelFs(id), source::levelFs);
    step.numbers = shareless ? Expression(0) : Expression(share) / used;
    if (shareless) {
        step.note = { APPORTION_TEXT("Without shares it comes last on its level"), {} };
    } else if (usage == 0) {
        step.note = { APPORTION_TEXT("It has used nothing and comes first on its level"), {} };
    } else if (evaluation.levelFs(id) >= 1.0L) {
        step.note = { APPORTION_TEXT("1 is exactly its share; above, it has used less"), {} };
    } else {
        step.note = { APPORTION_TEXT("It has used %1 times its share"), { fixedText(1.0L / evaluation.levelFs(id), 2) } };
    }
}

void addFairTreeRank(Steps &steps, AssociationId id)
{
    const Evaluation &evaluation = steps.evaluation();
    addLevelFs(steps, id);
    const Walk walk(steps, id);
    for (const WalkedLevel &level : walk.levels()) {
        addWalkedLevel(steps, level);
    }
    const WalkedLevel &last = walk.levels().back();
    const std::uint32_t rank = evaluation.rank(id);
    ExplainStep &ranked = steps.add(id, { APPORTION_TEXT("Rank"), {} }, "rank",
        last.tied ? symbol("rank of the user before", rank) : symbol("users ranked before", last.usersBefore) + 1, rank, source::fairTreeWalk);
    ranked.value = cutNumber(rank);
    const std::string users = std::to_string(evaluation.userCount());
    const Expression all = symbol("users", evaluation.userCount());
    ExplainStep &factor = steps.add(id, { APPORTION_TEXT("Fair-share factor"), {} }, "F",
        (all - steps.ofAssociation("rank", id, AssociationQuantity::Rank, rank) + 1) / all, evaluation.fairShare(id), source::fairTreeWalk);
    factor.note = { APPORTION_TEXT("Only the order counts: F falls evenly from 1 to 1 / %1"), { users } };
}

} // namespace apportion::explaining
