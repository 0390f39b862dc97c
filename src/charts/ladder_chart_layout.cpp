// SPDX-License-Identifier: GPL-3.0-or-later
// Where the levels and marks of the ladder stand.
#include "charts/ladder_chart.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double shortestRow = 42.0;
constexpr double tallestRow = 60.0;
/// Room at both ends of the axis: for those who used nothing, and for those without shares.
constexpr double endStrip = 86.0;
constexpr double labelColumn = 128.0;
constexpr double markStep = 15.0; ///< between two that tie
constexpr double pickRadius = 9.0;

} // namespace

QRectF LadderChart::plotArea(const QSize &size) const
{
    const double label = std::min(labelColumn, size.width() * 0.22);
    return QRectF(QPointF(label, 42.0), QPointF(size.width() - 18.0, size.height() - 46.0));
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

double LadderChart::rowHeight(const QSize &size) const
{
    const double room = plotArea(size).height();
    return std::min(tallestRow, std::floor(room / static_cast<double>(std::max<std::size_t>(1, visibleLevels(size)))));
}

std::size_t LadderChart::visibleLevels(const QSize &size) const
{
    const auto room = static_cast<std::size_t>(std::max(1.0, std::floor(plotArea(size).height() / shortestRow)));
    return std::min(room, m_data.levels.size());
}

std::size_t LadderChart::firstLevel(const QSize &size) const
{
    return std::min(m_first, m_data.levels.size() - visibleLevels(size));
}

std::vector<LadderChart::Spot> LadderChart::spotsOf(const QSize &size, std::size_t level) const
{
    std::vector<Spot> spots;
    const QRectF plot = plotArea(size);
    const double height = rowHeight(size);
    const double y = plot.top() + (static_cast<double>(level) - static_cast<double>(firstLevel(size))) * height + height * 0.64;
    for (const LadderGroup &group : m_data.levels[level].groups) {
        const auto count = static_cast<double>(group.marks.size());
        double x = xOf(plot, group.levelFs) - (count - 1.0) * markStep / 2;
        x = std::max(x, plot.left() + 10.0);
        x = std::min(x, plot.right() - 10.0 - (count - 1.0) * markStep);
        for (const LadderMark &mark : group.marks) {
            spots.push_back({ &mark, &group, level, QPointF(x, y) });
            x += markStep;
        }
    }
    return spots;
}

std::vector<LadderChart::Spot> LadderChart::shownSpots(const QSize &size, std::size_t level) const
{
    std::vector<Spot> spots = spotsOf(size, level);
    std::erase_if(spots, [this](const Spot &spot) { return !isShown(spot.group->levelFs); });
    return spots;
}

std::vector<LadderChart::Spot> LadderChart::visibleSpots(const QSize &size) const
{
    std::vector<Spot> all;
    const std::size_t first = firstLevel(size);
    for (std::size_t level = first; level < first + visibleLevels(size); ++level) {
        const std::vector<Spot> spots = shownSpots(size, level);
        all.insert(all.end(), spots.begin(), spots.end());
    }
    return all;
}

bool LadderChart::find(AssociationId id, Place *place) const
{
    for (std::size_t level = 0; level < m_data.levels.size() && id != noAssociation; ++level) {
        std::size_t index = 0;
        for (const LadderGroup &group : m_data.levels[level].groups) {
            for (const LadderMark &mark : group.marks) {
                if (mark.id == id) {
                    *place = { level, index };
                    return true;
                }
                ++index;
            }
        }
    }
    return false;
}

AssociationId LadderChart::associationAt(const QPointF &position) const
{
    AssociationId nearest = noAssociation;
    double best = pickRadius * pickRadius;
    for (const Spot &spot : visibleSpots(size())) {
        const QPointF away = spot.at - position;
        if (const double distance = QPointF::dotProduct(away, away); distance < best) {
            best = distance;
            nearest = spot.mark->id;
        }
    }
    return nearest;
}

QPointF LadderChart::positionOf(AssociationId id) const
{
    for (const Spot &spot : visibleSpots(size())) {
        if (spot.mark->id == id) {
            return spot.at;
        }
    }
    return {};
}

} // namespace apportion
