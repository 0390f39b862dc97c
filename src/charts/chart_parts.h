// SPDX-License-Identifier: GPL-3.0-or-later
// Small things that several charts draw alike.
#pragma once

#include "charts/mark_sheet.h"

#include <vector>

namespace apportion
{

/// A regime and where its band ends on an axis.
struct RegimeBand
{
    Regime regime = Regime::None;
    double left = 0.0;
    double right = 0.0;
};

/// Shades the bands over the height of @p plot and writes each one's name with its mark above it, pushed aside where the
/// bands are narrower than their names.
void addRegimeBands(MarkSheet &sheet, const QRectF &plot, const std::vector<RegimeBand> &bands, const Palette &palette);

/// A thin mark at the right edge of @p area: which part of a long list is on the screen. Nothing when all of it is.
void addScrollMark(MarkSheet &sheet, const QRectF &area, double first, double visible, double total, const Palette &palette);

/// Whether @p name holds what was searched for; false for an empty search.
[[nodiscard]] bool matchesSearch(const QString &name, const QString &search);

/// Places texts so that none covers another: where a text went, or a null rectangle.
class LabelPlaces
{
public:
    explicit LabelPlaces(const QRectF &room) : m_room(room) { }

    /// Keeps a place free.
    void block(const QRectF &rect) { m_taken.push_back(rect); }
    /// The first of @p candidates that lies in the room and is free; it is taken then.
    [[nodiscard]] QRectF take(const std::vector<QRectF> &candidates);

private:
    QRectF m_room;
    std::vector<QRectF> m_taken;
};

/// "3.5 h", "2 d 4 h", "17 d": a time span for marks and read-outs.
[[nodiscard]] QString spanText(double days);

/// A colour and a line pattern that tell series apart, colour-blind safe; the colours repeat after five, with another pattern.
struct SeriesLook
{
    QColor colour;
    Qt::PenStyle pattern = Qt::SolidLine;
};
[[nodiscard]] SeriesLook seriesLook(std::size_t index, const Palette &palette);

} // namespace apportion
