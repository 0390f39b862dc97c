// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/account_actions.h"

#include "charts/palette.h"
#include "core/change/tree_query.h"
#include "gui/accounts/account_columns.h"
#include "gui/accounts/account_view.h"
#include "gui/accounts/add_form.h"
#include "gui/accounts/go_to_form.h"
#include "gui/accounts/paste_form.h"
#include "gui/accounts/split_form.h"
#include "gui/widgets/icons.h"
#include "models/account_tree_model.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace apportion
{

namespace
{
/// Rows that are opened at once: some screens full, so that scrolling shows all of a small site.
constexpr int rowsOpened = 400;
} // namespace

AccountActions::AccountActions(Workspace *workspace, AccountTreeModel *model, AccountView *view)
    : QObject(view), addAccount(make(tr("Add account…"), {}, "add-account")),
      addUser(make(tr("Add users…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), "add-user")),
      rename(make(tr("Rename"), QKeySequence(Qt::SHIFT | Qt::Key_F2))), remove(make(tr("Remove"), QKeySequence::Delete, "remove")),
      duplicate(make(tr("Duplicate with users…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), "duplicate")),
      duplicateEmpty(make(tr("Duplicate without users…"))), cut(make(tr("Cut"), QKeySequence::Cut)),
      copy(make(tr("Copy"), QKeySequence::Copy, "copy")), copyTable(make(tr("Copy rows with headers"))),
      paste(make(tr("Paste"), QKeySequence::Paste)), editShares(make(tr("Edit raw shares"))),
      useParent(make(tr("Use the account's shares (parent)"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P))),
      setToOne(make(tr("Set raw shares to 1"))), fillDown(make(tr("Fill down"), QKeySequence(Qt::CTRL | Qt::Key_D))),
      split(make(tr("Split shares…"), QKeySequence(Qt::CTRL | Qt::Key_T), "split")),
      goTo(make(tr("Go to…"), QKeySequence(Qt::CTRL | Qt::Key_G), "go-to")),
      nextPlace(make(tr("Next place of this user"), QKeySequence(Qt::CTRL | Qt::Key_J))), expand(make(tr("Expand what fits"))),
      collapse(make(tr("Collapse all"))), details(make(tr("Details"), QKeySequence(Qt::Key_F4), "details")),
      columns(make(tr("Columns"), {}, "columns")), m_workspace(workspace), m_model(model), m_view(view),
      m_addForm(new AddForm(workspace->document())), m_splitForm(new SplitForm(workspace)), m_pasteForm(new PasteForm(workspace->document())),
      m_goToForm(new GoToForm(workspace->document()))
{
    addAccount->setShortcuts({ QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), QKeySequence(Qt::Key_Insert) });
    details->setCheckable(true);
    auto *columnMenu = new QMenu(view);
    columns->setMenu(columnMenu);
    connect(columnMenu, &QMenu::aboutToShow, this, [view, columnMenu] {
        columnMenu->clear();
        view->columns()->fillMenu(columnMenu);
    });
    editShares->setText(tr("Edit raw shares\tReturn")); // the view itself acts on the key
    duplicateEmpty->setToolTip(tr("A copy with all sub-accounts, and nobody in them"));
    connectEdits();
    connectClipboard();
    connect(model, &AccountTreeModel::rowsChanged, this, [this] { selectWhenShown(std::exchange(m_toSelect, {})); });
    connect(model, &AccountTreeModel::associationsPlaced, this, &AccountActions::selectWhenShown);
    // what undo brings back is what one looks for; queued, as a step is none to be redone before it is undone
    connect(
        workspace->document(), &Document::policyChanged, this,
        [this](const PolicyChange &change) {
            const Document *document = m_workspace->document();
            if (change.kind == PolicyChange::Kind::Structure && !change.added.empty() && document->undoStack()->canRedo() && m_view->isVisible()) {
                selectWhenShown(topmost(document->policy().associations, change.added));
            }
        },
        Qt::QueuedConnection);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, &AccountActions::enable);
    connect(view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &AccountActions::enable);
    enable();
}

QAction *AccountActions::make(const QString &text, const QKeySequence &shortcut, const char *icon)
{
    auto *action = new QAction(text, this);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    if (icon != nullptr) {
        action->setProperty("drawing", QString::fromLatin1(icon));
    }
    return action;
}

void AccountActions::connectEdits()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(addAccount, [this] { m_addForm->openForAccounts(currentAccount()); });
    on(addUser, [this] { m_addForm->openForUsers(currentAccount()); });
    on(rename, [this] { m_view->editCell(AccountTreeModel::Name); });
    on(remove, [this] { removeSelected(); });
    on(duplicate, [this] { m_addForm->openForCopy(currentAccount(), true); });
    on(duplicateEmpty, [this] { m_addForm->openForCopy(currentAccount(), false); });
    on(editShares, [this] { m_view->editRawShares(); });
    on(useParent, [this] { setSelectedShares(sharesParent); });
    on(setToOne, [this] { setSelectedShares(1); });
    on(fillDown, [this] { fillSelectionDown(); });
    on(split, [this] { openSplit(); });
    on(goTo, [this] { m_goToForm->openForm(); });
    on(nextPlace, [this] { goToNextPlace(); });
    on(expand, [this] { m_view->expandToFit(rowsOpened); });
    on(collapse, [this] {
        m_view->collapseAll();
        m_view->expand(m_model->index(0, AccountTreeModel::Name));
    });
    connect(m_addForm, &AddForm::added, this, &AccountActions::selectWhenShown);
    connect(m_pasteForm, &PasteForm::pasted, this, &AccountActions::selectWhenShown);
    connect(m_goToForm, &GoToForm::chosen, this, [this](AssociationId id) {
        m_workspace->jump(ObjectRef { ObjectRef::Kind::Association, id, {} });
        m_view->setFocus();
    });
    for (FormBar *form : forms()) {
        connect(form, &FormBar::closed, m_view, qOverload<>(&QWidget::setFocus));
    }
}

QList<FormBar *> AccountActions::forms() const
{
    return { m_goToForm, m_addForm, m_splitForm, m_pasteForm };
}

void AccountActions::fillMenu(QMenu *menu)
{
    menu->setToolTipsVisible(true);
    menu->addActions({ addAccount, addUser, duplicate, duplicateEmpty });
    menu->addSeparator();
    menu->addActions({ editShares, useParent, setToOne, fillDown, split });
    menu->addSeparator();
    menu->addActions({ rename, remove });
    menu->addSeparator();
    menu->addActions({ cut, copy, copyTable, paste });
    menu->addSeparator();
    menu->addActions({ goTo, nextPlace, expand, collapse });
    menu->addSeparator();
    menu->addActions({ details, columns });
}

void AccountActions::applyPalette(const Palette &palette)
{
    for (QAction *action : findChildren<QAction *>()) {
        if (const QString drawing = action->property("drawing").toString(); !drawing.isEmpty()) {
            action->setIcon(tintedIcon(drawing, palette.text, palette.faded(palette.quietText, 0.5), palette.accent));
        }
    }
}

void AccountActions::enable()
{
    const AssociationId id = AccountTreeModel::associationId(m_view->currentIndex());
    const AssociationTree &tree = m_model->tree();
    const bool any = id != noAssociation;
    const bool isBelowRoot = any && id != AssociationTree::root();
    const bool isAccount = any && tree.isAccount(id);
    for (QAction *action : { addAccount, addUser, paste, copy, copyTable, split }) {
        action->setEnabled(any);
    }
    for (QAction *action : { rename, remove, cut, editShares, useParent, setToOne, fillDown }) {
        action->setEnabled(isBelowRoot || (any && m_view->selectionModel()->hasSelection()));
    }
    duplicate->setEnabled(isBelowRoot && isAccount);
    duplicateEmpty->setEnabled(isBelowRoot && isAccount);
    nextPlace->setEnabled(any && m_view->currentIndex().data(AccountTreeModel::PlacesRole).toInt() > 1);
}

AssociationId AccountActions::currentAccount() const
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    const AssociationId id = AccountTreeModel::associationId(m_view->currentIndex());
    if (id == noAssociation || !tree.isLive(id)) {
        return AssociationTree::root();
    }
    return tree.isUser(id) ? tree.parent(id) : id;
}

void AccountActions::setSelectedShares(std::uint32_t shares)
{
    std::vector<AssociationId> ids = m_view->selectedAssociations();
    std::erase(ids, AssociationTree::root());
    if (!ids.empty()) {
        m_workspace->document()->setRawShares(ids, shares);
    }
}

namespace
{

/// The row behind another one and all that is below it.
QModelIndex rowAfter(QModelIndex index)
{
    for (; index.isValid(); index = index.parent()) {
        if (const QModelIndex sibling = index.siblingAtRow(index.row() + 1); sibling.isValid()) {
            return sibling;
        }
    }
    return {};
}

} // namespace

/// Who comes after the rows that go takes their place, or else who stands before them, or above.
AssociationId AccountActions::placeOfSelected() const
{
    const QItemSelection going = m_view->selectionModel()->selection();
    // the last of the highest rows above one, or of its own, that go with each other; not valid where it stays
    const auto lastGoing = [&going](const QModelIndex &index) {
        QModelIndex last;
        for (QModelIndex above = index; above.isValid(); above = above.parent()) {
            const auto range = std::find_if(going.begin(), going.end(), [&above](const QItemSelectionRange &one) { return one.contains(above); });
            last = range == going.end() ? last : above.siblingAtRow(range->bottom());
        }
        return last;
    };
    if (going.isEmpty()) {
        return noAssociation;
    }
    const QModelIndex first = going.first().topLeft();
    QModelIndex next = first;
    for (QModelIndex last = lastGoing(next); last.isValid(); last = lastGoing(next)) {
        next = rowAfter(last);
    }
    if (!next.isValid()) {
        next = first.siblingAtRow(first.row() - 1);
        next = next.isValid() && !lastGoing(next).isValid() ? next : first.parent();
    }
    return AccountTreeModel::associationId(next);
}

void AccountActions::removeSelected()
{
    const AssociationId next = placeOfSelected();
    const EditOutcome outcome = m_workspace->document()->removeAssociations(m_view->selectedAssociations());
    if (!outcome.refusal.isEmpty()) {
        Q_EMIT refused(outcome.refusal);
    } else if (outcome && next != noAssociation && m_workspace->document()->policy().associations.isLive(next)) {
        selectWhenShown({ next });
    }
}

void AccountActions::fillSelectionDown()
{
    const std::vector<AssociationId> ids = m_view->selectedInOrder();
    const int current = m_view->currentIndex().column();
    const int column = current > AccountTreeModel::Rank ? current : AccountTreeModel::RawShares;
    if (ids.size() < 2) {
        Q_EMIT refused(tr("Select several rows: the value of the first one is set in all of them."));
        return;
    }
    const QModelIndex first = m_model->index(ids.front(), column);
    m_model->setEditedTogether(ids);
    if (m_model->isEditable(first)) {
        m_model->setData(first, first.data(Qt::EditRole));
    } else {
        Q_EMIT refused(tr("The first of the selected rows has nothing to fill down in this column."));
    }
    m_model->setEditedTogether({});
}

void AccountActions::openSplit()
{
    std::vector<AssociationId> ids = m_view->selectedInOrder();
    if (ids.size() < 2) {
        const AssociationId id = AccountTreeModel::associationId(m_view->currentIndex());
        ids = { id != noAssociation && m_model->tree().isUser(id) ? m_model->tree().parent(id) : currentAccount() };
    }
    m_splitForm->openFor(ids);
}

void AccountActions::selectWhenShown(const std::vector<AssociationId> &ids)
{
    const auto isShown = [this](AssociationId id) { return m_model->index(id).isValid(); };
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    std::vector<AssociationId> live;
    std::copy_if(ids.begin(), ids.end(), std::back_inserter(live), [&tree](AssociationId id) { return tree.isLive(id); });
    if (live.empty()) {
        return;
    }
    if (std::any_of(live.begin(), live.end(), isShown) && !m_model->isBusy()) {
        m_view->selectAssociations(live);
    } else {
        m_toSelect = live;
    }
}

void AccountActions::goToNextPlace()
{
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    const AssociationId id = AccountTreeModel::associationId(m_view->currentIndex());
    if (id == noAssociation || !tree.isLive(id) || tree.isAccount(id)) {
        return;
    }
    const NameId name = tree.nameId(id);
    std::vector<AssociationId> places = associationsNamed(tree, std::span(&name, 1));
    std::erase_if(places, [&tree](AssociationId other) { return tree.isAccount(other); });
    auto next = std::upper_bound(places.begin(), places.end(), id);
    next = next == places.end() ? places.begin() : next;
    m_workspace->jump(ObjectRef { ObjectRef::Kind::Association, *next, {} });
}

} // namespace apportion

#include "moc_account_actions.cpp"
