// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/billing_chart.h"

#include "charts/chart_parts.h"
#include "charts/plot_canvas.h"
#include "charts/tabular_text.h"
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

constexpr double side = 16.0;
constexpr double header = 46.0;
constexpr double footer = 40.0;
constexpr double caseHeight = 62.0;
constexpr double barHeight = 12.0;
constexpr double barStep = 16.0;
constexpr double partsWidth = 150.0;
constexpr double leastBars = 160.0;

QString percentText(double part)
{
    return BillingChart::tr("%1 %").arg(QLocale().toString(part * 100.0, 'f', part < 0.1 ? 1 : 0));
}

QString billedText(double value)
{
    return shortNumberText(value, value < 10.0 ? 2 : value < 1000.0 ? 1 : 0);
}

} // namespace

BillingChart::BillingChart(QWidget *parent) : ChartWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void BillingChart::setData(BillingData data)
{
    m_data = std::move(data);
    m_hovered = -1;
    measure();
    invalidate();
}

/// Once for all the times that the chart is laid out: with many jobs it takes long.
void BillingChart::measure()
{
    const QFontMetricsF strong(uiFont(12, QFont::DemiBold));
    const QFontMetricsF small(uiFont(10));
    const QFontMetricsF numbers(uiFont(11));
    m_nameWidth = 40.0;
    m_valueWidth = 20.0;
    for (const BillingCase &one : m_data.cases) {
        m_nameWidth = std::max({ m_nameWidth, strong.horizontalAdvance(one.job), small.horizontalAdvance(one.partition) });
        for (const Billing &billing : one.bills) {
            m_valueWidth = std::max(m_valueWidth, tabularWidth(numbers, billedText(billing.value)));
        }
    }
}

QString BillingChart::title() const
{
    return tr("What each TRES adds to the billing");
}

QString BillingChart::emptyText() const
{
    return m_data.isEmpty() ? tr("No jobs yet. Import the output of “scontrol -o show job” to see what each TRES adds to their billing.") : QString();
}

ChartTable BillingChart::table() const
{
    ChartTable table;
    table.columns = { tr("Job"), tr("Partition"), tr("Rule"), tr("TRES"), tr("Count"), tr("Weight"), tr("Count × weight"), tr("Counts"),
        tr("Billing"), tr("Part of its nodes billed"), tr("Part of its nodes blocked") };
    for (const BillingCase &one : m_data.cases) {
        for (std::size_t i = 0; i < billingRules.size(); ++i) {
            for (const BillingTerm &term : one.bills[i].terms) {
                table.rows.push_back(
                    { one.job, one.partition, billingRuleName(billingRules[i]), m_data.tresNames[term.tres], static_cast<qulonglong>(term.count),
                        term.weight, term.value, term.counts, one.bills[i].value, one.billedPart[i], one.blockedPart });
            }
        }
    }
    return table;
}

std::size_t BillingChart::ownRule() const
{
    return static_cast<std::size_t>(std::find(billingRules.begin(), billingRules.end(), m_data.rule) - billingRules.begin());
}

QColor BillingChart::tresColour(TresIndex tres) const
{
    const auto found = std::find(m_data.used.begin(), m_data.used.end(), tres);
    return seriesLook(static_cast<std::size_t>(found - m_data.used.begin()), chartPalette()).colour;
}

BillingChart::Columns BillingChart::columns(const QSize &size) const
{
    const QFontMetricsF small(uiFont(10));
    Columns where;
    where.name = side;
    where.rule = side + std::min(m_nameWidth, size.width() * 0.16) + 14.0;
    const double left = where.rule + small.horizontalAdvance(billingRuleName(BillingRule::MaxTresGres)) + 10.0;
    double right = size.width() - side;
    if (right - left - m_valueWidth - partsWidth - 30.0 > leastBars) {
        where.nodes = QRectF(right - partsWidth, header, partsWidth, size.height() - header - footer);
        right -= partsWidth + 24.0;
    }
    where.value = right;
    where.bars = QRectF(QPointF(left, header), QPointF(std::max(left + 20.0, right - m_valueWidth - 10.0), size.height() - footer));
    return where;
}

