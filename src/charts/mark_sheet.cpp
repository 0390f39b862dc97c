// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/mark_sheet.h"

#include "charts/shaped_line.h"

#include <QFontMetricsF>
#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace apportion
{

namespace
{

/// From a line or a point, in pixels.
constexpr double fingersWidth = 9.0;

double distanceTo(const QLineF &line, const QPointF &at)
{
    const QPointF way = line.p2() - line.p1();
    const double square = QPointF::dotProduct(way, way);
    const double part = square > 0.0 ? std::clamp(QPointF::dotProduct(at - line.p1(), way) / square, 0.0, 1.0) : 0.0;
    return QLineF(line.p1() + way * part, at).length();
}

double distanceTo(const QPainterPath &path, const QPointF &at)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const QPolygonF &polygon : path.toSubpathPolygons()) {
        for (qsizetype i = 1; i < polygon.size(); ++i) {
            nearest = std::min(nearest, distanceTo(QLineF(polygon[i - 1], polygon[i]), at));
        }
    }
    return nearest;
}

/// How far @p at is from a mark; a finger's width inside of what has an inside: lines and points on it are nearer.
double distanceTo(const Mark &mark, const QPointF &at)
{
    constexpr double beyond = std::numeric_limits<double>::infinity();
    if (!mark.clip.isNull() && !mark.clip.contains(at)) {
        return beyond;
    }
    switch (mark.kind) {
    case MarkKind::Line: {
        const QRectF around = mark.path.controlPointRect().adjusted(-fingersWidth, -fingersWidth, fingersWidth, fingersWidth);
        return around.contains(at) ? distanceTo(mark.path, at) : beyond;
    }
    case MarkKind::Point:
        return QLineF(mark.box.center(), at).length();
    case MarkKind::Area:
        return mark.path.controlPointRect().contains(at) && mark.path.contains(at) ? fingersWidth : beyond;
    case MarkKind::Bar:
    case MarkKind::Text:
        break;
    }
    return mark.box.contains(at) ? fingersWidth : beyond;
}

QPointF middleOf(const Mark &mark)
{
    const bool isPath = mark.kind == MarkKind::Line || mark.kind == MarkKind::Area;
    return isPath ? mark.path.controlPointRect().center() : mark.box.center();
}

} // namespace

int MarkSheet::addTarget(MarkTarget target)
{
    m_targets.push_back(std::move(target));
    m_next.target = static_cast<int>(m_targets.size()) - 1;
    return m_next.target;
}

Mark &MarkSheet::add(MarkKind kind)
{
    m_marks.push_back(m_next);
    m_marks.back().kind = kind;
    return m_marks.back();
}

void MarkSheet::line(const QPointF &from, const QPointF &to, const QPen &pen)
{
    QPainterPath path(from);
    path.lineTo(to);
    line(path, pen);
}

void MarkSheet::line(const std::vector<QPointF> &points, const QPen &pen)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points.begin(), points.end())));
    line(path, pen);
}

void MarkSheet::line(const QPainterPath &path, const QPen &pen)
{
    Mark &mark = add(MarkKind::Line);
    mark.path = path;
    mark.pen = pen;
}

void MarkSheet::area(const QPainterPath &path, const QBrush &brush, const QPen &pen)
{
    Mark &mark = add(MarkKind::Area);
    mark.path = path;
    mark.brush = brush;
    mark.pen = pen;
}

void MarkSheet::bar(const QRectF &box, const QBrush &brush, const QPen &pen, double radius)
{
    Mark &mark = add(MarkKind::Bar);
    mark.box = box;
    mark.brush = brush;
    mark.pen = pen;
    mark.radius = radius;
}

void MarkSheet::bar(const QRectF &box, Factor factor)
{
    Mark &mark = add(MarkKind::Bar);
    mark.box = box;
    mark.pattern = factor;
}

void MarkSheet::point(const QPointF &centre, double radius, const QBrush &brush, const QPen &pen)
{
    Mark &mark = add(MarkKind::Point);
    mark.box = QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    mark.brush = brush;
    mark.pen = pen;
}

void MarkSheet::point(const QPointF &centre, double side, Regime regime, const QBrush &behind)
{
    point(centre, side / 2, behind);
    m_marks.back().pattern = regime;
}

void MarkSheet::text(const QRectF &box, int alignment, const QString &text, const QFont &font, const QColor &colour)
{
    Mark &mark = add(MarkKind::Text);
    mark.box = box;
    mark.alignment = alignment;
    mark.text = text;
    mark.font = font;
    mark.pen = colour;
}

void MarkSheet::text(const QPointF &at, const QString &written, const QFont &font, const QColor &colour)
{
    text(QRectF(at, QSizeF(0.0, 0.0)), 0, written, font, colour);
}

void MarkSheet::turnedText(const QPointF &middle, double turn, const QString &written, const QFont &font, const QColor &colour)
{
    const QFontMetricsF metrics(font);
    const QSizeF extent(metrics.horizontalAdvance(written), metrics.capHeight());
    text(QRectF(middle - QPointF(extent.width() / 2, extent.height() / 2), extent), 0, written, font, colour);
    m_marks.back().turn = turn;
}

void MarkSheet::bentText(const QPointF &middle, double turn, double radius, const QString &written, const QFont &font, const QColor &colour)
{
    turnedText(middle, turn, written, font, colour);
    m_marks.back().bend = radius;
}

