// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/text/reading.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Whether a listing begins as sshare and squeue do with -M: "CLUSTER: west".
[[nodiscard]] bool hasClusterHeading(std::string_view listing);

/// Empties the lines of a listing with such headings that are of another cluster than @p cluster, or than the first one where that
/// is empty, and the headings: lines keep their numbers. Tells the clusters that are left out.
void keepOneCluster(std::string &listing, std::string_view cluster, const std::string &path, Findings &findings);

} // namespace apportion::slurm
