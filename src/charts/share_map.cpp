// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/share_map.h"

#include "charts/ring_painter.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double headHeight = 24.0; ///< of the account in the centre, above an icicle
constexpr double icicleMargin = 10.0;

} // namespace

void ShareMap::setData(std::shared_ptr<const Evaluation> evaluation)
{
    m_evaluation = std::move(evaluation);
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

QSize ShareMap::usualSize() const
{
    return m_shape == ShareMapShape::Rings ? QSize(640, 674) : ChartWidget::usualSize();
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
    relayout();
}

/// The centre moves up to where what is selected can be seen.
void ShareMap::selectionChanged()
{
    const AssociationId id = selected().kind == MarkKey::Kind::Association ? selected().id : noAssociation;
    if (m_evaluation && id != noAssociation && m_evaluation->tree().isLive(id)) {
        const AssociationTree &tree = m_evaluation->tree();
        const auto holds = [&tree, id](AssociationId above) {
            AssociationId walk = id;
            while (walk != noAssociation && walk != above) {
                walk = tree.parent(walk);
            }
            return walk != noAssociation;
        };
        AssociationId account = m_layout.centre;
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
    if (selected().kind == MarkKey::Kind::Place) {
        select({}); // what was gathered is gathered otherwise now
    }
    invalidate();
}

bool ShareMap::ascend()
{
    if (!m_evaluation || m_layout.centre == noAssociation || m_layout.centre == AssociationTree::root()) {
        return false;
    }
    setCentre(m_evaluation->tree().parent(m_layout.centre));
    return true;
}

QString ShareMap::title() const
{
    const QString titles[] { tr("Share map: shares"), tr("Share map: usage"), tr("Share map: usage against shares") };
    return titles[static_cast<std::size_t>(m_mode)];
}

QString ShareMap::modeName(ShareMapMode mode)
{
    const QString names[] { tr("Shares"), tr("Usage"), tr("Balance") };
    return names[static_cast<std::size_t>(mode)];
}

QString ShareMap::modeWord(ShareMapMode mode)
{
    const QString words[] { tr("shares", "below a name: what the map shows of it"), tr("usage", "below a name: what the map shows of it"),
        tr("balance", "below a name: what the map shows of it") };
    return words[static_cast<std::size_t>(mode)];
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
            cells.append({ typedSharesText(m_evaluation->tree().rawShares(slice.id)), m_evaluation->normShares(slice.id),
                static_cast<double>(m_evaluation->rawUsage(slice.id)), slice.ratio, regimeText(slice.regime) });
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
    const QSize room = roomFor(size);
    const double radius = std::max(10.0, std::min(room.width(), room.height()) / 2.0 - 12.0);
    const int rings = std::max(1, m_layout.rings);
    RingGeometry geometry;
    geometry.centre = QPointF(room.width() / 2.0, room.height() / 2.0);
    geometry.hole = rings == 1 ? radius * 0.5 : radius * std::max(0.26, 0.45 - 0.05 * rings);
    geometry.thickness = (radius - geometry.hole) / rings;
    return geometry;
}

IcicleGeometry ShareMap::icicleFor(const QSize &size) const
{
    IcicleGeometry geometry;
    const QRectF whole = QRectF(QPointF(), QSizeF(roomFor(size))).adjusted(icicleMargin, icicleMargin, -icicleMargin, -icicleMargin);
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
    const int target = marks().targetAt(position);
    if (target < 0) {
        return {};
    }
    return target < static_cast<int>(m_layout.slices.size()) ? Hit { HitKind::Slice, target } : Hit { HitKind::Centre, -1 };
}

QPointF ShareMap::middleOf(const ShareSlice &slice) const
{
    return geometryFor(size())->middleOf(slice);
}

/// Itself, or the nearest account above it that has a slice.
int ShareMap::targetOf(const MarkSheet &sheet, const MarkKey &key) const
{
    if (key.kind != MarkKey::Kind::Association || !m_evaluation || !m_evaluation->tree().isLive(key.id)) {
        return sheet.find(key);
    }
    for (AssociationId walk = key.id; walk != noAssociation; walk = m_evaluation->tree().parent(walk)) {
        if (const int slice = m_layout.sliceOf(walk); slice >= 0) {
            return slice;
        }
    }
    return -1;
}

void ShareMap::pick(const MarkTarget &target)
{
    ChartWidget::pick(target);
    if (target.key.kind == MarkKey::Kind::Association) {
        Q_EMIT associationClicked(target.key.id);
    }
}

/// What a click does: the centre goes up; a slice is selected, and an account gets the centre.
void ShareMap::activate(const MarkTarget &target)
{
    const int index = marks().find(target.key);
    if (index < 0 || index >= static_cast<int>(m_layout.slices.size())) {
        ascend();
        return;
    }
    const ShareSlice slice = m_layout.slices[static_cast<std::size_t>(index)];
    if (slice.id == noAssociation) {
        setCentre(slice.parent); // what was gathered gets room of its own around its account
        return;
    }
    pick(target);
    if (!slice.isUser) {
        setCentre(slice.id);
    }
}

/// The slice before or after on the same level, the first one below, or the one above.
int ShareMap::beside(int target, int key) const
{
    const ShareSlice &here = m_layout.slices[static_cast<std::size_t>(target)];
    if (key == Qt::Key_Up) {
        return here.ring == 0 ? -1 : m_layout.sliceAt(here.ring - 1, here.start + here.span / 2);
    }
    if (key != Qt::Key_Down) {
        return ChartWidget::beside(target, key);
    }
    const auto below = std::find_if(m_layout.slices.begin(), m_layout.slices.end(),
        [&here](const ShareSlice &slice) { return slice.ring == here.ring + 1 && slice.parent == here.id && here.id != noAssociation; });
    return below == m_layout.slices.end() ? -1 : static_cast<int>(below - m_layout.slices.begin());
}

std::optional<ChartWidget::ZoomArea> ShareMap::zoomArea() const
{
    ZoomArea whole { QRectF(rect()) };
    whole.inSteps = true;
    return whole;
}

bool ShareMap::isZoomed() const
{
    return canZoom() && m_layout.centre != AssociationTree::root();
}

void ShareMap::zoom(double factor, const std::optional<QPointF> &at)
{
    // A step of the wheel is a level; finer ones add up.
    constexpr double aStep = 0.17;
    m_turned = (m_turned > 0.0) == (factor > 1.0) ? m_turned + std::log(factor) : std::log(factor);
    if (!canZoom() || std::abs(m_turned) < aStep) {
        return;
    }
    m_turned = 0.0;
    if (factor > 1.0) {
        ascend();
        return;
    }
    const int slice = at ? hitAt(*at).slice : targetOf(marks(), selected());
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

} // namespace apportion

#include "moc_share_map.cpp"
