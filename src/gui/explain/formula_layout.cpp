// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/explain/formula_layout.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace apportion
{

namespace
{

using Kind = FormulaNode::Kind;
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
    std::vector<FormulaBox> atoms(const FormulaNode &node, bool inLine) const
    {
        std::vector<FormulaBox> result;
        append(node, inLine, result);
        return result;
    }

    [[nodiscard]] FormulaBox box(const FormulaNode &node, double scale) const
    {
        switch (node.kind) {
        case Kind::Text:
            return words(node.text, scale);
        case Kind::Operator:
            return sign(node.text, scale);
        case Kind::Row:
            return inRow(node.children, scale);
        case Kind::Fraction:
            return fraction(box(node.children[0], scale), box(node.children[1], scale), scale);
        case Kind::Power:
            return power(box(node.children[0], scale), box(node.children[1], smaller(scale)), scale);
        case Kind::Group:
            return bracketed(box(node.children[0], scale), scale);
        case Kind::Named:
            return named(node, scale);
        case Kind::Call:
            break;
        }
        return beside({ ink(node.text, upright(scale), -1), bracketed(box(node.children[0], scale), scale) });
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
        box.width = metrics.horizontalAdvance(text);
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

    [[nodiscard]] FormulaBox inRow(const std::vector<FormulaNode> &nodes, double scale) const
    {
        std::vector<FormulaBox> parts;
        parts.reserve(nodes.size());
        for (const FormulaNode &node : nodes) {
            parts.push_back(box(node, scale));
        }
        return beside(std::move(parts));
    }

    /// Words, those that can be followed apart from the others.
    [[nodiscard]] FormulaBox words(const QString &text, double scale) const
    {
        std::vector<FormulaBox> parts;
        for (qsizetype at = 0; at < text.size();) {
            int link = -1;
            const qsizetype length = nextPiece(text, at, &link);
            const QString piece = text.mid(at, length);
            parts.push_back(ink(piece, isSymbol(piece.trimmed()) ? italic(scale) : upright(scale), link));
            at += length;
        }
        if (parts.empty()) {
            parts.push_back(ink(QString(), upright(scale), -1));
        }
        return parts.size() == 1 ? std::move(parts.front()) : beside(std::move(parts));
    }

    /// How long the piece at @p at is: a symbol that can be followed, or all up to the next one.
    [[nodiscard]] qsizetype nextPiece(const QString &text, qsizetype at, int *link) const
    {
        const auto isEdge
            = [&text](qsizetype i) { return i <= 0 || i >= text.size() || !(text[i].isLetterOrNumber() && text[i - 1].isLetterOrNumber()); };
        qsizetype nearest = text.size();
        qsizetype length = 0;
        for (qsizetype i = 0; i < m_symbols.size(); ++i) {
            const qsizetype found = text.indexOf(m_symbols[i], at);
            const bool isWord = found >= 0 && isEdge(found) && isEdge(found + m_symbols[i].size());
            if (isWord && (found < nearest || (found == nearest && m_symbols[i].size() > length))) {
                nearest = found;
                length = m_symbols[i].size();
                *link = static_cast<int>(i);
            }
        }
        if (nearest > at || length == 0) {
            *link = -1;
            return nearest - at;
        }
        return length;
    }

    [[nodiscard]] FormulaBox sign(const QString &text, double scale) const
    {
        const QFont font = upright(scale);
        FormulaBox mark = ink(text, font, -1);
        const double em = QFontMetricsF(font).horizontalAdvance(QLatin1Char('n'));
        const bool isComma = text == QLatin1String(",");
        const double before = isComma ? 0.0 : em * 0.42;
        const double after = em * 0.42;
        FormulaBox box;
        box.ascent = mark.ascent;
        box.descent = mark.descent;
        box.width = before + mark.width + after;
        mark.at = QPointF(before, 0.0);
        box.parts.push_back(std::move(mark));
        return box;
    }

    [[nodiscard]] FormulaBox named(const FormulaNode &node, double scale) const
    {
        const auto link = static_cast<int>(m_symbols.indexOf(QStringLiteral("%1(%2)").arg(node.text, node.name)));
        FormulaBox letter = ink(node.text, isSymbol(node.text) ? italic(scale) : upright(scale), link);
        FormulaBox name = ink(node.name, upright(std::max(scale * nameScale, m_style.minimumScale * nameScale)), link);
        const double drop = letter.descent * 0.75;
        FormulaBox whole = beside({ std::move(letter), std::move(name) });
        whole.parts[1].at += QPointF(1.0, drop);
        whole.width += 1.0;
        whole.descent = std::max(whole.descent, whole.parts[1].descent + drop);
        return whole;
    }

    [[nodiscard]] FormulaBox fraction(FormulaBox top, FormulaBox below, double scale) const
    {
        const QFontMetricsF metrics(upright(scale));
        const double axis = metrics.xHeight() * 0.55; // the bar stands where a minus does
        const double gap = 2.0;
        const double margin = 3.0;
        const double width = std::max(top.width, below.width) + 2.0 * margin;
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
    void append(const FormulaNode &node, bool inLine, std::vector<FormulaBox> &to) const
    {
        if (node.kind == Kind::Row) {
            for (const FormulaNode &child : node.children) {
                append(child, inLine, to);
            }
        } else if (inLine && node.kind == Kind::Fraction) {
            appendFactor(node.children[0], to);
            to.push_back(sign(QStringLiteral("/"), 1.0));
            appendFactor(node.children[1], to);
        } else if (inLine && (node.kind == Kind::Group || node.kind == Kind::Call)) {
            std::vector<FormulaBox> inside;
            append(node.children[0], inLine, inside);
            bracket(inside, node.text);
            std::move(inside.begin(), inside.end(), std::back_inserter(to));
        } else if (node.kind == Kind::Text && node.text.contains(QLatin1Char(' '))) {
            appendWords(node.text, to);
        } else {
            to.push_back(box(node, 1.0));
        }
    }

    void appendFactor(const FormulaNode &node, std::vector<FormulaBox> &to) const
    {
        std::vector<FormulaBox> inside;
        append(node, true, inside);
        if (node.kind == Kind::Row) {
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

    /// Long texts break between words; a symbol of several words stays together.
    void appendWords(const QString &text, std::vector<FormulaBox> &to) const
    {
        for (qsizetype at = 0; at < text.size();) {
            int link = -1;
            const qsizetype length = nextPiece(text, at, &link);
            const QString piece = text.mid(at, length);
            if (link >= 0) {
                to.push_back(words(piece, 1.0));
            } else {
                for (qsizetype from = 0; from < piece.size();) {
                    const qsizetype blank = piece.indexOf(QLatin1Char(' '), from);
                    const qsizetype end = blank < 0 ? piece.size() : blank + 1;
                    to.push_back(words(piece.mid(from, end - from), 1.0));
                    from = end;
                }
            }
            at += length;
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

FormulaLayout::FormulaLayout(const FormulaNode &formula, const QStringList &symbols, const FormulaStyle &style, double width)
{
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
    m_size = QSizeF(right, top);
}

void FormulaLayout::paint(QPainter *painter, const QPointF &topLeft, const FormulaInk &ink) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    for (const FormulaBox &atom : m_atoms) {
        paintBox(painter, atom, topLeft, ink);
    }
    painter->restore();
}

std::vector<FormulaLinkPlace> FormulaLayout::links() const
{
    std::vector<FormulaLinkPlace> places;
    for (const FormulaBox &atom : m_atoms) {
        collectLinks(atom, QPointF(), places);
    }
    return places;
}

} // namespace apportion
