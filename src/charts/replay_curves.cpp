// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/replay_curves.h"

#include "charts/chart_parts.h"
#include "charts/plot_canvas.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

constexpr double secondsInADay = 86400.0;
constexpr std::size_t mostReplayLines = 5;

/// A curve without the stretches of which nothing is known.
std::vector<QPointF> pointsOf(const replay::ReplayComparison &comparison, const std::vector<double> &values)
{
    std::vector<QPointF> points;
    for (std::size_t place = 0; place < values.size(); ++place) {
        if (values[place] >= 0.0) {
            points.emplace_back(static_cast<double>(comparison.times[place] - comparison.times.front()) / secondsInADay, values[place]);
        }
    }
    return points;
}

/// Accounts below root, those that were promised or got most.
void addAccounts(ReplayCurves &curves, const ReplayAnswer &answer, const ReplayPair &pair)
{
    std::vector<const replay::AccountShare *> accounts;
    for (const replay::AccountShare &share : answer.comparison.scenarios[pair.after].shares) {
        const bool hasFactor = std::any_of(share.factor.begin(), share.factor.end(), [](double factor) { return factor >= 0.0; });
        if (curves.kind == ReplayCurve::Shares ? share.parent.empty() : hasFactor) {
            accounts.push_back(&share);
        }
    }
    std::stable_sort(accounts.begin(), accounts.end(), [](const replay::AccountShare *a, const replay::AccountShare *b) {
        return std::max(a->promised, a->deliveredAll) > std::max(b->promised, b->deliveredAll);
    });
    curves.leftOut = static_cast<int>(accounts.size() - std::min(accounts.size(), mostReplayLines));
    accounts.resize(std::min(accounts.size(), mostReplayLines));
    const auto &before = answer.comparison.scenarios[pair.before].shares;
    const bool isShares = curves.kind == ReplayCurve::Shares;
    const auto numbersOf
        = [isShares](const replay::AccountShare &share) -> const std::vector<double> & { return isShares ? share.delivered : share.factor; };
    for (const replay::AccountShare *share : accounts) {
        ReplayCurves::Line &line = curves.lines.emplace_back();
        line.name = toText(share->account);
        line.points = pointsOf(answer.comparison, numbersOf(*share));
        line.promised = isShares ? share->promised : -1.0;
        const auto same
            = std::find_if(before.begin(), before.end(), [share](const replay::AccountShare &one) { return one.account == share->account; });
        if (pair.before != pair.after && same != before.end()) {
            line.before = pointsOf(answer.comparison, numbersOf(*same));
        }
    }
    curves.scenarios = { toText(answer.comparison.scenarios[pair.before].name), toText(answer.comparison.scenarios[pair.after].name) };
}

} // namespace

ReplayCurves replayCurves(const ReplayAnswer &answer, ReplayCurve kind, const ReplayPair &pair)
{
    ReplayCurves curves;
    curves.kind = kind;
    const replay::ReplayComparison &comparison = answer.comparison;
    if (comparison.times.size() < 2) {
        return curves;
    }
    curves.begin = comparison.times.front();
    curves.days = static_cast<double>(comparison.times.back() - comparison.times.front()) / secondsInADay;
    if (kind == ReplayCurve::Shares || kind == ReplayCurve::Factors) {
        addAccounts(curves, answer, pair);
        return curves;
    }
    if (answer.validation) {
        ReplayCurves::Line real { ReplayCurveChart::tr("Really"), {}, -1.0 };
        for (const replay::LoadPoint &point : answer.validation->load) {
            const double day = static_cast<double>(point.begin - comparison.times.front()) / secondsInADay;
            if (day <= curves.days) {
                real.points.emplace_back(day, kind == ReplayCurve::Queue ? point.realQueue : point.realBusy);
            }
        }
        curves.lines.push_back(std::move(real));
    }
    for (const replay::ScenarioReplay &one : comparison.scenarios) {
        curves.lines.push_back({ toText(one.name), pointsOf(comparison, kind == ReplayCurve::Queue ? one.queue : one.busy), -1.0 });
    }
    return curves;
}

