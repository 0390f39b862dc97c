// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/policy/situation.h"

#include <cstddef>

namespace apportion
{

/// Gives waiting jobs the CPUs that slurmctld counts for their size since it has planned them, where sprio printed the JOBSIZE that
/// follows: whole cores, sockets or nodes, in place of the CPUs that were asked for (priority_multifactor.c, set_priority_factors;
/// job_test.c and select_linear.c, which fill in total_cpus of a job that is only tried). scontrol prints nothing of it but
/// when they are to start. A number of CPUs is taken only when it is more than was asked for and gives the very number that was printed. Returns how
/// many jobs have another size for it.
std::size_t takePlannedSizes(const Printed &printed, const Policy &policy, Situation &situation);

} // namespace apportion
