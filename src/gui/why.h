// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain_question.h"

class QAbstractItemView;
class QModelIndex;
class QWidget;

namespace apportion
{

class Workspace;

/// What "Why?" asks about a cell of any of the program's tables; monostate where a cell was given rather than computed.
[[nodiscard]] ExplainQuestion questionAbout(const QModelIndex &cell, const Workspace &workspace);

/// Gives every table within @p page "Why?" and "Why before another?": in the context menu, by Shift+F1, and by a double
/// click where that edits nothing.
void installWhy(QWidget *page, Workspace *workspace);

} // namespace apportion
