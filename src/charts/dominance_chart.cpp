// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/dominance_chart.h"

#include "charts/tabular_text.h"
#include "models/number_format.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double side = 16.0;
constexpr double leastHead = 58.0;
constexpr double mostHead = 0.36; ///< of the chart's height
constexpr double footer = 30.0;
constexpr double tallestCell = 40.0;
constexpr double readableCell = 50.0; ///< its width
constexpr double leastLabels = 150.0;

Factor factorOf(PriorityStepKind kind)
{
    switch (kind) {
    case PriorityStepKind::AgeDay:
        return Factor::Age;
    case PriorityStepKind::FairShareHalf:
    case PriorityStepKind::FairShareRank:
        return Factor::FairShare;
    case PriorityStepKind::Qos:
        return Factor::Qos;
    case PriorityStepKind::Partition:
        return Factor::Partition;
    case PriorityStepKind::JobSize:
        return Factor::JobSize;
    case PriorityStepKind::Tres:
        return Factor::Tres;
    case PriorityStepKind::Association:
        return Factor::Association;
    case PriorityStepKind::Nice:
        break;
    }
    return Factor::Nice;
}

QString shortRatio(double ratio)
{
    const int decimals = ratio >= 100.0 ? 0 : ratio >= 10.0 ? 1 : ratio >= 1.0 ? 2 : 3;
    return ratio < 0.001 ? QStringLiteral("< %1").arg(shortNumberText(0.001, 3)) : shortNumberText(ratio, decimals);
}

/// A text in lines of at most @p width; a word that is longer is broken.
QStringList linesOf(const QString &text, const QFont &font, double width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1.0, width));
        lines.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

} // namespace

DominanceChart::DominanceChart(QWidget *parent) : ChartWidget(parent)
{
    setMouseTracking(true);
}

void DominanceChart::setSteps(std::vector<PriorityStep> steps)
{
    m_steps = std::move(steps);
    m_row = -1;
    invalidate();
}

QString DominanceChart::stepText(const PriorityStep &step)
{
    const QString from = QString::fromStdString(step.from);
    const QString to = QString::fromStdString(step.to);
    switch (step.kind) {
    case PriorityStepKind::AgeDay:
        return tr("a day of waiting");
    case PriorityStepKind::FairShareHalf:
        return tr("a regime (F by 0.5)");
    case PriorityStepKind::FairShareRank:
        return tr("a fair-share rank");
    case PriorityStepKind::Qos:
        return tr("QOS %1 → %2").arg(from, to);
    case PriorityStepKind::Partition:
        return tr("partition %1 → %2").arg(from, to);
    case PriorityStepKind::JobSize:
        return tr("job size, all of it");
    case PriorityStepKind::Tres:
        return tr("all %1 of a partition").arg(to);
    case PriorityStepKind::Association:
        return tr("highest association");
    case PriorityStepKind::Nice:
        break;
    }
    return tr("nice 1000");
}

QString DominanceChart::ratioText(const PriorityStep &step, const PriorityStep &unit)
{
    const double ratio = stepsEqualTo(step, unit);
    if (std::isinf(ratio)) {
        return tr("never");
    }
    if (unit.kind == PriorityStepKind::AgeDay) {
        return ratio < 1.0 ? tr("%1 h").arg(shortRatio(ratio * 24.0)) : tr("%1 d").arg(shortRatio(ratio));
    }
    return tr("%1 ×").arg(shortRatio(ratio));
}

QString DominanceChart::title() const
{
    return tr("What outweighs what");
}

QString DominanceChart::emptyText() const
{
    return m_steps.empty() ? tr("No weights yet. Give the factors weights to see how many days of waiting one of them is worth.") : QString();
}

ChartTable DominanceChart::table() const
{
    ChartTable table;
    table.columns = { tr("One step of"), tr("Points") };
    for (const PriorityStep &unit : m_steps) {
        table.columns.append(tr("equals so many of: %1").arg(stepText(unit)));
    }
    for (const PriorityStep &step : m_steps) {
        QVariantList row { stepText(step), step.points };
        for (const PriorityStep &unit : m_steps) {
            row.append(stepsEqualTo(step, unit));
        }
        table.rows.push_back(row);
    }
    return table;
}

