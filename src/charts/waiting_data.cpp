// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/waiting_data.h"

#include "core/policy/work_count.h"

#include <algorithm>

namespace apportion
{

const WaitingJob *WaitingData::find(JobRow row) const
{
    const auto found = std::find_if(jobs.begin(), jobs.end(), [row](const WaitingJob &job) { return job.line.row == row; });
    return found == jobs.end() ? nullptr : &*found;
}

WaitingData waitingData(const Evaluation &evaluation, JobRow middle, std::size_t limit)
{
    countWork(Work::PrepareChart);
    WaitingData data;
    const std::vector<JobRow> &order = evaluation.order();
    const std::size_t count = std::min(limit, order.size());
    const auto at = static_cast<std::size_t>(std::find(order.begin(), order.end(), middle) - order.begin());
    std::size_t first = 0;
    if (at < order.size()) {
        first = std::min(at - std::min(at, count / 2), order.size() - count);
    }
    constexpr double secondsPerDay = 86400.0;
    std::vector<WaitingLine> lines;
    double latest = 0.0;
    for (std::size_t i = first; i < first + count; ++i) {
        const JobRow row = order[i];
        const Job &job = (*evaluation.situation().jobs)[evaluation.jobs().job[row]];
        const std::uint16_t partition = evaluation.jobs().partition[row];
        const std::vector<Partition> &partitions = *evaluation.policy().partitions;
        WaitingJob waiting { waitingLine(evaluation, row), QString::fromStdString(job.id), QString::fromStdString(job.user), {} };
        if (partition < partitions.size()) {
            waiting.partition = QString::fromStdString(partitions[partition].name);
        }
        latest = std::max(latest, waiting.line.secondsToFull());
        lines.push_back(waiting.line);
        data.jobs.push_back(std::move(waiting));
    }
    data.days = std::max(1.0, latest / secondsPerDay * 1.15);
    data.crossings = waitingCrossings(lines, data.days * secondsPerDay);
    data.leftOut = order.size() - count;
    data.begin = evaluation.now();
    return data;
}

} // namespace apportion
