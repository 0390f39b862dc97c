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

/// Takes time limits back that no job asked for, where sprio printed the JOBSIZE that follows: of a job without a limit scontrol
/// prints the MaxTime of the partition that slurmctld looked at last, and under SMALL_RELATIVE_TO_TIME its size is that of its first
/// partition (job_mgr.c, pack_job; seen on a live 22.05). Returns how many.
std::size_t dropUnaskedLimits(const Printed &printed, const Policy &policy, Situation &situation);

/// Notes priorities of a few points that an administrator set: sprio prints them without any term, as it does where all terms are
/// rounded to nothing, and it was set where one of those that follow here is not. Returns how many.
std::size_t takeSmallPriorities(const Printed &printed, const Policy &policy, Situation &situation);

} // namespace apportion
