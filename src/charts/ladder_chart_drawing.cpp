// SPDX-License-Identifier: GPL-3.0-or-later
// How the ladder is drawn.
#include "charts/chart_parts.h"
#include "charts/ladder_chart.h"
#include "models/number_format.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

double markSide(const LadderMark &mark)
{
    return mark.isUser ? 9.0 : 12.0;
}

} // namespace

void LadderChart::drawChart(QPainter *painter, const QSize &size) const
{
    const QRectF plot = plotArea(size);
    const std::size_t first = firstLevel(size);
    const std::size_t last = first + visibleLevels(size);
    const QRectF rows(plot.topLeft(), QSizeF(plot.width(), static_cast<double>(last - first) * rowHeight(size)));
    const double strip = axisArea(plot).left();
    const double end = axisArea(plot).right();
    paintRegimeBands(painter, rows,
        { { Regime::Unused, plot.left(), strip }, { Regime::UnderUsed, strip, xOf(plot, 1.05) },
            { Regime::AtShare, xOf(plot, 1.05), xOf(plot, 0.95) }, { Regime::OverUsed, xOf(plot, 0.95), end },
            { Regime::NoShare, end, plot.right() } },
        chartPalette());
    drawAxis(painter, size, rows);
    for (std::size_t level = first; level < last; ++level) {
        drawLevel(painter, size, plot, level);
    }
    paintScrollMark(painter, QRectF(rows.left(), rows.top(), size.width() - 5.0 - rows.left(), rows.height()), static_cast<double>(first),
        static_cast<double>(last - first), static_cast<double>(m_data.levels.size()), chartPalette());
}

/// Powers of ten; where less than two of them are shown, round numbers between them too.
std::vector<double> LadderChart::ticks() const
{
    std::vector<double> values;
    const int decades = static_cast<int>(std::lround(std::log10(m_data.highest / m_data.lowest)));
    const double shown = decades * view().span();
    const int step = std::max(1, static_cast<int>(shown) / 8);
    const std::vector<double> between = shown >= 3.0 ? std::vector { 1.0 }
        : shown >= 1.2                               ? std::vector { 1.0, 0.5, 0.2 }
                                                     : std::vector { 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.15 };
    for (int i = 0; i <= decades; i += step) {
        for (const double part : between) {
            const double value = m_data.highest / std::pow(10.0, i) * part;
            if (value >= m_data.lowest * (1.0 - 1e-9) && isShown(value)) {
                values.push_back(value);
            }
        }
    }
    return values;
}

void LadderChart::drawAxis(QPainter *painter, const QSize &size, const QRectF &plot) const
{
    const Palette &colours = chartPalette();
    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    double drawnTo = -1e9;
    for (const double value : ticks()) {
        const double x = std::round(xOf(plot, value)) + 0.5;
        painter->setPen(QPen(colours.line, 1.0));
        painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        const QString text = shortNumberText(value, 6);
        const double width = metrics.horizontalAdvance(text);
        if (x - width / 2 > drawnTo + 6.0) {
            painter->setPen(colours.quietText);
            painter->drawText(QPointF(x - width / 2, plot.bottom() + 15.0), text);
            drawnTo = x + width / 2;
        }
    }
    painter->setPen(colours.quietText);
    const QRectF line(14.0, size.height() - 22.0, plot.right() - 14.0, 16.0);
    const std::size_t below = m_data.levels.size() - firstLevel(size) - visibleLevels(size) + m_data.leftOut;
    const QString more = below > 0 ? tr("%n more below", nullptr, static_cast<int>(below)) : QString();
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, more);
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter,
        metrics.elidedText(tr("LevelFS = share ÷ use on its own level; ranked from the left"), Qt::ElideRight,
            line.width() - metrics.horizontalAdvance(more) - 16.0));
}

void LadderChart::drawLevel(QPainter *painter, const QSize &size, const QRectF &plot, std::size_t level) const
{
    const Palette &colours = chartPalette();
    const double height = rowHeight(size);
    const double top = plot.top() + (static_cast<double>(level) - static_cast<double>(firstLevel(size))) * height;
    const LadderLevel &row = m_data.levels[level];
    painter->setPen(QPen(colours.line, 1.0));
    painter->drawLine(QPointF(14.0, std::round(top + height) - 0.5), QPointF(plot.right(), std::round(top + height) - 0.5));

    const double indent = 14.0 + 8.0 * std::min(row.depth, 5);
    const QFont nameFont = uiFont(12, QFont::DemiBold);
    painter->setFont(nameFont);
    painter->setPen(colours.text);
    painter->drawText(QRectF(indent, top, plot.left() - indent - 8.0, height - 2.0), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(nameFont).elidedText(row.name, Qt::ElideRight, plot.left() - indent - 8.0));

    const std::vector<Spot> spots = shownSpots(size, level);
    drawCapsules(painter, spots);
    LabelPlaces places(QRectF(plot.left(), top, plot.width(), height));
    for (const Spot &spot : spots) {
        places.block(QRectF(spot.at - QPointF(6.0, 6.0), QSizeF(12.0, 12.0)));
    }
    for (const Spot &spot : spots) {
        const bool dimmed = !m_search.isEmpty() && !matchesSearch(spot.mark->name, m_search);
        QRectF box(QPointF(), QSizeF(markSide(*spot.mark), markSide(*spot.mark)));
        box.moveCenter(spot.at);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.panel);
        painter->drawEllipse(box.center(), box.width() / 2 + 1.5, box.width() / 2 + 1.5);
        painter->setOpacity(dimmed ? 0.25 : 1.0);
        paintRegimeMark(painter, box, spot.mark->regime, colours);
        painter->setOpacity(1.0);
    }
    // Accounts and what was searched for are named first.
    for (const bool wantFirst : { true, false }) {
        for (const Spot &spot : spots) {
            const bool isFound = matchesSearch(spot.mark->name, m_search);
            if ((!spot.mark->isUser || isFound) != wantFirst || (!m_search.isEmpty() && !isFound)) {
                continue;
            }
            const QFont font = uiFont(11, spot.mark->isUser ? QFont::Normal : QFont::DemiBold);
            const QFontMetricsF metrics(font);
            const double width = metrics.horizontalAdvance(spot.mark->name);
            const double y = spot.at.y() - 8.0 - metrics.height();
            std::vector<QRectF> candidates;
            for (const double shift : { 0.0, -0.38, 0.38 }) {
                candidates.emplace_back(spot.at.x() - width / 2 + shift * width, y, width, metrics.height() - 2.0);
            }
            if (const QRectF place = places.take(candidates); !place.isNull()) {
                painter->setFont(font);
                painter->setPen(colours.text);
                painter->drawText(QPointF(place.left(), place.top() + metrics.ascent() - 1.0), spot.mark->name);
                places.block(place.adjusted(-4.0, 0.0, 4.0, 0.0));
            }
        }
    }
}

