// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/policy/situation.h"

#include <cstddef>

namespace apportion
{

/// How many jobs have another limit or size than scontrol tells.
struct TakenPlans
{
    std::size_t limits = 0;
    std::size_t sizes = 0;
};

/// Takes of waiting jobs what only the JOBSIZE tells that sprio printed.
///
/// Limits: of a job without one scontrol prints the MaxTime of the partition that slurmctld looked at last, and under
/// SMALL_RELATIVE_TO_TIME its size is that of its first partition (job_mgr.c, pack_job; seen on a live 22.05). Where the size that
/// was printed follows without the limit, and not with it, nobody asked for one.
///
/// Sizes: the CPUs that slurmctld counts for a job since it has planned it, whole cores, sockets or nodes in place of the CPUs that
/// were asked for (priority_multifactor.c, set_priority_factors; job_test.c and select_linear.c, which fill in total_cpus of a job
/// that is only tried), and for what waits of an array since one of its tasks has begun (job_mgr.c, job_array_post_sched; seen on a live
/// 24.11). scontrol prints nothing of it but when the job is to start. A number of CPUs is taken only when it is more
/// than was asked for and gives the very number that was printed.
TakenPlans takePlans(const Printed &printed, const Policy &policy, Situation &situation);

} // namespace apportion
