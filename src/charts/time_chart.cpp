// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/time_chart.h"

#include "charts/chart_parts.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

/// The width of the numbers at an axis; @p format is "%.1f" or the like.
double axisNumbersWidth(double low, double high, const QString &format)
{
    const QFontMetricsF metrics(uiFont(11));
    const int decimals = format.section(QLatin1Char('.'), 1).left(1).toInt();
    const QLocale locale;
    return std::max(metrics.horizontalAdvance(locale.toString(low, 'f', decimals)), metrics.horizontalAdvance(locale.toString(high, 'f', decimals)));
}

/// Below three days the axis counts hours.
constexpr double daysInHours = 3.0;
constexpr double leastDays = 1.0 / 24.0;

} // namespace

std::vector<QPointF> thinnedPoints(const std::vector<QPointF> &points, double from, double to, int pixels)
{
    const auto byX = [](const QPointF &point, double x) { return point.x() < x; };
    auto first = std::lower_bound(points.begin(), points.end(), from, byX);
    auto last = std::lower_bound(first, points.end(), to, byX);
    first -= first == points.begin() ? 0 : 1;
    while (last != points.end() && last->x() <= to) {
        ++last;
    }
    last += last == points.end() ? 0 : 1;
    if (last - first <= 2 * pixels || !(to > from)) {
        return { first, last };
    }
    std::vector<QPointF> result { *first };
    for (auto begin = first; begin != last;) {
        const auto column = static_cast<int>((begin->x() - from) / (to - from) * pixels);
        auto end = begin;
        while (end != last && static_cast<int>((end->x() - from) / (to - from) * pixels) == column) {
            ++end;
        }
        const auto [least, greatest] = std::minmax_element(begin, end, [](const QPointF &a, const QPointF &b) { return a.y() < b.y(); });
        result.push_back(*std::min(least, greatest));
        if (least != greatest) {
            result.push_back(*std::max(least, greatest));
        }
        begin = end;
    }
    result.push_back(*(last - 1));
    return result;
}

TimeChart::TimeChart(QWidget *parent) : ChartWidget(parent), m_canvas(std::make_unique<PlotCanvas>())
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

TimeChart::~TimeChart() = default;

void TimeChart::showDays(double from, double to)
{
    editView().show(from / horizonDays(), to / horizonDays());
    invalidate();
}

double TimeChart::shownFrom() const
{
    return view().from() * horizonDays();
}

double TimeChart::shownTo() const
{
    return view().to() * horizonDays();
}

std::optional<ChartWidget::ZoomArea> TimeChart::zoomArea() const
{
    return ZoomArea { frameFor(size()).plot, Qt::Horizontal, leastDays / horizonDays() };
}

double TimeChart::tickDays() const
{
    return 0.0;
}

double TimeChart::headRoom() const
{
    return 44.0;
}

double TimeChart::sideRoom() const
{
    return 28.0;
}

double TimeChart::roomFor(const std::vector<EndName> &names)
{
    constexpr double most = 150.0;
    double width = 0.0;
    for (const EndName &name : names) {
        width = std::max(width, QFontMetricsF(uiFont(11, name.isStrong ? QFont::DemiBold : QFont::Normal)).horizontalAdvance(name.text));
    }
    return std::min(most, width) + 22.0;
}

