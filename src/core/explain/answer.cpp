// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain.h"

namespace apportion
{

namespace
{

/// Answers each kind of question, when what it asks about is there.
struct Answerer
{
    const Evaluation &draft;
    const Evaluation *baseline;

    Explanation operator()(std::monostate) const { return {}; }
    Explanation operator()(const AssociationNumber &asked) const
    {
        const Evaluation *evaluation = asked.inBaseline ? baseline : &draft;
        if (evaluation == nullptr || !evaluation->tree().isLive(asked.id)) {
            return {};
        }
        return explain(*evaluation, asked);
    }
    Explanation operator()(const JobNumber &asked) const { return asked.row < draft.jobs().rowCount() ? explain(draft, asked) : Explanation(); }
    Explanation operator()(const BillingNumber &asked) const { return explain(draft, asked); }
    template <typename Number>
    [[nodiscard]] Explanation ofItsPolicy(const Number &asked) const
    {
        const Evaluation *evaluation = asked.inBaseline ? baseline : &draft;
        return evaluation == nullptr ? Explanation() : explain(*evaluation, asked);
    }
    Explanation operator()(const SettingNumber &asked) const { return ofItsPolicy(asked); }
    Explanation operator()(const TableNumber &asked) const { return ofItsPolicy(asked); }
    Explanation operator()(const PurchasedNumber &asked) const { return explain(draft, asked); }
    Explanation operator()(const SplitNumber &asked) const { return explain(draft, asked); }
    Explanation operator()(const DerivedWeightsOf &asked) const { return explain(draft, asked); }
    Explanation operator()(const DerivedSharesOf &asked) const { return explain(draft, asked); }
    Explanation operator()(const ChangeOfUser &asked) const
    {
        const bool known = baseline != nullptr && (asked.before == noAssociation || baseline->tree().isLive(asked.before))
            && (asked.after == noAssociation || draft.tree().isLive(asked.after));
        return known ? explainChange(*baseline, draft, asked) : Explanation();
    }
    Explanation operator()(const OrderOfAssociations &asked) const
    {
        return draft.tree().isLive(asked.one) && draft.tree().isLive(asked.other) ? explainOrder(draft, asked.one, asked.other) : Explanation();
    }
    Explanation operator()(const OrderOfJobs &asked) const
    {
        const JobRow rows = draft.jobs().rowCount();
        return asked.one < rows && asked.other < rows ? explainJobOrder(draft, asked.one, asked.other) : Explanation();
    }
};

} // namespace

Explanation answer(const ExplainQuestion &question, const Evaluation &draft, const Evaluation *baseline)
{
    return std::visit(Answerer { draft, baseline }, question);
}

} // namespace apportion
