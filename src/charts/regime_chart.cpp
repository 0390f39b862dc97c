// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/regime_chart.h"

#include "charts/chart_parts.h"
#include "charts/plot_canvas.h"
#include "charts/tabular_text.h"
#include "models/number_format.h"
#include "models/text_translation.h"

#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

/// Room at both ends of the plot, for what used nothing and for what has no shares.
constexpr double edgeStrip = 26.0;

QString ratioText(double ratio)
{
    return std::isfinite(ratio) ? QLocale().toString(ratio, 'f', 3) : RegimeChart::tr("no shares");
}

} // namespace

void RegimeChart::dataChanged()
{
    m_farthest = m_data.maximumRatio;
    for (const RegimePoint &point : m_data.points) {
        m_farthest = std::isfinite(point.ratio) ? std::max(m_farthest, point.ratio * 1.05) : m_farthest;
    }
    editView().setHome(0.0, m_data.maximumRatio / m_farthest);
}

double RegimeChart::shownFrom() const
{
    return view().from() * m_farthest;
}

double RegimeChart::shownTo() const
{
    return view().to() * m_farthest;
}

std::optional<ChartWidget::ZoomArea> RegimeChart::zoomArea() const
{
    // Keys leave the beginning of the curve where it is.
    return ZoomArea { plotArea(size()).adjusted(edgeStrip, 0.0, -edgeStrip, 0.0), Qt::Horizontal, 0.05 / m_farthest, 0.0 };
}

QString RegimeChart::title() const
{
    return tr("Fair-share regimes");
}

QString RegimeChart::emptyText() const
{
    return m_data.isEmpty() ? tr("No accounts yet. Open or import a policy to see where its accounts stand.") : QString();
}

ChartTable RegimeChart::table() const
{
    ChartTable table;
    table.columns = { tr("Association"), tr("User"), m_data.algorithm == Algorithm::Linear2009 ? tr("1 + U − S") : tr("U/S"), tr("Factor"),
        tr("Usage (TRES·s)"), tr("Regime") };
    for (const std::vector<RegimePoint> *points : { &m_data.points, &m_data.others }) { // a file has room for all of them
        for (const RegimePoint &point : *points) {
            table.rows.push_back({ point.name, point.isUser, point.ratio, point.factor, point.usage, regimeText(point.regime) });
        }
    }
    return table;
}

QRectF RegimeChart::plotArea(const QSize &size) const
{
    QRectF plot(QPointF(52.0, 62.0), QPointF(size.width() - 20.0, size.height() - 52.0));
    plot.setTop(plot.top() + regimeLegend(plot.width()).height() - ChartLegend::rowHeight);
    return plot;
}

QPointF RegimeChart::position(const QRectF &plot, double ratio, double factor) const
{
    const QRectF inner = plot.adjusted(edgeStrip, 0.0, -edgeStrip, 0.0);
    const double x = std::isfinite(ratio) ? inner.left() + inner.width() * std::clamp((ratio - shownFrom()) / (shownTo() - shownFrom()), 0.0, 1.0)
                                          : plot.right() - edgeStrip / 2;
    return { x, plot.bottom() - plot.height() * factor };
}

QPointF RegimeChart::position(const QRectF &plot, const RegimePoint &point) const
{
    // What lies beyond the axis stands at the curve's end.
    const bool beyond = std::isfinite(point.ratio) && (point.ratio > shownTo() || point.ratio < shownFrom());
    const double shown = std::clamp(point.ratio, shownFrom(), shownTo());
    const QPointF onCurve = position(plot, point.ratio, beyond ? m_data.curve(shown) : point.factor);
    // Without usage the linear factor still depends on the shares: such points stand on the line.
    return point.regime == Regime::Unused && m_data.algorithm != Algorithm::Linear2009 ? QPointF(plot.left() + edgeStrip / 2, onCurve.y()) : onCurve;
}

