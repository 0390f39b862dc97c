// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/dominance_chart.h"

#include "charts/tabular_text.h"
#include "models/number_format.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double matrixSide = 16.0;
constexpr double leastHead = 58.0;
constexpr double mostHead = 0.36; ///< of the chart's height
constexpr double matrixFooter = 30.0;
constexpr double tallestCell = 40.0;
constexpr double readableCell = 50.0; ///< its width
constexpr double leastLabels = 150.0;

/// What a kind of step belongs to.
struct StepOf
{
    PriorityStepKind kind;
    Factor factor;
    PriorityKey weight;
};

constexpr std::array stepsOf {
    StepOf { PriorityStepKind::AgeDay, Factor::Age, PriorityKey::PriorityWeightAge },
    StepOf { PriorityStepKind::FairShareHalf, Factor::FairShare, PriorityKey::PriorityWeightFairshare },
    StepOf { PriorityStepKind::FairShareRank, Factor::FairShare, PriorityKey::PriorityWeightFairshare },
    StepOf { PriorityStepKind::Qos, Factor::Qos, PriorityKey::PriorityWeightQos },
    StepOf { PriorityStepKind::Partition, Factor::Partition, PriorityKey::PriorityWeightPartition },
    StepOf { PriorityStepKind::JobSize, Factor::JobSize, PriorityKey::PriorityWeightJobSize },
    StepOf { PriorityStepKind::Tres, Factor::Tres, PriorityKey::PriorityWeightTres },
    StepOf { PriorityStepKind::Association, Factor::Association, PriorityKey::PriorityWeightAssoc },
};

/// Null for nice, which has no weight.
const StepOf *belongingOf(PriorityStepKind kind)
{
    const auto *const found = std::find_if(stepsOf.begin(), stepsOf.end(), [kind](const StepOf &step) { return step.kind == kind; });
    return found == stepsOf.end() ? nullptr : found;
}

Factor factorOf(PriorityStepKind kind)
{
    const StepOf *step = belongingOf(kind);
    return step == nullptr ? Factor::Nice : step->factor;
}

QString shortRatio(double ratio)
{
    const int decimals = ratio >= 100.0 ? 0 : ratio >= 10.0 ? 1 : ratio >= 1.0 ? 2 : 3;
    return ratio < 0.001 ? QStringLiteral("< %1").arg(shortNumberText(0.001, 3)) : shortNumberText(ratio, decimals);
}

/// The number of a row's name among the places of the chart: apart from those of its cells.
std::uint32_t headKey(std::size_t row)
{
    return 0x80000000U + static_cast<std::uint32_t>(row);
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
    return m_data.empty() ? tr("No weights yet. Give the factors weights to see how many days of waiting one of them is worth.") : QString();
}

