// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/time_chart.h"
#include "charts/waiting_data.h"

namespace apportion
{

/// The priority of jobs over the time that they go on waiting: age grows to PriorityMaxAge, everything else stays. Where one
/// passes another is marked.
class WaitingChart : public ChartOf<WaitingData, TimeChart>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] MarkKey::Kind standsFor() const override { return MarkKey::Kind::Job; }
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

protected:
    [[nodiscard]] std::optional<std::int64_t> begin() const override { return m_data.isEmpty() ? std::nullopt : std::optional(m_data.begin); }
    [[nodiscard]] double horizonDays() const override;
    [[nodiscard]] ValueAxis valueAxis(const QRectF &plot) const override;
    [[nodiscard]] std::vector<Series> series() const override;
    [[nodiscard]] double sideRoom() const override;
    void addMarks(MarkSheet &sheet, const Frame &frame) const override;
    void addHover(MarkSheet &over, const Frame &frame, const QPointF &mouse) const override;
    void selectionChanged() override;

private:
    [[nodiscard]] QPen penOf(std::size_t job) const;
    [[nodiscard]] std::vector<EndName> endNames(const Frame &frame) const;
};

} // namespace apportion
