// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_question.h"

class QAbstractItemView;
class QModelIndex;
class QWidget;

namespace apportion
{

class Workspace;

/// Which of two associations or two jobs comes first; no question when they are of two kinds or the same one.
[[nodiscard]] ExplainQuestion orderOf(const ExplainQuestion &one, const ExplainQuestion &other);
/// Has the number of a cell explained, when it is one; whether it is.
bool explainCell(const QModelIndex &cell, Workspace *workspace);

/// Gives every table within @p page whose model answers WhyRole its "Why?": a cell that is chosen, by a click or the
/// keyboard, is explained; "Why?" and "Why before another?" stand in the context menu, and open the explanation, as do
/// Shift+F1 and a double click where that edits nothing.
void installWhy(QWidget *page, Workspace *workspace);

} // namespace apportion
