// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/job_book.h"

#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// A waiting job in one of its partitions.
struct QueueRow
{
    EntryIndex entry = 0;
    std::uint16_t partition = 0;
    std::uint16_t tier = 0;
    std::uint32_t priority = 0;
    std::int64_t submitTime = 0;
    std::uint32_t jobId = 0;
    std::uint32_t task = noTask;
    std::uint16_t place = 0; ///< of the partition in the request
};

/// What could start now, in the order in which a pass looks at it (build_job_queue(), sort_job_queue2() in
/// src/slurmctld/job_scheduler.c): what may push the other aside, PriorityTier, priority,
/// submission, job, task.
///
/// As in Slurm, this is when jobs begin to gather age, and when one that nothing holds back any more gets its begin time.
[[nodiscard]] std::vector<QueueRow> buildQueue(JobBook &book, std::int64_t now);

/// Remembers the array whose tasks were looked at last and could not start, as the passes do.
class RejectedArray
{
public:
    /// Whether an entry is of the array that was rejected in this partition; if not, and it is of an array, takes it for
    /// rejected until clear().
    [[nodiscard]] bool isRejected(const JobBook &book, EntryIndex entry, std::uint16_t partition)
    {
        const RequestIndex request = book.entry(entry).request;
        if (!book.request(entry).isArray()) {
            return false;
        }
        if (m_isSet && m_request == request && m_partition == partition) {
            return true;
        }
        m_isSet = true;
        m_request = request;
        m_partition = partition;
        return false;
    }
    void clear() { m_isSet = false; }

private:
    bool m_isSet = false;
    RequestIndex m_request = 0;
    std::uint16_t m_partition = 0;
};

} // namespace apportion::replay
