// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "core/plan/dominance.h"

namespace apportion
{

/// Which factor outweighs which: a matrix whose cell says how many of the column make up one of the row.
class DominanceChart : public ChartOf<std::vector<PriorityStep>>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    /// The weight that the points of a step come from; nothing for nice, which has none.
    [[nodiscard]] static ExplainQuestion questionOf(const PriorityStep &step);
    /// "a day of waiting", "QOS normal → high".
    [[nodiscard]] static QString stepText(const PriorityStep &step);
    /// "7 d", "1.4 ×", "never".
    [[nodiscard]] static QString ratioText(const PriorityStep &step, const PriorityStep &unit);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

protected:
    void layOut(MarkSheet &sheet) const override;

private:
    /// Where the cells lie.
    struct Grid
    {
        QRectF cells;
        double labels = 0.0; ///< width of the column of row names, points included
        double width = 0.0; ///< of a cell
        double height = 0.0;
    };
    [[nodiscard]] Grid gridFor(const QSize &size) const;
    [[nodiscard]] QRectF cellAt(const Grid &grid, std::size_t row, std::size_t column) const;
    void layOutRow(MarkSheet &sheet, const Grid &grid, std::size_t row) const;
    void layOutHead(MarkSheet &sheet, const Grid &grid, std::size_t column) const;
    void layOutCell(MarkSheet &sheet, const Grid &grid, std::size_t row, std::size_t column) const;
    [[nodiscard]] static QStringList readOutOf(const PriorityStep &step, const PriorityStep &unit);
};

} // namespace apportion
