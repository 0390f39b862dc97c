// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/explain/formula_layout.h"

#include "charts/tabular_text.h"
#include "models/number_format.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace apportion
{

namespace
{

using Form = Expression::Kind;
using Ink = FormulaBox::Ink;

constexpr double exponentScale = 0.74;
constexpr double nameScale = 0.74;

bool isSymbol(const QString &text)
{
    const qsizetype letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter() && c.unicode() < 0x2080; });
    return letters == 1 && text.size() <= 2;
}

/// Turns nodes into boxes of one font size.
class Setter
{
public:
    Setter(const QStringList &symbols, const FormulaStyle &style) : m_symbols(symbols), m_style(style) { }

    /// The boxes that may stand on lines of their own.
    std::vector<FormulaBox> atoms(const Expression &formula, bool inLine) const
    {
        std::vector<FormulaBox> result;
        append(formula, inLine, result);
        return result;
    }

    [[nodiscard]] FormulaBox box(const Expression &formula, double scale) const
    {
        switch (formula.kind) {
        case Form::None:
        case Form::Words:
        case Form::Sign:
        case Form::Number:
            return ink(localizedText(formula), upright(scale), -1);
        case Form::Symbol:
            return symbol(formula, scale);
        case Form::Quotient:
            return fraction(box(formula.parts[0], scale), below(formula.parts, scale), scale);
        case Form::Power: {
            FormulaBox base = box(formula.parts[0], scale);
            const bool inBrackets = piecesOf(formula).front().inBrackets;
            return power(inBrackets ? bracketed(std::move(base), scale) : std::move(base), box(formula.parts[1], smaller(scale)), scale);
        }
        case Form::Function:
            return called(formula, scale);
        default:
            break;
        }
        std::vector<FormulaBox> parts;
        for (const ExpressionPiece &piece : piecesOf(formula)) {
            appendSign(piece, formula, scale, parts);
            if (piece.part != nullptr) {
                FormulaBox part = box(*piece.part, scale);
                parts.push_back(piece.inBrackets ? bracketed(std::move(part), scale) : std::move(part));
            }
        }
        return beside(std::move(parts));
    }

private:
    [[nodiscard]] double smaller(double scale) const { return std::max(scale * exponentScale, m_style.minimumScale * exponentScale); }

    [[nodiscard]] QFont upright(double scale) const
    {
        QFont font = m_style.font;
        if (font.pixelSize() > 0) {
            font.setPixelSize(std::max(8, qRound(font.pixelSize() * scale)));
        } else {
            font.setPointSizeF(font.pointSizeF() * scale);
        }
        return font;
    }
    [[nodiscard]] QFont italic(double scale) const
    {
        QFont font = upright(scale);
        font.setItalic(true);
        return font;
    }

    static FormulaBox ink(const QString &text, const QFont &font, int link)
    {
        const QFontMetricsF metrics(font);
        FormulaBox box;
        box.ink = Ink::Text;
        box.text = text;
        box.font = font;
        box.link = link;
        box.width = textWidth(font, text);
        box.ascent = metrics.ascent() * 0.92;
        box.descent = metrics.descent();
        return box;
    }

    /// Boxes one after the other on one baseline.
    static FormulaBox beside(std::vector<FormulaBox> parts)
    {
        FormulaBox whole;
        for (FormulaBox &part : parts) {
            part.at = QPointF(whole.width, 0.0);
            whole.width += part.width;
            whole.ascent = std::max(whole.ascent, part.ascent);
            whole.descent = std::max(whole.descent, part.descent);
        }
        whole.parts = std::move(parts);
        return whole;
    }

    /// ln x, max(a, b).
    [[nodiscard]] FormulaBox called(const Expression &formula, double scale) const
    {
        const std::vector<ExpressionPiece> pieces = piecesOf(formula);
        if (pieces.back().part != nullptr) { // without brackets
            return beside({ sign(pieces[0].sign, scale), box(*pieces[0].part, scale) });
        }
        std::vector<FormulaBox> of;
        for (std::size_t i = 0; i < formula.parts.size(); ++i) {
            if (i > 0) {
                of.push_back(sign(pieces[i].sign, scale));
            }
            of.push_back(box(formula.parts[i], scale));
        }
        return beside({ ink(QString::fromStdString(formula.text), upright(scale), -1), bracketed(beside(std::move(of)), scale) });
    }

