// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/regime_chart.h"

#include "charts/chart_parts.h"
#include "charts/plot_canvas.h"
#include "models/number_format.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

/// Room at both ends of the plot, for what used nothing and for what has no shares.
constexpr double edgeStrip = 26.0;
constexpr double reach = 9.0;

QString ratioText(double ratio)
{
    return std::isfinite(ratio) ? QLocale().toString(ratio, 'f', 3) : RegimeChart::tr("no shares");
}

} // namespace

RegimeChart::RegimeChart(QWidget *parent) : ChartWidget(parent), m_canvas(std::make_unique<PlotCanvas>())
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

RegimeChart::~RegimeChart() = default;

void RegimeChart::setData(RegimeData data)
{
    m_data = std::move(data);
    m_hovered = noAssociation;
    m_farthest = m_data.maximumRatio;
    for (const RegimePoint &point : m_data.points) {
        m_farthest = std::isfinite(point.ratio) ? std::max(m_farthest, point.ratio * 1.05) : m_farthest;
    }
    editView().setHome(0.0, m_data.maximumRatio / m_farthest);
    invalidate();
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

void RegimeChart::setSelected(AssociationId id)
{
    m_selected = id;
    update();
}

void RegimeChart::setSearch(const QString &text)
{
    if (text != m_search) {
        m_search = text;
        invalidate();
    }
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
    table.columns = { tr("Association"), tr("User"), tr("U/S"), tr("Factor"), tr("Usage (TRES·s)"), tr("Regime") };
    for (const RegimePoint &point : m_data.points) {
        table.rows.push_back({ point.name, point.isUser, point.ratio, point.factor, point.usage, regimeName(point.regime) });
    }
    return table;
}

QRectF RegimeChart::plotArea(const QSize &size) const
{
    return QRectF(QPointF(52.0, 62.0), QPointF(size.width() - 20.0, size.height() - 52.0));
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
    const QPointF onCurve = position(plot, point.ratio, beyond ? regimeCurve(shown, m_data.dampening) : point.factor);
    return point.regime == Regime::Unused ? QPointF(plot.left() + edgeStrip / 2, onCurve.y()) : onCurve;
}

const RegimePoint *RegimeChart::find(AssociationId id) const
{
    const auto found = std::find_if(m_data.points.begin(), m_data.points.end(), [id](const RegimePoint &point) { return point.id == id; });
    return found == m_data.points.end() ? nullptr : &*found;
}

AssociationId RegimeChart::associationAt(const QPointF &position) const
{
    const QRectF plot = plotArea(size());
    AssociationId nearest = noAssociation;
    double best = reach * reach;
    for (const RegimePoint &point : m_data.points) {
        const QPointF away = this->position(plot, point) - position;
        const double distance = QPointF::dotProduct(away, away);
        if (distance < best) {
            best = distance;
            nearest = point.id;
        }
    }
    return nearest;
}

QPointF RegimeChart::positionOf(AssociationId id) const
{
    const RegimePoint *point = find(id);
    return point == nullptr ? QPointF() : position(plotArea(size()), *point);
}

void RegimeChart::drawChart(QPainter *painter, const QSize &size) const
{
    const Palette &colours = chartPalette();
    const QRectF plot = plotArea(size);
    drawRegimes(painter, plot);

    const double range = shownTo() - shownFrom();
    const double strip = edgeStrip / std::max(1.0, plot.width() - 2 * edgeStrip) * range;
    PlotCanvas::Line curve { {}, QPen(colours.text, 1.75) };
    const int samples = static_cast<int>(std::clamp(plot.width(), 2.0, 2000.0));
    for (int i = 0; i <= samples; ++i) {
        const double ratio = shownFrom() + range * i / samples;
        curve.points.emplace_back(ratio, regimeCurve(ratio, m_data.dampening));
    }
    const double interval = PlotCanvas::niceInterval(range, std::max(2, static_cast<int>(plot.width() / 80.0)));
    m_canvas->draw(painter, size, plot, { shownFrom() - strip, shownTo() + strip, interval, PlotCanvas::tickFormat(interval) },
        { 0.0, 1.0, plot.height() > 180.0 ? 0.25 : 0.5, plot.height() > 180.0 ? QStringLiteral("%.2f") : QStringLiteral("%.1f") }, { curve },
        colours);

    painter->setFont(uiFont(11));
    painter->setPen(colours.quietText);
    const bool fairTree = m_data.algorithm == Algorithm::FairTree;
    const QString vertical = fairTree ? tr("2^(−U/S) on its own level (F itself is a rank)")
        : m_data.dampening > 1.0      ? tr("Fair-share factor F = 2^(−U/S/%1)").arg(m_data.dampening)
                                      : tr("Fair-share factor F = 2^(−U/S)");
    const QString horizontal
        = fairTree ? tr("Effective usage ÷ normalized shares on its own level") : tr("Effective usage ÷ normalized shares (U/S)");
    const auto beyond = std::count_if(m_data.points.begin(), m_data.points.end(),
        [this](const RegimePoint &point) { return std::isfinite(point.ratio) && point.ratio > shownTo(); });
    QStringList notes;
    if (beyond > 0) {
        notes.append(tr("%n beyond the right edge", nullptr, static_cast<int>(beyond)));
    }
    if (m_data.leftOut > 0) {
        notes.append(tr("%n more not drawn", nullptr, static_cast<int>(m_data.leftOut)));
    }
    drawAxisTexts(painter, size, plot, vertical, horizontal, notes.join(QStringLiteral(" · ")));
    drawPoints(painter, plot);
    drawNames(painter, plot);
}

void RegimeChart::drawRegimes(QPainter *painter, const QRectF &plot) const
{
    const double begin = plot.left() + edgeStrip;
    const double end = plot.right() - edgeStrip;
    double from = position(plot, m_data.atShareFrom, 0.0).x();
    double to = position(plot, m_data.atShareTo, 0.0).x();
    if (to - from < 3.0) {
        from = (from + to) / 2 - 1.5;
        to = from + 3.0;
    }
    paintRegimeBands(painter, plot,
        { { Regime::Unused, plot.left(), begin }, { Regime::UnderUsed, begin, from }, { Regime::AtShare, from, to }, { Regime::OverUsed, to, end },
            { Regime::NoShare, end, plot.right() } },
        chartPalette());
}

void RegimeChart::drawPoints(QPainter *painter, const QRectF &plot) const
{
    // Most used first in the data: drawn last, on top.
    for (auto point = m_data.points.rbegin(); point != m_data.points.rend(); ++point) {
        const double side = point->isUser ? 8.0 : 12.0;
        QRectF box(0.0, 0.0, side, side);
        box.moveCenter(position(plot, *point));
        painter->setPen(Qt::NoPen);
        painter->setBrush(chartPalette().panel);
        painter->drawEllipse(box.center(), side / 2 + 1.5, side / 2 + 1.5);
        painter->setOpacity(m_search.isEmpty() || matchesSearch(point->name, m_search) ? 1.0 : 0.2);
        paintRegimeMark(painter, box, point->regime, chartPalette());
        painter->setOpacity(1.0);
    }
}

void RegimeChart::drawAxisTexts(
    QPainter *painter, const QSizeF &size, const QRectF &plot, const QString &vertical, const QString &horizontal, const QString &note) const
{
    constexpr double margin = 16.0;
    const QFontMetricsF metrics(painter->font());
    const double noteWidth = note.isEmpty() ? 0.0 : metrics.horizontalAdvance(note) + 2 * margin;
    const auto fitted = [&metrics](const QString &text, double width) { return metrics.elidedText(text, Qt::ElideRight, std::max(0.0, width)); };
    painter->drawText(QPointF(margin, 26.0), fitted(vertical, plot.right() - margin - noteWidth));
    painter->drawText(QRectF(plot.left(), 12.0, plot.width(), 18.0), Qt::AlignRight | Qt::AlignVCenter, note);
    const QRectF below(margin, size.height() - 26.0, plot.right() - margin, 18.0);
    painter->drawText(below, Qt::AlignRight | Qt::AlignVCenter, fitted(horizontal, below.width()));
}

void RegimeChart::drawNames(QPainter *painter, const QRectF &plot) const
{
    constexpr std::size_t mostNames = 40;
    const bool nameUsers = m_data.points.size() <= 24;
    const QFont accountFont = uiFont(11, QFont::DemiBold);
    const QFont userFont = uiFont(11);
    LabelPlaces places(plot);
    for (const RegimePoint &point : m_data.points) {
        places.block(QRectF(position(plot, point) - QPointF(5.0, 5.0), QSizeF(10.0, 10.0)));
    }
    for (double x = plot.left() + edgeStrip; x < plot.right() - edgeStrip; x += 5.0) {
        const double part = (x - plot.left() - edgeStrip) / (plot.width() - 2 * edgeStrip);
        const double ratio = shownFrom() + part * (shownTo() - shownFrom());
        places.block(QRectF(position(plot, ratio, regimeCurve(ratio, m_data.dampening)) - QPointF(3.0, 1.5), QSizeF(6.0, 3.0)));
    }
    std::size_t named = 0;
    for (const RegimePoint &point : m_data.points) {
        const bool isWanted = m_search.isEmpty() ? !point.isUser || nameUsers : matchesSearch(point.name, m_search);
        if (!isWanted || named == mostNames) {
            continue;
        }
        const QFont &font = point.isUser ? userFont : accountFont;
        const QFontMetricsF metrics(font);
        const QSizeF extent(metrics.horizontalAdvance(point.name), metrics.height());
        const QPointF at = position(plot, point);
        const QRectF place = places.take({ QRectF(at + QPointF(9.0, -extent.height() - 1.0), extent), QRectF(at + QPointF(10.0, 1.0), extent),
            QRectF(at + QPointF(-9.0 - extent.width(), 2.0), extent), QRectF(at + QPointF(-9.0 - extent.width(), -extent.height() - 1.0), extent) });
        if (!place.isNull()) {
            painter->setFont(font);
            painter->setPen(chartPalette().text);
            painter->drawText(QPointF(place.left(), place.top() + metrics.ascent()), point.name);
            ++named;
        }
    }
}

void RegimeChart::drawOverlay(QPainter *painter) const
{
    const QRectF plot = plotArea(size());
    if (const RegimePoint *selected = find(m_selected)) {
        painter->setPen(QPen(chartPalette().accent, 2.0));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(position(plot, *selected), 9.5, 9.5);
    }
    const RegimePoint *hovered = find(m_hovered);
    if (hovered == nullptr) {
        return;
    }
    const QPointF at = position(plot, *hovered);
    painter->setPen(QPen(chartPalette().text, 1.5));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(at, 8.5, 8.5);
    drawReadOut(painter, at,
        { hovered->name, regimeName(hovered->regime), tr("U/S %1").arg(ratioText(hovered->ratio)), tr("F %1").arg(factorText(hovered->factor)),
            tr("%1 TRES·s used").arg(usageText(static_cast<long double>(hovered->usage))) });
}

void RegimeChart::mouseMoveEvent(QMouseEvent *event)
{
    ChartWidget::mouseMoveEvent(event);
    if (isPanning()) {
        return;
    }
    const AssociationId under = associationAt(event->position());
    if (under != m_hovered) {
        m_hovered = under;
        setCursor(under == noAssociation ? Qt::ArrowCursor : Qt::PointingHandCursor);
        update();
    }
}

void RegimeChart::mousePressEvent(QMouseEvent *event)
{
    const AssociationId under = associationAt(event->position());
    if (event->button() == Qt::LeftButton && under != noAssociation) {
        pickId(under);
    } else {
        ChartWidget::mousePressEvent(event);
    }
}

void RegimeChart::pickId(AssociationId id)
{
    setSelected(id);
    Q_EMIT associationPicked(id);
    Q_EMIT questionAsked(AssociationNumber { id, AssociationQuantity::FairShare });
}

/// To the point of the next larger or smaller ratio.
void RegimeChart::step(int direction)
{
    std::vector<const RegimePoint *> order;
    for (const RegimePoint &point : m_data.points) {
        order.push_back(&point);
    }
    std::stable_sort(order.begin(), order.end(), [](const RegimePoint *a, const RegimePoint *b) { return a->ratio < b->ratio; });
    const auto selected = std::find_if(order.begin(), order.end(), [this](const RegimePoint *point) { return point->id == m_selected; });
    const auto at = selected == order.end() ? std::ptrdiff_t { 0 } : selected - order.begin() + direction;
    if (at >= 0 && at < static_cast<std::ptrdiff_t>(order.size())) {
        pickId(order[static_cast<std::size_t>(at)]->id);
    }
}

void RegimeChart::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        ChartWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return step(-1);
    case Qt::Key_Right:
        return step(1);
    default:
        ChartWidget::keyPressEvent(event);
    }
}

void RegimeChart::leaveEvent(QEvent * /*event*/)
{
    m_hovered = noAssociation;
    update();
}

} // namespace apportion