void RegimeChart::layOut(MarkSheet &sheet) const
{
    const Palette &colours = chartPalette();
    const QRectF plot = plotArea(sheet.size());
    layOutRegimes(sheet, plot);

    const double range = shownTo() - shownFrom();
    const double strip = edgeStrip / std::max(1.0, plot.width() - 2 * edgeStrip) * range;
    const double interval = PlotCanvas::niceInterval(range, std::max(2, static_cast<int>(plot.width() / 80.0)));
    const bool isTall = plot.height() > 180.0;
    sheet.setAxes(plot, { shownFrom() - strip, shownTo() + strip, interval, PlotCanvas::tickFormat(interval) },
        { 0.0, 1.0, isTall ? 0.25 : 0.5, isTall ? QStringLiteral("%.2f") : QStringLiteral("%.1f") });
    const int samples = static_cast<int>(std::clamp(plot.width(), 2.0, 2000.0));
    std::vector<QPointF> curve;
    for (int i = 0; i <= samples; ++i) {
        const double ratio = shownFrom() + range * i / samples;
        curve.push_back(position(plot, ratio, m_data.curve(ratio)));
    }
    sheet.line(curve, QPen(colours.text, 1.75));
    layOutTexts(sheet, plot);
    layOutPoints(sheet, plot);
    layOutNames(sheet, plot);
}

void RegimeChart::layOutRegimes(MarkSheet &sheet, const QRectF &plot) const
{
    const double begin = plot.left() + edgeStrip;
    const double end = plot.right() - edgeStrip;
    double from = position(plot, m_data.atShareFrom, 0.0).x();
    double to = position(plot, m_data.atShareTo, 0.0).x();
    if (to - from < 3.0) {
        from = (from + to) / 2 - 1.5;
        to = from + 3.0;
    }
    // No share is left where the curve is 0, and in the strip of what has no shares.
    const bool zeroIsShown = m_data.noShareFrom > shownFrom() && m_data.noShareFrom < shownTo();
    const double none = zeroIsShown ? position(plot, m_data.noShareFrom, 0.0).x() : m_data.noShareFrom <= shownFrom() ? begin : end;
    const double under = m_data.algorithm == Algorithm::Linear2009 ? plot.left() : begin; // nothing stands in its strip
    addRegimeBands(sheet, plot,
        { { Regime::Unused, plot.left(), under }, { Regime::UnderUsed, under, std::min(from, none) },
            { Regime::AtShare, std::min(from, none), std::min(to, none) }, { Regime::OverUsed, std::min(to, none), none },
            { Regime::NoShare, none, plot.right() } },
        chartPalette());
}

/// What the axes are, and what cannot be seen.
void RegimeChart::layOutTexts(MarkSheet &sheet, const QRectF &plot) const
{
    constexpr double margin = 16.0;
    const QFont font = uiFont(11);
    const QColor colour = chartPalette().quietText;
    const bool fairTree = m_data.algorithm == Algorithm::FairTree;
    const bool linear = m_data.algorithm == Algorithm::Linear2009;
    const QString vertical = fairTree ? tr("2^(−U/S) on its own level (F itself is a rank)")
        : linear                      ? tr("Fair-share factor F = (S − U + 1)/2")
        : m_data.dampening > 1.0      ? tr("Fair-share factor F = 2^(−U/S/%1)").arg(m_data.dampening)
                                      : tr("Fair-share factor F = 2^(−U/S)");
    const QString horizontal = fairTree ? tr("Effective usage ÷ normalized shares on its own level")
        : linear                        ? tr("1 + effective usage − normalized shares (1 + U − S)")
                                        : tr("Effective usage ÷ normalized shares (U/S)");
    const auto beyond = std::count_if(m_data.points.begin(), m_data.points.end(),
        [this](const RegimePoint &point) { return std::isfinite(point.ratio) && point.ratio > shownTo(); });
    QStringList notes;
    if (beyond > 0) {
        notes.append(tr("%n beyond the right edge", nullptr, static_cast<int>(beyond)));
    }
    if (!m_data.others.empty()) {
        notes.append(tr("%n more not drawn", nullptr, static_cast<int>(m_data.others.size())));
    }
    const QString note = notes.join(QStringLiteral(" · "));
    const QFontMetricsF metrics(font);
    const double noteWidth = note.isEmpty() ? 0.0 : metrics.horizontalAdvance(note) + 2 * margin;
    sheet.text(QPointF(margin, 26.0), metrics.elidedText(vertical, Qt::ElideRight, std::max(0.0, plot.right() - margin - noteWidth)), font, colour);
    sheet.text(QRectF(plot.left(), 12.0, plot.width(), 18.0), Qt::AlignRight | Qt::AlignVCenter, note, font, colour);
    sheet.label(
        QRectF(margin, sheet.size().height() - 26.0, plot.right() - margin, 18.0), Qt::AlignRight | Qt::AlignVCenter, horizontal, font, colour);
}

