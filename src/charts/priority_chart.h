// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"
#include "charts/priority_data.h"

namespace apportion
{

/// The jobs in Slurm's order, each with its weighted terms as one stacked bar; what lowers it left of zero. The points can be
/// zoomed; the wheel alone scrolls the jobs where not all have room, the arrow keys go from job to job, Return asks why.
class PriorityChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit PriorityChart(QWidget *parent = nullptr);

    void setData(PriorityData data);
    [[nodiscard]] const PriorityData &data() const { return m_data; }
    /// The index in data().rows of the bar at @p position, or -1.
    [[nodiscard]] int rowAt(const QPointF &position) const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void jobPicked(apportion::JobRow row);

protected:
    void drawChart(QPainter *painter, const QSize &size) const override;
    void drawOverlay(QPainter *painter) const override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;
    [[nodiscard]] bool scrollsByWheel() const override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    struct Columns;

    void measure();
    void scrollTo(int row);
    void moveTo(int row);
    void ask(int row);
    [[nodiscard]] Columns columns(const QSize &size) const;
    [[nodiscard]] int visibleRows(const QSize &size) const;
    [[nodiscard]] double rowHeight(const QSize &size) const;
    [[nodiscard]] int firstRow(const QSize &size) const;
    void drawLegend(QPainter *painter, const QSize &size) const;
    void drawAxis(QPainter *painter, const QSize &size, const Columns &columns) const;
    void drawRow(QPainter *painter, const PriorityRow &row, const QRectF &line, const Columns &columns) const;

    PriorityData m_data;
    double m_jobWidth = 0.0; ///< of the widest text, in pixels
    double m_userWidth = 0.0;
    double m_priorityWidth = 0.0;
    int m_scrolledTo = 0;
    int m_hovered = -1;
};

} // namespace apportion
