// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/job_table.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace apportion
{

/// What the jobs of a queue wait for of each other (Job::dependency): after, afterany, afterok and aftercorr, as if every job
/// ended well; of an array all tasks. Whoever depends on a job that is not in the queue, or otherwise, waits on.
class QueueDependencies
{
public:
    explicit QueueDependencies(const std::vector<Job> &jobs);

    struct Ready
    {
        std::uint32_t job = 0;
        std::int64_t time = 0; ///< as those that are given
    };
    /// Whether a job waits for others and will wait no more once they have run.
    [[nodiscard]] bool comesTrue(std::uint32_t job) const { return m_waits[job].missing > 0; }
    /// What becomes eligible by that: @p ended false means that all tasks of @p job have started.
    [[nodiscard]] std::vector<Ready> happened(std::uint32_t job, bool ended, std::int64_t time);

private:
    struct Wait
    {
        std::uint32_t missing = 0; ///< conditions; 0: none, or they cannot be kept
        std::int64_t ready = 0; ///< the latest of those that are kept
    };
    struct Condition
    {
        std::uint32_t waiting = 0;
        bool isEnd = true; ///< else it is enough that the job starts
        std::int64_t later = 0; ///< seconds
    };

    void read(std::uint32_t job, std::string_view text);
    [[nodiscard]] std::vector<std::uint32_t> named(std::string_view name) const;

    std::vector<Wait> m_waits; ///< by job
    std::unordered_map<std::uint32_t, std::vector<Condition>> m_on; ///< by the job that is waited for
    std::unordered_map<std::string, std::vector<std::uint32_t>> m_byName; ///< "12" has all tasks, "12_7" one
};

} // namespace apportion
