// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/share_map.h"

#include "charts/ring_painter.h"
#include "models/number_format.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr int mostRings = 4;

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

ShareMap::ShareMap(QWidget *parent) : ChartWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void ShareMap::setData(std::shared_ptr<const Evaluation> evaluation)
{
    m_evaluation = std::move(evaluation);
    m_hovered = -1;
    m_centreHovered = false;
    relayout();
}

void ShareMap::setMode(ShareMapMode mode)
{
    if (mode != m_mode) {
        m_mode = mode;
        relayout();
    }
}

void ShareMap::setCentre(AssociationId account)
{
    if (!m_evaluation || account == m_layout.centre || !m_evaluation->tree().isLive(account) || m_evaluation->tree().isUser(account)) {
        return;
    }
    m_layout.centre = account;
    m_hovered = -1;
    relayout();
    Q_EMIT centreChanged(account);
}

void ShareMap::setSelected(AssociationId id)
{
    m_selected = id;
    if (m_evaluation && id != noAssociation && m_evaluation->tree().isLive(id)) {
        const AssociationTree &tree = m_evaluation->tree();
        AssociationId account = m_layout.centre;
        const auto holds = [&tree, id](AssociationId above) {
            AssociationId walk = id;
            while (walk != noAssociation && walk != above) {
                walk = tree.parent(walk);
            }
            return walk != noAssociation;
        };
        while (account != noAssociation && account != AssociationTree::root() && !holds(account)) {
            account = tree.parent(account);
        }
        setCentre(account);
    }
    update();
}

void ShareMap::relayout()
{
    if (!m_evaluation) {
        m_layout = {};
    } else {
        const AssociationTree &tree = m_evaluation->tree();
        const AssociationId kept = m_layout.centre;
        const bool stays = kept != noAssociation && tree.isLive(kept) && tree.isAccount(kept);
        m_layout = layoutShareMap(*m_evaluation, stays ? kept : AssociationTree::root(), m_mode, mostRings);
    }
    invalidate();
}

void ShareMap::goUp()
{
    if (m_evaluation && m_layout.centre != noAssociation && m_layout.centre != AssociationTree::root()) {
        setCentre(m_evaluation->tree().parent(m_layout.centre));
    }
}

QString ShareMap::title() const
{
    switch (m_mode) {
    case ShareMapMode::Shares:
        return tr("Share map: shares");
    case ShareMapMode::Usage:
        return tr("Share map: usage");
    case ShareMapMode::Balance:
        break;
    }
    return tr("Share map: usage against shares");
}

QString ShareMap::modeName(ShareMapMode mode)
{
    switch (mode) {
    case ShareMapMode::Shares:
        return tr("Shares");
    case ShareMapMode::Usage:
        return tr("Usage");
    case ShareMapMode::Balance:
        break;
    }
    return tr("Balance");
}

QString ShareMap::emptyText() const
{
    if (!m_evaluation || m_evaluation->layout().size() < 2) {
        return tr("No accounts yet. Open or import a policy to see who has which share.");
    }
    // An account without anything below it is drawn too: its centre is the way back.
    if (m_layout.slices.empty() && m_layout.centre == AssociationTree::root()) {
        return m_mode == ShareMapMode::Usage ? tr("Nothing has been used yet. Import the output of sshare to see usage.")
                                             : tr("Nobody has shares yet. Give the accounts raw shares.");
    }
    return {};
}

ChartTable ShareMap::table() const
{
    ChartTable table;
    table.columns = { tr("Association"), tr("In"), tr("Level"), tr("Part of the whole"), tr("Raw shares"), tr("Norm shares"), tr("Usage (TRES·s)"),
        tr("Usage ÷ share"), tr("Regime") };
    for (const ShareSlice &slice : m_layout.slices) {
        const QString above = toText(m_evaluation->tree().name(slice.parent));
        QVariantList cells { labelOf(slice), above, slice.ring + 1, slice.span / 360.0 };
        if (slice.id != noAssociation) {
            cells.append({ rawSharesText(m_evaluation->tree().rawShares(slice.id)), m_evaluation->normShares(slice.id),
                static_cast<double>(m_evaluation->rawUsage(slice.id)), slice.ratio, regimeName(slice.regime) });
        }
        table.rows.push_back(cells);
    }
    return table;
}

