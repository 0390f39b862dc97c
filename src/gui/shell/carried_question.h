// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/explain/explain_question.h"
#include "storage/project.h"

#include <QVariantList>

namespace apportion
{

/// The id that an association has once the file of its policy is read: its place there. noAssociation: it is not in it.
[[nodiscard]] AssociationId idInFile(const AssociationTree &tree, AssociationId id);

/// A question of @p project as numbers and names, for a program that reads the project's file; empty where it speaks of more than numbers
/// of the policy, as what a purchase gives.
[[nodiscard]] QVariantList questionNumbers(const ExplainQuestion &question, const Project &project);
/// The other side. What does not speak of @p draft or of what it is compared with is no question.
[[nodiscard]] ExplainQuestion questionOfNumbers(const QVariantList &numbers, const Evaluation &draft, const Policy &baseline);

} // namespace apportion
