// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <cstdint>
#include <string>
#include <vector>

namespace apportion::slurm
{

/// A node group that differs; noGroup where the other policy has none that shares a node with it.
struct NodeGroupChange
{
    static constexpr std::uint32_t noGroup = 0xffffffff;

    std::uint32_t before = noGroup; ///< index in the baseline
    std::uint32_t after = noGroup; ///< index in the draft
};

/// The groups in which the nodes of two policies differ: those of the draft in their order, then those that went. Groups
/// are matched by the nodes that they share; chips and owners are no matter of Slurm's.
[[nodiscard]] std::vector<NodeGroupChange> nodeGroupChanges(const Policy &baseline, const Policy &draft);

/// The same as lines of words and of slurm.conf: "bw[001-120]: RealMemory=128000 -> RealMemory=256000",
/// "new: NodeName=…", "gone: NodeName=…".
[[nodiscard]] std::vector<std::string> hardwareChanges(const Policy &baseline, const Policy &draft);

} // namespace apportion::slurm
