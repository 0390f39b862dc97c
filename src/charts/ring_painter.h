// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/mark_sheet.h"
#include "charts/share_map_layout.h"

#include <QLineF>
#include <QStringList>

class QFontMetricsF;

namespace apportion
{

/// Where the slices of a share map lie: as rings, or as the rows of an icicle.
class SliceGeometry
{
public:
    virtual ~SliceGeometry() = default;

    /// The length of a slice through its middle, in pixels.
    [[nodiscard]] virtual double lengthOf(const ShareSlice &slice) const = 0;
    /// Whether a line of text could fit at all, in whatever direction.
    [[nodiscard]] virtual bool hasRoomForText(const ShareSlice &slice) const = 0;
    [[nodiscard]] virtual QPointF middleOf(const ShareSlice &slice) const = 0;
    /// The outline of a slice; @p filled is how much of its height, from the side of its parent's.
    [[nodiscard]] virtual QPainterPath pathOf(const ShareSlice &slice, double filled = 1.0) const = 0;
    /// The lines between a slice and the one before it, and the one after it.
    [[nodiscard]] virtual QLineF startOf(const ShareSlice &slice) const = 0;
    [[nodiscard]] virtual QLineF endOf(const ShareSlice &slice) const = 0;
    /// The line through a slice at that part of its height.
    [[nodiscard]] virtual QPainterPath levelOf(const ShareSlice &slice, double height) const = 0;
    /// Writes @p lines below each other into a slice; false when it does not fit, and nothing is written.
    virtual bool addLabel(MarkSheet &sheet, const ShareSlice &slice, const QStringList &lines, const QFont &font, const QColor &colour) const = 0;

protected:
    [[nodiscard]] static double widestOf(const QStringList &lines, const QFontMetricsF &metrics);
};

/// Where the rings of a share map lie, and the way between points and angles.
class RingGeometry : public SliceGeometry
{
public:
    static constexpr double gap = 3.0; ///< pixels between two rings

    QPointF centre;
    double hole = 0.0; ///< radius at which the innermost ring begins
    double thickness = 0.0; ///< of a ring, its gap included

    [[nodiscard]] double distanceOf(const QPointF &point) const;
    /// Degrees clockwise from 12 o'clock, 0 … 360.
    [[nodiscard]] double angleOf(const QPointF &point) const;
    [[nodiscard]] QPointF at(double angle, double radius) const;
    [[nodiscard]] double innerOf(const ShareSlice &slice) const { return hole + slice.ring * thickness; }
    [[nodiscard]] double outerOf(const ShareSlice &slice) const { return innerOf(slice) + thickness - gap; }
    [[nodiscard]] double lengthOf(const ShareSlice &slice) const override;
    [[nodiscard]] bool hasRoomForText(const ShareSlice &slice) const override;
    [[nodiscard]] QPointF middleOf(const ShareSlice &slice) const override;
    [[nodiscard]] QPainterPath pathOf(const ShareSlice &slice, double filled = 1.0) const override;
    [[nodiscard]] QLineF startOf(const ShareSlice &slice) const override
    {
        return { at(slice.start, innerOf(slice) - 0.5), at(slice.start, outerOf(slice) + 0.5) };
    }
    [[nodiscard]] QLineF endOf(const ShareSlice &slice) const override
    {
        return { at(slice.start + slice.span, innerOf(slice) - 0.5), at(slice.start + slice.span, outerOf(slice) + 0.5) };
    }
    [[nodiscard]] QPainterPath levelOf(const ShareSlice &slice, double height) const override;
    /// Level, along the ring, outwards, or bent as the ring is, whichever fits first.
    bool addLabel(MarkSheet &sheet, const ShareSlice &slice, const QStringList &lines, const QFont &font, const QColor &colour) const override;

private:
    bool addBentLabel(MarkSheet &sheet, const ShareSlice &slice, const QStringList &lines, const QFont &font, const QColor &colour) const;
};

} // namespace apportion
