// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Reads `scontrol show node` (with -o or without) or its JSON, or that of sinfo.
///
/// Without node groups in @p policy the nodes make them: nodes that are equal in all that slurm.conf says of them are
/// one group. Over those of slurm.conf, what a whole group runs with otherwise is taken and told, nodes that only one
/// side has are told. Returns false when no node could be found.
bool readNodes(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

} // namespace apportion::slurm
