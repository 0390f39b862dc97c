// SPDX-License-Identifier: GPL-3.0-or-later
// Why a user's rank differs between two evaluations: reasonOfChange() of compare.h.
#include "core/change/compare.h"
#include "core/evaluate/fair_share_level.h"
#include "core/policy/number_text.h"

#include <algorithm>
#include <optional>

namespace apportion
{

namespace
{

/// An association in the baseline and in the draft.
struct Pair
{
    AssociationId before = noAssociation;
    AssociationId after = noAssociation;
};

/// One level of the two trees: what hangs from the same association.
class LevelChange
{
public:
    LevelChange(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, Pair self)
        : m_baseline(baseline), m_draft(draft), m_self(self)
    {
        const AssociationId above = baseline.fairShareParent(self.before);
        const AssociationId aboveNow = draft.fairShareParent(self.after);
        for (const AssociationId id : fairShareChildren(draft, aboveNow)) {
            const AssociationId old = match.before(id);
            if (old == noAssociation || baseline.fairShareParent(old) != above) {
                m_added.push_back(id);
            } else if (id != self.after) {
                m_siblings.push_back({ old, id });
            }
        }
        for (const AssociationId id : fairShareChildren(baseline, above)) {
            const AssociationId now = match.after(id);
            if (now == noAssociation || draft.fairShareParent(now) != aboveNow) {
                m_removed.push_back(id);
            }
        }
        std::sort(m_removed.begin(), m_removed.end());
    }

    /// Fair Tree: who was passed, or passed, on this level, and by what.
    [[nodiscard]] Text overtaking(bool fell) const
    {
        std::optional<Pair> passed;
        for (const Pair &sibling : m_siblings) {
            const bool nowAhead = standing(sibling) > 0;
            if (nowAhead == fell && standing(sibling) != 0 && (!passed || changes(sibling) > changes(*passed))) {
                passed = sibling;
            }
        }
        if (!passed) {
            return fell ? comeBetween() : leftTheWay();
        }
        const auto causedBy = [&](const Pair &subject, const Pair &other, bool behind) -> Text {
            if (std::optional<Text> change = ownChange(subject)) {
                change->arguments.push_back(name(other));
                const bool shares = before().rawShares(subject.before) != after().rawShares(subject.after);
                if (shares) {
                    change->source = behind ? APPORTION_TEXT("raw shares of %1 %2 → %3: now behind %4")
                                            : APPORTION_TEXT("raw shares of %1 %2 → %3: now ahead of %4");
                } else {
                    change->source
                        = behind ? APPORTION_TEXT("usage of %1 %2 → %3: now behind %4") : APPORTION_TEXT("usage of %1 %2 → %3: now ahead of %4");
                }
                return *change;
            }
            return {};
        };
        if (Text own = causedBy(m_self, *passed, fell); !own.isEmpty()) {
            return own;
        }
        if (Text theirs = causedBy(*passed, m_self, !fell); !theirs.isEmpty()) {
            return theirs;
        }
        return { fell ? APPORTION_TEXT("%1 now behind %2") : APPORTION_TEXT("%1 now ahead of %2"), { name(m_self), name(*passed) } };
    }

    /// The first value on this level that differs.
    [[nodiscard]] Text firstDifference() const
    {
        if (std::optional<Text> own = ownChange(m_self)) {
            return *own;
        }
        if (!m_added.empty()) {
            return { APPORTION_TEXT("%1 is new beside %2"), { std::string(after().name(m_added.front())), name(m_self) } };
        }
        if (!m_removed.empty()) {
            return { APPORTION_TEXT("%1 is gone from beside %2"), { std::string(before().name(m_removed.front())), name(m_self) } };
        }
        const Pair *largest = nullptr;
        for (const Pair &sibling : m_siblings) {
            if (changes(sibling) > (largest != nullptr ? changes(*largest) : 0)) {
                largest = &sibling;
            }
        }
        if (largest == nullptr) {
            return {};
        }
        Text change = *ownChange(*largest);
        change.source = before().rawShares(largest->before) != after().rawShares(largest->after)
            ? APPORTION_TEXT("raw shares of %1 beside %4 %2 → %3")
            : APPORTION_TEXT("usage of %1 beside %4 %2 → %3");
        change.arguments.push_back(name(m_self));
        return change;
    }

private:
    [[nodiscard]] const AssociationTree &before() const { return m_baseline.tree(); }
    [[nodiscard]] const AssociationTree &after() const { return m_draft.tree(); }
    [[nodiscard]] std::string name(const Pair &pair) const { return std::string(after().name(pair.after)); }

