// SPDX-License-Identifier: GPL-3.0-or-later
// How a share map looks; what it does stands in share_map.cpp.
#include "charts/share_map.h"

#include "models/number_format.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

QColor ShareMap::fillOf(const ShareSlice &slice) const
{
    constexpr std::array strengths { 1.0, 0.72, 0.55, 0.42 };
    const Palette &colours = chartPalette();
    const double strength = strengths[static_cast<std::size_t>(std::clamp(slice.ring, 0, 3))];
    if (slice.id == noAssociation || slice.regime == Regime::None) {
        return colours.isDark ? colours.line.lighter(125) : colours.line;
    }
    return colours.faded(regimeColor(slice.regime), strength);
}

QString ShareMap::labelOf(const ShareSlice &slice) const
{
    if (slice.id == noAssociation) {
        return tr("%n more", nullptr, static_cast<int>(slice.gathered));
    }
    return nameText(m_evaluation->tree().name(slice.id));
}

void ShareMap::drawChart(QPainter *painter, const QSize &size) const
{
    const std::unique_ptr<SliceGeometry> geometry = geometryFor(size);
    for (const ShareSlice &slice : m_layout.slices) {
        drawSlice(painter, *geometry, slice);
    }
    const QFont innerFont = uiFont(11, QFont::DemiBold);
    const QFont outerFont = uiFont(11);
    for (const ShareSlice &slice : m_layout.slices) {
        if (!geometry->hasRoomForText(slice)) {
            continue;
        }
        const QColor background = m_mode == ShareMapMode::Balance ? chartPalette().panel : fillOf(slice);
        painter->setPen(m_mode == ShareMapMode::Balance ? chartPalette().text : chartPalette().textOn(background));
        geometry->drawLabel(painter, slice, labelOf(slice), slice.ring == 0 ? innerFont : outerFont);
    }
    if (m_shape == ShareMapShape::Rings) {
        drawCentre(painter, ringsFor(size));
    } else {
        drawHead(painter, headOf(icicleFor(size)));
    }
}

void ShareMap::drawSlice(QPainter *painter, const SliceGeometry &geometry, const ShareSlice &slice) const
{
    const Palette &colours = chartPalette();
    painter->setPen(Qt::NoPen);
    if (m_mode != ShareMapMode::Balance || slice.id == noAssociation) {
        painter->setBrush(fillOf(slice));
        painter->drawPath(geometry.pathOf(slice));
    } else {
        const QColor colour = slice.regime == Regime::None ? colours.quietText : regimeColor(slice.regime);
        painter->setBrush(colours.faded(colour, 0.16));
        painter->drawPath(geometry.pathOf(slice));
        const double filled = std::isfinite(slice.ratio) ? std::clamp(slice.ratio / 2.0, 0.0, 1.0) : 1.0;
        if (filled > 0.0) {
            painter->setBrush(colours.faded(colour, 0.62));
            painter->drawPath(geometry.pathOf(slice, filled));
        }
        // Half of the height: it has used exactly its share.
        painter->setPen(QPen(colours.faded(colours.text, 0.22), 1.0));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(geometry.levelOf(slice, 0.5));
    }
    // A gap in the colour of the panel parts the slices; the narrowest have no width to give away.
    const double arc = geometry.lengthOf(slice);
    if (slice.span >= 359.99 || arc < 4.0) {
        return;
    }
    painter->setPen(QPen(colours.panel, std::min(arc / 6.0, 2.0), Qt::SolidLine, Qt::FlatCap));
    painter->drawLine(geometry.startOf(slice));
    painter->drawLine(geometry.endOf(slice));
}

void ShareMap::drawHead(QPainter *painter, const QRectF &head) const
{
    const Palette &colours = chartPalette();
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours.rail);
    painter->drawRect(head);
    const bool goesUp = m_layout.centre != AssociationTree::root();
    double left = head.left() + 8.0;
    if (goesUp) {
        painter->setPen(QPen(colours.accent, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        const QPointF tip(left + 5.0, head.center().y() - 3.0);
        painter->drawPolyline(QPolygonF({ tip + QPointF(-5.0, 5.0), tip, tip + QPointF(5.0, 5.0) }));
        left += 18.0;
    }
    const QString below = m_layout.slices.empty() ? tr("nothing here") : modeWord(m_mode);
    const QFont heading = uiFont(12, QFont::DemiBold);
    const QFont quiet = uiFont(11);
    const double remark = QFontMetricsF(quiet).horizontalAdvance(below);
    const QRectF line(left, head.top(), head.right() - 8.0 - left, head.height());
    painter->setFont(quiet);
    painter->setPen(colours.quietText);
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, below);
    painter->setFont(heading);
    painter->setPen(colours.text);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(heading).elidedText(nameText(m_evaluation->tree().name(m_layout.centre)), Qt::ElideRight, line.width() - remark - 8.0));
}

