// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/conf/conf_lexer.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

class Findings;

/// The lines of a text that say something, with those of included files in the place of their Include lines.
///
/// Names are relative to the file that includes, may hold the patterns * and ? in their last part and %c for the
/// ClusterName read so far. A file that includes itself, more than 16 levels and more than 1000 files are refused
/// with a finding; without @p followsIncludes so are those that lie outside the folder of @p fileName. Of an included file
/// only lines of Key=Value and Include are kept. Where the included files lie in includeFolderOf(), no other is read.
[[nodiscard]] std::vector<ConfLine> readConf(std::string_view text, const std::string &fileName, Findings &findings, bool followsIncludes);

/// The folder beside a slurm.conf that came from another machine, with the files that it includes.
[[nodiscard]] std::string includeFolderOf(const std::string &confName);
/// Where in that folder the file lies that an Include names: of an absolute name "absolute/etc/slurm/nodes.conf", else
/// "relative/nodes.conf"; no ".." leads out of it.
[[nodiscard]] std::string placeInIncludeFolder(std::string_view name);
/// The names of a text's Include lines, each once, with %c made the ClusterName read so far, which begins as @p
/// clusterName.
[[nodiscard]] std::vector<std::string> includedNames(std::string_view text, std::string &clusterName);
/// Whether an included name is a pattern of '*' and '?' in its last part.
[[nodiscard]] bool isIncludePattern(std::string_view name);

} // namespace apportion::slurm
