// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/priority_chart.h"

#include "charts/plot_canvas.h"
#include "charts/shaped_line.h"
#include "charts/tabular_text.h"
#include "models/number_format.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double shortestJob = 27.0;
constexpr double tallestJob = 44.0;
constexpr double aboveRows = 27.0; ///< beside the legend
constexpr double rowFooter = 46.0;
constexpr double rowSide = 16.0;

} // namespace

/// Where the columns of the chart lie, left to right.
struct PriorityChart::Columns
{
    double job = 0.0;
    double user = 0.0;
    double userWidth = 0.0;
    QRectF bars; ///< of all rows
    double right = 0.0;
};

void PriorityChart::dataChanged()
{
    // A few jobs with a huge nice must not leave the others without room: what goes further left is cut.
    constexpr double mostBelowZero = 0.5;
    if (m_data.scale.above > 0.0 && m_data.against.isEmpty()) {
        m_data.scale.below = std::min(m_data.scale.below, m_data.scale.above * mostBelowZero);
    }
    measure();
    updateGeometry();
}

/// Texts that are shorter by some letters than the longest so far are not measured: with thousands of jobs that takes long.
void PriorityChart::measure()
{
    const QFontMetricsF plain(uiFont(12));
    const QFontMetricsF strong(uiFont(12, QFont::DemiBold));
    constexpr qsizetype letters = 3;
    const auto widest = [](qsizetype &longest, double &width, const QString &text, const QFontMetricsF &metrics) {
        if (text.size() + letters > longest) {
            longest = std::max(longest, text.size());
            width = std::max(width, tabularWidth(metrics, text));
        }
    };
    std::array<qsizetype, 3> longest {};
    m_jobWidth = m_userWidth = m_priorityWidth = 0.0;
    for (const PriorityRow &row : m_data.rows) {
        widest(longest[0], m_jobWidth, headOf(row), plain);
        widest(longest[1], m_userWidth, secondOf(row), plain);
    }
    // The numbers have about as many digits as the largest one: figures are as wide as each other.
    std::int64_t highest = 0;
    for (const PriorityRow &row : m_data.rows) {
        highest = std::max(highest, std::abs(m_data.priorityOf(row)));
    }
    widest(longest[2], m_priorityWidth, (m_data.against.isEmpty() ? QString() : QStringLiteral("+")) + integerText(highest), strong);
    widest(longest[2], m_priorityWidth, tr("held"), strong);
}

QString PriorityChart::headOf(const PriorityRow &row) const
{
    return row.ofAccount > 0 ? row.account : row.job;
}

QString PriorityChart::secondOf(const PriorityRow &row) const
{
    if (row.ofAccount == 0) {
        return row.user;
    }
    return row.ofAccount == 1
        ? row.job
        : tr("%1 +%2", "a job, and how many more jobs of the account").arg(row.job, integerText(static_cast<std::int64_t>(row.ofAccount) - 1));
}

QString PriorityChart::priorityOf(const PriorityRow &row) const
{
    if (row.terms.priority == 0) {
        return tr("held");
    }
    const std::int64_t priority = m_data.priorityOf(row);
    return (m_data.against.isEmpty() || priority <= 0 ? QString() : QStringLiteral("+")) + integerText(priority);
}

QString PriorityChart::title() const
{
    if (!m_data.against.isEmpty()) {
        return tr("Priority of the jobs, against job %1").arg(m_data.against);
    }
    return m_data.isOfAccounts ? tr("Priority of each account's first job, by factor") : tr("Priority of the jobs, by factor");
}

QString PriorityChart::emptyText() const
{
    if (m_data.isEmpty()) {
        return tr("No jobs yet. Import the output of “scontrol -o show job” to see who is first, and why.");
    }
    return {};
}

ChartTable PriorityChart::table() const
{
    ChartTable table;
    table.columns = { tr("Job"), tr("User"), tr("Account"), tr("Partition"), tr("Priority") };
    for (const Factor factor : m_data.used) {
        table.columns.append(factorName(factor));
    }
    for (const PriorityRow &row : m_data.rows) {
        QVariantList cells { row.job, row.user, row.account, row.partition, static_cast<qlonglong>(m_data.priorityOf(row)) };
        for (const Factor factor : m_data.used) {
            cells.append(signedTerm(row.terms, factor));
        }
        table.rows.push_back(cells);
    }
    return table;
}

