// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/priority_data.h"

#include <algorithm>

namespace apportion
{

PriorityData priorityData(const Evaluation &evaluation, std::size_t limit)
{
    PriorityData data;
    const std::vector<JobRow> &order = evaluation.order();
    const std::vector<Job> &jobs = *evaluation.situation().jobs;
    const std::vector<Partition> &partitions = *evaluation.policy().partitions;
    data.total = order.size();
    data.rows.reserve(std::min(limit, order.size()));
    for (const JobRow row : order) {
        if (data.rows.size() == limit) {
            break;
        }
        const Job &job = jobs[evaluation.jobs().job[row]];
        const std::uint16_t partition = evaluation.jobs().partition[row];
        data.rows.push_back({ row, QString::fromStdString(job.id), QString::fromStdString(job.user), QString::fromStdString(job.account),
            partition < partitions.size() ? QString::fromStdString(partitions[partition].name) : QString(), evaluation.terms(row) });
        data.scale.include(data.rows.back().terms);
    }
    for (const Factor factor : allFactors) {
        const bool isUsed
            = std::any_of(data.rows.begin(), data.rows.end(), [factor](const PriorityRow &row) { return signedTerm(row.terms, factor) != 0.0; });
        if (isUsed) {
            data.used.push_back(factor);
        }
    }
    return data;
}

} // namespace apportion
