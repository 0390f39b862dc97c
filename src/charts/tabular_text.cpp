// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/tabular_text.h"

#include "charts/font_cache.h"
#include "charts/shaped_line.h"

#include <QGlyphRun>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QRectF>
#include <QVarLengthArray>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace apportion
{

namespace
{

/// Calls @p place(piece, offset, room) for each digit and for each run without digits; returns the whole width.
template <typename Place>
double layOut(const QFontMetricsF &metrics, const QString &text, const Place &place)
{
    double digit = 0.0; // of the widest
    if (std::any_of(text.begin(), text.end(), [](QChar character) { return character.isDigit(); })) {
        for (char each = '0'; each <= '9'; ++each) {
            digit = std::max(digit, metrics.horizontalAdvance(QLatin1Char(each)));
        }
    }
    double offset = 0.0;
    qsizetype begin = 0;
    while (begin < text.size()) {
        qsizetype end = begin + 1;
        const bool isDigit = text[begin].isDigit();
        while (!isDigit && end < text.size() && !text[end].isDigit()) {
            ++end;
        }
        const QString piece = text.mid(begin, end - begin);
        const double room = isDigit ? digit : metrics.horizontalAdvance(piece);
        place(piece, offset, room);
        offset += room;
        begin = end;
    }
    return offset;
}

/// Where a text of that width begins on its line.
QPointF startOf(const QFontMetricsF &metrics, const QRectF &rect, Qt::Alignment alignment, double width)
{
    double left = rect.left();
    if (alignment.testFlag(Qt::AlignRight)) {
        left = rect.right() - width;
    } else if (alignment.testFlag(Qt::AlignHCenter)) {
        left = rect.center().x() - width / 2;
    }
    double baseline = rect.top() + metrics.ascent();
    if (alignment.testFlag(Qt::AlignVCenter)) {
        baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    } else if (alignment.testFlag(Qt::AlignBottom)) {
        baseline = rect.bottom() - metrics.descent();
    }
    return { left, baseline };
}

/// Whether a text is a figure with what stands around one, of which each character has a glyph and a place of its own.
bool isFigure(const QString &text)
{
    bool hasDigit = false;
    bool afterLetter = false;
    for (const QChar character : text) {
        const bool isDigit = character >= u'0' && character <= u'9';
        const bool isLetter = (character >= u'A' && character <= u'Z') || (character >= u'a' && character <= u'z');
        const bool isSign = character == u' ' || character == u'.' || character == u',' || character == u'+' || character == u'-' || character == u'%'
            || character == QChar(0x2212);
        if ((!isDigit && !isLetter && !isSign) || (isLetter && afterLetter)) {
            return false;
        }
        hasDigit = hasDigit || isDigit;
        afterLetter = isLetter;
    }
    return hasDigit;
}

/// What there is to know of a font: the glyphs of which figures are made, their widths, and those of the texts that were
/// measured last.
class FigureFace
{
public:
    explicit FigureFace(const QFont &font) : m_font(font) { }

    struct Glyph
    {
        quint32 index = 0; ///< 0 where the font has none
        double width = 0.0;
    };
    [[nodiscard]] const QFont &font() const { return m_font; }
    /// Of what layOut() has placed.
    [[nodiscard]] const QRawFont &face() const { return m_face; }
    /// Calls @p place(glyph, offset, room) for each character of a figure; returns the whole width, nothing where the font
    /// lacks one of them.
    template <typename Place>
    [[nodiscard]] std::optional<double> layOut(const QString &figure, const Place &place)
    {
        readGlyphs();
        double width = 0.0;
        for (const QChar character : figure) {
            const Glyph glyph = of(character.unicode());
            if (glyph.index == 0 || !m_hasDigits) {
                return std::nullopt;
            }
            const double room = character.isDigit() ? m_digit : glyph.width;
            place(glyph, width, room);
            width += room;
        }
        return width;
    }

    /// Of a text that is no figure.
    [[nodiscard]] double tabularWidthOf(const QString &text)
    {
        return remembered(m_tabularWidths, text, [&](const QFontMetricsF &metrics) { return tabularWidth(metrics, text); });
    }
    [[nodiscard]] double widthOf(const QString &text)
    {
        return remembered(m_widths, text, [&](const QFontMetricsF &metrics) { return metrics.horizontalAdvance(text); });
    }

private:
    template <typename Measure>
    double remembered(QHash<QString, double> &widths, const QString &text, const Measure &measure) const
    {
        if (const auto known = widths.constFind(text); known != widths.constEnd()) {
            return *known;
        }
        if (widths.size() == mostWidths) {
            widths.clear();
        }
        return *widths.insert(text, measure(QFontMetricsF(m_font)));
    }

    void readGlyphs()
    {
        if (std::exchange(m_isRead, true)) {
            return;
        }
        m_face = QRawFont::fromFont(m_font);
        QString characters { QChar(minus) };
        for (char16_t character = firstCharacter; character < endOfCharacters; ++character) {
            characters.append(QChar(character));
        }
        const QList<quint32> glyphs = m_face.glyphIndexesForString(characters);
        m_hasDigits = glyphs.size() == characters.size();
        if (!m_hasDigits) {
            return;
        }
        const QList<QPointF> advances = m_face.advancesForGlyphIndexes(glyphs);
        for (qsizetype i = 0; i < glyphs.size(); ++i) {
            m_glyphs[static_cast<std::size_t>(i)] = { glyphs[i], advances[i].x() };
        }
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            m_hasDigits = m_hasDigits && of(digit).index != 0;
            m_digit = std::max(m_digit, of(digit).width);
        }
    }

    static constexpr qsizetype mostWidths = 2000; ///< of some tables with all that can be seen of them
    static constexpr char16_t minus = 0x2212;
    static constexpr char16_t firstCharacter = u' ';
    static constexpr char16_t endOfCharacters = 0x7f;

    /// Of a character that isFigure() lets pass.
    [[nodiscard]] Glyph of(char16_t character) const { return m_glyphs[character == minus ? 0 : character - firstCharacter + std::size_t { 1 }]; }

    QFont m_font;
    QRawFont m_face;
    std::array<Glyph, endOfCharacters - firstCharacter + 1> m_glyphs {};
    QHash<QString, double> m_tabularWidths;
    QHash<QString, double> m_widths;
    double m_digit = 0.0; ///< the widest
    bool m_hasDigits = false;
    bool m_isRead = false;
};

/// Draws a figure without shaping its text, of which a table full of numbers would take most of its time. False when it
/// must be drawn otherwise: nothing is drawn then.
bool drawFigure(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    if (!isFigure(text)) {
        return false;
    }
    FigureFace &face = fontCache<FigureFace>().of(painter->font());
    QVarLengthArray<quint32, 32> glyphs;
    QVarLengthArray<QPointF, 32> places;
    const std::optional<double> width = face.layOut(text, [&](const FigureFace::Glyph &glyph, double offset, double room) {
        glyphs.append(glyph.index);
        places.append({ offset + (room - glyph.width) / 2, 0.0 });
    });
    if (!width || *width > rect.width() + 0.5) {
        return false;
    }
    QGlyphRun run;
    run.setRawFont(face.face());
    run.setRawData(glyphs.constData(), places.constData(), static_cast<int>(glyphs.size()));
    painter->drawGlyphRun(startOf(QFontMetricsF(painter->font()), rect, alignment, *width), run);
    return true;
}

} // namespace

