// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <string>
#include <vector>

namespace apportion::slurm
{

class ConfEditor;
struct ConfLine;
struct ConfReading;

/// Changes the NodeName lines of @p file, a slurm.conf or one that it includes, where the nodes of @p draft differ from those of @p known, what was
/// known of the cluster; @p asRead is what slurm.conf and its files say, @p lines are those of all of them.
///
/// Lines and groups are matched by the nodes that they name: a line that holds more than one group is split where they
/// differ, a group that spans several lines changes in each of them. A new group gets a line in the block of added lines,
/// or above the NodeName=DEFAULT lines where these would give it what it does not have; the line of a group that went is commented out. Chips and
/// owners are no matter of slurm.conf's. What cannot be written safely goes to @p findings: lines of files whose text is not known, lists of
/// addresses that another number of nodes would no longer fit, counts that the sockets of a line cannot give, nodes that are still named elsewhere,
/// values of DEFAULT lines that cannot be taken back.
void patchNodes(ConfEditor &editor, const ConfReading &asRead, const std::string &file, const std::vector<ConfLine> &lines, const Policy &draft,
    const Policy &known, Diagnostics &findings);

/// "NodeName=n1 is changed in the draft, and not in the exported slurm.conf."
[[nodiscard]] Text notExportedText(const std::string &line);
/// What to do about a line that is not in the file.
[[nodiscard]] Text includedText();

} // namespace apportion::slurm
