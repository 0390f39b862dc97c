// SPDX-License-Identifier: GPL-3.0-or-later
// Why one association comes before another, from the first account above both to the comparison that decides.
#include "core/evaluate/fair_share_level.h"
#include "core/evaluate/tie_order.h"
#include "core/explain/explain_parts.h"

#include <algorithm>

namespace apportion
{

namespace explaining
{

std::string fullName(const AssociationTree &tree, AssociationId id)
{
    std::string name(tree.name(id));
    if (tree.isUser(id)) {
        name.append("@").append(tree.accountName(id));
        if (!tree.partition(id).empty()) {
            name.append(":").append(tree.partition(id));
        }
    }
    return name;
}

namespace
{

/// Two associations, and where the ways to them part in the fair-share tree.
class Rivals
{
public:
    Rivals(const Evaluation &evaluation, AssociationId one, AssociationId other)
        : m_evaluation(evaluation), m_paths { fairSharePath(evaluation, one), fairSharePath(evaluation, other) }
    {
        while (m_fork < depth() && m_paths[0][m_fork] == m_paths[1][m_fork]) {
            m_common = m_paths[0][m_fork++];
        }
    }

    /// Whether one of them lies in the other, so that they do not compete.
    [[nodiscard]] bool areNested() const { return m_fork == depth(); }
    [[nodiscard]] AssociationId common() const { return m_common; }
    [[nodiscard]] std::size_t fork() const { return m_fork; }
    [[nodiscard]] std::size_t depth() const { return std::min(m_paths[0].size(), m_paths[1].size()); }
    [[nodiscard]] AssociationId at(std::size_t which, std::size_t level) const { return m_paths[which][level]; }

    /// Whether the two at @p level are accounts whose children form one level: tied ones, as the documentation has it.
    [[nodiscard]] bool merge(std::size_t level) const
    {
        const AssociationTree &tree = m_evaluation.tree();
        const AssociationId a = at(0, level);
        const AssociationId b = at(1, level);
        return m_evaluation.mergedTiedAccounts() && tree.isAccount(a) && tree.isAccount(b) && m_evaluation.levelFs(a) == m_evaluation.levelFs(b)
            && level + 1 < depth();
    }

private:
    const Evaluation &m_evaluation;
    std::vector<AssociationId> m_paths[2];
    AssociationId m_common = AssociationTree::root();
    std::size_t m_fork = 0;
};

/// Adds the steps of one question about two associations.
class OrderSteps
{
public:
    OrderSteps(Steps &steps, AssociationId one, AssociationId other)
        : m_steps(steps), m_evaluation(steps.evaluation()), m_one(one), m_other(other), m_rivals(steps.evaluation(), one, other)
    {
    }

    /// −1 when the first of the two comes first, 1 when the second does, 0 when neither.
    int explain()
    {
        if (m_rivals.areNested()) {
            return explainNested();
        }
        const AssociationId common = m_rivals.common();
        ExplainStep &meeting = m_steps.say({ APPORTION_TEXT("Where they meet"), {} },
            { APPORTION_TEXT("%1 is the first account above both. What is above it concerns both alike"), { m_steps.name(common) } }, 0.0L,
            source::fairTreeWalk);
        meeting.value = words(m_steps.name(common));
        meeting.object = { ObjectRef::Kind::Association, common, m_steps.name(common) };
        if (m_evaluation.algorithm() != Algorithm::FairTree) {
            meeting.source = source::fairShareFactor;
            return explainFactors();
        }
        std::size_t level = m_rivals.fork();
        while (m_rivals.merge(level)) {
            explainMerged(level++);
        }
        return explainRanks(explainLevel(level));
    }

private:
    [[nodiscard]] std::string full(AssociationId id) const { return fullName(m_steps.tree(), id); }

    int explainNested()
    {
        const bool same = m_one == m_other;
        ExplainStep &step = m_steps.say({ APPORTION_TEXT("They do not compete"), {} },
            same ? Text { APPORTION_TEXT("Both are %1"), { full(m_one) } }
                 : Text { APPORTION_TEXT("One of them lies in the other: what %1 uses is part of what %2 uses, and its place is found within it"),
                     { full(isAbove(m_one) ? m_other : m_one), full(isAbove(m_one) ? m_one : m_other) } },
            0.0L, source::fairTreeWalk);
        step.value = {};
        return 0;
    }

