// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_chart.h"

#include "charts/chart_parts.h"
#include "models/number_format.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

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

double markSide(const LadderMark &mark)
{
    return mark.isUser ? 9.0 : 12.0;
}

} // namespace

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

std::optional<ChartWidget::ZoomArea> LadderChart::zoomArea() const
{
    constexpr double leastDecades = 0.2; // less would leave the axis without numbers
    return ZoomArea { axisArea(plotArea(size())), Qt::Horizontal, leastDecades / std::log10(m_data.highest / m_data.lowest) };
}

bool LadderChart::scrollsByWheel() const
{
    return visibleLevels(size()) < m_data.levels.size();
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

void LadderChart::pick(AssociationId id)
{
    setSelected(id);
    Q_EMIT associationPicked(id);
    Q_EMIT associationAsked(id, AssociationQuantity::LevelFs);
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
        pick(under);
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
            pick(m_data.levels.front().groups.front().marks.front().id);
        }
        return;
    }
    const std::vector<Spot> here = spotsOf(size(), place.level);
    if (along != 0) {
        const auto index = static_cast<int>(place.index) + along;
        if (index >= 0 && index < static_cast<int>(here.size())) {
            pick(here[static_cast<std::size_t>(index)].mark->id);
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
    pick(nearest->mark->id);
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
