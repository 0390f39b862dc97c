// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/ring_painter.h"

#include <QRectF>

namespace apportion
{

/// Where the rows of an icicle lie: each ring of the layout a row, the angle as the way from left to right.
class IcicleGeometry : public SliceGeometry
{
public:
    static constexpr double gap = 2.0; ///< pixels between two rows

    QRectF area; ///< of all rows, below that of the account in the centre
    double rowHeight = 0.0; ///< its gap included
    bool labelsBelow = false; ///< in the lower half of the rows: something is drawn across their middle

    [[nodiscard]] QRectF rectOf(const ShareSlice &slice) const;
    [[nodiscard]] double lengthOf(const ShareSlice &slice) const override;
    [[nodiscard]] bool hasRoomForText(const ShareSlice &slice) const override;
    [[nodiscard]] QPointF middleOf(const ShareSlice &slice) const override;
    [[nodiscard]] QPainterPath pathOf(const ShareSlice &slice, double filled = 1.0) const override;
    [[nodiscard]] QLineF startOf(const ShareSlice &slice) const override;
    [[nodiscard]] QLineF endOf(const ShareSlice &slice) const override;
    [[nodiscard]] QPainterPath levelOf(const ShareSlice &slice, double height) const override;
    /// From left to right where it fits, else upright.
    bool addLabel(MarkSheet &sheet, const ShareSlice &slice, const QStringList &lines, const QFont &font, const QColor &colour) const override;
};

} // namespace apportion
