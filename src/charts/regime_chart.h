// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/regime_data.h"

namespace apportion
{

/// The curve 2^(−U/S) with the five regimes, and the associations on it. The axis can be zoomed and moved, out to the point
/// with the largest ratio; the arrow keys go from point to point.
class RegimeChart : public ChartOf<RegimeData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    /// The ratios at the ends of the part of the axis that is shown.
    [[nodiscard]] double shownFrom() const;
    [[nodiscard]] double shownTo() const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

protected:
    void dataChanged() override;
    void layOut(MarkSheet &sheet) const override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;

private:
    [[nodiscard]] QRectF plotArea(const QSize &size) const;
    [[nodiscard]] QPointF position(const QRectF &plot, double ratio, double factor) const;
    [[nodiscard]] QPointF position(const QRectF &plot, const RegimePoint &point) const;
    void layOutRegimes(MarkSheet &sheet, const QRectF &plot) const;
    void layOutTexts(MarkSheet &sheet, const QRectF &plot) const;
    void layOutPoints(MarkSheet &sheet, const QRectF &plot) const;
    void layOutNames(MarkSheet &sheet, const QRectF &plot) const;
    [[nodiscard]] QStringList readOutOf(const RegimePoint &point) const;

    double m_farthest = 1.0; ///< the ratio at the end of the whole axis
};

} // namespace apportion
