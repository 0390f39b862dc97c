// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/removals.h"
#include "slurm/lists/cluster_state.h"

#include <string>

namespace apportion::slurm
{

/// The shell function `questions`, which asks sacctmgr for the lists and columns in which what a change touches is looked at.
[[nodiscard]] std::string questionFunction(const ClusterState &state, const std::string &cluster, const Removals &removals);

} // namespace apportion::slurm
