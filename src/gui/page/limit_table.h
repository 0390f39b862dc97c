// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/workspace.h"
#include "models/limit_model.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace apportion
{

class PolicyCellDelegate;
struct Palette;

/// The limits of associations or of a QOS, edited in place; below them what is left of limits of minutes.
class LimitTable : public QWidget
{
    Q_OBJECT

public:
    explicit LimitTable(Workspace *workspace, QWidget *parent = nullptr);

    void setAssociations(const std::vector<AssociationId> &ids);
    void setQos(int index);
    /// Says nothing of what is left of limits, which tells usage: a question asks for it.
    void setVeiled(bool veiled);
    void applyPalette(const Palette &palette);
    [[nodiscard]] LimitModel *model() { return &m_model; }
    [[nodiscard]] QTableView *table() const { return m_table; }

private:
    void askNext(const QModelIndex &changed);
    void showBudgets();

    Workspace *m_workspace;
    LimitModel m_model;
    PolicyCellDelegate *m_cells;
    QTableView *m_table;
    QLabel *m_error;
    QLabel *m_budgets;
    bool m_isVeiled = false;
    AssociationId m_association = noAssociation; ///< the only one that is shown
};

} // namespace apportion
