// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/priority/factor_legend.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace apportion
{

namespace
{
constexpr int square = 10;
constexpr int gapAfterSquare = 5;
constexpr int gapAfterName = 14;
} // namespace

FactorLegend::FactorLegend(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FactorLegend::setColours(const Palette &palette)
{
    m_palette = palette;
    update();
}

void FactorLegend::setFactors(std::vector<Factor> factors)
{
    if (factors == m_factors) {
        return;
    }
    m_factors = std::move(factors);
    QStringList names;
    for (const Factor factor : m_factors) {
        names.append(factorName(factor));
    }
    setAccessibleName(names.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize FactorLegend::sizeHint() const
{
    int width = 0;
    for (const Factor factor : m_factors) {
        width += entryWidth(factor) + gapAfterName;
    }
    return { std::max(0, width - gapAfterName), lineHeight() };
}

QSize FactorLegend::minimumSizeHint() const
{
    int widest = 0;
    for (const Factor factor : m_factors) {
        widest = std::max(widest, entryWidth(factor));
    }
    return { widest, lineHeight() };
}

int FactorLegend::heightForWidth(int width) const
{
    const std::vector<QPoint> places = placesIn(width);
    return (places.empty() ? 0 : places.back().y()) + lineHeight();
}

int FactorLegend::lineHeight()
{
    return textPixels(20);
}

int FactorLegend::entryWidth(Factor factor) const
{
    return square + gapAfterSquare + fontMetrics().horizontalAdvance(factorName(factor)) + 2;
}

std::vector<QPoint> FactorLegend::placesIn(int width) const
{
    std::vector<QPoint> places;
    QPoint next;
    for (const Factor factor : m_factors) {
        const int wanted = entryWidth(factor);
        if (next.x() > 0 && next.x() + wanted > width) {
            next = { 0, next.y() + lineHeight() };
        }
        places.push_back(next);
        next.rx() += wanted + gapAfterName;
    }
    return places;
}

void FactorLegend::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QPoint> places = placesIn(width());
    for (std::size_t i = 0; i < m_factors.size(); ++i) {
        const Factor factor = m_factors[i];
        const QRectF mark(places[i].x(), places[i].y() + (lineHeight() - square) / 2.0, square, square);
        painter.setPen(factor == Factor::Nice ? QPen(m_palette.quietText, 1.0) : QPen(Qt::NoPen));
        painter.setBrush(factorBrush(factor, m_palette));
        painter.drawRoundedRect(mark, 2.0, 2.0);
        painter.setPen(m_palette.text);
        const QRect name(places[i].x() + square + gapAfterSquare, places[i].y(), entryWidth(factor) - square - gapAfterSquare, lineHeight());
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter, factorName(factor));
    }
}

} // namespace apportion
