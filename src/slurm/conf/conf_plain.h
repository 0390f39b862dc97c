// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/text/reading.h"

#include <string>

namespace apportion::slurm
{

/// Makes of the bytes of a slurm.conf, or of a file that it includes, what is read of them: without what stands behind a NUL byte in a
/// line, as slurmctld reads it, and with an LF where lines end with CR alone, which slurmctld takes for a blank. Tells of both.
void makePlainConf(std::string &text, const std::string &path, Findings &findings);

} // namespace apportion::slurm
