// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/history_chart.h"

#include "models/number_format.h"

#include <QDateTime>
#include <QFontMetricsF>
#include <QLocale>
#include <QScopedValueRollback>
#include <QTimeZone>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace apportion
{

namespace
{

constexpr double historyHead = 36.0; ///< above each plot, for its name, and below that for diamonds
constexpr double historyFoot = 26.0; ///< for the dates
constexpr double historyRight = 24.0;
constexpr int historySteps = 4; ///< of an axis
constexpr std::uint32_t firstMarkKey = 1U << 24U; ///< keys of pulls are below

/// The least number at or above @p value whose quarters, which the axis names, are round: 1, 2, 4, 6, 8 or 10 times a power of ten.
double roundAbove(double value)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double top : { 1.0, 2.0, 4.0, 6.0, 8.0 }) {
        if (value <= top * power * (1.0 + 1e-9)) {
            return top * power;
        }
    }
    return 10.0 * power;
}

QString dateText(std::int64_t made)
{
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(made).date(), QLocale::ShortFormat);
}

QDate dayOf(const HistoryPoint &point)
{
    return QDateTime::fromSecsSinceEpoch(point.made).date();
}

} // namespace

QString HistoryChart::title() const
{
    return m_data.name.isEmpty() ? tr("Usage and fair share over time") : tr("Usage and fair share of %1 over time").arg(m_data.name);
}

QString HistoryChart::emptyText() const
{
    return m_data.points.empty() ? tr("No pull has this account.") : QString();
}

ChartTable HistoryChart::table() const
{
    ChartTable table;
    table.columns = { tr("Time"), tr("Usage (billing TRES times seconds)"), m_data.isLevel ? tr("LevelFS") : tr("Fair-share"), tr("Raw shares") };
    for (const HistoryPoint &point : m_data.points) {
        table.rows.push_back({ QDateTime::fromSecsSinceEpoch(point.made, QTimeZone::utc()).toString(QStringLiteral("yyyy-MM-ddThh:mm:ssZ")),
            point.usage, point.score, point.shares });
    }
    return table;
}

double HistoryChart::secondsBetween() const
{
    return m_data.points.empty() ? 0.0 : static_cast<double>(m_data.points.back().made - m_data.points.front().made);
}

double HistoryChart::xOf(double time, const QRectF &plot) const
{
    if (secondsBetween() <= 0.0) {
        return plot.center().x();
    }
    const double part = (time - static_cast<double>(m_data.points.front().made)) / secondsBetween();
    return plot.left() + plot.width() * (part - view().from()) / (view().to() - view().from());
}

std::optional<double> HistoryChart::timeAt(const QPointF &at) const
{
    if (secondsBetween() <= 0.0) {
        return std::nullopt;
    }
    const std::array<Panel, 2> panels = panelsOf(size());
    const QRectF plot = panels[0].plot.united(panels[1].plot);
    if (!plot.contains(at)) {
        return std::nullopt;
    }
    const double part = view().from() + (at.x() - plot.left()) / plot.width() * (view().to() - view().from());
    return static_cast<double>(m_data.points.front().made) + part * secondsBetween();
}

std::optional<ChartWidget::ZoomArea> HistoryChart::zoomArea() const
{
    constexpr double leastSeconds = 86400.0;
    if (secondsBetween() <= leastSeconds) {
        return std::nullopt;
    }
    const std::array<Panel, 2> panels = panelsOf(size());
    ZoomArea zoomed { panels[0].plot.united(panels[1].plot), Qt::Horizontal, leastSeconds / secondsBetween() };
    zoomed.isBrushed = true;
    return zoomed;
}

void HistoryChart::linkTo(TimeLink *link)
{
    m_link = link;
    connect(link, &TimeLink::marksChanged, this, qOverload<>(&QWidget::update));
    connect(link, &TimeLink::spanChanged, this, &HistoryChart::followSpan);
    followSpan();
}

void HistoryChart::dataChanged()
{
    followSpan();
}

void HistoryChart::pointed(const std::optional<QPointF> &mouse)
{
    if (m_link != nullptr) {
        m_link->point(mouse ? timeAt(*mouse) : std::nullopt);
    }
}

