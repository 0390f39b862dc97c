// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/policy/diagnostic.h"
#include "core/policy/situation.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Reads the terms of priorities that `sprio -l` printed, or sprio with any format that has JOBID and PRIORITY, in columns
/// between blanks or '|', into @p printed; what it had is replaced. Rows that cannot be read are told and left out. Returns
/// false when there is no header with the two columns.
bool readSprio(std::string_view text, const std::string &fileName, Printed &printed, Diagnostics &diagnostics);

/// Whether a line is the header of sprio.
[[nodiscard]] bool isSprioHeader(std::string_view line);

/// Gives the jobs the site factors that sprio printed: no other command says them.
void addSiteFactors(const Printed &printed, Situation &situation);

} // namespace apportion::slurm
