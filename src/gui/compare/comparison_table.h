// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <QSet>
#include <QTableView>

#include <utility>
#include <vector>

namespace apportion
{

class ComparedRows;
class PolicyCellDelegate;
class Workspace;
struct Palette;

/// What the columns of a table of a comparison look like.
struct ComparisonColumns
{
    int delta = 0; ///< the bars of who falls and who rises
    int gained = 0; ///< the number of that
    int because = 0; ///< takes the room that is left
    QSet<int> quiet;
    std::vector<std::pair<int, int>> widths; ///< before textScale()
    std::vector<int> names; ///< of any length: they leave room for the others
};

/// The table of one kind of rows of a comparison.
class ComparisonTable : public QTableView
{
    Q_OBJECT

public:
    ComparisonTable(ComparedRows *model, const ComparisonColumns &columns, const QString &name, Workspace *workspace, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);
    /// The table, and below it the whole reason of the current row where that is cut: a narrow window leaves it little room.
    [[nodiscard]] QWidget *withReason();

private:
    void beginAt(AssociationId selected);

    ComparedRows *m_rows;
    PolicyCellDelegate *m_cells;
    int m_because;
};

} // namespace apportion
