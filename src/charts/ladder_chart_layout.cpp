// SPDX-License-Identifier: GPL-3.0-or-later
// Where the levels and marks of the ladder stand.
#include "charts/chart_parts.h"
#include "charts/ladder_chart.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double shortestRow = 42.0;
/// Room at both ends of the axis: for those who used nothing, and for those without shares.
constexpr double endStrip = 86.0;
constexpr double labelColumn = 128.0; ///< at least, where there is room
constexpr double markStep = 15.0; ///< between two that tie

} // namespace

QFont LadderChart::captionFont()
{
    return uiFont(12, QFont::DemiBold);
}

double LadderChart::captionIndent(const LadderLevel &row)
{
    return 14.0 + 8.0 * std::min(row.depth, 5);
}

QRectF LadderChart::plotArea(const QSize &size) const
{
    constexpr double leastPlot = 780.0; ///< more of a wide picture may be for long names
    constexpr double mostOfNarrow = 0.3; ///< of a narrow one, where names need it
    const double label = std::min(std::max(labelColumn, m_captionWidth), std::max(size.width() * mostOfNarrow, size.width() - leastPlot));
    QRectF plot(QPointF(label, 42.0), QPointF(size.width() - 18.0, size.height() - 46.0));
    plot.setTop(plot.top() + regimeLegend(plot.width()).height() - ChartLegend::rowHeight);
    return plot;
}

QRectF LadderChart::axisArea(const QRectF &plot) const
{
    const double strip = std::min(endStrip, plot.width() * 0.16);
    return plot.adjusted(strip, 0.0, -strip, 0.0);
}

double LadderChart::xOf(const QRectF &plot, double levelFs) const
{
    const QRectF axis = axisArea(plot);
    if (std::isinf(levelFs)) {
        return (plot.left() + axis.left()) / 2;
    }
    if (!(levelFs > 0.0)) {
        return (plot.right() + axis.right()) / 2;
    }
    const QRectF whole = view().wholeAlongX(axis);
    const double decades = std::log10(m_data.highest / m_data.lowest);
    const double part = std::log10(m_data.highest / std::clamp(levelFs, m_data.lowest, m_data.highest)) / decades;
    return std::clamp(whole.left() + whole.width() * part, axis.left(), axis.right());
}

bool LadderChart::isShown(double levelFs) const
{
    if (!std::isfinite(levelFs) || !(levelFs > 0.0) || view().isHome()) {
        return true;
    }
    const double decades = std::log10(m_data.highest / m_data.lowest);
    const double part = std::log10(m_data.highest / std::clamp(levelFs, m_data.lowest, m_data.highest)) / decades;
    return part >= view().from() && part <= view().to();
}

std::optional<ChartWidget::RowArea> LadderChart::rowArea(const QSize &size) const
{
    const QRectF plot = plotArea(size);
    const auto total = static_cast<int>(m_data.levels.size());
    const int shown = std::min(static_cast<int>(std::max(1.0, std::floor(plot.height() / shortestRow))), total);
    const double height = std::floor(plot.height() / std::max(1, shown));
    return RowArea { plot.top(), height > usualRow ? std::min(tallestRow(plot), height) : height, shown, total };
}

int LadderChart::rowOf(const MarkKey &key) const
{
    for (std::size_t level = 0; level < m_data.levels.size(); ++level) {
        for (const LadderGroup &group : m_data.levels[level].groups) {
            const auto isIt = [&key](const LadderMark &mark) { return MarkKey::association(mark.id) == key; };
            if (std::any_of(group.marks.begin(), group.marks.end(), isIt)) {
                return static_cast<int>(level);
            }
        }
    }
    return -1;
}

std::vector<LadderChart::Spot> LadderChart::spotsOf(const QSize &size, std::size_t level) const
{
    const RowArea rows = *rowArea(size);
    return spotsIn(plotArea(size), level, rows.top + (static_cast<double>(level) - firstRow(size)) * rows.height + rows.height * partAbove);
}

std::vector<LadderChart::Spot> LadderChart::spotsIn(const QRectF &plot, std::size_t level, double y) const
{
    std::vector<Spot> spots;
    for (const LadderGroup &group : m_data.levels[level].groups) {
        if (!isShown(group.levelFs)) {
            continue;
        }
        const auto count = static_cast<double>(group.marks.size());
        // those at an end of the axis stay within its strip, closer together when they are many
        const bool isAtEnd = !std::isfinite(group.levelFs) || !(group.levelFs > 0.0);
        const double room = axisArea(plot).left() - plot.left() - 20.0;
        const double step = isAtEnd && count > 1.0 ? std::clamp(room / (count - 1.0), 1.0, markStep) : markStep;
        double x = xOf(plot, group.levelFs) - (count - 1.0) * step / 2;
        x = std::max(x, plot.left() + 10.0);
        x = std::min(x, plot.right() - 10.0 - (count - 1.0) * step);
        for (const LadderMark &mark : group.marks) {
            spots.push_back({ &mark, &group, level, QPointF(x, y) });
            x += step;
        }
    }
    return spots;
}

} // namespace apportion
