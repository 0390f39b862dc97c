// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"
#include "charts/ladder_data.h"

namespace apportion
{

/// The LevelFS ladder: each level of the tree a row of siblings ranked by LevelFS on a logarithmic axis, highest at the left,
/// where Fair Tree begins. Ties are joined; unused ones stand at one end, those without shares at the other. The axis between
/// them can be zoomed; the wheel alone scrolls the levels where not all have room.
class LadderChart : public ChartWidget
{
    Q_OBJECT

public:
    explicit LadderChart(QWidget *parent = nullptr);

    void setData(LadderData data);
    [[nodiscard]] const LadderData &data() const { return m_data; }
    /// Marks an association and the accounts above it, and scrolls to its level.
    void setSelected(AssociationId id);
    /// The association whose mark is at @p position, or noAssociation.
    [[nodiscard]] AssociationId associationAt(const QPointF &position) const;
    /// Where an association's mark stands in the widget; a null point when it is not on the screen.
    [[nodiscard]] QPointF positionOf(AssociationId id) const;

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
    [[nodiscard]] bool scrollsByWheel() const override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    /// A mark and where it stands.
    struct Spot
    {
        const LadderMark *mark = nullptr;
        const LadderGroup *group = nullptr;
        std::size_t level = 0;
        QPointF at;
    };
    struct Place
    {
        std::size_t level = 0;
        std::size_t index = 0; ///< among the marks of the level
    };

    [[nodiscard]] QRectF plotArea(const QSize &size) const;
    /// The axis between those who used nothing and those without shares.
    [[nodiscard]] QRectF axisArea(const QRectF &plot) const;
    [[nodiscard]] double xOf(const QRectF &plot, double levelFs) const;
    /// Whether a LevelFS lies in the part of the axis that is shown.
    [[nodiscard]] bool isShown(double levelFs) const;
    [[nodiscard]] double rowHeight(const QSize &size) const;
    [[nodiscard]] std::size_t visibleLevels(const QSize &size) const;
    [[nodiscard]] std::size_t firstLevel(const QSize &size) const;
    [[nodiscard]] std::vector<Spot> spotsOf(const QSize &size, std::size_t level) const;
    /// Those of them that lie in the part of the axis that is shown.
    [[nodiscard]] std::vector<Spot> shownSpots(const QSize &size, std::size_t level) const;
    [[nodiscard]] std::vector<Spot> visibleSpots(const QSize &size) const;
    [[nodiscard]] bool find(AssociationId id, Place *place) const;
    void scrollTo(std::size_t level);
    void scrollBy(int levels);
    void pickId(AssociationId id);
    void step(int along, int across);
    [[nodiscard]] std::vector<double> ticks() const;
    void drawAxis(QPainter *painter, const QSize &size, const QRectF &plot) const;
    void drawLevel(QPainter *painter, const QSize &size, const QRectF &plot, std::size_t level) const;
    void drawCapsules(QPainter *painter, const std::vector<Spot> &spots) const;
    void drawSelection(QPainter *painter) const;
    [[nodiscard]] QStringList readOutOf(const Spot &spot) const;

    LadderData m_data;
    AssociationId m_selected = noAssociation;
    AssociationId m_hovered = noAssociation;
    QString m_search;
    std::size_t m_first = 0;
};

} // namespace apportion
