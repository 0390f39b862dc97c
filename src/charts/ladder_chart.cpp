// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace apportion
{

LadderChart::LadderChart(QWidget *parent) : ChartWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void LadderChart::setData(LadderData data)
{
    m_data = std::move(data);
    m_hovered = noAssociation;
    invalidate();
}

void LadderChart::setSelected(AssociationId id)
{
    if (id == m_selected) {
        return;
    }
    m_selected = id;
    if (Place place; find(id, &place)) {
        if (!isShown(spotsOf(size(), place.level)[place.index].group->levelFs)) {
            showAll();
        }
        scrollTo(place.level);
    }
    update();
}

void LadderChart::setSearch(const QString &text)
{
    if (text != m_search) {
        m_search = text;
        invalidate();
    }
}

QString LadderChart::title() const
{
    return tr("LevelFS ladder");
}

QString LadderChart::emptyText() const
{
    return m_data.isEmpty() ? tr("No accounts yet. Open or import a policy to see in which order Fair Tree walks its accounts.") : QString();
}

ChartTable LadderChart::table() const
{
    ChartTable table;
    table.columns = { tr("Level of"), tr("Depth"), tr("Place"), tr("Association"), tr("User"), tr("LevelFS"), tr("Norm shares"),
        tr("Effective usage"), tr("Regime"), tr("Tied"), tr("Fair-share"), tr("Rank") };
    for (const LadderLevel &level : m_data.levels) {
        int place = 0;
        for (const LadderGroup &group : level.groups) {
            ++place;
            for (const LadderMark &mark : group.marks) {
                QVariantList row { level.name, level.depth, place, mark.name, mark.isUser, group.levelFs, mark.shares, mark.usage,
                    regimeName(mark.regime), group.marks.size() > 1 };
                row.append(mark.isUser ? QVariant(mark.factor) : QVariant());
                row.append(mark.isUser ? QVariant(mark.rank) : QVariant());
                table.rows.push_back(row);
            }
        }
    }
    return table;
}

std::optional<ChartWidget::ZoomArea> LadderChart::zoomArea() const
{
    constexpr double leastDecades = 0.2; // less would leave the axis without numbers
    return ZoomArea { axisArea(plotArea(size())), Qt::Horizontal, leastDecades / std::log10(m_data.highest / m_data.lowest) };
}

bool LadderChart::scrollsByWheel() const
{
    return visibleLevels(size()) < m_data.levels.size();
}

void LadderChart::pickId(AssociationId id)
{
    setSelected(id);
    Q_EMIT associationPicked(id);
    Q_EMIT questionAsked(AssociationNumber { id, AssociationQuantity::LevelFs });
}

void LadderChart::mouseMoveEvent(QMouseEvent *event)
{
    ChartWidget::mouseMoveEvent(event);
    if (isPanning()) {
        return;
    }
    const AssociationId under = m_data.isEmpty() ? noAssociation : associationAt(event->position());
    if (under != m_hovered) {
        m_hovered = under;
        setCursor(under == noAssociation ? Qt::ArrowCursor : Qt::PointingHandCursor);
        update();
    }
}

void LadderChart::mousePressEvent(QMouseEvent *event)
{
    const AssociationId under = m_data.isEmpty() ? noAssociation : associationAt(event->position());
    if (event->button() == Qt::LeftButton && under != noAssociation) {
        pickId(under);
    } else {
        ChartWidget::mousePressEvent(event);
    }
}

void LadderChart::scrollTo(std::size_t level)
{
    const std::size_t first = firstLevel(size());
    const std::size_t rows = visibleLevels(size());
    if (level < first) {
        m_first = level;
    } else if (level >= first + rows) {
        m_first = level - rows + 1;
    } else {
        return;
    }
    invalidate();
}

void LadderChart::scrollBy(int levels)
{
    const auto before = static_cast<int>(firstLevel(size()));
    m_first = static_cast<std::size_t>(std::max(0, before + levels));
    m_first = firstLevel(size());
    if (static_cast<int>(m_first) != before) {
        invalidate();
    }
}

void LadderChart::wheelEvent(QWheelEvent *event)
{
    if (m_data.isEmpty() || !scrollsByWheel() || event->modifiers().testFlag(Qt::ControlModifier)) {
        ChartWidget::wheelEvent(event);
        return;
    }
    scrollBy(-event->angleDelta().y() / 60);
    event->accept();
}

/// To the sibling at the left or right, or to the nearest mark of the level above or below.
void LadderChart::step(int along, int across)
{
    Place place;
    if (!find(m_selected, &place)) {
        if (!m_data.isEmpty()) {
            pickId(m_data.levels.front().groups.front().marks.front().id);
        }
        return;
    }
    const std::vector<Spot> here = spotsOf(size(), place.level);
    if (along != 0) {
        const auto index = static_cast<int>(place.index) + along;
        if (index >= 0 && index < static_cast<int>(here.size())) {
            pickId(here[static_cast<std::size_t>(index)].mark->id);
        }
        return;
    }
    const auto level = static_cast<int>(place.level) + across;
    if (level < 0 || level >= static_cast<int>(m_data.levels.size())) {
        return;
    }
    const double x = here[place.index].at.x();
    const std::vector<Spot> there = spotsOf(size(), static_cast<std::size_t>(level));
    const auto nearest
        = std::min_element(there.begin(), there.end(), [x](const Spot &a, const Spot &b) { return std::abs(a.at.x() - x) < std::abs(b.at.x() - x); });
    pickId(nearest->mark->id);
}

void LadderChart::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        ChartWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return step(-1, 0);
    case Qt::Key_Right:
        return step(1, 0);
    case Qt::Key_Up:
        return step(0, -1);
    case Qt::Key_Down:
        return step(0, 1);
    case Qt::Key_PageUp:
        return m_data.isEmpty() ? void() : scrollBy(-static_cast<int>(visibleLevels(size())));
    case Qt::Key_PageDown:
        return m_data.isEmpty() ? void() : scrollBy(static_cast<int>(visibleLevels(size())));
    default:
        ChartWidget::keyPressEvent(event);
    }
}

void LadderChart::leaveEvent(QEvent * /*event*/)
{
    m_hovered = noAssociation;
    update();
}

} // namespace apportion