QSize PriorityChart::sizeHint() const
{
    const int rows = std::clamp(static_cast<int>(m_data.rows.size()), 6, 24);
    return { 640, static_cast<int>(headRoom(640.0) + rowFooter + rows * shortestJob) };
}

PriorityChart::Columns PriorityChart::columns(const QSize &size) const
{
    Columns columns;
    columns.job = rowSide;
    columns.user = rowSide + std::min(m_jobWidth, size.width() * 0.18) + 14.0;
    columns.userWidth = std::min(m_userWidth, size.width() * 0.16);
    columns.right = size.width() - rowSide;
    const double left = columns.user + columns.userWidth + 18.0;
    columns.bars = QRectF(
        QPointF(left, headRoom(size.width())), QPointF(std::max(left + 10.0, columns.right - m_priorityWidth - 16.0), size.height() - rowFooter));
    return columns;
}

std::optional<ChartWidget::RowArea> PriorityChart::rowArea(const QSize &size) const
{
    const double head = headRoom(size.width());
    const double room = size.height() - head - rowFooter;
    const auto total = static_cast<int>(m_data.rows.size());
    const int shown = std::min(std::max(1, static_cast<int>(room / shortestJob)), total);
    return RowArea { head, std::clamp(std::floor(room / std::max(1, shown)), shortestJob, tallestJob), shown, total };
}

int PriorityChart::rowOf(const MarkKey &key) const
{
    const auto found = std::find_if(m_data.rows.begin(), m_data.rows.end(), [&key](const PriorityRow &row) { return MarkKey::job(row.row) == key; });
    return found == m_data.rows.end() ? -1 : static_cast<int>(found - m_data.rows.begin());
}

void PriorityChart::layOut(MarkSheet &sheet) const
{
    const QSize &size = sheet.size();
    const Columns where = columns(size);
    const RowArea rows = *rowArea(size);
    legend(size.width()).addTo(sheet, QPointF(size.width() - rowSide, 13.0), true, chartPalette());
    layOutAxis(sheet, where, rows.top + rows.shown * rows.height);
    const int first = firstRow(size);
    for (int i = 0; i < rows.shown; ++i) {
        layOutRow(sheet, first + i, QRectF(where.job, rows.top + i * rows.height, where.right - where.job, rows.height), where);
    }
    sheet.setTarget(-1);
    sheet.text(QRectF(rowSide, size.height() - 26.0, where.bars.left() - rowSide, 18.0), Qt::AlignLeft | Qt::AlignVCenter,
        rowsText(sheet, m_data.total), uiFont(11), chartPalette().quietText);
}

ChartLegend PriorityChart::legend(double width) const
{
    constexpr double square = 10.0;
    std::vector<LegendEntry> entries;
    for (const Factor factor : m_data.used) {
        entries.push_back({ factorName(factor), square, [factor, colours = chartPalette()](MarkSheet &sheet, const QRectF &place) {
                               const QRectF box(place.left(), std::round(place.center().y() - square / 2), square, square);
                               sheet.bar(box, factor);
                               if (factor != Factor::Nice) {
                                   sheet.bar(box.adjusted(0.5, 0.5, -0.5, -0.5), Qt::NoBrush, QPen(colours.edge(factorColor(factor)), 1.0));
                               }
                           } });
    }
    return ChartLegend(std::move(entries), width - 2 * rowSide);
}

double PriorityChart::headRoom(double width) const
{
    return aboveRows + std::max(ChartLegend::rowHeight, legend(width).height());
}