QSize ShareMap::sizeHint() const
{
    return { 320, 320 };
}

QSize ShareMap::minimumSizeHint() const
{
    return { 180, 180 };
}

RingGeometry ShareMap::ringsFor(const QSize &size) const
{
    const double radius = std::max(10.0, std::min(size.width(), size.height()) / 2.0 - 12.0);
    const int rings = std::max(1, m_layout.rings);
    RingGeometry geometry;
    geometry.centre = QPointF(size.width() / 2.0, size.height() / 2.0);
    geometry.hole = rings == 1 ? radius * 0.5 : radius * std::max(0.26, 0.45 - 0.05 * rings);
    geometry.thickness = (radius - geometry.hole) / rings;
    return geometry;
}

ShareMap::Hit ShareMap::hitAt(const QPointF &position) const
{
    if (!emptyText().isEmpty()) {
        return {};
    }
    const RingGeometry rings = ringsFor(size());
    const double distance = rings.distanceOf(position);
    if (distance < rings.hole - RingGeometry::gap) {
        return { HitKind::Centre, -1 };
    }
    const int ring = static_cast<int>(std::floor((distance - rings.hole) / rings.thickness));
    const int slice = distance < rings.hole ? -1 : m_layout.sliceAt(ring, rings.angleOf(position));
    return slice < 0 ? Hit() : Hit { HitKind::Slice, slice };
}

QPointF ShareMap::middleOf(const ShareSlice &slice) const
{
    return ringsFor(size()).middleOf(slice);
}

int ShareMap::visibleSliceOf(AssociationId id) const
{
    if (!m_evaluation || id == noAssociation || !m_evaluation->tree().isLive(id)) {
        return -1;
    }
    for (AssociationId walk = id; walk != noAssociation; walk = m_evaluation->tree().parent(walk)) {
        if (const int slice = m_layout.sliceOf(walk); slice >= 0) {
            return slice;
        }
    }
    return -1;
}

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

void ShareMap::drawChart(QPainter *painter, const QSize &size) const
{
    const RingGeometry rings = ringsFor(size);
    for (const ShareSlice &slice : m_layout.slices) {
        drawSlice(painter, rings, slice);
    }
    const QFont innerFont = uiFont(11, QFont::DemiBold);
    const QFont outerFont = uiFont(11);
    for (const ShareSlice &slice : m_layout.slices) {
        if (!rings.hasRoomForText(slice)) {
            continue;
        }
        const QColor background = m_mode == ShareMapMode::Balance ? chartPalette().panel : fillOf(slice);
        painter->setPen(m_mode == ShareMapMode::Balance ? chartPalette().text : chartPalette().textOn(background));
        drawSliceLabel(painter, rings, slice, labelOf(slice), slice.ring == 0 ? innerFont : outerFont);
    }
    drawCentre(painter, rings);
}

void ShareMap::drawSlice(QPainter *painter, const RingGeometry &rings, const ShareSlice &slice) const
{
    const Palette &colours = chartPalette();
    painter->setPen(Qt::NoPen);
    if (m_mode != ShareMapMode::Balance || slice.id == noAssociation) {
        painter->setBrush(fillOf(slice));
        painter->drawPath(rings.pathOf(slice));
    } else {
        const QColor colour = slice.regime == Regime::None ? colours.quietText : regimeColor(slice.regime);
        painter->setBrush(colours.faded(colour, 0.16));
        painter->drawPath(rings.pathOf(slice));
        const double filled = std::isfinite(slice.ratio) ? std::clamp(slice.ratio / 2.0, 0.0, 1.0) : 1.0;
        if (filled > 0.0) {
            painter->setBrush(colours.faded(colour, 0.62));
            painter->drawPath(rings.pathOf(slice, filled));
        }
        // Half of the height: it has used exactly its share.
        painter->setPen(QPen(colours.faded(colours.text, 0.22), 1.0));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(rings.arcOf(slice, 0.5));
    }
    // A gap in the colour of the panel parts the slices; the narrowest have no width to give away.
    const double arc = rings.arcLengthOf(slice);
    if (slice.span >= 359.99 || arc < 4.0) {
        return;
    }
    painter->setPen(QPen(colours.panel, std::min(arc / 6.0, 2.0), Qt::SolidLine, Qt::FlatCap));
    painter->drawLine(rings.startOf(slice));
    painter->drawLine(rings.endOf(slice));
}

