// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <vector>

namespace apportion
{

/// What hangs from an association in the fair-share tree, in Slurm's list order.
[[nodiscard]] std::vector<AssociationId> fairShareChildren(const Evaluation &evaluation, AssociationId above);
/// The associations from just below root down to @p id in the fair-share tree; empty for root.
[[nodiscard]] std::vector<AssociationId> fairSharePath(const Evaluation &evaluation, AssociationId id);

} // namespace apportion
