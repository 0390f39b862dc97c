// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the scheduler looks at pending jobs (SLURM.md 6, "Order of evaluation").
#include "core/evaluate/job_priority.h"
#include "core/evaluate/radix_sort.h"

#include <algorithm>
#include <charconv>
#include <utility>

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

constexpr std::uint64_t heldRank = std::uint64_t { 1 } << 63;
constexpr std::uint64_t withoutReservationRank = std::uint64_t { 1 } << 62;

/// Held, reservation, tier and priority, packed in this order; smaller comes first.
std::uint64_t rankOf(const Evaluation &evaluation, JobRow row)
{
    const JobTable &jobs = evaluation.jobs();
    const std::vector<Partition> &partitions = *evaluation.policy().partitions;
    const std::uint8_t state = jobs.state[row];
    const std::uint16_t partition = jobs.partition[row];
    const std::uint64_t tier = partition < partitions.size() ? partitions[partition].priorityTier : 1;
    std::uint64_t rank = (0xffff - tier) << 32 | (0xffffffff - evaluation.priority(row));
    rank |= (state & JobTable::heldBit) != 0 ? heldRank : 0;
    rank |= (state & JobTable::reservationBit) != 0 ? 0 : withoutReservationRank;
    return rank;
}

std::uint64_t jobNumber(const Evaluation &evaluation, JobRow row)
{
    const Job &job = (*evaluation.situation().jobs)[evaluation.jobs().job[row]];
    std::uint64_t number = job.number;
    if (number == 0) {
        std::from_chars(job.id.data(), job.id.data() + job.id.size(), number);
    }
    return number;
}

struct Entry
{
    std::uint64_t rank;
    std::int64_t submitted; ///< here as well: the rows of equal rank are far from each other
    JobRow row;
};

Entry entryOf(const Evaluation &evaluation, JobRow row)
{
    return { rankOf(evaluation, row), evaluation.jobs().submitTime[row], row };
}

/// The first criterion by which two rows of equal hold and no preemption differ.
OrderCriterion criterionOf(const Evaluation &evaluation, const Entry &a, const Entry &b)
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
    if (a.submitted != b.submitted) {
        return OrderCriterion::SubmitTime;
    }
    return jobNumber(evaluation, a.row) != jobNumber(evaluation, b.row) ? OrderCriterion::JobId : OrderCriterion::Place;
}

/// Which of two rows is looked at first, preemption aside.
bool isBefore(const Evaluation &evaluation, const Entry &a, const Entry &b)
{
    if (a.rank != b.rank) {
        return a.rank < b.rank;
    }
    if (a.submitted != b.submitted) {
        return a.submitted < b.submitted;
    }
    return std::pair(jobNumber(evaluation, a.row), a.row) < std::pair(jobNumber(evaluation, b.row), b.row);
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

void sortWithoutPreemption(std::vector<Entry> &entries, const Evaluation &evaluation)
{
    std::vector<Entry> moved;
    radixSort<sizeof(std::uint64_t)>(entries, moved, [](const Entry &entry) { return entry.rank; });
    for (auto first = entries.begin(); first != entries.end();) {
        const auto last = std::find_if(first + 1, entries.end(), [first](const Entry &entry) { return entry.rank != first->rank; });
        std::sort(first, last, [&evaluation](const Entry &a, const Entry &b) { return isBefore(evaluation, a, b); });
        first = last;
    }
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
void sortWithPreemption(std::vector<Entry> &entries, const Evaluation &evaluation, const Preemption &preempts)
{
    const JobTable &jobs = evaluation.jobs();
    std::stable_sort(entries.begin(), entries.end(), [&](const Entry &a, const Entry &b) {
        if ((a.rank & heldRank) == (b.rank & heldRank)) {
            if (const bool aFirst = canPreempt(preempts, jobs, a.row, b.row); aFirst != canPreempt(preempts, jobs, b.row, a.row)) {
                return aFirst;
            }
        }
        return isBefore(evaluation, a, b);
    });
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
    return { criterionOf(evaluation, a, b), isBefore(evaluation, a, b) };
}

std::vector<JobRow> orderJobs(const Evaluation &evaluation)
{
    std::vector<Entry> entries = entriesOf(evaluation);
    if (const std::vector<std::vector<bool>> preempts = preemption(evaluation.policy()); !preempts.empty()) {
        sortWithPreemption(entries, evaluation, preempts);
    } else {
        sortWithoutPreemption(entries, evaluation);
    }
    std::vector<JobRow> order;
    order.reserve(entries.size());
    for (const Entry &entry : entries) {
        order.push_back(entry.row);
    }
    return order;
}

} // namespace apportion