    /// Who is new on this level and ahead.
    [[nodiscard]] Text comeBetween() const
    {
        const auto found = std::find_if(m_added.begin(), m_added.end(), [this](AssociationId id) { return order(m_draft, id, m_self.after) > 0; });
        return found == m_added.end() ? Text()
                                      : Text { APPORTION_TEXT("%1 is new ahead of %2"), { std::string(after().name(*found)), name(m_self) } };
    }

    /// Who was ahead on this level and is gone.
    [[nodiscard]] Text leftTheWay() const
    {
        const auto found
            = std::find_if(m_removed.begin(), m_removed.end(), [this](AssociationId id) { return order(m_baseline, id, m_self.before) > 0; });
        return found == m_removed.end()
            ? Text()
            : Text { APPORTION_TEXT("%1 is gone from ahead of %2"), { std::string(before().name(*found)), name(m_self) } };
    }

    /// Changed shares weigh more than changed usage, which is rarely edited.
    [[nodiscard]] int changes(const Pair &pair) const
    {
        const bool shares = before().rawShares(pair.before) != after().rawShares(pair.after);
        const bool usage = m_baseline.rawUsage(pair.before) != m_draft.rawUsage(pair.after);
        return (shares ? 2 : 0) + (usage ? 1 : 0);
    }

    [[nodiscard]] std::optional<Text> ownChange(const Pair &pair) const
    {
        if (before().rawShares(pair.before) != after().rawShares(pair.after)) {
            return Text { APPORTION_TEXT("raw shares of %1 %2 → %3"),
                { name(pair), rawSharesWord(before().rawShares(pair.before)), rawSharesWord(after().rawShares(pair.after)) } };
        }
        if (m_baseline.rawUsage(pair.before) != m_draft.rawUsage(pair.after)) {
            return Text { APPORTION_TEXT("usage of %1 %2 → %3"),
                { name(pair), cutText(m_baseline.rawUsage(pair.before)), cutText(m_draft.rawUsage(pair.after)) } };
        }
        return std::nullopt;
    }

    /// 1 when @p a is walked before @p b, −1 when after it, 0 when they are users who tie.
    static int order(const Evaluation &evaluation, AssociationId a, AssociationId b)
    {
        const AssociationTree &tree = evaluation.tree();
        if (evaluation.levelFs(a) != evaluation.levelFs(b)) {
            return evaluation.levelFs(a) > evaluation.levelFs(b) ? 1 : -1;
        }
        if (tree.isUser(a) && tree.isUser(b)) {
            return 0;
        }
        if (tree.isUser(a) != tree.isUser(b)) {
            return tree.isUser(a) ? 1 : -1;
        }
        return evaluation.layout().positionOf(a) < evaluation.layout().positionOf(b) ? 1 : -1;
    }

    /// 1 when the sibling is ahead now and was not, −1 when it is behind now and was not, else 0.
    [[nodiscard]] int standing(const Pair &sibling) const
    {
        const int was = order(m_baseline, sibling.before, m_self.before);
        const int is = order(m_draft, sibling.after, m_self.after);
        return is == was ? 0 : is > was ? 1 : -1;
    }

