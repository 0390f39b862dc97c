// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_question.h"
#include "core/policy/diagnostic.h"

#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace apportion
{

/// How a number is written, by the rules of number_text.h.
struct NumberStyle
{
    enum class Rule : std::uint8_t {
        Formula, ///< at most `decimals` digits after the point, no zeros at the end
        Fixed, ///< exactly `decimals` digits after the point, as sshare prints it
        Cut ///< cut to a whole number, as sshare prints usage
    };

    Rule rule = Rule::Formula;
    std::uint8_t decimals = 6;
    bool withSign = false; ///< "+5", "−5"
    const char *unit = ""; ///< written behind it: "s"
};

/// Where a symbol of a formula comes from: the question that explains it, or the object that it is a setting of.
struct SymbolLink
{
    std::string symbol; ///< as the formula writes it: "U(chem)"
    ExplainQuestion question;
    ObjectRef object;
};

/// A formula as a tree. A symbol holds what its value is made from, so that one tree is the formula in symbols, the same
/// with numbers (withValues()), and what they come to (valueOf()).
struct Expression
{
    enum class Kind : std::uint8_t {
        None, ///< nothing
        Words, ///< text
        Symbol, ///< text, and whose it is: U(chem); its value, when it is known, is the only part
        Number,
        Sign, ///< text between the operands of a Relation: "=", ">"
        Labelled, ///< text before its parts: "chem 0.767271"
        Negative, ///< of the only part
        Sum, ///< of the parts; a Negative one is subtracted
        Product, ///< of the parts
        Quotient, ///< the first part over the others: a / b / c
        Power, ///< base, exponent
        Function, ///< text: max, min or ln of the parts
        Total, ///< Σ of the first part, an example; the second, when it is known, is the sum itself
        Relation, ///< operands with Signs between them
        Choice, ///< the first part if the second holds, else the third
        Definition ///< text = the only part; "= …" when there is no text
    };

    Kind kind = Kind::None;
    NumberStyle style; ///< of Number
    std::string text;
    std::string whose; ///< of Symbol: a name, or empty
    long double number = 0.0L; ///< of Number
    std::vector<Expression> parts;
    ExplainQuestion question; ///< of Symbol: what explains it
    ObjectRef object; ///< of Symbol: else, what it is a setting of

    Expression() = default;
    Expression(Kind ofKind, std::string itsText, std::vector<Expression> itsParts = {})
        : kind(ofKind), text(std::move(itsText)), parts(std::move(itsParts))
    {
    }
    /// A number inside a formula.
    template <typename T>
    requires std::is_arithmetic_v<T> Expression(T value) : kind(Kind::Number), number(static_cast<long double>(value)) { }

    [[nodiscard]] bool isEmpty() const { return kind == Kind::None; }
};

/// @{ What is empty takes no part.
[[nodiscard]] Expression operator+(Expression a, Expression b);
[[nodiscard]] Expression operator-(Expression a, Expression b);
[[nodiscard]] Expression operator*(Expression a, Expression b);
[[nodiscard]] Expression operator/(Expression a, Expression b);
[[nodiscard]] Expression operator-(Expression a);
/// @}

/// Makes the parts of formulas.
namespace formula
{

[[nodiscard]] Expression words(std::string text);
[[nodiscard]] Expression numberIn(long double value, NumberStyle style);
/// Exactly @p decimals digits after the point.
[[nodiscard]] Expression fixedNumber(long double value, std::uint8_t decimals = 6);
[[nodiscard]] Expression cutNumber(long double value);
/// A number that may be negative, as a part of a formula: its sign is one of the formula.
[[nodiscard]] Expression signedTerm(long double value, NumberStyle style = {});
/// A symbol; an empty @p value is not known.
[[nodiscard]] Expression symbol(std::string text, Expression value = {}, ExplainQuestion question = {}, ObjectRef object = {});
[[nodiscard]] Expression power(Expression base, Expression exponent);
[[nodiscard]] Expression function(std::string name, std::vector<Expression> of);
/// @p top over the product of @p below.
[[nodiscard]] Expression quotient(Expression top, std::vector<Expression> below);
/// "Σ example"; @p sum is empty when it is not known.
[[nodiscard]] Expression total(Expression example, Expression sum = {});
/// The sum of @p summands; 0 when there are none.
[[nodiscard]] Expression sumOf(std::vector<Expression> summands);
/// @p what behind @p text, and before @p behind.
[[nodiscard]] Expression labelled(std::string text, Expression what, std::string behind = {});
/// "one > other"
[[nodiscard]] Expression relation(Expression one, std::string sign, Expression other);
/// "symbol = what"
[[nodiscard]] Expression definition(std::string ofSymbol, Expression what);

} // namespace formula

/// The formula with numbers in the place of its symbols, of those that have a value. A definition gives what it defines.
[[nodiscard]] Expression withValues(const Expression &expression);

/// Which digits of the numbers count.
enum class Digits : std::uint8_t { All, Shown };
/// What an expression comes to; 1 or 0 for a relation that holds or does not. Nothing for words and unknown symbols.
[[nodiscard]] std::optional<long double> valueOf(const Expression &expression, Digits digits = Digits::All);

/// The symbols that can be followed, each once, in the order in which they are written.
[[nodiscard]] std::vector<SymbolLink> linksOf(const Expression &expression);

/// One piece of an expression that is written in a row: a sign with the blanks round it, or one of its parts.
struct ExpressionPiece
{
    std::string sign;
    const Expression *part = nullptr; ///< null: the sign alone
    bool inBrackets = false;
};
/// The pieces of what has parts, as they are written in one line; none for words, a symbol or a number.
[[nodiscard]] std::vector<ExpressionPiece> piecesOf(const Expression &expression);

/// A number as its style has it, in the C locale.
[[nodiscard]] std::string numberText(const Expression &number);
/// The formula in one line. @p write writes the numbers.
[[nodiscard]] std::string lineText(const Expression &expression, const std::function<std::string(const Expression &)> &write = &numberText);

} // namespace apportion
