// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/expression.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QStringList>

#include <vector>

class QPainter;

namespace apportion
{

/// How a formula is set.
struct FormulaStyle
{
    QFont font; ///< of numbers and words; symbols of one letter are set in italics
    double minimumScale = 0.72; ///< of what stands in exponents
};

/// A laid out part of a formula: what is drawn, and the parts within it, their places relative to its own baseline's left end.
struct FormulaBox
{
    enum class Ink { None, Text, Bar, OpenBracket, CloseBracket };

    Ink ink = Ink::None;
    QString text;
    QFont font;
    int link = -1; ///< index of the symbol among linksOf() the formula
    double width = 0.0;
    double ascent = 0.0;
    double descent = 0.0;
    QPointF at; ///< in the box around it
    std::vector<FormulaBox> parts;

    [[nodiscard]] double height() const { return ascent + descent; }
};

/// Where a symbol that can be followed is drawn.
struct FormulaLinkPlace
{
    int link = 0;
    QRectF rect;
};

struct FormulaInk
{
    QColor text;
    QColor link;
    int hovered = -1; ///< underlined
};

/// The symbols of linksOf() a formula.
[[nodiscard]] QStringList followedSymbols(const Expression &formula);

/// A formula broken into lines: fractions and exponents are drawn as such where they fit the width, else written in a line.
class FormulaLayout
{
public:
    FormulaLayout(const Expression &formula, const FormulaStyle &style, double width);

    [[nodiscard]] QSizeF size() const { return m_size; }
    void paint(QPainter *painter, const QPointF &topLeft, const FormulaInk &ink) const;
    [[nodiscard]] std::vector<FormulaLinkPlace> links() const;

private:
    std::vector<FormulaBox> m_atoms; ///< each at its place, the origin at the top left
    QSizeF m_size;
    double m_scale = 1.0; ///< below 1 where the widest name has no room
};

} // namespace apportion
