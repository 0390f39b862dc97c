// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/flat_option.h"
#include "core/policy/policy.h"
#include "core/policy/progress.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Reads a flat file of `sacctmgr dump` (SLURM.md 8) into @p policy: its association tree, QOS, cluster name and
/// options are replaced.
///
/// Fairshare (also Shares, and any abbreviation that sacctmgr takes), Priority and Partition go to the tree's columns,
/// all other options in one canonical text to AssociationTree::options(). Account names are folded to lower case.
/// Lines that were not understood, and those below a parent that never comes, go to Policy::foreignAssociations.
/// The user root, whom every cluster has, is added when no line names him. Returns false when no line was understood.
/// @p progress, in bytes of the text, may be null; when it is cancelled, reading ends early.
bool readFlatFile(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics, Progress *progress = nullptr);

/// Whether a line is one of a flat file: "Cluster - 'x'", "QOS - 'normal'" ….
[[nodiscard]] bool isFlatFileLine(std::string_view line);

} // namespace apportion::slurm
