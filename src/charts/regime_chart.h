// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"
#include "charts/regime_data.h"

#include <memory>
#include <optional>

namespace apportion
{

class PlotCanvas;

/// The curve 2^(−U/S) with the five regimes, and the associations on it. The axis can be zoomed and moved, out to the point
/// with the largest ratio; the arrow keys go from point to point.
class RegimeChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit RegimeChart(QWidget *parent = nullptr);
    ~RegimeChart() override;

    void setData(RegimeData data);
    [[nodiscard]] const RegimeData &data() const { return m_data; }
    /// Marks an association; noAssociation marks none.
    void setSelected(AssociationId id);
    /// The association whose point is nearest to @p position and not farther than a finger's width, or noAssociation.
    [[nodiscard]] AssociationId associationAt(const QPointF &position) const;
    /// Where an association's point stands in the widget; a null point when it has none.
    [[nodiscard]] QPointF positionOf(AssociationId id) const;

    /// The ratios at the ends of the part of the axis that is shown.
    [[nodiscard]] double shownFrom() const;
    [[nodiscard]] double shownTo() const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;
    void setSearch(const QString &text) override;

Q_SIGNALS:
    void associationPicked(apportion::AssociationId id);

protected:
    void drawChart(QPainter *painter, const QSize &size) const override;
    void drawOverlay(QPainter *painter) const override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] QRectF plotArea(const QSize &size) const;
    [[nodiscard]] QPointF position(const QRectF &plot, double ratio, double factor) const;
    [[nodiscard]] QPointF position(const QRectF &plot, const RegimePoint &point) const;
    [[nodiscard]] const RegimePoint *find(AssociationId id) const;
    void drawRegimes(QPainter *painter, const QRectF &plot) const;
    void drawPoints(QPainter *painter, const QRectF &plot) const;
    void drawAxisTexts(
        QPainter *painter, const QSizeF &size, const QRectF &plot, const QString &vertical, const QString &horizontal, const QString &note) const;
    void pickId(AssociationId id);
    void step(int direction);
    void drawNames(QPainter *painter, const QRectF &plot) const;

    RegimeData m_data;
    std::unique_ptr<PlotCanvas> m_canvas;
    AssociationId m_selected = noAssociation;
    AssociationId m_hovered = noAssociation;
    QString m_search;
    double m_farthest = 1.0; ///< the ratio at the end of the whole axis
};

} // namespace apportion