ReplayCurveChart::ReplayCurveChart(ReplayCurve kind, QWidget *parent) : ChartOf(parent)
{
    m_data.kind = kind;
}

QString ReplayCurveChart::title() const
{
    switch (m_data.kind) {
    case ReplayCurve::Shares:
        return tr("Share delivered against promised");
    case ReplayCurve::Factors:
        return tr("Fair-share factor over time");
    case ReplayCurve::Queue:
        return tr("Waiting jobs over time");
    case ReplayCurve::Busy:
        break;
    }
    return tr("CPUs in use over time");
}

QString ReplayCurveChart::emptyText() const
{
    return m_data.lines.empty() ? tr("Nothing has been replayed yet.") : QString();
}

QString ReplayCurveChart::valueText(double value) const
{
    return m_data.kind == ReplayCurve::Factors ? factorText(value)
        : isPart()                             ? tr("%1 %", "a part of the whole").arg(shortNumberText(value * 100.0, 1))
                                               : shortNumberText(value, 1);
}

ChartTable ReplayCurveChart::table() const
{
    ChartTable table;
    table.columns = { tr("Name"), tr("Scenario"), tr("Days"), tr("Value"), tr("Promised") };
    for (const ReplayCurves::Line &line : m_data.lines) {
        const auto add = [&](const QString &scenario, const std::vector<QPointF> &points) {
            for (const QPointF &point : points) {
                table.rows.push_back(
                    { line.name, scenario, point.x(), point.y(), line.promised < 0.0 ? QVariant(QString()) : QVariant(line.promised) });
            }
        };
        add(isOfAccounts() ? m_data.scenarios[1] : line.name, line.points);
        add(m_data.scenarios[0], line.before);
    }
    return table;
}

TimeChart::ValueAxis ReplayCurveChart::valueAxis(const QRectF &plot) const
{
    double high = 0.0;
    for (const ReplayCurves::Line &line : m_data.lines) {
        high = std::max(high, line.promised);
        for (const QPointF &point : line.points) {
            high = std::max(high, point.y());
        }
    }
    const bool isFactor = m_data.kind == ReplayCurve::Factors;
    const QString name = isFactor           ? tr("Fair-share factor")
        : m_data.kind == ReplayCurve::Queue ? tr("Waiting jobs")
        : m_data.kind == ReplayCurve::Busy  ? tr("Part of the CPUs")
                                            : tr("Part of what was charged");
    high = isPart() ? std::min(1.0, std::max(high * 1.05, 0.1)) : std::max(1.0, high);
    const double interval = PlotCanvas::niceInterval(high, std::max(2, static_cast<int>(plot.height() / 48.0)));
    return { 0.0, std::ceil(high / interval) * interval, interval, PlotCanvas::tickFormat(interval), name };
}

std::vector<TimeChart::Series> ReplayCurveChart::series() const
{
    std::vector<Series> all;
    for (std::size_t place = 0; place < m_data.lines.size(); ++place) {
        const ReplayCurves::Line &line = m_data.lines[place];
        const SeriesLook look = seriesLook(place, chartPalette());
        Series one { line.points, QPen(look.colour, 1.75, look.pattern, Qt::FlatCap, Qt::RoundJoin),
            { MarkKey::place(static_cast<std::uint32_t>(place)), {} } };
        one.target.row = static_cast<int>(place);
        one.target.isOutlined = false;
        all.push_back(std::move(one));
        if (!line.before.empty()) {
            all.push_back({ line.before, beforePen(look.colour), {} });
        }
        if (line.promised >= 0.0) {
            all.push_back({ { { 0.0, line.promised }, { m_data.days, line.promised } }, promisedPen(look.colour), {} });
        }
    }
    return all;
}

