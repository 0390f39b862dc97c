// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/priority_data.h"

#include "core/policy/work_count.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace apportion
{

namespace
{

/// The terms of one job less those of another.
PriorityTerms lessTerms(const PriorityTerms &terms, const PriorityTerms &against)
{
    PriorityTerms less = terms;
    less.age -= against.age;
    less.assoc -= against.assoc;
    less.fairshare -= against.fairshare;
    less.jobSize -= against.jobSize;
    less.partition -= against.partition;
    less.qos -= against.qos;
    less.tres -= against.tres;
    less.site -= against.site;
    less.nice -= against.nice;
    return less;
}

} // namespace

PriorityData priorityData(const Evaluation &evaluation, std::size_t limit, const PriorityView &view)
{
    countWork(Work::PrepareChart);
    PriorityData data;
    const std::vector<JobRow> &order = evaluation.order();
    const std::vector<Job> &jobs = *evaluation.situation().jobs;
    const std::vector<Partition> &partitions = *evaluation.policy().partitions;
    data.isOfAccounts = view.shown == ShownRows::Accounts;
    const bool isCompared = view.against < evaluation.jobs().rowCount();
    const PriorityTerms against = isCompared ? evaluation.terms(view.against) : PriorityTerms();
    if (isCompared) {
        data.priorityOfAgainst = against.priority;
        data.against = QString::fromStdString(jobs[evaluation.jobs().job[view.against]].id);
    }
    std::unordered_map<std::string_view, std::size_t> rowsOf; // of each account
    if (data.isOfAccounts) {
        for (const JobRow row : order) {
            ++rowsOf[jobs[evaluation.jobs().job[row]].account];
        }
    }
    data.total = data.isOfAccounts ? rowsOf.size() : order.size();
    data.rows.reserve(std::min(limit, data.total));
    for (const JobRow row : order) {
        if (data.rows.size() == limit) {
            break;
        }
        const Job &job = jobs[evaluation.jobs().job[row]];
        const std::size_t ofAccount = data.isOfAccounts ? std::exchange(rowsOf[job.account], 0) : 0;
        if (data.isOfAccounts && ofAccount == 0) {
            continue; // not its first
        }
        const std::uint16_t partition = evaluation.jobs().partition[row];
        data.rows.push_back({ row, QString::fromStdString(job.id), QString::fromStdString(job.user), QString::fromStdString(job.account),
            partition < partitions.size() ? QString::fromStdString(partitions[partition].name) : QString(), evaluation.terms(row), ofAccount });
        PriorityRow &added = data.rows.back();
        if (isCompared) {
            added.terms = lessTerms(added.terms, against);
        }
        data.scale.include(added.terms);
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
