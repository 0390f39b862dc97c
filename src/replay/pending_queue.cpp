// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/pending_queue.h"

#include <algorithm>
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
        return false;
    }
    entry.isDependent = book.dependenciesMet(book.request(index)) != JobBook::Met::Yes;
    if (entry.isDependent) {
        entry.beginTime = entry.beginTime < now ? 0 : entry.beginTime;
        return false;
    }
    if ((book.request(index).isArray() && !book.allowsTask(index, now)) || entry.beginTime > now) {
        return false;
    }
    entry.beginTime = entry.beginTime == 0 ? now : entry.beginTime;
    return true;
}

/// Whether a partition's limits take the job (job_limits_check()).
bool takes(const MachinePartition &partition, const JobRequest &job)
{
    const bool fitsTime = job.limitMinutes == JobRequest::noTimeLimitAsked || job.limitMinutes <= partition.maxMinutes;
    return fitsTime && job.minNodes <= partition.maxNodes && (job.maxNodes == 0 || job.maxNodes >= partition.minNodes);
}

} // namespace

std::vector<QueueRow> buildQueue(JobBook &book, std::int64_t now)
{
    std::vector<QueueRow> queue;
    for (const EntryIndex index : book.waiting()) {
        JobEntry &entry = book.entry(index);
        accrue(entry, now);
        if (!isIndependent(book, index, now)) {
            continue;
        }
        const JobRequest &request = book.request(index);
        for (std::size_t place = 0; place < request.partitions.size(); ++place) {
            const std::uint16_t partition = request.partitions[place];
            if (takes(book.machine().partitions[partition], request)) {
                queue.push_back({ index, partition, book.machine().partitions[partition].tier, entry.priorities[place], entry.submitTime,
                    request.jobId, entry.task });
            }
        }
    }
    std::stable_sort(queue.begin(), queue.end(), [](const QueueRow &a, const QueueRow &b) {
        return std::tie(b.tier, b.priority, a.submitTime, a.jobId, a.task) < std::tie(a.tier, a.priority, b.submitTime, b.jobId, b.task);
    });
    return queue;
}

} // namespace apportion::replay
