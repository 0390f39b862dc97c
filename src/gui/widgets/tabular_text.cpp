// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/tabular_text.h"

#include "charts/tabular_text.h"

#include <QFontMetricsF>
#include <QPainter>

namespace apportion
{

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
