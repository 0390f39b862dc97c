// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/decay_chart.h"

#include "charts/plot_canvas.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

QRectF plotArea(const QSize &size)
{
    return QRectF(QPointF(60.0, 44.0), QPointF(size.width() - 28.0, size.height() - 52.0));
}

/// Below three days the axis counts hours.
struct TimeUnit
{
    double perDay = 1.0;
    bool isHours = false;

    explicit TimeUnit(double horizonDays) : perDay(horizonDays < 3.0 ? 24.0 : 1.0), isHours(horizonDays < 3.0) { }
};

std::vector<QPointF> toPoints(const std::vector<DecayPoint> &series, double perDay)
{
    std::vector<QPointF> points;
    points.reserve(series.size());
    for (const DecayPoint &point : series) {
        points.emplace_back(point.days * perDay, point.left * 100.0);
    }
    return points;
}

QString daysText(double days)
{
    const bool hours = days < 3.0;
    const QString number = QLocale().toString(hours ? days * 24.0 : days, 'f', 1);
    return hours ? DecayChart::tr("%1 h").arg(number) : DecayChart::tr("%1 d").arg(number);
}

} // namespace

DecayChart::DecayChart(QWidget *parent) : ChartWidget(parent), m_canvas(std::make_unique<PlotCanvas>())
{
    setMouseTracking(true);
}

DecayChart::~DecayChart() = default;

void DecayChart::setData(DecayData data)
{
    m_data = std::move(data);
    invalidate();
}

QString DecayChart::title() const
{
    return tr("Usage over time");
}

QString DecayChart::emptyText() const
{
    return m_data.isEmpty() ? tr("No decay to show yet. Open a policy, or set PriorityDecayHalfLife.") : QString();
}

QPointF DecayChart::position(const QRectF &plot, const DecayPoint &point) const
{
    return { plot.left() + plot.width() * point.days / m_data.horizonDays, plot.bottom() - plot.height() * point.left };
}

void DecayChart::drawChart(QPainter *painter, const QSize &size) const
{
    const Palette &colours = chartPalette();
    const QRectF plot = plotArea(size);
    const TimeUnit unit(m_data.horizonDays);
    const double end = m_data.horizonDays * unit.perDay;
    const int ticks = std::max(2, static_cast<int>(plot.width() / 70.0));
    // Ticks at the half-lives say more than round numbers.
    const bool atHalfLives
        = m_data.halfLifeDays && end / (*m_data.halfLifeDays * unit.perDay) <= ticks && end / (*m_data.halfLifeDays * unit.perDay) >= 2.0;
    const double interval = atHalfLives ? *m_data.halfLifeDays * unit.perDay : PlotCanvas::niceInterval(end, ticks);

    const std::size_t most = static_cast<std::size_t>(2 * std::max(1.0, plot.width()));
    std::vector<PlotCanvas::Line> lines;
    if (!m_data.ideal.empty()) {
        lines.push_back({ toPoints(m_data.ideal, unit.perDay),
            QPen(colours.faded(colours.accent, colours.isDark ? 0.35 : 0.25), 7.0, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin) });
    }
    lines.push_back({ toPoints(thinned(m_data.slurm, most), unit.perDay), QPen(colours.accent, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin) });
    m_canvas->draw(painter, size, plot, { 0.0, end, interval, PlotCanvas::tickFormat(interval) },
        { 0.0, 100.0, plot.height() > 180.0 ? 25.0 : 50.0, QStringLiteral("%.0f") }, lines, colours);

    painter->setFont(uiFont(11));
    painter->setPen(colours.quietText);
    painter->drawText(QPointF(16.0, 26.0), tr("Usage left (%)"));
    const QString timeTitle = unit.isHours ? tr("Time from now (hours)") : tr("Time from now (days)");
    painter->drawText(QRectF(plot.left(), size.height() - 26.0, plot.width(), 18.0), Qt::AlignRight | Qt::AlignVCenter, timeTitle);
    drawLegend(painter, plot);
    drawResets(painter, plot);
    if (m_data.half) {
        drawMark(painter, plot, *m_data.half, tr("half after %1").arg(daysText(m_data.half->days)));
    }
    if (m_data.tenth) {
        drawMark(painter, plot, *m_data.tenth, tr("a tenth after %1").arg(daysText(m_data.tenth->days)));
    }
    if (!m_data.halfLifeDays) {
        painter->setFont(uiFont(12));
        painter->setPen(colours.quietText);
        const QString note = m_data.resets.empty() ? tr("Nothing decays and nothing resets: usage counts for ever. Set a half-life.")
                                                   : tr("Nothing decays: without a half-life only the reset clears usage.");
        const QRectF room(plot.left() + 24.0, plot.top() + plot.height() * 0.25, plot.width() - 48.0, plot.height() * 0.25);
        const QRectF box = painter->boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, note);
        painter->fillRect(box.adjusted(-8.0, -5.0, 8.0, 5.0), colours.panel);
        painter->drawText(room, Qt::AlignCenter | Qt::TextWordWrap, note);
    }
}

