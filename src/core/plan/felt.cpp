// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/felt.h"

#include "core/change/compare_accounts.h"
#include "core/plan/look_ahead.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// Keeps for each account the first moment at which its places differ.
class FeltList
{
public:
    FeltList(const Policy &draft, std::size_t rows) : m_place(rows, absent)
    {
        for (const AssociationId id : draft.associations.layout().depthFirst()) {
            if (id != AssociationTree::root() && !draft.associations.isUser(id)) {
                m_place[id] = m_all.size();
                m_all.push_back({});
                m_all.back().after = id;
            }
        }
    }

    void take(const std::vector<ComparedAccount> &accounts, std::int64_t seconds)
    {
        for (const ComparedAccount &account : accounts) {
            const AssociationId id = account.after.id;
            if (id >= m_place.size() || m_place[id] == absent || account.before.id == noAssociation) {
                continue;
            }
            FeltChange &felt = m_all[m_place[id]];
            if (felt.seconds) {
                continue;
            }
            const bool isFelt = account.before.place != account.after.place;
            if (!isFelt && felt.before != noAssociation) {
                continue;
            }
            felt.before = account.before.id;
            felt.placeBefore = account.before.place;
            felt.placeAfter = account.after.place;
            if (isFelt) {
                felt.seconds = seconds;
            }
        }
    }

    std::vector<FeltChange> sorted()
    {
        std::erase_if(m_all, [](const FeltChange &felt) { return felt.before == noAssociation; });
        std::stable_sort(m_all.begin(), m_all.end(), [](const FeltChange &a, const FeltChange &b) {
            return a.seconds.has_value() != b.seconds.has_value() ? a.seconds.has_value() : a.seconds.value_or(0) < b.seconds.value_or(0);
        });
        return std::move(m_all);
    }

private:
    static constexpr std::size_t absent = static_cast<std::size_t>(-1);

    std::vector<std::size_t> m_place; ///< by the id in the draft
    std::vector<FeltChange> m_all;
};

} // namespace

std::optional<std::vector<FeltChange>> whenFelt(const Snapshot &baseline, const Snapshot &draft, const Situation &applied,
    const AssociationMatch &match, const FeltQuestion &question, const std::stop_token &stop, const std::function<void(double)> &progress)
{
    const Forecaster before(
        baseline, question.assumption, question.now, queueCourse(baseline.policy, baseline.situation, question.options, question.now));
    const Forecaster after(
        baseline, draft, applied, question.assumption, question.now, queueCourse(draft.policy, applied, question.options, question.now));
    EvaluationOptions options = question.options;
    options.associationsOnly = true; // places of accounts do not depend on jobs
    FeltList list(draft.policy, draft.policy.associations.rowCount());
    Evaluation was;
    Evaluation is;
    for (std::int64_t seconds = 0; seconds <= question.horizon; seconds += std::max<std::int64_t>(1, question.step)) {
        std::optional<Evaluation> first = evaluate(baseline.policy, before.at(seconds).situation, options, stop, std::move(was));
        std::optional<Evaluation> second = evaluate(draft.policy, after.at(seconds).situation, options, stop, std::move(is));
        if (!first || !second) {
            return std::nullopt;
        }
        was = std::move(*first);
        is = std::move(*second);
        list.take(compareAccounts(was, is, match, {}, stop), seconds);
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        if (progress) {
            progress(static_cast<double>(seconds) / static_cast<double>(std::max<std::int64_t>(1, question.horizon)));
        }
    }
    return list.sorted();
}

} // namespace apportion