void MarkSheet::label(const QRectF &box, int alignment, const QString &written, const QFont &font, const QColor &colour)
{
    text(box, alignment, QFontMetricsF(font).elidedText(written, elisionOf(written), std::max(0.0, box.width())), font, colour);
}

void MarkSheet::figures(const QRectF &box, int alignment, const QString &written, const QFont &font, const QColor &colour)
{
    text(box, alignment, written, font, colour);
    m_marks.back().isTabular = true;
}

void MarkSheet::setAxes(const QRectF &plot, const PlotAxis &x, const PlotAxis &y)
{
    m_axes = PlotAxes { plot, x, y, m_marks.size() };
}

void MarkSheet::setReadOut(const QPointF &at, const QStringList &lines)
{
    m_readOutAt = at;
    m_readOut = lines;
}

int MarkSheet::targetAt(const QPointF &position) const
{
    int nearest = -1;
    double best = fingersWidth;
    for (const Mark &mark : m_marks) {
        if (mark.target < 0) {
            continue;
        }
        const double distance = distanceTo(mark, position);
        // Of what has an inside, the one on top.
        if (distance < best || (distance == best && best == fingersWidth)) {
            best = distance;
            nearest = mark.target;
        }
    }
    return nearest;
}

int MarkSheet::find(const MarkKey &key) const
{
    const auto found = std::find_if(m_targets.begin(), m_targets.end(), [&key](const MarkTarget &target) { return target.key == key; });
    return key.isNone() || found == m_targets.end() ? -1 : static_cast<int>(found - m_targets.begin());
}

QPointF MarkSheet::positionOf(int target) const
{
    const QPointF at = m_targets[static_cast<std::size_t>(target)].at;
    if (!at.isNull()) {
        return at;
    }
    const auto first = std::find_if(m_marks.begin(), m_marks.end(), [target](const Mark &mark) { return mark.target == target; });
    return first == m_marks.end() ? QPointF() : middleOf(*first);
}

int MarkSheet::besideInRow(int target, int step) const
{
    const auto count = static_cast<int>(m_targets.size());
    const int row = m_targets[static_cast<std::size_t>(target)].row;
    for (int i = target + step; i >= 0 && i < count; i += step) {
        if (m_targets[static_cast<std::size_t>(i)].row == row) {
            return i;
        }
    }
    return -1;
}

int MarkSheet::nearestInRow(int row, double x) const
{
    int nearest = -1;
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < static_cast<int>(m_targets.size()); ++i) {
        if (m_targets[static_cast<std::size_t>(i)].row != row) {
            continue;
        }
        if (const double away = std::abs(positionOf(i).x() - x); away < best) {
            best = away;
            nearest = i;
        }
    }
    return nearest;
}

int MarkSheet::rowBeside(int row, int step) const
{
    int next = row;
    for (const MarkTarget &target : m_targets) {
        const bool isFurther = target.row >= 0 && (step > 0 ? target.row > row : target.row < row);
        if (isFurther && (next == row || std::abs(target.row - row) < std::abs(next - row))) {
            next = target.row;
        }
    }
    return next;
}

void MarkSheet::outline(MarkSheet &over, int target, const Palette &palette, bool isSelected, bool isItself) const
{
    const MarkTarget &outlined = m_targets[static_cast<std::size_t>(target)];
    for (const Mark &mark : m_marks) {
        if (mark.target != target || !outlined.isOutlined) {
            continue;
        }
        const QColor own = mark.kind == MarkKind::Line ? mark.pen.color() : mark.brush.color();
        const QColor strong = outlined.keepsColour ? own : isSelected ? palette.accent : palette.text;
        const double more = !outlined.keepsColour ? 0.0 : isSelected ? 2.0 : 1.0; // as no other colour tells it
        over.setOpacity(outlined.keepsColour ? mark.opacity : 1.0);
        over.setClip(mark.clip);
        switch (mark.kind) {
        case MarkKind::Line:
            over.line(mark.path, QPen(strong, std::max(2.5, mark.pen.widthF() + 1.0 + more), mark.pen.style(), Qt::FlatCap, Qt::RoundJoin));
            break;
        case MarkKind::Point:
            if (std::holds_alternative<Regime>(mark.pattern)) { // round the mark: its colour and its form say something
                over.point(mark.box.center(), isSelected ? 9.5 : 8.5, Qt::NoBrush, QPen(strong, isSelected ? 2.0 : 1.5));
            } else {
                over.point(mark.box.center(), mark.box.width() / 2 + more, strong);
            }
            break;
        case MarkKind::Bar:
            over.bar(mark.box, Qt::NoBrush, QPen(palette.accent, isSelected ? 1.0 : 1.5), mark.radius > 0.0 ? mark.radius : 4.0);
            break;
        case MarkKind::Area:
            if (isSelected) {
                over.area(mark.path, Qt::NoBrush, QPen(palette.panel, 4.5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
            }
            over.area(mark.path, Qt::NoBrush,
                QPen(isSelected ? palette.text : palette.accent, 2.0, isItself ? Qt::SolidLine : Qt::DotLine, Qt::FlatCap, Qt::RoundJoin));
            break;
        case MarkKind::Text:
            break;
        }
    }
    over.setClip({});
    over.setOpacity(1.0);
}

} // namespace apportion
