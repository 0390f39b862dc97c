// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Reads a script of `sacctmgr add …`, `modify …` and `remove …` commands (with sacctmgr before each of them or
/// without) as what it would leave in an empty database: clusters, accounts, users, QOS. The tree and the QOS of
/// @p policy are replaced.
///
/// Nothing is run and no variable is expanded. A command that is not understood, or that sacctmgr would refuse, is told
/// and kept as a comment in Policy::foreignAssociations. Returns false when no command was understood.
bool readSacctmgrScript(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

/// Whether a text holds commands of sacctmgr.
[[nodiscard]] bool isSacctmgrScript(std::string_view text);

} // namespace apportion::slurm
