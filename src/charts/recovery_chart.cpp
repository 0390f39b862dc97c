// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/recovery_chart.h"

#include "charts/chart_parts.h"
#include "models/number_format.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

constexpr std::array scenarioPatterns { Qt::SolidLine, Qt::DashLine, Qt::DotLine };
constexpr std::size_t mostMarks = 10;

/// A line's factor at that time, straight between two points.
double factorAt(const RecoveryForecast &forecast, std::size_t line, double days)
{
    const std::vector<double> &factor = forecast.lines[line].factor;
    const double hour = days * 24.0;
    const auto after = std::upper_bound(forecast.hours.begin(), forecast.hours.end(), hour, [](double h, std::uint32_t at) { return h < at; });
    if (after == forecast.hours.begin() || after == forecast.hours.end()) {
        return after == forecast.hours.begin() ? factor.front() : factor.back();
    }
    const auto i = static_cast<std::size_t>(after - forecast.hours.begin());
    const double part = (hour - forecast.hours[i - 1]) / static_cast<double>(forecast.hours[i] - forecast.hours[i - 1]);
    return factor[i - 1] + part * (factor[i] - factor[i - 1]);
}

} // namespace

QString RecoveryChart::title() const
{
    return tr("Recovery and banking");
}

QString RecoveryChart::emptyText() const
{
    return m_data.isEmpty() ? tr("Nobody to follow yet. Open a policy with usage, or name accounts to see how their factor goes on.") : QString();
}

QString RecoveryChart::scenarioText(double timesShare) const
{
    if (timesShare == 0.0) {
        return tr("runs nothing");
    }
    return timesShare == 1.0 ? tr("runs its share") : tr("runs %1 × its share").arg(shortNumberText(timesShare, 2));
}

ChartTable RecoveryChart::table() const
{
    ChartTable table;
    table.columns = { tr("Association"), tr("Scenario"), tr("Hours"), tr("Fair-share") };
    for (const RecoveryScenario &scenario : m_data.scenarios) {
        for (std::size_t line = 0; line < m_data.ids.size(); ++line) {
            const QString what
                = line < m_data.chosen ? scenarioText(scenario.timesShare) : tr("as before, while others: %1").arg(scenarioText(scenario.timesShare));
            for (std::size_t i = 0; i < scenario.forecast.hours.size(); ++i) {
                table.rows.push_back({ m_data.names[line], what, scenario.forecast.hours[i], scenario.forecast.lines[line].factor[i] });
            }
        }
    }
    return table;
}

double RecoveryChart::horizonDays() const
{
    return std::max(1.0, m_data.days);
}

double RecoveryChart::headRoom(const QSizeF &room) const
{
    return 41.0 + legend(room.width()).height();
}

TimeChart::ValueAxis RecoveryChart::valueAxis(const QRectF &plot) const
{
    const bool isTall = plot.height() > 160.0;
    const QString title
        = m_data.algorithm == Algorithm::FairTree ? tr("Fair-share factor (of an account: its best user's)") : tr("Fair-share factor");
    return { 0.0, 1.0, isTall ? 0.25 : 0.5, isTall ? QStringLiteral("%.2f") : QStringLiteral("%.1f"), title };
}

QPen RecoveryChart::penOf(std::size_t line, std::size_t scenario) const
{
    if (line >= m_data.chosen) {
        return { chartPalette().faded(chartPalette().quietText, 0.55), 1.25, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin };
    }
    const double width = scenario == 0 ? 2.0 : 1.75;
    return { seriesLook(line, chartPalette()).colour, width, scenarioPatterns[scenario % scenarioPatterns.size()], Qt::FlatCap, Qt::RoundJoin };
}

MarkTarget RecoveryChart::targetOfLine(std::size_t line, std::size_t scenario) const
{
    // The keys go from account to account, along the lines of the first scenario.
    MarkTarget target { MarkKey::association(m_data.ids[line]), AssociationNumber { m_data.owners[line], AssociationQuantity::FairShare },
        scenario == 0 ? static_cast<int>(line) : -1 };
    target.isOutlined = false;
    return target;
}

std::vector<TimeChart::Series> RecoveryChart::series() const
{
    std::vector<Series> all;
    for (const bool watched : { true, false }) {
        for (std::size_t i = 0; i < m_data.scenarios.size(); ++i) {
            const RecoveryForecast &forecast = m_data.scenarios[i].forecast;
            for (std::size_t line = 0; line < forecast.lines.size(); ++line) {
                // Those who go on as before are drawn once: beside who runs nothing.
                if ((line >= m_data.chosen) != watched || (watched && i > 0)) {
                    continue;
                }
                Series one { {}, penOf(line, i), targetOfLine(line, i) };
                one.points.reserve(forecast.hours.size());
                // Under Fair Tree a factor is a rank: it stays until somebody is overtaken.
                const bool isStep = m_data.algorithm == Algorithm::FairTree;
                for (std::size_t k = 0; k < forecast.hours.size(); ++k) {
                    if (isStep && k > 0 && forecast.lines[line].factor[k] != forecast.lines[line].factor[k - 1]) {
                        one.points.emplace_back(forecast.hours[k] / 24.0, forecast.lines[line].factor[k - 1]);
                    }
                    one.points.emplace_back(forecast.hours[k] / 24.0, forecast.lines[line].factor[k]);
                }
                all.push_back(std::move(one));
            }
        }
    }
    return all;
}

