// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/pending_queue.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace apportion::replay
{

namespace
{

/// Age is gathered from the begin time on, once it has come.
void accrue(JobEntry &entry, std::int64_t now)
{
    if (entry.accrueTime == 0 && !entry.isHeld && !entry.isDependent && entry.beginTime <= now) {
        entry.accrueTime = entry.beginTime;
    }
}

/// Whether nothing but resources and limits holds a job back (job_independent()).
bool isIndependent(JobBook &book, EntryIndex index, std::int64_t now)
{
    JobEntry &entry = book.entry(index);
    if (entry.isHeld) {
        book.note(index, WaitReason::Held, now);
        return false;
    }
    entry.isDependent = book.dependenciesMet(index, now) != JobBook::Met::Yes;
    if (entry.isDependent) {
        book.note(index, WaitReason::Dependency, now);
        entry.beginTime = entry.beginTime < now ? 0 : entry.beginTime;
        return false;
    }
    const bool mayStartTask = !book.request(index).isArray() || book.allowsTask(index, now);
    if (!mayStartTask || entry.beginTime > now) {
        book.note(index, mayStartTask ? WaitReason::BeginTime : WaitReason::ArrayLimit, now);
        return false;
    }
    entry.beginTime = entry.beginTime == 0 ? now : entry.beginTime;
    if (entry.cause.reason >= WaitReason::Partition) {
        book.note(index, WaitReason::Scheduler, now);
    }
    return true;
}

bool isBefore(const QueueRow &a, const QueueRow &b)
{
    return std::tie(b.tier, b.priority, a.submitTime, a.jobId, a.task, a.entry, a.place)
        < std::tie(a.tier, a.priority, b.submitTime, b.jobId, b.task, b.entry, b.place);
}

/// Sorts by isBefore(). Nearly all pairs differ by tier or priority: what is sorted is that, with the row that it is of.
std::vector<QueueRow> sorted(const std::vector<QueueRow> &rows)
{
    struct Key
    {
        std::uint64_t rank;
        std::uint32_t row;
    };
    std::vector<Key> keys;
    keys.reserve(rows.size());
    for (const QueueRow &row : rows) {
        keys.push_back({ std::uint64_t { row.tier } << 32 | row.priority, static_cast<std::uint32_t>(keys.size()) });
    }
    std::sort(keys.begin(), keys.end(),
        [&rows](const Key &a, const Key &b) { return a.rank != b.rank ? a.rank > b.rank : isBefore(rows[a.row], rows[b.row]); });
    std::vector<QueueRow> inOrder;
    inOrder.reserve(rows.size());
    for (const Key &key : keys) {
        inOrder.push_back(rows[key.row]);
    }
    return inOrder;
}

/// Sorts as qsort() of the C library does, by merging halves: who may push aside whom is no order in which the last comes
/// after the first, and then it matters who is compared with whom.
void mergeSort(
    std::vector<QueueRow> &rows, std::size_t begin, std::size_t end, const std::function<bool(const QueueRow &, const QueueRow &)> &isAfter)
{
    if (end - begin < 2) {
        return;
    }
    const std::size_t middle = begin + (end - begin) / 2;
    mergeSort(rows, begin, middle, isAfter);
    mergeSort(rows, middle, end, isAfter);
    const std::vector<QueueRow> first(rows.begin() + static_cast<std::ptrdiff_t>(begin), rows.begin() + static_cast<std::ptrdiff_t>(middle));
    std::size_t left = 0;
    std::size_t right = middle;
    for (std::size_t place = begin; left < first.size(); ++place) {
        rows[place] = right < end && isAfter(first[left], rows[right]) ? rows[right++] : first[left++];
    }
}

} // namespace

std::vector<QueueRow> buildQueue(JobBook &book, std::int64_t now)
{
    std::vector<QueueRow> queue;
    queue.reserve(book.waiting().size());
    const Preemption &preemption = book.preemption();
    std::vector<EntryIndex> asListed; // the order of Slurm's list of jobs, where it matters
    if (preemption.isEnabled()) {
        asListed = book.waiting();
        std::sort(
            asListed.begin(), asListed.end(), [&book](EntryIndex a, EntryIndex b) { return book.entry(a).listOrder < book.entry(b).listOrder; });
        std::for_each(asListed.begin(), asListed.end(), [&book](EntryIndex index) { book.forgetPushing(index); });
    }
    for (const EntryIndex index : preemption.isEnabled() ? asListed : book.waiting()) {
        JobEntry &entry = book.entry(index);
        accrue(entry, now);
        if (!isIndependent(book, index, now)) {
            continue;
        }
        const JobRequest &request = book.request(index);
        const std::size_t before = queue.size();
        for (std::size_t place = 0; place < request.partitions.size(); ++place) {
            const std::uint16_t partition = request.partitions[place];
            if (book.takes(partition, request)) {
                queue.push_back({ index, partition, book.machine().partitions[partition].tier, entry.priorities[place], entry.submitTime,
                    request.jobId, entry.task, static_cast<std::uint16_t>(place) });
            }
        }
        if (queue.size() == before) {
            book.note(index, WaitReason::Partition, now);
        }
    }
    if (!preemption.isEnabled()) {
        return sorted(queue);
    }
    const auto side = [&book](const QueueRow &row) { return Preemption::Side { book.request(row.entry), row.partition, row.priority }; };
    mergeSort(queue, 0, queue.size(), [&](const QueueRow &a, const QueueRow &b) {
        return !preemption.comesBefore(side(a), side(b)) && (preemption.comesBefore(side(b), side(a)) || isBefore(b, a));
    });
    return queue;
}

} // namespace apportion::replay
