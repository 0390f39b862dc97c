// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_question.h"
#include "models/model_roles.h"

#include <QModelIndex>

namespace apportion
{

/// Says that cells of @p model answer "Why?" by their WhyRole.
void setAnswersWhy(QAbstractItemModel *model);
/// Whether cells of @p model, or of what it is a proxy of, answer "Why?".
[[nodiscard]] bool answersWhy(const QAbstractItemModel *model);
/// What "Why?" asks about a cell, through proxies too; monostate where it was given rather than computed.
[[nodiscard]] ExplainQuestion questionOf(const QModelIndex &cell);

} // namespace apportion
