// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/lists/cluster_state.h"
#include "slurm/text/text_sink.h"

namespace apportion::slurm
{

/// Whether accounts with texts, or users, come of which nobody knows that slurmdbd has them already. Of an account that it has it keeps the
/// texts when that is added, but `sacctmgr load` sets them anew for all clusters; and a user whom it has keeps his rights.
[[nodiscard]] bool hasNewcomers(const ClusterState &state);

/// What slurmdbd is known to have of what comes, as a list of the script.
void writeRecordedList(TextSink &sink, const ClusterState &state);

/// The shell function `newcomers`, which ends the script before its first change where slurmdbd has other texts and rights of them than they
/// are to get.
[[nodiscard]] const char *newcomerFunction();

} // namespace apportion::slurm
