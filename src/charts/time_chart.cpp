// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/time_chart.h"

#include "charts/chart_parts.h"
#include "charts/plot_canvas.h"
#include "charts/shaped_line.h"

#include <QDateTime>
#include <QFontMetricsF>
#include <QLocale>
#include <QScopedValueRollback>
#include <QTimeZone>

#include <algorithm>
#include <cmath>
#include <limits>

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

/// Of the plot, where the numbers at its axis leave it there.
constexpr double plotLeft = 60.0;
/// How far a series at the edge of the plot is drawn, and pointed at, beyond it.
constexpr double thickestSeries = 3.0;
/// How far a line may pass from a point of its series: nobody sees it, and few points are drawn sooner.
constexpr double unseenDistance = 0.05;
/// Below three days the axis counts hours.
constexpr double daysInHours = 3.0;
constexpr double leastDays = 1.0 / 24.0;
constexpr double secondsOfDay = 86400.0;

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
    if (last - first <= std::ptrdiff_t { 2 } * pixels || !(to > from)) {
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

std::vector<QPointF> withoutNeedlessPoints(const std::vector<QPointF> &points, double tolerance)
{
    std::vector<QPointF> result;
    std::size_t kept = 0;
    // Lines from the point that was kept last, of a slope between these, pass near enough to all points since then.
    double least = 0.0;
    double greatest = 0.0;
    const auto keep = [&](std::size_t i) {
        result.push_back(points[i]);
        kept = i;
        least = -std::numeric_limits<double>::infinity();
        greatest = std::numeric_limits<double>::infinity();
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > kept + 1) {
            const QPointF run = points[i] - points[kept];
            if (!(run.y() >= least * run.x() && run.y() <= greatest * run.x())) {
                keep(i - 1);
            }
        }
        const QPointF run = points[i] - points[kept];
        if (!(run.x() > 0.0)) { // the first one, or the other end of a step
            keep(i);
            continue;
        }
        least = std::max(least, (run.y() - tolerance) / run.x());
        greatest = std::min(greatest, (run.y() + tolerance) / run.x());
    }
    if (kept + 1 < points.size()) {
        keep(points.size() - 1);
    }
    return result;
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
    ZoomArea zoomed { frameFor(size()).plot, Qt::Horizontal, leastDays / horizonDays() };
    zoomed.byArrows = true;
    zoomed.isBrushed = true;
    return zoomed;
}

double TimeChart::tickDays() const
{
    return 0.0;
}

double TimeChart::headRoom(const QSizeF & /*room*/) const
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

void TimeChart::addEndNames(MarkSheet &sheet, const Frame &frame, std::vector<EndName> names) const
{
    constexpr double line = 13.0;
    std::stable_sort(names.begin(), names.end(), [](const EndName &a, const EndName &b) { return a.y < b.y; });
    std::vector<double> places;
    places.reserve(names.size());
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
        sheet.line(end + QPointF(1.0, 0.0), QPointF(x - 2.0, places[i]), QPen(names[i].colour, 1.0));
        const QFont font = uiFont(11, names[i].isStrong ? QFont::DemiBold : QFont::Normal);
        const QFontMetricsF metrics(font);
        sheet.text(QPointF(x, places[i] + metrics.capHeight() / 2), metrics.elidedText(names[i].text, elisionOf(names[i].text), room), font,
            chartPalette().readable(names[i].colour));
    }
}

