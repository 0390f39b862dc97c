// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/share_map.h"

#include "charts/ring_painter.h"
#include "models/number_format.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double headHeight = 24.0; ///< of the account in the centre, above an icicle
constexpr double icicleMargin = 10.0;

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

void ShareMap::setShape(ShareMapShape shape)
{
    if (shape != m_shape) {
        m_shape = shape;
        relayout();
    }
}

int ShareMap::mostRings() const
{
    // Rows of an icicle are of the same length: more of them can be told apart.
    return m_shape == ShareMapShape::Rings ? 4 : 7;
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
    if (id == m_selected) {
        return;
    }
    m_selected = id;
    m_cursor = -1;
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
        m_layout = layoutShareMap(*m_evaluation, stays ? kept : AssociationTree::root(), m_mode, mostRings());
    }
    m_cursor = -1;
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

QString ShareMap::modeWord(ShareMapMode mode)
{
    switch (mode) {
    case ShareMapMode::Shares:
        return tr("shares", "below a name: what the map shows of it");
    case ShareMapMode::Usage:
        return tr("usage", "below a name: what the map shows of it");
    case ShareMapMode::Balance:
        break;
    }
    return tr("balance", "below a name: what the map shows of it");
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
        const QString above = nameText(m_evaluation->tree().name(slice.parent));
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

IcicleGeometry ShareMap::icicleFor(const QSize &size) const
{
    IcicleGeometry geometry;
    const QRectF whole = QRectF(QPointF(), QSizeF(size)).adjusted(icicleMargin, icicleMargin, -icicleMargin, -icicleMargin);
    geometry.area = whole.adjusted(0.0, headHeight + IcicleGeometry::gap, 0.0, 0.0);
    constexpr double tallestRow = 110.0;
    geometry.rowHeight = std::clamp(geometry.area.height() / std::max(1, m_layout.rings), 1.0, tallestRow);
    geometry.labelsBelow = m_mode == ShareMapMode::Balance;
    return geometry;
}

QRectF ShareMap::headOf(const IcicleGeometry &icicle) const
{
    return { icicle.area.left(), icicle.area.top() - headHeight - IcicleGeometry::gap, icicle.area.width(), headHeight };
}

std::unique_ptr<SliceGeometry> ShareMap::geometryFor(const QSize &size) const
{
    if (m_shape == ShareMapShape::Icicle) {
        return std::make_unique<IcicleGeometry>(icicleFor(size));
    }
    return std::make_unique<RingGeometry>(ringsFor(size));
}

ShareMap::Hit ShareMap::hitAt(const QPointF &position) const
{
    if (!emptyText().isEmpty()) {
        return {};
    }
    const bool onCentre = m_shape == ShareMapShape::Icicle ? headOf(icicleFor(size())).contains(position)
                                                           : ringsFor(size()).distanceOf(position) < ringsFor(size()).hole - RingGeometry::gap;
    if (onCentre) {
        return { HitKind::Centre, -1 };
    }
    const int slice = geometryFor(size())->sliceAt(m_layout, position);
    return slice < 0 ? Hit() : Hit { HitKind::Slice, slice };
}

QPointF ShareMap::middleOf(const ShareSlice &slice) const
{
    return geometryFor(size())->middleOf(slice);
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
    m_cursor = -1;
    activateSlice(hit.slice);
}

/// What a click on a slice does: it is selected, and an account gets the centre.
void ShareMap::activateSlice(int index)
{
    const ShareSlice slice = m_layout.slices[static_cast<std::size_t>(index)];
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

/// The keys have come to a slice: it is selected, and the centre stays.
void ShareMap::moveTo(int index)
{
    const ShareSlice &slice = m_layout.slices[static_cast<std::size_t>(index)];
    m_cursor = index;
    if (slice.id != noAssociation) {
        m_selected = slice.id;
        Q_EMIT associationClicked(slice.id);
    }
    update();
}

/// To the slice before or after on the same level, to the first one below, or to the one above.
void ShareMap::step(int key)
{
    const auto count = static_cast<int>(m_layout.slices.size());
    const int at = m_cursor >= 0 && m_cursor < count ? m_cursor : visibleSliceOf(m_selected);
    if (at < 0) {
        if (count > 0) {
            moveTo(0);
        }
        return;
    }
    const ShareSlice here = m_layout.slices[static_cast<std::size_t>(at)];
    const auto find = [&](int ring, double angle) { return m_layout.sliceAt(ring, angle); };
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const int next = at + (key == Qt::Key_Right ? 1 : -1);
        if (next >= 0 && next < count && m_layout.slices[static_cast<std::size_t>(next)].ring == here.ring) {
            moveTo(next);
        }
    } else if (key == Qt::Key_Down) {
        for (int i = at + 1; i < count; ++i) {
            const ShareSlice &below = m_layout.slices[static_cast<std::size_t>(i)];
            if (below.ring == here.ring + 1 && below.parent == here.id && here.id != noAssociation) {
                moveTo(i);
                return;
            }
        }
    } else if (here.ring == 0) {
        goUp();
    } else if (const int above = find(here.ring - 1, here.start + here.span / 2); above >= 0) {
        moveTo(above);
    }
}

void ShareMap::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (m_evaluation && emptyText().isEmpty()) {
            step(event->key());
        }
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const int at = m_cursor >= 0 ? m_cursor : visibleSliceOf(m_selected); at >= 0 && at < static_cast<int>(m_layout.slices.size())) {
            activateSlice(at);
        }
        return;
    case Qt::Key_Backspace:
        goUp();
        return;
    default:
        ChartWidget::keyPressEvent(event);
    }
}

std::optional<ChartWidget::ZoomArea> ShareMap::zoomArea() const
{
    return ZoomArea { QRectF(rect()) };
}

bool ShareMap::isZoomed() const
{
    return canZoom() && m_layout.centre != AssociationTree::root();
}

void ShareMap::zoom(double factor, const std::optional<QPointF> &at)
{
    if (!canZoom()) {
        return;
    }
    if (factor > 1.0) {
        goUp();
        return;
    }
    const int slice = at ? hitAt(*at).slice : m_cursor >= 0 ? m_cursor : visibleSliceOf(m_selected);
    if (slice < 0) {
        return;
    }
    const ShareSlice &towards = m_layout.slices[static_cast<std::size_t>(slice)];
    // One level at a time: to the account below the centre that leads there.
    AssociationId account = towards.id == noAssociation || towards.isUser ? towards.parent : towards.id;
    while (account != m_layout.centre && m_evaluation->tree().parent(account) != m_layout.centre && account != AssociationTree::root()) {
        account = m_evaluation->tree().parent(account);
    }
    setCentre(account);
}

void ShareMap::showAll()
{
    setCentre(AssociationTree::root());
}

void ShareMap::wheelEvent(QWheelEvent *event)
{
    // A step of the wheel is a level; finer ones add up.
    constexpr int aStep = 120;
    if (!canZoom() || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    m_turned += event->angleDelta().y();
    if (std::abs(m_turned) >= aStep) {
        zoom(m_turned > 0 ? 0.5 : 2.0, event->position());
        m_turned = 0;
    }
    event->accept();
}

void ShareMap::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event); // the second click of a quick way down or up
}

void ShareMap::leaveEvent(QEvent * /*event*/)
{
    m_hovered = -1;
    m_centreHovered = false;
    update();
}

} // namespace apportion
