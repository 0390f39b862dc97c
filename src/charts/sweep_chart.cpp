// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/sweep_chart.h"

#include "charts/chart_parts.h"
#include "charts/plot_canvas.h"
#include "models/measure_text.h"
#include "models/number_format.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double sweepMargin = 16.0;
constexpr double sweepHead = 44.0;
constexpr double cellGap = 2.0;
constexpr double leastCellHeight = 14.0;

/// Room for the widest of some texts.
double widestOf(const QStringList &texts, const QFont &font)
{
    double width = 0.0;
    const QFontMetricsF metrics(font);
    for (const QString &text : texts) {
        width = std::max(width, metrics.horizontalAdvance(text));
    }
    return width;
}

/// The range of an axis around some values, and its ticks.
PlotAxis axisAround(double least, double most, double pixels)
{
    const double room = most > least ? (most - least) * 0.06 : std::max(1.0, std::abs(most) * 0.1);
    PlotAxis axis;
    const double interval = PlotCanvas::niceInterval(most - least + 2.0 * room, std::max(2, static_cast<int>(pixels / 80.0)));
    axis.from = std::floor((least - room) / interval) * interval;
    axis.to = std::ceil((most + room) / interval) * interval;
    if (least >= 0.0) {
        axis.from = std::max(0.0, axis.from);
    }
    axis.interval = interval;
    axis.format = PlotCanvas::tickFormat(interval);
    return axis;
}

} // namespace

QString SweepMapChart::title() const
{
    return m_data.title.isEmpty() ? tr("A measure over two settings") : m_data.title;
}

QString SweepMapChart::emptyText() const
{
    return m_data.values.empty() ? tr("A map needs a sweep over two settings.") : QString();
}

ChartTable SweepMapChart::table() const
{
    ChartTable table;
    table.columns = { m_data.rowKey, m_data.columnKey, m_data.title };
    for (std::size_t row = 0; row < static_cast<std::size_t>(m_data.rows.size()); ++row) {
        for (std::size_t column = 0; column < static_cast<std::size_t>(m_data.columns.size()); ++column) {
            table.rows.push_back({ m_data.rows[static_cast<qsizetype>(row)], m_data.columns[static_cast<qsizetype>(column)], valueAt(row, column) });
        }
    }
    return table;
}

double SweepMapChart::strengthOf(double value) const
{
    double least = value;
    double most = value;
    for (const double other : m_data.values) {
        least = std::isnan(other) ? least : std::min(least, other);
        most = std::isnan(other) ? most : std::max(most, other);
    }
    const double part = most > least ? (value - least) / (most - least) : 0.5;
    return m_data.isMoreBetter ? part : 1.0 - part;
}

void SweepMapChart::addCell(MarkSheet &sheet, std::size_t row, std::size_t column, const QRectF &box, double strength) const
{
    const Palette &colours = chartPalette();
    const double value = valueAt(row, column);
    const auto place = static_cast<std::uint32_t>(row * static_cast<std::size_t>(m_data.columns.size()) + column);
    MarkTarget target { MarkKey::place(place), {}, static_cast<int>(row) };
    target.readOut = [this, row, column, value] {
        return QStringList { measureValueText(m_data.measure, value),
            tr("%1 = %2", "a setting and its value").arg(m_data.rowKey, m_data.rows[static_cast<qsizetype>(row)]),
            tr("%1 = %2", "a setting and its value").arg(m_data.columnKey, m_data.columns[static_cast<qsizetype>(column)]) };
    };
    sheet.setTarget(sheet.addTarget(std::move(target)));
    // At most so strong that the number stands out in both themes.
    constexpr double mostStrength = 0.55;
    constexpr double leastStrength = 0.06;
    const QColor colour
        = std::isnan(value) ? colours.window : colours.faded(colours.accent, leastStrength + strength * (mostStrength - leastStrength));
    sheet.bar(box, colour, QPen(Qt::NoPen), 3.0);
    const QString text = measureValueText(m_data.measure, value);
    if (QFontMetricsF(uiFont(11)).horizontalAdvance(text) <= box.width() - 4.0 && box.height() >= leastCellHeight) {
        sheet.figures(box, Qt::AlignCenter, text, uiFont(11), colours.text);
    }
    sheet.setTarget(-1);
}