/// A second click on what was picked takes the mark away.
void HistoryChart::clicked(const QPointF &at)
{
    constexpr double near = 4.0;
    const std::optional<double> time = m_link == nullptr ? std::nullopt : timeAt(at);
    if (!time) {
        return;
    }
    const QRectF plot = panelsOf(size())[0].plot;
    const std::optional<double> before = m_link->picked();
    m_link->pick(before && std::abs(xOf(*before, plot) - at.x()) <= near ? std::nullopt : time);
}

void HistoryChart::viewChanged()
{
    if (m_link == nullptr || m_follows || m_data.points.empty()) {
        return;
    }
    const auto first = static_cast<double>(m_data.points.front().made);
    m_link->show(isZoomed() ? std::optional(TimeLink::Span { first + view().from() * secondsBetween(), first + view().to() * secondsBetween() })
                            : std::nullopt);
}

void HistoryChart::followSpan()
{
    if (m_link == nullptr || !zoomArea()) {
        return;
    }
    const auto first = static_cast<double>(m_data.points.front().made);
    const std::optional<TimeLink::Span> &span = m_link->span();
    const double begins = span ? std::max(0.0, (span->from - first) / secondsBetween()) : 0.0;
    const double ends = span ? std::min(1.0, (span->to - first) / secondsBetween()) : 1.0;
    const QScopedValueRollback following(m_follows, true);
    if (ends > begins && (begins > 0.0 || ends < 1.0)) {
        showPart(begins, ends);
    } else if (isZoomed()) {
        showAll(); // all, or nothing that is on its time
    }
}

/// A line over both plots with the date at its head.
void HistoryChart::addTime(MarkSheet &over, double time, const QPen &pen) const
{
    const std::array<Panel, 2> panels = panelsOf(over.size());
    const QRectF plot = panels[0].plot.united(panels[1].plot);
    const double x = xOf(time, plot);
    if (x < plot.left() - 0.5 || x > plot.right() + 0.5) {
        return;
    }
    over.line(QPointF(x, plot.top()), QPointF(x, plot.bottom()), pen);
    const QString text = QLocale().toString(QDateTime::fromSecsSinceEpoch(std::llround(time)), QLocale::ShortFormat);
    const QFont font = uiFont(11);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(text) + 8.0;
    const double left = std::clamp(x + 3.0, plot.left(), std::max(plot.left(), plot.right() - width));
    const QRectF box(left, panels[0].plot.bottom() - metrics.height() - 6.0, width, metrics.height() + 2.0);
    over.bar(box, chartPalette().faded(chartPalette().panel, 0.9));
    over.text(box, Qt::AlignCenter, text, font, chartPalette().text);
}

void HistoryChart::layOver(MarkSheet &over, const std::optional<QPointF> &mouse) const
{
    ChartOf::layOver(over, mouse);
    if (m_link == nullptr || secondsBetween() <= 0.0) {
        return;
    }
    if (m_link->picked()) {
        addTime(over, *m_link->picked(), QPen(chartPalette().accent, 1.5, Qt::DashLine));
    }
    if (m_link->pointed()) {
        addTime(over, *m_link->pointed(), QPen(chartPalette().quietText, 1.0));
    }
}

QString HistoryChart::scoreText(double score) const
{
    return m_data.isLevel ? levelFsText(static_cast<long double>(score)) : factorText(score);
}

QString HistoryChart::axisText(const Panel &panel, double value) const
{
    return panel.number == &HistoryPoint::usage ? usageText(static_cast<long double>(value)) : shortNumberText(value, 2);
}

double HistoryChart::highest(double HistoryPoint::*number) const
{
    double most = 0.0;
    for (const HistoryPoint &point : m_data.points) {
        most = std::isfinite(point.*number) ? std::max(most, point.*number) : most;
    }
    return most > 0.0 ? roundAbove(most) : 1.0;
}

QStringList HistoryChart::readOutOf(const HistoryPoint &point) const
{
    QStringList lines { QLocale().toString(QDateTime::fromSecsSinceEpoch(point.made), QLocale::ShortFormat),
        tr("usage %1").arg(usageExactText(static_cast<long double>(point.usage))) };
    if (!std::isnan(point.score)) {
        lines.append((m_data.isLevel ? tr("LevelFS %1") : tr("fair-share %1")).arg(scoreText(point.score)));
    }
    lines.append(tr("raw shares %1").arg(point.shares));
    return lines;
}