    /// Whether @p id is the one that contains the other.
    [[nodiscard]] bool isAbove(AssociationId id) const { return id == m_rivals.common() || id == AssociationTree::root(); }

    void explainMerged(std::size_t level)
    {
        const AssociationId a = m_rivals.at(0, level);
        const AssociationId b = m_rivals.at(1, level);
        ExplainStep &step = m_steps.say({ APPORTION_TEXT("A tie of accounts"), {} },
            { APPORTION_TEXT("%1 and %2 have the same LevelFS. As the documentation has it, what is below them forms one level"),
                { m_steps.name(a), m_steps.name(b) } },
            0.0L, source::fairTreeWalk);
        step.numbers = comparison(a, b);
        step.value = m_evaluation.levelFs(a);
        step.number = static_cast<double>(m_evaluation.levelFs(a));
        step.symbol = "place";
    }

    /// "chem 0.767271 > physics 0.5"
    [[nodiscard]] Expression comparison(AssociationId first, AssociationId second) const
    {
        return byLevelFs(m_steps, byLevelFs(m_steps, {}, noAssociation, first), first, second);
    }

    void explainLevelFs(AssociationId id)
    {
        const bool given = m_steps.tree().usesParent(id);
        ExplainStep &step = m_steps.add(id, { APPORTION_TEXT("Level fair share of %1"), { m_steps.name(id) } }, "LevelFS",
            given ? Expression() : m_steps.normShares(id) / m_steps.effectiveUsage(id), m_evaluation.levelFs(id), source::levelFs);
        if (!given && m_evaluation.normShares(id) <= 0.0) {
            step.numbers = 0;
        }
        if (given) {
            step.value = words("parent");
            step.note = m_steps.tree().isUser(id)
                ? Text { APPORTION_TEXT("A user on `parent` is looked at before all who have shares of their own"), {} }
                : Text { APPORTION_TEXT("An account on `parent` has no place: what is below it competes here"), {} };
        }
    }

    /// The two that compete below the same account; which of them comes first.
    int explainLevel(std::size_t level)
    {
        const AssociationTree &tree = m_steps.tree();
        const AssociationId a = m_rivals.at(0, level);
        const AssociationId b = m_rivals.at(1, level);
        const long double levelA = m_evaluation.levelFs(a);
        const long double levelB = m_evaluation.levelFs(b);
        explainLevelFs(a);
        explainLevelFs(b);
        int first = -1;
        Text note;
        if (levelA != levelB) {
            first = levelA > levelB ? -1 : 1;
            note.source = APPORTION_TEXT("%1 has the higher LevelFS: all of %1 is ranked before all of %2");
        } else if (tree.isUser(a) != tree.isUser(b)) {
            first = tree.isUser(a) ? -1 : 1;
            note.source = APPORTION_TEXT("They tie, and a user is looked at before an account");
        } else {
            const std::vector<AssociationId> list = fairShareChildren(m_evaluation, m_evaluation.fairShareParent(a));
            const auto placeOf = [&list](AssociationId id) { return std::find(list.begin(), list.end(), id); };
            const TreeLayout &layout = m_evaluation.layout();
            const bool isFirst = tree.isUser(a) ? placeOf(b) == list.end() || placeOf(a) < placeOf(b)
                                                : walksBefore(m_evaluation, layout.positionOf(a), layout.positionOf(b));
            first = isFirst ? -1 : 1;
            note.source = tree.isUser(a)
                ? APPORTION_TEXT("They tie, and share a rank; %1 only stands first in the list")
                : APPORTION_TEXT("They tie. Slurm walks them one after the other, %1 first: the first below %2 gets the rank of the last below %1");
        }
        const AssociationId winner = first < 0 ? a : b;
        const AssociationId loser = first < 0 ? b : a;
        note.arguments = { m_steps.name(winner), m_steps.name(loser) };
        ExplainStep &step = addOrder(m_steps, winner, { APPORTION_TEXT("The comparison that decides"), {} }, comparison(winner, loser), first);
        step.value = words(m_steps.name(winner));
        step.note = std::move(note);
        return first;
    }

