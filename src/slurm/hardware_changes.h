// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy.h"

#include <string>
#include <vector>

namespace apportion::slurm
{

/// In what the nodes of two policies differ, a line of words and of slurm.conf each: "bw[001-120]: RealMemory=128000 ->
/// RealMemory=256000", "new: NodeName=…", "gone: NodeName=…". Groups are known by their host lists; chips and owners are
/// no matter of Slurm's.
[[nodiscard]] std::vector<std::string> hardwareChanges(const Policy &baseline, const Policy &draft);

} // namespace apportion::slurm