DominanceChart::Grid DominanceChart::gridFor(const QSize &size) const
{
    const QFontMetricsF metrics(uiFont(12, QFont::DemiBold));
    const QFontMetricsF figures(uiFont(12));
    double names = 0.0;
    double points = 0.0;
    for (const PriorityStep &step : m_steps) {
        names = std::max(names, metrics.horizontalAdvance(stepText(step)));
        points = std::max(points, tabularWidth(figures, integerText(std::llround(step.points))));
    }
    Grid grid;
    const auto count = static_cast<double>(std::max<std::size_t>(1, m_steps.size()));
    // where there is little room, names are elided before figures run into each other
    const double spared = std::max(leastLabels, size.width() - 2 * side - count * readableCell);
    grid.labels = std::min({ names + points + 44.0, size.width() * 0.42, spared });
    const double room = std::max(count, size.width() - 2 * side - grid.labels);
    grid.width = std::min(120.0, room / count);
    const QFont headFont = uiFont(11);
    double head = leastHead;
    for (const PriorityStep &step : m_steps) {
        const auto lines = static_cast<double>(linesOf(stepText(step), headFont, grid.width - 6.0).size());
        head = std::max(head, lines * QFontMetricsF(headFont).lineSpacing() + 14.0);
    }
    head = std::min(head, std::max(leastHead, size.height() * mostHead));
    grid.height = std::min(tallestCell, std::max(1.0, (size.height() - head - footer) / count));
    grid.cells = QRectF(side + grid.labels, head, grid.width * count, grid.height * count);
    return grid;
}

QRectF DominanceChart::cellAt(const Grid &grid, std::size_t row, std::size_t column) const
{
    return { grid.cells.left() + static_cast<double>(column) * grid.width, grid.cells.top() + static_cast<double>(row) * grid.height, grid.width,
        grid.height };
}

void DominanceChart::drawChart(QPainter *painter, const QSize &size) const
{
    const Palette &colours = chartPalette();
    const Grid grid = gridFor(size);
    constexpr double square = 9.0;
    painter->setFont(uiFont(11));
    painter->setPen(colours.quietText);
    const double headBottom = grid.cells.top() - 6.0;
    const QRectF corner(side, 8.0, grid.labels - 12.0, headBottom - 8.0);
    painter->drawText(corner, Qt::AlignLeft | Qt::AlignBottom, tr("one of"));
    painter->drawText(corner, Qt::AlignRight | Qt::AlignBottom, tr("points"));
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const QRectF line(side, cellAt(grid, i, 0).top(), grid.labels - 12.0, grid.height);
        const Factor factor = factorOf(m_steps[i].kind);
        paintFactor(painter, QRectF(side, line.center().y() - square / 2, square, square), factor, colours);
        const QString points = integerText(std::llround(m_steps[i].points));
        painter->setFont(uiFont(12));
        const double room = line.width() - square - 8.0 - tabularWidth(QFontMetricsF(painter->font()), points) - 10.0;
        painter->setPen(colours.quietText);
        drawTabular(painter, line, Qt::AlignRight | Qt::AlignVCenter, points);
        painter->setFont(uiFont(12, QFont::DemiBold));
        painter->setPen(colours.text);
        painter->drawText(line.adjusted(square + 8.0, 0.0, 0.0, 0.0), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter->font()).elidedText(stepText(m_steps[i]), Qt::ElideRight, room));
        painter->setFont(uiFont(11));
        painter->setPen(colours.text);
        const QFontMetricsF headMetrics(painter->font());
        QStringList lines = linesOf(stepText(m_steps[i]), painter->font(), grid.width - 6.0);
        const auto fitting = static_cast<qsizetype>(std::max(1.0, std::floor((headBottom - 4.0) / headMetrics.lineSpacing())));
        if (lines.size() > fitting) {
            lines = lines.mid(0, fitting);
            lines.last() += QStringLiteral("…");
        }
        for (qsizetype k = 0; k < lines.size(); ++k) {
            const double top = headBottom - static_cast<double>(lines.size() - k) * headMetrics.lineSpacing();
            painter->drawText(
                QRectF(cellAt(grid, 0, i).left(), top, grid.width, headMetrics.lineSpacing()), Qt::AlignHCenter | Qt::AlignVCenter, lines[k]);
        }
    }
    for (std::size_t row = 0; row < m_steps.size(); ++row) {
        for (std::size_t column = 0; column < m_steps.size(); ++column) {
            drawCell(painter, cellAt(grid, row, column), row, column);
        }
    }
    painter->setFont(uiFont(11));
    painter->setPen(colours.quietText);
    const QRectF below(side, grid.cells.bottom() + 8.0, size.width() - 2 * side, 16.0);
    painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter->font())
            .elidedText(tr("One step of the row equals so many of the column; “never”: the whole of that factor is worth less."), Qt::ElideRight,
                below.width()));
}

