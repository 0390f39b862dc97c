// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/lists/jobs_json.h"
#include "slurm/text/local_clock.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// What squeue prints: with '|' between the columns of any format (-o '%i|%P|…', -O), or in columns of fixed width as
/// it does by itself, with -l and with -O. Of the columns that are missing the defaults are taken, and a finding says
/// which ones matter. Times are read from @p clock.
[[nodiscard]] ReadJobs readSqueue(std::string_view text, const std::string &fileName, Findings &findings, const LocalClock &clock);

/// Whether a line is the header of squeue.
[[nodiscard]] bool isSqueueHeader(std::string_view line);

} // namespace apportion::slurm