ChartTable DominanceChart::table() const
{
    ChartTable table;
    table.columns = { tr("One step of"), tr("Points") };
    for (const PriorityStep &unit : m_data) {
        table.columns.append(tr("equals so many of: %1").arg(stepText(unit)));
    }
    for (const PriorityStep &step : m_data) {
        QVariantList row { stepText(step), step.points };
        for (const PriorityStep &unit : m_data) {
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
    for (const PriorityStep &step : m_data) {
        names = std::max(names, metrics.horizontalAdvance(stepText(step)));
        points = std::max(points, tabularWidth(figures, integerText(std::llround(step.points))));
    }
    Grid grid;
    const auto count = static_cast<double>(std::max<std::size_t>(1, m_data.size()));
    // where there is little room, names are elided before figures run into each other
    const double spared = std::max(leastLabels, size.width() - 2 * matrixSide - count * readableCell);
    grid.labels = std::min({ names + points + 44.0, size.width() * 0.42, spared });
    const double room = std::max(count, size.width() - 2 * matrixSide - grid.labels);
    grid.width = std::min(120.0, room / count);
    const QFont headFont = uiFont(11);
    double head = leastHead;
    for (const PriorityStep &step : m_data) {
        const auto lines = static_cast<double>(linesOf(stepText(step), headFont, grid.width - 6.0).size());
        head = std::max(head, lines * QFontMetricsF(headFont).lineSpacing() + 14.0);
    }
    head = std::min(head, std::max(leastHead, size.height() * mostHead));
    grid.height = std::min(tallestCell, std::max(1.0, (size.height() - head - matrixFooter) / count));
    grid.cells = QRectF(matrixSide + grid.labels, head, grid.width * count, grid.height * count);
    return grid;
}

QRectF DominanceChart::cellAt(const Grid &grid, std::size_t row, std::size_t column) const
{
    return { grid.cells.left() + static_cast<double>(column) * grid.width, grid.cells.top() + static_cast<double>(row) * grid.height, grid.width,
        grid.height };
}

void DominanceChart::layOut(MarkSheet &sheet) const
{
    const Palette &colours = chartPalette();
    const Grid grid = gridFor(sheet.size());
    const QFont quiet = uiFont(11);
    const double headBottom = grid.cells.top() - 6.0;
    const QRectF corner(matrixSide, 8.0, grid.labels - 12.0, headBottom - 8.0);
    sheet.text(corner, Qt::AlignLeft | Qt::AlignBottom, tr("one of"), quiet, colours.quietText);
    sheet.text(corner, Qt::AlignRight | Qt::AlignBottom, tr("points"), quiet, colours.quietText);
    for (std::size_t i = 0; i < m_data.size(); ++i) {
        layOutRow(sheet, grid, i);
        layOutHead(sheet, grid, i);
    }
    for (std::size_t row = 0; row < m_data.size(); ++row) {
        for (std::size_t column = 0; column < m_data.size(); ++column) {
            layOutCell(sheet, grid, row, column);
        }
    }
    sheet.setTarget(-1);
    sheet.label(QRectF(matrixSide, grid.cells.bottom() + 8.0, sheet.size().width() - 2 * matrixSide, 16.0), Qt::AlignLeft | Qt::AlignVCenter,
        tr("One step of the row equals so many of the column; “never”: the whole of that factor is worth less."), quiet, colours.quietText);
}

/// The name of a step and its points, before its cells.
void DominanceChart::layOutRow(MarkSheet &sheet, const Grid &grid, std::size_t row) const
{
    constexpr double square = 9.0;
    const Palette &colours = chartPalette();
    const PriorityStep &step = m_data[row];
    const QRectF line(matrixSide, cellAt(grid, row, 0).top(), grid.labels - 12.0, grid.height);
    const QString points = integerText(std::llround(step.points));
    const double room = line.width() - square - 8.0 - tabularWidth(QFontMetricsF(uiFont(12)), points) - 10.0;
    MarkTarget target { MarkKey::place(headKey(row)), questionOf(step) };
    target.isOutlined = false;
    sheet.addTarget(std::move(target));
    sheet.place(QRectF(0.0, line.top(), grid.cells.right(), line.height()));
    sheet.bar(QRectF(matrixSide, line.center().y() - square / 2, square, square), factorOf(step.kind));
    sheet.figures(line, Qt::AlignRight | Qt::AlignVCenter, points, uiFont(12), colours.quietText);
    sheet.label(QRectF(line.left() + square + 8.0, line.top(), room, line.height()), Qt::AlignLeft | Qt::AlignVCenter, stepText(step),
        uiFont(12, QFont::DemiBold), colours.text);
}

/// The name of a step above its column.
void DominanceChart::layOutHead(MarkSheet &sheet, const Grid &grid, std::size_t column) const
{
    const QFont font = uiFont(11);
    const double height = QFontMetricsF(font).lineSpacing();
    const double bottom = grid.cells.top() - 6.0;
    QStringList lines = linesOf(stepText(m_data[column]), font, grid.width - 6.0);
    const auto fitting = static_cast<qsizetype>(std::max(1.0, std::floor((bottom - 4.0) / height)));
    if (lines.size() > fitting) {
        lines = lines.mid(0, fitting);
        lines.last() += QStringLiteral("…");
    }
    sheet.place(QRectF(cellAt(grid, 0, column).left(), 0.0, grid.width, grid.cells.top()));
    for (qsizetype k = 0; k < lines.size(); ++k) {
        const double top = bottom - static_cast<double>(lines.size() - k) * height;
        sheet.text(QRectF(cellAt(grid, 0, column).left(), top, grid.width, height), Qt::AlignHCenter | Qt::AlignVCenter, lines[k], font,
            chartPalette().text);
    }
}

void DominanceChart::layOutCell(MarkSheet &sheet, const Grid &grid, std::size_t row, std::size_t column) const
{
    const Palette &colours = chartPalette();
    const PriorityStep &step = m_data[row];
    const PriorityStep &unit = m_data[column];
    const double ratio = stepsEqualTo(step, unit);
    const QRectF box = cellAt(grid, row, column).adjusted(1.0, 1.0, -1.0, -1.0);
    if (row == column) {
        sheet.setTarget(-1);
        sheet.bar(box, colours.panel, QPen(colours.line, 1.0), 3.0);
        sheet.figures(box, Qt::AlignCenter, QStringLiteral("–"), uiFont(12), colours.quietText);
        return;
    }
    MarkTarget target { MarkKey::place(static_cast<std::uint32_t>(row * m_data.size() + column)), questionOf(step), static_cast<int>(row) };
    target.readOut = [this, row, column] { return readOutOf(m_data[row], m_data[column]); };
    sheet.addTarget(std::move(target));
    // The farther from 1, the stronger: rise outweighs, fall is outweighed.
    const double strength = std::isinf(ratio) ? 0.55 : std::min(0.45, 0.06 + 0.17 * std::abs(std::log10(ratio)));
    const QColor fill = colours.faded(ratio > 1.0 ? colours.rise : ratio < 1.0 ? colours.fall : colours.quietText, strength);
    sheet.bar(box, fill, QPen(Qt::NoPen), 3.0);
    const QString text = ratioText(step, unit);
    const auto weight = std::isinf(ratio) ? QFont::DemiBold : QFont::Normal;
    QFont font = uiFont(12, weight);
    for (int size = 11; size >= 8 && tabularWidth(QFontMetricsF(font), text) > box.width() - 2.0; --size) {
        font = uiFont(size, weight);
    }
    sheet.figures(box, Qt::AlignCenter, text, font, colours.textOn(fill));
}

QStringList DominanceChart::readOutOf(const PriorityStep &step, const PriorityStep &unit)
{
    const QString points = tr("%1 points against %2").arg(integerText(std::llround(step.points)), shortNumberText(unit.points, 1));
    const bool isNever = std::isinf(stepsEqualTo(step, unit));
    const QString meaning = isNever ? tr("no number of them makes up for it: at most %1 points").arg(integerText(std::llround(unit.atMost)))
                                    : tr("equals %1 of: %2").arg(ratioText(step, unit), stepText(unit));
    return { stepText(step), meaning, points };
}

ExplainQuestion DominanceChart::questionOf(const PriorityStep &step)
{
    const StepOf *known = belongingOf(step.kind);
    return known == nullptr ? ExplainQuestion() : SettingNumber { known->weight };
}

} // namespace apportion