    /// What stands below the bar: the product of all parts but the first.
    [[nodiscard]] FormulaBox below(const std::vector<Expression> &parts, double scale) const
    {
        std::vector<FormulaBox> boxes;
        for (std::size_t i = 1; i < parts.size(); ++i) {
            if (i > 1) {
                boxes.push_back(sign(" · ", scale));
            }
            FormulaBox part = box(parts[i], scale);
            boxes.push_back(parts.size() > 2 && parts[i].kind == Form::Sum ? bracketed(std::move(part), scale) : std::move(part));
        }
        return beside(std::move(boxes));
    }

    /// The place of a symbol among those that can be followed; -1: it cannot.
    [[nodiscard]] int linkOf(const Expression &symbol) const { return static_cast<int>(m_symbols.indexOf(QString::fromStdString(lineText(symbol)))); }

    /// A letter, or words, and small behind it whose it is.
    [[nodiscard]] FormulaBox symbol(const Expression &formula, double scale) const
    {
        const int link = linkOf(formula);
        const QString text = QString::fromStdString(formula.text);
        FormulaBox letter = ink(text, isSymbol(text) ? italic(scale) : upright(scale), link);
        if (formula.whose.empty()) {
            return letter;
        }
        FormulaBox name = ink(QString::fromStdString(formula.whose), upright(std::max(scale * nameScale, m_style.minimumScale * nameScale)), link);
        const double drop = letter.descent * 0.75;
        FormulaBox whole = beside({ std::move(letter), std::move(name) });
        whole.parts[1].at += QPointF(1.0, drop);
        whole.width += 1.0;
        whole.descent = std::max(whole.descent, whole.parts[1].descent + drop);
        return whole;
    }

    /// A sign with the room that its blanks stand for.
    [[nodiscard]] FormulaBox sign(const std::string &text, double scale) const
    {
        const QString blanks = QString::fromStdString(text);
        const QFont font = upright(scale);
        FormulaBox mark = ink(blanks.trimmed(), font, -1);
        const double room = QFontMetricsF(font).horizontalAdvance(QLatin1Char('n')) * 0.42;
        const double before = blanks.startsWith(QLatin1Char(' ')) ? room : 0.0;
        FormulaBox box;
        box.ascent = mark.ascent;
        box.descent = mark.descent;
        box.width = before + mark.width + (blanks.endsWith(QLatin1Char(' ')) ? room : 0.0);
        mark.at = QPointF(before, 0.0);
        box.parts.push_back(std::move(mark));
        return box;
    }

    /// The sign of a piece; that of a definition is a symbol and "=".
    void appendSign(const ExpressionPiece &piece, const Expression &of, double scale, std::vector<FormulaBox> &to) const
    {
        if (of.kind == Form::Definition && !of.text.empty()) {
            to.push_back(symbol(Expression(Form::Symbol, of.text), scale));
            to.push_back(sign(" = ", scale));
        } else if (!piece.sign.empty()) {
            to.push_back(sign(piece.sign, scale));
        }
    }

    [[nodiscard]] FormulaBox fraction(FormulaBox top, FormulaBox below, double scale) const
    {
        const QFontMetricsF metrics(upright(scale));
        const double axis = metrics.xHeight() * 0.55; // the bar stands where a minus does
        const double gap = 2.0;
        const double overhang = 3.0;
        const double width = std::max(top.width, below.width) + 2.0 * overhang;
        FormulaBox bar;
        bar.ink = Ink::Bar;
        bar.width = width;
        bar.ascent = 0.5;
        bar.descent = 0.5;
        bar.at = QPointF(1.0, -axis);
        FormulaBox whole;
        whole.width = width + 2.0;
        top.at = QPointF(1.0 + (width - top.width) / 2.0, -axis - gap - top.descent);
        below.at = QPointF(1.0 + (width - below.width) / 2.0, -axis + gap + below.ascent);
        whole.ascent = axis + gap + top.height();
        whole.descent = gap + below.height() - axis;
        whole.parts = { std::move(top), std::move(below), std::move(bar) };
        return whole;
    }

