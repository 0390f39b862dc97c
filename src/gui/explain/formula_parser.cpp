// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/explain/formula_parser.h"

#include <QStringList>

#include <algorithm>

namespace apportion
{

namespace
{

using Kind = FormulaNode::Kind;

constexpr int deepest = 40;

struct Token
{
    enum class Type { Word, Operator, Open, Close, Caret, Squared, Comma };

    Type type = Type::Word;
    QString text;
    bool afterBlank = false;
};

bool isRelation(const QString &text)
{
    static const QStringList relations { QStringLiteral("="), QStringLiteral(">"), QStringLiteral("<"), QStringLiteral("≥"), QStringLiteral("≤"),
        QStringLiteral("if"), QStringLiteral("else") };
    return relations.contains(text);
}

bool isSum(const QString &text)
{
    return text == QLatin1String("+") || text == QStringLiteral("−");
}

bool isProduct(const QString &text)
{
    return text == QStringLiteral("·") || text == QLatin1String("/");
}

class Scanner
{
public:
    explicit Scanner(const QString &text) : m_text(text) { }

    std::vector<Token> scan()
    {
        for (m_at = 0; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c.isSpace()) {
                flush();
                m_blank = true;
            } else if (c == QLatin1Char('(')) {
                push(Token::Type::Open, c);
            } else if (c == QLatin1Char(')')) {
                push(Token::Type::Close, c);
            } else if (c == QLatin1Char('^')) {
                push(Token::Type::Caret, c);
            } else if (c == QChar(0x00b2)) {
                push(Token::Type::Squared, c);
            } else if (c == QLatin1Char(',') && (m_at + 1 == m_text.size() || m_text[m_at + 1].isSpace())) {
                push(Token::Type::Comma, c);
            } else if (c == QChar(0x2212) && m_word.isEmpty()) {
                push(Token::Type::Operator, c); // binary or a sign
            } else {
                m_word += c;
            }
        }
        flush();
        return std::move(m_tokens);
    }

private:
    void flush()
    {
        if (m_word.isEmpty()) {
            return;
        }
        const bool isOperator = isRelation(m_word) || isSum(m_word) || isProduct(m_word);
        m_tokens.push_back({ isOperator ? Token::Type::Operator : Token::Type::Word, m_word, m_blank });
        m_word.clear();
        m_blank = false;
    }

    void push(Token::Type type, QChar c)
    {
        flush();
        m_tokens.push_back({ type, QString(c), m_blank });
        m_blank = false;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    QString m_word;
    bool m_blank = false;
    std::vector<Token> m_tokens;
};

FormulaNode row(std::vector<FormulaNode> parts)
{
    return parts.size() == 1 ? std::move(parts.front()) : FormulaNode { Kind::Row, {}, {}, std::move(parts) };
}

/// Brackets that a fraction or an exponent makes needless.
FormulaNode unbracketed(FormulaNode node)
{
    return node.kind == Kind::Group && !node.children.empty() ? FormulaNode(node.children.front()) : node;
}

class Parser
{
public:
    explicit Parser(std::vector<Token> tokens) : m_tokens(std::move(tokens)) { }

    [[nodiscard]] FormulaNode whole()
    {
        std::vector<FormulaNode> parts;
        while (m_at < m_tokens.size()) {
            const std::size_t before = m_at;
            parts.push_back(relation(0));
            if (m_at < m_tokens.size()) { // a closing bracket too many
                parts.push_back({ Kind::Text, m_tokens[m_at].text, {}, {} });
                m_at = std::max(m_at, before) + 1;
            }
        }
        return parts.empty() ? FormulaNode() : row(std::move(parts));
    }

private:
    [[nodiscard]] bool isNext(Token::Type type) const { return m_at < m_tokens.size() && m_tokens[m_at].type == type; }
    [[nodiscard]] bool isOperator(bool (*which)(const QString &)) const { return isNext(Token::Type::Operator) && which(m_tokens[m_at].text); }
    FormulaNode takeOperator() { return { Kind::Operator, m_tokens[m_at++].text, {}, {} }; }

    FormulaNode relation(int depth)
    {
        std::vector<FormulaNode> parts;
        for (;;) {
            if (isNext(Token::Type::Comma) || isOperator(isRelation)) {
                parts.push_back(takeOperator());
            } else if (m_at < m_tokens.size() && !isNext(Token::Type::Close)) {
                parts.push_back(sum(depth));
            } else {
                return parts.empty() ? FormulaNode() : row(std::move(parts));
            }
        }
    }

    FormulaNode sum(int depth)
    {
        std::vector<FormulaNode> parts { product(depth) };
        while (isOperator(isSum)) {
            parts.push_back(takeOperator());
            parts.push_back(product(depth));
        }
        return row(std::move(parts));
    }

    FormulaNode product(int depth)
    {
        std::vector<FormulaNode> parts { power(depth) };
        while (isOperator(isProduct)) {
            FormulaNode sign = takeOperator();
            FormulaNode next = power(depth);
            if (sign.text != QLatin1String("/")) {
                parts.push_back(std::move(sign));
                parts.push_back(std::move(next));
                continue;
            }
            FormulaNode &top = parts.back();
            if (top.kind == Kind::Fraction) { // a / b / c is a / (b · c)
                FormulaNode &below = top.children[1];
                const bool isProductAlready = below.kind == Kind::Row && below.children.size() > 2 && isProduct(below.children[1].text);
                if (!isProductAlready) {
                    below = { Kind::Row, {}, {}, { std::move(below) } };
                }
                below.children.push_back({ Kind::Operator, QStringLiteral("·"), {}, {} });
                below.children.push_back(std::move(next));
            } else {
                std::vector<FormulaNode> both;
                both.push_back(unbracketed(std::move(top)));
                both.push_back(unbracketed(std::move(next)));
                top = { Kind::Fraction, {}, {}, std::move(both) };
            }
        }
        return row(std::move(parts));
    }

