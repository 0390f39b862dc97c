// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/policy/situation.h"

#include <cstddef>

namespace apportion
{

/// Notes the priorities that an administrator set (scontrol update Priority=, top), which sprio prints without any term (its print.c,
/// direct_prio); of jobs in several partitions it prints not even zeros, and scontrol what was set. A few points are what terms come
/// to that are each rounded to nothing, too: there the priority was set where a term that follows here is not, fair share as
/// sshare printed its factor. Returns how many.
std::size_t takeSetPriorities(const Printed &printed, const Policy &policy, Situation &situation);

} // namespace apportion
