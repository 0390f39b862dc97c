// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/decay.h"
#include "core/policy/situation.h"

#include <cstdint>

namespace apportion
{

/// A moment on the way of a running cluster to another policy.
enum class Moment : std::uint8_t {
    Reconfigure, ///< the first pass after `scontrol reconfigure` and the calls of sacctmgr
    Period, ///< one PriorityCalcPeriod later: usage has decayed, and what runs has been charged
    InEffect ///< all is in effect, what only a restart takes as well, and usage is as the calls of sacctmgr leave it
};

/// What a cluster with the policy of @p baseline has in effect of @p draft at its first pass: not what only a restart takes
/// before 23.11 (schema::appliedBy(); a release that nobody said counts as such), and no usage where @p outlook is that it is
/// cleared, or may be.
[[nodiscard]] Snapshot atReconfigure(const Policy &baseline, Snapshot draft, ResetOutlook outlook);

/// The snapshot @p seconds later: usage decayed over them, then what its running jobs are charged for them, as slurmctld adds
/// it at a pass (SLURM.md 3).
[[nodiscard]] Snapshot afterPass(Snapshot now, std::int64_t seconds);

} // namespace apportion
