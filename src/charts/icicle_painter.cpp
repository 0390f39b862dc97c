// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/icicle_painter.h"

#include <QFontMetricsF>
#include <QPainter>

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

int IcicleGeometry::sliceAt(const ShareMapLayout &layout, const QPointF &position) const
{
    if (!area.contains(position) || !(area.width() > 0.0)) {
        return -1;
    }
    return layout.sliceAt(static_cast<int>((position.y() - area.top()) / rowHeight), (position.x() - area.left()) / area.width() * 360.0);
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

void IcicleGeometry::drawLabel(QPainter *painter, const ShareSlice &slice, const QString &text, const QFont &font) const
{
    const QFontMetricsF metrics(font);
    QRectF rect = rectOf(slice).adjusted(4.0, 0.0, -4.0, 0.0);
    if (labelsBelow && rect.height() > 3 * leastLine) {
        rect.setTop(rect.center().y());
    }
    constexpr double leastLetters = 26.0; // less than that says nothing
    const double wide = metrics.horizontalAdvance(text);
    painter->save();
    painter->setFont(font);
    if (wide <= rect.width() || rect.width() > leastLetters) {
        painter->drawText(rect, Qt::AlignCenter, metrics.elidedText(text, Qt::ElideRight, rect.width()));
    } else if (wide + 6.0 < rect.height() && rect.width() + 8.0 > metrics.height()) {
        painter->translate(rect.center());
        painter->rotate(-90.0);
        painter->drawText(QPointF(-wide / 2, metrics.capHeight() / 2), text);
    }
    painter->restore();
}

} // namespace apportion
