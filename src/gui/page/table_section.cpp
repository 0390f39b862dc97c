// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/table_section.h"
#include "gui/widgets/boxes.h"

#include "gui/page/page_layout.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace apportion
{

TableSection::TableSection(PolicyTableModel *model, SectionHeader *header, const QString &name, EmptyState *empty, QWidget *parent)
    : QWidget(parent), m_model(model), m_header(header), m_cells(new PolicyCellDelegate(this)), m_table(makeTable(model, m_cells, name, this)),
      m_stack(new FillingStack(this))
{
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditedInPlace(m_table);
    keepFirstColumn(m_table);
    m_cells->setErrorCheck([this](const QModelIndex &index, const QString &text) { return m_model->errorFor(index, text); });
    m_stack->addWidget(m_table);
    m_stack->addWidget(empty);
    makeColumn(this, { makeSection(m_header, m_stack, this) });
    connect(m_model, &PolicyTableModel::editRefused, this, [this](const QModelIndex &, const QString &message) { Q_EMIT refused(message); });
    connect(m_cells, &PolicyCellDelegate::refused, this, &TableSection::refused);
    connect(m_cells, &PolicyCellDelegate::withdrawn, m_model, &PolicyTableModel::withdrawRefusal);
    connect(m_cells, &PolicyCellDelegate::withdrawn, this, &TableSection::withdrawn);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &TableSection::refresh);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &TableSection::refresh);
    connect(m_model, &QAbstractItemModel::modelReset, this, &TableSection::refresh);
    if (m_model->hasRowSteps()) {
        buildActions();
        connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TableSection::refresh);
        followSteps();
        m_table->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(m_table, &QWidget::customContextMenuRequested, this, &TableSection::showMenu);
    }
    refresh();
}

QAction *TableSection::makeAction(const QString &text, const QKeySequence &shortcut, const QString &tip)
{
    auto *action = new QAction(text, this);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setToolTip(tr("%1 (%2)", "what a button does, and its key").arg(tip, shortcut.toString(QKeySequence::NativeText)));
    m_table->addAction(action);
    return action;
}

void TableSection::buildActions()
{
    m_add = makeAction(tr("Add row"), QKeySequence(Qt::Key_Insert), tr("Add a row below the current one"));
    m_duplicate = makeAction(tr("Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), tr("Duplicate the selected rows"));
    m_remove = makeAction(tr("Remove"), QKeySequence(Qt::Key_Delete), tr("Remove the selected rows"));
    m_up = makeAction(tr("Move up"), QKeySequence(Qt::ALT | Qt::Key_Up), tr("Move the selected rows up"));
    m_down = makeAction(tr("Move down"), QKeySequence(Qt::ALT | Qt::Key_Down), tr("Move the selected rows down"));
    connect(m_add, &QAction::triggered, this, [this] {
        if (const int row = m_model->addRow(m_table->currentIndex().row()); row >= 0) {
            showRow(row);
        }
    });
    connect(m_duplicate, &QAction::triggered, this, [this] {
        const std::vector<int> rows = selectedRows();
        if (const int row = m_model->duplicateRows(rows); row >= 0) {
            showRow(row);
        }
    });
    connect(m_remove, &QAction::triggered, this, [this] {
        const std::vector<int> rows = selectedRows();
        if (m_model->deleteRows(rows) >= -1 && m_model->rowCount() > 0 && !rows.empty()) {
            showRow(std::min(rows.front(), m_model->rowCount() - 1));
        }
    });
    const auto move = [this](int step) {
        const std::vector<int> rows = selectedRows();
        if (m_model->moveRowsBy(rows, step) >= 0) {
            selectRowsFrom(rows.front() + step, static_cast<int>(rows.size()));
        }
    };
    connect(m_up, &QAction::triggered, this, [move] { move(-1); });
    connect(m_down, &QAction::triggered, this, [move] { move(+1); });
    addButton(m_add, tr("Add"));
    addButton(m_duplicate, tr("Duplicate"));
    addButton(m_remove, tr("Remove"));
}

void TableSection::addButton(QAction *action, const QString &text)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setText(text);
    button->setAccessibleName(action->toolTip());
    setLook(button, "flat");
    m_header->addControl(button);
}

std::vector<int> TableSection::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows()) {
        rows.push_back(index.row());
    }
    std::sort(rows.begin(), rows.end());
    return rows;
}

void TableSection::selectRowsFrom(int first, int count)
{
    const QModelIndex top = m_model->index(first, 0);
    m_table->selectionModel()->setCurrentIndex(top, QItemSelectionModel::NoUpdate);
    m_table->selectionModel()->select(
        QItemSelection(top, m_model->index(first + count - 1, 0)), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(top);
}

bool TableSection::showRow(int row)
{
    const QModelIndex index = m_model->index(row, 0);
    if (!index.isValid()) {
        return false;
    }
    selectRowsFrom(row, 1); // whatever keys are held down
    m_table->setFocus();
    return true;
}

void TableSection::refresh()
{
    m_stack->setCurrentIndex(m_model->rowCount() == 0 ? 1 : 0);
    if (m_add == nullptr) {
        return;
    }
    const std::vector<int> rows = selectedRows();
    for (QAction *action : { m_duplicate, m_remove }) {
        action->setEnabled(!rows.empty());
    }
    const bool together = !rows.empty() && rows.back() - rows.front() + 1 == static_cast<int>(rows.size());
    m_up->setEnabled(together && rows.front() > 0);
    m_down->setEnabled(together && rows.back() < m_model->rowCount() - 1);
}

/// Where rows come and go, also as steps are undone and made again, those that came are selected, and in place of those that went
/// the next one.
void TableSection::followSteps()
{
    connect(m_model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        if (m_table->currentIndex().isValid() || m_model->rowCount() == last - first + 1) {
            selectRowsFrom(first, last - first + 1);
        }
    });
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex &, int first) {
        const bool isLost = m_table->currentIndex().isValid() && !m_table->selectionModel()->hasSelection(); // Qt moves the current row alone
        m_place = isLost ? first : -1;
        selectPlace();
    });
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_place = m_model->isReplaced() ? -1 : m_table->currentIndex().row(); // −1 without one
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &TableSection::selectPlace);
}

void TableSection::selectPlace()
{
    if (m_place >= 0 && m_model->rowCount() > 0) {
        selectRowsFrom(std::min(m_place, m_model->rowCount() - 1), 1);
    }
    m_place = -1;
}

void TableSection::showMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({ m_add, m_duplicate, m_remove });
    menu->addSeparator();
    menu->addActions({ m_up, m_down });
    menu->popup(m_table->viewport()->mapToGlobal(place));
}

void TableSection::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    m_table->viewport()->update();
}

} // namespace apportion

#include "moc_table_section.cpp"
