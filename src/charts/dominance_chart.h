// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "core/plan/dominance.h"

namespace apportion
{

/// Which factor outweighs which: a sentence of what counts most, the largest steps as bars, and, where there is room for it or it
/// is asked for alone, a matrix whose cell says how many of the column make up one of the row.
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

    /// "QOS low → high counts most: 10,000 points, as much as 14 d of waiting."
    [[nodiscard]] QString sentence() const;
    /// The matrix fills the chart.
    void setMatrixAlone(bool alone);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] MarkKey::Kind standsFor() const override { return MarkKey::Kind::Place; }
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
    /// Where the sentence and the bars end.
    [[nodiscard]] double leadHeight(const QSize &size) const;
    /// The largest steps, the largest first.
    [[nodiscard]] std::vector<std::size_t> largest() const;
    [[nodiscard]] QStringList sentenceLines(const QSize &size) const;
    void layOutLead(MarkSheet &sheet, bool isWalked) const;
    void layOutBar(MarkSheet &sheet, std::size_t step, const QRectF &line, double names, int row) const;
    void layOutMatrix(MarkSheet &sheet, const Grid &grid) const;
    [[nodiscard]] Grid gridFor(const QSize &size, double top) const;
    [[nodiscard]] QRectF cellAt(const Grid &grid, std::size_t row, std::size_t column) const;
    void layOutRow(MarkSheet &sheet, const Grid &grid, std::size_t row) const;
    void layOutHead(MarkSheet &sheet, const Grid &grid, std::size_t column) const;
    void layOutCell(MarkSheet &sheet, const Grid &grid, std::size_t row, std::size_t column) const;
    [[nodiscard]] static QStringList readOutOf(const PriorityStep &step, const PriorityStep &unit);

    bool m_isMatrixAlone = false;
};

} // namespace apportion
