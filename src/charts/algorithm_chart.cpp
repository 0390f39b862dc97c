// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/algorithm_chart.h"

#include "charts/chart_parts.h"
#include "models/number_format.h"
#include "models/text_translation.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr std::size_t columns = comparedAlgorithms.size();
constexpr double widestNames = 150.0;
constexpr double nearEnough = 8.0;
constexpr double lineOfText = 13.0;

/// The way from one column to the next: level at both ends.
QPainterPath wayBetween(const QPointF &from, const QPointF &to)
{
    QPainterPath path(from);
    const double middle = (from.x() + to.x()) / 2;
    path.cubicTo(QPointF(middle, from.y()), QPointF(middle, to.y()), to);
    return path;
}

} // namespace

AlgorithmChart::AlgorithmChart(QWidget *parent) : ChartWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void AlgorithmChart::setData(AlgorithmData data)
{
    m_data = std::move(data);
    m_hovered = noAssociation;
    const QFontMetricsF metrics(uiFont(11));
    m_nameWidth = 40.0;
    for (const AlgorithmEntry &entry : m_data.entries) {
        m_nameWidth = std::max(m_nameWidth, metrics.horizontalAdvance(entry.name));
    }
    invalidate();
}

void AlgorithmChart::setSelected(AssociationId id)
{
    m_selected = id;
    update();
}

void AlgorithmChart::setSearch(const QString &text)
{
    if (text != m_search) {
        m_search = text;
        invalidate();
    }
}

QString AlgorithmChart::title() const
{
    return tr("Ranks under each algorithm");
}

QString AlgorithmChart::emptyText() const
{
    return m_data.isEmpty() ? tr("No users yet. Open or import a policy to see who would rank where under another algorithm.") : QString();
}

ChartTable AlgorithmChart::table() const
{
    ChartTable table;
    table.columns = { tr("User"), tr("Account") };
    for (const Algorithm algorithm : comparedAlgorithms) {
        table.columns.append(tr("Rank under %1").arg(algorithmText(algorithm)));
        table.columns.append(tr("Fair-share under %1").arg(algorithmText(algorithm)));
    }
    for (const AlgorithmEntry &entry : m_data.entries) {
        QVariantList row { entry.name, entry.account };
        for (std::size_t i = 0; i < columns; ++i) {
            row.append(entry.ranks.rank[i]);
            row.append(entry.ranks.factor[i]);
        }
        table.rows.push_back(row);
    }
    return table;
}

QRectF AlgorithmChart::plotArea(const QSize &size) const
{
    const double names = std::min({ m_nameWidth, widestNames, size.width() * 0.2 }) + 52.0;
    return QRectF(QPointF(names, 56.0), QPointF(size.width() - names, size.height() - 36.0));
}

double AlgorithmChart::xOf(const QRectF &plot, std::size_t column) const
{
    return plot.left() + plot.width() * static_cast<double>(column) / static_cast<double>(columns - 1);
}

double AlgorithmChart::yOf(const QRectF &plot, const AlgorithmEntry &entry, std::size_t column) const
{
    const auto count = static_cast<double>(m_data.entries.size());
    const QRectF whole = view().wholeAlongY(plot);
    return whole.top() + whole.height() * (entry.place[column] + 0.5) / count;
}

/// The height of a user's line at @p x, as the curve of wayBetween() has it.
double AlgorithmChart::yAt(const QRectF &plot, const AlgorithmEntry &entry, double x) const
{
    const double along = std::clamp((x - plot.left()) / plot.width(), 0.0, 1.0) * static_cast<double>(columns - 1);
    const auto column = std::min(columns - 2, static_cast<std::size_t>(along));
    // x along the curve is not linear in its parameter: found by halving.
    const double wanted = along - static_cast<double>(column);
    double low = 0.0;
    double high = 1.0;
    for (int i = 0; i < 20; ++i) {
        const double t = (low + high) / 2;
        const double at = 1.5 * t * (1 - t) * (1 - t) + 1.5 * t * t * (1 - t) + t * t * t;
        (at < wanted ? low : high) = t;
    }
    const double t = (low + high) / 2;
    const double part = 3 * t * t * (1 - t) + t * t * t;
    const double from = yOf(plot, entry, column);
    return from + (yOf(plot, entry, column + 1) - from) * part;
}

const AlgorithmEntry *AlgorithmChart::find(AssociationId id) const
{
    const auto found = std::find_if(m_data.entries.begin(), m_data.entries.end(), [id](const AlgorithmEntry &entry) { return entry.ranks.id == id; });
    return found == m_data.entries.end() ? nullptr : &*found;
}

AssociationId AlgorithmChart::associationAt(const QPointF &position) const
{
    const QRectF plot = plotArea(size());
    AssociationId nearest = noAssociation;
    double best = nearEnough;
    for (const AlgorithmEntry &entry : m_data.entries) {
        const double distance = std::abs(yAt(plot, entry, position.x()) - position.y());
        if (distance < best) {
            best = distance;
            nearest = entry.ranks.id;
        }
    }
    return nearest;
}

