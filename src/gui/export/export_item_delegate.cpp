// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/export_item_delegate.h"

#include <QPainter>

namespace apportion
{

namespace
{
constexpr int itemHeight = 52;
constexpr int itemMargin = 14;
constexpr int dot = 7;
} // namespace

ExportItemDelegate::ExportItemDelegate(QObject *parent) : QStyledItemDelegate(parent) { }

void ExportItemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (selected) {
        painter->fillRect(option.rect, m_palette.selection);
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(option.rect, m_palette.faded(m_palette.selection, 0.5));
    }
    painter->setPen(m_palette.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const bool changed = index.data(ChangedRole).toBool();
    QRect room = option.rect.adjusted(itemMargin, 8, -itemMargin, -8);
    if (changed) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_palette.accent);
        painter->drawEllipse(QRectF(room.right() - dot, room.top() + 5, dot, dot));
    }
    QFont bold = option.font;
    bold.setWeight(QFont::DemiBold);
    painter->setFont(bold);
    painter->setPen(m_palette.text);
    const QRect top(room.left(), room.top(), room.width() - dot - 6, room.height() / 2);
    painter->drawText(top, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(bold).elidedText(index.data().toString(), Qt::ElideRight, top.width()));
    painter->setFont(option.font);
    painter->setPen(m_palette.quietText);
    const QRect below(room.left(), room.top() + room.height() / 2, room.width(), room.height() / 2);
    painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(option.font).elidedText(index.data(SummaryRole).toString(), Qt::ElideRight, below.width()));
    painter->restore();
}

QSize ExportItemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Q_UNUSED(option)
    Q_UNUSED(index)
    return { 160, textPixels(itemHeight) };
}

} // namespace apportion

#include "moc_export_item_delegate.cpp"
