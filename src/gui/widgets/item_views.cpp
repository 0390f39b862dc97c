// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/item_views.h"

#include "charts/palette.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

namespace apportion
{

namespace
{

void prepareView(QAbstractItemView *view)
{
    view->setFrameShape(QFrame::NoFrame);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setAlternatingRowColors(false);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void prepareHeader(QHeaderView *header)
{
    header->setHighlightSections(false);
    header->setFixedHeight(textPixels(30));
    header->setMinimumSectionSize(32);
    header->setTextElideMode(Qt::ElideRight);
}

} // namespace

int rowHeight()
{
    return textPixels(27);
}

void prepareTable(QTableView *table)
{
    prepareView(table);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setCornerButtonEnabled(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setMinimumSectionSize(rowHeight());
    table->verticalHeader()->setDefaultSectionSize(rowHeight());
    prepareHeader(table->horizontalHeader());
}

void prepareTree(QTreeView *tree)
{
    prepareView(tree);
    tree->setUniformRowHeights(true);
    tree->setIndentation(16);
    tree->setAllColumnsShowFocus(true);
    tree->setAnimated(false);
    prepareHeader(tree->header());
}

} // namespace apportion
