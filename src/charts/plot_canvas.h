// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/mark_sheet.h"

#include <QGraphicsScene>

class QChart;
class QValueAxis;

namespace apportion
{

/// The grid and the axes of a plot, laid out and drawn by Qt Charts into any painter.
class PlotCanvas
{
public:
    PlotCanvas();
    ~PlotCanvas();

    /// The plot is the area between the axes; labels stand to its left and below it.
    void draw(QPainter *painter, const QSize &size, const PlotAxes &axes, const Palette &palette);

    /// A round tick interval (1, 2 or 5 times a power of ten) that gives at most @p most intervals over @p range.
    [[nodiscard]] static double niceInterval(double range, int most);
    /// The format that writes the multiples of @p interval without needless decimals.
    [[nodiscard]] static QString tickFormat(double interval);

private:
    void setAxis(QValueAxis *axis, const PlotAxis &wanted, const Palette &palette) const;

    QGraphicsScene m_scene;
    QChart *m_chart; // owned by the scene
    QValueAxis *m_x; // owned by the chart
    QValueAxis *m_y;
};

} // namespace apportion
