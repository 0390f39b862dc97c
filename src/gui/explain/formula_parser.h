// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace apportion
{

/// A formula as it is drawn: "F = 2^(−U / S)" becomes a row of F, =, and a power with a fraction in its exponent.
struct FormulaNode
{
    enum class Kind {
        Text, ///< words or a number
        Operator, ///< text between two parts: "+", "=", ","
        Row, ///< children one after the other
        Fraction, ///< numerator, denominator
        Power, ///< base, exponent
        Group, ///< one child in brackets
        Named, ///< text with a small name below: U(chem)
        Call ///< text and one child in brackets: ln(…)
    };

    Kind kind = Kind::Text;
    QString text;
    QString name; ///< of Named
    std::vector<FormulaNode> children;
};

/// Reads a formula of core/explain.h: operators stand between blanks, brackets and "^" need none. Anything that is no
/// formula comes back as text; nothing is lost, and no input is too deep.
[[nodiscard]] FormulaNode parseFormula(const QString &formula);

/// The formula in one line again, as it is read aloud and compared in tests: fractions with " / ".
[[nodiscard]] QString formulaAsLine(const FormulaNode &node);

} // namespace apportion
