// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/rise_fall_delegate.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{
constexpr double changeBarHeight = 10.0;
constexpr double sideMargin = 12.0;
constexpr double smallestBar = 3.0; // a change of one rank among thousands is still seen
} // namespace

RiseFallDelegate::RiseFallDelegate(int valueRole, QObject *parent) : QStyledItemDelegate(parent), m_valueRole(valueRole) { }

QRectF RiseFallDelegate::barRect(const QRectF &cell, double value) const
{
    if (value == 0.0 || !std::isfinite(value)) {
        return {};
    }
    const double half = std::max(0.0, cell.width() / 2.0 - sideMargin);
    const double length = std::max(smallestBar, half * std::min(1.0, std::abs(value)));
    const double middle = cell.center().x();
    return { value < 0.0 ? middle - length : middle, cell.center().y() - changeBarHeight / 2.0, length, changeBarHeight };
}

void RiseFallDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    const QStyle *style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);

    bool isNumber = false;
    const double value = index.data(m_valueRole).toDouble(&isNumber);
    if (!isNumber) {
        return;
    }
    const QRectF cell(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_palette.line, 1.0));
    const double middle = std::round(cell.center().x()) + 0.5;
    painter->drawLine(QPointF(middle, cell.top() + 5.0), QPointF(middle, cell.bottom() - 5.0));
    const QRectF bar = barRect(cell, value);
    if (!bar.isEmpty()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(value < 0.0 ? m_palette.fall : m_palette.rise);
        painter->drawRoundedRect(bar, 2.0, 2.0);
    }
    painter->restore();
}

} // namespace apportion