void PriorityChart::layOutAxis(MarkSheet &sheet, const Columns &where, double bottom) const
{
    const Palette &colours = chartPalette();
    const QFont font = uiFont(11);
    const double points = m_data.scale.above + m_data.scale.below;
    if (points > 0.0) {
        const double widest = QFontMetricsF(font).horizontalAdvance(integerText(std::llround(points))) + 18.0;
        const double interval = std::max(
            1.0, PlotCanvas::niceInterval(points * view().span(), std::max(1, static_cast<int>(where.bars.width() / std::max(70.0, widest)))));
        const QRectF whole = view().wholeAlongX(where.bars);
        const double zero = priorityBarZero(whole, m_data.scale);
        const double first = -std::floor(m_data.scale.below / interval);
        for (int i = 0; (first + i) * interval <= m_data.scale.above; ++i) {
            const double tick = (first + i) * interval;
            const double x = std::round(zero + tick * whole.width() / points) + 0.5;
            if (x < where.bars.left() - 1.0 || x > where.bars.right() + 1.0) {
                continue;
            }
            sheet.line(QPointF(x, where.bars.top()), QPointF(x, bottom), QPen(tick == 0.0 ? colours.quietText : colours.line, 1.0));
            sheet.figures(QRectF(x - 60.0, bottom + 5.0, 120.0, 14.0), Qt::AlignHCenter | Qt::AlignVCenter, integerText(std::llround(tick)), font,
                colours.quietText);
        }
    }
    sheet.text(QRectF(where.bars.left(), bottom + 22.0, where.right - where.bars.left(), 16.0), Qt::AlignRight | Qt::AlignVCenter,
        m_data.against.isEmpty() ? tr("Priority (points)") : tr("Points more or less than job %1").arg(m_data.against), font, colours.quietText);
}

void PriorityChart::layOutRow(MarkSheet &sheet, int index, const QRectF &line, const Columns &where) const
{
    const Palette &colours = chartPalette();
    const PriorityRow &row = m_data.rows[static_cast<std::size_t>(index)];
    sheet.addTarget({ MarkKey::job(row.row), JobNumber { row.row, JobQuantity::Priority }, index, [this, &row] { return readOutOf(row); },
        QPointF(where.bars.center().x(), line.center().y()) });
    sheet.place(QRectF(rowSide - 6.0, line.top() + 0.5, sheet.size().width() - 2 * rowSide + 12.0, line.height() - 1.0));
    const QFont font = uiFont(12);
    const QString head = headOf(row);
    sheet.figures(line, Qt::AlignLeft | Qt::AlignVCenter, QFontMetricsF(font).elidedText(head, elisionOf(head), where.user - where.job - 8.0), font,
        colours.text);
    sheet.label(QRectF(where.user, line.top(), where.userWidth + 1.0, line.height()), Qt::AlignLeft | Qt::AlignVCenter, secondOf(row), font,
        colours.quietText);
    const double thick = std::round(line.height() / 2.0);
    const QRectF bar(where.bars.left(), std::round(line.center().y() - thick / 2), where.bars.width(), thick);
    sheet.setTarget(-1); // the row is outlined, not its pieces
    sheet.setClip(view().isHome() ? QRectF() : bar);
    for (const PriorityBarPiece &piece : priorityBarPieces(view().wholeAlongX(bar).toRect(), row.terms, m_data.scale)) {
        sheet.bar(piece.rect, piece.factor);
    }
    sheet.setClip({});
    sheet.figures(line, Qt::AlignRight | Qt::AlignVCenter, priorityOf(row), uiFont(12, QFont::DemiBold), colours.text);
}

QStringList PriorityChart::readOutOf(const PriorityRow &row) const
{
    QStringList lines { row.partition.isEmpty() ? tr("Job %1 of %2").arg(row.job, row.user)
                                                : tr("Job %1 of %2 in %3").arg(row.job, row.user, row.partition) };
    if (row.ofAccount > 0) {
        lines.append(tr("the first of %n job(s) of %1", nullptr, static_cast<int>(row.ofAccount)).arg(row.account));
    }
    if (!m_data.against.isEmpty()) {
        lines.append(tr("%1 points against job %2").arg(priorityOf(row), m_data.against));
    }
    for (const Factor factor : m_data.used) {
        if (const double term = signedTerm(row.terms, factor); term != 0.0) {
            lines.append(tr("%1: %2").arg(factorName(factor), termText(term)));
        }
    }
    return lines;
}

std::optional<ChartWidget::ZoomArea> PriorityChart::zoomArea() const
{
    return ZoomArea { columns(size()).bars, Qt::Horizontal, 0.001 };
}

} // namespace apportion

#include "moc_priority_chart.cpp"