int BillingChart::visibleCases(const QSize &size) const
{
    const int room = std::max(1, static_cast<int>((size.height() - header - footer) / caseHeight));
    return std::min(room, static_cast<int>(m_data.cases.size()));
}

int BillingChart::firstCase(const QSize &size) const
{
    return std::clamp(m_first, 0, static_cast<int>(m_data.cases.size()) - visibleCases(size));
}

int BillingChart::caseAt(const QPointF &position) const
{
    if (m_data.isEmpty() || position.y() < header) {
        return -1;
    }
    const int row = static_cast<int>((position.y() - header) / caseHeight);
    return row < visibleCases(size()) ? firstCase(size()) + row : -1;
}

void BillingChart::drawChart(QPainter *painter, const QSize &size) const
{
    const Columns where = columns(size);
    drawLegend(painter, size, where);
    drawAxis(painter, size, where);
    const int first = firstCase(size);
    const int count = visibleCases(size);
    for (int i = 0; i < count; ++i) {
        drawCase(painter, m_data.cases[static_cast<std::size_t>(first + i)], header + i * caseHeight, where);
    }
    const auto below = static_cast<int>(m_data.cases.size() + m_data.leftOut) - first - count;
    if (below > 0) {
        painter->setFont(uiFont(11));
        painter->setPen(chartPalette().quietText);
        painter->drawText(QRectF(side, size.height() - 24.0, where.bars.left() - side, 16.0), Qt::AlignLeft | Qt::AlignVCenter,
            tr("%n more below", nullptr, below));
    }
    paintScrollMark(
        painter, QRectF(0.0, header, size.width() - 4.0, count * caseHeight), first, count, static_cast<double>(m_data.cases.size()), chartPalette());
}

void BillingChart::drawLegend(QPainter *painter, const QSize &size, const Columns &where) const
{
    const Palette &colours = chartPalette();
    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    double x = side;
    const double end = where.nodes.isEmpty() ? size.width() - side : where.nodes.left() - 12.0;
    const auto entry = [&](const QColor &colour, bool counts, const QString &text) {
        const double width = 15.0 + metrics.horizontalAdvance(text);
        if (x + width > end) {
            return;
        }
        painter->setPen(QPen(colour, 1.0));
        painter->setBrush(counts ? colour : colours.panel);
        painter->drawRect(QRectF(x + 0.5, 15.5, 9.0, 9.0));
        painter->setPen(colours.text);
        painter->drawText(QPointF(x + 15.0, 24.0), text);
        x += width + 14.0;
    };
    for (const TresIndex tres : m_data.used) {
        entry(tresColour(tres), true, m_data.tresNames[tres]);
    }
    entry(colours.quietText, false, tr("not counted: another one is larger"));
    if (!where.nodes.isEmpty()) {
        painter->setPen(colours.quietText);
        painter->drawText(QRectF(where.nodes.left(), 12.0, where.nodes.width(), 16.0), Qt::AlignLeft | Qt::AlignVCenter, tr("Part of its nodes"));
    }
}

void BillingChart::drawAxis(QPainter *painter, const QSize &size, const Columns &where) const
{
    const Palette &colours = chartPalette();
    const double bottom = header + visibleCases(size) * caseHeight;
    painter->setFont(uiFont(11));
    if (m_data.highest > 0.0) {
        const double interval = PlotCanvas::niceInterval(m_data.highest * view().span(), std::max(1, static_cast<int>(where.bars.width() / 80.0)));
        const QRectF whole = view().wholeAlongX(where.bars);
        for (double tick = std::floor(m_data.highest * view().from() / interval) * interval; tick <= m_data.highest * view().to(); tick += interval) {
            const double x = std::round(whole.left() + whole.width() * tick / m_data.highest) + 0.5;
            if (x < where.bars.left()) {
                continue;
            }
            painter->setPen(QPen(tick == 0.0 ? colours.quietText : colours.line, 1.0));
            painter->drawLine(QPointF(x, header), QPointF(x, bottom));
            painter->setPen(colours.quietText);
            drawTabular(painter, QRectF(x - 50.0, bottom + 3.0, 100.0, 14.0), Qt::AlignHCenter | Qt::AlignVCenter, shortNumberText(tick, 3));
        }
    }
    painter->setPen(colours.quietText);
    painter->drawText(QRectF(where.bars.left(), bottom + 18.0, where.value - where.bars.left(), 16.0), Qt::AlignRight | Qt::AlignVCenter,
        tr("Billing TRES a second"));
}

