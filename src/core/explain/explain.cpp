// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain.h"

#include "core/explain/explain_parts.h"

namespace apportion
{

namespace explaining
{

ExplainStep &Steps::add(Text title, std::string symbol, std::string formula, std::string numbers, long double value, const char *documented)
{
    ExplainStep &step = m_steps.emplace_back();
    step.title = std::move(title);
    step.symbol = std::move(symbol);
    step.formula = std::move(formula);
    step.numbers = std::move(numbers);
    step.value = fixedText(value);
    step.number = static_cast<double>(value);
    step.source = documented;
    return step;
}

ExplainStep &Steps::add(
    AssociationId id, Text title, std::string symbol, std::string formula, std::string numbers, long double value, const char *documented)
{
    ExplainStep &step = add(std::move(title), std::move(symbol), std::move(formula), std::move(numbers), value, documented);
    step.object = { ObjectRef::Kind::Association, id, name(id) };
    return step;
}

ExplainStep &Steps::say(Text title, Text note, long double value, const char *documented)
{
    ExplainStep &step = add(std::move(title), {}, {}, {}, value, documented);
    step.note = std::move(note);
    return step;
}

std::string n(long double value)
{
    return formulaText(value);
}

std::string sumText(const std::vector<long double> &summands, long double sum)
{
    if (summands.empty() || summands.size() > mostSummands) {
        return n(sum);
    }
    std::string text;
    for (const long double summand : summands) {
        text += (text.empty() ? "" : " + ") + n(summand);
    }
    return text;
}

std::string inBrackets(const std::string &sum)
{
    return sum.find(' ') == std::string::npos ? sum : '(' + sum + ')';
}

std::string symbolOf(const Steps &steps, const char *symbol, AssociationId id, bool isTarget)
{
    return isTarget ? symbol : symbol + ('(' + steps.name(id) + ')');
}

} // namespace explaining

std::string explanationText(const Explanation &explanation, const std::function<std::string(const Text &)> &translate)
{
    std::string text = translate(explanation.title) + '\n';
    for (const ExplainStep &step : explanation.steps) {
        text += '\n' + translate(step.title) + '\n';
        if (!step.formula.empty()) {
            text += "    " + step.formula + '\n';
        }
        const std::string left = step.symbol.empty() ? "    " : "    " + step.symbol + " = ";
        if (!step.numbers.empty() && step.numbers != step.value) {
            text += left + step.numbers + '\n';
        }
        if (!step.value.empty()) {
            text += left + step.value + '\n';
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

} // namespace apportion
