// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <vector>

namespace apportion::slurm
{

/// Gives users back what sshare cuts off their usage, as far as it follows from the LevelFS that it prints of usage that is not cut:
/// the normalized shares ÷ (usage ÷ that of the fair-share parent), under Fair Tree (SLURM.md 5a). A user who has used little, long
/// ago, comes behind those who have used nothing, though sshare prints 0 of both.
///
/// @p levelFs by id, NaN where none is printed; @p printed by id, in billing TRES × seconds, negative without a row: whole numbers,
/// which become up to one more for users. What the users of an account have together stays below the account's own number and one.
/// False when nothing was found.
bool restoreFractions(const AssociationTree &tree, const std::vector<double> &levelFs, std::vector<long double> &printed);

} // namespace apportion::slurm