void ShareMap::drawCentre(QPainter *painter, const RingGeometry &rings) const
{
    const Palette &colours = chartPalette();
    const double width = 1.7 * (rings.hole - RingGeometry::gap);
    const QFont heading = uiFont(12, QFont::DemiBold);
    const QFont quiet = uiFont(11);
    const QString name = QFontMetricsF(heading).elidedText(toText(m_evaluation->tree().name(m_layout.centre)), Qt::ElideRight, width);
    painter->setFont(heading);
    painter->setPen(colours.text);
    painter->drawText(QRectF(rings.centre.x() - width / 2, rings.centre.y() - 17.0, width, 17.0), Qt::AlignCenter, name);
    painter->setFont(quiet);
    painter->setPen(colours.quietText);
    const QString below = m_layout.slices.empty() ? tr("nothing here") : modeName(m_mode).toLower();
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
        return { labelOf(slice), tr("too small to draw one by one"), tr("in %1").arg(toText(m_evaluation->tree().name(slice.parent))) };
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
    const RingGeometry rings = ringsFor(size());
    painter->setBrush(Qt::NoBrush);
    if (const int selected = visibleSliceOf(m_selected); selected >= 0) {
        const ShareSlice &slice = m_layout.slices[static_cast<std::size_t>(selected)];
        painter->setPen(QPen(chartPalette().panel, 4.5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter->drawPath(rings.pathOf(slice));
        // Dotted: the selected association itself is too small or too deep, this is the account above it.
        painter->setPen(QPen(chartPalette().text, 2.0, slice.id == m_selected ? Qt::SolidLine : Qt::DotLine, Qt::FlatCap, Qt::RoundJoin));
        painter->drawPath(rings.pathOf(slice));
    }
    if (m_centreHovered && m_layout.centre != AssociationTree::root()) {
        painter->setPen(QPen(chartPalette().accent, 1.5));
        painter->drawEllipse(rings.centre, rings.hole - RingGeometry::gap - 1.0, rings.hole - RingGeometry::gap - 1.0);
    }
    if (m_hovered >= 0 && m_hovered < static_cast<int>(m_layout.slices.size())) {
        const ShareSlice &slice = m_layout.slices[static_cast<std::size_t>(m_hovered)];
        painter->setPen(QPen(chartPalette().accent, 2.0, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter->drawPath(rings.pathOf(slice));
        drawReadOut(painter, rings.middleOf(slice), readOutOf(slice));
    }
}

void ShareMap::mouseMoveEvent(QMouseEvent *event)
{
    const Hit hit = hitAt(event->position());
    const bool onCentre = hit.kind == HitKind::Centre;
    if (hit.slice != m_hovered || onCentre != m_centreHovered) {
        m_hovered = hit.slice;
        m_centreHovered = onCentre;
        const bool goesUp = onCentre && m_layout.centre != AssociationTree::root();
        setCursor(hit.slice >= 0 || goesUp ? Qt::PointingHandCursor : Qt::ArrowCursor);
        update();
    }
}

void ShareMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        return;
    }
    const Hit hit = hitAt(event->position());
    if (hit.kind == HitKind::Centre) {
        goUp();
        return;
    }
    if (hit.kind != HitKind::Slice) {
        return;
    }
    const ShareSlice slice = m_layout.slices[static_cast<std::size_t>(hit.slice)];
    if (slice.id == noAssociation) {
        // What was gathered gets room of its own around its account.
        setCentre(slice.parent);
        return;
    }
    m_selected = slice.id;
    if (!slice.isUser) {
        setCentre(slice.id);
    }
    update();
    Q_EMIT associationClicked(slice.id);
}

void ShareMap::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Up) {
        goUp();
        return;
    }
    ChartWidget::keyPressEvent(event);
}

void ShareMap::leaveEvent(QEvent * /*event*/)
{
    m_hovered = -1;
    m_centreHovered = false;
    update();
}

} // namespace apportion
