// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QString>

class QPainter;
class QRectF;

namespace apportion
{

/// The width of @p text when every digit takes the room of the widest one.
[[nodiscard]] double tabularWidth(const QFontMetricsF &metrics, const QString &text);

/// Draws one line of text with tabular figures: numbers below each other line up although the font's own digits differ
/// in width. @p alignment as for QPainter::drawText; the text is not elided.
void drawTabular(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);

/// The same for a cell: cut with an ellipsis where there is no room for it.
void drawTabularText(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);

/// The width that drawTabularText() needs, in pixels.
[[nodiscard]] double tabularWidth(const QFont &font, const QString &text);

/// The width of @p text as the font sets it, in pixels. Remembered, as that of drawTabularText() is: charts and tables measure
/// the same names at every edit.
[[nodiscard]] double textWidth(const QFont &font, const QString &text);

} // namespace apportion
