// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace apportion::slurm
{

// What a running cluster says of what slurm.conf configures. Each reader returns false when the text holds nothing of its kind.

/// Reads `scontrol show config`, what slurmctld runs with, over the settings of @p policy.
///
/// With @p overConf the policy has the settings of a slurm.conf already: where the two differ the running value is
/// taken and told. A key is marked as given when it was in slurm.conf, or when only its value tells it from Slurm's
/// default; scontrol prints all of them. Returns false when no line is a setting.
bool readConfiguration(std::string_view text, const std::string &fileName, bool overConf, Policy &policy, Diagnostics &diagnostics);

/// The release of the SLURM_VERSION that `scontrol show config` tells, year · 100 + month; 0: it tells none.
[[nodiscard]] std::uint16_t releaseOfConfiguration(std::string_view text);

/// Whether a line is the first one of `scontrol show config`.
[[nodiscard]] bool isConfigurationHeader(std::string_view line);

/// Reads `scontrol show partition` (with -o or without), or its JSON, over the partitions of slurm.conf.
///
/// What a running cluster says of a partition fills in what slurm.conf did not give; where they differ, the running values are
/// taken and told: also those of keys that nothing is computed with, which the next reconfigure would take away. Partitions that slurm.conf does not
/// have are added. Their nodes are those that the records name; when no nodes are known, they are one group a partition that the counts in its TRES
/// describe. Returns false when no record could be found. What they have in all goes to @p printed where nodes were known before, unless that is
/// null.
bool readPartitions(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics, Printed *printed = nullptr);

/// Reads `scontrol show node` (with -o or without) or its JSON, or that of sinfo.
///
/// Without node groups in @p policy the nodes make them: nodes that are equal in all that slurm.conf says of them are
/// one group. Over those of slurm.conf, what a whole group runs with otherwise is taken and told, nodes that only one
/// side has are told. Returns false when no node could be found.
bool readNodes(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

} // namespace apportion::slurm