    int explainRanks(int first)
    {
        const AssociationTree &tree = m_steps.tree();
        if (!tree.isUser(m_one) || !tree.isUser(m_other)) {
            return first;
        }
        const AssociationId winner = first < 0 ? m_one : m_other;
        const AssociationId loser = first < 0 ? m_other : m_one;
        const std::uint32_t ahead = m_evaluation.rank(winner);
        const std::uint32_t behind = m_evaluation.rank(loser);
        const int result = ahead == behind ? 0 : first;
        ExplainStep &step = m_steps.add({ APPORTION_TEXT("What becomes of it"), {} }, "place", {}, result, source::fairTreeWalk);
        step.numbers = relation(ahead, ahead == behind ? "=" : "<", behind);
        step.value = relation(fixedNumber(m_evaluation.fairShare(winner)), ahead == behind ? "=" : ">", fixedNumber(m_evaluation.fairShare(loser)));
        step.note = ahead == behind ? Text { APPORTION_TEXT("%1 and %2 share rank %3, and with it the fair-share factor"),
            { full(winner), full(loser), std::to_string(ahead) } }
                                    : Text { APPORTION_TEXT("%1 has rank %2, %3 has rank %4; the factor falls with the rank"),
                                          { full(winner), std::to_string(ahead), full(loser), std::to_string(behind) } };
        return result;
    }

    void explainFactor(AssociationId id)
    {
        const AssociationId from = m_steps.tree().usesParent(id) && id != AssociationTree::root() ? m_evaluation.fairShareParent(id) : id;
        const bool linear = m_evaluation.algorithm() == Algorithm::Linear2009;
        const AssociationId judged = linear ? id : from;
        ExplainStep &step = m_steps.add(id, { APPORTION_TEXT("Fair-share factor of %1"), { full(id) } }, "F",
            linear ? linearFactor(m_steps, id) : factorOfUsage(m_steps, from, Whose::Unsaid), m_evaluation.fairShare(id),
            linear ? source::factor2009 : source::fairShareFactor);
        if (!linear && m_evaluation.normShares(from) <= 0.0) {
            step.numbers = 0;
        }
        if (judged != id) {
            step.note
                = { APPORTION_TEXT("%1 is on `parent`: it has the factor that %2 as a whole deserves"), { m_steps.name(id), m_steps.name(judged) } };
        }
    }

    /// Factors are compared over the whole tree: no level decides, but where the ways part tells where the difference begins.
    int explainFactors()
    {
        const AssociationId a = m_rivals.at(0, m_rivals.fork());
        const AssociationId b = m_rivals.at(1, m_rivals.fork());
        if (a != m_one || b != m_other) {
            explainFactor(a);
            explainFactor(b);
        }
        explainFactor(m_one);
        explainFactor(m_other);
        const double one = m_evaluation.fairShare(m_one);
        const double other = m_evaluation.fairShare(m_other);
        const int first = one == other ? 0 : one > other ? -1 : 1;
        const AssociationId winner = first <= 0 ? m_one : m_other;
        const AssociationId loser = first <= 0 ? m_other : m_one;
        ExplainStep &step = m_steps.add({ APPORTION_TEXT("The comparison that decides"), {} }, "place", {}, first, source::fairShareFactor);
        step.numbers = relation(m_evaluation.fairShare(winner), first == 0 ? "=" : ">", m_evaluation.fairShare(loser));
        step.value = words(full(winner));
        step.note
            = { first == 0 ? APPORTION_TEXT("%1 and %2 have the same factor: fair share puts neither before the other")
                           : APPORTION_TEXT("Factors are compared over the whole tree, whatever the account: %1 has the higher one, %2 the lower"),
                  { full(winner), full(loser) } };
        return first;
    }

    Steps &m_steps;
    const Evaluation &m_evaluation;
    AssociationId m_one;
    AssociationId m_other;
    Rivals m_rivals;
};

} // namespace

} // namespace explaining

Explanation explainOrder(const Evaluation &evaluation, AssociationId one, AssociationId other)
{
    explaining::Steps steps(evaluation, OrderOfAssociations { one, other });
    const int first = explaining::OrderSteps(steps, one, other).explain();
    Explanation explanation;
    explanation.steps = steps.take();
    explanation.steps.back().number = first;
    const char *title = APPORTION_TEXT("Why does %1 come before %2?");
    if (first == 0) {
        title = APPORTION_TEXT("Why does neither of %1 and %2 come first?");
    }
    const AssociationTree &tree = evaluation.tree();
    explanation.title = { title, { explaining::fullName(tree, first <= 0 ? one : other), explaining::fullName(tree, first <= 0 ? other : one) } };
    return explanation;
}

} // namespace apportion
