// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/rise_fall_bar.h"

#include "charts/palette.h"

#include <QPainter>
#include <QVariant>

#include <algorithm>
#include <cmath>

namespace apportion
{

QRectF riseFallBar(const QRectF &cell, double value)
{
    constexpr double height = 10.0;
    constexpr double sideMargin = 12.0;
    constexpr double smallest = 3.0; // a change of one rank among thousands is still seen
    if (value == 0.0 || !std::isfinite(value)) {
        return {};
    }
    const double half = std::max(0.0, cell.width() / 2.0 - sideMargin);
    const double length = std::max(smallest, half * std::min(1.0, std::abs(value)));
    const double middle = cell.center().x();
    return { value < 0.0 ? middle - length : middle, cell.center().y() - height / 2.0, length, height };
}

void drawRiseFall(QPainter *painter, const QRectF &cell, const QVariant &number, const Palette &palette)
{
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    if (!isNumber) {
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(palette.line, 1.0));
    const double middle = std::round(cell.center().x()) + 0.5;
    painter->drawLine(QPointF(middle, cell.top() + 5.0), QPointF(middle, cell.bottom() - 5.0));
    if (const QRectF bar = riseFallBar(cell, value); !bar.isEmpty()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(value < 0.0 ? palette.fall : palette.rise);
        painter->drawRoundedRect(bar, 2.0, 2.0);
    }
}

} // namespace apportion
