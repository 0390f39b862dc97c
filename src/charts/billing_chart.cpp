// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/billing_chart.h"

#include "charts/chart_parts.h"
#include "charts/plot_canvas.h"
#include "charts/tabular_text.h"
#include "models/number_format.h"

#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double pageSide = 16.0;
constexpr double aboveCases = 29.0; ///< beside the legend
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

/// With many jobs measuring takes long.
void BillingChart::dataChanged()
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
    where.name = pageSide;
    where.rule = pageSide + std::min(m_nameWidth, size.width() * 0.16) + 14.0;
    const double left = where.rule + small.horizontalAdvance(billingRuleName(BillingRule::MaxTresGres)) + 10.0;
    double right = size.width() - pageSide;
    if (right - left - m_valueWidth - partsWidth - 30.0 > leastBars) {
        where.nodes.setRect(right - partsWidth, 0.0, partsWidth, size.height() - footer);
        right -= partsWidth + 24.0;
    }
    where.legend = (where.nodes.isEmpty() ? size.width() - pageSide : where.nodes.left() - 12.0) - pageSide;
    const double header = aboveCases + legend(where.legend).height();
    where.nodes.setTop(where.nodes.isEmpty() ? 0.0 : header);
    where.value = right;
    where.bars = QRectF(QPointF(left, header), QPointF(std::max(left + 20.0, right - m_valueWidth - 10.0), size.height() - footer));
    return where;
}

std::optional<ChartWidget::RowArea> BillingChart::rowArea(const QSize &size) const
{
    const double header = columns(size).bars.top();
    const int room = std::max(1, static_cast<int>((size.height() - header - footer) / caseHeight));
    const auto total = static_cast<int>(m_data.cases.size());
    return RowArea { header, caseHeight, std::min(room, total), total };
}

int BillingChart::rowOf(const MarkKey &key) const
{
    const auto found
        = std::find_if(m_data.cases.begin(), m_data.cases.end(), [&key](const BillingCase &one) { return MarkKey::job(one.row) == key; });
    return found == m_data.cases.end() ? -1 : static_cast<int>(found - m_data.cases.begin());
}

void BillingChart::layOut(MarkSheet &sheet) const
{
    const Columns where = columns(sheet.size());
    const RowArea rows = *rowArea(sheet.size());
    layOutLegend(sheet, where);
    layOutAxis(sheet, where, rows.top + rows.shown * caseHeight);
    const int first = firstRow(sheet.size());
    for (int i = 0; i < rows.shown; ++i) {
        layOutCase(sheet, first + i, rows.top + i * caseHeight, where);
    }
    sheet.text(QRectF(pageSide, sheet.size().height() - 24.0, where.bars.left() - pageSide, 16.0), Qt::AlignLeft | Qt::AlignVCenter,
        rowsText(sheet, m_data.cases.size() + m_data.leftOut), uiFont(11), chartPalette().quietText);
}

ChartLegend BillingChart::legend(double width) const
{
    constexpr double square = 9.0;
    std::vector<LegendEntry> entries;
    const auto entry = [&entries](const QColor &edge, const QColor &fill, const QString &text) {
        entries.push_back({ text, square + 1.0, [edge, fill](MarkSheet &sheet, const QRectF &box) {
                               sheet.bar(
                                   QRectF(box.left() + 0.5, std::round(box.center().y() - square / 2) - 0.5, square, square), fill, QPen(edge, 1.0));
                           } });
    };
    for (const TresIndex tres : m_data.used) {
        entry(tresColour(tres), tresColour(tres), m_data.tresNames[tres]);
    }
    entry(chartPalette().quietText, chartPalette().panel, tr("not counted: another one is larger"));
    return ChartLegend(std::move(entries), width);
}

void BillingChart::layOutLegend(MarkSheet &sheet, const Columns &where) const
{
    legend(where.legend).addTo(sheet, QPointF(pageSide, 11.0), false, chartPalette());
    if (!where.nodes.isEmpty()) {
        sheet.text(QRectF(where.nodes.left(), 12.0, where.nodes.width(), 16.0), Qt::AlignLeft | Qt::AlignVCenter, tr("Part of its nodes"), uiFont(11),
            chartPalette().quietText);
    }
}

void BillingChart::layOutAxis(MarkSheet &sheet, const Columns &where, double bottom) const
{
    const Palette &colours = chartPalette();
    const QFont font = uiFont(11);
    if (m_data.highest > 0.0) {
        const double interval = PlotCanvas::niceInterval(m_data.highest * view().span(), std::max(1, static_cast<int>(where.bars.width() / 80.0)));
        const QRectF whole = view().wholeAlongX(where.bars);
        const double first = std::floor(m_data.highest * view().from() / interval);
        for (int i = 0; (first + i) * interval <= m_data.highest * view().to(); ++i) {
            const double tick = (first + i) * interval;
            const double x = std::round(whole.left() + whole.width() * tick / m_data.highest) + 0.5;
            if (x < where.bars.left()) {
                continue;
            }
            sheet.line(QPointF(x, where.bars.top()), QPointF(x, bottom), QPen(tick == 0.0 ? colours.quietText : colours.line, 1.0));
            sheet.figures(
                QRectF(x - 50.0, bottom + 3.0, 100.0, 14.0), Qt::AlignHCenter | Qt::AlignVCenter, shortNumberText(tick, 3), font, colours.quietText);
        }
    }
    sheet.text(QRectF(where.bars.left(), bottom + 18.0, where.value - where.bars.left(), 16.0), Qt::AlignRight | Qt::AlignVCenter,
        tr("Billing TRES a second"), font, colours.quietText);
}

