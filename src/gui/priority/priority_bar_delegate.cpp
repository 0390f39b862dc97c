// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/priority/priority_bar_delegate.h"

#include "models/job_model.h"

#include <QApplication>
#include <QPainter>

namespace apportion
{

namespace
{
constexpr int barHeight = 14;
constexpr int sideMargin = 10;
} // namespace

PriorityBarDelegate::PriorityBarDelegate(QObject *parent) : QStyledItemDelegate(parent) { }

void PriorityBarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle *style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QVariant terms = index.data(JobModel::TermsRole);
    if (!terms.canConvert<PriorityTerms>()) {
        return;
    }
    PriorityBarScale scale = m_scale;
    if (scale.above <= 0.0) {
        scale.above = index.data(JobModel::ScaleRole).toDouble();
    }
    const int top = option.rect.top() + (option.rect.height() - 1 - barHeight) / 2;
    const QRect bar(option.rect.left() + sideMargin, top, std::max(0, option.rect.width() - 2 * sideMargin), barHeight);
    painter->save();
    painter->setClipRect(bar);
    paintPriorityBar(painter, bar, terms.value<PriorityTerms>(), scale, m_palette);
    painter->restore();
}

} // namespace apportion
