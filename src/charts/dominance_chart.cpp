// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/dominance_chart.h"

#include "charts/tabular_text.h"
#include "models/number_format.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

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
constexpr std::size_t mostBars = 5;
constexpr double leadTop = 10.0;
constexpr double leadLine = 18.0; ///< of the sentence
constexpr double leadBar = 22.0; ///< a row of the bars
constexpr double leadGap = 12.0; ///< to the matrix
constexpr double leastCell = 17.0; ///< height of a cell that can be read

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

/// The number of a bar among the places of the chart: apart from those of the cells and of the rows' names.
std::uint32_t barKey(std::size_t step)
{
    return 0x40000000U + static_cast<std::uint32_t>(step);
}

/// The number of a row's name among the places of the chart: apart from those of its cells.
std::uint32_t headKey(std::size_t row)
{
    return 0x80000000U + static_cast<std::uint32_t>(row);
}

/// A text in lines of at most @p width; a word that is longer is broken, behind a sign between two of its parts where it has one.
QStringList linesOf(QString text, const QFont &font, double width)
{
    constexpr QChar mayBreak(0x200b);
    static const QRegularExpression sign(QStringLiteral("([_/.:-])(?=\\w)"));
    text.replace(sign, QLatin1String("\\1") + mayBreak);
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1.0, width));
        lines.append(text.mid(line.textStart(), line.textLength()).remove(mayBreak).trimmed());
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

QString DominanceChart::sentence() const
{
    const std::vector<std::size_t> order = largest();
    if (order.empty()) {
        return {};
    }
    const PriorityStep &first = m_data[order.front()];
    const QString points = integerText(std::llround(first.points));
    const auto day = std::find_if(m_data.begin(), m_data.end(), [](const PriorityStep &step) { return step.kind == PriorityStepKind::AgeDay; });
    if (first.kind != PriorityStepKind::AgeDay && day != m_data.end()) {
        return std::isinf(stepsEqualTo(first, *day))
            ? tr("Largest single step: %1, %2 points. No waiting makes up for it.").arg(stepText(first), points)
            : tr("Largest single step: %1, %2 points, as much as %3 of waiting.").arg(stepText(first), points, ratioText(first, *day));
    }
    if (order.size() < 2) {
        return tr("Only one counts: %1, %2 points.").arg(stepText(first), points);
    }
    const PriorityStep &second = m_data[order[1]];
    const double ratio = stepsEqualTo(first, second);
    return std::isinf(ratio)
        ? tr("Largest single step: %1, %2 points. Next: %3, which never makes up for it.").arg(stepText(first), points, stepText(second))
        : tr("Largest single step: %1, %2 points. Next: %3, of which it takes %4.").arg(stepText(first), points, stepText(second), shortRatio(ratio));
}

void DominanceChart::setMatrixAlone(bool alone)
{
    if (m_isMatrixAlone != alone) {
        m_isMatrixAlone = alone;
        invalidate();
    }
}

std::vector<std::size_t> DominanceChart::largest() const
{
    std::vector<std::size_t> order(m_data.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) { return m_data[a].points > m_data[b].points; });
    order.resize(std::min(order.size(), mostBars));
    return order;
}

QStringList DominanceChart::sentenceLines(const QSize &size) const
{
    return linesOf(sentence(), uiFont(13, QFont::DemiBold), size.width() - 2 * matrixSide);
}

double DominanceChart::leadHeight(const QSize &size) const
{
    return leadTop + static_cast<double>(sentenceLines(size).size()) * leadLine + 6.0 + static_cast<double>(largest().size()) * leadBar + leadGap;
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

/// @p top: what stands above it ends there.
DominanceChart::Grid DominanceChart::gridFor(const QSize &size, double top) const
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
    head = top + std::min(head, std::max(leastHead, size.height() * mostHead));
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
    if (m_isMatrixAlone) {
        layOutMatrix(sheet, gridFor(sheet.size(), 0.0));
        return;
    }
    const Grid grid = gridFor(sheet.size(), leadHeight(sheet.size()));
    const bool hasRoom = grid.height >= leastCell;
    layOutLead(sheet, !hasRoom);
    if (hasRoom) {
        layOutMatrix(sheet, grid);
    }
}

