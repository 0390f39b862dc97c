// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/priority/flag_delegate.h"

#include "gui/widgets/house_style.h"
#include "gui/widgets/item_views.h"
#include "models/flags_model.h"
#include "models/model_roles.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace apportion
{

namespace
{
constexpr int flagMargin = 10;
constexpr int checkSide = 16;
constexpr int textLeft = flagMargin + checkSide + 8;
constexpr int bottomMargin = 6;

} // namespace

FlagDelegate::FlagDelegate(QObject *parent) : QStyledItemDelegate(parent) { }

QString FlagDelegate::sentence(const QModelIndex &index)
{
    return tr("%1 Slurm's default: %2.", "what a flag means; set or not set")
        .arg(index.siblingAtColumn(FlagsModel::Meaning).data().toString(), index.siblingAtColumn(FlagsModel::Default).data().toString());
}

QRect FlagDelegate::checkRect(const QRect &cell)
{
    return { cell.left() + flagMargin, cell.top() + (rowHeight() - checkSide) / 2, checkSide, checkSide };
}

QRect FlagDelegate::sentenceRect(const QRect &cell)
{
    return cell.adjusted(textLeft, rowHeight() - 3, -flagMargin, -bottomMargin);
}

void FlagDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle *style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
    painter->save();
    painter->setPen(QPen(m_palette.line, 1.0));
    if (cell.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(cell.rect, m_palette.faded(m_palette.selection, 0.4));
    }
    painter->drawLine(cell.rect.bottomLeft(), cell.rect.bottomRight());

    const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    paintCheck(painter, checkRect(cell.rect), on ? Qt::Checked : Qt::Unchecked, m_palette);

    const bool changed = index.data(ChangedRole).toBool();
    QFont font = cell.font;
    font.setWeight(changed || on ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    const QString word = index.data().toString();
    const QRect wordRect(cell.rect.left() + textLeft, cell.rect.top(), cell.rect.width() - textLeft - flagMargin, rowHeight());
    if (changed) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_palette.changedCell);
        const int width = QFontMetrics(font).horizontalAdvance(word);
        painter->drawRoundedRect(QRectF(wordRect).adjusted(-5, 4, width + 5 - wordRect.width(), -4), 4, 4);
    }
    painter->setPen(m_palette.text);
    painter->drawText(wordRect, Qt::AlignLeft | Qt::AlignVCenter, word);
    painter->setFont(cell.font);
    painter->setPen(m_palette.quietText);
    painter->drawText(sentenceRect(cell.rect), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, sentence(index));
    painter->restore();
    if (cell.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(cell);
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, cell.widget);
    }
}

int FlagDelegate::neededWidth(const QAbstractItemView *view)
{
    QFont font = view->font();
    font.setWeight(QFont::DemiBold); // as those that are set
    const QFontMetrics metrics(font);
    int widest = 0;
    for (int row = 0; view->model() != nullptr && row < view->model()->rowCount(); ++row) {
        widest = std::max(widest, metrics.horizontalAdvance(view->model()->index(row, FlagsModel::Flag).data().toString()));
    }
    return textLeft + widest + 1 + flagMargin;
}

QSize FlagDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    // As if the scroll bar were always there: heights that depended on it would make it come and go without end.
    const int scrollBar = view != nullptr ? view->verticalScrollBar()->sizeHint().width() : 0;
    const int width = view != nullptr ? view->width() - 2 * view->frameWidth() - scrollBar : std::max(240, option.rect.width());
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QRect room(0, 0, std::max(80, width - textLeft - flagMargin), 1000);
    const int height = QFontMetrics(cell.font).boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, sentence(index)).height();
    return { 120, rowHeight() - 3 + height + bottomMargin + 1 };
}

bool FlagDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    bool toggles = false;
    if (event->type() == QEvent::MouseButtonRelease) {
        // the word and its sentence belong to the check mark: a click anywhere sets it
        const auto *mouse = static_cast<QMouseEvent *>(event);
        toggles = mouse->button() == Qt::LeftButton && option.rect.contains(mouse->pos());
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        toggles = key == Qt::Key_Space || key == Qt::Key_Select;
    }
    if (!toggles) {
        return false;
    }
    const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace apportion

#include "moc_flag_delegate.cpp"
