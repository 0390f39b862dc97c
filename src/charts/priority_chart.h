// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/chart_parts.h"
#include "charts/priority_data.h"

namespace apportion
{

/// The jobs in Slurm's order, or the first of each account, each with its weighted terms as one stacked bar; what lowers it left
/// of zero. Compared with one of them, only what differs is drawn. The points can be
/// zoomed; the jobs scroll where not all have room.
class PriorityChart : public ChartOf<PriorityData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] MarkKey::Kind standsFor() const override { return MarkKey::Kind::Job; }
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void dataChanged() override;
    void layOut(MarkSheet &sheet) const override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;
    [[nodiscard]] std::optional<RowArea> rowArea(const QSize &size) const override;
    [[nodiscard]] int rowOf(const MarkKey &key) const override;

private:
    struct Columns;

    void measure();
    [[nodiscard]] Columns columns(const QSize &size) const;
    [[nodiscard]] ChartLegend legend(double width) const;
    /// Above the rows, for the legend.
    [[nodiscard]] double headRoom(double width) const;
    void layOutAxis(MarkSheet &sheet, const Columns &where, double bottom) const;
    void layOutRow(MarkSheet &sheet, int index, const QRectF &line, const Columns &where) const;
    [[nodiscard]] QStringList readOutOf(const PriorityRow &row) const;
    /// The two texts before a row's bar.
    [[nodiscard]] QString headOf(const PriorityRow &row) const;
    [[nodiscard]] QString secondOf(const PriorityRow &row) const;
    [[nodiscard]] QString priorityOf(const PriorityRow &row) const;

    double m_jobWidth = 0.0; ///< of the widest text, in pixels
    double m_userWidth = 0.0;
    double m_priorityWidth = 0.0;
};

} // namespace apportion
