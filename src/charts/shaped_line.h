// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace apportion
{

/// Where a text that has no room is cut: a name in the middle, as names often begin alike and end with what tells them apart;
/// sentences, lists and weights at their end.
[[nodiscard]] Qt::TextElideMode elisionOf(const QString &text);

/// Whether drawShapedLine() can draw it: one line that is read from left to right.
[[nodiscard]] bool isShapedLine(const QString &text);

/// The width of such a text, in pixels. What it takes to draw the text is remembered with it: a table measures and draws the
/// same names at every edit, and shaping them takes longer than either.
[[nodiscard]] double shapedLineWidth(const QFont &font, const QString &text);

/// Draws such a text in the middle of the height, at the left, the right or in the middle as @p alignment says, with an
/// ellipsis where there is no room for it.
void drawShapedLine(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);

} // namespace apportion
