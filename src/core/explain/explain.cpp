// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain.h"

#include "core/explain/explain_parts.h"

#include "core/schema/setting_fields.h"

#include <algorithm>
#include <utility>

namespace apportion
{

namespace explaining
{

ExplainStep &Steps::add(Text title, const StepSymbol &symbol, Expression formula, long double value, const char *documented)
{
    ExplainStep &step = m_steps.emplace_back();
    step.title = std::move(title);
    step.symbol = symbol.whose.empty() ? symbol.text : symbol.text + '(' + symbol.whose + ')';
    step.numbers = withValues(formula);
    if (!valueOf(step.numbers)) {
        step.numbers = {}; // in words
    }
    step.formula = symbol.text.empty() ? std::move(formula) : definition(symbol.text, std::move(formula));
    step.value = fixedNumber(value);
    step.number = static_cast<double>(value);
    step.source = documented;
    return step;
}

ExplainStep &Steps::add(AssociationId id, Text title, const StepSymbol &symbol, Expression formula, long double value, const char *documented)
{
    ExplainStep &step = add(std::move(title), symbol, std::move(formula), value, documented);
    step.object = { ObjectRef::Kind::Association, id, name(id) };
    return step;
}

ExplainStep &Steps::say(Text title, Text note, long double value, const char *documented)
{
    ExplainStep &step = add(std::move(title), {}, {}, value, documented);
    step.note = std::move(note);
    return step;
}

Expression Steps::ofAssociation(const char *text, AssociationId id, AssociationQuantity quantity, Expression value, Whose whose) const
{
    const auto *asked = std::get_if<AssociationNumber>(&m_asked);
    const AssociationNumber number { id, quantity, asked != nullptr && asked->inBaseline };
    const bool isAsked = asked != nullptr && *asked == number;
    Expression result = symbol(text, std::move(value), isAsked ? ExplainQuestion() : number);
    result.whose = whose == Whose::Said ? name(id) : std::string();
    return result;
}

Expression Steps::rawShares(AssociationId id) const
{
    return ofAssociation("raw shares", id, AssociationQuantity::RawShares, tree().rawShares(id));
}

Expression Steps::levelShares(AssociationId id, Expression sum) const
{
    return ofAssociation("level shares", id, AssociationQuantity::RawShares, std::move(sum));
}

Expression Steps::normShares(AssociationId id, Whose whose) const
{
    return ofAssociation("S", id, AssociationQuantity::NormShares, m_evaluation.normShares(id), whose);
}

Expression Steps::rawUsage(AssociationId id, Whose whose) const
{
    return ofAssociation("usage", id, AssociationQuantity::RawUsage, m_evaluation.rawUsage(id), whose);
}

Expression Steps::normUsage(AssociationId id) const
{
    return ofAssociation("Uₙ", id, AssociationQuantity::NormUsage, m_evaluation.normUsage(id));
}

Expression Steps::effectiveUsage(AssociationId id, Whose whose) const
{
    return ofAssociation("U", id, AssociationQuantity::EffectiveUsage, m_evaluation.effectiveUsage(id), whose);
}

Expression Steps::ofJob(const char *text, JobQuantity quantity, Expression value) const
{
    const auto *asked = std::get_if<JobNumber>(&m_asked);
    const bool leads = asked != nullptr && asked->quantity != quantity;
    return symbol(text, std::move(value), leads ? ExplainQuestion(JobNumber { asked->row, quantity }) : ExplainQuestion());
}

Expression Steps::ofHardware(const char *text, Expression value) const
{
    const auto &groups = m_evaluation.policy().nodeGroups.get();
    return symbol(text, std::move(value), {}, groups.empty() ? ObjectRef() : ObjectRef { ObjectRef::Kind::NodeGroup, 0, groups.front().names });
}

Expression settingSymbol(PriorityKey key, Expression value, const char *text)
{
    return symbol(text == nullptr ? priorityKeyWord(key) : text, std::move(value), {}, settingRef(key));
}

std::string n(long double value)
{
    return formulaText(value);
}

Text sizeNote(const Policy &policy)
{
    const bool small = policy.priority.favorSmall;
    const std::uint64_t nodes = policy.jobSizeNodes();
    const char *note = small ? APPORTION_TEXT("Small jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1")
                             : APPORTION_TEXT("Large jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1");
    if (nodes > policy.clusterNodes()) {
        note = small
            ? APPORTION_TEXT("Small jobs first, of the N = %1 nodes of MaxNodeCount, which count up to 22.05, and C = %2 CPUs; kept between 0 and 1")
            : APPORTION_TEXT("Large jobs first, of the N = %1 nodes of MaxNodeCount, which count up to 22.05, and C = %2 CPUs; kept between 0 and 1");
    }
    return { note, { std::to_string(nodes), std::to_string(policy.clusterCpus()) } };
}

Expression sumOfFew(const std::vector<long double> &summands, long double sum)
{
    if (summands.empty() || summands.size() > mostSummands) {
        return sum;
    }
    if (summands.back() < 0.0L) {
        return sumOf({ summands.begin(), summands.end() - 1 }) - Expression(-summands.back());
    }
    return sumOf({ summands.begin(), summands.end() });
}

StepSymbol stepSymbol(const Steps &steps, const char *text, AssociationId id, bool isTarget)
{
    return { text, isTarget ? std::string() : steps.name(id) };
}

} // namespace explaining

Explanation answerFirst(Explanation explanation)
{
    if (!explanation.steps.empty()) {
        std::rotate(explanation.steps.begin(), explanation.steps.end() - 1, explanation.steps.end());
    }
    return explanation;
}

std::string explanationText(const Explanation &explanation, const std::function<std::string(const Text &)> &translate)
{
    std::string text = translate(explanation.title) + '\n';
    for (const ExplainStep &step : explanation.steps) {
        text += '\n' + translate(step.title) + '\n';
        if (!step.formula.isEmpty()) {
            text += "    " + lineText(step.formula) + '\n';
        }
        const std::string left = step.symbol.empty() ? "    " : "    " + step.symbol + " = ";
        const std::string numbers = lineText(step.numbers);
        const std::string value = lineText(step.value);
        if (!numbers.empty() && numbers != value) {
            text += left + numbers + '\n';
        }
        if (!value.empty()) {
            text += left + value + '\n';
        }
        if (!step.note.isEmpty()) {
            text += "    " + translate(step.note) + '\n';
        }
        if (*step.source != '\0') {
            text += "    [" + std::string(step.source) + "]\n";
        }
    }
    return text;
}

namespace
{

/// Answers each kind of question, when what it asks about is there.
struct Answerer
{
    const Evaluation &draft;
    const Evaluation *baseline;
    const Moments &moments;