void BillingChart::layOutCase(MarkSheet &sheet, int index, double top, const Columns &where) const
{
    const Palette &colours = chartPalette();
    const BillingCase &one = m_data.cases[static_cast<std::size_t>(index)];
    sheet.addTarget({ MarkKey::job(one.row), JobNumber { one.row, JobQuantity::Billing }, index, [this, &one] { return readOutOf(one); },
        QPointF(where.bars.center().x(), top + caseHeight / 2) });
    sheet.place(QRectF(pageSide - 6.0, top + 1.5, sheet.size().width() - 2 * pageSide + 12.0, caseHeight - 3.0));
    sheet.setTarget(-1); // the case is outlined, not its bars
    const double line = std::round(top + caseHeight) - 0.5;
    sheet.line(QPointF(pageSide, line), QPointF(where.value, line), QPen(colours.line, 1.0));
    const double room = where.rule - where.name - 8.0;
    sheet.label(QRectF(where.name, top + 12.0, room, 18.0), Qt::AlignLeft | Qt::AlignVCenter, one.job, uiFont(12, QFont::DemiBold), colours.text);
    sheet.label(QRectF(where.name, top + 30.0, room, 16.0), Qt::AlignLeft | Qt::AlignVCenter, one.partition, uiFont(10), colours.quietText);
    for (std::size_t i = 0; i < billingRules.size(); ++i) {
        const bool isOwn = i == ownRule();
        const auto weight = isOwn ? QFont::DemiBold : QFont::Normal;
        const QColor colour = isOwn ? colours.text : colours.quietText;
        const QRectF bar(where.bars.left(), std::round(top + 8.0 + static_cast<double>(i) * barStep), where.bars.width(), barHeight);
        sheet.text(QRectF(where.rule, bar.top() - 1.0, where.bars.left() - where.rule - 6.0, barHeight + 2.0), Qt::AlignRight | Qt::AlignVCenter,
            billingRuleName(billingRules[i]), uiFont(10, weight), colour);
        layOutBar(sheet, bar, one.bills[i]);
        sheet.figures(QRectF(where.bars.right(), bar.top() - 1.0, where.value - where.bars.right(), barHeight + 2.0),
            Qt::AlignRight | Qt::AlignVCenter, billedText(one.bills[i].value), uiFont(11, weight), colour);
    }
    if (!where.nodes.isEmpty()) {
        layOutParts(sheet, one, top, where.nodes);
    }
}

void BillingChart::layOutBar(MarkSheet &sheet, const QRectF &bar, const Billing &billing) const
{
    if (!(m_data.highest > 0.0)) {
        return;
    }
    const QRectF whole = view().wholeAlongX(bar);
    const double pixels = whole.width() / m_data.highest;
    double x = whole.left();
    sheet.setClip(view().isHome() ? QRectF() : bar);
    // What counts first, what does not behind it as an outline.
    for (const bool counts : { true, false }) {
        for (const BillingTerm &term : billing.terms) {
            const double wide = term.value * pixels;
            if (term.counts != counts || wide < 0.5) {
                continue;
            }
            const QColor colour = tresColour(term.tres);
            sheet.bar(QRectF(x + 0.5, bar.top() + 0.5, std::max(0.5, wide - 1.0), bar.height() - 1.0),
                counts ? chartPalette().faded(colour, 0.85) : chartPalette().panel, QPen(counts ? colour : chartPalette().faded(colour, 0.7), 1.0));
            x += wide;
        }
    }
    sheet.setClip({});
}

void BillingChart::layOutParts(MarkSheet &sheet, const BillingCase &one, double top, const QRectF &area) const
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
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double y = top + 9.0 + static_cast<double>(i) * 24.0;
        sheet.bar(QRectF(area.left(), y, area.width(), 5.0), colours.line, QPen(Qt::NoPen), 2.5);
        if (parts[i].part > 0.0) {
            const double wide = std::max(3.0, area.width() * std::min(1.0, parts[i].part));
            sheet.bar(QRectF(area.left(), y, wide, 5.0), parts[i].colour, QPen(Qt::NoPen), 2.5);
        }
        sheet.label(QRectF(area.left(), y + 6.0, area.width(), 14.0), Qt::AlignLeft | Qt::AlignVCenter, parts[i].text, uiFont(10), colours.text);
    }
}

QStringList BillingChart::readOutOf(const BillingCase &one) const
{
    QStringList lines { tr("Job %1 in %2").arg(one.job, one.partition) };
    const Billing &billing = one.bills[ownRule()];
    for (const BillingTerm &term : billing.terms) {
        const QString text = term.counts ? tr("%1: %2 × %3 = %4") : tr("%1: %2 × %3 = %4, not counted");
        lines.append(text.arg(m_data.tresNames[term.tres], integerText(static_cast<std::int64_t>(term.count)), shortNumberText(term.weight, 6),
            billedText(term.value)));
    }
    lines.append(billing.fromCpus ? tr("no billing weights: its CPUs are charged")
                                  : tr("%1 under %2").arg(billedText(billing.value), billingRuleName(m_data.rule)));
    return lines;
}

std::optional<ChartWidget::ZoomArea> BillingChart::zoomArea() const
{
    return ZoomArea { columns(size()).bars, Qt::Horizontal, 0.001, 0.0 };
}

} // namespace apportion

#include "moc_billing_chart.cpp"
