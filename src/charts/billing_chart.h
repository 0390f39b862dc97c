// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/billing_data.h"
#include "charts/chart_widget.h"

namespace apportion
{

/// What each TRES contributes to the billing of the jobs: for each of them a bar under SUM, MAX_TRES and MAX_TRES_GRES, and
/// beside them the part of its nodes that it is billed for against the part that it blocks. The bars can be zoomed; the wheel
/// alone scrolls the jobs where not all have room.
class BillingChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit BillingChart(QWidget *parent = nullptr);

    void setData(BillingData data);
    [[nodiscard]] const BillingData &data() const { return m_data; }
    /// The index in data().cases of the group of bars at @p position, or -1.
    [[nodiscard]] int caseAt(const QPointF &position) const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

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
    struct Columns
    {
        double name = 0.0;
        double rule = 0.0;
        QRectF bars;
        double value = 0.0; ///< right end of the numbers
        QRectF nodes; ///< of the billed and blocked parts; empty where there is no room
    };
    void measure();
    [[nodiscard]] Columns columns(const QSize &size) const;
    [[nodiscard]] int visibleCases(const QSize &size) const;
    [[nodiscard]] int firstCase(const QSize &size) const;
    [[nodiscard]] QColor tresColour(TresIndex tres) const;
    void drawLegend(QPainter *painter, const QSize &size, const Columns &where) const;
    void drawAxis(QPainter *painter, const QSize &size, const Columns &where) const;
    void drawCase(QPainter *painter, const BillingCase &one, double top, const Columns &where) const;
    void drawBar(QPainter *painter, const QRectF &bar, const Billing &billing) const;
    void drawParts(QPainter *painter, const BillingCase &one, double top, const QRectF &area) const;
    [[nodiscard]] std::size_t ownRule() const;
    void scrollBy(int cases);

    BillingData m_data;
    double m_nameWidth = 0.0; ///< of the widest text, in pixels
    double m_valueWidth = 0.0;
    int m_first = 0;
    int m_hovered = -1;
};

} // namespace apportion