    const Evaluation &m_baseline;
    const Evaluation &m_draft;
    Pair m_self;
    std::vector<Pair> m_siblings;
    std::vector<AssociationId> m_added; ///< in the draft
    std::vector<AssociationId> m_removed; ///< in the baseline
};

/// What differs for everybody: the algorithm, the dampening factor.
Text changeOfSettings(const Evaluation &baseline, const Evaluation &draft)
{
    if (baseline.algorithm() != draft.algorithm()) {
        return { APPORTION_TEXT("fair share by %2 instead of %1"), { algorithmName(baseline.algorithm()), algorithmName(draft.algorithm()) } };
    }
    if (baseline.mergedTiedAccounts() != draft.mergedTiedAccounts()) {
        return { draft.mergedTiedAccounts() ? APPORTION_TEXT("tied accounts are merged") : APPORTION_TEXT("tied accounts are no longer merged"), {} };
    }
    const bool dampened = draft.algorithm() == Algorithm::Classic || draft.algorithm() == Algorithm::DepthOblivious;
    const std::uint16_t dampeningBefore = baseline.policy().priority.dampeningFactor;
    const std::uint16_t dampeningAfter = draft.policy().priority.dampeningFactor;
    if (dampened && dampeningBefore != dampeningAfter) {
        return { APPORTION_TEXT("dampening factor %1 → %2"), { std::to_string(dampeningBefore), std::to_string(dampeningAfter) } };
    }
    return {};
}

/// The lowest association on the path that hangs elsewhere, if one does.
Text changeOfPlace(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const std::vector<AssociationId> &before,
    const std::vector<AssociationId> &after)
{
    std::size_t same = 0; // from the user upwards
    while (same < before.size() && same < after.size() && before[before.size() - 1 - same] == match.before(after[after.size() - 1 - same])) {
        ++same;
    }
    if (same == before.size() && same == after.size()) {
        return {};
    }
    const AssociationId moved = after[after.size() - std::max<std::size_t>(same, 1)];
    const auto nameAbove = [same](const Evaluation &evaluation, const std::vector<AssociationId> &path) {
        return std::string(evaluation.tree().name(same < path.size() ? path[path.size() - 1 - same] : AssociationTree::root()));
    };
    return { APPORTION_TEXT("%1 competes below %3 instead of %2"),
        { std::string(draft.tree().name(moved)), nameAbove(baseline, before), nameAbove(draft, after) } };
}

} // namespace

Text reasonOfChange(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const ComparedUser &user)
{
    if (user.before == noAssociation || user.after == noAssociation) {
        return { user.before == noAssociation ? APPORTION_TEXT("new") : APPORTION_TEXT("removed"), {} };
    }
    if (user.rankBefore == user.rankAfter && user.factorBefore == user.factorAfter) {
        return {};
    }
    if (Text settings = changeOfSettings(baseline, draft); !settings.isEmpty()) {
        return settings;
    }
    const std::vector<AssociationId> before = fairSharePath(baseline, user.before);
    const std::vector<AssociationId> after = fairSharePath(draft, user.after);
    if (Text place = changeOfPlace(baseline, draft, match, before, after); !place.isEmpty()) {
        return place;
    }
    Text firstDifference;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const LevelChange level(baseline, draft, match, { before[i], after[i] });
        if (draft.algorithm() == Algorithm::FairTree) {
            if (Text overtaking = level.overtaking(user.risen() < 0); !overtaking.isEmpty()) {
                return overtaking;
            }
        }
        if (firstDifference.isEmpty()) {
            firstDifference = level.firstDifference();
        }
    }
    if (!firstDifference.isEmpty()) {
        return firstDifference;
    }
    if (baseline.userCount() != draft.userCount()) {
        return { APPORTION_TEXT("%1 → %2 users"), { std::to_string(baseline.userCount()), std::to_string(draft.userCount()) } };
    }
    return { APPORTION_TEXT("others passed or fell behind"), {} };
}

} // namespace apportion
