// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QTreeView>

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace apportion
{

class AccountColumns;
class AccountTreeModel;

/// The account tree as a view: typing a number on a row edits its raw shares, typing into one cell of a selection edits
/// all of it, rows are dragged to other accounts, and as much of the tree is opened as can be looked at.
///
/// What is expanded is remembered by association: it comes back when a filter is taken away or a removal undone; and by
/// name through an import.
class AccountView : public QTreeView
{
    Q_OBJECT

public:
    explicit AccountView(AccountTreeModel *model, QWidget *parent = nullptr);

    /// Opens levels from the top as long as no more than @p mostRows rows come of it.
    void expandToFit(int mostRows);
    /// Opens what is opened of a policy that nobody has looked at.
    void openAtFirst();
    /// Begins to edit the raw shares of the current row.
    void editRawShares();
    /// Begins to edit a cell of the current row, if it can be.
    void editCell(int column);
    /// The selected associations, in no particular order.
    [[nodiscard]] std::vector<AssociationId> selectedAssociations() const;
    /// The selected associations from top to bottom, as far as they can be seen or lie in closed accounts.
    [[nodiscard]] std::vector<AssociationId> selectedInOrder() const;
    /// The current row and those that can be seen below it, at most @p most.
    [[nodiscard]] std::vector<AssociationId> fromCurrentDown(std::size_t most) const;
    /// Selects rows, opens what is above them and shows the first. Those that are not there are left out.
    void selectAssociations(const std::vector<AssociationId> &ids);
    /// Associations as lines of tab-separated cells, in the columns that are shown; with their names in the first line.
    [[nodiscard]] QString textOf(const std::vector<AssociationId> &ids, bool withHeader = false) const;
    [[nodiscard]] AccountColumns *columns() const { return m_columns; }
    /// What is drawn beside the pointer while rows of these names are dragged.
    struct DragPicture
    {
        QPixmap pixmap;
        QPoint offset; ///< of its top left corner from the pointer
    };
    [[nodiscard]] DragPicture dragPicture(const QStringList &names) const;

Q_SIGNALS:
    /// What is dragged cannot be dropped here, and why; empty: it can.
    void dropRefused(const QString &reason);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void commitData(QWidget *editor) override;
    void startDrag(Qt::DropActions supported) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void followRows();
    /// What may become current when the current row goes: those after it, those before it, what is above.
    void keepNeighbours();
    /// The first of them that is still there, where the current row has gone.
    void selectNeighbour();
    /// Remembers by name which accounts are expanded, while the ids that they have go.
    void keepExpanded();
    void openAgain();
    void showRefusal(const QPoint &where, const QString &reason);

    AccountTreeModel *m_model;
    AccountColumns *m_columns = nullptr;
    /// Without what a filter opened; with their names, as their ids mean nothing to another policy.
    std::unordered_map<AssociationId, std::string> m_expanded;
    std::unordered_set<AssociationId> m_expandedByFilter;
    std::unordered_set<std::string> m_kept; ///< names of accounts that were expanded before a reset
    std::vector<AssociationId> m_neighbours;
    bool m_wasReset = false; ///< the rows to come are of another import
    bool m_isNew = false; ///< and of other accounts: nobody has opened any
    QString m_refusal;
    QElapsedTimer m_searching; ///< since a key that looks for a name; not valid: none is looked for
};

} // namespace apportion
