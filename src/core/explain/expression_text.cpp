// SPDX-License-Identifier: GPL-3.0-or-later
// How a formula is written in one line, and where its symbols lead.
#include "core/explain/expression.h"
#include "core/policy/number_text.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

using Kind = Expression::Kind;

void collectLinks(const Expression &expression, std::vector<SymbolLink> &links)
{
    if (expression.kind == Kind::Symbol) {
        std::string text = lineText(expression);
        const bool leads = expression.question.index() != 0 || expression.object.kind != ObjectRef::Kind::None;
        const bool known = std::any_of(links.begin(), links.end(), [&text](const SymbolLink &link) { return link.symbol == text; });
        if (leads && !known) {
            links.push_back({ std::move(text), expression.question, expression.object });
        }
        return; // what its value is made from is not written
    }
    const std::size_t written = expression.kind == Kind::Total ? 1 : expression.parts.size();
    for (std::size_t i = 0; i < written; ++i) {
        collectLinks(expression.parts[i], links);
    }
}

bool hasSymbols(const Expression &expression)
{
    return expression.kind == Kind::Symbol || std::any_of(expression.parts.begin(), expression.parts.end(), &hasSymbols);
}

/// How firmly the parts hang together: brackets are needed round what is looser than its place asks for.
int firmness(const Expression &expression)
{
    switch (expression.kind) {
    case Kind::Definition:
    case Kind::Choice:
    case Kind::Relation:
        return 0;
    case Kind::Sum:
        return 1;
    case Kind::Negative:
        return 2;
    case Kind::Quotient:
        return 3;
    case Kind::Product:
        return 4;
    case Kind::Power:
        return 5;
    default:
        return 6;
    }
}

class Pieces
{
public:
    explicit Pieces(const Expression &expression) : m_parts(expression.parts) { }

    void add(std::string sign, std::size_t part, int least = 0)
    {
        m_pieces.push_back({ std::move(sign), &m_parts[part], firmness(m_parts[part]) < least });
    }
    void close(std::string sign) { m_pieces.push_back({ std::move(sign), nullptr, false }); }
    /// All parts with @p sign between them; those after the first may have to be firmer.
    void addAll(const char *sign, int leastFirst, int leastOther)
    {
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            add(i == 0 ? "" : sign, i, i == 0 ? leastFirst : leastOther);
        }
    }
    void addSum()
    {
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            if (i > 0 && m_parts[i].kind == Kind::Negative) {
                const Expression &part = m_parts[i].parts[0];
                m_pieces.push_back({ " − ", &part, firmness(part) < 3 });
            } else {
                add(i == 0 ? "" : " + ", i, 2);
            }
        }
    }
    void addRelation()
    {
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            if (m_parts[i].kind == Kind::Sign) {
                close(' ' + m_parts[i].text + ' ');
            } else {
                add("", i, 1);
            }
        }
    }

    std::vector<ExpressionPiece> take() { return std::move(m_pieces); }

private:
    const std::vector<Expression> &m_parts;
    std::vector<ExpressionPiece> m_pieces;
};

} // namespace

std::vector<SymbolLink> linksOf(const Expression &expression)
{
    std::vector<SymbolLink> links;
    collectLinks(expression, links);
    return links;
}

std::vector<ExpressionPiece> piecesOf(const Expression &expression)
{
    Pieces pieces(expression);
    switch (expression.kind) {
    case Kind::Labelled:
        pieces.add(expression.text + ' ', 0);
        if (expression.parts.size() > 1) {
            pieces.add(" ", 1);
        }
        break;
    case Kind::Negative:
        pieces.add("−", 0, 3);
        break;
    case Kind::Sum:
        pieces.addSum();
        break;
    case Kind::Product:
        pieces.addAll(" · ", 2, 3);
        break;
    case Kind::Quotient:
        pieces.addAll(" / ", 4, 5);
        break;
    case Kind::Power: {
        const bool isSquare = expression.parts[1].kind == Kind::Number && expression.parts[1].number == 2.0L && hasSymbols(expression.parts[0]);
        pieces.add("", 0, 6);
        if (isSquare) {
            pieces.close("²");
        } else {
            pieces.add("^", 1, 6);
        }
        break;
    }
    case Kind::Function:
        if (expression.text == "ln" && expression.parts[0].kind == Kind::Symbol) {
            pieces.add("ln ", 0);
            break;
        }
        for (std::size_t i = 0; i < expression.parts.size(); ++i) {
            pieces.add(i == 0 ? expression.text + '(' : ", ", i);
        }
        pieces.close(")");
        break;
    case Kind::Total:
        pieces.add("Σ ", 0, 2);
        break;
    case Kind::Relation:
        pieces.addRelation();
        break;
    case Kind::Choice:
        pieces.add("", 0);
        pieces.add(" if ", 1);
        pieces.add(", else ", 2);
        break;
    case Kind::Definition:
        pieces.add(expression.text.empty() ? "= " : expression.text + " = ", 0);
        break;
    default:
        break;
    }
    return pieces.take();
}

std::string numberText(const Expression &number)
{
    const NumberStyle &style = number.style;
    const long double value = style.withSign ? std::fabs(number.number) : number.number;
    std::string text = style.rule == NumberStyle::Rule::Fixed ? fixedText(value, style.decimals)
        : style.rule == NumberStyle::Rule::Cut                ? cutText(value)
                                                              : formulaText(value, style.decimals);
    if (style.withSign && number.number != 0.0L) {
        text.insert(0, number.number < 0.0L ? "−" : "+");
    }
    return *style.unit == '\0' ? text : text + ' ' + style.unit;
}

std::string lineText(const Expression &expression, const std::function<std::string(const Expression &)> &write)
{
    switch (expression.kind) {
    case Kind::None:
        return {};
    case Kind::Number:
        return write(expression);
    case Kind::Words:
    case Kind::Sign:
        return expression.text;
    case Kind::Symbol:
        return expression.whose.empty() ? expression.text : expression.text + '(' + expression.whose + ')';
    default:
        break;
    }
    std::string line;
    for (const ExpressionPiece &piece : piecesOf(expression)) {
        line += piece.sign;
        if (piece.part != nullptr) {
            const std::string text = lineText(*piece.part, write);
            line += piece.inBrackets ? '(' + text + ')' : text;
        }
    }
    return line;
}

} // namespace apportion
