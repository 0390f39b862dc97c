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
    HalfLife, ///< a half-life of the draft later, with all in effect: usage has decayed by half, and what runs has been charged
    InEffect ///< all is in effect, what only a restart takes as well, and usage is as the calls of sacctmgr leave it
};

/// What a cluster with the policy of @p baseline has in effect of @p draft at its first pass: not what only a restart takes
/// before 23.11 (schema::appliedBy(); a release that nobody said counts as such), and no usage where @p outlook is that it is
/// cleared, or may be.
[[nodiscard]] Snapshot atReconfigure(const Policy &baseline, Snapshot draft, ResetOutlook outlook);

/// The snapshot @p seconds later: usage decayed over them, then what its running jobs are charged for them, as slurmctld adds
/// it at a pass (SLURM.md 3). What they are charged follows from the policy @p began, under which they began (nullptr: that of @p now): slurmctld
/// computes it once (calc_job_billable_tres in job_mgr.c); the usage factor of their QOS is that of @p now.
[[nodiscard]] Snapshot afterPass(Snapshot now, std::int64_t seconds, const Policy *began = nullptr);

/// The same after as many passes as fit into @p seconds from @p from on (seconds since the epoch), by usageCourse() and
/// gainedBetween(), as a forecast: what runs is charged for what is left of its time limit at most (longestRest()), and a
/// PriorityUsageResetPeriod that ends meanwhile clears what was before the pass at which slurmctld sees it. No job starts.
[[nodiscard]] Snapshot afterPasses(Snapshot now, std::int64_t from, std::int64_t seconds, const Policy *began = nullptr);

/// A cluster as it is without a change and with it, at the same time.
struct TwoWays
{
    Snapshot before;
    Snapshot after;
    std::int64_t seconds = 0; ///< since the change
};

/// Both at a moment after the change, which takes place at @p now (seconds since the epoch).
[[nodiscard]] TwoWays atMoment(Moment moment, Snapshot before, Snapshot after, ResetOutlook outlook, std::int64_t now);

} // namespace apportion
