// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/comparison_table.h"

#include "charts/shaped_line.h"
#include "gui/compare/rise_fall_bar.h"
#include "gui/page/page_layout.h"
#include "gui/page/why_actions.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/column_fit.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/wrapped_label.h"
#include "models/compared_rows.h"

#include <QHeaderView>
#include <QItemSelectionModel>

#include <algorithm>
#include <utility>

namespace apportion
{

ComparisonTable::ComparisonTable(ComparedRows *model, const ComparisonColumns &columns, const QString &name, Workspace *workspace, QWidget *parent)
    : QTableView(parent), m_rows(model), m_cells(new PolicyCellDelegate(this)), m_because(columns.because)
{
    prepareTable(this);
    keepSomeRows(this);
    setModel(model);
    setItemDelegate(m_cells);
    setAccessibleName(name);
    setSelectionMode(QAbstractItemView::SingleSelection);
    m_cells->setDrawing(columns.delta, [](QPainter *painter, const QStyleOptionViewItem &cell, const QModelIndex &index, const Palette &palette) {
        drawRiseFall(painter, cell.rect, index.data(ComparedRows::DeltaRole), palette);
    });
    m_cells->setSignRole(ComparedRows::RisenRole, columns.gained);
    m_cells->setQuietColumns(columns.quiet);
    FittedColumns fitted { columns.widths, columns.because, columns.names }; // long names leave room for the reasons
    fitted.stretchedYields = true;
    new ColumnFit(horizontalHeader(), std::move(fitted));
    keepFirstColumn(this);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this, workspace](const QModelIndex &current, const QModelIndex &last) {
        // else the table made it current when the keyboard came to it: nobody chose it
        if (selectionModel()->isSelected(current) && !explainCell(current, workspace) && last.row() != current.row()) {
            workspace->explain({}); // what stands there is of another row
        }
    });
    connect(model, &QAbstractItemModel::modelReset, this, [this, workspace] { beginAt(workspace->selectedAssociation()); });
}

/// Where nothing is chosen yet, the reason of who is selected elsewhere stands below the table, else that of the first.
void ComparisonTable::beginAt(AssociationId selected)
{
    constexpr int mostLookedAt = 2000; // rows far down are of those who hardly change
    int row = 0;
    for (int each = 0; selected != noAssociation && each < std::min(model()->rowCount(), mostLookedAt); ++each) {
        if (model()->index(each, 0).data(ComparedRows::AssociationIdRole).toUInt() == selected) {
            row = each;
            break;
        }
    }
    if (!currentIndex().isValid() && row < model()->rowCount()) {
        selectionModel()->setCurrentIndex(model()->index(row, 0), QItemSelectionModel::NoUpdate);
        scrollTo(currentIndex());
    }
}

void ComparisonTable::applyPalette(const Palette &palette)
{
    m_cells->setPalette(palette);
    viewport()->update();
}

QWidget *ComparisonTable::withReason()
{
    constexpr int cellMargins = 20; // with some room to read "…" by
    auto *both = new QWidget(parentWidget());
    auto *reason = new WrappedLabel(both);
    reason->setObjectName(QStringLiteral("reason"));
    reason->setTextFormat(Qt::PlainText);
    reason->setContentsMargins(pageMargin, 5, pageMargin, 6);
    reason->hide();
    makeColumn(both, { { this, 1 }, reason }, 0);
    const auto show = [this, reason] {
        const QString text = currentIndex().siblingAtColumn(m_because).data().toString();
        const bool isComing = !m_rows->isMeasured() && reason->isVisibleTo(reason->parentWidget());
        reason->setMinimumHeight(isComing ? reason->height() : 0); // the table above does not jump while it is measured anew
        reason->setText(text);
        reason->setVisible(!text.isEmpty() && (isComing || shapedLineWidth(font(), text) > columnWidth(m_because) - cellMargins));
    };
    connect(selectionModel(), &QItemSelectionModel::currentChanged, reason, show);
    connect(model(), &QAbstractItemModel::modelReset, reason, show);
    connect(model(), &QAbstractItemModel::layoutChanged, reason, show);
    connect(model(), &QAbstractItemModel::dataChanged, reason, show);
    connect(horizontalHeader(), &QHeaderView::sectionResized, reason, show);
    return both;
}

} // namespace apportion

#include "moc_comparison_table.cpp"