    [[nodiscard]] FormulaBox power(FormulaBox base, FormulaBox exponent, double scale) const
    {
        const double rise = std::max(QFontMetricsF(upright(scale)).xHeight() * 0.8, base.ascent - exponent.ascent * 0.6) + exponent.descent * 0.5;
        FormulaBox whole = beside({ std::move(base), std::move(exponent) });
        whole.parts[1].at += QPointF(1.0, -rise);
        whole.width += 1.0;
        whole.ascent = std::max(whole.parts[0].ascent, rise + whole.parts[1].ascent);
        whole.descent = std::max(whole.parts[0].descent, whole.parts[1].descent - rise);
        return whole;
    }

    [[nodiscard]] FormulaBox bracketed(FormulaBox inside, double scale) const
    {
        const QFont font = upright(scale);
        const double plain = QFontMetricsF(font).height();
        if (inside.height() <= plain * 1.25) {
            return beside({ ink(QStringLiteral("("), font, -1), std::move(inside), ink(QStringLiteral(")"), font, -1) });
        }
        FormulaBox open;
        open.ink = Ink::OpenBracket;
        open.width = 6.0;
        open.ascent = inside.ascent;
        open.descent = inside.descent;
        FormulaBox close = open;
        close.ink = Ink::CloseBracket;
        return beside({ std::move(open), std::move(inside), std::move(close) });
    }

    /// In a line, everything but names and exponents is taken apart, so that it can break.
    void append(const Expression &formula, bool inLine, std::vector<FormulaBox> &to) const
    {
        const bool staysWhole = formula.kind == Form::Power || (formula.kind == Form::Labelled && formula.parts.size() == 1)
            || (!inLine && (formula.kind == Form::Quotient || formula.kind == Form::Function));
        const std::vector<ExpressionPiece> pieces = staysWhole ? std::vector<ExpressionPiece>() : piecesOf(formula);
        if (formula.kind == Form::Words) {
            appendWords(QString::fromStdString(formula.text), -1, to);
        } else if (inLine && formula.kind == Form::Symbol && formula.whose.empty()) {
            appendWords(QString::fromStdString(formula.text), linkOf(formula), to);
        } else if (pieces.empty()) {
            to.push_back(box(formula, 1.0));
        } else if (formula.kind == Form::Function && pieces.back().part == nullptr) {
            std::vector<FormulaBox> inside;
            for (std::size_t i = 0; i < formula.parts.size(); ++i) {
                if (i > 0) {
                    inside.push_back(sign(pieces[i].sign, 1.0));
                }
                append(formula.parts[i], inLine, inside);
            }
            bracket(inside, QString::fromStdString(formula.text));
            std::move(inside.begin(), inside.end(), std::back_inserter(to));
        } else {
            for (const ExpressionPiece &piece : pieces) {
                appendSign(piece, formula, 1.0, to);
                appendPart(piece, inLine, to);
            }
        }
    }

    void appendPart(const ExpressionPiece &piece, bool inLine, std::vector<FormulaBox> &to) const
    {
        if (piece.part == nullptr) {
            return;
        }
        if (piece.inBrackets && !inLine) {
            to.push_back(bracketed(box(*piece.part, 1.0), 1.0));
            return;
        }
        std::vector<FormulaBox> inside;
        append(*piece.part, inLine, inside);
        if (piece.inBrackets) {
            bracket(inside, {});
        }
        std::move(inside.begin(), inside.end(), std::back_inserter(to));
    }

    /// Joins brackets to the first and the last of @p inside, so that no line begins with a closing one.
    void bracket(std::vector<FormulaBox> &inside, const QString &name) const
    {
        if (inside.empty()) {
            return;
        }
        inside.front() = beside({ ink(name + QLatin1Char('('), upright(1.0), -1), std::move(inside.front()) });
        inside.back() = beside({ std::move(inside.back()), ink(QStringLiteral(")"), upright(1.0), -1) });
    }

    /// Long texts break between words.
    void appendWords(const QString &text, int link, std::vector<FormulaBox> &to) const
    {
        const QFont font = isSymbol(text) ? italic(1.0) : upright(1.0);
        for (qsizetype from = 0; from < text.size();) {
            const qsizetype blank = text.indexOf(QLatin1Char(' '), from);
            const qsizetype end = blank < 0 ? text.size() : blank + 1;
            to.push_back(ink(text.mid(from, end - from), font, link));
            from = end;
        }
    }

    const QStringList &m_symbols;
    const FormulaStyle &m_style;
};

