// SPDX-License-Identifier: GPL-3.0-or-later
// Small things that several charts draw alike.
#pragma once

#include "charts/mark_sheet.h"

#include <functional>
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

/// What a legend says: a sign, and what it stands for.
struct LegendEntry
{
    QString text;
    double signWidth = 18.0;
    std::function<void(MarkSheet &, const QRectF &)> addSign; ///< into a box of that width, and as high as a row
};

/// A legend that never loses an entry: what finds no room in a row goes on in the next one.
class ChartLegend
{
public:
    static constexpr double rowHeight = 17.0;

    ChartLegend(std::vector<LegendEntry> entries, double width, const QFont &font = uiFont(11));

    [[nodiscard]] double height() const { return rowHeight * static_cast<double>(m_rows.size()); }
    [[nodiscard]] std::size_t rowCount() const { return m_rows.size(); }
    /// The widest row.
    [[nodiscard]] double width() const;
    /// Its rows below each other from @p corner, the one end of its first row: the right one with @p toTheRight.
    void addTo(MarkSheet &sheet, const QPointF &corner, bool toTheRight, const Palette &palette) const;

private:
    struct Row
    {
        std::size_t begin = 0; ///< of the entries
        std::size_t end = 0;
        double width = 0.0;
    };

    [[nodiscard]] double widthOf(const LegendEntry &entry) const;

    std::vector<LegendEntry> m_entries;
    double m_room;
    QFont m_font;
    std::vector<Row> m_rows;
};

/// A sign of a legend: a piece of a line.
[[nodiscard]] LegendEntry lineEntry(const QString &text, const QPen &pen);

/// All regimes with their marks, in the room above a plot of that width.
[[nodiscard]] ChartLegend regimeLegend(double width);
/// Shades the bands over the height of @p plot and puts the legend above it: each name over its band where one row is enough.
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

/// "12.53 %": a part of a whole, to the hundredth of a percent.
[[nodiscard]] QString partText(double part, bool isPadded = false);

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
