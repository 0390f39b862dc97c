// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_parts.h"
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

QString translatedPart(const char *text)
{
    return QCoreApplication::translate("ChartParts", text);
}

} // namespace

void addRegimeBands(MarkSheet &sheet, const QRectF &plot, const std::vector<RegimeBand> &bands, const Palette &palette)
{
    const QFont font = uiFont(11, QFont::Medium);
    const QFontMetricsF metrics(font);
    constexpr double mark = 9.0;
    double taken = plot.left() - 8.0;
    for (const RegimeBand &band : bands) {
        const double strength = band.regime == Regime::AtShare ? 0.45 : palette.isDark ? 0.11 : 0.14;
        sheet.bar(QRectF(QPointF(band.left, plot.top()), QPointF(band.right, plot.bottom())), palette.faded(regimeColor(band.regime), strength));
        const QString name = regimeText(band.regime);
        const double width = mark + 5.0 + metrics.horizontalAdvance(name);
        double left = (band.left + band.right) / 2 - width / 2;
        left = std::max(std::min(left, plot.right() - width), plot.left());
        left = std::max(left, taken + 10.0);
        if (left + width > plot.right() + 1.0) {
            continue;
        }
        taken = left + width;
        const double middle = plot.top() - 13.0;
        sheet.point(QPointF(left + mark / 2, middle), mark, band.regime);
        sheet.text(QPointF(left + mark + 5.0, middle + (metrics.ascent() - metrics.descent()) / 2), name, font, palette.text);
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
    sheet.bar(QRectF(area.right() - wide, top, wide, length), palette.faded(palette.quietText, 0.5), QPen(Qt::NoPen), wide / 2);
}

bool matchesSearch(const QString &name, const QString &search)
{
    return !search.isEmpty() && name.contains(search, Qt::CaseInsensitive);
}

QRectF LabelPlaces::take(const std::vector<QRectF> &candidates)
{
    for (const QRectF &place : candidates) {
        const bool isFree = m_room.contains(place)
            && std::none_of(m_taken.begin(), m_taken.end(), [&place](const QRectF &other) { return other.intersects(place); });
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
    // Of the colours of Okabe and Ito those that stand apart from each other as thin lines.
    constexpr std::array colours { 0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe69f00 };
    constexpr std::array patterns { Qt::SolidLine, Qt::DashLine, Qt::DotLine };
    return { palette.edge(QColor::fromRgb(static_cast<QRgb>(colours[index % colours.size()]))),
        patterns[(index / colours.size()) % patterns.size()] };
}

} // namespace apportion