namespace
{

/// Keeps texts off a line: small boxes along it.
void blockLine(LabelPlaces &places, const QPainterPath &path, const QRectF &plot)
{
    constexpr double step = 5.0;
    constexpr double half = 3.0;
    for (int i = 1; i < path.elementCount(); ++i) {
        const QPointF from = path.elementAt(i - 1);
        const QPointF way = QPointF(path.elementAt(i)) - from;
        const int pieces = std::clamp(static_cast<int>(std::hypot(way.x(), way.y()) / step), 1, 2000);
        for (int k = 0; k <= pieces; ++k) {
            const QPointF at = from + way * k / pieces;
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
    for (const double away : { 7.0, 20.0, 36.0, 56.0, 80.0, 110.0, 150.0, 200.0 }) {
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

void TimeChart::addMarkLabels(MarkSheet &sheet, const Frame &frame, const std::vector<MarkLabel> &labels) const
{
    if (labels.empty()) {
        return;
    }
    constexpr double ring = 4.0;
    constexpr double nearEnough = 14.0; // of its point: no line between them
    const Palette &colours = chartPalette();
    LabelPlaces places(frame.plot);
    for (const Mark &mark : sheet.marks()) {
        if (mark.kind == MarkKind::Line && !mark.clip.isNull()) { // a series
            blockLine(places, mark.path, frame.plot);
        }
    }
    for (const MarkLabel &label : labels) {
        places.block(QRectF(label.at - QPointF(ring + 1.0, ring + 1.0), QSizeF(2 * ring + 2.0, 2 * ring + 2.0)));
    }
    const QFont font = uiFont(11);
    const QFontMetricsF metrics(font);
    for (const MarkLabel &label : labels) {
        const QSizeF extent(metrics.horizontalAdvance(label.text) + 6.0, metrics.height());
        const QRectF place = places.take(placesAround(label.at, extent));
        if (!place.isNull()) {
            const QPointF edge(std::clamp(label.at.x(), place.left(), place.right()), std::clamp(label.at.y(), place.top(), place.bottom()));
            if (QLineF(label.at, edge).length() > nearEnough) {
                sheet.line(label.at, edge, QPen(colours.quietText, 0.75));
            }
            sheet.bar(place, colours.faded(colours.panel, 0.9));
            sheet.text(QPointF(place.left() + 3.0, place.top() + metrics.ascent()), label.text, font, colours.text);
        }
        sheet.point(label.at, ring, colours.panel, QPen(colours.text, 1.5));
    }
}

void TimeChart::setAhead(bool ahead)
{
    if (m_isAhead != ahead) {
        m_isAhead = ahead;
        invalidate();
    }
}

QString TimeChart::timeTitle(bool inHours) const
{
    if (m_isAhead) {
        return inHours ? tr("Time from the moment shown (hours)") : tr("Time from the moment shown (days)");
    }
    return inHours ? tr("Time from now (hours)") : tr("Time from now (days)");
}

void TimeChart::addBehind(MarkSheet & /*sheet*/, const Frame & /*frame*/) const { }

void TimeChart::addMarks(MarkSheet & /*sheet*/, const Frame & /*frame*/) const { }

void TimeChart::addHover(MarkSheet & /*over*/, const Frame & /*frame*/, const QPointF & /*mouse*/) const { }

TimeChart::Frame TimeChart::frameFor(const QSize &size) const
{
    Frame frame;
    const double right = std::max(120.0, size.width() - sideRoom());
    frame.head = right - plotLeft;
    const double top = headRoom(QSizeF(frame.head, size.height()));
    frame.plot = QRectF(QPointF(plotLeft, top), QPointF(right, std::max(top + 20.0, size.height() - 52.0)));
    frame.from = shownFrom();
    frame.to = shownTo();
    const ValueAxis axis = valueAxis(frame.plot);
    const double numbers = axisNumbersWidth(axis.low, axis.high, axis.format) + 20.0;
    frame.plot.setLeft(std::clamp(numbers, frame.plot.left(), std::max(frame.plot.left(), frame.plot.right() - 60.0)));
    frame.low = axis.low;
    frame.high = axis.high;
    return frame;
}

void TimeChart::layOut(MarkSheet &sheet) const
{
    const Palette &colours = chartPalette();
    const Frame frame = frameFor(sheet.size());
    const ValueAxis axis = valueAxis(frame.plot);
    const bool inHours = frame.to - frame.from < daysInHours;
    const double perDay = inHours ? 24.0 : 1.0;
    const int ticks = std::max(2, static_cast<int>(frame.plot.width() / 70.0));
    const double span = (frame.to - frame.from) * perDay;
    const double own = tickDays() * perDay;
    const double interval = own > 0.0 && span / own <= ticks && span / own >= 2.0 ? own : PlotCanvas::niceInterval(span, ticks);

    sheet.setClip(frame.plot);
    addBehind(sheet, frame);
    sheet.setAxes(frame.plot, { frame.from * perDay, frame.to * perDay, interval, PlotCanvas::tickFormat(interval) },
        { axis.low, axis.high, axis.interval, axis.format });
    addSeries(sheet, frame);

    const QFont font = uiFont(11);
    sheet.text(QPointF(16.0, 26.0), axis.title, font, colours.quietText);
    const QString time = timeTitle(inHours);
    constexpr double edge = 8.0; // in a narrow picture it reaches below the numbers of the other axis
    const double end = std::min(
        static_cast<double>(sheet.size().width()) - edge, std::max(frame.plot.right(), edge + QFontMetricsF(font).horizontalAdvance(time) + 1.0));
    sheet.label(QRectF(QPointF(edge, sheet.size().height() - 26.0), QPointF(end, sheet.size().height() - 8.0)), Qt::AlignRight | Qt::AlignVCenter,
        time, font, colours.quietText);
    addMarks(sheet, frame);
}

void TimeChart::addSeries(MarkSheet &sheet, const Frame &frame) const
{
    const int pixels = std::max(1, static_cast<int>(frame.plot.width()));
    for (const Series &one : series()) {
        std::vector<QPointF> points;
        for (const QPointF &point : thinnedPoints(one.points, frame.from, frame.to, pixels)) {
            if (std::isfinite(point.x()) && std::isfinite(point.y())) {
                points.push_back(frame.at(point.x(), point.y()));
            }
        }
        sheet.setTarget(-1);
        if (!one.target.key.isNone()) {
            sheet.addTarget(one.target);
        }
        const double thick = std::min(thickestSeries, one.pen.widthF());
        sheet.setClip(frame.plot.adjusted(-thick, -thick, thick, thick));
        sheet.line(withoutNeedlessPoints(points, unseenDistance), one.pen);
    }
    sheet.setTarget(-1);
    sheet.setClip({});
}

void TimeChart::layOver(MarkSheet &over, const std::optional<QPointF> &mouse) const
{
    const Frame frame = frameFor(size());
    const std::optional<double> picked = m_link == nullptr ? std::nullopt : shownDay(frame, m_link->picked());
    if (picked) {
        addPicked(over, frame, *picked);
    }
    if (mouse && frame.plot.adjusted(-thickestSeries, -thickestSeries, thickestSeries, thickestSeries).contains(*mouse)) {
        addHover(over, frame, *mouse);
        return;
    }
    // what another chart points at, else what was picked in one, is read out here too
    const std::optional<double> pointed = m_link == nullptr ? std::nullopt : shownDay(frame, m_link->pointed());
    if (const std::optional<double> day = pointed ? pointed : picked) {
        addHover(over, frame, QPointF(frame.xOf(*day), frame.plot.center().y()));
    }
}

std::optional<std::int64_t> TimeChart::begin() const
{
    return std::nullopt;
}

std::optional<double> TimeChart::shownDay(const Frame &frame, const std::optional<double> &time) const
{
    const std::optional<std::int64_t> from = begin();
    if (!time || !from) {
        return std::nullopt;
    }
    const double day = (*time - static_cast<double>(*from)) / secondsOfDay;
    return frame.shows(day) ? std::optional(day) : std::nullopt;
}

std::optional<double> TimeChart::timeAt(const QPointF &at) const
{
    const std::optional<std::int64_t> from = nothingText().isEmpty() ? begin() : std::nullopt;
    const Frame frame = from ? frameFor(size()) : Frame();
    if (!from || !frame.plot.contains(at)) {
        return std::nullopt;
    }
    return static_cast<double>(*from) + frame.daysAt(at.x()) * secondsOfDay;
}

/// A broken line with the date at its head.
void TimeChart::addPicked(MarkSheet &over, const Frame &frame, double day) const
{
    const Palette &colours = chartPalette();
    const double x = frame.xOf(day);
    over.line(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()), QPen(colours.accent, 1.5, Qt::DashLine));
    const auto seconds = static_cast<qint64>(std::llround(*m_link->picked()));
    const QString text = QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::utc()), QLocale::ShortFormat);
    const QFont font = uiFont(11);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(text) + 8.0;
    const double left = std::clamp(x + 3.0, frame.plot.left(), std::max(frame.plot.left(), frame.plot.right() - width));
    const QRectF box(left, frame.plot.bottom() - metrics.height() - 6.0, width, metrics.height() + 2.0);
    over.bar(box, colours.faded(colours.panel, 0.9));
    over.text(box, Qt::AlignCenter, text, font, colours.text);
}

void TimeChart::linkTo(TimeLink *link)
{
    if (m_link != nullptr) {
        m_link->disconnect(this);
    }
    m_link = link;
    if (link != nullptr) {
        connect(link, &TimeLink::marksChanged, this, qOverload<>(&QWidget::update));
        connect(link, &TimeLink::spanChanged, this, &TimeChart::followSpan);
        followSpan();
    }
}

void TimeChart::pointed(const std::optional<QPointF> &mouse)
{
    if (m_link != nullptr) {
        m_link->point(mouse ? timeAt(*mouse) : std::nullopt);
    }
}

/// A second click on what was picked takes the mark away.
void TimeChart::clicked(const QPointF &at)
{
    constexpr double near = 4.0;
    const std::optional<double> time = m_link == nullptr ? std::nullopt : timeAt(at);
    if (!time) {
        return;
    }
    const Frame frame = frameFor(size());
    const std::optional<double> before = shownDay(frame, m_link->picked());
    m_link->pick(before && std::abs(frame.xOf(*before) - at.x()) <= near ? std::nullopt : time);
}

void TimeChart::viewChanged()
{
    const std::optional<std::int64_t> from = begin();
    if (m_link == nullptr || m_follows || !from) {
        return;
    }
    const auto first = static_cast<double>(*from);
    m_link->show(isZoomed() ? std::optional(TimeLink::Span { first + shownFrom() * secondsOfDay, first + shownTo() * secondsOfDay }) : std::nullopt);
}

void TimeChart::followSpan()
{
    const std::optional<std::int64_t> from = m_link != nullptr && nothingText().isEmpty() ? begin() : std::nullopt;
    if (!from) {
        return;
    }
    const double whole = horizonDays() * secondsOfDay;
    const std::optional<TimeLink::Span> &span = m_link->span();
    const double begins = span ? std::max(0.0, (span->from - static_cast<double>(*from)) / whole) : 0.0;
    const double ends = span ? std::min(1.0, (span->to - static_cast<double>(*from)) / whole) : 1.0;
    const QScopedValueRollback following(m_follows, true);
    if (ends > begins && (begins > 0.0 || ends < 1.0)) {
        showPart(begins, ends);
    } else if (isZoomed()) {
        showAll(); // all, or nothing that is on its time
    }
}

} // namespace apportion

#include "moc_time_chart.cpp"