void HistoryChart::addGrid(MarkSheet &sheet, const Panel &panel) const
{
    const Palette &colours = chartPalette();
    const bool hasNumbers
        = std::any_of(m_data.points.begin(), m_data.points.end(), [&panel](const HistoryPoint &point) { return std::isfinite(point.*panel.number); });
    for (int step = 0; step <= historySteps; step += hasNumbers ? 1 : historySteps) { // lines between would go through what is said
        const double y = panel.plot.bottom() - panel.plot.height() * step / historySteps;
        sheet.line(QPointF(panel.plot.left(), y), QPointF(panel.plot.right(), y), QPen(colours.line, 1.0));
        if (!hasNumbers) {
            continue;
        }
        sheet.figures(QRectF(0.0, y - 8.0, panel.plot.left() - 8.0, 16.0), Qt::AlignRight | Qt::AlignVCenter,
            axisText(panel, panel.top * step / historySteps), uiFont(11), colours.quietText);
    }
    sheet.text(QPointF(panel.plot.left(), panel.plot.top() - 16.0), panel.title, uiFont(12, QFont::DemiBold), colours.text);
    if (!hasNumbers) {
        sheet.text(panel.plot, Qt::AlignCenter, tr("none in these pulls", "a number of an account"), uiFont(12), colours.quietText);
    }
}

QStringList HistoryChart::timeTexts(const std::vector<HistoryPoint> &points)
{
    QStringList texts;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QDateTime time = QDateTime::fromSecsSinceEpoch(points[i].made);
        const bool isLater = i > 0 && dayOf(points[i - 1]) == dayOf(points[i]);
        const bool isFirstOfSeveral = !isLater && i + 1 < points.size() && dayOf(points[i + 1]) == dayOf(points[i]);
        if (isLater) {
            texts.append(QLocale().toString(time.time(), QLocale::ShortFormat));
        } else {
            texts.append(isFirstOfSeveral ? QLocale().toString(time, QLocale::ShortFormat) : dateText(points[i].made));
        }
    }
    return texts;
}

void HistoryChart::addDates(MarkSheet &sheet, const QRectF &plot) const
{
    const QFont font = uiFont(11);
    std::vector<HistoryPoint> shown;
    std::copy_if(m_data.points.begin(), m_data.points.end(), std::back_inserter(shown), [&](const HistoryPoint &point) {
        const double x = xOf(static_cast<double>(point.made), plot);
        return x >= plot.left() - 0.5 && x <= plot.right() + 0.5;
    });
    const QStringList texts = timeTexts(shown);
    double free = 0.0; // what is right of the last date
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const QString &text = texts[static_cast<qsizetype>(i)];
        const double width = QFontMetricsF(font).horizontalAdvance(text) + 4.0;
        const double x = xOf(static_cast<double>(shown[i].made), plot);
        const double left = std::clamp(x - width / 2, 0.0, std::max(0.0, sheet.size().width() - width));
        if (left >= free) {
            sheet.line(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4.0), QPen(chartPalette().line, 1.0));
            sheet.text(QRectF(left, plot.bottom() + 6.0, width, 16.0), Qt::AlignCenter, text, font, chartPalette().quietText);
            free = left + width + 14.0;
        }
    }
}

