// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/waiting.h"

#include <QString>

#include <vector>

namespace apportion
{

/// One job in one partition while it waits.
struct WaitingJob
{
    WaitingLine line;
    QString job;
    QString user;
    QString partition;
};

/// The numbers behind the chart of priorities over the waiting time.
struct WaitingData
{
    std::vector<WaitingJob> jobs; ///< in Slurm's order
    std::vector<WaitingCrossing> crossings;
    std::int64_t begin = 0; ///< seconds since the epoch, UTC
    double days = 1.0; ///< until the last age is full, and a little more
    std::size_t leftOut = 0; ///< jobs that were not taken

    [[nodiscard]] bool isEmpty() const { return jobs.empty(); }
    [[nodiscard]] const WaitingJob *find(JobRow row) const;
};

/// No job: the jobs from the first on are taken.
inline constexpr JobRow noWaitingJob = 0xffffffff;

/// The jobs around @p middle in Slurm's order, or the first ones: at most @p limit.
[[nodiscard]] WaitingData waitingData(const Evaluation &evaluation, JobRow middle = noWaitingJob, std::size_t limit = 8);

} // namespace apportion
