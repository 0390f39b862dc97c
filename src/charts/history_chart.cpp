// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/history_chart.h"

#include "models/number_format.h"

#include <QDateTime>
#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double historyHead = 30.0; ///< above each plot, for its name
constexpr double historyFoot = 26.0; ///< for the dates
constexpr double historyRight = 24.0;
constexpr int historySteps = 4; ///< of an axis
constexpr std::uint32_t firstMarkKey = 1U << 24U; ///< keys of pulls are below

/// The least round number at or above @p value: 1, 2, 2.5, 5 or 10 times a power of ten.
double roundAbove(double value)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : { 1.0, 2.0, 2.5, 5.0 }) {
        if (value <= step * power * (1.0 + 1e-9)) {
            return step * power;
        }
    }
    return 10.0 * power;
}

QString dateText(std::int64_t made)
{
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(made).date(), QLocale::ShortFormat);
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
    table.columns = { tr("Time"), tr("Usage (billing TRES × s)"), m_data.isLevel ? tr("LevelFS") : tr("Fair-share"), tr("Raw shares") };
    for (const HistoryPoint &point : m_data.points) {
        table.rows.push_back({ QDateTime::fromSecsSinceEpoch(point.made, Qt::UTC).toString(Qt::ISODate), point.usage, point.score, point.shares });
    }
    return table;
}

double HistoryChart::xOf(std::int64_t made, const QRectF &plot) const
{
    const std::int64_t first = m_data.points.front().made;
    const std::int64_t last = m_data.points.back().made;
    return last == first ? plot.center().x() : plot.left() + plot.width() * static_cast<double>(made - first) / static_cast<double>(last - first);
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
    for (int step = 0; step <= historySteps; ++step) {
        const double y = panel.plot.bottom() - panel.plot.height() * step / historySteps;
        sheet.line(QPointF(panel.plot.left(), y), QPointF(panel.plot.right(), y), QPen(colours.line, 1.0));
        sheet.figures(QRectF(0.0, y - 8.0, panel.plot.left() - 8.0, 16.0), Qt::AlignRight | Qt::AlignVCenter,
            axisText(panel, panel.top * step / historySteps), uiFont(11), colours.quietText);
    }
    sheet.text(QPointF(panel.plot.left(), panel.plot.top() - 10.0), panel.title, uiFont(12, QFont::DemiBold), colours.text);
}

void HistoryChart::addDates(MarkSheet &sheet, const QRectF &plot) const
{
    const QFont font = uiFont(11);
    double free = 0.0; // what is right of the last date
    for (const HistoryPoint &point : m_data.points) {
        const QString text = dateText(point.made);
        const double width = QFontMetricsF(font).horizontalAdvance(text) + 4.0;
        const double x = xOf(point.made, plot);
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
        const double x = xOf(mark.made, upper);
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
        return QPointF(xOf(point.made, panel.plot), panel.plot.bottom() - panel.plot.height() * part);
    };
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
        if (std::isfinite(point.*panel.number)) {
            const auto places = static_cast<std::uint32_t>(m_data.points.size());
            MarkTarget target { MarkKey::place(static_cast<std::uint32_t>(i) + static_cast<std::uint32_t>(panel.row) * places), {}, panel.row };
            target.readOut = [this, point] { return readOutOf(point); };
            sheet.setTarget(sheet.addTarget(std::move(target)));
            sheet.point(at(point), 3.5, panel.colour, QPen(chartPalette().panel, 1.0));
        }
    }
    sheet.setTarget(-1);
}

void HistoryChart::layOut(MarkSheet &sheet) const
{
    const Palette &colours = chartPalette();
    Panel usage { {}, tr("Usage, billing TRES × s"), highest(&HistoryPoint::usage), colours.accent, &HistoryPoint::usage, 0 };
    Panel score { {}, m_data.isLevel ? tr("LevelFS") : tr("Fair-share factor"), highest(&HistoryPoint::score),
        colours.edge(factorColor(Factor::FairShare)), &HistoryPoint::score, 1 };
    double left = 0.0;
    const QFontMetricsF metrics(uiFont(11));
    for (const Panel &panel : { usage, score }) {
        for (int step = 0; step <= historySteps; ++step) {
            left = std::max(left, metrics.horizontalAdvance(axisText(panel, panel.top * step / historySteps)) + 16.0);
        }
    }
    const double height = std::max(40.0, (sheet.size().height() - 2.0 * historyHead - historyFoot) / 2.0);
    const double width = std::max(40.0, sheet.size().width() - left - historyRight);
    usage.plot = QRectF(left, historyHead, width, height);
    score.plot = QRectF(left, 2.0 * historyHead + height, width, height);
    addGrid(sheet, usage);
    addGrid(sheet, score);
    addDates(sheet, score.plot);
    addMarks(sheet, usage.plot, score.plot);
    addLine(sheet, usage);
    addLine(sheet, score);
}

} // namespace apportion