void SweepMapChart::layOut(MarkSheet &sheet) const
{
    const Palette &colours = chartPalette();
    const QFont font = uiFont(11);
    const auto rows = static_cast<std::size_t>(m_data.rows.size());
    const auto columns = static_cast<std::size_t>(m_data.columns.size());
    if (m_data.values.size() != rows * columns || rows == 0 || columns == 0) {
        return;
    }
    const double left = sweepMargin + std::min(sheet.size().width() * 0.35, std::max(widestOf(m_data.rows, font), 40.0)) + 10.0;
    const QRectF area(left, sweepHead + 18.0, std::max(40.0, sheet.size().width() - left - sweepMargin),
        std::max(40.0, sheet.size().height() - sweepHead - 18.0 - 44.0));
    const QString what = m_data.isMean ? tr("%1; the mean over what else changes").arg(m_data.title) : m_data.title;
    sheet.label(QRectF(sweepMargin, 12.0, sheet.size().width() - 2.0 * sweepMargin, 20.0), Qt::AlignLeft | Qt::AlignVCenter, what,
        uiFont(12, QFont::DemiBold), colours.text);
    sheet.label(QRectF(sweepMargin, sweepHead - 6.0, sheet.size().width() - 2.0 * sweepMargin, 16.0), Qt::AlignLeft | Qt::AlignVCenter,
        tr("down: %1", "a setting").arg(m_data.rowKey), font, colours.quietText);
    const double width = area.width() / static_cast<double>(columns);
    const double height = area.height() / static_cast<double>(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        const double top = area.top() + height * static_cast<double>(row);
        if (height >= leastCellHeight || row % static_cast<std::size_t>(std::ceil(leastCellHeight / height)) == 0) {
            sheet.label(QRectF(sweepMargin, top + height / 2.0 - 8.0, left - sweepMargin - 10.0, 16.0), Qt::AlignRight | Qt::AlignVCenter,
                m_data.rows[static_cast<qsizetype>(row)], font, colours.text);
        }
        for (std::size_t column = 0; column < columns; ++column) {
            const QRectF box(area.left() + width * static_cast<double>(column), top, std::max(1.0, width - cellGap), std::max(1.0, height - cellGap));
            addCell(sheet, row, column, box, strengthOf(valueAt(row, column)));
        }
    }
    for (std::size_t column = 0; column < columns; ++column) {
        sheet.label(QRectF(area.left() + width * static_cast<double>(column), area.bottom() + 4.0, std::max(1.0, width - 4.0), 16.0),
            Qt::AlignHCenter | Qt::AlignVCenter, m_data.columns[static_cast<qsizetype>(column)], font, colours.text);
    }
    sheet.label(QRectF(area.left(), area.bottom() + 22.0, area.width(), 16.0), Qt::AlignHCenter | Qt::AlignVCenter,
        tr("across: %1", "a setting").arg(m_data.columnKey), font, colours.quietText);
}

QString SweepFrontChart::title() const
{
    return m_data.xTitle.isEmpty() ? tr("The best of two measures") : tr("%1 against %2", "two measures").arg(m_data.yTitle, m_data.xTitle);
}

QString SweepFrontChart::emptyText() const
{
    return m_data.points.empty() ? tr("No point of the sweep has both measures.") : QString();
}

ChartTable SweepFrontChart::table() const
{
    ChartTable table;
    table.columns = { tr("Settings"), m_data.xTitle, m_data.yTitle, tr("Nothing is better in both") };
    for (const SweepFrontData::Point &point : m_data.points) {
        table.rows.push_back({ point.settings, point.x, point.y, point.isBest });
    }
    return table;
}

void SweepFrontChart::layOut(MarkSheet &sheet) const
{
    if (m_data.points.empty()) {
        return;
    }
    const Palette &colours = chartPalette();
    const auto [leastX, mostX] = std::minmax_element(
        m_data.points.begin(), m_data.points.end(), [](const SweepFrontData::Point &a, const SweepFrontData::Point &b) { return a.x < b.x; });
    const auto [leastY, mostY] = std::minmax_element(
        m_data.points.begin(), m_data.points.end(), [](const SweepFrontData::Point &a, const SweepFrontData::Point &b) { return a.y < b.y; });
    const QRectF plot(
        72.0, sweepHead + 14.0, std::max(60.0, sheet.size().width() - 72.0 - 24.0), std::max(60.0, sheet.size().height() - sweepHead - 14.0 - 52.0));
    const PlotAxis x = axisAround(leastX->x, mostX->x, plot.width());
    const PlotAxis y = axisAround(leastY->y, mostY->y, plot.height());
    const auto at = [&](const SweepFrontData::Point &point) {
        return QPointF(
            plot.left() + plot.width() * (point.x - x.from) / (x.to - x.from), plot.bottom() - plot.height() * (point.y - y.from) / (y.to - y.from));
    };
    sheet.setAxes(plot, x, y);
    sheet.label(QRectF(sweepMargin, 12.0, sheet.size().width() - 2.0 * sweepMargin, 20.0), Qt::AlignLeft | Qt::AlignVCenter, m_data.yTitle,
        uiFont(12, QFont::DemiBold), colours.text);
    sheet.label(QRectF(plot.left(), plot.bottom() + 28.0, plot.width(), 18.0), Qt::AlignHCenter | Qt::AlignVCenter, m_data.xTitle, uiFont(11),
        colours.quietText);
    std::vector<SweepFrontData::Point> best;
    std::copy_if(
        m_data.points.begin(), m_data.points.end(), std::back_inserter(best), [](const SweepFrontData::Point &point) { return point.isBest; });
    std::sort(best.begin(), best.end(), [](const SweepFrontData::Point &a, const SweepFrontData::Point &b) { return a.x < b.x; });
    std::vector<QPointF> line;
    line.reserve(best.size());
    std::transform(best.begin(), best.end(), std::back_inserter(line), at);
    if (line.size() > 1) {
        sheet.line(line, QPen(colours.accent, 1.5, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
    }
    for (std::size_t place = 0; place < m_data.points.size(); ++place) {
        const SweepFrontData::Point &point = m_data.points[place];
        MarkTarget target { MarkKey::place(static_cast<std::uint32_t>(place)), {}, 0 };
        target.readOut = [this, point] {
            return QStringList { point.settings, tr("%1: %2").arg(m_data.xTitle, measureValueText(m_data.xMeasure, point.x)),
                tr("%1: %2").arg(m_data.yTitle, measureValueText(m_data.yMeasure, point.y)),
                point.isBest ? tr("Nothing is better in both.") : tr("Something else is better in both.") };
        };
        sheet.setTarget(sheet.addTarget(std::move(target)));
        sheet.point(
            at(point), point.isBest ? 5.0 : 3.5, point.isBest ? colours.accent : colours.faded(colours.quietText, 0.6), QPen(colours.panel, 1.0));
    }
    sheet.setTarget(-1);
}

} // namespace apportion

#include "moc_sweep_chart.cpp"
