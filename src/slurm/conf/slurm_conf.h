// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Reads slurm.conf into @p policy: the priority settings, TRES, licenses, node groups, partitions, the cluster's
/// name; every other key goes to Policy::foreignConf in its order, with its value as written (quotes kept), and
/// so do keys whose value could not be understood and words that are no pair (with an empty key). Lines with several
/// keys that are not understood (DownNodes, NodeSet, FrontendName …) are one foreign line: its value is the rest of
/// the line.
///
/// Included files are taken relative to @p fileName. Never fails as a whole: what is wrong is told in @p diagnostics.
/// Returns false when not a single pair could be read.
bool readSlurmConf(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

/// Whether a line could be one of slurm.conf: Include, or a Key=Value at its beginning.
[[nodiscard]] bool isConfLine(std::string_view line);

} // namespace apportion::slurm
