// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/chart_parts.h"
#include "charts/recovery_data.h"
#include "charts/time_chart.h"

namespace apportion
{

/// The fair-share factor of chosen accounts in the coming weeks: if they run nothing, their share, or several times it; beside
/// them their siblings, who go on as before. Where one overtakes another is marked with the time.
class RecoveryChart : public ChartOf<RecoveryData, TimeChart>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

protected:
    [[nodiscard]] std::optional<std::int64_t> begin() const override { return m_data.isEmpty() ? std::nullopt : std::optional(m_data.begin); }
    [[nodiscard]] double horizonDays() const override;
    [[nodiscard]] ValueAxis valueAxis(const QRectF &plot) const override;
    [[nodiscard]] std::vector<Series> series() const override;
    [[nodiscard]] double headRoom(const QSizeF &room) const override;
    [[nodiscard]] double sideRoom() const override;
    void addMarks(MarkSheet &sheet, const Frame &frame) const override;
    void addHover(MarkSheet &over, const Frame &frame, const QPointF &mouse) const override;

private:
    [[nodiscard]] QPen penOf(std::size_t line, std::size_t scenario) const;
    [[nodiscard]] QString scenarioText(double timesShare) const;
    [[nodiscard]] MarkTarget targetOfLine(std::size_t line, std::size_t scenario) const;
    [[nodiscard]] ChartLegend legend(double width) const;
    [[nodiscard]] std::vector<EndName> endNames(const Frame &frame) const;
    /// Where one passes another.
    [[nodiscard]] std::vector<MarkLabel> overtakings(const Frame &frame) const;
};

} // namespace apportion