void DecayChart::drawLegend(QPainter *painter, const QRectF &plot) const
{
    const Palette &colours = chartPalette();
    struct Entry
    {
        QString text;
        QPen pen;
    };
    std::vector<Entry> entries { { tr("as Slurm decays it"), QPen(colours.accent, 2.0) } };
    if (!m_data.ideal.empty()) {
        entries.push_back({ tr("2^(−t / half-life)"),
            QPen(colours.faded(colours.accent, colours.isDark ? 0.35 : 0.25), 7.0, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin) });
    }
    painter->setFont(uiFont(11));
    const QFontMetricsF metrics(painter->font());
    double right = plot.right();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const double width = metrics.horizontalAdvance(entry->text);
        painter->setPen(colours.text);
        painter->drawText(QPointF(right - width, 26.0), entry->text);
        painter->setPen(entry->pen);
        painter->drawLine(QPointF(right - width - 26.0, 22.0), QPointF(right - width - 8.0, 22.0));
        right -= width + 44.0;
    }
}

void DecayChart::drawResets(QPainter *painter, const QRectF &plot) const
{
    const Palette &colours = chartPalette();
    const double perDay = plot.width() / m_data.horizonDays;
    double drawnAt = -1e9;
    painter->setFont(uiFont(11));
    const double textWidth = QFontMetricsF(painter->font()).horizontalAdvance(tr("reset")) + 10.0;
    for (const double days : m_data.resets) {
        const double x = plot.left() + days * perDay;
        if (x - drawnAt < 5.0) {
            continue;
        }
        painter->setPen(QPen(colours.edge(colours.warning), 1.0, Qt::DashLine));
        painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        if (x - drawnAt > textWidth) {
            painter->setPen(colours.text);
            const bool leftOfLine = x + textWidth > plot.right();
            painter->drawText(QPointF(leftOfLine ? x - textWidth + 5.0 : x + 5.0, plot.top() + 13.0), tr("reset"));
        }
        drawnAt = x;
    }
}

void DecayChart::drawMark(QPainter *painter, const QRectF &plot, const DecayPoint &mark, const QString &label) const
{
    const Palette &colours = chartPalette();
    const QPointF at = position(plot, mark);
    painter->setPen(QPen(colours.quietText, 1.0, Qt::DotLine));
    painter->drawLine(QPointF(plot.left(), at.y()), at);
    painter->drawLine(at, QPointF(at.x(), plot.bottom()));
    painter->setPen(QPen(colours.accent, 2.0));
    painter->setBrush(colours.panel);
    painter->drawEllipse(at, 4.5, 4.5);
    painter->setFont(uiFont(12, QFont::DemiBold));
    painter->setPen(colours.text);
    const double width = QFontMetricsF(painter->font()).horizontalAdvance(label);
    // Above the curve, which is highest where the text begins.
    const double x = std::min(at.x() + 10.0, plot.right() - width);
    const double days = (x - 6.0 - plot.left()) / plot.width() * m_data.horizonDays;
    const double curve = position(plot, { days, decayAt(m_data, days).value_or(mark.left) }).y();
    painter->drawText(QPointF(x, std::min(at.y(), curve) - 10.0), label);
}

void DecayChart::drawOverlay(QPainter *painter) const
{
    const QRectF plot = plotArea(size());
    if (!m_hoverX || *m_hoverX < plot.left() || *m_hoverX > plot.right()) {
        return;
    }
    const double days = (*m_hoverX - plot.left()) / plot.width() * m_data.horizonDays;
    const std::optional<double> left = decayAt(m_data, days);
    if (!left) {
        return;
    }
    const QPointF at = position(plot, { days, *left });
    painter->setPen(QPen(chartPalette().quietText, 1.0));
    painter->drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()));
    painter->setPen(QPen(chartPalette().panel, 1.5));
    painter->setBrush(chartPalette().accent);
    painter->drawEllipse(at, 4.5, 4.5);
    drawReadOut(painter, at, { tr("%1 % left").arg(QLocale().toString(*left * 100.0, 'f', 1)), tr("after %1").arg(daysText(days)) });
}

void DecayChart::mouseMoveEvent(QMouseEvent *event)
{
    m_hoverX = event->position().x();
    update();
}

void DecayChart::leaveEvent(QEvent * /*event*/)
{
    m_hoverX.reset();
    update();
}

} // namespace apportion