void LadderChart::drawCapsules(QPainter *painter, const std::vector<Spot> &spots) const
{
    const Palette &colours = chartPalette();
    for (std::size_t i = 0; i < spots.size();) {
        std::size_t end = i + 1;
        while (end < spots.size() && spots[end].group == spots[i].group) {
            ++end;
        }
        const LadderGroup &group = *spots[i].group;
        if (end - i > 1) {
            // Joined: they tie.
            const QRectF capsule(spots[i].at - QPointF(10.0, 10.0), spots[end - 1].at + QPointF(10.0, 10.0));
            painter->setPen(QPen(colours.faded(colours.quietText, 0.6), 1.0));
            painter->setBrush(colours.panel);
            painter->drawRoundedRect(capsule, 10.0, 10.0);
        }
        if (group.more > 0) {
            painter->setFont(uiFont(10));
            painter->setPen(colours.quietText);
            painter->drawText(spots[end - 1].at + QPointF(13.0, 4.0), tr("+%1", "so many more that tie").arg(integerText(group.more)));
        }
        i = end;
    }
}

void LadderChart::drawSelection(QPainter *painter) const
{
    Place place;
    if (!find(m_selected, &place)) {
        return;
    }
    // From the selected mark up through the accounts above it, as far as they are on the screen.
    const std::vector<Spot> spots = visibleSpots(size());
    const auto spotOf
        = [&spots](AssociationId id) { return std::find_if(spots.begin(), spots.end(), [id](const Spot &spot) { return spot.mark->id == id; }); };
    QPointF below;
    AssociationId id = m_selected;
    for (std::size_t guard = 0; guard <= m_data.levels.size(); ++guard) {
        const auto spot = spotOf(id);
        if (spot != spots.end()) {
            if (!below.isNull()) {
                painter->setPen(QPen(chartPalette().accent, 1.25));
                const double half = (below.y() + spot->at.y()) / 2;
                QPainterPath path(spot->at + QPointF(0.0, 9.0));
                path.cubicTo(QPointF(spot->at.x(), half), QPointF(below.x(), half), below - QPointF(0.0, 9.0));
                painter->setBrush(Qt::NoBrush);
                painter->drawPath(path);
            }
            painter->setPen(QPen(chartPalette().accent, id == m_selected ? 2.0 : 1.25));
            painter->setBrush(Qt::NoBrush);
            painter->drawEllipse(spot->at, 9.0, 9.0);
            below = spot->at;
        }
        Place here;
        if (!find(id, &here) || m_data.levels[here.level].above == AssociationTree::root()) {
            return;
        }
        id = m_data.levels[here.level].above;
    }
}

QStringList LadderChart::readOutOf(const Spot &spot) const
{
    const LadderMark &mark = *spot.mark;
    QStringList lines { tr("%1 in %2", "an association and the account above it").arg(mark.name, m_data.levels[spot.level].name),
        mark.onParent ? tr("on parent: ranked as unused") : regimeName(mark.regime),
        tr("LevelFS %1").arg(levelFsText(static_cast<long double>(spot.group->levelFs))), tr("%1 of the level's shares").arg(factorText(mark.shares)),
        tr("%1 of its usage").arg(factorText(mark.usage)) };
    if (mark.isUser) {
        lines.append(tr("F %1, rank %2").arg(factorText(mark.factor), integerText(mark.rank)));
    }
    const auto tied = static_cast<int>(spot.group->marks.size()) - 1;
    if (tied > 0) {
        lines.append(tr("ties with %n other(s)", nullptr, tied + static_cast<int>(spot.group->more)));
    }
    return lines;
}

void LadderChart::drawOverlay(QPainter *painter) const
{
    drawSelection(painter);
    for (const Spot &spot : visibleSpots(size())) {
        if (spot.mark->id == m_hovered) {
            painter->setPen(QPen(chartPalette().text, 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawEllipse(spot.at, 8.0, 8.0);
            drawReadOut(painter, spot.at, readOutOf(spot));
            return;
        }
    }
}

} // namespace apportion
