// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"
#include "charts/decay_data.h"

#include <memory>
#include <optional>

namespace apportion
{

class PlotCanvas;

/// How usage fades: as Slurm decays it, beside 2^(−t/half-life), with half, a tenth and the resets marked.
class DecayChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit DecayChart(QWidget *parent = nullptr);
    ~DecayChart() override;

    void setData(DecayData data);
    [[nodiscard]] const DecayData &data() const { return m_data; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;

protected:
    void drawChart(QPainter *painter, const QSize &size) const override;
    void drawOverlay(QPainter *painter) const override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void drawMark(QPainter *painter, const QRectF &plot, const DecayPoint &mark, const QString &label) const;
    void drawResets(QPainter *painter, const QRectF &plot) const;
    void drawLegend(QPainter *painter, const QRectF &plot) const;
    [[nodiscard]] QPointF position(const QRectF &plot, const DecayPoint &point) const;

    DecayData m_data;
    std::unique_ptr<PlotCanvas> m_canvas;
    std::optional<double> m_hoverX;
};

} // namespace apportion
