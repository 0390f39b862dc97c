// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/policy_cell_delegate.h"

#include "charts/tabular_text.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "models/model_roles.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

namespace apportion
{

namespace
{
constexpr int chipPadding = 6;
} // namespace

PolicyCellDelegate::PolicyCellDelegate(QObject *parent) : QStyledItemDelegate(parent) { }

void PolicyCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const bool changed = index.data(ChangedRole).toBool();
    const bool highlighted = m_highlightRole >= 0 && index.data(m_highlightRole).toBool();
    const bool selected = cell.state.testFlag(QStyle::State_Selected);
    if (highlighted && !selected) {
        cell.backgroundBrush = m_palette.faded(m_palette.selection, 0.6);
    }
    const bool strong = m_strongRole >= 0 && index.data(m_strongRole).toBool();
    if (changed || highlighted || strong || m_strong.contains(index.column())) {
        cell.font.setWeight(QFont::DemiBold);
    }
    if (m_quiet.contains(index.column())) {
        cell.palette.setColor(QPalette::Text, m_palette.quietText);
        cell.palette.setColor(QPalette::HighlightedText, m_palette.quietText);
    }
    if (index.column() == m_signColumn) {
        const double sign = index.data(m_signRole).toDouble();
        const QColor colour = sign > 0.0 ? m_palette.rise : sign < 0.0 ? m_palette.fall : m_palette.quietText;
        cell.palette.setColor(QPalette::Text, colour);
        cell.palette.setColor(QPalette::HighlightedText, colour);
        cell.font.setWeight(sign != 0.0 ? QFont::DemiBold : QFont::Normal);
    }
    const QStyle *style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
    if (const Drawing drawing = m_drawings.value(index.column())) {
        cell.text.clear();
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
        painter->save();
        drawing(painter, cell, index, m_palette);
        painter->restore();
        return;
    }
    if (!changed) {
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
        return;
    }
    const QString text = std::exchange(cell.text, {});
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QRectF room = QRectF(cell.rect).adjusted(cellMargin, 0, -cellMargin, -1);
    const double width = std::min(room.width(), tabularWidth(cell.font, text));
    QRectF words(room.left(), room.top(), width, room.height());
    if (cell.displayAlignment & Qt::AlignRight) {
        words.moveRight(room.right());
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_palette.changedCell);
    painter->drawRoundedRect(words.adjusted(-chipPadding, 3, chipPadding, -3), 4, 4);
    painter->setFont(cell.font);
    painter->setPen(m_palette.text);
    drawTabularText(painter, words, Qt::AlignLeft | Qt::AlignVCenter, text);
    painter->restore();
}

QWidget *PolicyCellDelegate::createList(QWidget *parent, const QList<Choice> &choices) const
{
    auto *list = new QComboBox(parent);
    for (const Choice &choice : choices) {
        list->addItem(choice.label, choice.value);
    }
    // choosing is all there is to do: the edit ends with it, and the list opens by itself
    auto *delegate = const_cast<PolicyCellDelegate *>(this);
    connect(list, &QComboBox::activated, delegate, [delegate, list] {
        Q_EMIT delegate->commitData(list);
        Q_EMIT delegate->closeEditor(list);
    });
    QTimer::singleShot(0, list, &QComboBox::showPopup);
    return list;
}

QWidget *PolicyCellDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (const QList<Choice> choices = m_choices ? m_choices(index) : QList<Choice>(); !choices.isEmpty()) {
        return createList(parent, choices);
    }
    auto *line = new QLineEdit(parent);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    line->setAlignment(cell.displayAlignment);
    line->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    if (m_check) {
        const QPersistentModelIndex place(index);
        connect(line, &QLineEdit::textEdited, this, [this, line, place](const QString &text) {
            const QString error = place.isValid() ? m_check(place, text) : QString();
            setLookProperty(line, "invalid", !error.isEmpty());
            line->setToolTip(error);
            Q_EMIT judged(error);
        });
        connect(line, &QObject::destroyed, this, [this] { Q_EMIT judged(QString()); });
    }
    return line;
}

void PolicyCellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString value = index.data(Qt::EditRole).toString();
    if (auto *list = qobject_cast<QComboBox *>(editor)) {
        list->setCurrentIndex(std::max(0, list->findData(value)));
    } else if (auto *line = qobject_cast<QLineEdit *>(editor)) {
        line->setText(value);
        line->selectAll();
    }
}

void PolicyCellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *list = qobject_cast<QComboBox *>(editor)) {
        model->setData(index, list->currentData(), Qt::EditRole);
    } else if (const auto *line = qobject_cast<QLineEdit *>(editor)) {
        model->setData(index, line->text(), Qt::EditRole);
    }
}

bool PolicyCellDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QString text = displayText(index.data(), view->locale());
    const bool isCut = tabularWidth(option.font, text) > option.rect.width() - 2 * cellMargin && !m_drawings.contains(index.column());
    const QString tip = index.data(Qt::ToolTipRole).toString();
    if (event->type() != QEvent::ToolTip || (!isCut && tip.isEmpty())) {
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    }
    const QString cut = tip.isEmpty() || tip == text ? text : tr("%1\n%2", "a cut text, and what the cell means").arg(text, tip);
    QToolTip::showText(event->globalPos(), plainToolTip(isCut ? cut : tip), view);
    return true;
}

} // namespace apportion
