// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "models/replay_answer.h"

#include <array>
#include <vector>

namespace apportion
{

/// How long the jobs of a group waited under one scenario and under another one.
struct ReplayWaits
{
    /// p10, p25, median, p75, p90: seconds.
    using Spread = std::array<double, 5>;
    struct Row
    {
        QString name;
        std::array<Spread, 2> waits {};
        std::array<int, 2> jobs {};
        bool isNoise = true; ///< the difference may not be claimed
    };

    std::array<QString, 2> scenarios;
    std::vector<Row> rows; ///< those that wait most in all first
};

[[nodiscard]] ReplayWaits replayWaits(const ReplayAnswer &answer, replay::GroupBy by, const ReplayPair &pair);

/// The waits of each group as two distributions below each other: the line from p10 to p90, the box from p25 to p75, the median.
/// The axis is logarithmic: minutes and days have room.
class ReplayWaitChart : public ChartOf<ReplayWaits>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

Q_SIGNALS:
    /// The user asks why a group waited.
    void groupPicked(const QString &name);

protected:
    void layOut(MarkSheet &sheet) const override;
    void activate(const MarkTarget &target) override;
    [[nodiscard]] std::optional<RowArea> rowArea(const QSize &size) const override;
    [[nodiscard]] int rowOf(const MarkKey &key) const override;

private:
    struct Axis
    {
        double left = 0.0;
        double right = 1.0;
        double most = 1.0; ///< seconds

        [[nodiscard]] double xOf(double seconds) const;
    };
    [[nodiscard]] Axis axisFor(const QSize &size) const;
    void addAxis(MarkSheet &sheet, const Axis &axis, double bottom) const;
    void addRow(MarkSheet &sheet, const Axis &axis, std::size_t place, double top) const;
    [[nodiscard]] QColor colourOf(std::size_t scenario) const;
};

} // namespace apportion
