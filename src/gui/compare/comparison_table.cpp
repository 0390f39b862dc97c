// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/comparison_table.h"

#include "gui/compare/rise_fall_bar.h"
#include "gui/page/page_layout.h"
#include "gui/page/why_actions.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "models/compared_rows.h"

#include <QHeaderView>
#include <QItemSelectionModel>

namespace apportion
{

ComparisonTable::ComparisonTable(ComparedRows *model, const ComparisonColumns &columns, const QString &name, Workspace *workspace, QWidget *parent)
    : QTableView(parent), m_cells(new PolicyCellDelegate(this))
{
    prepareTable(this);
    setModel(model);
    setItemDelegate(m_cells);
    setAccessibleName(name);
    setSelectionMode(QAbstractItemView::SingleSelection);
    m_cells->setDrawing(columns.delta, [](QPainter *painter, const QStyleOptionViewItem &cell, const QModelIndex &index, const Palette &palette) {
        drawRiseFall(painter, cell.rect, index.data(ComparedRows::DeltaRole), palette);
    });
    m_cells->setSignRole(ComparedRows::RisenRole, columns.gained);
    m_cells->setQuietColumns(columns.quiet);
    setColumnWidths(horizontalHeader(), columns.widths, columns.because);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this, workspace](const QModelIndex &current) {
        if (selectionModel()->isSelected(current)) { // else the table made it current when the keyboard came to it: nobody chose it
            explainCell(current, workspace);
        }
    });
}

void ComparisonTable::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    viewport()->update();
}

} // namespace apportion
