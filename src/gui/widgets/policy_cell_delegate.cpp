// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/policy_cell_delegate.h"

#include "charts/shaped_line.h"
#include "charts/tabular_text.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "models/model_roles.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{
constexpr int chipPadding = 6;

// of an open cell: what it is of, and the room that it has in the table
constexpr const char *cellProperty = "cell";
constexpr const char *roomProperty = "room";

/// Gives an open cell the room that its text needs, to the right, and where the table ends to the left.
void widen(QLineEdit *line)
{
    const QRect cell = line->property(roomProperty).toRect();
    const QWidget *table = line->parentWidget();
    if (!cell.isValid() || table == nullptr) {
        return;
    }
    constexpr int frame = 24; // margins, border and the cursor
    const int needed = line->fontMetrics().horizontalAdvance(line->text()) + frame;
    const int width = std::min(std::max(cell.width(), needed), std::max(cell.width(), table->width()));
    const int left = std::max(std::min(cell.left(), 0), std::min(cell.left(), table->width() - width));
    line->setGeometry(left, cell.top(), width, cell.height());
}
} // namespace

PolicyCellDelegate::PolicyCellDelegate(QObject *parent) : QStyledItemDelegate(parent) { }

bool PolicyCellDelegate::isBold(const QModelIndex &index) const
{
    const auto says = [&index](int role) { return role >= 0 && index.data(role).toBool(); };
    return index.data(ChangedRole).toBool() || says(m_highlightRole) || says(m_strongRole) || m_strong.contains(index.column())
        || (index.column() == m_signColumn && index.data(m_signRole).toDouble() != 0.0);
}

int PolicyCellDelegate::neededWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    if (isBold(index)) {
        cell.font.setWeight(QFont::DemiBold);
    }
    if (const DrawingWidth width = m_drawingWidths.value(index.column())) {
        return width(index, QFontMetrics(cell.font)) + 1 + 2 * cellMargin;
    }
    const int icon = cell.features.testFlag(QStyleOptionViewItem::HasDecoration) ? cell.decorationSize.width() + cellMargin : 0;
    // a pixel for what drawing rounds
    const bool isName = !cell.displayAlignment.testFlag(Qt::AlignRight) && isShapedLine(cell.text) && !index.data(ChangedRole).toBool();
    const double width = isName ? shapedLineWidth(cell.font, cell.text) : tabularWidth(cell.font, cell.text);
    return static_cast<int>(std::ceil(width)) + 1 + 2 * cellMargin + icon;
}

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
    if (isBold(index)) {
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
    // as wide as it is drawn: a name is set as a whole, and may come out a little wider than its letters
    const double drawn = std::max(tabularWidth(cell.font, text), isShapedLine(text) ? shapedLineWidth(cell.font, text) : 0.0);
    const double width = std::min(room.width(), drawn);
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
    m_wasRefused = false;
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    line->setAlignment(cell.displayAlignment);
    line->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    const QPersistentModelIndex place(index);
    line->setProperty(cellProperty, QVariant::fromValue(place));
    connect(line, &QLineEdit::textChanged, line, [line] { widen(line); });
    if (m_check) {
        connect(line, &QLineEdit::textEdited, this, [this, line, place] { judge(line, place); });
        connect(line, &QObject::destroyed, this, [this] { Q_EMIT judged(QString()); });
    }
    return line;
}

QString PolicyCellDelegate::judge(QLineEdit *line, const QModelIndex &index) const
{
    QString error = m_check && index.isValid() ? m_check(index, line->text()) : QString();
    setLookProperty(line, "invalid", !error.isEmpty());
    line->setToolTip(error);
    Q_EMIT judged(error);
    return error;
}

bool PolicyCellDelegate::refuses(QWidget *editor)
{
    auto *line = qobject_cast<QLineEdit *>(editor);
    const QString error = line == nullptr ? QString() : judge(line, line->property(cellProperty).value<QPersistentModelIndex>());
    if (error.isEmpty()) {
        return false;
    }
    m_wasRefused = true;
    Q_EMIT refused(error);
    return true;
}

bool PolicyCellDelegate::eventFilter(QObject *object, QEvent *event)
{
    auto *line = qobject_cast<QLineEdit *>(object);
    if (line != nullptr && event->type() == QEvent::FocusOut && line->property("invalid").toBool()
        && static_cast<QFocusEvent *>(event)->reason() == Qt::ActiveWindowFocusReason) {
        return false; // whoever asks for a file, or looks something up elsewhere, comes back to it
    }
    if (line != nullptr && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool ends = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab;
        if (ends && refuses(line)) {
            return true;
        }
        if (key == Qt::Key_Escape) {
            const QPersistentModelIndex cell = line->property(cellProperty).value<QPersistentModelIndex>();
            const bool wasRefused = m_wasRefused || (m_refusedCell.isValid() && m_refusedCell == cell);
            m_refusedCell = QModelIndex();
            if (wasRefused) {
                Q_EMIT withdrawn(cell);
            }
        }
    }
    return QStyledItemDelegate::eventFilter(object, event);
}

void PolicyCellDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::updateEditorGeometry(editor, option, index);
    if (auto *line = qobject_cast<QLineEdit *>(editor)) {
        line->setProperty(roomProperty, line->geometry());
        widen(line);
    }
}

void PolicyCellDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString value = index.data(Qt::EditRole).toString();
    if (auto *list = qobject_cast<QComboBox *>(editor)) {
        list->setCurrentIndex(std::max(0, list->findData(value)));
    } else if (auto *line = qobject_cast<QLineEdit *>(editor)) {
        const bool wasRefused = m_refusedCell.isValid() && m_refusedCell == index;
        line->setText(wasRefused ? m_refusedText : value);
        line->selectAll();
        if (wasRefused) {
            judge(line, index);
        }
    }
}

void PolicyCellDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *list = qobject_cast<QComboBox *>(editor)) {
        model->setData(index, list->currentData(), Qt::EditRole);
    } else if (const auto *line = qobject_cast<QLineEdit *>(editor)) {
        const bool isRefused = m_check && !m_check(index, line->text()).isEmpty();
        m_refusedCell = isRefused ? QPersistentModelIndex(index) : QPersistentModelIndex();
        m_refusedText = line->text();
        if (!isRefused) {
            model->setData(index, line->text(), Qt::EditRole);
            return;
        }
        // The model says why not. A cell is also left when its page is taken down, which then must not hear of it any more.
        QTimer::singleShot(0, this, [model = QPointer(model), cell = QPersistentModelIndex(index), text = line->text()] {
            if (model && cell.isValid()) {
                model->setData(cell, text, Qt::EditRole);
            }
        });
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
    QToolTip::showText(event->globalPos(), isCut ? cut : tip, view);
    return true;
}

} // namespace apportion

#include "moc_policy_cell_delegate.cpp"
