// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the scheduler looks at pending jobs (SLURM.md 6, "Order of evaluation").
#include "core/evaluate/job_priority.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace apportion
{

namespace
{

/// Which QOS preempts which, when PreemptType is preempt/qos; empty otherwise.
std::vector<std::vector<bool>> preemption(const Policy &policy)
{
    const auto type = std::find_if(
        policy.foreignConf->begin(), policy.foreignConf->end(), [](const ForeignLine &line) { return sameIgnoringCase(line.key, "PreemptType"); });
    if (type == policy.foreignConf->end() || !sameIgnoringCase(type->value, "preempt/qos")) {
        return {};
    }
    const std::size_t count = policy.qos->size();
    std::vector<std::vector<bool>> preempts(count, std::vector<bool>(count, false));
    for (std::size_t i = 0; i < count; ++i) {
        const std::string &names = (*policy.qos)[i].preempt;
        for (std::size_t begin = 0; begin < names.size();) {
            const std::size_t end = std::min(names.find(',', begin), names.size());
            if (const std::uint16_t other = policy.findQos(names.substr(begin, end - begin)); other != unknownIndex) {
                preempts[i][other] = true;
            }
            begin = end + 1;
        }
    }
    return preempts;
}

std::uint64_t jobNumber(const std::string &id)
{
    std::uint64_t number = 0;
    std::from_chars(id.data(), id.data() + id.size(), number);
    return number;
}

/// What a row is sorted by; smaller comes first.
struct Entry
{
    std::uint64_t rank; ///< held, reservation, tier and priority, packed in this order
    std::int64_t submitTime;
    std::uint64_t jobNumber;
    JobRow row;

    bool operator<(const Entry &other) const
    {
        return std::tie(rank, submitTime, jobNumber, row) < std::tie(other.rank, other.submitTime, other.jobNumber, other.row);
    }
};

constexpr std::uint64_t heldRank = std::uint64_t { 1 } << 63;
constexpr std::uint64_t withoutReservationRank = std::uint64_t { 1 } << 62;

Entry entryOf(const Evaluation &evaluation, JobRow row)
{
    const JobTable &jobs = evaluation.jobs();
    const std::vector<Partition> &partitions = *evaluation.policy().partitions;
    const std::uint8_t state = jobs.state[row];
    const std::uint16_t partition = jobs.partition[row];
    const std::uint64_t tier = partition < partitions.size() ? partitions[partition].priorityTier : 1;
    std::uint64_t rank = (0xffff - tier) << 32 | (0xffffffff - evaluation.priority(row));
    rank |= (state & JobTable::heldBit) != 0 ? heldRank : 0;
    rank |= (state & JobTable::reservationBit) != 0 ? 0 : withoutReservationRank;
    const Job &job = (*evaluation.situation().jobs)[jobs.job[row]];
    return { rank, jobs.submitTime[row], job.number != 0 ? job.number : jobNumber(job.id), row };
}

std::vector<Entry> entriesOf(const Evaluation &evaluation)
{
    const JobTable &jobs = evaluation.jobs();
    std::vector<Entry> entries;
    entries.reserve(jobs.rowCount());
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        if ((jobs.state[row] & JobTable::runningBit) == 0) {
            entries.push_back(entryOf(evaluation, row));
        }
    }
    return entries;
}

using Preemption = std::vector<std::vector<bool>>;

bool canPreempt(const Preemption &preempts, const JobTable &jobs, JobRow a, JobRow b)
{
    const std::size_t qosA = jobs.qos[a];
    const std::size_t qosB = jobs.qos[b];
    return qosA < preempts.size() && qosB < preempts.size() && preempts[qosA][qosB];
}

/// Sorts with a comparison that puts a job that can preempt another before it. That need not be transitive, which
/// only a merge sort bears; Slurm uses one too.
void sortWithPreemption(std::vector<Entry> &entries, const JobTable &jobs, const Preemption &preempts)
{
    std::stable_sort(entries.begin(), entries.end(), [&](const Entry &a, const Entry &b) {
        if ((a.rank & heldRank) == (b.rank & heldRank)) {
            if (const bool aFirst = canPreempt(preempts, jobs, a.row, b.row); aFirst != canPreempt(preempts, jobs, b.row, a.row)) {
                return aFirst;
            }
        }
        return a < b;
    });
}

/// The first criterion by which two rows of equal hold and no preemption differ.
OrderCriterion criterionOf(const Entry &a, const Entry &b)
{
    const std::uint64_t differing = a.rank ^ b.rank;
    if ((differing & withoutReservationRank) != 0) {
        return OrderCriterion::Reservation;
    }
    if (differing >> 32 != 0) {
        return OrderCriterion::Tier;
    }
    if (differing != 0) {
        return OrderCriterion::Priority;
    }
    if (a.submitTime != b.submitTime) {
        return OrderCriterion::SubmitTime;
    }
    return a.jobNumber != b.jobNumber ? OrderCriterion::JobId : OrderCriterion::Place;
}

} // namespace

OrderDecision decideOrder(const Evaluation &evaluation, JobRow one, JobRow other)
{
    const Entry a = entryOf(evaluation, one);
    const Entry b = entryOf(evaluation, other);
    if ((a.rank & heldRank) != (b.rank & heldRank)) {
        return { OrderCriterion::Held, (a.rank & heldRank) == 0 };
    }
    const Preemption preempts = preemption(evaluation.policy());
    const bool oneFirst = canPreempt(preempts, evaluation.jobs(), one, other);
    if (oneFirst != canPreempt(preempts, evaluation.jobs(), other, one)) {
        return { OrderCriterion::Preemption, oneFirst };
    }
    return { criterionOf(a, b), a < b };
}

std::vector<JobRow> orderJobs(const Evaluation &evaluation)
{
    std::vector<Entry> entries = entriesOf(evaluation);
    if (const std::vector<std::vector<bool>> preempts = preemption(evaluation.policy()); !preempts.empty()) {
        sortWithPreemption(entries, evaluation.jobs(), preempts);
    } else {
        std::sort(entries.begin(), entries.end());
    }
    std::vector<JobRow> order;
    order.reserve(entries.size());
    for (const Entry &entry : entries) {
        order.push_back(entry.row);
    }
    return order;
}

} // namespace apportion
