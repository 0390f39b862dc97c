// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/account_view.h"

#include "gui/widgets/item_views.h"
#include "models/account_tree_model.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace apportion
{

namespace
{

/// Widths of the columns that hold numbers; the name and the bar share what is left.
struct ColumnWidth
{
    int column;
    int width;
};
constexpr ColumnWidth numberColumns[] {
    { AccountTreeModel::RawShares, 88 },
    { AccountTreeModel::NormShares, 95 },
    { AccountTreeModel::Usage, 113 },
    { AccountTreeModel::EffectiveUsage, 82 },
    { AccountTreeModel::LevelFs, 74 },
    { AccountTreeModel::Rank, 56 },
};

} // namespace

AccountView::AccountView(AccountTreeModel *model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    prepareTree(this);
    setModel(model);
    setAllColumnsShowFocus(false);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setExpandsOnDoubleClick(false);
    setAccessibleName(tr("Accounts and users"));
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    for (const ColumnWidth &column : numberColumns) {
        header()->resizeSection(column.column, column.width);
    }
    header()->setSectionResizeMode(AccountTreeModel::FairShare, QHeaderView::Stretch);
    // newer Qt repaints only the cells that a signal names; new results touch all of them
    connect(model, &AccountTreeModel::resultsChanged, viewport(), qOverload<>(&QWidget::update));
    connect(this, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.column() == AccountTreeModel::Name) { // numbers answer "why?"
            setExpanded(index.siblingAtColumn(AccountTreeModel::Name), !isExpanded(index.siblingAtColumn(AccountTreeModel::Name)));
        }
    });
}

void AccountView::expandToFit(int mostRows)
{
    std::vector<QModelIndex> level { m_model->index(0, AccountTreeModel::Name) };
    int rows = 1;
    while (!level.empty()) {
        int below = 0;
        for (const QModelIndex &index : level) {
            below += m_model->rowCount(index);
        }
        rows += below;
        // root is always opened: a closed tree says nothing
        if (below == 0 || (rows > mostRows && level.size() > 1)) {
            return;
        }
        std::vector<QModelIndex> next;
        for (const QModelIndex &index : level) {
            expand(index);
            const int children = m_model->rowCount(index);
            for (int row = 0; row < children && rows <= mostRows; ++row) {
                if (const QModelIndex child = m_model->index(row, AccountTreeModel::Name, index); m_model->hasChildren(child)) {
                    next.push_back(child);
                }
            }
        }
        level = std::move(next);
    }
}

void AccountView::editRawShares()
{
    const QModelIndex cell = currentIndex().siblingAtColumn(AccountTreeModel::RawShares);
    if (AccountTreeModel::isEditable(cell)) {
        selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
        edit(cell);
    }
}

std::vector<AssociationId> AccountView::selectedAssociations() const
{
    std::vector<AssociationId> ids;
    const QModelIndexList rows = selectionModel()->selectedRows();
    ids.reserve(static_cast<std::size_t>(rows.size()));
    for (const QModelIndex &row : rows) {
        ids.push_back(AccountTreeModel::associationId(row));
    }
    return ids;
}

QString AccountView::selectedText() const
{
    QStringList lines;
    const QModelIndexList rows = selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int column = 0; column < AccountTreeModel::ColumnCount; ++column) {
            cells.append(row.siblingAtColumn(column).data().toString());
        }
        lines.append(cells.join(QLatin1Char('\t')));
    }
    return lines.join(QLatin1Char('\n'));
}

void AccountView::keyPressEvent(QKeyEvent *event)
{
    if (state() == QAbstractItemView::EditingState) {
        // the key that ends an edit comes by here, and must not begin the next one
        QTreeView::keyPressEvent(event);
        return;
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isDigit = event->text().size() == 1 && event->text().front().isDigit();
    const QModelIndex cell = currentIndex().siblingAtColumn(AccountTreeModel::RawShares);
    if (plain && isDigit && AccountTreeModel::isEditable(cell)) {
        selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
        // a view that begins editing at any key hands the key to the editor, where it replaces what stands there;
        // of all keys only figures shall do so
        const EditTriggers triggers = editTriggers();
        setEditTriggers(triggers | QAbstractItemView::AnyKeyPressed);
        edit(cell, QAbstractItemView::AnyKeyPressed, event);
        setEditTriggers(triggers);
        return;
    }
    if (plain && (event->key() == Qt::Key_F2 || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        editRawShares();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void AccountView::resizeEvent(QResizeEvent *event)
{
    arrangeColumns();
    QTreeView::resizeEvent(event);
}

void AccountView::arrangeColumns()
{
    int numbers = 0;
    for (const ColumnWidth &column : numberColumns) {
        numbers += columnWidth(column.column);
    }
    // the name takes most of what a wider window gives, but never starves the bar
    const int rest = viewport()->width() - numbers;
    const int name = std::clamp(rest * 48 / 100, 150, 420);
    if (name != columnWidth(AccountTreeModel::Name)) {
        header()->resizeSection(AccountTreeModel::Name, name);
    }
}

} // namespace apportion
