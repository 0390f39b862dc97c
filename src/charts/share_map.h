// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_parts.h"
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
/// the icicle) goes back up. Zooming goes into the account under the mouse or the selected one, and out of the one in the centre.
/// Selecting an association without a slice marks the nearest account above it; the centre moves up when it lies elsewhere.
class ShareMap : public ChartWidget
{
    Q_OBJECT

public:
    using ChartWidget::ChartWidget;

    /// Shows an evaluation; the centre and the selection stay where their associations still exist.
    void setData(std::shared_ptr<const Evaluation> evaluation);
    void setMode(ShareMapMode mode);
    [[nodiscard]] ShareMapMode mode() const { return m_mode; }
    void setShape(ShareMapShape shape);
    [[nodiscard]] ShareMapShape shape() const { return m_shape; }
    /// The account in the centre; noAssociation without data.
    [[nodiscard]] AssociationId centre() const { return m_layout.centre; }
    void setCentre(AssociationId account);
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

    [[nodiscard]] QSize usualSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// "Shares", "Usage", "Balance", for a switch beside the chart.
    [[nodiscard]] static QString modeName(ShareMapMode mode);
    /// The same where no sentence begins.
    [[nodiscard]] static QString modeWord(ShareMapMode mode);

Q_SIGNALS:
    void associationClicked(apportion::AssociationId id);

protected:
    void layOut(MarkSheet &sheet) const override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;
    [[nodiscard]] int targetOf(const MarkSheet &sheet, const MarkKey &key) const override;
    [[nodiscard]] int beside(int target, int key) const override;
    void selectionChanged() override;
    void pick(const MarkTarget &target) override;
    void activate(const MarkTarget &target) override;
    bool ascend() override;

private:
    [[nodiscard]] std::unique_ptr<SliceGeometry> geometryFor(const QSize &size) const;
    /// The room that the legend leaves.
    [[nodiscard]] QSize roomFor(const QSize &size) const;
    [[nodiscard]] ChartLegend legend(double width) const;
    [[nodiscard]] QString howToRead() const;
    void addFoot(MarkSheet &sheet) const;
    [[nodiscard]] RingGeometry ringsFor(const QSize &size) const;
    [[nodiscard]] IcicleGeometry icicleFor(const QSize &size) const;
    /// The strip of the account in the centre, above the icicle.
    [[nodiscard]] QRectF headOf(const IcicleGeometry &icicle) const;
    void relayout();
    [[nodiscard]] int mostRings() const;
    void addSlice(MarkSheet &sheet, const SliceGeometry &geometry, int index) const;
    void addCentre(MarkSheet &sheet, const RingGeometry &rings) const;
    void addHead(MarkSheet &sheet, const QRectF &head) const;
    void addWayUp(MarkSheet &sheet, const QPointF &tip) const;
    [[nodiscard]] QColor fillOf(const ShareSlice &slice) const;
    [[nodiscard]] QString labelOf(const ShareSlice &slice) const;
    /// What part of all that is drawn a slice is: "12 %".
    [[nodiscard]] static QString partOf(const ShareSlice &slice);
    [[nodiscard]] QStringList readOutOf(const ShareSlice &slice) const;

    std::shared_ptr<const Evaluation> m_evaluation;
    ShareMapMode m_mode = ShareMapMode::Shares;
    ShareMapShape m_shape = ShareMapShape::Rings;
    ShareMapLayout m_layout;
    double m_turned = 0.0; ///< by the wheel, since the last account: the logarithm of the zoom
};

} // namespace apportion
