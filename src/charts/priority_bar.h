// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"
#include "core/evaluate/evaluation.h"

#include <QRect>

#include <vector>

namespace apportion
{

/// How many points of priority a bar's width stands for. Bars that share a scale can be compared.
struct PriorityBarScale
{
    double above = 0.0; ///< points to the right of zero
    double below = 0.0; ///< points to the left of zero, not negative

    PriorityBarScale() = default;
    /// A scale from zero to @p maximum. Implicit: a maximum is a scale.
    PriorityBarScale(double maximum) : above(maximum) { }
    /// Widens the scale so that a job with these terms fits.
    void include(const PriorityTerms &terms);
};

/// One piece of a bar, in points of priority from zero; from < to.
struct PriorityBarSegment
{
    Factor factor = Factor::FairShare;
    double from = 0.0;
    double to = 0.0;
};

/// A term with its sign as it enters the sum: nice is subtracted. Not a number and infinity count as 0.
[[nodiscard]] double signedTerm(const PriorityTerms &terms, Factor factor);

/// The pieces of a job's bar: what raises the priority stacks from zero to the right, what lowers it (nice, a negative
/// site factor) from zero to the left. Terms of 0 have no piece.
[[nodiscard]] std::vector<PriorityBarSegment> priorityBarSegments(const PriorityTerms &terms);

/// Where zero lies in a bar that is drawn into @p rect.
[[nodiscard]] double priorityBarZero(const QRectF &rect, const PriorityBarScale &scale);

/// A piece of a bar where it is drawn.
struct PriorityBarPiece
{
    QRectF rect;
    Factor factor = Factor::FairShare;
};
/// The pieces of a job's bar that can be seen in @p rect, on whole pixels: neighbouring ones meet without a seam, and thin ones
/// do not blur.
[[nodiscard]] std::vector<PriorityBarPiece> priorityBarPieces(const QRect &rect, const PriorityTerms &terms, const PriorityBarScale &scale);

/// Draws the bar over the whole of @p rect: callers choose its height and margins (12 px in a row of 27).
void paintPriorityBar(QPainter *painter, const QRect &rect, const PriorityTerms &terms, const PriorityBarScale &scale, const Palette &palette);

} // namespace apportion
