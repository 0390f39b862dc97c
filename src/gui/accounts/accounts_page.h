// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/page.h"
#include "models/account_tree_model.h"

class QAction;
class QKeySequence;
class QLabel;
class QSplitter;
class QTimer;

namespace apportion
{

class AccountActions;
class AccountView;
class AssociationDelegate;
class AssociationDetails;
class Disclosure;
class GoalPanel;
class InlineNotice;
class MatchWalker;
class PlacesForm;
class ShareMapPanel;

/// The tree of accounts and users with what Slurm makes of it, edited in place, beside the share map.
class AccountsPage : public Page
{
    Q_OBJECT

public:
    explicit AccountsPage(Workspace *workspace, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette) override;
    [[nodiscard]] QList<NamedChart> charts() const override;
    bool jumpTo(const ObjectRef &object) override;
    [[nodiscard]] bool hasFilter() const override { return true; }
    void setFilter(const QString &text) override;
    /// The columns that are there unless somebody hides them; where there is less room the tree scrolls them.
    [[nodiscard]] int usefulWidth() const override;

    void fillMenu(QMenu *menu) override;

    [[nodiscard]] AccountView *view() const { return m_view; }
    [[nodiscard]] AccountActions *actions() const { return m_actions; }
    [[nodiscard]] AssociationDetails *details() const { return m_details; }
    [[nodiscard]] AccountTreeModel *model() { return &m_model; }
    /// The questions about the selected account or user that are answered backwards.
    [[nodiscard]] GoalPanel *goal() const { return m_goal; }
    [[nodiscard]] PlacesForm *placesForm() const { return m_places; }
    QAction *addPlaces;
    QAction *fromList; ///< users as lists of people have them
    QAction *findNext;
    QAction *findPrevious;

    /// Goes to the next match of the filter, or of what was last gone to; nothing of either opens the form for it.
    void find(bool backward);

Q_SIGNALS:
    /// What stands at the right of the page is wanted.
    void sideRequested();

private:
    void addActions();
    void askForGoal();
    void openPeople();
    [[nodiscard]] QAction *makeAction(const QString &text, const QKeySequence &keys = {});
    void connectFinding();
    [[nodiscard]] QWidget *makeStrip();
    [[nodiscard]] QWidget *makeBody();
    void connectWorkspace();
    void showDetails(bool shown);
    void followSelection();
    void explainCurrent(const QModelIndex &current);
    void explainAdded();
    void select(AssociationId id);
    void applyFilter();
    void showMatches();

    AccountTreeModel m_model;
    AccountView *m_view;
    AccountActions *m_actions;
    AssociationDetails *m_details;
    QSplitter *m_splitter;
    AssociationDelegate *m_delegate;
    InlineNotice *m_notice;
    QLabel *m_matches;
    ShareMapPanel *m_shareMap;
    GoalPanel *m_goal;
    Disclosure *m_goalForm;
    AssociationId m_unexplained = noAssociation; ///< is current, and has no numbers yet
    QTimer *m_filterDelay;
    QTimer *m_selectionDelay;
    QString m_filter;
    MatchWalker *m_walker;
    PlacesForm *m_places;
};

} // namespace apportion
