// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <string>
#include <vector>

namespace apportion::replay
{

/// What a policy sets of schedulers, nodes, partitions and QOS that changes when jobs start, and that a replay leaves out, each as
/// slurm.conf or sacctmgr have it: "SelectType=select/linear", "partition gpu: MaxCPUsPerNode=4". docs/REPLAY.md tells the rest.
[[nodiscard]] std::vector<std::string> unmodelledSettings(const Policy &policy);
/// Adds those of a policy that are not among @p settings yet.
void addUnmodelledSettings(const Policy &policy, std::vector<std::string> &settings);

} // namespace apportion::replay