void TimeChart::drawEndNames(QPainter *painter, const Frame &frame, std::vector<EndName> names) const
{
    constexpr double line = 13.0;
    std::stable_sort(names.begin(), names.end(), [](const EndName &a, const EndName &b) { return a.y < b.y; });
    std::vector<double> places;
    for (const EndName &name : names) {
        places.push_back(places.empty() ? name.y : std::max(name.y, places.back() + line));
    }
    // Those that were pushed below the plot push back.
    double lowest = frame.plot.bottom();
    for (std::size_t i = places.size(); i-- > 0;) {
        places[i] = std::min(places[i], lowest);
        lowest = places[i] - line;
    }
    const double room = sideRoom() - 18.0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (places[i] < frame.plot.top() - line) {
            continue; // more names than there is height
        }
        const QPointF end(frame.plot.right(), std::clamp(names[i].y, frame.plot.top(), frame.plot.bottom()));
        const double x = frame.plot.right() + 10.0;
        painter->setPen(QPen(names[i].colour, 1.0));
        painter->drawLine(end + QPointF(1.0, 0.0), QPointF(x - 2.0, places[i]));
        painter->setFont(uiFont(11, names[i].isStrong ? QFont::DemiBold : QFont::Normal));
        const QFontMetricsF metrics(painter->font());
        painter->drawText(QPointF(x, places[i] + metrics.capHeight() / 2), metrics.elidedText(names[i].text, Qt::ElideRight, room));
    }
}

namespace
{

/// Keeps texts off a line: small boxes along it.
void blockPolyline(LabelPlaces &places, const std::vector<QPointF> &points, const QRectF &plot)
{
    constexpr double step = 5.0;
    constexpr double half = 3.0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QPointF way = points[i] - points[i - 1];
        const int pieces = std::clamp(static_cast<int>(std::hypot(way.x(), way.y()) / step), 1, 2000);
        for (int k = 0; k <= pieces; ++k) {
            const QPointF at = points[i - 1] + way * k / pieces;
            if (plot.contains(at)) {
                places.block(QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)));
            }
        }
    }
}

/// Places for a text of @p extent round a point, the nearest first.
std::vector<QRectF> placesAround(const QPointF &at, const QSizeF &extent)
{
    std::vector<QRectF> places;
    for (const double away : { 7.0, 20.0, 36.0, 56.0, 80.0 }) {
        const double right = at.x() + away;
        const double left = at.x() - away - extent.width();
        const double below = at.y() + away / 2;
        const double above = at.y() - away / 2 - extent.height();
        for (const QPointF &corner : { QPointF(right, below), QPointF(left, above), QPointF(right, above), QPointF(left, below),
                 QPointF(at.x() - extent.width() / 2, at.y() - away - extent.height()), QPointF(at.x() - extent.width() / 2, at.y() + away) }) {
            places.emplace_back(corner, extent);
        }
    }
    return places;
}

} // namespace

void TimeChart::drawMarkLabels(QPainter *painter, const Frame &frame, const std::vector<MarkLabel> &marks) const
{
    if (marks.empty()) {
        return;
    }
    constexpr double ring = 4.0;
    constexpr double nearEnough = 14.0; // of its point: no line between them
    const Palette &colours = chartPalette();
    LabelPlaces places(frame.plot);
    const int pixels = std::max(1, static_cast<int>(frame.plot.width()));
    for (const Series &one : series()) {
        std::vector<QPointF> points = thinnedPoints(one.points, frame.from, frame.to, pixels);
        for (QPointF &point : points) {
            point = frame.at(point.x(), point.y());
        }
        blockPolyline(places, points, frame.plot);
    }
    for (const MarkLabel &mark : marks) {
        places.block(QRectF(mark.at - QPointF(ring + 1.0, ring + 1.0), QSizeF(2 * ring + 2.0, 2 * ring + 2.0)));
    }
    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    for (const MarkLabel &mark : marks) {
        const QSizeF extent(metrics.horizontalAdvance(mark.text) + 6.0, metrics.height());
        const QRectF place = places.take(placesAround(mark.at, extent));
        if (!place.isNull()) {
            const QPointF edge(std::clamp(mark.at.x(), place.left(), place.right()), std::clamp(mark.at.y(), place.top(), place.bottom()));
            if (QLineF(mark.at, edge).length() > nearEnough) {
                painter->setPen(QPen(colours.quietText, 0.75));
                painter->drawLine(mark.at, edge);
            }
            painter->fillRect(place, colours.faded(colours.panel, 0.9));
            painter->setPen(colours.text);
            painter->drawText(QPointF(place.left() + 3.0, place.top() + metrics.ascent()), mark.text);
        }
        painter->setPen(QPen(colours.text, 1.5));
        painter->setBrush(colours.panel);
        painter->drawEllipse(mark.at, ring, ring);
    }
}

