// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/why_actions.h"

#include "gui/page/workspace.h"
#include "models/why_role.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMenu>
#include <QTreeView>

namespace apportion
{

namespace
{

struct Why
{
    Q_DECLARE_TR_FUNCTIONS(Why)
};

/// Asks a question in the panel, opening it; whether there is one.
bool ask(const ExplainQuestion &question, Workspace *workspace)
{
    if (question.index() == 0) {
        return false;
    }
    workspace->ask(question);
    return true;
}

void compareSelected(const QAbstractItemView *view, Workspace *workspace)
{
    const QModelIndexList rows = view->selectionModel()->selectedRows();
    if (rows.size() == 2 && ask(orderOf(questionOf(rows[0]), questionOf(rows[1])), workspace)) {
        return;
    }
    if (ask(questionOf(view->currentIndex()), workspace)) {
        workspace->beginComparison();
    }
}

/// What the keyboard comes to is explained as what is clicked; what the program chooses is the page's affair.
void followCells(QAbstractItemView *view, Workspace *workspace)
{
    QObject::connect(view, &QAbstractItemView::clicked, view, [workspace](const QModelIndex &cell) { explainCell(cell, workspace); });
    QObject::connect(
        view->selectionModel(), &QItemSelectionModel::currentChanged, view, [view, workspace](const QModelIndex &cell, const QModelIndex &last) {
            // a view makes its first cell current when the keyboard comes to it, without selecting it: nobody chose that
            const bool isChosen = last.isValid() || view->selectionModel()->isSelected(cell);
            if (view->hasFocus() && isChosen) {
                explainCell(cell, workspace);
            }
        });
}

void installOn(QAbstractItemView *view, Workspace *workspace)
{
    followCells(view, workspace);
    auto *why = new QAction(Why::tr("Why?"), view);
    why->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F1));
    why->setShortcutContext(Qt::WidgetShortcut);
    auto *before = new QAction(Why::tr("Why before another…"), view);
    auto *divider = new QAction(view);
    divider->setSeparator(true);
    QObject::connect(why, &QAction::triggered, view, [view, workspace] { ask(questionOf(view->currentIndex()), workspace); });
    QObject::connect(before, &QAction::triggered, view, [view, workspace] { compareSelected(view, workspace); });
    QObject::connect(view, &QAbstractItemView::doubleClicked, view, [view, workspace](const QModelIndex &cell) {
        const bool opens = qobject_cast<const QTreeView *>(view) != nullptr && cell.column() == 0; // and closes
        if (!opens && !cell.flags().testFlag(Qt::ItemIsEditable)) {
            ask(questionOf(cell), workspace);
        }
    });
    const QList<QAction *> others = view->actions();
    view->insertActions(others.isEmpty() ? nullptr : others.first(), { why, before, divider });
    if (auto *menu = view->findChild<QMenu *>(QString(), Qt::FindDirectChildrenOnly)) { // a view with a menu of its own
        menu->insertActions(menu->actions().value(0), { why, before, divider });
    }
    if (view->contextMenuPolicy() == Qt::DefaultContextMenu) {
        view->setContextMenuPolicy(Qt::ActionsContextMenu);
    }
    // a header shows nothing of the focus, and has no key
    if (view->focusPolicy() == Qt::NoFocus && qobject_cast<const QHeaderView *>(view) == nullptr) {
        view->setFocusPolicy(Qt::StrongFocus);
    }
}

} // namespace

ExplainQuestion orderOf(const ExplainQuestion &one, const ExplainQuestion &other)
{
    const auto *a = std::get_if<AssociationNumber>(&one);
    const auto *b = std::get_if<AssociationNumber>(&other);
    if (a != nullptr && b != nullptr && a->id != b->id) {
        return OrderOfAssociations { a->id, b->id };
    }
    const auto *jobA = std::get_if<JobNumber>(&one);
    const auto *jobB = std::get_if<JobNumber>(&other);
    if (jobA != nullptr && jobB != nullptr && jobA->row != jobB->row) {
        return OrderOfJobs { jobA->row, jobB->row };
    }
    return {};
}

bool explainCell(const QModelIndex &cell, Workspace *workspace)
{
    const ExplainQuestion question = questionOf(cell);
    if (question.index() == 0) {
        return false;
    }
    workspace->explain(question);
    return true;
}

void installWhy(QWidget *page, Workspace *workspace)
{
    if (page == nullptr) {
        return;
    }
    const QList<QAbstractItemView *> views = page->findChildren<QAbstractItemView *>();
    for (QAbstractItemView *view : views) {
        if (answersWhy(view->model())) {
            installOn(view, workspace);
        }
    }
}

} // namespace apportion
