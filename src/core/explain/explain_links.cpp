// SPDX-License-Identifier: GPL-3.0-or-later
// Where the symbols of the formulas come from.
#include "core/explain/explain_parts.h"
#include "core/policy/priority_settings.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>
#include <utility>

namespace apportion
{

namespace explaining
{

namespace
{

constexpr std::array<std::pair<std::string_view, AssociationQuantity>, 9> associationSymbols { {
    { "raw shares", AssociationQuantity::RawShares },
    { "level shares", AssociationQuantity::RawShares },
    { "LevelFS", AssociationQuantity::LevelFs },
    { "usage", AssociationQuantity::RawUsage },
    { "rank", AssociationQuantity::Rank },
    { "Uₙ", AssociationQuantity::NormUsage },
    { "S", AssociationQuantity::NormShares },
    { "U", AssociationQuantity::EffectiveUsage },
    { "F", AssociationQuantity::FairShare },
} };

constexpr std::array<std::pair<std::string_view, JobQuantity>, 12> jobSymbols { {
    { "fair share", JobQuantity::FairShare },
    { "job size", JobQuantity::JobSize },
    { "partition", JobQuantity::Partition },
    { "assoc", JobQuantity::Assoc },
    { "size", JobQuantity::JobSize },
    { "part", JobQuantity::Partition },
    { "nice", JobQuantity::Nice },
    { "site", JobQuantity::Site },
    { "TRES", JobQuantity::Tres },
    { "age", JobQuantity::Age },
    { "qos", JobQuantity::Qos },
    { "QOS", JobQuantity::Qos },
} };

bool isWordByte(char c)
{
    // bytes of UTF-8 beyond ASCII belong to signs as well as to letters: only the subscripts used here are letters
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool startsWithSubscript(std::string_view text)
{
    return text.size() >= 2 && static_cast<unsigned char>(text[0]) == 0xe2 && static_cast<unsigned char>(text[1]) == 0x82; // U+2080 … U+20BF
}

/// Where @p symbol stands in @p formula as a word of its own, right of the first "=".
std::optional<std::size_t> findSymbol(std::string_view formula, std::string_view symbol, std::size_t from)
{
    for (std::size_t at = formula.find(symbol, from); at != std::string_view::npos; at = formula.find(symbol, at + 1)) {
        const std::size_t end = at + symbol.size();
        const bool begins = at == 0 || !isWordByte(formula[at - 1]);
        const bool ends = end == formula.size() || (!isWordByte(formula[end]) && !startsWithSubscript(formula.substr(end)));
        if (begins && ends) {
            return at;
        }
    }
    return std::nullopt;
}

/// The association of that name among @p id and what is above it.
AssociationId ancestorNamed(const AssociationTree &tree, AssociationId id, std::string_view name)
{
    while (id != noAssociation && tree.name(id) != name) {
        id = tree.parent(id);
    }
    return id;
}

class LinkFinder
{
public:
    LinkFinder(const Evaluation &evaluation, const ExplainQuestion &asked) : m_evaluation(evaluation), m_asked(asked) { }

    void fill(ExplainStep &step) const
    {
        const std::size_t equals = step.formula.find('=');
        const std::size_t from = equals == std::string::npos ? 0 : equals + 1;
        const auto *job = std::get_if<JobNumber>(&m_asked);
        if (step.object.kind == ObjectRef::Kind::Association && step.object.id < m_evaluation.tree().rowCount()) {
            fillAssociation(step, from);
        }
        if (job != nullptr) {
            for (const auto &[symbol, quantity] : jobSymbols) {
                add(step, symbol, from, JobNumber { job->row, quantity });
            }
        }
        for (const schema::Setting &setting : schema::settings()) {
            addObject(step, setting.word, from, settingRef(setting.key));
        }
        addObject(step, "d", from, settingRef(PriorityKey::FairShareDampeningFactor));
        addObject(step, "half-life", from, settingRef(PriorityKey::PriorityDecayHalfLife));
        if (step.object.kind == ObjectRef::Kind::Partition || step.object.kind == ObjectRef::Kind::Qos) {
            for (const char *symbol : { "weight", "PriorityJobFactor", "QOS priority", "total of the partition" }) {
                addObject(step, symbol, from, step.object);
            }
        }
        if (!m_evaluation.policy().nodeGroups->empty()) {
            const ObjectRef nodes { ObjectRef::Kind::NodeGroup, 0, m_evaluation.policy().nodeGroups.get().front().names };
            addObject(step, "N", from, nodes);
            addObject(step, "C", from, nodes);
            addObject(step, "processors", from, nodes);
        }
    }

private:
    void fillAssociation(ExplainStep &step, std::size_t from) const
    {
        const AssociationId id = step.object.id;
        for (const auto &[symbol, quantity] : associationSymbols) {
            add(step, symbol, from, AssociationNumber { id, quantity });
            fillNamed(step, symbol, quantity, from);
        }
        fillNamed(step, "s", AssociationQuantity::RawShares, from);
    }

    /// "U(chem)": of what is above.
    void fillNamed(ExplainStep &step, std::string_view symbol, AssociationQuantity quantity, std::size_t from) const
    {
        const std::string opening = std::string(symbol) + '(';
        for (std::size_t at = step.formula.find(opening, from); at != std::string::npos; at = step.formula.find(opening, at + 1)) {
            const std::size_t close = step.formula.find(')', at);
            if (close == std::string::npos || (at > 0 && isWordByte(step.formula[at - 1]))) {
                continue;
            }
            const std::size_t begin = at + opening.size();
            const AssociationId above
                = ancestorNamed(m_evaluation.tree(), step.object.id, std::string_view(step.formula).substr(begin, close - begin));
            if (above != noAssociation) {
                push(step, step.formula.substr(at, close + 1 - at), AssociationNumber { above, quantity }, {});
            }
        }
    }

    void add(ExplainStep &step, std::string_view symbol, std::size_t from, const ExplainQuestion &question) const
    {
        // "usage / usage(chem)": the one with a name is another's
        if (!(question == m_asked) && findPlain(step.formula, symbol, from)) {
            push(step, std::string(symbol), question, {});
        }
    }

    static bool findPlain(std::string_view formula, std::string_view symbol, std::size_t from)
    {
        for (std::optional<std::size_t> at = findSymbol(formula, symbol, from); at; at = findSymbol(formula, symbol, *at + 1)) {
            const std::size_t end = *at + symbol.size();
            if (end == formula.size() || formula[end] != '(') {
                return true;
            }
        }
        return false;
    }

    void addObject(ExplainStep &step, std::string_view symbol, std::size_t from, const ObjectRef &object) const
    {
        if (findSymbol(step.formula, symbol, from)) {
            push(step, std::string(symbol), {}, object);
        }
    }

    static void push(ExplainStep &step, std::string symbol, const ExplainQuestion &question, const ObjectRef &object)
    {
        const bool there = std::any_of(step.links.begin(), step.links.end(), [&symbol](const SymbolLink &link) { return link.symbol == symbol; });
        if (!there) {
            step.links.push_back({ std::move(symbol), question, object });
        }
    }

    const Evaluation &m_evaluation;
    const ExplainQuestion &m_asked;
};

} // namespace

void addLinks(const Evaluation &evaluation, Explanation &explanation, const ExplainQuestion &asked)
{
    const LinkFinder finder(evaluation, asked);
    for (ExplainStep &step : explanation.steps) {
        finder.fill(step);
    }
}

} // namespace explaining

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
        Explanation explanation = explain(*evaluation, asked.id, asked.quantity);
        for (ExplainStep &step : explanation.steps) {
            for (SymbolLink &link : step.links) {
                if (auto *number = std::get_if<AssociationNumber>(&link.question)) {
                    number->inBaseline = asked.inBaseline; // the way back stays in the same policy
                }
            }
        }
        return explanation;
    }
    Explanation operator()(const JobNumber &asked) const
    {
        return asked.row < draft.jobs().rowCount() ? explain(draft, asked.row, asked.quantity) : Explanation();
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
