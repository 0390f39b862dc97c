// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <string>

namespace apportion::slurm
{

/// What of slurm.conf the policy decides: AccountingStorageTRES, every Priority* key and FairShareDampeningFactor that
/// was given or is not Slurm's default, and the full line of each partition.
///
/// With a @p baseline the NodeName lines of the nodes that differ from it stand there too; a line that went is a comment.
///
/// Commented as the examples in the documentation are ("Multifactor Priority Plugin", Configuration Example), from the
/// values. For the policies of these two examples the result is their text. Reads back to the same values.
[[nodiscard]] std::string confFragment(const Policy &policy, const Policy *baseline = nullptr);

} // namespace apportion::slurm
