// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "replay/job_request.h"
#include "replay/scheduler_settings.h"

#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// Which jobs push aside which others, and how (PreemptType, PreemptMode; src/slurmctld/preempt.c and the plugins in
/// src/plugins/preempt). Jobs that would be suspended stay as they are.
class Preemption
{
public:
    /// A job in the partition where it waits or runs.
    struct Side
    {
        const JobRequest &job;
        std::uint16_t partition = 0;
        std::uint32_t priority = 0;
    };

    /// @p policy and @p machine outlive it.
    Preemption(const Policy &policy, const Machine &machine, const SchedulerSettings &settings);

    [[nodiscard]] bool isEnabled() const { return m_isEnabled; }
    /// Whether a waiting job comes before another one because it may push it aside.
    [[nodiscard]] bool comesBefore(const Side &first, const Side &second) const;
    /// Whether a waiting job may push aside one that has run for @p seconds.
    [[nodiscard]] bool mayPreempt(const Side &waiting, const Side &running, std::int64_t seconds) const;
    /// What becomes of a job that is pushed aside; Off: it cannot be.
    [[nodiscard]] PreemptMode modeOf(const JobRequest &job, std::uint16_t partition) const;
    /// How long a job that is to be pushed aside still runs (GraceTime of its QOS or partition), seconds.
    [[nodiscard]] std::int64_t graceSeconds(const JobRequest &job, std::uint16_t partition) const;
    /// The jobs of the least rank are pushed aside first.
    [[nodiscard]] std::uint32_t rankOf(const JobRequest &job, std::uint16_t partition, std::size_t nodes) const;

private:
    struct OfQos
    {
        std::vector<std::uint8_t> preempts; ///< by index
        PreemptModes modes;
        bool hasMode = false;
        std::int64_t exemptSeconds = -1; ///< -1: none is set
        std::int64_t graceSeconds = 0;
        bool overridesPartition = false;
    };

    [[nodiscard]] bool isAbove(const Side &waiting, const Side &running) const;
    [[nodiscard]] std::int64_t exemptSeconds(const JobRequest &job, std::uint16_t partition) const;

    const Policy &m_policy;
    const Machine &m_machine;
    PreemptBy m_by;
    PreemptModes m_modes; ///< of the cluster
    std::int64_t m_exemptSeconds;
    std::uint32_t m_exemptPriority;
    bool m_isEnabled;
    std::vector<OfQos> m_qos;
    std::vector<PreemptModes> m_partitionModes; ///< the cluster's where a partition has none
    std::vector<std::uint8_t> m_isOff; ///< by partition: it says so itself
    std::vector<std::uint16_t> m_partitionQos;
    std::vector<std::int64_t> m_graceSeconds; ///< by partition
};

} // namespace apportion::replay
