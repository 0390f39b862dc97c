// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/chart_widget.h"

#include <QStringList>

#include <string>
#include <vector>

namespace apportion
{

/// A measure over two settings of a sweep.
struct SweepMapData
{
    std::string measure; ///< its name, of history::sweepMeasures
    QString title; ///< the measure and of which jobs
    QString rowKey;
    QString columnKey;
    QStringList rows;
    QStringList columns;
    std::vector<double> values; ///< row by row; not a number where nothing is known
    bool isMoreBetter = false;
    bool isMean = false; ///< over what else the sweep changes
};

/// A heat map: the better a value, the stronger its colour; every cell tells its number.
class SweepMapChart : public ChartOf<SweepMapData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

protected:
    void layOut(MarkSheet &sheet) const override;

private:
    void addCell(MarkSheet &sheet, std::size_t row, std::size_t column, const QRectF &box, double strength) const;
    /// 1 for the best value, 0 for the worst.
    [[nodiscard]] double strengthOf(double value) const;
    [[nodiscard]] double valueAt(std::size_t row, std::size_t column) const
    {
        return m_data.values[row * static_cast<std::size_t>(m_data.columns.size()) + column];
    }
};

/// Two measures of the points of a sweep against each other.
struct SweepFrontData
{
    struct Point
    {
        double x = 0.0;
        double y = 0.0;
        QString settings;
        bool isBest = false; ///< no other one beats it in both
    };
    std::string xMeasure;
    std::string yMeasure;
    QString xTitle;
    QString yTitle;
    std::vector<Point> points;
};

/// The Pareto front: points that no other one beats in both measures, joined, among all.
class SweepFrontChart : public ChartOf<SweepFrontData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

protected:
    void layOut(MarkSheet &sheet) const override;
};

} // namespace apportion
