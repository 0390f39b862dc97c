// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/policy_table_model.h"

#include <QWidget>

#include <vector>

class QAction;
class QMenu;
class QStackedWidget;
class QTableView;

namespace apportion
{

class EmptyState;
class PolicyCellDelegate;
class SectionHeader;
struct Palette;

/// A table of the policy as a part of a page: a heading, the rows that are edited in place, what stands there when
/// there are none, and the steps on rows: add, duplicate, remove, move up and down, by button, menu and key.
class TableSection : public QWidget
{
    Q_OBJECT

public:
    /// @p name says what the table holds, for assistive technology. Takes @p empty over.
    TableSection(PolicyTableModel *model, SectionHeader *header, const QString &name, EmptyState *empty, QWidget *parent = nullptr);

    [[nodiscard]] SectionHeader *header() const { return m_header; }
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] PolicyCellDelegate *cells() const { return m_cells; }
    [[nodiscard]] std::vector<int> selectedRows() const;
    /// Selects a row and shows it; false when there is none.
    bool showRow(int row);

    void applyPalette(const Palette &palette);

Q_SIGNALS:
    /// Why an edit was refused.
    void refused(const QString &message);
    /// The edit was given up.
    void withdrawn();

private:
    QAction *makeAction(const QString &text, const QKeySequence &shortcut, const QString &tip);
    void buildActions();
    void addButton(QAction *action, const QString &text);
    void refresh();
    void followSteps();
    void selectPlace();
    void showMenu(const QPoint &place);
    void selectRowsFrom(int first, int count);

    PolicyTableModel *m_model;
    SectionHeader *m_header;
    PolicyCellDelegate *m_cells;
    QTableView *m_table;
    QStackedWidget *m_stack;
    int m_place = -1; ///< the row that is to be selected when others have gone
    QAction *m_add = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_up = nullptr;
    QAction *m_down = nullptr;
};

} // namespace apportion
