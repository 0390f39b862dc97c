// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/text/reading.h"

#include <string>

namespace apportion::slurm
{

/// Makes of the bytes of a slurm.conf what is read of them: without what stands behind a NUL byte in a
/// line, as slurmctld reads it, and with an LF where lines end with CR alone, which slurmctld takes for a blank. Tells of both.
void makePlainConf(std::string &text, const std::string &path, Findings &findings);
/// The same of a file that is included, and may be none of Slurm's: where lines would be left that begin with no key of slurm.conf, they keep
/// their NUL bytes, and nothing is to be read of them.
void makePlainIncluded(std::string &text, const std::string &path, Findings &findings);
/// The same of the ends of lines alone.
void endConfLines(std::string &text, const std::string &path, Findings &findings);

} // namespace apportion::slurm
