// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/usage/regime_delegate.h"

#include <QApplication>
#include <QPainter>

namespace apportion
{

namespace
{
constexpr int regimeMargin = 10;
constexpr int markSide = 10;
} // namespace

RegimeDelegate::RegimeDelegate(int regimeRole, QObject *parent) : QStyledItemDelegate(parent), m_regimeRole(regimeRole) { }

void RegimeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle *style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const auto regime = static_cast<Regime>(index.data(m_regimeRole).toInt());
    if (regime == Regime::None) {
        return;
    }
    const QRect room = option.rect.adjusted(regimeMargin, 0, -regimeMargin, -1);
    const QRect mark(room.left(), room.center().y() - markSide / 2 + 1, markSide, markSide);
    paintRegimeMark(painter, mark, regime, m_palette);
    painter->save();
    painter->setPen(m_palette.quietText);
    const QRect words = room.adjusted(markSide + 6, 0, 0, 0);
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter, cell.fontMetrics.elidedText(regimeName(regime), Qt::ElideRight, words.width()));
    painter->restore();
}

} // namespace apportion
