// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/priority_chart.h"

#include "charts/plot_canvas.h"
#include "charts/tabular_text.h"
#include "models/number_format.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double shortestJob = 27.0;
constexpr double tallestJob = 44.0;
constexpr double header = 44.0;
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

PriorityChart::PriorityChart(QWidget *parent) : ChartWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void PriorityChart::setData(PriorityData data)
{
    m_data = std::move(data);
    m_hovered = -1;
    // A few jobs with a huge nice must not leave the others without room: what goes further left is cut.
    constexpr double mostBelowZero = 0.5;
    if (m_data.scale.above > 0.0) {
        m_data.scale.below = std::min(m_data.scale.below, m_data.scale.above * mostBelowZero);
    }
    measure();
    updateGeometry();
    invalidate();
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
        widest(longest[0], m_jobWidth, row.job, plain);
        widest(longest[1], m_userWidth, row.user, plain);
    }
    // The numbers have about as many digits as the largest one: figures are as wide as each other.
    std::uint32_t highest = 0;
    for (const PriorityRow &row : m_data.rows) {
        highest = std::max(highest, row.terms.priority);
    }
    widest(longest[2], m_priorityWidth, integerText(highest), strong);
    widest(longest[2], m_priorityWidth, tr("held"), strong);
}

QString PriorityChart::title() const
{
    return tr("Priority of the jobs, by factor");
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
        QVariantList cells { row.job, row.user, row.account, row.partition, row.terms.priority };
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
    return { 640, static_cast<int>(header + rowFooter + rows * shortestJob) };
}

PriorityChart::Columns PriorityChart::columns(const QSize &size) const
{
    Columns columns;
    columns.job = rowSide;
    columns.user = rowSide + std::min(m_jobWidth, size.width() * 0.18) + 14.0;
    columns.userWidth = std::min(m_userWidth, size.width() * 0.16);
    columns.right = size.width() - rowSide;
    const double left = columns.user + columns.userWidth + 18.0;
    columns.bars = QRectF(QPointF(left, header), QPointF(std::max(left + 10.0, columns.right - m_priorityWidth - 16.0), size.height() - rowFooter));
    return columns;
}

int PriorityChart::visibleRows(const QSize &size) const
{
    const int room = std::max(1, static_cast<int>((size.height() - header - rowFooter) / shortestJob));
    return std::min(room, static_cast<int>(m_data.rows.size()));
}

double PriorityChart::rowHeight(const QSize &size) const
{
    const int rows = std::max(1, visibleRows(size));
    return std::clamp(std::floor((size.height() - header - rowFooter) / rows), shortestJob, tallestJob);
}

int PriorityChart::firstRow(const QSize &size) const
{
    return std::clamp(m_scrolledTo, 0, static_cast<int>(m_data.rows.size()) - visibleRows(size));
}

int PriorityChart::rowAt(const QPointF &position) const
{
    if (m_data.isEmpty() || position.y() < header) {
        return -1;
    }
    const int visible = static_cast<int>((position.y() - header) / rowHeight(size()));
    return visible < visibleRows(size()) ? firstRow(size()) + visible : -1;
}

void PriorityChart::drawChart(QPainter *painter, const QSize &size) const
{
    const Columns where = columns(size);
    drawLegend(painter, size);
    drawAxis(painter, size, where);
    const int first = firstRow(size);
    const int rows = visibleRows(size);
    const double height = rowHeight(size);
    for (int i = 0; i < rows; ++i) {
        drawRow(painter, m_data.rows[static_cast<std::size_t>(first + i)], QRectF(where.job, header + i * height, where.right - where.job, height),
            where);
    }
    const auto below = static_cast<int>(m_data.total) - first - rows;
    if (below > 0) {
        painter->setFont(uiFont(11));
        painter->setPen(chartPalette().quietText);
        painter->drawText(QRectF(rowSide, size.height() - 26.0, where.bars.left() - rowSide, 18.0), Qt::AlignLeft | Qt::AlignVCenter,
            tr("%n more below", nullptr, below));
    }
}