void BillingChart::drawCase(QPainter *painter, const BillingCase &one, double top, const Columns &where) const
{
    const Palette &colours = chartPalette();
    painter->setPen(QPen(colours.line, 1.0));
    painter->drawLine(QPointF(side, std::round(top + caseHeight) - 0.5), QPointF(where.value, std::round(top + caseHeight) - 0.5));
    const double room = where.rule - where.name - 8.0;
    const QFont strong = uiFont(12, QFont::DemiBold);
    painter->setFont(strong);
    painter->setPen(colours.text);
    painter->drawText(QRectF(where.name, top + 12.0, room, 18.0), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(strong).elidedText(one.job, Qt::ElideRight, room));
    painter->setFont(uiFont(10));
    painter->setPen(colours.quietText);
    painter->drawText(QRectF(where.name, top + 30.0, room, 16.0), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter->font()).elidedText(one.partition, Qt::ElideRight, room));
    for (std::size_t i = 0; i < billingRules.size(); ++i) {
        const bool isOwn = i == ownRule();
        const QRectF bar(where.bars.left(), std::round(top + 8.0 + static_cast<double>(i) * barStep), where.bars.width(), barHeight);
        painter->setFont(uiFont(10, isOwn ? QFont::DemiBold : QFont::Normal));
        painter->setPen(isOwn ? colours.text : colours.quietText);
        painter->drawText(QRectF(where.rule, bar.top() - 1.0, where.bars.left() - where.rule - 6.0, barHeight + 2.0),
            Qt::AlignRight | Qt::AlignVCenter, billingRuleName(billingRules[i]));
        drawBar(painter, bar, one.bills[i]);
        painter->setFont(uiFont(11, isOwn ? QFont::DemiBold : QFont::Normal));
        painter->setPen(isOwn ? colours.text : colours.quietText);
        drawTabular(painter, QRectF(where.bars.right(), bar.top() - 1.0, where.value - where.bars.right(), barHeight + 2.0),
            Qt::AlignRight | Qt::AlignVCenter, billedText(one.bills[i].value));
    }
    if (!where.nodes.isEmpty()) {
        drawParts(painter, one, top, where.nodes);
    }
}

void BillingChart::drawBar(QPainter *painter, const QRectF &bar, const Billing &billing) const
{
    if (!(m_data.highest > 0.0)) {
        return;
    }
    const QRectF whole = view().wholeAlongX(bar);
    const double pixels = whole.width() / m_data.highest;
    double x = whole.left();
    painter->save();
    if (!view().isHome()) {
        painter->setClipRect(bar);
    }
    // What counts first, what does not behind it as an outline.
    for (const bool counts : { true, false }) {
        for (const BillingTerm &term : billing.terms) {
            const double wide = term.value * pixels;
            if (term.counts != counts || wide < 0.5) {
                continue;
            }
            const QColor colour = tresColour(term.tres);
            painter->setPen(QPen(counts ? colour : chartPalette().faded(colour, 0.7), 1.0));
            painter->setBrush(counts ? chartPalette().faded(colour, 0.85) : chartPalette().panel);
            painter->drawRect(QRectF(x + 0.5, bar.top() + 0.5, std::max(0.5, wide - 1.0), bar.height() - 1.0));
            x += wide;
        }
    }
    painter->restore();
}

void BillingChart::drawParts(QPainter *painter, const BillingCase &one, double top, const QRectF &area) const
{
    const Palette &colours = chartPalette();
    const double billed = one.billedPart[ownRule()];
    struct Part
    {
        QString text;
        double part;
        QColor colour;
    };
    const QString blocker = one.blockedBy == noTres ? QString() : m_data.tresNames[one.blockedBy];
    const std::array parts { Part { tr("billed %1").arg(percentText(billed)), billed, colours.accent },
        Part {
            blocker.isEmpty() ? tr("blocks %1").arg(percentText(one.blockedPart)) : tr("blocks %1 (%2)").arg(percentText(one.blockedPart), blocker),
            one.blockedPart, colours.edge(colours.warning) } };
    const QFont font = uiFont(10);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double y = top + 9.0 + static_cast<double>(i) * 24.0;
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.line);
        painter->drawRoundedRect(QRectF(area.left(), y, area.width(), 5.0), 2.5, 2.5);
        painter->setBrush(parts[i].colour);
        if (parts[i].part > 0.0) {
            painter->drawRoundedRect(QRectF(area.left(), y, std::max(3.0, area.width() * std::min(1.0, parts[i].part)), 5.0), 2.5, 2.5);
        }
        painter->setFont(font);
        painter->setPen(colours.text);
        painter->drawText(QRectF(area.left(), y + 6.0, area.width(), 14.0), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(font).elidedText(parts[i].text, Qt::ElideRight, area.width()));
    }
}

