// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"

#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// Sets an option of a QOS by its name in the flat file or on sacctmgr's command line, whatever its case. What
/// Apportion does not work with becomes a foreign key with @p written as its value. False when the value of one that
/// it works with cannot be read; then nothing is set.
bool setQosOption(Qos &qos, std::string_view name, std::string_view value, std::string_view written);

/// The option of sacctmgr whose values stand in a column that sacctmgr names shorter ("MaxSubmitPU" is
/// MaxSubmitJobsPerUser); other names are their own.
[[nodiscard]] std::string_view optionOfColumn(std::string_view column);

/// The QOS of that name (QOS names have no case); nullptr when there is none.
[[nodiscard]] Qos *findQosByName(std::vector<Qos> &list, std::string_view name);

} // namespace apportion::slurm