    FormulaNode power(int depth)
    {
        if (isOperator(isSum) && depth >= deepest) {
            return { Kind::Text, m_tokens[m_at++].text, {}, {} };
        }
        if (isOperator(isSum)) { // a sign
            std::vector<FormulaNode> parts { { Kind::Text, m_tokens[m_at++].text, {}, {} } };
            parts.push_back(product(depth + 1));
            return row(std::move(parts));
        }
        FormulaNode base = operand(depth);
        while (isNext(Token::Type::Caret) || isNext(Token::Type::Squared)) {
            const bool squared = m_tokens[m_at++].type == Token::Type::Squared;
            FormulaNode exponent = squared ? FormulaNode { Kind::Text, QStringLiteral("2"), {}, {} } : unbracketed(operand(depth));
            std::vector<FormulaNode> both;
            both.push_back(std::move(base));
            both.push_back(std::move(exponent));
            base = { Kind::Power, {}, {}, std::move(both) };
        }
        return base;
    }

    FormulaNode operand(int depth)
    {
        if (isNext(Token::Type::Open)) {
            return { Kind::Group, {}, {}, { bracketed(depth) } };
        }
        QString words;
        while (isNext(Token::Type::Word)) {
            const Token &token = m_tokens[m_at++];
            const bool calls = isNext(Token::Type::Open) && !m_tokens[m_at].afterBlank;
            if (!calls) {
                words += (words.isEmpty() ? QString() : QStringLiteral(" ")) + token.text;
                continue;
            }
            FormulaNode called = callOf(token.text, depth);
            if (words.isEmpty()) {
                return called;
            }
            std::vector<FormulaNode> parts { { Kind::Text, words + QLatin1Char(' '), {}, {} } };
            parts.push_back(std::move(called));
            return row(std::move(parts));
        }
        return { Kind::Text, words, {}, {} };
    }

    /// ln(…), max(…), or a symbol with the name of whose it is: U(chem).
    FormulaNode callOf(const QString &name, int depth)
    {
        const bool isNamed = m_at + 2 < m_tokens.size() && m_tokens[m_at + 1].type == Token::Type::Word
            && m_tokens[m_at + 2].type == Token::Type::Close && !m_tokens[m_at + 1].text.front().isDigit();
        static const QStringList functions { QStringLiteral("ln"), QStringLiteral("max"), QStringLiteral("min") };
        if (isNamed && !functions.contains(name)) {
            const QString whose = m_tokens[m_at + 1].text;
            m_at += 3;
            return { Kind::Named, name, whose, {} };
        }
        return { Kind::Call, name, {}, { bracketed(depth) } };
    }

    FormulaNode bracketed(int depth)
    {
        ++m_at; // the opening bracket
        if (depth >= deepest) {
            QStringList rest;
            while (m_at < m_tokens.size()) {
                rest += m_tokens[m_at++].text;
            }
            return { Kind::Text, rest.join(QLatin1Char(' ')), {}, {} };
        }
        FormulaNode inside = relation(depth + 1);
        if (isNext(Token::Type::Close)) {
            ++m_at;
        }
        return inside;
    }

    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
};

QString lineOfFactor(const FormulaNode &node)
{
    const bool needsBrackets = node.kind == Kind::Row || node.kind == Kind::Fraction;
    return needsBrackets ? QStringLiteral("(%1)").arg(formulaAsLine(node)) : formulaAsLine(node);
}

} // namespace

FormulaNode parseFormula(const QString &formula)
{
    constexpr qsizetype longest = 4000;
    if (formula.size() > longest) {
        return { Kind::Text, formula, {}, {} };
    }
    return Parser(Scanner(formula).scan()).whole();
}

QString formulaAsLine(const FormulaNode &node)
{
    switch (node.kind) {
    case Kind::Text:
        return node.text;
    case Kind::Operator:
        return node.text == QLatin1String(",") ? node.text + QLatin1Char(' ') : QStringLiteral(" %1 ").arg(node.text);
    case Kind::Row: {
        QString line;
        for (const FormulaNode &child : node.children) {
            line += formulaAsLine(child);
        }
        return line;
    }
    case Kind::Fraction:
        return QStringLiteral("%1 / %2").arg(lineOfFactor(node.children[0]), lineOfFactor(node.children[1]));
    case Kind::Power:
        return QStringLiteral("%1^%2").arg(lineOfFactor(node.children[0]), lineOfFactor(node.children[1]));
    case Kind::Group:
        return QStringLiteral("(%1)").arg(formulaAsLine(node.children[0]));
    case Kind::Named:
        return QStringLiteral("%1(%2)").arg(node.text, node.name);
    case Kind::Call:
        break;
    }
    return QStringLiteral("%1(%2)").arg(node.text, formulaAsLine(node.children[0]));
}

} // namespace apportion
