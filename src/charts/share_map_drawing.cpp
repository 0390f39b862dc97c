// SPDX-License-Identifier: GPL-3.0-or-later
// How a share map looks; what it does stands in share_map.cpp.
#include "charts/share_map.h"

#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

/// The number of the centre among the places of the map: apart from those of its slices.
constexpr std::uint32_t centreKey = 0xffffffff;
constexpr double footMargin = 12.0;

} // namespace

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
    return toText(m_evaluation->tree().name(slice.id));
}

void ShareMap::layOut(MarkSheet &sheet) const
{
    const std::unique_ptr<SliceGeometry> geometry = geometryFor(sheet.size());
    for (int i = 0; i < static_cast<int>(m_layout.slices.size()); ++i) {
        addSlice(sheet, *geometry, i);
    }
    const QFont innerFont = uiFont(11, QFont::DemiBold);
    const QFont outerFont = uiFont(11);
    const QFont smallFont = uiFont(9);
    for (const ShareSlice &slice : m_layout.slices) {
        if (geometry->hasRoomForText(slice)) {
            const QColor colour = m_mode == ShareMapMode::Balance ? chartPalette().text : chartPalette().textOn(fillOf(slice));
            const QFont &font = slice.ring == 0 ? innerFont : outerFont;
            const QString name = labelOf(slice);
            const QString both = tr("%1 %2", "an account and its part of the whole: physics 12 %").arg(name, partOf(slice));
            // the part of the whole stands wherever it can: beside the name, below it, smaller
            const QStringList below { name, partOf(slice) };
            const std::array<std::pair<QStringList, const QFont *>, 6> ways { { { { both }, &font }, { below, &font }, { { both }, &smallFont },
                { below, &smallFont }, { { name }, &font }, { { name }, &smallFont } } };
            for (const auto &[lines, in] : ways) {
                if (geometry->addLabel(sheet, slice, lines, *in, colour)) {
                    break;
                }
            }
        }
    }
    // A click on what is in the centre goes back up, where there is something above it.
    MarkTarget centre { MarkKey::place(centreKey), {} };
    centre.isPressed = m_layout.centre != AssociationTree::root();
    centre.isOutlined = centre.isPressed;
    sheet.addTarget(std::move(centre));
    if (m_shape == ShareMapShape::Rings) {
        addCentre(sheet, ringsFor(sheet.size()));
    } else {
        addHead(sheet, headOf(icicleFor(sheet.size())));
    }
    sheet.setTarget(-1);
    addFoot(sheet);
}

QString ShareMap::partOf(const ShareSlice &slice)
{
    const double percent = slice.span / 3.6;
    return tr("%1 %", "a part of the whole").arg(QLocale().toString(percent, 'f', percent < 1.0 ? 1 : 0));
}

ChartLegend ShareMap::legend(double width) const
{
    constexpr double square = 10.0;
    std::vector<LegendEntry> entries;
    entries.reserve(allRegimes.size());
    for (const Regime regime : allRegimes) {
        entries.push_back({ regimeText(regime), square, [regime, ink = chartPalette().text](MarkSheet &sheet, const QRectF &place) {
                               sheet.bar(QRectF(place.left(), std::round(place.center().y() - square / 2), square, square), regimeColor(regime),
                                   QPen(ink, 1.0, regimeOutline(regime)));
                           } });
    }
    return ChartLegend(std::move(entries), width);
}

QString ShareMap::howToRead() const
{
    switch (m_mode) {
    case ShareMapMode::Shares:
        return tr("Width: part of the shares");
    case ShareMapMode::Usage:
        return tr("Width: part of the usage (TRES·s)");
    case ShareMapMode::Balance:
        break;
    }
    return tr("Width: part of the shares; filled to the line: all of its share is used");
}

QSize ShareMap::roomFor(const QSize &size) const
{
    const double width = size.width() - 2 * footMargin;
    const double foot = legend(width).height() + ChartLegend::rowHeight + footMargin;
    return { size.width(), std::max(40, size.height() - static_cast<int>(foot)) };
}

/// How widths and colours are read.
void ShareMap::addFoot(MarkSheet &sheet) const
{
    const ChartLegend signs = legend(sheet.size().width() - 2 * footMargin);
    const double top = roomFor(sheet.size()).height();
    sheet.label(QRectF(footMargin, top, sheet.size().width() - 2 * footMargin, ChartLegend::rowHeight), Qt::AlignLeft | Qt::AlignVCenter, howToRead(),
        uiFont(11), chartPalette().quietText);
    signs.addTo(sheet, QPointF(footMargin, top + ChartLegend::rowHeight), false, chartPalette());
}

