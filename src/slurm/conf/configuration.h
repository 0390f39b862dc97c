// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Reads `scontrol show config`, what slurmctld runs with, over the settings of @p policy.
///
/// With @p overConf the policy has the settings of a slurm.conf already: where the two differ the running value is
/// taken and told. A key is marked as given when it was in slurm.conf, or when only its value tells it from Slurm's
/// default; scontrol prints all of them. Returns false when no line is a setting.
bool readConfiguration(std::string_view text, const std::string &fileName, bool overConf, Policy &policy, Diagnostics &diagnostics);

/// Whether a line is the first one of `scontrol show config`.
[[nodiscard]] bool isConfigurationHeader(std::string_view line);

} // namespace apportion::slurm