void RegimeChart::layOutPoints(MarkSheet &sheet, const QRectF &plot) const
{
    // The keys go along the axis.
    std::vector<const RegimePoint *> order;
    for (const RegimePoint &point : m_data.points) {
        order.push_back(&point);
    }
    std::stable_sort(order.begin(), order.end(), [](const RegimePoint *a, const RegimePoint *b) { return a->ratio < b->ratio; });
    for (const RegimePoint *point : order) {
        sheet.addTarget({ MarkKey::association(point->id), AssociationNumber { point->id, AssociationQuantity::FairShare }, 0,
            [this, point] { return readOutOf(*point); }, position(plot, *point) });
    }
    // Most used first in the data: drawn last, on top.
    for (auto point = m_data.points.rbegin(); point != m_data.points.rend(); ++point) {
        sheet.setTarget(sheet.find(MarkKey::association(point->id)));
        sheet.setOpacity(isFaded(point->name) ? 0.2 : 1.0);
        sheet.point(position(plot, *point), point->isUser ? 8.0 : 12.0, point->regime, chartPalette().panel);
    }
    sheet.setTarget(-1);
    sheet.setOpacity(1.0);
}

QStringList RegimeChart::readOutOf(const RegimePoint &point) const
{
    return { point.name, regimeText(point.regime),
        (m_data.algorithm == Algorithm::Linear2009 ? tr("1 + U − S %1") : tr("U/S %1")).arg(ratioText(point.ratio)),
        tr("F %1").arg(factorText(point.factor)), tr("%1 TRES·s used").arg(usageText(static_cast<long double>(point.usage))) };
}

void RegimeChart::layOutNames(MarkSheet &sheet, const QRectF &plot) const
{
    constexpr std::size_t mostNames = 40;
    const bool nameUsers = m_data.points.size() <= 24;
    LabelPlaces places(plot);
    for (const RegimePoint &point : m_data.points) {
        places.block(QRectF(position(plot, point) - QPointF(5.0, 5.0), QSizeF(10.0, 10.0)));
    }
    const double width = plot.width() - 2 * edgeStrip;
    for (int i = 0; i * 5.0 < width; ++i) {
        const double part = i * 5.0 / width;
        const double ratio = shownFrom() + part * (shownTo() - shownFrom());
        places.block(QRectF(position(plot, ratio, m_data.curve(ratio)) - QPointF(3.0, 1.5), QSizeF(6.0, 3.0)));
    }
    std::size_t named = 0;
    for (const RegimePoint &point : m_data.points) {
        const bool isWanted = search().isEmpty() ? !point.isUser || nameUsers : !isFaded(point.name);
        if (!isWanted || named == mostNames) {
            continue;
        }
        const QFont font = uiFont(11, point.isUser ? QFont::Normal : QFont::DemiBold);
        const QFontMetricsF metrics(font);
        const QSizeF extent(textWidth(font, point.name), metrics.height());
        const QPointF at = position(plot, point);
        const QRectF place = places.take({ QRectF(at + QPointF(9.0, -extent.height() - 1.0), extent), QRectF(at + QPointF(10.0, 1.0), extent),
            QRectF(at + QPointF(-9.0 - extent.width(), 2.0), extent), QRectF(at + QPointF(-9.0 - extent.width(), -extent.height() - 1.0), extent) });
        if (!place.isNull()) {
            sheet.text(QPointF(place.left(), place.top() + metrics.ascent()), point.name, font, chartPalette().text);
            ++named;
        }
    }
}

} // namespace apportion

#include "moc_regime_chart.cpp"
