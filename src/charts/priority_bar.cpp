// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/priority_bar.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

void PriorityBarScale::include(const PriorityTerms &terms)
{
    for (const PriorityBarSegment &segment : priorityBarSegments(terms)) {
        above = std::max(above, segment.to);
        below = std::max(below, -segment.from);
    }
}

double signedTerm(const PriorityTerms &terms, Factor factor)
{
    const std::array<double, allFactors.size()> values { terms.fairshare, terms.age, terms.jobSize, terms.partition, terms.qos, terms.tres,
        terms.assoc, static_cast<double>(terms.site), -static_cast<double>(terms.nice) };
    const double value = values[static_cast<std::size_t>(factor)];
    return std::isfinite(value) ? value : 0.0;
}

std::vector<PriorityBarSegment> priorityBarSegments(const PriorityTerms &terms)
{
    std::vector<PriorityBarSegment> segments;
    double right = 0.0;
    double left = 0.0;
    for (const Factor factor : allFactors) {
        const double value = signedTerm(terms, factor);
        if (value > 0.0) {
            segments.push_back({ factor, right, right + value });
            right += value;
        } else if (value < 0.0) {
            segments.push_back({ factor, left + value, left });
            left += value;
        }
    }
    return segments;
}

double priorityBarZero(const QRectF &rect, const PriorityBarScale &scale)
{
    const double whole = scale.above + scale.below;
    return whole > 0.0 ? rect.left() + rect.width() * scale.below / whole : rect.left();
}

std::vector<PriorityBarPiece> priorityBarPieces(const QRect &rect, const PriorityTerms &terms, const PriorityBarScale &scale)
{
    std::vector<PriorityBarPiece> pieces;
    const double whole = scale.above + scale.below;
    if (!(whole > 0.0) || rect.isEmpty()) {
        return pieces;
    }
    const QRectF area(rect);
    const double zero = priorityBarZero(area, scale);
    const double pixels = area.width() / whole;
    const auto x = [&](double points) { return std::clamp(std::round(zero + points * pixels), area.left(), area.right()); };
    for (const PriorityBarSegment &segment : priorityBarSegments(terms)) {
        QRectF piece(QPointF(x(segment.from), area.top()), QPointF(x(segment.to), area.bottom()));
        if (piece.width() < 1.0 && (segment.to - segment.from) * pixels < 0.25) {
            continue;
        }
        piece.setWidth(std::max(1.0, piece.width()));
        pieces.push_back({ piece, segment.factor });
    }
    return pieces;
}

void paintPriorityBar(QPainter *painter, const QRect &rect, const PriorityTerms &terms, const PriorityBarScale &scale, const Palette &palette)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(Qt::NoPen);
    for (const PriorityBarPiece &piece : priorityBarPieces(rect, terms, scale)) {
        paintFactor(painter, piece.rect, piece.factor, palette);
    }
    painter->restore();
}

} // namespace apportion
