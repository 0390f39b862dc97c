// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the scheduler looks at pending jobs (SLURM.md 6, "Order of evaluation").
#include "core/evaluate/job_priority.h"
#include "core/evaluate/radix_sort.h"
#include "core/policy/whole_conf.h"

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
    if (!sameIgnoringCase(foreignConfValue(policy, "PreemptType"), "preempt/qos")) {
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
constexpr std::uint64_t notExpeditedRank = std::uint64_t { 1 } << 62;
constexpr std::uint64_t withoutReservationRank = std::uint64_t { 1 } << 61;

/// Held, requeued expedited, reservation, tier and priority, packed in this order; smaller comes first.
std::uint64_t rankOf(const Evaluation &evaluation, JobRow row)
{
    const JobTable &jobs = evaluation.jobs();
    const std::vector<Partition> &partitions = *evaluation.policy().partitions;
    const std::uint8_t state = jobs.state[row];
    const std::uint16_t partition = jobs.partition[row];
    const std::uint64_t tier = partition < partitions.size() ? partitions[partition].priorityTier : 1;
    std::uint64_t rank = (0xffff - tier) << 32 | (0xffffffff - evaluation.priority(row));
    rank |= (state & JobTable::heldBit) != 0 ? heldRank : 0;
    rank |= (state & JobTable::expeditedBit) != 0 ? 0 : notExpeditedRank;
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

/// A row with what it is sorted by. Here as well: the rows of equal rank are far from each other.
template <typename Time>
struct EntryOf
{
    std::uint64_t rank;
    Time submitted;
    JobRow row;
};

using Entry = EntryOf<std::int64_t>;
/// With the seconds behind the first submit time of all.
using NarrowEntry = EntryOf<std::uint32_t>;

Entry entryOf(const Evaluation &evaluation, JobRow row)
{
    return { rankOf(evaluation, row), evaluation.jobs().submitTime[row], row };
}

/// The first criterion by which two rows differ that are both held or not, both expedited or not, without preemption.
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

/// Which of two rows of equal rank is looked at first.
template <typename AnyEntry>
bool isSubmittedBefore(const Evaluation &evaluation, const AnyEntry &a, const AnyEntry &b)
{
    if (a.submitted != b.submitted) {
        return a.submitted < b.submitted;
    }
    return std::pair(jobNumber(evaluation, a.row), a.row) < std::pair(jobNumber(evaluation, b.row), b.row);
}

/// Which of two rows is looked at first, preemption aside.
bool isBefore(const Evaluation &evaluation, const Entry &a, const Entry &b)
{
    return a.rank != b.rank ? a.rank < b.rank : isSubmittedBefore(evaluation, a, b);
}

template <typename AnyEntry>
struct Queue
{
    std::vector<AnyEntry> entries;
    std::uint64_t differing = 0; ///< the bits in which two ranks differ
};

/// The rows that wait; @p first is taken from their submit times.
template <typename AnyEntry>
Queue<AnyEntry> queueOf(const Evaluation &evaluation, std::int64_t first)
{
    const JobTable &jobs = evaluation.jobs();
    Queue<AnyEntry> queue;
    queue.entries.reserve(jobs.rowCount());
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        if ((jobs.state[row] & JobTable::runningBit) == 0) {
            const std::uint64_t rank = rankOf(evaluation, row);
            queue.entries.push_back({ rank, static_cast<decltype(AnyEntry::submitted)>(jobs.submitTime[row] - first), row });
            queue.differing |= rank ^ queue.entries.front().rank;
        }
    }
    return queue;
}

template <typename AnyEntry>
std::vector<JobRow> rowsOf(const std::vector<AnyEntry> &entries)
{
    std::vector<JobRow> rows;
    rows.reserve(entries.size());
    for (const AnyEntry &entry : entries) {
        rows.push_back(entry.row);
    }
    return rows;
}

template <typename AnyEntry>
std::vector<JobRow> sortWithoutPreemption(Queue<AnyEntry> queue, const Evaluation &evaluation)
{
    std::vector<AnyEntry> &entries = queue.entries;
    std::vector<AnyEntry> moved;
    radixSort<sizeof(std::uint64_t)>(
        entries, moved, [](const AnyEntry &entry) { return entry.rank; }, queue.differing);
    for (auto first = entries.begin(); first != entries.end();) {
        const auto last = std::find_if(first + 1, entries.end(), [first](const AnyEntry &entry) { return entry.rank != first->rank; });
        std::sort(first, last, [&evaluation](const AnyEntry &a, const AnyEntry &b) { return isSubmittedBefore(evaluation, a, b); });
        first = last;
    }
    return rowsOf(entries);
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
std::vector<JobRow> sortWithPreemption(std::vector<Entry> entries, const Evaluation &evaluation, const Preemption &preempts)
{
    const JobTable &jobs = evaluation.jobs();
    std::stable_sort(entries.begin(), entries.end(), [&](const Entry &a, const Entry &b) {
        if (a.rank >> 62 == b.rank >> 62) { // both held or not, and both expedited or not
            if (const bool aFirst = canPreempt(preempts, jobs, a.row, b.row); aFirst != canPreempt(preempts, jobs, b.row, a.row)) {
                return aFirst;
            }
        }
        return isBefore(evaluation, a, b);
    });
    return rowsOf(entries);
}

} // namespace

OrderDecision decideOrder(const Evaluation &evaluation, JobRow one, JobRow other)
{
    const Entry a = entryOf(evaluation, one);
    const Entry b = entryOf(evaluation, other);
    if ((a.rank & heldRank) != (b.rank & heldRank)) {
        return { OrderCriterion::Held, (a.rank & heldRank) == 0 };
    }
    if ((a.rank & notExpeditedRank) != (b.rank & notExpeditedRank)) {
        return { OrderCriterion::Expedited, (a.rank & notExpeditedRank) == 0 };
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
    if (const Preemption preempts = preemption(evaluation.policy()); !preempts.empty()) {
        return sortWithPreemption(queueOf<Entry>(evaluation, 0).entries, evaluation, preempts);
    }
    const std::vector<std::int64_t> &submitted = evaluation.jobs().submitTime;
    const auto [first, last] = std::minmax_element(submitted.begin(), submitted.end());
    // Of what is moved about, a third less is moved where times are those of one century.
    const bool isNarrow = first != submitted.end() && *first >= 0 && std::in_range<std::uint32_t>(*last - *first);
    return isNarrow ? sortWithoutPreemption(queueOf<NarrowEntry>(evaluation, *first), evaluation)
                    : sortWithoutPreemption(queueOf<Entry>(evaluation, 0), evaluation);
}

} // namespace apportion
