// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/conf/conf_patch.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

struct RespeltConf
{
    std::string text;
    std::vector<ConfChange> changes; ///< in the lines of the original, which the text has too
};

/// The text without those keys that slurmctld would not take and that @p draft has no more: a key gets the name that the
/// draft has in its place, or goes, by itself or behind a # with its line. DEFAULT lines are mended too. What slurmctld
/// takes, and what the draft never knew of, stays.
[[nodiscard]] RespeltConf respelt(std::string_view original, const ConfReading &asRead, const Policy &draft);

} // namespace apportion::slurm
