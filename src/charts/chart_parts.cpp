// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_parts.h"
#include "charts/tabular_text.h"
#include "models/number_format.h"
#include "models/text_translation.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double regimeSign = 9.0;
constexpr double besideSign = 5.0;
constexpr double betweenEntries = 12.0;

QString translatedPart(const char *text)
{
    return QCoreApplication::translate("ChartParts", text);
}

} // namespace

QString partText(double part, bool isPadded)
{
    return QCoreApplication::translate("ChartParts", "%1 %", "a part of the whole").arg(percentNumberText(part, 2, isPadded));
}

ChartLegend::ChartLegend(std::vector<LegendEntry> entries, double width, const QFont &font)
    : m_entries(std::move(entries)), m_room(std::max(40.0, width)), m_font(font)
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const double wide = widthOf(m_entries[i]);
        if (m_rows.empty() || m_rows.back().width + betweenEntries + wide > m_room) {
            m_rows.push_back({ i, i, -betweenEntries });
        }
        m_rows.back().end = i + 1;
        m_rows.back().width += betweenEntries + wide;
    }
}

double ChartLegend::widthOf(const LegendEntry &entry) const
{
    return std::min(m_room, entry.signWidth + besideSign + std::ceil(textWidth(m_font, entry.text)));
}

double ChartLegend::width() const
{
    double widest = 0.0;
    for (const Row &row : m_rows) {
        widest = std::max(widest, row.width);
    }
    return widest;
}

void ChartLegend::addTo(MarkSheet &sheet, const QPointF &corner, bool toTheRight, const Palette &palette) const
{
    double top = corner.y();
    for (const Row &row : m_rows) {
        double x = toTheRight ? corner.x() - row.width : corner.x();
        for (std::size_t i = row.begin; i < row.end; ++i) {
            const LegendEntry &entry = m_entries[i];
            const double wide = widthOf(entry);
            entry.addSign(sheet, QRectF(x, top, entry.signWidth, rowHeight));
            sheet.label(QRectF(x + entry.signWidth + besideSign, top, wide - entry.signWidth - besideSign + 0.5, rowHeight),
                Qt::AlignLeft | Qt::AlignVCenter, entry.text, m_font, palette.text);
            x += wide + betweenEntries;
        }
        top += rowHeight;
    }
}

LegendEntry lineEntry(const QString &text, const QPen &pen)
{
    return { text, 20.0, [pen](MarkSheet &sheet, const QRectF &box) {
                sheet.line({ box.left(), box.center().y() }, { box.right(), box.center().y() }, pen);
            } };
}

ChartLegend regimeLegend(double width)
{
    std::vector<LegendEntry> entries;
    entries.reserve(allRegimes.size());
    for (const Regime regime : allRegimes) {
        entries.push_back(
            { regimeText(regime), regimeSign, [regime](MarkSheet &sheet, const QRectF &box) { sheet.point(box.center(), regimeSign, regime); } });
    }
    return ChartLegend(std::move(entries), width, uiFont(11, QFont::Medium));
}

namespace
{

/// Each name over its band, pushed aside where the band is narrower; false where the names do not fit like that.
bool addNamesOverBands(MarkSheet &sheet, const QRectF &plot, const std::vector<RegimeBand> &bands, const Palette &palette)
{
    const QFont font = uiFont(11, QFont::Medium);
    const QFontMetricsF metrics(font);
    std::vector<double> wide;
    std::vector<double> lefts;
    double taken = plot.left() - betweenEntries;
    for (const RegimeBand &band : bands) {
        wide.push_back(regimeSign + besideSign + metrics.horizontalAdvance(regimeText(band.regime)));
        lefts.push_back(std::max((band.left + band.right - wide.back()) / 2, taken + betweenEntries));
        taken = lefts.back() + wide.back();
    }
    // Those that were pushed over the edge push back.
    double right = plot.right();
    for (std::size_t i = bands.size(); i-- > 0;) {
        lefts[i] = std::min(lefts[i], right - wide[i]);
        right = lefts[i] - betweenEntries;
    }
    if (lefts.front() < plot.left() - 0.5) {
        return false;
    }
    const double middle = plot.top() - 13.0;
    for (std::size_t i = 0; i < bands.size(); ++i) {
        sheet.point(QPointF(lefts[i] + regimeSign / 2, middle), regimeSign, bands[i].regime);
        sheet.text(QPointF(lefts[i] + regimeSign + besideSign, middle + (metrics.ascent() - metrics.descent()) / 2), regimeText(bands[i].regime),
            font, palette.text);
    }
    return true;
}

} // namespace

