// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the marks on the ladder: each near its mark, or like flags above and below where marks stand close together.
#include "charts/chart_parts.h"
#include "charts/flag_labels.h"
#include "charts/ladder_chart.h"
#include "charts/tabular_text.h"
#include "models/number_format.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

QFont fontOf(const LadderMark &mark)
{
    return uiFont(11, mark.isUser ? QFont::Normal : QFont::DemiBold);
}

std::ptrdiff_t namedAmong(const std::vector<QRectF> &places)
{
    return std::count_if(places.begin(), places.end(), [](const QRectF &place) { return !place.isNull(); });
}

} // namespace

/// With the rank as soon as the walk has given it.
QString LadderChart::nameOf(const LadderMark &mark) const
{
    return m_step && mark.isUser && isReached(mark) ? tr("%1: %2", "a user and the rank").arg(mark.name, integerText(mark.rank)) : mark.name;
}

/// Where the name of a mark may stand, the best place first: above it, below it, beside it; nowhere where it would be read as that of
/// another mark, which is nearer to its middle, or stands at its other end.
std::vector<QRectF> LadderChart::labelPlaces(const std::vector<Spot> &spots, const Spot &spot, const QSizeF &size)
{
    constexpr double away = 8.0; ///< from the middle of a mark to a label above it
    constexpr double beside = 11.0;
    std::vector<QRectF> places;
    const auto isNearest = [&](const QRectF &place) {
        const double own = std::abs(spot.at.x() - place.center().x());
        return std::none_of(spots.begin(), spots.end(), [&](const Spot &other) {
            const double gap = std::abs(other.at.x() - place.center().x());
            return other.mark != spot.mark && gap < place.width() / 2 + 4.0 && gap <= own;
        });
    };
    for (const double y : { spot.at.y() - away - size.height() - 2.0, spot.at.y() + away }) {
        for (const double shift : { 0.0, -0.38, 0.38 }) {
            const QRectF place(QPointF(spot.at.x() + (shift - 0.5) * size.width(), y), size);
            if (isNearest(place)) {
                places.push_back(place);
            }
        }
    }
    const QRectF right(QPointF(spot.at.x() + beside, spot.at.y() - size.height() / 2), size);
    for (const QRectF &place : { right, right.translated(-size.width() - 2 * beside, 0.0) }) {
        const QRectF around = place.adjusted(-2.5 * beside, 0.0, 2.5 * beside, 0.0); // also those that tie, and what is noted of them
        const bool isAlone = std::none_of(spots.begin(), spots.end(),
            [&](const Spot &other) { return other.mark != spot.mark && other.at.x() > around.left() && other.at.x() < around.right(); });
        if (isAlone) {
            places.push_back(place);
        }
    }
    return places;
}

/// Accounts and what was searched for come first.
std::vector<LadderChart::WantedName> LadderChart::wantedNames(const std::vector<Spot> &spots) const
{
    std::vector<WantedName> names;
    for (const bool wantFirst : { true, false }) {
        for (const Spot &spot : spots) {
            const bool isFound = matchesSearch(spot.mark->name, search());
            if ((!spot.mark->isUser || isFound) == wantFirst && !isFaded(spot.mark->name)) {
                const QFont font = fontOf(*spot.mark);
                const QString text = nameOf(*spot.mark);
                names.push_back({ &spot, text, QSizeF(textWidth(font, text), QFontMetricsF(font).height() - 2.0) });
            }
        }
    }
    return names;
}

int LadderChart::layOutNames(MarkSheet &sheet, const std::vector<Spot> &spots, const QRectF &row) const
{
    const Palette &colours = chartPalette();
    const std::vector<WantedName> wanted = wantedNames(spots);
    LabelPlaces free(row);
    for (const Spot &spot : spots) {
        free.block(QRectF(spot.at - QPointF(6.0, 6.0), QSizeF(12.0, 12.0)));
    }
    std::vector<QRectF> places;
    std::vector<FlagMark> marks;
    for (const WantedName &name : wanted) {
        places.push_back(free.take(labelPlaces(spots, *name.spot, name.size)));
        if (!places.back().isNull()) {
            free.block(places.back().adjusted(-4.0, 0.0, 4.0, 0.0));
        }
        marks.push_back({ name.spot->at, name.size });
    }
    bool areFlags = false;
    if (static_cast<std::size_t>(namedAmong(places)) < wanted.size() && wanted.size() <= mostFlags) {
        std::vector<QRectF> flags = flagLabels(marks, row);
        areFlags = namedAmong(flags) > namedAmong(places);
        if (areFlags) {
            places = std::move(flags);
        }
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const QRectF &place = places[i];
        if (place.isNull()) {
            continue;
        }
        const Spot &spot = *wanted[i].spot;
        if (areFlags) {
            const bool isAbove = place.bottom() < spot.at.y();
            sheet.line(spot.at + QPointF(0.0, isAbove ? -7.0 : 7.0), QPointF(spot.at.x(), isAbove ? place.top() + 2.0 : place.bottom() - 2.0),
                QPen(colours.faded(colours.quietText, 0.7), 1.0));
        }
        const QFont font = fontOf(*spot.mark);
        sheet.text(QPointF(place.left(), place.top() + QFontMetricsF(font).ascent() - 1.0), wanted[i].text, font,
            isReached(*spot.mark) ? colours.text : colours.quietText);
    }
    return static_cast<int>(wanted.size()) - static_cast<int>(namedAmong(places));
}

QSize LadderChart::usualSize() const
{
    constexpr double plotWidth = 780.0;
    constexpr double mostCaption = 500.0;
    const QSize usual = ChartWidget::usualSize();
    const int width = std::max(usual.width(), static_cast<int>(std::ceil(std::min(m_captionWidth, mostCaption) + plotWidth)));
    const QRectF plot = plotArea(QSize(width, usual.height()));
    const double around = usual.height() - plot.height() + 60.0; // and a head
    const double rows = static_cast<double>(m_data.levels.size()) * tallestRow(plot);
    return { width, std::clamp(static_cast<int>(std::ceil(rows + around)), usual.height(), mostOfAFile) };
}

double LadderChart::tallestRow(const QRectF &plot) const
{
    if (m_tallest && m_tallest->first == plot.width()) {
        return m_tallest->second;
    }
    double tallest = usualRow;
    for (std::size_t level = 0; level < m_data.levels.size(); ++level) {
        const std::vector<Spot> spots = spotsIn(plot, level, 0.0);
        if (spots.size() > mostFlags) {
            continue;
        }
        std::vector<FlagMark> marks;
        for (const WantedName &name : wantedNames(spots)) {
            marks.push_back({ QPointF(name.spot->at.x(), 0.0), name.size });
        }
        tallest = heightOfFlags(std::move(marks), plot.left(), plot.right(), partAbove, tallest, mostOfARow);
    }
    m_tallest = std::pair { plot.width(), tallest };
    return tallest;
}

} // namespace apportion