double tabularWidth(const QFontMetricsF &metrics, const QString &text)
{
    return layOut(metrics, text, [](const QString &, double, double) {});
}

void drawTabular(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter->font());
    const QPaintEngine *engine = painter->paintEngine();
    if (engine != nullptr && (engine->type() == QPaintEngine::Pdf || engine->type() == QPaintEngine::SVG)) {
        // whoever reads the file takes the room around a narrow figure for a space: "190,359" must be found and copied
        painter->drawText(startOf(metrics, rect, alignment, metrics.horizontalAdvance(text)), text);
        return;
    }
    const QPointF start = startOf(metrics, rect, alignment, tabularWidth(metrics, text));
    layOut(metrics, text, [&](const QString &piece, double offset, double room) {
        const double centred = (room - metrics.horizontalAdvance(piece)) / 2;
        painter->drawText(start + QPointF(offset + centred, 0.0), piece);
    });
}

void drawTabularText(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    if (drawFigure(painter, rect, alignment, text)) {
        return;
    }
    const bool hasDigits = std::any_of(text.begin(), text.end(), [](QChar character) { return character.isDigit(); });
    if (!hasDigits && alignment.testFlag(Qt::AlignVCenter) && isShapedLine(text)) {
        drawShapedLine(painter, rect, alignment, text);
        return;
    }
    const QFontMetricsF metrics(painter->font());
    const bool fits = tabularWidth(painter->font(), text) <= rect.width() + 0.5;
    drawTabular(painter, rect, alignment, fits ? text : metrics.elidedText(text, Qt::ElideRight, rect.width()));
}

double tabularWidth(const QFont &font, const QString &text)
{
    FigureFace &face = fontCache<FigureFace>().of(font);
    if (isFigure(text)) {
        if (const std::optional<double> width = face.layOut(text, [](const FigureFace::Glyph &, double, double) {})) {
            return *width;
        }
    }
    return face.tabularWidthOf(text);
}

double textWidth(const QFont &font, const QString &text)
{
    return fontCache<FigureFace>().of(font).widthOf(text);
}

} // namespace apportion