    /// Of whichever moment it is.
    [[nodiscard]] Explanation ofMoment(Explanation explanation, const Evaluation &evaluation, const Ahead *ahead) const
    {
        return moments.past != nullptr ? ofThePast(std::move(explanation), evaluation, *moments.past)
                                       : ofItsMoment(std::move(explanation), evaluation, ahead);
    }

    Explanation operator()(std::monostate) const { return {}; }
    Explanation operator()(const AssociationNumber &asked) const
    {
        const Evaluation *evaluation = asked.inBaseline ? baseline : &draft;
        if (evaluation == nullptr || !evaluation->tree().isLive(asked.id)) {
            return {};
        }
        const Ahead *ahead = asked.inBaseline ? moments.baseline : moments.draft;
        if (asked.quantity == AssociationQuantity::RawShares && moments.past == nullptr) {
            return explain(*evaluation, asked, ahead); // what somebody typed is no forecast
        }
        return ofMoment(explain(*evaluation, asked, ahead), *evaluation, ahead);
    }
    Explanation operator()(const JobNumber &asked) const
    {
        if (asked.row >= draft.jobs().rowCount()) {
            return {};
        }
        return moments.past != nullptr ? ofThePast(explain(draft, asked), draft, *moments.past, asked.row)
                                       : ofItsMoment(explain(draft, asked), draft, moments.draft, asked.row);
    }
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
        return known ? ofMoment(explainChange(*baseline, draft, asked), draft, moments.draft) : Explanation();
    }
    Explanation operator()(const OrderOfAssociations &asked) const
    {
        const bool known = draft.tree().isLive(asked.one) && draft.tree().isLive(asked.other);
        return known ? ofMoment(explainOrder(draft, asked.one, asked.other), draft, moments.draft) : Explanation();
    }
    Explanation operator()(const OrderOfJobs &asked) const
    {
        const JobRow rows = draft.jobs().rowCount();
        return asked.one < rows && asked.other < rows ? ofMoment(explainJobOrder(draft, asked.one, asked.other), draft, moments.draft)
                                                      : Explanation();
    }
};

} // namespace

Explanation answer(const ExplainQuestion &question, const Evaluation &draft, const Evaluation *baseline, const Moments &moments)
{
    return std::visit(Answerer { draft, baseline, moments }, question);
}

} // namespace apportion