void ShareMap::drawCentre(QPainter *painter, const RingGeometry &rings) const
{
    const Palette &colours = chartPalette();
    const double width = 1.7 * (rings.hole - RingGeometry::gap);
    const QFont heading = uiFont(12, QFont::DemiBold);
    const QFont quiet = uiFont(11);
    const QString name = QFontMetricsF(heading).elidedText(nameText(m_evaluation->tree().name(m_layout.centre)), Qt::ElideRight, width);
    painter->setFont(heading);
    painter->setPen(colours.text);
    painter->drawText(QRectF(rings.centre.x() - width / 2, rings.centre.y() - 17.0, width, 17.0), Qt::AlignCenter, name);
    painter->setFont(quiet);
    painter->setPen(colours.quietText);
    const QString below = m_layout.slices.empty() ? tr("nothing here") : modeWord(m_mode);
    painter->drawText(QRectF(rings.centre.x() - width / 2, rings.centre.y() + 1.0, width, 15.0), Qt::AlignCenter,
        QFontMetricsF(quiet).elidedText(below, Qt::ElideRight, width));
    if (m_layout.centre != AssociationTree::root() && rings.hole > 34.0) {
        const QPointF tip(rings.centre.x(), rings.centre.y() - 27.0);
        painter->setPen(QPen(colours.accent, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawPolyline(QPolygonF({ tip + QPointF(-5.0, 5.0), tip, tip + QPointF(5.0, 5.0) }));
    }
}

QStringList ShareMap::readOutOf(const ShareSlice &slice) const
{
    if (slice.id == noAssociation) {
        return { labelOf(slice), tr("too small to draw one by one"), tr("in %1").arg(nameText(m_evaluation->tree().name(slice.parent))) };
    }
    const AssociationTree &tree = m_evaluation->tree();
    QStringList lines { labelOf(slice) };
    if (slice.regime != Regime::None) {
        lines.append(regimeName(slice.regime));
    }
    lines.append(tr("Raw shares: %1").arg(rawSharesText(tree.rawShares(slice.id))));
    lines.append(tr("Norm shares: %1").arg(factorText(m_evaluation->normShares(slice.id))));
    lines.append(tr("Usage: %1 TRES·s").arg(usageText(m_evaluation->rawUsage(slice.id))));
    lines.append(
        std::isfinite(slice.ratio) ? tr("Used %1 × its share").arg(QLocale().toString(slice.ratio, 'f', 2)) : tr("Has no share of its level"));
    return lines;
}

void ShareMap::drawOverlay(QPainter *painter) const
{
    const std::unique_ptr<SliceGeometry> geometry = geometryFor(size());
    painter->setBrush(Qt::NoBrush);
    const bool atCursor = m_cursor >= 0 && m_cursor < static_cast<int>(m_layout.slices.size());
    if (const int selected = atCursor ? m_cursor : visibleSliceOf(m_selected); selected >= 0) {
        const ShareSlice &slice = m_layout.slices[static_cast<std::size_t>(selected)];
        painter->setPen(QPen(chartPalette().panel, 4.5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter->drawPath(geometry->pathOf(slice));
        // Dotted: the selected association itself is too small or too deep, this is the account above it.
        const bool isItself = atCursor || slice.id == m_selected;
        painter->setPen(QPen(chartPalette().text, 2.0, isItself ? Qt::SolidLine : Qt::DotLine, Qt::FlatCap, Qt::RoundJoin));
        painter->drawPath(geometry->pathOf(slice));
    }
    if (m_centreHovered && m_layout.centre != AssociationTree::root()) {
        painter->setPen(QPen(chartPalette().accent, 1.5));
        if (m_shape == ShareMapShape::Icicle) {
            painter->drawRect(headOf(icicleFor(size())).adjusted(1.0, 1.0, -1.0, -1.0));
        } else {
            const RingGeometry rings = ringsFor(size());
            painter->drawEllipse(rings.centre, rings.hole - RingGeometry::gap - 1.0, rings.hole - RingGeometry::gap - 1.0);
        }
    }
    if (m_hovered >= 0 && m_hovered < static_cast<int>(m_layout.slices.size())) {
        const ShareSlice &slice = m_layout.slices[static_cast<std::size_t>(m_hovered)];
        painter->setPen(QPen(chartPalette().accent, 2.0, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter->drawPath(geometry->pathOf(slice));
        drawReadOut(painter, geometry->middleOf(slice), readOutOf(slice));
    }
}

} // namespace apportion
