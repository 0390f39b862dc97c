// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/tabular_text.h"

#include <QPainter>
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

} // namespace

double tabularWidth(const QFontMetricsF &metrics, const QString &text)
{
    return layOut(metrics, text, [](const QString &, double, double) {});
}

void drawTabular(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter->font());
    const double width = tabularWidth(metrics, text);
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
    layOut(metrics, text, [&](const QString &piece, double offset, double room) {
        const double centred = (room - metrics.horizontalAdvance(piece)) / 2;
        painter->drawText(QPointF(left + offset + centred, baseline), piece);
    });
}

void drawTabularText(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter->font());
    const bool fits = tabularWidth(metrics, text) <= rect.width() + 0.5;
    drawTabular(painter, rect, alignment, fits ? text : metrics.elidedText(text, Qt::ElideRight, rect.width()));
}

double tabularWidth(const QFont &font, const QString &text)
{
    return tabularWidth(QFontMetricsF(font), text);
}

} // namespace apportion
