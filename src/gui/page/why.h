// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_question.h"

#include <Qt>

class QAbstractItemModel;
class QAbstractItemView;
class QModelIndex;
class QWidget;

namespace apportion
{

class Workspace;

/// What a cell asks that brings its question along, as a QVariant of ExplainQuestion: for tables that are filled by hand.
inline constexpr int questionRole = Qt::UserRole + 500;

/// Says that cells of @p model bring their questions along.
void bringsQuestions(QAbstractItemModel *model);
/// What "Why?" asks about a cell of any of the program's tables; monostate where a cell was given rather than computed.
[[nodiscard]] ExplainQuestion questionAbout(const QModelIndex &cell, const Workspace &workspace);

/// Gives every table within @p page "Why?" and "Why before another?": in the context menu, by Shift+F1, and by a double
/// click where that edits nothing.
void installWhy(QWidget *page, Workspace *workspace);

} // namespace apportion
