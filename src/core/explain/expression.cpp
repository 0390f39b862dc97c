// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/expression.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

using Kind = Expression::Kind;

/// @p a and @p b as parts of one @p kind.
Expression joined(Kind kind, Expression a, Expression b)
{
    if (a.isEmpty() || b.isEmpty()) {
        return a.isEmpty() ? b : a;
    }
    Expression whole = a.kind == kind ? std::move(a) : Expression(kind, {}, { std::move(a) });
    if (b.kind == kind) {
        std::move(b.parts.begin(), b.parts.end(), std::back_inserter(whole.parts));
    } else {
        whole.parts.push_back(std::move(b));
    }
    return whole;
}

} // namespace

Expression operator+(Expression a, Expression b)
{
    return joined(Kind::Sum, std::move(a), std::move(b));
}

Expression operator-(Expression a, Expression b)
{
    return b.isEmpty() ? a : joined(Kind::Sum, std::move(a), -std::move(b));
}

Expression operator*(Expression a, Expression b)
{
    return joined(Kind::Product, std::move(a), std::move(b));
}

Expression operator/(Expression a, Expression b)
{
    return b.isEmpty() ? a : formula::quotient(std::move(a), { std::move(b) });
}

Expression operator-(Expression a)
{
    return { Kind::Negative, {}, { std::move(a) } };
}

namespace formula
{

Expression words(std::string text)
{
    return { Kind::Words, std::move(text) };
}

Expression numberIn(long double value, NumberStyle style)
{
    Expression number(value);
    number.style = style;
    return number;
}

Expression fixedNumber(long double value, std::uint8_t decimals)
{
    return numberIn(value, { .rule = NumberStyle::Rule::Fixed, .decimals = decimals });
}

Expression cutNumber(long double value)
{
    return numberIn(value, { .rule = NumberStyle::Rule::Cut });
}

Expression signedTerm(long double value, NumberStyle style)
{
    return value < 0 ? -numberIn(-value, style) : numberIn(value, style);
}

Expression symbol(std::string text, Expression value, ExplainQuestion question, ObjectRef object)
{
    Expression result(Kind::Symbol, std::move(text));
    if (!value.isEmpty()) {
        result.parts.push_back(std::move(value));
    }
    result.question = std::move(question);
    result.object = std::move(object);
    return result;
}

Expression power(Expression base, Expression exponent)
{
    return { Kind::Power, {}, { std::move(base), std::move(exponent) } };
}

Expression function(std::string name, std::vector<Expression> of)
{
    return { Kind::Function, std::move(name), std::move(of) };
}

Expression quotient(Expression top, std::vector<Expression> below)
{
    below.insert(below.begin(), std::move(top));
    return { Kind::Quotient, {}, std::move(below) };
}

Expression total(Expression example, Expression sum)
{
    Expression result(Kind::Total, {}, { std::move(example) });
    if (!sum.isEmpty()) {
        result.parts.push_back(std::move(sum));
    }
    return result;
}

Expression sumOf(std::vector<Expression> summands)
{
    Expression sum;
    for (Expression &summand : summands) {
        sum = std::move(sum) + std::move(summand);
    }
    return sum.isEmpty() ? Expression(0) : sum;
}

Expression labelled(std::string text, Expression what, std::string behind)
{
    Expression result(Kind::Labelled, std::move(text), { std::move(what) });
    if (!behind.empty()) {
        result.parts.push_back(words(std::move(behind)));
    }
    return result;
}

Expression relation(Expression one, std::string sign, Expression other)
{
    Expression result = one.kind == Kind::Relation ? std::move(one) : Expression(Kind::Relation, {}, { std::move(one) });
    result.parts.emplace_back(Kind::Sign, std::move(sign));
    result.parts.push_back(std::move(other));
    return result;
}

Expression definition(std::string ofSymbol, Expression what)
{
    return what.isEmpty() ? what : Expression(Kind::Definition, std::move(ofSymbol), { std::move(what) });
}

} // namespace formula