void HistoryChart::addMarks(MarkSheet &sheet, const QRectF &upper, const QRectF &lower) const
{
    const Palette &colours = chartPalette();
    for (std::size_t i = 0; i < m_data.marks.size(); ++i) {
        const HistoryMark &mark = m_data.marks[i];
        const double x = xOf(static_cast<double>(mark.made), upper);
        if (x < upper.left() - 0.5 || x > upper.right() + 0.5) {
            continue;
        }
        MarkTarget target { MarkKey::place(firstMarkKey + static_cast<std::uint32_t>(i)), {}, 2 };
        target.readOut = [mark] {
            QStringList lines { tr("The policy was another one on %1: %n change(s)", "", static_cast<int>(mark.count)).arg(dateText(mark.made)) };
            return lines + mark.changes;
        };
        target.at = QPointF(x, upper.top());
        sheet.setTarget(sheet.addTarget(std::move(target)));
        sheet.line(QPointF(x, upper.top() - 4.0), QPointF(x, lower.bottom()), QPen(colours.accent, 1.25, Qt::DashLine, Qt::FlatCap));
        QPainterPath diamond;
        diamond.addPolygon(
            QPolygonF({ { x, upper.top() - 11.0 }, { x + 5.0, upper.top() - 6.0 }, { x, upper.top() - 1.0 }, { x - 5.0, upper.top() - 6.0 } }));
        diamond.closeSubpath();
        sheet.area(diamond, colours.accent, QPen(colours.panel, 1.0));
    }
    sheet.setTarget(-1);
}

void HistoryChart::addLine(MarkSheet &sheet, const Panel &panel) const
{
    const auto at = [&](const HistoryPoint &point) {
        const double part = std::clamp(point.*panel.number / panel.top, 0.0, 1.0);
        return QPointF(xOf(static_cast<double>(point.made), panel.plot), panel.plot.bottom() - panel.plot.height() * part);
    };
    sheet.setClip(panel.plot.adjusted(-4.0, -4.0, 4.0, 4.0));
    std::vector<QPointF> line;
    const auto flush = [&] {
        if (line.size() > 1) {
            sheet.line(line, QPen(panel.colour, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        }
        line.clear();
    };
    for (const HistoryPoint &point : m_data.points) {
        // What has no number, or an infinite one, is a gap.
        std::isfinite(point.*panel.number) ? line.push_back(at(point)) : flush();
    }
    flush();
    for (std::size_t i = 0; i < m_data.points.size(); ++i) {
        const HistoryPoint &point = m_data.points[i];
        const double x = xOf(static_cast<double>(point.made), panel.plot);
        if (std::isfinite(point.*panel.number) && x >= panel.plot.left() - 0.5 && x <= panel.plot.right() + 0.5) {
            const auto places = static_cast<std::uint32_t>(m_data.points.size());
            MarkTarget target { MarkKey::place(static_cast<std::uint32_t>(i) + static_cast<std::uint32_t>(panel.row) * places), {}, panel.row };
            target.readOut = [this, point] { return readOutOf(point); };
            sheet.setTarget(sheet.addTarget(std::move(target)));
            sheet.point(at(point), 3.5, panel.colour, QPen(chartPalette().panel, 1.0));
        }
    }
    sheet.setTarget(-1);
    sheet.setClip({});
}

std::array<HistoryChart::Panel, 2> HistoryChart::panelsOf(const QSizeF &size) const
{
    const Palette &colours = chartPalette();
    Panel usage { {}, tr("Usage (billing TRES times seconds)"), highest(&HistoryPoint::usage), colours.accent, &HistoryPoint::usage, 0 };
    Panel score { {}, m_data.isLevel ? tr("LevelFS") : tr("Fair-share factor"), highest(&HistoryPoint::score),
        colours.edge(factorColor(Factor::FairShare)), &HistoryPoint::score, 1 };
    double left = 0.0;
    const QFontMetricsF metrics(uiFont(11));
    for (const Panel &panel : { usage, score }) {
        for (int step = 0; step <= historySteps; ++step) {
            left = std::max(left, metrics.horizontalAdvance(axisText(panel, panel.top * step / historySteps)) + 16.0);
        }
    }
    const double height = std::max(40.0, (size.height() - 2.0 * historyHead - historyFoot) / 2.0);
    const double width = std::max(40.0, size.width() - left - historyRight);
    usage.plot = QRectF(left, historyHead, width, height);
    score.plot = QRectF(left, 2.0 * historyHead + height, width, height);
    return { usage, score };
}

void HistoryChart::layOut(MarkSheet &sheet) const
{
    const auto [usage, score] = panelsOf(sheet.size());
    addGrid(sheet, usage);
    addGrid(sheet, score);
    addDates(sheet, score.plot);
    addMarks(sheet, usage.plot, score.plot);
    addLine(sheet, usage);
    addLine(sheet, score);
}

} // namespace apportion

#include "moc_history_chart.cpp"