void AlgorithmChart::drawChart(QPainter *painter, const QSize &size) const
{
    const Palette &colours = chartPalette();
    const QRectF plot = plotArea(size);
    drawHeads(painter, plot);
    const double room = view().wholeAlongY(plot).height() / static_cast<double>(m_data.entries.size());
    const double width = std::clamp(room / 6.0, 0.6, 1.75);
    painter->save();
    painter->setClipRect(linesArea(plot));
    for (const AlgorithmEntry &entry : m_data.entries) {
        const bool dimmed = !m_search.isEmpty() && !matchesSearch(entry.name, m_search);
        painter->setOpacity(dimmed ? 0.15 : 1.0);
        drawLine(painter, plot, entry, width, QColor());
    }
    painter->restore();
    drawNames(painter, plot, 0);
    drawNames(painter, plot, columns - 1);

    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    const double y = size.height() - 14.0;
    double x = 16.0;
    for (const auto &[colour, text] : { std::pair { colours.rise, tr("rises") }, std::pair { colours.fall, tr("falls") } }) {
        painter->setPen(QPen(colour, 2.0));
        painter->drawLine(QPointF(x, y - 4.0), QPointF(x + 18.0, y - 4.0));
        painter->setPen(colours.text);
        painter->drawText(QPointF(x + 24.0, y), text);
        x += 40.0 + metrics.horizontalAdvance(text);
    }
    if (m_data.leftOut() > 0) {
        painter->setPen(colours.quietText);
        painter->drawText(QRectF(x, y - 14.0, size.width() - 16.0 - x, 18.0), Qt::AlignRight | Qt::AlignVCenter,
            tr("%n user(s) whose rank differs less are not drawn", nullptr, static_cast<int>(m_data.leftOut())));
    }
}

void AlgorithmChart::drawHeads(QPainter *painter, const QRectF &plot) const
{
    const Palette &colours = chartPalette();
    for (std::size_t i = 0; i < columns; ++i) {
        const double x = std::round(xOf(plot, i)) + 0.5;
        painter->setPen(QPen(colours.line, 1.0));
        painter->drawLine(QPointF(x, plot.top() - 4.0), QPointF(x, plot.bottom() + 4.0));
        const bool isCurrent = comparedAlgorithms[i] == m_data.current;
        painter->setFont(uiFont(12, QFont::DemiBold));
        painter->setPen(colours.text);
        const QString name = algorithmText(comparedAlgorithms[i]);
        const double half = plot.width() / static_cast<double>(columns - 1) / 2 - 4.0;
        painter->drawText(
            QRectF(x - half, 14.0, 2 * half, 17.0), Qt::AlignCenter, QFontMetricsF(painter->font()).elidedText(name, Qt::ElideRight, 2 * half));
        painter->setFont(uiFont(11));
        painter->setPen(isCurrent ? colours.accent : colours.quietText);
        const QString below = isCurrent ? tr("this policy") : comparedAlgorithms[i] == Algorithm::Linear2009 ? tr("of 2009") : QString();
        painter->drawText(QRectF(x - half, 31.0, 2 * half, 15.0), Qt::AlignCenter, below);
    }
}

void AlgorithmChart::drawLine(QPainter *painter, const QRectF &plot, const AlgorithmEntry &entry, double width, const QColor &all) const
{
    const Palette &colours = chartPalette();
    painter->setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i + 1 < columns; ++i) {
        const QPointF from(xOf(plot, i), yOf(plot, entry, i));
        const QPointF to(xOf(plot, i + 1), yOf(plot, entry, i + 1));
        const std::uint32_t before = entry.ranks.rank[i];
        const std::uint32_t after = entry.ranks.rank[i + 1];
        const QColor trend = after < before ? colours.rise : after > before ? colours.fall : colours.quietText;
        // Who goes far is drawn strongly.
        const double far = std::min(1.0, 6.0 * std::abs(static_cast<double>(after) - before) / std::max(1U, m_data.users));
        const QColor colour = all.isValid() ? all : colours.faded(trend, after == before ? 0.35 : 0.3 + 0.7 * far);
        painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        painter->drawPath(wayBetween(from, to));
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(all.isValid() ? all : colours.quietText);
    const double dot = std::min(2.5, width + 0.8);
    for (std::size_t i = 0; i < columns; ++i) {
        painter->drawEllipse(QPointF(xOf(plot, i), yOf(plot, entry, i)), dot, dot);
    }
}

