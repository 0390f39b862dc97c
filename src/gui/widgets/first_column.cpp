// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/first_column.h"

#include "charts/palette.h"

#include <QAbstractItemDelegate>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QItemSelectionModel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOptionViewItem>
#include <QTableView>

namespace apportion
{

namespace
{

/// A name that takes more of the room leaves too little for the numbers, and is scrolled with them.
constexpr int mostPercentKept = 60;

} // namespace

FirstColumn::FirstColumn(QTableView *table) : QWidget(table), m_table(table)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus);
    hide();
    table->viewport()->installEventFilter(this);
    table->installEventFilter(this);
    const auto place = [this] { this->place(); };
    const auto redraw = [this] { update(); };
    connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, place);
    connect(table->horizontalHeader(), &QHeaderView::sectionResized, this, place);
    connect(table->verticalScrollBar(), &QScrollBar::valueChanged, this, redraw);
    const QAbstractItemModel *model = table->model();
    connect(model, &QAbstractItemModel::dataChanged, this, redraw);
    connect(model, &QAbstractItemModel::layoutChanged, this, redraw);
    connect(model, &QAbstractItemModel::modelReset, this, place);
    connect(model, &QAbstractItemModel::rowsInserted, this, redraw);
    connect(model, &QAbstractItemModel::rowsRemoved, this, redraw);
    connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, this, redraw);
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this, &FirstColumn::uncoverCurrent);
}

int FirstColumn::widthOver(const QTableView *table)
{
    const QHeaderView *header = table->horizontalHeader();
    if (header->offset() == 0 || header->count() == 0 || header->isSectionHidden(0)) {
        return 0;
    }
    const int width = header->sectionSize(0);
    return width * 100 <= table->viewport()->width() * mostPercentKept ? width : 0;
}

void FirstColumn::place()
{
    const int width = widthOver(m_table);
    const QRect cells = m_table->viewport()->geometry();
    setGeometry(cells.left(), cells.top(), width, cells.height());
    setVisible(width > 0);
    raise();
    update();
    m_table->horizontalHeader()->viewport()->update(); // its title stays too
}

void FirstColumn::uncoverCurrent()
{
    update();
    const QModelIndex current = m_table->currentIndex();
    const int width = widthOver(m_table);
    if (!current.isValid() || current.column() == 0 || width == 0 || m_isPressed) {
        return; // what is clicked at stays where it is
    }
    const int left = m_table->columnViewportPosition(current.column());
    if (left < width) {
        QScrollBar *bar = m_table->horizontalScrollBar();
        bar->setValue(bar->value() - (width - left));
    }
}

QPointF FirstColumn::inTable(const QPointF &point) const
{
    return point - QPointF(m_table->horizontalHeader()->offset(), 0.0);
}

bool FirstColumn::isToBeEdited(const QPointF &point, bool isDouble) const
{
    const QModelIndex index = m_table->indexAt(inTable(point).toPoint());
    return index.flags().testFlag(Qt::ItemIsEditable) && m_table->editTriggers() != QAbstractItemView::NoEditTriggers
        && (isDouble || m_table->selectionModel()->isSelected(index));
}

bool FirstColumn::event(QEvent *event)
{
    QWidget *cells = m_table->viewport();
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove: {
        const auto *mouse = static_cast<const QMouseEvent *>(event);
        const bool isDouble = event->type() == QEvent::MouseButtonDblClick;
        if ((isDouble || event->type() == QEvent::MouseButtonPress) && isToBeEdited(mouse->position(), isDouble)) {
            m_table->horizontalScrollBar()->setValue(0); // its editor opens where the cell is
        }
        QMouseEvent there(mouse->type(), inTable(mouse->position()), mouse->scenePosition(), mouse->globalPosition(), mouse->button(),
            mouse->buttons(), mouse->modifiers(), mouse->pointingDevice());
        const bool scrolls = m_table->hasAutoScroll();
        m_table->setAutoScroll(false); // to what is seen already
        const bool isTaken = QCoreApplication::sendEvent(cells, &there);
        m_table->setAutoScroll(scrolls);
        return isTaken;
    }
    case QEvent::ContextMenu: {
        const auto *menu = static_cast<const QContextMenuEvent *>(event);
        QContextMenuEvent there(menu->reason(), inTable(menu->pos()).toPoint(), menu->globalPos(), menu->modifiers());
        return QCoreApplication::sendEvent(cells, &there);
    }
    case QEvent::ToolTip: {
        const auto *help = static_cast<const QHelpEvent *>(event);
        QHelpEvent there(help->type(), inTable(help->pos()).toPoint(), help->globalPos());
        return QCoreApplication::sendEvent(cells, &there);
    }
    case QEvent::Wheel:
        return QCoreApplication::sendEvent(cells, event);
    default:
        return QWidget::event(event);
    }
}

bool FirstColumn::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_isPressed = true;
        break;
    case QEvent::MouseButtonRelease:
    case QEvent::KeyPress:
        m_isPressed = false;
        break;
    case QEvent::Resize:
        place();
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        update(); // what is selected is drawn otherwise
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FirstColumn::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_table->palette().base());
    const int first = m_table->rowAt(0);
    for (int row = first; row >= 0 && row < m_table->model()->rowCount(); ++row) {
        const QRect place(0, m_table->rowViewportPosition(row), width(), m_table->rowHeight(row));
        if (place.top() >= height()) {
            break;
        }
        const QModelIndex index = m_table->model()->index(row, 0);
        QStyleOptionViewItem cell;
        cell.initFrom(m_table);
        cell.rect = place;
        cell.font = m_table->font();
        cell.fontMetrics = QFontMetrics(cell.font);
        cell.displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
        cell.textElideMode = m_table->textElideMode();
        cell.showDecorationSelected = true;
        cell.widget = m_table;
        cell.state.setFlag(QStyle::State_MouseOver, false);
        cell.state.setFlag(QStyle::State_Selected, m_table->selectionModel()->isSelected(index));
        cell.state.setFlag(QStyle::State_HasFocus, m_table->hasFocus() && m_table->currentIndex() == index);
        m_table->style()->drawPrimitive(QStyle::PE_PanelItemViewRow, &cell, &painter, m_table);
        m_table->itemDelegateForIndex(index)->paint(&painter, cell, index);
    }
    painter.fillRect(QRect(width() - 1, 0, 1, height()), Palette::matching(m_table->palette()).line);
}

} // namespace apportion

#include "moc_first_column.cpp"