void DominanceChart::drawCell(QPainter *painter, const QRectF &cell, std::size_t row, std::size_t column) const
{
    const Palette &colours = chartPalette();
    const double ratio = stepsEqualTo(m_steps[row], m_steps[column]);
    const QRectF box = cell.adjusted(1.0, 1.0, -1.0, -1.0);
    QColor fill = colours.panel;
    if (row != column) {
        // The farther from 1, the stronger: rise outweighs, fall is outweighed.
        const double strength = std::isinf(ratio) ? 0.55 : std::min(0.45, 0.06 + 0.17 * std::abs(std::log10(ratio)));
        fill = colours.faded(ratio > 1.0 ? colours.rise : ratio < 1.0 ? colours.fall : colours.quietText, strength);
    }
    painter->setPen(row == column ? QPen(colours.line, 1.0) : QPen(Qt::NoPen));
    painter->setBrush(fill);
    painter->drawRoundedRect(box, 3.0, 3.0);
    const QString text = row == column ? QStringLiteral("–") : ratioText(m_steps[row], m_steps[column]);
    const auto weight = std::isinf(ratio) ? QFont::DemiBold : QFont::Normal;
    painter->setFont(uiFont(12, weight));
    for (const int smaller : { 11, 10, 9, 8 }) {
        if (tabularWidth(QFontMetricsF(painter->font()), text) <= box.width() - 2.0) {
            break;
        }
        painter->setFont(uiFont(smaller, weight));
    }
    painter->setPen(row == column ? colours.quietText : colours.textOn(fill));
    drawTabular(painter, box, Qt::AlignCenter, text);
}

void DominanceChart::drawOverlay(QPainter *painter) const
{
    const auto count = static_cast<int>(m_steps.size());
    if (m_row < 0 || m_column < 0 || m_row >= count || m_column >= count || m_row == m_column) {
        return;
    }
    const PriorityStep &step = m_steps[static_cast<std::size_t>(m_row)];
    const PriorityStep &unit = m_steps[static_cast<std::size_t>(m_column)];
    const QRectF cell = cellAt(gridFor(size()), static_cast<std::size_t>(m_row), static_cast<std::size_t>(m_column));
    painter->setPen(QPen(chartPalette().accent, 1.5));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(cell.adjusted(1.0, 1.0, -1.0, -1.0), 3.0, 3.0);
    const QString points = tr("%1 points against %2").arg(integerText(std::llround(step.points)), shortNumberText(unit.points, 1));
    const bool isNever = std::isinf(stepsEqualTo(step, unit));
    const QString meaning = isNever ? tr("no number of them makes up for it: at most %1 points").arg(integerText(std::llround(unit.atMost)))
                                    : tr("equals %1 of: %2").arg(ratioText(step, unit), stepText(unit));
    drawReadOut(painter, cell.center(), { stepText(step), meaning, points });
}

void DominanceChart::mouseMoveEvent(QMouseEvent *event)
{
    const Grid grid = gridFor(size());
    const QPointF inside = event->position() - grid.cells.topLeft();
    const bool isIn = grid.cells.contains(event->position());
    const int row = isIn ? static_cast<int>(inside.y() / grid.height) : -1;
    const int column = isIn ? static_cast<int>(inside.x() / grid.width) : -1;
    if (row != m_row || column != m_column) {
        m_row = row;
        m_column = column;
        update();
    }
}

ExplainQuestion DominanceChart::questionOf(const PriorityStep &step)
{
    switch (step.kind) {
    case PriorityStepKind::AgeDay:
        return SettingNumber { PriorityKey::PriorityWeightAge };
    case PriorityStepKind::FairShareHalf:
    case PriorityStepKind::FairShareRank:
        return SettingNumber { PriorityKey::PriorityWeightFairshare };
    case PriorityStepKind::Qos:
        return SettingNumber { PriorityKey::PriorityWeightQos };
    case PriorityStepKind::Partition:
        return SettingNumber { PriorityKey::PriorityWeightPartition };
    case PriorityStepKind::JobSize:
        return SettingNumber { PriorityKey::PriorityWeightJobSize };
    case PriorityStepKind::Tres:
        return SettingNumber { PriorityKey::PriorityWeightTres };
    case PriorityStepKind::Association:
        return SettingNumber { PriorityKey::PriorityWeightAssoc };
    case PriorityStepKind::Nice:
        break;
    }
    return {};
}

/// A row, its name or one of its cells; above the cells, a column.
void DominanceChart::mousePressEvent(QMouseEvent *event)
{
    ChartWidget::mousePressEvent(event);
    const Grid grid = gridFor(size());
    const QPointF inside = event->position() - grid.cells.topLeft();
    const double place = inside.y() >= 0.0 ? inside.y() / grid.height : inside.x() / grid.width;
    if (event->button() != Qt::LeftButton || !(place >= 0.0) || place >= static_cast<double>(m_steps.size())) {
        return;
    }
    if (const ExplainQuestion question = questionOf(m_steps[static_cast<std::size_t>(place)]); question.index() != 0) {
        Q_EMIT questionAsked(question);
    }
}

void DominanceChart::leaveEvent(QEvent * /*event*/)
{
    m_row = -1;
    update();
}

} // namespace apportion
