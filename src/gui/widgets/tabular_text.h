// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace apportion
{

/// The charts' tabular figures for cells: one line of text, cut with an ellipsis where there is no room for it.
void drawTabularText(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);
/// The width that drawTabularText() needs, in pixels.
[[nodiscard]] double tabularWidth(const QFont &font, const QString &text);

} // namespace apportion
