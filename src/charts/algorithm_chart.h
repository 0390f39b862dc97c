// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/algorithm_data.h"
#include "charts/chart_widget.h"

namespace apportion
{

/// The same users ranked under Fair Tree, classic, depth-oblivious and linear: a column for each, the best rank on top, and
/// each user's way from column to column as a line. The ranks can be zoomed.
class AlgorithmChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit AlgorithmChart(QWidget *parent = nullptr);

    void setData(AlgorithmData data);
    [[nodiscard]] const AlgorithmData &data() const { return m_data; }
    void setSelected(AssociationId id);
    /// The user whose line passes nearest to @p position, or noAssociation.
    [[nodiscard]] AssociationId associationAt(const QPointF &position) const;

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
    [[nodiscard]] QRectF linesArea(const QRectF &plot) const;
    [[nodiscard]] double xOf(const QRectF &plot, std::size_t column) const;
    [[nodiscard]] double yOf(const QRectF &plot, const AlgorithmEntry &entry, std::size_t column) const;
    [[nodiscard]] double yAt(const QRectF &plot, const AlgorithmEntry &entry, double x) const;
    [[nodiscard]] const AlgorithmEntry *find(AssociationId id) const;
    void drawLine(QPainter *painter, const QRectF &plot, const AlgorithmEntry &entry, double width, const QColor &all) const;
    void drawNames(QPainter *painter, const QRectF &plot, std::size_t column) const;
    void drawHeads(QPainter *painter, const QRectF &plot) const;
    void pick(AssociationId id);

    AlgorithmData m_data;
    double m_nameWidth = 40.0; ///< of the widest name, in pixels
    AssociationId m_selected = noAssociation;
    AssociationId m_hovered = noAssociation;
    double m_hoverX = 0.0;
    QString m_search;
};

} // namespace apportion
