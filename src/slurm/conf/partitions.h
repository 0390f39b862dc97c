// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Reads `scontrol show partition` (with -o or without), or its JSON, over the partitions of slurm.conf.
///
/// What a running cluster says of a partition fills in what slurm.conf did not give; where its factors differ, the
/// running ones are taken and told. Partitions that slurm.conf does not have are added. Their nodes are those that the
/// records name; when no nodes are known, they are one group a partition that the counts in its TRES describe. Returns false when no record could be
/// found.
bool readPartitions(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

} // namespace apportion::slurm