void ShareMap::addSlice(MarkSheet &sheet, const SliceGeometry &geometry, int index) const
{
    const Palette &colours = chartPalette();
    const ShareSlice &slice = m_layout.slices[static_cast<std::size_t>(index)];
    const MarkKey key = slice.id == noAssociation ? MarkKey::place(static_cast<std::uint32_t>(index)) : MarkKey::association(slice.id);
    MarkTarget target { key, {}, slice.ring, [this, &slice] { return readOutOf(slice); }, geometry.middleOf(slice) };
    target.isPressed = true;
    sheet.addTarget(std::move(target));
    const bool isBalance = m_mode == ShareMapMode::Balance && slice.id != noAssociation;
    const QColor colour = slice.regime == Regime::None ? colours.quietText : regimeColor(slice.regime);
    sheet.area(geometry.pathOf(slice), isBalance ? colours.faded(colour, 0.16) : fillOf(slice));
    sheet.setTarget(-1); // all of it is outlined, not its parts
    if (isBalance) {
        const double filled = std::isfinite(slice.ratio) ? std::clamp(slice.ratio / 2.0, 0.0, 1.0) : 1.0;
        if (filled > 0.0) {
            sheet.area(geometry.pathOf(slice, filled), colours.faded(colour, 0.62));
        }
        // Half of the height: it has used exactly its share.
        sheet.line(geometry.levelOf(slice, 0.5), QPen(colours.faded(colours.text, 0.22), 1.0));
    }
    const double arc = geometry.lengthOf(slice);
    if (const Qt::PenStyle outline = regimeOutline(slice.regime); outline != Qt::NoPen && slice.id != noAssociation && arc > 6.0) {
        sheet.area(geometry.pathOf(slice), Qt::NoBrush, QPen(colours.faded(colours.text, 0.75), 1.0, outline));
    }
    // A gap in the colour of the panel parts the slices; the narrowest have no width to give away.
    if (slice.span >= 359.99 || arc < 4.0) {
        return;
    }
    const QPen gap(colours.panel, std::min(arc / 6.0, 2.0), Qt::SolidLine, Qt::FlatCap);
    for (const QLineF &edge : { geometry.startOf(slice), geometry.endOf(slice) }) {
        sheet.line(edge.p1(), edge.p2(), gap);
    }
}

/// That a click goes back up.
void ShareMap::addWayUp(MarkSheet &sheet, const QPointF &tip) const
{
    sheet.setTarget(-1);
    sheet.line(
        { tip + QPointF(-5.0, 5.0), tip, tip + QPointF(5.0, 5.0) }, QPen(chartPalette().accent, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void ShareMap::addHead(MarkSheet &sheet, const QRectF &head) const
{
    const Palette &colours = chartPalette();
    QPainterPath path;
    path.addRect(head);
    sheet.area(path, colours.rail);
    double left = head.left() + 8.0;
    if (m_layout.centre != AssociationTree::root()) {
        addWayUp(sheet, QPointF(left + 5.0, head.center().y() - 3.0));
        left += 18.0;
    }
    const QString below = m_layout.slices.empty() ? tr("nothing here") : modeWord(m_mode);
    const QFont quiet = uiFont(11);
    QRectF line(left, head.top(), head.right() - 8.0 - left, head.height());
    sheet.text(line, Qt::AlignRight | Qt::AlignVCenter, below, quiet, colours.quietText);
    line.setRight(line.right() - QFontMetricsF(quiet).horizontalAdvance(below) - 8.0);
    sheet.label(
        line, Qt::AlignLeft | Qt::AlignVCenter, toText(m_evaluation->tree().name(m_layout.centre)), uiFont(12, QFont::DemiBold), colours.text);
}

void ShareMap::addCentre(MarkSheet &sheet, const RingGeometry &rings) const
{
    const Palette &colours = chartPalette();
    QPainterPath path;
    path.addEllipse(rings.centre, rings.hole - RingGeometry::gap - 1.0, rings.hole - RingGeometry::gap - 1.0);
    sheet.area(path, Qt::NoBrush);
    const double width = 1.7 * (rings.hole - RingGeometry::gap);
    sheet.label(QRectF(rings.centre.x() - width / 2, rings.centre.y() - 17.0, width, 17.0), Qt::AlignCenter,
        toText(m_evaluation->tree().name(m_layout.centre)), uiFont(12, QFont::DemiBold), colours.text);
    const QString what = m_layout.slices.empty() ? tr("nothing here") : modeWord(m_mode);
    const bool isWide = QFontMetricsF(uiFont(11)).horizontalAdvance(what) > width; // rather small than cut
    sheet.label(
        QRectF(rings.centre.x() - width / 2, rings.centre.y() + 1.0, width, 15.0), Qt::AlignCenter, what, uiFont(isWide ? 9 : 11), colours.quietText);
    if (m_layout.centre != AssociationTree::root() && rings.hole > 34.0) {
        addWayUp(sheet, QPointF(rings.centre.x(), rings.centre.y() - 27.0));
    }
}

QStringList ShareMap::readOutOf(const ShareSlice &slice) const
{
    if (slice.id == noAssociation) {
        return { labelOf(slice), tr("too small to draw one by one"), tr("in %1").arg(toText(m_evaluation->tree().name(slice.parent))) };
    }
    const AssociationTree &tree = m_evaluation->tree();
    QStringList lines { labelOf(slice) };
    if (slice.regime != Regime::None) {
        lines.append(regimeText(slice.regime));
    }
    lines.append(tr("Raw shares: %1").arg(rawSharesText(tree.rawShares(slice.id))));
    lines.append(tr("Norm shares: %1").arg(factorText(m_evaluation->normShares(slice.id))));
    lines.append(tr("Usage: %1 TRES·s").arg(usageText(m_evaluation->rawUsage(slice.id))));
    lines.append(
        std::isfinite(slice.ratio) ? tr("Used %1 × its share").arg(QLocale().toString(slice.ratio, 'f', 2)) : tr("Has no share of its level"));
    return lines;
}

} // namespace apportion
