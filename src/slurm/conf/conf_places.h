// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

namespace apportion::slurm
{

/// Tells the rows and lines of a policy where they stand in the slurm.conf that it is made of, as a project file does not:
/// rows by their names, the keys that they have from a DEFAULT line, and lines that are carried as they were. What @p read,
/// the policy of that slurm.conf, has otherwise or not at all stands nowhere.
void restorePlaces(Policy &policy, const Policy &read);

} // namespace apportion::slurm
