// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/job_table.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

class Findings;

/// What a reader of jobs hands back.
struct ReadJobs
{
    std::vector<Job> jobs;
    std::size_t ended = 0; ///< jobs that were left out since they have ended
    bool usable = false; ///< it is a listing of jobs, though it may be empty
};

/// The JSON of jobs: `squeue --json`, `scontrol show job --json`, slurmrestd's /slurm/…/jobs, of the openapi plugins of
/// 21.08 and 22.05 and of the data_parser plugins v0.0.39 to v0.0.44. Times stand in it as seconds since the epoch.
[[nodiscard]] ReadJobs readJobsJson(std::string_view text, const std::string &fileName, Findings &findings);

} // namespace apportion::slurm
