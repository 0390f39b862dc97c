// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/factor_legend.h"

#include <QPaintEvent>
#include <QPainter>

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
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
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
        width += square + gapAfterSquare + fontMetrics().horizontalAdvance(factorName(factor)) + gapAfterName;
    }
    return { std::max(0, width - gapAfterName), 20 };
}

void FactorLegend::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = std::max(0, width() - sizeHint().width());
    for (const Factor factor : m_factors) {
        const QRectF mark(x, (height() - square) / 2.0, square, square);
        painter.setPen(factor == Factor::Nice ? QPen(m_palette.quietText, 1.0) : QPen(Qt::NoPen));
        painter.setBrush(factorBrush(factor, m_palette));
        painter.drawRoundedRect(mark, 2.0, 2.0);
        x += square + gapAfterSquare;
        const QString name = factorName(factor);
        const int advance = fontMetrics().horizontalAdvance(name);
        painter.setPen(m_palette.text);
        painter.drawText(QRectF(x, 0, advance + 2, height()), Qt::AlignLeft | Qt::AlignVCenter, name);
        x += advance + gapAfterName;
    }
}

} // namespace apportion
