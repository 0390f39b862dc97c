// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/icicle_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double leastLine = 12.0;

} // namespace

QRectF IcicleGeometry::rectOf(const ShareSlice &slice) const
{
    const double left = area.left() + area.width() * slice.start / 360.0;
    const double right = area.left() + area.width() * std::min(360.0, slice.start + slice.span) / 360.0;
    return { left, area.top() + slice.ring * rowHeight, right - left, rowHeight - gap };
}

double IcicleGeometry::lengthOf(const ShareSlice &slice) const
{
    return rectOf(slice).width();
}

bool IcicleGeometry::hasRoomForText(const ShareSlice &slice) const
{
    return lengthOf(slice) > leastLine && rowHeight - gap > leastLine;
}

QPointF IcicleGeometry::middleOf(const ShareSlice &slice) const
{
    return rectOf(slice).center();
}

QPainterPath IcicleGeometry::pathOf(const ShareSlice &slice, double filled) const
{
    QRectF rect = rectOf(slice);
    rect.setHeight(rect.height() * filled);
    QPainterPath path;
    path.addRect(rect);
    return path;
}

QLineF IcicleGeometry::startOf(const ShareSlice &slice) const
{
    const QRectF rect = rectOf(slice);
    return { rect.topLeft(), rect.bottomLeft() };
}

QLineF IcicleGeometry::endOf(const ShareSlice &slice) const
{
    const QRectF rect = rectOf(slice);
    return { rect.topRight(), rect.bottomRight() };
}

QPainterPath IcicleGeometry::levelOf(const ShareSlice &slice, double height) const
{
    const QRectF rect = rectOf(slice);
    QPainterPath path(QPointF(rect.left(), rect.top() + rect.height() * height));
    path.lineTo(rect.right(), rect.top() + rect.height() * height);
    return path;
}

bool IcicleGeometry::addLabel(MarkSheet &sheet, const ShareSlice &slice, const QStringList &lines, const QFont &font, const QColor &colour) const
{
    const QFontMetricsF metrics(font);
    QRectF rect = rectOf(slice).adjusted(4.0, 0.0, -4.0, 0.0);
    if (labelsBelow && rect.height() > 3 * leastLine) {
        rect.setTop(rect.center().y());
    }
    const auto count = static_cast<double>(lines.size());
    const double wide = widestOf(lines, metrics);
    const double step = metrics.height();
    const bool isLevel = wide <= rect.width() && (count < 2.0 || count * step < rect.height());
    if (!isLevel && !(wide + 6.0 < rect.height() && rect.width() + 8.0 > count * step)) {
        return false;
    }
    double away = -step * (count - 1.0) / 2;
    for (const QString &line : lines) {
        if (isLevel) {
            sheet.text(rect.translated(0.0, away), Qt::AlignCenter, line, font, colour);
        } else {
            sheet.turnedText(rect.center() + QPointF(away, 0.0), -90.0, line, font, colour);
        }
        away += step;
    }
    return true;
}

} // namespace apportion
