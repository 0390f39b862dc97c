// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/workspace.h"

#include <QKeySequence>

#include <functional>

class QAction;
class QMenu;
class QMimeData;

namespace apportion
{

class AccountTreeModel;
class AccountView;
class AddForm;
class FormBar;
class GoToForm;
class PasteForm;
class SplitForm;
struct Palette;

/// What can be done in the account tree: the actions of its menus, shortcuts and buttons, and the forms that some of
/// them open. The forms belong into the page, above the tree.
class AccountActions : public QObject
{
    Q_OBJECT

public:
    AccountActions(Workspace *workspace, AccountTreeModel *model, AccountView *view);

    [[nodiscard]] QList<FormBar *> forms() const;
    /// Fills a menu with everything, in groups.
    void fillMenu(QMenu *menu);
    void applyPalette(const Palette &palette);
    /// Selects associations as soon as the tree shows them.
    void selectWhenShown(const std::vector<AssociationId> &ids);

    QAction *addAccount;
    QAction *addUser;
    QAction *rename;
    QAction *remove;
    QAction *duplicate;
    QAction *duplicateEmpty;
    QAction *cut;
    QAction *copy;
    QAction *copyTable;
    QAction *paste;
    QAction *editShares;
    QAction *useParent;
    QAction *setToOne;
    QAction *fillDown;
    QAction *split;
    QAction *goTo;
    QAction *nextPlace;
    QAction *expand;
    QAction *collapse;
    QAction *details; ///< checkable; the page shows and hides them
    QAction *columns; ///< has a menu

    [[nodiscard]] AddForm *addForm() const { return m_addForm; }
    [[nodiscard]] SplitForm *splitForm() const { return m_splitForm; }
    [[nodiscard]] PasteForm *pasteForm() const { return m_pasteForm; }
    [[nodiscard]] GoToForm *goToForm() const { return m_goToForm; }

Q_SIGNALS:
    /// Something could not be done, and why.
    void refused(const QString &reason);
    /// Something worth a sentence was done.
    void messageChanged(const QString &text);

private:
    QAction *make(const QString &text, const QKeySequence &shortcut = {}, const char *icon = nullptr);
    void connectEdits();
    void connectClipboard();
    void enable();
    [[nodiscard]] AssociationId currentAccount() const;
    void setSelectedShares(std::uint32_t shares);
    [[nodiscard]] AssociationId placeOfSelected() const;
    void removeSelected();
    void fillSelectionDown();
    void openSplit();
    void copySelected(bool isCut);
    void pasteClipboard();
    void pasteText(const QString &text);
    [[nodiscard]] std::function<QString()> textOf(const std::vector<AssociationId> &ids) const;
    void showPasted(int count, const QString &problem);
    void goToNextPlace();

    Workspace *m_workspace;
    AccountTreeModel *m_model;
    AccountView *m_view;
    AddForm *m_addForm;
    SplitForm *m_splitForm;
    PasteForm *m_pasteForm;
    GoToForm *m_goToForm;
    std::vector<AssociationId> m_toSelect;
};

} // namespace apportion
