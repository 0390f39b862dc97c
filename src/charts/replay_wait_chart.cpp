// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/replay_wait_chart.h"

#include "charts/chart_parts.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <map>

namespace apportion
{

namespace
{

constexpr double waitRowHeight = 40.0;
constexpr double waitHead = 34.0;
constexpr double waitFoot = 48.0; ///< for the times, and what the marks stand for
constexpr double waitMargin = 16.0;
constexpr double waitBarHeight = 10.0;
constexpr std::array<double, 5> spreadParts { 0.1, 0.25, 0.5, 0.75, 0.9 };
constexpr std::array<double, 8> waitTicks { 0, 60, 600, 3600, 14400, 86400, 864000, 8640000 };

ReplayWaits::Spread spreadOf(std::vector<double> &waits)
{
    ReplayWaits::Spread spread {};
    std::sort(waits.begin(), waits.end());
    for (std::size_t part = 0; part < spread.size() && !waits.empty(); ++part) {
        spread[part] = waits[static_cast<std::size_t>(std::lround(spreadParts[part] * static_cast<double>(waits.size() - 1)))];
    }
    return spread;
}

} // namespace

ReplayWaits replayWaits(const ReplayAnswer &answer, replay::GroupBy by, const ReplayPair &pair)
{
    ReplayWaits waits;
    std::map<std::string, std::array<std::vector<double>, 2>> groups;
    for (std::size_t which = 0; which < 2; ++which) {
        const replay::ScenarioReplay &one = answer.comparison.scenarios[which == 0 ? pair.before : pair.after];
        waits.scenarios[which] = toText(one.name);
        for (replay::TraceRow row = 0; row < answer.trace.jobs.size(); ++row) {
            const replay::ReplayedJob &job = one.result.jobs[row];
            if (job.hasStarted() && isMeasured(answer.trace.jobs[row], job, answer.comparison.measureFrom)) {
                groups[groupOf(answer.trace, answer.trace.jobs[row], job, by).name][which].push_back(static_cast<double>(job.wait()));
            }
        }
    }
    for (const replay::GroupComparison &group : answer.comparison.groups) {
        if (const auto found = groups.find(group.name); group.by == by && found != groups.end()) {
            waits.rows.push_back({ toText(group.name), { spreadOf(found->second[0]), spreadOf(found->second[1]) },
                { static_cast<int>(found->second[0].size()), static_cast<int>(found->second[1].size()) }, !answer.isClaimed(group, pair) });
        }
    }
    std::stable_sort(waits.rows.begin(), waits.rows.end(),
        [](const ReplayWaits::Row &a, const ReplayWaits::Row &b) { return a.waits[0][4] * a.jobs[0] > b.waits[0][4] * b.jobs[0]; });
    return waits;
}

QString ReplayWaitChart::title() const
{
    return tr("Waits before and after");
}

QString ReplayWaitChart::emptyText() const
{
    return m_data.rows.empty() ? tr("Nothing has been replayed yet.") : QString();
}

ChartTable ReplayWaitChart::table() const
{
    ChartTable table;
    table.columns = { tr("Jobs of"), tr("Scenario"), tr("Jobs"), tr("p10 (s)"), tr("p25 (s)"), tr("Median (s)"), tr("p75 (s)"), tr("p90 (s)"),
        tr("Not claimed") };
    for (const ReplayWaits::Row &row : m_data.rows) {
        for (std::size_t which = 0; which < 2; ++which) {
            QVariantList cells { row.name, m_data.scenarios[which], row.jobs[which] };
            for (const double seconds : row.waits[which]) {
                cells.append(seconds);
            }
            cells.append(row.isNoise);
            table.rows.push_back(cells);
        }
    }
    return table;
}

double ReplayWaitChart::Axis::xOf(double seconds) const
{
    // Below a minute nearly linear, then logarithmic.
    const auto place = [](double wait) { return std::log1p(wait / 60.0); };
    return left + (right - left) * place(std::clamp(seconds, 0.0, most)) / place(most);
}

ReplayWaitChart::Axis ReplayWaitChart::axisFor(const QSize &size) const
{
    Axis axis { waitMargin + std::clamp(size.width() * 0.22, 70.0, 200.0), std::max(200.0, size.width() - waitMargin - 10.0), 60.0 };
    for (const ReplayWaits::Row &row : m_data.rows) {
        axis.most = std::max({ axis.most, row.waits[0][4] * 1.1, row.waits[1][4] * 1.1 });
    }
    return axis;
}

std::optional<ChartWidget::RowArea> ReplayWaitChart::rowArea(const QSize &size) const
{
    const int shown = std::max(1, static_cast<int>((size.height() - waitHead - waitFoot) / waitRowHeight));
    return RowArea { waitHead, waitRowHeight, shown, static_cast<int>(m_data.rows.size()) };
}

int ReplayWaitChart::rowOf(const MarkKey &key) const
{
    return key.kind == MarkKey::Kind::Place && key.id < m_data.rows.size() ? static_cast<int>(key.id) : -1;
}

QColor ReplayWaitChart::colourOf(std::size_t scenario) const
{
    return seriesLook(scenario, chartPalette()).colour;
}

void ReplayWaitChart::addAxis(MarkSheet &sheet, const Axis &axis, double bottom) const
{
    const Palette &colours = chartPalette();
    const QFont font = uiFont(11);
    for (const double tick : waitTicks) {
        if (tick <= axis.most) {
            const double x = axis.xOf(tick);
            sheet.line({ x, waitHead }, { x, bottom }, QPen(colours.line, 1.0));
            sheet.text(QRectF(x - 40.0, bottom + 4.0, 80.0, 16.0), Qt::AlignHCenter | Qt::AlignVCenter,
                tick < 86400 ? waitText(tick) : spanText(tick / 86400.0), font, colours.quietText);
        }
    }
    const QRectF caption(waitMargin, bottom + 22.0, axis.right - waitMargin, 18.0);
    const QString meaning = tr("Wait (line: 8 in 10 jobs, bar: half of them, mark: the median)");
    sheet.text(caption, Qt::AlignRight | Qt::AlignVCenter, QFontMetricsF(font).elidedText(meaning, Qt::ElideRight, caption.width()), font,
        colours.quietText);
    double x = axis.left;
    for (std::size_t which = 0; which < 2; ++which) {
        sheet.bar(QRectF(x, 14.0, 10.0, 10.0), colourOf(which), QPen(Qt::NoPen), 2.0);
        sheet.text(QPointF(x + 15.0, 23.0), m_data.scenarios[which], font, colours.text);
        x += 30.0 + QFontMetricsF(font).horizontalAdvance(m_data.scenarios[which]);
    }
}

void ReplayWaitChart::addRow(MarkSheet &sheet, const Axis &axis, std::size_t place, double top) const
{
    const Palette &colours = chartPalette();
    const ReplayWaits::Row &row = m_data.rows[place];
    MarkTarget target { MarkKey::place(static_cast<std::uint32_t>(place)), {}, static_cast<int>(place) };
    target.isPressed = true;
    target.isLong = true;
    target.readOut = [this, place] {
        const ReplayWaits::Row &of = m_data.rows[place];
        QStringList lines { of.name };
        for (std::size_t which = 0; which < 2; ++which) {
            lines.append(tr("%1: median %2, p90 %3 (%n job(s))", nullptr, of.jobs[which])
                             .arg(m_data.scenarios[which], waitText(of.waits[which][2]), waitText(of.waits[which][4])));
        }
        if (of.isNoise) {
            lines.append(tr("The difference is noise."));
        }
        return lines;
    };
    sheet.addTarget(std::move(target));
    sheet.setOpacity(isFaded(row.name) ? 0.25 : 1.0);
    sheet.place(QRectF(0.0, top, axis.right, waitRowHeight - 4.0));
    sheet.label(QRectF(waitMargin, top + 8.0, axis.left - waitMargin - 10.0, 20.0), Qt::AlignRight | Qt::AlignVCenter, row.name, uiFont(12),
        row.isNoise ? colours.quietText : colours.text);
    for (std::size_t which = 0; which < 2; ++which) {
        const ReplayWaits::Spread &waits = row.waits[which];
        const double middle = top + 10.0 + static_cast<double>(which) * 15.0;
        const QColor colour = row.isNoise ? colours.faded(colourOf(which), 0.55) : colourOf(which);
        sheet.line({ axis.xOf(waits[0]), middle }, { axis.xOf(waits[4]), middle }, QPen(colour, 1.5));
        const double left = axis.xOf(waits[1]);
        sheet.bar(QRectF(left, middle - waitBarHeight / 2, std::max(2.0, axis.xOf(waits[3]) - left), waitBarHeight), colours.faded(colour, 0.45),
            QPen(colour, 1.0), 2.0);
        const double median = axis.xOf(waits[2]);
        sheet.line({ median, middle - waitBarHeight / 2 - 1.0 }, { median, middle + waitBarHeight / 2 + 1.0 }, QPen(colours.text, 2.0));
    }
    sheet.setOpacity(1.0);
    sheet.setTarget(-1);
}

void ReplayWaitChart::layOut(MarkSheet &sheet) const
{
    const Axis axis = axisFor(sheet.size());
    const RowArea area = *rowArea(sheet.size());
    const auto first = static_cast<std::size_t>(firstRow(sheet.size()));
    const std::size_t last = std::min(m_data.rows.size(), first + static_cast<std::size_t>(area.shown));
    addAxis(sheet, axis, waitHead + static_cast<double>(last - first) * waitRowHeight);
    for (std::size_t place = first; place < last; ++place) {
        addRow(sheet, axis, place, waitHead + static_cast<double>(place - first) * waitRowHeight);
    }
    const QString rest = rowsText(sheet, m_data.rows.size());
    sheet.text(QRectF(waitMargin, 10.0, sheet.size().width() - 2 * waitMargin, 18.0), Qt::AlignRight | Qt::AlignVCenter, rest, uiFont(11),
        chartPalette().quietText);
}

void ReplayWaitChart::activate(const MarkTarget &target)
{
    if (const int row = rowOf(target.key); row >= 0) {
        select(target.key);
        Q_EMIT groupPicked(m_data.rows[static_cast<std::size_t>(row)].name);
    }
}

} // namespace apportion

#include "moc_replay_wait_chart.cpp"