/// @p isWalked: the keys go from bar to bar, as there is no matrix to walk.
void DominanceChart::layOutLead(MarkSheet &sheet, bool isWalked) const
{
    const Palette &colours = chartPalette();
    const double width = sheet.size().width() - 2 * matrixSide;
    double y = leadTop;
    const QStringList lines = sentenceLines(sheet.size());
    for (const QString &line : lines) {
        sheet.text(QRectF(matrixSide, y, width, leadLine), Qt::AlignLeft | Qt::AlignVCenter, line, uiFont(13, QFont::DemiBold), colours.text);
        y += leadLine;
    }
    y += 6.0;
    const std::vector<std::size_t> order = largest();
    const QFontMetricsF metrics(uiFont(12));
    double names = 0.0;
    for (const std::size_t step : order) {
        names = std::max(names, metrics.horizontalAdvance(stepText(m_data[step])));
    }
    names = std::min(names + 2.0, width * 0.4);
    for (std::size_t i = 0; i < order.size(); ++i) {
        layOutBar(sheet, order[i], QRectF(matrixSide, y, width, leadBar), names, isWalked ? static_cast<int>(i) : -1);
        y += leadBar;
    }
    sheet.setTarget(-1);
    if (isWalked && m_data.size() > order.size()) {
        sheet.label(QRectF(matrixSide, y + 4.0, width, 16.0), Qt::AlignLeft | Qt::AlignVCenter,
            tr("The %n largest of all steps", nullptr, static_cast<int>(order.size())), uiFont(11), colours.quietText);
    }
}

void DominanceChart::layOutBar(MarkSheet &sheet, std::size_t step, const QRectF &line, double names, int row) const
{
    const Palette &colours = chartPalette();
    const PriorityStep &shown = m_data[step];
    const QString points = integerText(std::llround(shown.points));
    const double figures = tabularWidth(QFontMetricsF(uiFont(12)), integerText(std::llround(m_data[largest().front()].points))) + 4.0;
    MarkTarget target { MarkKey::place(barKey(step)), questionOf(shown), row };
    target.readOut = [this, step] {
        const auto day = std::find_if(m_data.begin(), m_data.end(), [](const PriorityStep &one) { return one.kind == PriorityStepKind::AgeDay; });
        const PriorityStep &of = m_data[step];
        return day == m_data.end() || of.kind == PriorityStepKind::AgeDay
            ? QStringList { stepText(of), tr("%1 points").arg(integerText(std::llround(of.points))) }
            : readOutOf(of, *day);
    };
    sheet.addTarget(std::move(target));
    sheet.place(line);
    sheet.label(QRectF(line.left(), line.top(), names, line.height()), Qt::AlignLeft | Qt::AlignVCenter, stepText(shown), uiFont(12), colours.text);
    const double left = line.left() + names + 10.0;
    const double room = std::max(1.0, line.right() - figures - 8.0 - left);
    const double most = std::max(1e-9, m_data[largest().front()].points);
    sheet.bar(QRectF(left, line.top() + 4.0, std::max(1.0, room * shown.points / most), line.height() - 8.0), factorOf(shown.kind));
    sheet.figures(
        QRectF(line.right() - figures, line.top(), figures, line.height()), Qt::AlignRight | Qt::AlignVCenter, points, uiFont(12), colours.text);
}

void DominanceChart::layOutMatrix(MarkSheet &sheet, const Grid &grid) const
{
    const Palette &colours = chartPalette();
    const QFont quiet = uiFont(11);
    const double headBottom = grid.cells.top() - 6.0;
    const double above = m_isMatrixAlone ? 8.0 : leadHeight(sheet.size());
    const QRectF corner(matrixSide, above, grid.labels - 12.0, headBottom - above);
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
    const double top = m_isMatrixAlone ? 0.0 : leadHeight(sheet.size());
    QStringList lines = linesOf(stepText(m_data[column]), font, grid.width - 6.0);
    const auto fitting = static_cast<qsizetype>(std::max(1.0, std::floor((bottom - 4.0 - top) / height)));
    if (lines.size() > fitting) {
        lines = lines.mid(0, fitting);
        lines.last() += QStringLiteral("…");
    }
    sheet.place(QRectF(cellAt(grid, 0, column).left(), top, grid.width, grid.cells.top() - top));
    for (qsizetype k = 0; k < lines.size(); ++k) {
        const double at = bottom - static_cast<double>(lines.size() - k) * height;
        sheet.text(
            QRectF(cellAt(grid, 0, column).left(), at, grid.width, height), Qt::AlignHCenter | Qt::AlignVCenter, lines[k], font, chartPalette().text);
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

#include "moc_dominance_chart.cpp"
