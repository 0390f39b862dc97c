// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"

#include <cstddef>
#include <string>
#include <vector>

namespace apportion
{

/// A partition or QOS that a draft has no more, or under another name, which is another one to Slurm: jobs do not follow.
struct LeftName
{
    std::string name;
    std::string now; ///< what stands in its place under a name that is new; empty: nothing does
    std::size_t jobs = 0; ///< that are known to lose it

    bool operator==(const LeftName &) const = default;
};

/// Partitions that go. slurmctld ends each job that names one, among others or alone, waiting or running, when it starts or is
/// reconfigured (read_config.c: "Invalid partition").
[[nodiscard]] std::vector<LeftName> leftPartitions(const Policy &baseline, const Policy &draft, const Situation &before);
/// QOS that go. A job that waits in one never starts (InvalidQOS); one that runs goes on without it.
[[nodiscard]] std::vector<LeftName> leftQos(const Policy &baseline, const Policy &draft, const Situation &before);

} // namespace apportion
