// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/tabular_text.h"

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QRectF>

#include <algorithm>

namespace apportion
{

namespace
{

double digitWidth(const QFontMetricsF &metrics)
{
    double widest = 0.0;
    for (char digit = '0'; digit <= '9'; ++digit) {
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    }
    return widest;
}

/// Calls @p place(piece, offset, room) for each digit and for each run without digits; returns the whole width.
template <typename Place>
double layOut(const QFontMetricsF &metrics, const QString &text, const Place &place)
{
    const double digit = digitWidth(metrics);
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

/// Draws a figure without shaping its text, of which a table full of numbers would take most of its time. False when it
/// must be drawn otherwise: nothing is drawn then.
bool drawFigure(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    if (!isFigure(text)) {
        return false;
    }
    const QRawFont face = QRawFont::fromFont(painter->font());
    const QList<quint32> glyphs = face.glyphIndexesForString(text);
    const QList<quint32> digits = face.glyphIndexesForString(QStringLiteral("0123456789"));
    if (glyphs.size() != text.size() || glyphs.contains(0) || digits.contains(0)) {
        return false;
    }
    const QList<QPointF> advances = face.advancesForGlyphIndexes(glyphs);
    double digit = 0.0;
    for (const QPointF &advance : face.advancesForGlyphIndexes(digits)) {
        digit = std::max(digit, advance.x());
    }
    QList<QPointF> places;
    places.reserve(glyphs.size());
    double width = 0.0;
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        const double own = advances[i].x();
        const double room = text[i].isDigit() ? digit : own;
        places.append({ width + (room - own) / 2, 0.0 });
        width += room;
    }
    if (width > rect.width() + 0.5) {
        return false;
    }
    QGlyphRun run;
    run.setRawFont(face);
    run.setGlyphIndexes(glyphs);
    run.setPositions(places);
    painter->drawGlyphRun(startOf(QFontMetricsF(painter->font()), rect, alignment, width), run);
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
    const QFontMetricsF metrics(painter->font());
    const bool fits = tabularWidth(metrics, text) <= rect.width() + 0.5;
    drawTabular(painter, rect, alignment, fits ? text : metrics.elidedText(text, Qt::ElideRight, rect.width()));
}

double tabularWidth(const QFont &font, const QString &text)
{
    return tabularWidth(QFontMetricsF(font), text);
}

} // namespace apportion
