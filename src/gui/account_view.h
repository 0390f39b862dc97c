// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/association_tree.h"

#include <QTreeView>

#include <vector>

namespace apportion
{

class AccountTreeModel;

/// The account tree as a view: typing a number on a row edits its raw shares, and as much of the tree is opened as can
/// be looked at.
class AccountView : public QTreeView
{
    Q_OBJECT

public:
    explicit AccountView(AccountTreeModel *model, QWidget *parent = nullptr);

    /// Opens levels from the top as long as no more than @p mostRows rows come of it.
    void expandToFit(int mostRows);
    /// Begins to edit the raw shares of the current row.
    void editRawShares();
    /// The selected associations, in no particular order.
    [[nodiscard]] std::vector<AssociationId> selectedAssociations() const;
    /// The selected rows as lines of tab-separated cells.
    [[nodiscard]] QString selectedText() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrangeColumns();

    AccountTreeModel *m_model;
};

} // namespace apportion
