// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_view.h"

#include <algorithm>

namespace apportion
{

void ChartView::setHome(double from, double to)
{
    m_homeFrom = from;
    m_homeTo = to;
    if (m_isHome) {
        goHome();
    }
}

void ChartView::show(double from, double to)
{
    m_from = std::clamp(from, 0.0, 1.0);
    m_to = std::clamp(to, 0.0, 1.0);
    m_isHome = false;
    if (!(m_to > m_from)) {
        goHome();
    }
}

void ChartView::goHome()
{
    m_from = m_homeFrom;
    m_to = m_homeTo;
    m_isHome = true;
}

void ChartView::zoom(double at, double factor, double least)
{
    const double wanted = std::clamp(span() * factor, std::min(least, 1.0), 1.0);
    const double part = (at - m_from) / span();
    const double from = std::clamp(at - part * wanted, 0.0, 1.0 - wanted);
    show(from, from + wanted);
    m_isHome = m_from == m_homeFrom && m_to == m_homeTo;
}

void ChartView::pan(double by)
{
    const double from = std::clamp(m_from + by, 0.0, 1.0 - span());
    if (from != m_from) {
        show(from, from + span());
    }
}

QRectF ChartView::wholeAlongX(const QRectF &area) const
{
    const double whole = area.width() / span();
    return { area.left() - m_from * whole, area.top(), whole, area.height() };
}

QRectF ChartView::wholeAlongY(const QRectF &area) const
{
    const double whole = area.height() / span();
    return { area.left(), area.top() - m_from * whole, area.width(), whole };
}

} // namespace apportion
