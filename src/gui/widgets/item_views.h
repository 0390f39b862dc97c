// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemDelegate;
class QAbstractItemModel;
class QAbstractItemView;
class QHeaderView;
class QString;
class QTableView;
class QTreeView;
class QWidget;

namespace apportion
{

/// Room between a cell's edge and its text, in pixels.
inline constexpr int cellMargin = 10;

/// The one height of a row in every table and tree, in pixels: 27, and as much more as the text is larger.
[[nodiscard]] int rowHeight();
/// The width of a column in which its title is whole on one line, in pixels.
[[nodiscard]] int wholeTitleWidth(const QHeaderView *header, int column);
/// The least width of a column in which its title is whole, on two lines if it must be, in pixels. A soft hyphen in a title
/// says where a word may be parted.
[[nodiscard]] int leastTitleWidth(const QHeaderView *header, int column);
/// Whether the title stands on two lines in the column as wide as it is.
[[nodiscard]] bool isTitleBroken(const QHeaderView *header, int column);

/// Gives a table the look of all tables: dense rows, no grid but a quiet line, a quiet header, rows selected whole.
void prepareTable(QTableView *table);
/// As high at least that some rows can be seen below the titles: what it stands in is scrolled before.
void keepSomeRows(QAbstractItemView *view);
/// A table with that look; @p name says what it holds, for assistive technology. Its cells are not edited until somebody
/// lets them be.
[[nodiscard]] QTableView *makeTable(QAbstractItemModel *model, QAbstractItemDelegate *cells, const QString &name, QWidget *parent);
/// Lets the rows of a short table be as high as their sentences need, on as many lines as the column's width asks.
void breakLines(QTableView *table);
/// Keeps the first column of a table, which has its model, in sight while the others are scrolled sideways.
void keepFirstColumn(QTableView *table);
/// Lets the cells of a table be edited in place: by a double click, a click on what is selected, F2, and by typing.
void setEditedInPlace(QAbstractItemView *view);
/// The same for a tree; rows are of one height, so that a large tree stays fast.
void prepareTree(QTreeView *tree);

} // namespace apportion
