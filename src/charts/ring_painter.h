// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/share_map_layout.h"

#include <QFont>
#include <QLineF>
#include <QPainterPath>
#include <QPointF>
#include <QString>

class QPainter;

namespace apportion
{

/// Where the rings of a share map lie, and the way between points and angles.
struct RingGeometry
{
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
    /// The length of a slice through its middle, in pixels.
    [[nodiscard]] double arcLengthOf(const ShareSlice &slice) const;
    /// Whether a line of text could fit at all, in whatever direction.
    [[nodiscard]] bool hasRoomForText(const ShareSlice &slice) const;
    [[nodiscard]] QPointF middleOf(const ShareSlice &slice) const;
    /// The outline of a slice; @p filled is how much of its height, from the inside.
    [[nodiscard]] QPainterPath pathOf(const ShareSlice &slice, double filled = 1.0) const;
    /// The line between a slice and the one before it.
    [[nodiscard]] QLineF startOf(const ShareSlice &slice) const
    {
        return { at(slice.start, innerOf(slice) - 0.5), at(slice.start, outerOf(slice) + 0.5) };
    }
    /// The line between a slice and the one after it.
    [[nodiscard]] QLineF endOf(const ShareSlice &slice) const
    {
        return { at(slice.start + slice.span, innerOf(slice) - 0.5), at(slice.start + slice.span, outerOf(slice) + 0.5) };
    }
    /// The arc through a slice at that part of its height.
    [[nodiscard]] QPainterPath arcOf(const ShareSlice &slice, double height) const;
};

/// Writes @p text into a slice with the painter's pen: level, along the ring, or outwards, whichever fits first;
/// nothing when none does.
void drawSliceLabel(QPainter *painter, const RingGeometry &rings, const ShareSlice &slice, const QString &text, const QFont &font);

} // namespace apportion
