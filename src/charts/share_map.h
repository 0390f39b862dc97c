// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"
#include "charts/icicle_painter.h"
#include "charts/ring_painter.h"
#include "charts/share_map_layout.h"

#include <memory>

namespace apportion
{

enum class ShareMapShape : std::uint8_t { Rings, Icicle };

/// The tree as nested rings or as an icicle: who has how much of whose share or usage, in the colours of the regimes.
///
/// A click on a slice tells its association and, for an account, moves it to the centre; a click on the centre (on top of
/// the icicle) goes back up. The arrow keys go from slice to slice, Return into an account, Backspace back up. Zooming goes into
/// the account under the mouse or the selected one, and out of the one in the centre.
class ShareMap : public ChartWidget
{
    Q_OBJECT

public:
    explicit ShareMap(QWidget *parent = nullptr);

    /// Shows an evaluation; the centre and the selection stay where their associations still exist.
    void setData(std::shared_ptr<const Evaluation> evaluation);
    void setMode(ShareMapMode mode);
    [[nodiscard]] ShareMapMode mode() const { return m_mode; }
    void setShape(ShareMapShape shape);
    [[nodiscard]] ShareMapShape shape() const { return m_shape; }
    /// The account in the centre; noAssociation without data.
    [[nodiscard]] AssociationId centre() const { return m_layout.centre; }
    void setCentre(AssociationId account);
    /// Marks an association, or the nearest account above it that has a slice. Moves the centre up when it lies elsewhere.
    void setSelected(AssociationId id);
    [[nodiscard]] AssociationId selected() const { return m_selected; }
    [[nodiscard]] const ShareMapLayout &layoutOfSlices() const { return m_layout; }

    enum class HitKind : std::uint8_t { Nothing, Centre, Slice };
    struct Hit
    {
        HitKind kind = HitKind::Nothing;
        int slice = -1; ///< index in layoutOfSlices().slices
    };
    [[nodiscard]] Hit hitAt(const QPointF &position) const;
    /// The middle of a slice in the widget.
    [[nodiscard]] QPointF middleOf(const ShareSlice &slice) const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] bool isZoomed() const override;
    void zoom(double factor, const std::optional<QPointF> &at = std::nullopt) override;
    void showAll() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// "Shares", "Usage", "Balance", for a switch beside the chart.
    [[nodiscard]] static QString modeName(ShareMapMode mode);
    /// The same where no sentence begins.
    [[nodiscard]] static QString modeWord(ShareMapMode mode);

Q_SIGNALS:
    void associationClicked(apportion::AssociationId id);
    void centreChanged(apportion::AssociationId account);

protected:
    void drawChart(QPainter *painter, const QSize &size) const override;
    void drawOverlay(QPainter *painter) const override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] std::unique_ptr<SliceGeometry> geometryFor(const QSize &size) const;
    [[nodiscard]] RingGeometry ringsFor(const QSize &size) const;
    [[nodiscard]] IcicleGeometry icicleFor(const QSize &size) const;
    /// The strip of the account in the centre, above the icicle.
    [[nodiscard]] QRectF headOf(const IcicleGeometry &icicle) const;
    void relayout();
    void goUp();
    [[nodiscard]] int visibleSliceOf(AssociationId id) const;
    [[nodiscard]] int mostRings() const;
    void step(int key);
    void activateSlice(int slice);
    void moveTo(int slice);
    void drawSlice(QPainter *painter, const SliceGeometry &geometry, const ShareSlice &slice) const;
    void drawCentre(QPainter *painter, const RingGeometry &rings) const;
    void drawHead(QPainter *painter, const QRectF &head) const;
    [[nodiscard]] QColor fillOf(const ShareSlice &slice) const;
    [[nodiscard]] QString labelOf(const ShareSlice &slice) const;
    [[nodiscard]] QStringList readOutOf(const ShareSlice &slice) const;

    std::shared_ptr<const Evaluation> m_evaluation;
    ShareMapMode m_mode = ShareMapMode::Shares;
    ShareMapShape m_shape = ShareMapShape::Rings;
    ShareMapLayout m_layout;
    AssociationId m_selected = noAssociation;
    int m_hovered = -1;
    int m_turned = 0; ///< by the wheel, since the last account
    int m_cursor = -1; ///< the slice that the keys have come to, when it has no association of its own
    bool m_centreHovered = false;
};

} // namespace apportion