void AlgorithmChart::drawNames(QPainter *painter, const QRectF &plot, std::size_t column) const
{
    const Palette &colours = chartPalette();
    const bool isLeft = column == 0;
    const double x = xOf(plot, column);
    const double room = plot.left() - 16.0;
    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    LabelPlaces places(QRectF(0.0, plot.top() - lineOfText, 2 * plot.left() + plot.width(), plot.height() + 2 * lineOfText));
    const double rankWidth = metrics.horizontalAdvance(integerText(m_data.users)) + 8.0;
    std::vector<const AlgorithmEntry *> order;
    for (const AlgorithmEntry &entry : m_data.entries) {
        if (m_search.isEmpty() || matchesSearch(entry.name, m_search)) {
            order.push_back(&entry);
        }
    }
    // Where not all names have room, those of whom it matters to most.
    std::stable_sort(
        order.begin(), order.end(), [](const AlgorithmEntry *a, const AlgorithmEntry *b) { return a->ranks.spread() > b->ranks.spread(); });
    for (const AlgorithmEntry *entry : order) {
        const double y = yOf(plot, *entry, column);
        if (y < plot.top() - 1.0 || y > plot.bottom() + 1.0) {
            continue;
        }
        const QRectF line(isLeft ? x - 8.0 - room : x + 8.0, y - lineOfText / 2, room, lineOfText);
        if (places.take({ line.adjusted(0.0, 0.5, 0.0, -0.5) }).isNull()) {
            continue;
        }
        const QString rank = integerText(entry->ranks.rank[column]);
        const QString name = metrics.elidedText(entry->name, Qt::ElideRight, room - rankWidth);
        painter->setPen(colours.text);
        painter->drawText(isLeft ? line.adjusted(0.0, 0.0, -rankWidth, 0.0) : line.adjusted(rankWidth, 0.0, 0.0, 0.0),
            static_cast<int>(((isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter).toInt()), name);
        painter->setPen(colours.quietText);
        const QRectF figures(isLeft ? line.right() - rankWidth : line.left(), line.top(), rankWidth - 8.0, line.height());
        painter->drawText(isLeft ? figures.translated(8.0, 0.0) : figures, Qt::AlignRight | Qt::AlignVCenter, rank);
    }
}

QRectF AlgorithmChart::linesArea(const QRectF &plot) const
{
    return plot.adjusted(-5.0, -3.0, 5.0, 3.0);
}

std::optional<ChartWidget::ZoomArea> AlgorithmChart::zoomArea() const
{
    return ZoomArea { plotArea(size()), Qt::Vertical, std::min(1.0, 4.0 / static_cast<double>(m_data.entries.size())) };
}

void AlgorithmChart::drawOverlay(QPainter *painter) const
{
    const QRectF plot = plotArea(size());
    painter->save();
    painter->setClipRect(linesArea(plot));
    if (const AlgorithmEntry *selected = find(m_selected)) {
        drawLine(painter, plot, *selected, 2.5, chartPalette().accent);
    }
    const AlgorithmEntry *hovered = find(m_hovered);
    if (hovered != nullptr) {
        drawLine(painter, plot, *hovered, 2.5, chartPalette().text);
    }
    painter->restore();
    if (hovered == nullptr) {
        return;
    }
    QStringList lines { tr("%1 in %2", "a user and the account").arg(hovered->name, hovered->account) };
    for (std::size_t i = 0; i < columns; ++i) {
        lines.append(tr("%1: rank %2, F %3", "an algorithm")
                         .arg(algorithmText(comparedAlgorithms[i]), integerText(hovered->ranks.rank[i]), factorText(hovered->ranks.factor[i])));
    }
    const double x = std::clamp(m_hoverX, plot.left(), plot.right());
    drawReadOut(painter, QPointF(x, yAt(plot, *hovered, x)), lines);
}

void AlgorithmChart::pick(AssociationId id)
{
    setSelected(id);
    Q_EMIT associationPicked(id);
    Q_EMIT associationAsked(id, AssociationQuantity::FairShare);
}

void AlgorithmChart::mouseMoveEvent(QMouseEvent *event)
{
    ChartWidget::mouseMoveEvent(event);
    if (isPanning()) {
        return;
    }
    const AssociationId under = m_data.isEmpty() ? noAssociation : associationAt(event->position());
    m_hoverX = event->position().x();
    if (under != m_hovered) {
        m_hovered = under;
        setCursor(under == noAssociation ? Qt::ArrowCursor : Qt::PointingHandCursor);
        update();
    }
}

void AlgorithmChart::mousePressEvent(QMouseEvent *event)
{
    ChartWidget::mousePressEvent(event);
    const AssociationId under = m_data.isEmpty() ? noAssociation : associationAt(event->position());
    if (event->button() == Qt::LeftButton && under != noAssociation) {
        pick(under);
    }
}

void AlgorithmChart::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (step == 0 || m_data.isEmpty() || event->modifiers().testFlag(Qt::ShiftModifier)) {
        ChartWidget::keyPressEvent(event);
        return;
    }
    // Up and down the column of the policy's own algorithm.
    const auto column
        = static_cast<std::size_t>(std::find(comparedAlgorithms.begin(), comparedAlgorithms.end(), m_data.current) - comparedAlgorithms.begin());
    const AlgorithmEntry *selected = find(m_selected);
    const int wanted = selected == nullptr ? 0 : static_cast<int>(selected->place[column]) + step;
    for (const AlgorithmEntry &entry : m_data.entries) {
        if (static_cast<int>(entry.place[column]) == wanted) {
            pick(entry.ranks.id);
            return;
        }
    }
}

void AlgorithmChart::leaveEvent(QEvent * /*event*/)
{
    m_hovered = noAssociation;
    update();
}

} // namespace apportion
