// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plot_canvas.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLocale>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace apportion
{

PlotCanvas::PlotCanvas() : m_chart(new QChart), m_x(new QValueAxis), m_y(new QValueAxis)
{
    m_scene.addItem(m_chart);
    m_chart->legend()->hide();
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setBackgroundVisible(false);
    m_chart->setPlotAreaBackgroundVisible(false);
    m_chart->setMargins(QMargins());
    m_chart->layout()->setContentsMargins(0.0, 0.0, 0.0, 0.0);
    m_chart->setLocalizeNumbers(true);
    m_chart->addAxis(m_x, Qt::AlignBottom);
    m_chart->addAxis(m_y, Qt::AlignLeft);
}

PlotCanvas::~PlotCanvas() = default;

void PlotCanvas::draw(QPainter *painter, const QSize &size, const PlotAxes &axes, const Palette &palette)
{
    m_chart->setLocale(QLocale());
    m_chart->resize(QSizeF(size));
    m_chart->setPlotArea(axes.plot);
    setAxis(m_x, axes.x, palette);
    setAxis(m_y, axes.y, palette);
    m_x->setGridLineVisible(false);
    m_y->setLineVisible(false);
    m_chart->layout()->activate();
    const QRectF whole(QPointF(0.0, 0.0), QSizeF(size));
    m_scene.setSceneRect(whole);
    m_scene.render(painter, whole, whole);
}

double PlotCanvas::niceInterval(double range, int most)
{
    if (!std::isfinite(range) || range <= 0.0 || most < 1) {
        return 1.0;
    }
    const double power = std::pow(10.0, std::floor(std::log10(range / most)));
    for (const double step : { 1.0, 2.0, 5.0, 10.0 }) {
        if (range / (step * power) <= most + 1e-9) {
            return step * power;
        }
    }
    return 10.0 * power;
}

QString PlotCanvas::tickFormat(double interval)
{
    int decimals = 0;
    for (double scaled = interval; decimals < 6 && std::abs(scaled - std::round(scaled)) > 1e-6 * scaled; scaled *= 10.0) {
        ++decimals;
    }
    return QStringLiteral("%.%1f").arg(decimals);
}

void PlotCanvas::setAxis(QValueAxis *axis, const PlotAxis &wanted, const Palette &palette) const
{
    axis->setRange(wanted.from, wanted.to);
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0.0);
    axis->setTickInterval(wanted.interval);
    axis->setLabelFormat(wanted.format);
    axis->setLabelsFont(uiFont(11));
    axis->setLabelsColor(palette.quietText);
    axis->setLinePen(QPen(palette.line, 1.0));
    axis->setGridLinePen(QPen(palette.line, 1.0));
}

} // namespace apportion
