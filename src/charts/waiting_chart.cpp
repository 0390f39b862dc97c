// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/waiting_chart.h"

#include "charts/chart_parts.h"
#include "charts/plot_canvas.h"
#include "models/number_format.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double secondsADay = 86400.0;
constexpr std::size_t mostWaitingMarks = 12;

} // namespace

/// Its line and its name are stronger.
void WaitingChart::selectionChanged()
{
    invalidate();
}

QString WaitingChart::title() const
{
    return tr("Priority while waiting");
}

QString WaitingChart::emptyText() const
{
    return m_data.isEmpty() ? tr("No jobs yet. Import the output of “scontrol -o show job” to see who passes whom by waiting.") : QString();
}

ChartTable WaitingChart::table() const
{
    ChartTable table;
    table.columns = { tr("Job"), tr("User"), tr("Partition"), tr("Days"), tr("Priority") };
    for (const WaitingJob &job : m_data.jobs) {
        std::vector<double> days { 0.0, job.line.secondsToFull() / secondsADay, m_data.days };
        for (const WaitingCrossing &crossing : m_data.crossings) {
            if (crossing.overtaker == job.line.row || crossing.overtaken == job.line.row) {
                days.push_back(crossing.seconds / secondsADay);
            }
        }
        std::sort(days.begin(), days.end());
        days.erase(std::unique(days.begin(), days.end()), days.end());
        for (const double day : days) {
            table.rows.push_back({ job.job, job.user, job.partition, day, job.line.after(day * secondsADay) });
        }
    }
    return table;
}

double WaitingChart::horizonDays() const
{
    return m_data.days;
}

TimeChart::ValueAxis WaitingChart::valueAxis(const QRectF &plot) const
{
    double low = 4294967295.0;
    double high = 1.0;
    for (const WaitingJob &job : m_data.jobs) {
        low = std::min(low, job.line.after(0.0));
        high = std::max(high, job.line.after(m_data.days * secondsADay));
    }
    low = std::min(low, high);
    // Near zero the axis begins there; far from it the differences would be lost.
    low = low < high * 0.4 ? 0.0 : low - (high - low) * 0.1;
    const double interval = PlotCanvas::niceInterval(std::max(1.0, high - low), std::max(2, static_cast<int>(plot.height() / 48.0)));
    low = std::floor(low / interval) * interval;
    high = std::max(low + interval, std::ceil((high + interval * 0.1) / interval) * interval);
    return { low, high, interval, QStringLiteral("%.0f"), tr("Priority (points)") };
}

QPen WaitingChart::penOf(std::size_t job) const
{
    const SeriesLook look = seriesLook(job, chartPalette());
    const bool isSelected = MarkKey::job(m_data.jobs[job].line.row) == selected();
    return { look.colour, isSelected ? 3.0 : 1.75, look.pattern, Qt::FlatCap, Qt::RoundJoin };
}

std::vector<TimeChart::Series> WaitingChart::series() const
{
    std::vector<Series> all;
    for (std::size_t i = 0; i < m_data.jobs.size(); ++i) {
        const WaitingLine &line = m_data.jobs[i].line;
        const double full = std::min(line.secondsToFull() / secondsADay, m_data.days);
        Series one { {}, penOf(i), { MarkKey::job(line.row), JobNumber { line.row, JobQuantity::Priority }, static_cast<int>(i) } };
        one.target.isOutlined = false;
        for (const double days : { 0.0, full, m_data.days }) {
            one.points.emplace_back(days, line.after(days * secondsADay));
        }
        all.push_back(std::move(one));
    }
    return all;
}

std::vector<TimeChart::EndName> WaitingChart::endNames(const Frame &frame) const
{
    std::vector<EndName> names;
    for (std::size_t i = 0; i < m_data.jobs.size(); ++i) {
        const WaitingJob &job = m_data.jobs[i];
        names.push_back({ tr("%1 %2", "a job and its user").arg(job.job, job.user), frame.yOf(job.line.after(frame.to * secondsADay)),
            penOf(i).color(), MarkKey::job(job.line.row) == selected() });
    }
    return names;
}

double WaitingChart::sideRoom() const
{
    return roomFor(endNames(Frame()));
}

void WaitingChart::addMarks(MarkSheet &sheet, const Frame &frame) const
{
    std::vector<MarkLabel> marks;
    for (const WaitingCrossing &crossing : m_data.crossings) {
        const double days = crossing.seconds / secondsADay;
        const WaitingJob *winner = m_data.find(crossing.overtaker);
        const WaitingJob *loser = m_data.find(crossing.overtaken);
        if (frame.shows(days) && winner != nullptr && loser != nullptr && marks.size() < mostWaitingMarks) {
            marks.push_back(
                { frame.at(days, crossing.priority), tr("%1 passes %2: %3", "a job, another, a time").arg(winner->job, loser->job, spanText(days)) });
        }
    }
    addMarkLabels(sheet, frame, marks);
    addEndNames(sheet, frame, endNames(frame));
    const QRectF foot(16.0, sheet.size().height() - 26.0, frame.plot.left() + frame.plot.width() * 0.66 - 16.0, 18.0);
    sheet.label(foot, Qt::AlignLeft | Qt::AlignVCenter, tr("Fair share is held as it is now; only age grows"), uiFont(11), chartPalette().quietText);
    if (m_data.leftOut > 0) {
        sheet.text(QRectF(frame.plot.left(), 12.0, frame.plot.width(), 18.0), Qt::AlignRight | Qt::AlignVCenter,
            tr("%n more not drawn", nullptr, static_cast<int>(m_data.leftOut)), uiFont(11), chartPalette().quietText);
    }
}

void WaitingChart::addHover(MarkSheet &over, const Frame &frame, const QPointF &mouse) const
{
    const double days = std::clamp(frame.daysAt(mouse.x()), frame.from, frame.to);
    over.line(QPointF(mouse.x(), frame.plot.top()), QPointF(mouse.x(), frame.plot.bottom()), QPen(chartPalette().quietText, 1.0));
    // Who would be first then, on top.
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_data.jobs.size(); ++i) {
        order.push_back(i);
        over.point(frame.at(days, m_data.jobs[i].line.after(days * secondsADay)), 3.5, penOf(i).color(), QPen(chartPalette().panel, 1.0));
    }
    std::stable_sort(order.begin(), order.end(),
        [&](std::size_t a, std::size_t b) { return m_data.jobs[a].line.after(days * secondsADay) > m_data.jobs[b].line.after(days * secondsADay); });
    QStringList lines { tr("after %1").arg(spanText(days)) };
    for (const std::size_t i : order) {
        const WaitingJob &job = m_data.jobs[i];
        const auto points = static_cast<std::int64_t>(job.line.after(days * secondsADay));
        const bool isFull = job.line.agePerSecond > 0.0 && days * secondsADay >= job.line.secondsToFull();
        lines.append((isFull ? tr("%1 of %2: %3, age full") : tr("%1 of %2: %3")).arg(job.job, job.user, integerText(points)));
    }
    over.setReadOut(mouse, lines);
}

} // namespace apportion

#include "moc_waiting_chart.cpp"
