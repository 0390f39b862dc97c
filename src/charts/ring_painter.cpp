// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ring_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace apportion
{

namespace
{

constexpr double degree = std::numbers::pi / 180.0;

QRectF circle(const QPointF &centre, double radius)
{
    return { centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius };
}

/// Whether a level box of text around the slice's middle lies inside the slice.
bool fitsLevel(const RingGeometry &rings, const ShareSlice &slice, const QSizeF &box)
{
    const QPointF middle = rings.middleOf(slice);
    constexpr double margin = 2.0;
    for (const double x : { -0.5, 0.0, 0.5 }) {
        for (const double y : { -0.5, 0.5 }) {
            const QPointF corner = middle + QPointF(x * (box.width() + 2 * margin), y * box.height());
            const double distance = rings.distanceOf(corner);
            const double angle = rings.angleOf(corner);
            const bool inRing = distance > rings.innerOf(slice) + margin && distance < rings.outerOf(slice) - margin;
            const bool inSlice = slice.span >= 359.9 || (angle > slice.start && angle < slice.start + slice.span);
            if (!inRing || !inSlice) {
                return false;
            }
        }
    }
    return true;
}

/// Degrees by which text at @p angle is turned so that it reads along the ring (or outwards), never upside down.
double turned(double angle, bool outwards)
{
    double turn = outwards ? angle - 90.0 : angle;
    turn = std::fmod(turn + 360.0, 360.0);
    return turn > 90.0 && turn < 270.0 ? turn - 180.0 : turn;
}

} // namespace

double SliceGeometry::widestOf(const QStringList &lines, const QFontMetricsF &metrics)
{
    double widest = 0.0;
    for (const QString &line : lines) {
        widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    return widest;
}

double RingGeometry::distanceOf(const QPointF &point) const
{
    return std::hypot(point.x() - centre.x(), point.y() - centre.y());
}

double RingGeometry::angleOf(const QPointF &point) const
{
    const double angle = std::atan2(point.x() - centre.x(), centre.y() - point.y()) / degree;
    return angle < 0.0 ? angle + 360.0 : angle;
}

QPointF RingGeometry::at(double angle, double radius) const
{
    return centre + QPointF(std::sin(angle * degree), -std::cos(angle * degree)) * radius;
}

double RingGeometry::lengthOf(const ShareSlice &slice) const
{
    return slice.span * degree * (innerOf(slice) + outerOf(slice)) / 2;
}

bool RingGeometry::hasRoomForText(const ShareSlice &slice) const
{
    constexpr double lineOfText = 11.0;
    return lengthOf(slice) > lineOfText && thickness - gap > lineOfText;
}

QPointF RingGeometry::middleOf(const ShareSlice &slice) const
{
    return at(slice.start + slice.span / 2, (innerOf(slice) + outerOf(slice)) / 2);
}

QPainterPath RingGeometry::pathOf(const ShareSlice &slice, double filled) const
{
    const double inner = innerOf(slice);
    const double outer = inner + (outerOf(slice) - inner) * filled;
    QPainterPath path;
    if (slice.span >= 359.99) {
        path.setFillRule(Qt::OddEvenFill);
        path.addEllipse(centre, outer, outer);
        path.addEllipse(centre, inner, inner);
        return path;
    }
    // Qt counts counter-clockwise from 3 o'clock.
    path.arcMoveTo(circle(centre, outer), 90.0 - slice.start);
    path.arcTo(circle(centre, outer), 90.0 - slice.start, -slice.span);
    path.arcTo(circle(centre, inner), 90.0 - slice.start - slice.span, slice.span);
    path.closeSubpath();
    return path;
}

QPainterPath RingGeometry::levelOf(const ShareSlice &slice, double height) const
{
    const double radius = innerOf(slice) + (outerOf(slice) - innerOf(slice)) * height;
    QPainterPath path;
    path.arcMoveTo(circle(centre, radius), 90.0 - slice.start);
    path.arcTo(circle(centre, radius), 90.0 - slice.start, -slice.span);
    return path;
}

bool RingGeometry::addLabel(MarkSheet &sheet, const ShareSlice &slice, const QStringList &lines, const QFont &font, const QColor &colour) const
{
    const QFontMetricsF metrics(font);
    const double lineHeight = metrics.capHeight() + 5.0;
    const QSizeF box(widestOf(lines, metrics), lineHeight * static_cast<double>(lines.size()));
    const double angle = slice.start + slice.span / 2;
    const double inner = innerOf(slice);
    const double height = outerOf(slice) - inner;
    const double radius = inner + height / 2;
    double turn = 0.0;
    if (!fitsLevel(*this, slice, box)) {
        const double half = box.width() / 2 + 3.0;
        // Straight text on a bent strip: the strip's inner edge must stay below it at its ends.
        const double bend = half < radius ? radius - std::sqrt(radius * radius - half * half) : height;
        const bool along = 2 * half < std::min(slice.span, 180.0) * degree * (inner + 2.0) && box.height() + bend < height;
        const bool outwards = box.width() + 6.0 < height && box.height() < slice.span * degree * inner;
        if (!along && !outwards) {
            return addBentLabel(sheet, slice, lines, font, colour);
        }
        turn = turned(angle, !along);
    }
    double below = (lineHeight - box.height()) / 2;
    for (const QString &line : lines) {
        sheet.turnedText(middleOf(slice) + QPointF(-std::sin(turn * degree), std::cos(turn * degree)) * below, turn, line, font, colour);
        below += lineHeight;
    }
    return true;
}

/// Bent as the ring is, where it is too narrow for straight lines.
bool RingGeometry::addBentLabel(MarkSheet &sheet, const ShareSlice &slice, const QStringList &lines, const QFont &font, const QColor &colour) const
{
    constexpr double margin = 4.0;
    const QFontMetricsF metrics(font);
    const double lineHeight = metrics.capHeight() + 5.0;
    const auto count = static_cast<double>(lines.size());
    const double angle = slice.start + slice.span / 2;
    const bool isBelow = angle > 90.0 && angle < 270.0; // there it is bent the other way round, so that nothing stands upside down
    const double middle = (innerOf(slice) + outerOf(slice)) / 2;
    const auto radiusOf = [&](double line) { return middle + (isBelow ? 1 : -1) * (line - (count - 1.0) / 2) * lineHeight; };
    const double shortest = std::min(radiusOf(0.0), radiusOf(count - 1.0)) * slice.span * degree;
    if (lineHeight * count + margin > outerOf(slice) - innerOf(slice) || widestOf(lines, metrics) + 2 * margin > shortest) {
        return false;
    }
    double line = 0.0;
    for (const QString &text : lines) {
        const double radius = radiusOf(line);
        sheet.bentText(at(angle, radius), turned(angle, false), isBelow ? -radius : radius, text, font, colour);
        line += 1.0;
    }
    return true;
}

} // namespace apportion
