// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "replay/job_request.h"
#include "replay/machine.h"

#include <cstdint>

namespace apportion::replay
{

/// What jobs of a partition have that ask for no memory; MB.
struct MemoryDefaults
{
    std::uint64_t perNode = 0; ///< 0: all of it, or perCpu
    std::uint64_t perCpu = 0; ///< 0: none
    std::uint64_t perGpu = 0; ///< of jobs with GPUs, instead of the others; 0: none
    std::uint64_t ofNode = 0; ///< what all of it is held to be before: that of the partition's first node

    MemoryDefaults() = default;
    MemoryDefaults(const Policy &policy, const Machine &machine, std::uint16_t partition);

    /// Gives a job that asks for none what it has by default.
    void give(JobRequest &job) const;
};

[[nodiscard]] bool asksForGpus(const JobRequest &job);

} // namespace apportion::replay