void RecoveryChart::addMarks(MarkSheet &sheet, const Frame &frame) const
{
    const ChartLegend signs = legend(frame.head);
    signs.addTo(sheet, QPointF(frame.plot.right() - frame.head, frame.plot.top() - 9.0 - signs.height()), false, chartPalette());
    addEndNames(sheet, frame, endNames(frame));
    addMarkLabels(sheet, frame, overtakings(frame));
}

ChartLegend RecoveryChart::legend(double width) const
{
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < m_data.scenarios.size(); ++i) {
        QPen pen = penOf(0, i);
        if (m_data.chosen > 1) {
            pen.setColor(chartPalette().text);
        }
        entries.push_back(lineEntry(scenarioText(m_data.scenarios[i].timesShare), pen));
    }
    if (m_data.ids.size() > m_data.chosen) {
        const QString others
            = m_data.leftOut == 0 ? tr("others, as before") : tr("others, as before; %n more not drawn", nullptr, static_cast<int>(m_data.leftOut));
        entries.push_back(lineEntry(others, penOf(m_data.chosen, 0)));
    }
    return ChartLegend(std::move(entries), width);
}

std::vector<TimeChart::EndName> RecoveryChart::endNames(const Frame &frame) const
{
    std::vector<EndName> names;
    if (m_data.scenarios.empty()) {
        return names;
    }
    for (std::size_t line = 0; line < m_data.ids.size(); ++line) {
        const bool isChosen = line < m_data.chosen;
        const double factor = factorAt(m_data.scenarios.front().forecast, line, frame.to);
        names.push_back({ m_data.names[line], frame.yOf(factor), isChosen ? penOf(line, 0).color() : chartPalette().quietText, isChosen });
    }
    return names;
}

double RecoveryChart::sideRoom() const
{
    return roomFor(endNames(Frame()));
}

std::vector<TimeChart::MarkLabel> RecoveryChart::overtakings(const Frame &frame) const
{
    const auto isChosen = [this](AssociationId id) {
        const auto end = m_data.ids.begin() + static_cast<std::ptrdiff_t>(m_data.chosen);
        return std::find(m_data.ids.begin(), end, id) != end;
    };
    std::vector<MarkLabel> marks;
    for (std::size_t i = 0; i < m_data.scenarios.size(); ++i) {
        for (const Overtaking &one : m_data.scenarios[i].forecast.overtakings) {
            const double days = one.hour / 24.0;
            // The lines of those who go on as before are drawn for the first scenario only.
            const bool hasLines = i == 0 || (isChosen(one.overtaker) && isChosen(one.overtaken));
            if (hasLines && frame.shows(days) && marks.size() < mostMarks) {
                marks.push_back({ frame.at(days, one.factor),
                    tr("%1 above %2: %3", "an account, another, a time")
                        .arg(m_data.nameOf(one.overtaker), m_data.nameOf(one.overtaken), spanText(days)) });
            }
        }
    }
    return marks;
}

void RecoveryChart::addHover(MarkSheet &over, const Frame &frame, const QPointF &mouse) const
{
    const double days = std::clamp(frame.daysAt(mouse.x()), frame.from, frame.to);
    over.line(QPointF(mouse.x(), frame.plot.top()), QPointF(mouse.x(), frame.plot.bottom()), QPen(chartPalette().quietText, 1.0));
    QStringList lines { tr("after %1").arg(spanText(days)) };
    for (std::size_t line = 0; line < m_data.ids.size(); ++line) {
        const std::size_t shown = line < m_data.chosen ? m_data.scenarios.size() : 1;
        for (std::size_t i = 0; i < shown; ++i) {
            const double factor = factorAt(m_data.scenarios[i].forecast, line, days);
            const QString what = line < m_data.chosen ? scenarioText(m_data.scenarios[i].timesShare) : tr("as before");
            lines.append(tr("%1, %2: %3", "an account, what it runs, its factor").arg(m_data.names[line], what, factorText(factor)));
            over.point(frame.at(days, factor), 3.5, penOf(line, i).color(), QPen(chartPalette().panel, 1.0));
        }
    }
    over.setReadOut(mouse, lines);
}

} // namespace apportion

#include "moc_recovery_chart.cpp"