void paintBox(QPainter *painter, const FormulaBox &box, const QPointF &origin, const FormulaInk &ink)
{
    const QPointF at = origin + box.at;
    switch (box.ink) {
    case Ink::Text: {
        const bool isLink = box.link >= 0;
        QFont font = box.font;
        font.setUnderline(isLink && box.link == ink.hovered);
        painter->setFont(font);
        painter->setPen(isLink ? ink.link : ink.text);
        painter->drawText(at, box.text);
        break;
    }
    case Ink::Bar:
        painter->fillRect(QRectF(at.x(), at.y() - 0.5, box.width, 1.0), ink.text);
        break;
    case Ink::OpenBracket:
    case Ink::CloseBracket: {
        const bool opens = box.ink == Ink::OpenBracket;
        const double inner = opens ? at.x() + box.width - 1.0 : at.x() + 1.0;
        const double outer = opens ? at.x() - 0.5 : at.x() + box.width + 0.5;
        QPainterPath path(QPointF(inner, at.y() - box.ascent + 1.0));
        path.quadTo(QPointF(outer, at.y() + (box.descent - box.ascent) / 2.0), QPointF(inner, at.y() + box.descent - 1.0));
        painter->setPen(QPen(ink.text, 1.1));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(path);
        break;
    }
    case Ink::None:
        break;
    }
    for (const FormulaBox &part : box.parts) {
        paintBox(painter, part, at, ink);
    }
}

void collectLinks(const FormulaBox &box, const QPointF &origin, std::vector<FormulaLinkPlace> &places)
{
    const QPointF at = origin + box.at;
    if (box.ink == Ink::Text && box.link >= 0) {
        places.push_back({ box.link, QRectF(at.x(), at.y() - box.ascent, box.width, box.height()) });
    }
    for (const FormulaBox &part : box.parts) {
        collectLinks(part, at, places);
    }
}

double widest(const std::vector<FormulaBox> &atoms)
{
    double width = 0.0;
    for (const FormulaBox &atom : atoms) {
        width = std::max(width, atom.width);
    }
    return width;
}

} // namespace

QStringList followedSymbols(const Expression &formula)
{
    QStringList symbols;
    for (const SymbolLink &link : linksOf(formula)) {
        symbols.append(QString::fromStdString(link.symbol));
    }
    return symbols;
}

FormulaLayout::FormulaLayout(const Expression &formula, const FormulaStyle &style, double width)
{
    const QStringList symbols = followedSymbols(formula);
    const Setter setter(symbols, style);
    m_atoms = setter.atoms(formula, false);
    if (widest(m_atoms) > width) {
        m_atoms = setter.atoms(formula, true);
    }
    constexpr double indent = 14.0;
    constexpr double leading = 4.0;
    double top = 0.0;
    double right = 0.0;
    for (std::size_t first = 0; first < m_atoms.size();) {
        double x = first == 0 ? 0.0 : std::min(indent, width / 8.0);
        double ascent = 0.0;
        double descent = 0.0;
        std::size_t last = first;
        while (last < m_atoms.size() && (last == first || x + m_atoms[last].width <= width)) {
            m_atoms[last].at = QPointF(x, 0.0);
            x += m_atoms[last].width;
            ascent = std::max(ascent, m_atoms[last].ascent);
            descent = std::max(descent, m_atoms[last].descent);
            ++last;
        }
        for (std::size_t i = first; i < last; ++i) {
            m_atoms[i].at.setY(top + ascent);
        }
        right = std::max(right, x);
        top += ascent + descent + (last < m_atoms.size() ? leading : 0.0);
        first = last;
    }
    m_scale = right > width ? width / right : 1.0; // a name without a blank that is wider than all the room
    m_size = QSizeF(right, top) * m_scale;
}

void FormulaLayout::paint(QPainter *painter, const QPointF &topLeft, const FormulaInk &ink) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(topLeft);
    painter->scale(m_scale, m_scale);
    for (const FormulaBox &atom : m_atoms) {
        paintBox(painter, atom, QPointF(), ink);
    }
    painter->restore();
}

std::vector<FormulaLinkPlace> FormulaLayout::links() const
{
    std::vector<FormulaLinkPlace> places;
    for (const FormulaBox &atom : m_atoms) {
        collectLinks(atom, QPointF(), places);
    }
    for (FormulaLinkPlace &place : places) {
        place.rect = QRectF(place.rect.topLeft() * m_scale, place.rect.size() * m_scale);
    }
    return places;
}

} // namespace apportion