void addRegimeBands(MarkSheet &sheet, const QRectF &plot, const std::vector<RegimeBand> &bands, const Palette &palette)
{
    for (const RegimeBand &band : bands) {
        const double strength = band.regime == Regime::AtShare ? 0.45 : palette.isDark ? 0.11 : 0.14;
        sheet.bar(QRectF(QPointF(band.left, plot.top()), QPointF(band.right, plot.bottom())), palette.faded(regimeColor(band.regime), strength));
    }
    const ChartLegend legend = regimeLegend(plot.width());
    if (legend.rowCount() > 1 || !addNamesOverBands(sheet, plot, bands, palette)) {
        legend.addTo(sheet, QPointF(plot.left(), plot.top() - 5.0 - legend.height()), false, palette);
    }
}

void addScrollMark(MarkSheet &sheet, const QRectF &area, double first, double visible, double total, const Palette &palette)
{
    if (!(total > visible) || area.height() < 20.0) {
        return;
    }
    constexpr double wide = 4.0;
    const double length = std::max(16.0, area.height() * visible / total);
    const double top = area.top() + (area.height() - length) * std::clamp(first / (total - visible), 0.0, 1.0);
    sheet.bar(QRectF(area.right() - wide, top, wide, length), palette.faded(palette.quietText, 0.75), QPen(Qt::NoPen), wide / 2);
}

bool matchesSearch(const QString &name, const QString &search)
{
    return !search.isEmpty() && name.contains(search, Qt::CaseInsensitive);
}

QRectF LabelPlaces::take(const std::vector<QRectF> &candidates)
{
    for (const QRectF &place : candidates) {
        const bool isFree = m_room.contains(place)
            && std::none_of(m_taken.begin(), m_taken.end(), [&place](const QRectF &other) { // none is inside out, so this is enough
                   return other.left() < place.right() && place.left() < other.right() && other.top() < place.bottom()
                       && place.top() < other.bottom();
               });
        if (isFree) {
            m_taken.push_back(place);
            return place;
        }
    }
    return {};
}

QString spanText(double days)
{
    const QLocale locale;
    if (days < 2.0) {
        return translatedPart(QT_TRANSLATE_NOOP("ChartParts", "%1 h")).arg(locale.toString(days * 24.0, 'f', days * 24.0 < 10.0 ? 1 : 0));
    }
    const auto hours = static_cast<std::int64_t>(std::llround(days * 24.0));
    if (hours % 24 != 0 && days < 60.0) {
        return translatedPart(QT_TRANSLATE_NOOP("ChartParts", "%1 d %2 h")).arg(locale.toString(hours / 24), locale.toString(hours % 24));
    }
    return translatedPart(QT_TRANSLATE_NOOP("ChartParts", "%1 d")).arg(locale.toString(std::llround(days)));
}

SeriesLook seriesLook(std::size_t index, const Palette &palette)
{
    // Near those of Okabe and Ito, moved until any two are 20 apart in CIELAB for each dichromacy, also as edges of both themes.
    constexpr std::array colours { 0x006dbd, 0x845200, 0x09a77a, 0xb5498c, 0xe39f00 };
    constexpr std::array patterns { Qt::SolidLine, Qt::DashLine, Qt::DotLine };
    return { palette.edge(QColor::fromRgb(static_cast<QRgb>(colours[index % colours.size()]))),
        patterns[(index / colours.size()) % patterns.size()] };
}

} // namespace apportion