Expression withValues(const Expression &expression)
{
    switch (expression.kind) {
    case Kind::Symbol:
        return expression.parts.empty() ? expression : withValues(expression.parts[0]);
    case Kind::Total:
        return expression.parts.size() < 2 ? expression : withValues(expression.parts[1]);
    case Kind::Definition:
        return withValues(expression.parts[0]);
    case Kind::Choice:
        if (const std::optional<long double> holds = valueOf(expression.parts[1])) {
            return withValues(expression.parts[*holds != 0.0L ? 0 : 2]);
        }
        return expression;
    default:
        break;
    }
    Expression result = expression;
    std::transform(expression.parts.begin(), expression.parts.end(), result.parts.begin(), &withValues);
    return result;
}

namespace
{

class Calculator
{
public:
    explicit Calculator(Digits digits) : m_digits(digits) { }

    [[nodiscard]] std::optional<long double> operator()(const Expression &expression) const
    {
        switch (expression.kind) {
        case Kind::Number:
            return numberOf(expression);
        case Kind::Symbol:
        case Kind::Total:
            return expression.parts.empty() || (expression.kind == Kind::Total && expression.parts.size() < 2) ? std::nullopt
                                                                                                               : (*this)(expression.parts.back());
        case Kind::Labelled:
        case Kind::Definition:
            return (*this)(expression.parts[0]);
        case Kind::Relation:
            return holds(expression);
        case Kind::Choice: {
            const std::optional<long double> condition = (*this)(expression.parts[1]);
            return condition ? (*this)(expression.parts[*condition != 0.0L ? 0 : 2]) : std::nullopt;
        }
        case Kind::None:
        case Kind::Words:
        case Kind::Sign:
            return std::nullopt;
        default:
            return combined(expression);
        }
    }

private:
    [[nodiscard]] long double numberOf(const Expression &expression) const
    {
        if (m_digits == Digits::All || !std::isfinite(expression.number)) {
            return expression.number;
        }
        Expression plain = expression;
        plain.style.withSign = false;
        plain.style.unit = "";
        const std::string text = numberText(plain);
        long double shown = 0.0L;
        std::from_chars(text.data(), text.data() + text.size(), shown);
        return shown;
    }

    [[nodiscard]] std::optional<long double> combined(const Expression &expression) const
    {
        std::vector<long double> values;
        for (const Expression &part : expression.parts) {
            const std::optional<long double> value = (*this)(part);
            if (!value) {
                return std::nullopt;
            }
            values.push_back(*value);
        }
        long double result = values.at(0);
        if (expression.kind == Kind::Negative) {
            return -result;
        }
        if (expression.kind == Kind::Function && expression.text == "ln") {
            return std::log(result);
        }
        for (std::size_t i = 1; i < values.size(); ++i) {
            result = join(expression, result, values[i]);
        }
        return result;
    }

    static long double join(const Expression &expression, long double a, long double b)
    {
        switch (expression.kind) {
        case Kind::Sum:
            return a + b;
        case Kind::Product:
            return a * b;
        case Kind::Quotient:
            return a / b;
        case Kind::Power:
            return std::pow(a, b);
        default:
            return expression.text == "min" ? std::min(a, b) : std::max(a, b);
        }
    }

    /// Whether neighbours stand as the signs between them say; what has no value, as "…", is passed over.
    [[nodiscard]] std::optional<long double> holds(const Expression &expression) const
    {
        bool known = false;
        bool all = true;
        for (std::size_t i = 1; i + 1 < expression.parts.size(); i += 2) {
            const std::optional<long double> a = (*this)(expression.parts[i - 1]);
            const std::optional<long double> b = (*this)(expression.parts[i + 1]);
            if (a && b) {
                const std::string &sign = expression.parts[i].text;
                known = true;
                all = all && (sign == "=" ? *a == *b : sign == ">" ? *a > *b : sign == "<" ? *a < *b : *a >= *b);
            }
        }
        return known ? std::optional(all ? 1.0L : 0.0L) : std::nullopt;
    }

    Digits m_digits;
};

} // namespace

std::optional<long double> valueOf(const Expression &expression, Digits digits)
{
    return Calculator(digits)(expression);
}

} // namespace apportion
