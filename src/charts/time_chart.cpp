// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/time_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

/// Below three days the axis counts hours.
constexpr double daysInHours = 3.0;
constexpr double leastShown = 1.0 / 24.0;

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
    m_from = from;
    m_to = to;
    invalidate();
}

double TimeChart::shownFrom() const
{
    return m_to > m_from ? std::clamp(m_from, 0.0, horizonDays()) : 0.0;
}

double TimeChart::shownTo() const
{
    const double end = horizonDays();
    const double to = m_to > m_from ? std::min(m_to, end) : end;
    return to > shownFrom() ? to : end;
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

void TimeChart::zoom(double days, double factor)
{
    const double end = horizonDays();
    const double span = std::clamp((shownTo() - shownFrom()) * factor, std::min(leastShown, end), end);
    const double part = (days - shownFrom()) / (shownTo() - shownFrom());
    const double from = std::clamp(days - part * span, 0.0, end - span);
    m_from = from;
    m_to = span >= end ? from : from + span;
    invalidate();
}

void TimeChart::pan(double days)
{
    if (!(m_to > m_from)) {
        return;
    }
    const double span = shownTo() - shownFrom();
    m_from = std::clamp(shownFrom() + days, 0.0, std::max(0.0, horizonDays() - span));
    m_to = m_from + span;
    invalidate();
}

void TimeChart::mouseMoveEvent(QMouseEvent *event)
{
    m_mouse = event->position();
    if (m_dragged && emptyText().isEmpty()) {
        pan(*m_dragged - frameFor(size()).daysAt(event->position().x()));
    }
    update();
}

void TimeChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && emptyText().isEmpty() && m_to > m_from) {
        m_dragged = frameFor(size()).daysAt(event->position().x());
        setCursor(Qt::ClosedHandCursor);
    }
}

void TimeChart::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    if (m_dragged) {
        m_dragged.reset();
        unsetCursor();
    }
}

void TimeChart::mouseDoubleClickEvent(QMouseEvent * /*event*/)
{
    showDays(0.0, 0.0);
}

void TimeChart::wheelEvent(QWheelEvent *event)
{
    if (!emptyText().isEmpty() || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    zoom(std::clamp(frameFor(size()).daysAt(event->position().x()), shownFrom(), shownTo()), std::pow(1.0015, -event->angleDelta().y()));
    event->accept();
}

void TimeChart::keyPressEvent(QKeyEvent *event)
{
    const double middle = (shownFrom() + shownTo()) / 2;
    const double tenth = (shownTo() - shownFrom()) / 10;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(middle, 0.8);
    case Qt::Key_Minus:
        return zoom(middle, 1.25);
    case Qt::Key_0:
        return showDays(0.0, 0.0);
    case Qt::Key_Left:
        return pan(-tenth);
    case Qt::Key_Right:
        return pan(tenth);
    default:
        ChartWidget::keyPressEvent(event);
    }
}

void TimeChart::leaveEvent(QEvent * /*event*/)
{
    m_mouse.reset();
    update();
}

} // namespace apportion