void TimeChart::drawBehind(QPainter * /*painter*/, const Frame & /*frame*/) const { }

void TimeChart::drawMarks(QPainter * /*painter*/, const Frame & /*frame*/) const { }

void TimeChart::drawHover(QPainter * /*painter*/, const Frame & /*frame*/, const QPointF & /*mouse*/) const { }

TimeChart::Frame TimeChart::frameFor(const QSize &size) const
{
    Frame frame;
    frame.plot
        = QRectF(QPointF(60.0, headRoom()), QPointF(std::max(120.0, size.width() - sideRoom()), std::max(headRoom() + 20.0, size.height() - 52.0)));
    frame.from = shownFrom();
    frame.to = shownTo();
    const ValueAxis axis = valueAxis(frame.plot);
    const double numbers = axisNumbersWidth(axis.low, axis.high, axis.format) + 20.0;
    frame.plot.setLeft(std::clamp(numbers, frame.plot.left(), std::max(frame.plot.left(), frame.plot.right() - 60.0)));
    frame.low = axis.low;
    frame.high = axis.high;
    return frame;
}

void TimeChart::drawChart(QPainter *painter, const QSize &size) const
{
    const Palette &colours = chartPalette();
    const Frame frame = frameFor(size);
    const ValueAxis axis = valueAxis(frame.plot);
    const bool inHours = frame.to - frame.from < daysInHours;
    const double perDay = inHours ? 24.0 : 1.0;
    const int ticks = std::max(2, static_cast<int>(frame.plot.width() / 70.0));
    const double span = (frame.to - frame.from) * perDay;
    const double own = tickDays() * perDay;
    const double interval = own > 0.0 && span / own <= ticks && span / own >= 2.0 ? own : PlotCanvas::niceInterval(span, ticks);

    painter->save();
    painter->setClipRect(frame.plot);
    drawBehind(painter, frame);
    painter->restore();
    const int pixels = std::max(1, static_cast<int>(frame.plot.width()));
    std::vector<PlotCanvas::Line> lines;
    for (const Series &one : series()) {
        PlotCanvas::Line line { thinnedPoints(one.points, frame.from, frame.to, pixels), one.pen };
        for (QPointF &point : line.points) {
            point.rx() *= perDay;
        }
        lines.push_back(std::move(line));
    }
    m_canvas->draw(painter, size, frame.plot, { frame.from * perDay, frame.to * perDay, interval, PlotCanvas::tickFormat(interval) },
        { axis.low, axis.high, axis.interval, axis.format }, lines, colours);

    painter->setFont(uiFont(11));
    painter->setPen(colours.quietText);
    painter->drawText(QPointF(16.0, 26.0), axis.title);
    const QString time = inHours ? tr("Time from now (hours)") : tr("Time from now (days)");
    painter->drawText(QRectF(frame.plot.left(), size.height() - 26.0, frame.plot.width(), 18.0), Qt::AlignRight | Qt::AlignVCenter, time);
    drawMarks(painter, frame);
}

void TimeChart::drawOverlay(QPainter *painter) const
{
    const Frame frame = frameFor(size());
    if (m_mouse && frame.plot.adjusted(-1.0, 0.0, 1.0, 0.0).contains(*m_mouse)) {
        drawHover(painter, frame, *m_mouse);
    }
}

void TimeChart::mouseMoveEvent(QMouseEvent *event)
{
    m_mouse = event->position();
    ChartWidget::mouseMoveEvent(event);
    update();
}

void TimeChart::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        QKeyEvent shifted(event->type(), event->key(), event->modifiers() | Qt::ShiftModifier);
        ChartWidget::keyPressEvent(&shifted);
        return;
    }
    ChartWidget::keyPressEvent(event);
}

void TimeChart::leaveEvent(QEvent * /*event*/)
{
    m_mouse.reset();
    update();
}

} // namespace apportion
