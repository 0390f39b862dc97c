// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/algorithm_data.h"
#include "charts/chart_of.h"

namespace apportion
{

/// The same users, or accounts by their best users, ranked under Fair Tree, classic, depth-oblivious and linear: a column for each, the best rank on
/// top, and each user's way from column to column as a line. The ranks can be zoomed.
class AlgorithmChart : public ChartOf<AlgorithmData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;
    /// Wide enough for names of any length.
    [[nodiscard]] QSize usualSize() const override;
    /// Of their names.
    [[nodiscard]] std::optional<Room> roomAt(const QSize &size) const override;

protected:
    void dataChanged() override;
    void layOut(MarkSheet &sheet) const override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;

private:
    /// The names of the columns: side by side in one line each, or, where they have not the room for that, broken into two
    /// and every second one a step lower.
    struct Heads
    {
        QList<QStringList> names; ///< a line each
        QFont font;
        bool areStaggered = false;
        double step = 0.0; ///< height of a name with what stands below it

        [[nodiscard]] double height() const { return areStaggered ? 2 * step : step; }
    };
    [[nodiscard]] Heads headsOf(double spacing) const;
    [[nodiscard]] static double namesRoom(double width);
    [[nodiscard]] QRectF plotArea(const QSize &size) const;
    [[nodiscard]] QRectF linesArea(const QRectF &plot) const;
    [[nodiscard]] double xOf(const QRectF &plot, std::size_t column) const;
    [[nodiscard]] double yOf(const QRectF &plot, const AlgorithmEntry &entry, std::size_t column) const;
    void layOutHeads(MarkSheet &sheet, const QRectF &plot) const;
    void layOutLine(MarkSheet &sheet, const QRectF &plot, const AlgorithmEntry &entry, double width) const;
    void layOutNames(MarkSheet &sheet, const QRectF &plot, std::size_t column) const;
    struct NamePlace
    {
        const AlgorithmEntry *entry = nullptr;
        double middle = 0.0; ///< its height
    };
    [[nodiscard]] std::vector<NamePlace> namePlaces(const QRectF &plot, std::size_t column) const;
    /// How many names have room below each other.
    [[nodiscard]] static std::size_t namesIn(const QRectF &plot);
    [[nodiscard]] static QStringList readOutOf(const AlgorithmEntry &entry);
    /// Which lines and names are missing.
    [[nodiscard]] QString leftOutText(const QRectF &plot) const;
    [[nodiscard]] QString drawnText() const;

    double m_nameWidth = 40.0; ///< of the widest name, in pixels
    std::uint32_t m_lastRank = 1; ///< of all entries under all algorithms
};

} // namespace apportion
