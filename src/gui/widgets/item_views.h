// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;
class QTreeView;

namespace apportion
{

/// The one height of a row in every table and tree, in pixels: 27, and as much more as the text is larger.
[[nodiscard]] int rowHeight();

/// Gives a table the look of all tables: dense rows, no grid but a quiet line, a quiet header, rows selected whole.
void prepareTable(QTableView *table);
/// The same for a tree; rows are of one height, so that a large tree stays fast.
void prepareTree(QTreeView *tree);

} // namespace apportion
