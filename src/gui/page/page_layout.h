// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/column_fit.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/section_header.h"

#include <QHeaderView>
#include <QSplitter>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

namespace apportion
{

/// The room between the edge of a page and what stands in it, in pixels.
inline constexpr int pageMargin = 14;

/// One part of a page: its heading, and below it what it shows.
inline QWidget *makeSection(SectionHeader *header, QWidget *body, QWidget *parent)
{
    auto *section = new QWidget(parent);
    header->setLeastHeight(textPixels(28));
    makeColumn(section, { makeColumn({ header }, -1, { pageMargin, 8, pageMargin, 6 }), { body, 1 } }, 0);
    return section;
}

/// A quiet line between two parts that stay where they are.
inline QWidget *makeRule(QWidget *parent)
{
    auto *rule = new QWidget(parent);
    rule->setFixedHeight(1);
    rule->setBackgroundRole(QPalette::Mid);
    rule->setAutoFillBackground(true);
    return rule;
}

/// A part of a splitter: its size in pixels at first, and how much of a larger window it takes.
struct SplitterPart
{
    QWidget *widget;
    int size;
    int stretch;
};

/// A splitter between the parts of a page: a quiet line that can be dragged.
inline QSplitter *makeSplitter(Qt::Orientation orientation, QWidget *parent, std::initializer_list<SplitterPart> parts = {})
{
    auto *splitter = new QSplitter(orientation, parent);
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    QList<int> sizes;
    for (const SplitterPart &part : parts) {
        splitter->addWidget(part.widget);
        splitter->setStretchFactor(splitter->count() - 1, part.stretch);
        sizes.append(part.size);
    }
    splitter->setSizes(sizes);
    return splitter;
}

/// Fits the columns of a view (ColumnFit), which has its model already: their usual widths in pixels before textScale(),
/// the column @p stretched that takes the rest, and those whose sentences may be cut.
inline ColumnFit *setColumnWidths(
    QHeaderView *header, const std::vector<std::pair<int, int>> &widths, int stretched, const std::vector<int> &prose = {})
{
    return new ColumnFit(header, { widths, stretched, prose });
}

} // namespace apportion
