// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "slurm/lists/record_text.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// The keys of `scontrol show partition` that runningDifferences() reads.
inline constexpr std::array<std::string_view, 29> accessKeys = { "AllowGroups", "AllowAccounts", "DenyAccounts", "AllowQos", "DenyQos", "AllocNodes",
    "Alternate", "DefaultTime", "DisableRootJobs", "ExclusiveTopo", "ExclusiveUser", "Exclusive", "GraceTime", "Hidden", "MaxNodes", "MinNodes",
    "LLN", "MaxCPUsPerNode", "MaxCPUsPerSocket", "RootOnly", "ReqResv", "OverSubscribe", "OverTimeLimit", "State", "JobDefaults", "DefMemPerCPU",
    "DefMemPerNode", "MaxMemPerCPU", "MaxMemPerNode" };

/// What scontrol prints of a key of a partition that nothing gives a value, such as ALL, NO or UNLIMITED; empty: that is not known.
[[nodiscard]] std::string_view usualPartitionValue(std::string_view key);

/// A key of a partition with which a cluster runs otherwise than its slurm.conf says.
struct RunningDifference
{
    std::string key; ///< of slurm.conf
    std::string running; ///< as scontrol prints it
    std::optional<std::string> value; ///< as slurm.conf would say it; nothing: by not having the key
};

/// In what `scontrol show partition` differs from the keys of @p partition, which slurm.conf gave it, and from Slurm's defaults
/// where that is silent (partition_info.c, slurm_sprint_partition_info(); read_config.c, _parse_partitionname()). Of PreemptMode,
/// CpuBind and what saves power, scontrol does not tell what is the partition's own: they are not compared.
[[nodiscard]] std::vector<RunningDifference> runningDifferences(const RecordFields &fields, const Partition &partition, const Policy &policy);

/// Gives a partition what such a difference says.
void takeRunning(const RunningDifference &difference, Partition &partition);

} // namespace apportion::slurm
