// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/chart_parts.h"
#include "charts/time_chart.h"
#include "models/replay_answer.h"

#include <array>
#include <vector>

namespace apportion
{

/// What of a replay is drawn over time.
enum class ReplayCurve { // without a type of its own, at which lupdate of later Qt loses the classes behind it
    Shares, ///< of accounts: delivered, and promised as a broken line
    Factors, ///< mean fair-share factor of the users of accounts
    Queue, ///< waiting jobs
    Busy ///< CPUs in use
};

/// Lines over the time of a replay.
struct ReplayCurves
{
    struct Line
    {
        QString name;
        std::vector<QPointF> points; ///< days from the beginning; gaps are left out
        double promised = -1.0; ///< below 0: nothing was
        std::vector<QPointF> before {}; ///< of the same account under the scenario that is compared with
    };

    ReplayCurve kind = ReplayCurve::Shares;
    std::int64_t begin = 0; ///< seconds since the epoch, UTC
    double days = 1.0;
    std::vector<Line> lines;
    int leftOut = 0; ///< accounts that are not drawn
    std::array<QString, 2> scenarios; ///< of accounts: under which `before` is, and under which the rest
};

/// The lines of two scenarios; of Queue and Busy one for each scenario, and what really happened where that is known.
[[nodiscard]] ReplayCurves replayCurves(const ReplayAnswer &answer, ReplayCurve kind, const ReplayPair &pair);

/// A replay over time.
class ReplayCurveChart : public ChartOf<ReplayCurves, TimeChart>
{
    Q_OBJECT

public:
    explicit ReplayCurveChart(ReplayCurve kind, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

protected:
    [[nodiscard]] std::optional<std::int64_t> begin() const override { return m_data.lines.empty() ? std::nullopt : std::optional(m_data.begin); }
    [[nodiscard]] double horizonDays() const override { return m_data.days; }
    [[nodiscard]] ValueAxis valueAxis(const QRectF &plot) const override;
    [[nodiscard]] std::vector<Series> series() const override;
    [[nodiscard]] double headRoom(const QSizeF &room) const override;
    [[nodiscard]] double sideRoom() const override;
    [[nodiscard]] QString timeTitle(bool inHours) const override;
    void addMarks(MarkSheet &sheet, const Frame &frame) const override;
    void addHover(MarkSheet &over, const Frame &frame, const QPointF &mouse) const override;

private:
    [[nodiscard]] bool isPart() const { return m_data.kind != ReplayCurve::Queue; }
    [[nodiscard]] QString valueText(double value) const;
    [[nodiscard]] std::vector<EndName> endNames(const Frame &frame) const;
    [[nodiscard]] bool isOfAccounts() const { return m_data.kind == ReplayCurve::Shares || m_data.kind == ReplayCurve::Factors; }
    /// What the kinds of lines stand for.
    [[nodiscard]] ChartLegend legend(double width) const;
    [[nodiscard]] QPen beforePen(const QColor &colour) const { return { chartPalette().faded(colour, 0.6), 1.25, Qt::DotLine, Qt::FlatCap }; }
    [[nodiscard]] static QPen promisedPen(const QColor &colour) { return { colour, 1.25, Qt::DashLine, Qt::FlatCap }; }
};

} // namespace apportion
