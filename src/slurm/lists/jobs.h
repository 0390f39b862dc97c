// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/situation.h"
#include "slurm/text/local_clock.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Reads `scontrol show job` (with -o or without), what squeue prints, or the JSON of either into Situation::jobs,
/// which are replaced. Pending and running jobs are taken; those that have ended are counted in a note. Times are read from @p clock. Returns false
/// when it is no listing of jobs.
bool readJobs(
    std::string_view text, const std::string &fileName, Situation &situation, Diagnostics &diagnostics, const LocalClock &clock = utcClock());

} // namespace apportion::slurm