void BillingChart::drawOverlay(QPainter *painter) const
{
    const int first = firstCase(size());
    if (m_hovered < first || m_hovered >= first + visibleCases(size())) {
        return;
    }
    const BillingCase &one = m_data.cases[static_cast<std::size_t>(m_hovered)];
    const double top = header + (m_hovered - first) * caseHeight;
    painter->setPen(QPen(chartPalette().accent, 1.0));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(side - 6.0, top + 1.5, width() - 2 * side + 12.0, caseHeight - 3.0), 4.0, 4.0);
    QStringList lines { tr("Job %1 in %2").arg(one.job, one.partition) };
    const Billing &billing = one.bills[ownRule()];
    for (const BillingTerm &term : billing.terms) {
        const QString text = term.counts ? tr("%1: %2 × %3 = %4") : tr("%1: %2 × %3 = %4, not counted");
        lines.append(text.arg(m_data.tresNames[term.tres], integerText(static_cast<std::int64_t>(term.count)), shortNumberText(term.weight, 6),
            billedText(term.value)));
    }
    lines.append(billing.fromCpus ? tr("no billing weights: its CPUs are charged")
                                  : tr("%1 under %2").arg(billedText(billing.value), billingRuleName(m_data.rule)));
    drawReadOut(painter, QPointF(columns(size()).bars.center().x(), top + caseHeight / 2), lines);
}

std::optional<ChartWidget::ZoomArea> BillingChart::zoomArea() const
{
    return ZoomArea { columns(size()).bars, Qt::Horizontal, 0.001, 0.0 };
}

bool BillingChart::scrollsByWheel() const
{
    return visibleCases(size()) < static_cast<int>(m_data.cases.size());
}

void BillingChart::mouseMoveEvent(QMouseEvent *event)
{
    ChartWidget::mouseMoveEvent(event);
    if (const int under = caseAt(event->position()); under != m_hovered && !isPanning()) {
        m_hovered = under;
        update();
    }
}

void BillingChart::mousePressEvent(QMouseEvent *event)
{
    ChartWidget::mousePressEvent(event);
    const int under = caseAt(event->position());
    if (event->button() == Qt::LeftButton && under >= 0) {
        Q_EMIT jobAsked(m_data.cases[static_cast<std::size_t>(under)].row, JobQuantity::Billing);
    }
}

void BillingChart::scrollBy(int cases)
{
    const int before = firstCase(size());
    m_first = before + cases;
    m_first = firstCase(size());
    if (m_first != before) {
        m_hovered = -1;
        invalidate();
    }
}

void BillingChart::wheelEvent(QWheelEvent *event)
{
    if (m_data.isEmpty() || !scrollsByWheel() || event->modifiers().testFlag(Qt::ControlModifier)) {
        ChartWidget::wheelEvent(event);
        return;
    }
    scrollBy(event->angleDelta().y() > 0 ? -1 : 1);
    event->accept();
}

void BillingChart::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Up ? -1
        : event->key() == Qt::Key_Down          ? 1
        : event->key() == Qt::Key_PageUp        ? -visibleCases(size())
        : event->key() == Qt::Key_PageDown      ? visibleCases(size())
                                                : 0;
    if (step == 0 || m_data.isEmpty() || event->modifiers().testFlag(Qt::ShiftModifier)) {
        ChartWidget::keyPressEvent(event);
        return;
    }
    scrollBy(step);
}

void BillingChart::leaveEvent(QEvent * /*event*/)
{
    m_hovered = -1;
    update();
}

} // namespace apportion