void PriorityChart::drawLegend(QPainter *painter, const QSize &size) const
{
    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    const Palette &colours = chartPalette();
    constexpr double square = 10.0;
    double names = 0.0;
    for (const Factor factor : m_data.used) {
        names += square + 5.0 + metrics.horizontalAdvance(factorName(factor));
    }
    const auto gaps = static_cast<double>(m_data.used.size()) - 1.0;
    const double gap = std::clamp((size.width() - 2 * rowSide - names) / std::max(1.0, gaps), 5.0, 14.0);
    const double whole = names + gaps * gap;
    double x = std::max(rowSide, size.width() - rowSide - whole);
    for (const Factor factor : m_data.used) {
        const QString name = factorName(factor);
        const QRectF box(x, 17.0, square, square);
        paintFactor(painter, box, factor, colours);
        if (factor != Factor::Nice) {
            painter->setPen(QPen(colours.edge(factorColor(factor)), 1.0));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        painter->setPen(colours.text);
        painter->drawText(QPointF(x + square + 5.0, box.center().y() + (metrics.ascent() - metrics.descent()) / 2), name);
        x += square + 5.0 + metrics.horizontalAdvance(name) + gap;
    }
}

void PriorityChart::drawAxis(QPainter *painter, const QSize &size, const Columns &where) const
{
    const Palette &colours = chartPalette();
    const double bottom = header + visibleRows(size) * rowHeight(size);
    const double points = m_data.scale.above + m_data.scale.below;
    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    if (points > 0.0) {
        const double widest = metrics.horizontalAdvance(integerText(std::llround(points))) + 18.0;
        const double interval = std::max(
            1.0, PlotCanvas::niceInterval(points * view().span(), std::max(1, static_cast<int>(where.bars.width() / std::max(70.0, widest)))));
        const QRectF whole = view().wholeAlongX(where.bars);
        const double zero = priorityBarZero(whole, m_data.scale);
        for (double tick = -std::floor(m_data.scale.below / interval) * interval; tick <= m_data.scale.above; tick += interval) {
            const double x = std::round(zero + tick * whole.width() / points) + 0.5;
            if (x < where.bars.left() - 1.0 || x > where.bars.right() + 1.0) {
                continue;
            }
            painter->setPen(QPen(tick == 0.0 ? colours.quietText : colours.line, 1.0));
            painter->drawLine(QPointF(x, header), QPointF(x, bottom));
            painter->setPen(colours.quietText);
            drawTabular(painter, QRectF(x - 60.0, bottom + 5.0, 120.0, 14.0), Qt::AlignHCenter | Qt::AlignVCenter, integerText(std::llround(tick)));
        }
    }
    painter->setPen(colours.quietText);
    painter->drawText(
        QRectF(where.bars.left(), bottom + 22.0, where.right - where.bars.left(), 16.0), Qt::AlignRight | Qt::AlignVCenter, tr("Priority (points)"));
}

void PriorityChart::drawRow(QPainter *painter, const PriorityRow &row, const QRectF &line, const Columns &where) const
{
    const Palette &colours = chartPalette();
    painter->setFont(uiFont(12));
    const QFontMetricsF metrics(painter->font());
    painter->setPen(colours.text);
    drawTabular(painter, line, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(row.job, Qt::ElideRight, where.user - where.job - 8.0));
    painter->setPen(colours.quietText);
    painter->drawText(QRectF(where.user, line.top(), where.userWidth + 1.0, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(row.user, Qt::ElideRight, where.userWidth + 1.0));
    const double thick = std::round(line.height() / 2.0);
    const QRectF bar(where.bars.left(), std::round(line.center().y() - thick / 2), where.bars.width(), thick);
    painter->save();
    if (!view().isHome()) {
        painter->setClipRect(bar);
    }
    paintPriorityBar(painter, view().wholeAlongX(bar).toRect(), row.terms, m_data.scale, colours);
    painter->restore();
    painter->setFont(uiFont(12, QFont::DemiBold));
    painter->setPen(colours.text);
    drawTabular(painter, line, Qt::AlignRight | Qt::AlignVCenter, row.terms.priority == 0 ? tr("held") : integerText(row.terms.priority));
}

void PriorityChart::drawOverlay(QPainter *painter) const
{
    const int first = firstRow(size());
    if (m_hovered < first || m_hovered >= first + visibleRows(size())) {
        return;
    }
    const PriorityRow &row = m_data.rows[static_cast<std::size_t>(m_hovered)];
    const double height = rowHeight(size());
    const double top = header + (m_hovered - first) * height;
    painter->setPen(QPen(chartPalette().accent, 1.0));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(rowSide - 6.0, top + 0.5, width() - 2 * rowSide + 12.0, height - 1.0), 4.0, 4.0);
    QStringList lines { row.partition.isEmpty() ? tr("Job %1 of %2").arg(row.job, row.user)
                                                : tr("Job %1 of %2 in %3").arg(row.job, row.user, row.partition) };
    for (const Factor factor : m_data.used) {
        if (const double term = signedTerm(row.terms, factor); term != 0.0) {
            lines.append(tr("%1: %2").arg(factorName(factor), termText(term)));
        }
    }
    drawReadOut(painter, QPointF(columns(size()).bars.center().x(), top + height / 2), lines);
}

std::optional<ChartWidget::ZoomArea> PriorityChart::zoomArea() const
{
    return ZoomArea { columns(size()).bars, Qt::Horizontal, 0.001 };
}

bool PriorityChart::scrollsByWheel() const
{
    return visibleRows(size()) < static_cast<int>(m_data.rows.size());
}

void PriorityChart::scrollTo(int row)
{
    const int before = firstRow(size());
    m_scrolledTo = row;
    m_scrolledTo = firstRow(size());
    if (m_scrolledTo != before) {
        invalidate();
    }
}

/// The keys have come to a job: it is brought onto the screen and read out.
void PriorityChart::moveTo(int row)
{
    m_hovered = std::clamp(row, 0, static_cast<int>(m_data.rows.size()) - 1);
    const int first = firstRow(size());
    scrollTo(std::clamp(first, m_hovered - visibleRows(size()) + 1, m_hovered));
    update();
}

void PriorityChart::ask(int row)
{
    const JobRow job = m_data.rows[static_cast<std::size_t>(row)].row;
    Q_EMIT jobPicked(job);
    Q_EMIT jobAsked(job, JobQuantity::Priority);
}

void PriorityChart::mouseMoveEvent(QMouseEvent *event)
{
    ChartWidget::mouseMoveEvent(event);
    if (const int under = rowAt(event->position()); under != m_hovered && !isPanning()) {
        m_hovered = under;
        update();
    }
}

void PriorityChart::mousePressEvent(QMouseEvent *event)
{
    ChartWidget::mousePressEvent(event);
    const int under = rowAt(event->position());
    if (event->button() == Qt::LeftButton && under >= 0) {
        ask(under);
    }
}

void PriorityChart::wheelEvent(QWheelEvent *event)
{
    if (m_data.isEmpty() || !scrollsByWheel() || event->modifiers().testFlag(Qt::ControlModifier)) {
        ChartWidget::wheelEvent(event);
        return;
    }
    scrollTo(firstRow(size()) - event->angleDelta().y() / 40);
    m_hovered = rowAt(event->position());
    event->accept();
}

void PriorityChart::keyPressEvent(QKeyEvent *event)
{
    if (m_data.isEmpty() || event->modifiers().testFlag(Qt::ShiftModifier)) {
        ChartWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up:
        return moveTo(m_hovered - 1);
    case Qt::Key_Down:
        return moveTo(m_hovered + 1);
    case Qt::Key_PageUp:
        return moveTo(m_hovered - visibleRows(size()));
    case Qt::Key_PageDown:
        return moveTo(m_hovered + visibleRows(size()));
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return m_hovered >= 0 ? ask(m_hovered) : void();
    default:
        ChartWidget::keyPressEvent(event);
    }
}

void PriorityChart::leaveEvent(QEvent * /*event*/)
{
    m_hovered = -1;
    update();
}

} // namespace apportion