std::vector<TimeChart::EndName> ReplayCurveChart::endNames(const Frame &frame) const
{
    std::vector<EndName> names;
    for (std::size_t place = 0; place < m_data.lines.size(); ++place) {
        const ReplayCurves::Line &line = m_data.lines[place];
        if (!line.points.empty()) {
            names.push_back({ line.name, frame.yOf(line.points.back().y()), seriesLook(place, chartPalette()).colour, false });
        }
    }
    return names;
}

ChartLegend ReplayCurveChart::legend(double width) const
{
    std::vector<LegendEntry> entries;
    if (isOfAccounts() && !m_data.lines.empty()) {
        const QColor colour = chartPalette().text;
        const auto any = [this](const auto &isThere) { return std::any_of(m_data.lines.begin(), m_data.lines.end(), isThere); };
        entries.push_back(lineEntry(m_data.scenarios[1], QPen(colour, 1.75, Qt::SolidLine, Qt::FlatCap)));
        if (any([](const ReplayCurves::Line &line) { return !line.before.empty(); })) {
            entries.push_back(lineEntry(m_data.scenarios[0], beforePen(colour)));
        }
        if (any([](const ReplayCurves::Line &line) { return line.promised >= 0.0; })) {
            entries.push_back(lineEntry(tr("promised"), promisedPen(colour)));
        }
    }
    return ChartLegend(std::move(entries), width);
}

double ReplayCurveChart::headRoom(const QSizeF &room) const
{
    return isOfAccounts() ? 41.0 + legend(room.width()).height() : TimeChart::headRoom(room);
}

double ReplayCurveChart::sideRoom() const
{
    return roomFor(endNames(Frame()));
}

QString ReplayCurveChart::timeTitle(bool inHours) const
{
    return inHours ? tr("Time from the first job (hours)") : tr("Time from the first job (days)");
}

void ReplayCurveChart::addMarks(MarkSheet &sheet, const Frame &frame) const
{
    if (isOfAccounts()) {
        const ChartLegend signs = legend(frame.head);
        signs.addTo(sheet, QPointF(frame.plot.right() - frame.head, frame.plot.top() - 9.0 - signs.height()), false, chartPalette());
    }
    addEndNames(sheet, frame, endNames(frame));
    if (m_data.leftOut > 0) {
        sheet.text(QRectF(frame.plot.left(), 12.0, frame.plot.width(), 18.0), Qt::AlignRight | Qt::AlignVCenter,
            tr("%n more not drawn", nullptr, m_data.leftOut), uiFont(11), chartPalette().quietText);
    }
}

void ReplayCurveChart::addHover(MarkSheet &over, const Frame &frame, const QPointF &mouse) const
{
    const double days = std::clamp(frame.daysAt(mouse.x()), frame.from, frame.to);
    over.line(QPointF(mouse.x(), frame.plot.top()), QPointF(mouse.x(), frame.plot.bottom()), QPen(chartPalette().quietText, 1.0));
    QStringList lines { tr("after %1").arg(spanText(days)) };
    for (std::size_t place = 0; place < m_data.lines.size(); ++place) {
        const ReplayCurves::Line &line = m_data.lines[place];
        const auto next
            = std::upper_bound(line.points.begin(), line.points.end(), days, [](double day, const QPointF &point) { return day < point.x(); });
        if (next == line.points.begin()) {
            continue;
        }
        const QPointF &at = *std::prev(next);
        over.point(frame.at(at.x(), at.y()), 3.5, seriesLook(place, chartPalette()).colour, QPen(chartPalette().panel, 1.0));
        lines.append(line.promised < 0.0 ? tr("%1: %2").arg(line.name, valueText(at.y()))
                                         : tr("%1: %2 of %3 promised").arg(line.name, valueText(at.y()), valueText(line.promised)));
    }
    over.setReadOut(mouse, lines);
}

} // namespace apportion

#include "moc_replay_curves.cpp"
