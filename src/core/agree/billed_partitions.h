// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/policy/situation.h"

#include <cstddef>

namespace apportion
{

/// Notes of waiting jobs in which partition they were billed, where that is not the first of their own and `billing=` is what its
/// weights come to: another of their own, or one that they have left (see JobTable::billedPartitionOf). Where bills were printed, a job
/// without one is billed 0. Returns how many.
std::size_t takeBilledPartitions(const Printed &printed, const Policy &policy, Situation &situation);

} // namespace apportion
