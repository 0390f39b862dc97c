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

bool IcicleGeometry::addLabel(MarkSheet &sheet, const ShareSlice &slice, const QString &text, const QFont &font, const QColor &colour) const
{
    const QFontMetricsF metrics(font);
    QRectF rect = rectOf(slice).adjusted(4.0, 0.0, -4.0, 0.0);
    if (labelsBelow && rect.height() > 3 * leastLine) {
        rect.setTop(rect.center().y());
    }
    const double wide = metrics.horizontalAdvance(text);
    if (wide <= rect.width()) {
        sheet.text(rect, Qt::AlignCenter, text, font, colour);
        return true;
    }
    if (wide + 6.0 < rect.height() && rect.width() + 8.0 > metrics.height()) {
        sheet.turnedText(rect.center(), -90.0, text, font, colour);
        return true;
    }
    return false;
}

} // namespace apportion
