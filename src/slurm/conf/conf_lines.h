// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

class Findings;

/// `Key=Value` as it stands in slurm.conf.
struct ConfPair
{
    std::string key; ///< as written; Slurm folds its case
    std::string value; ///< without quotes and with its escapes resolved
    std::string written; ///< as written: with quotes and escapes

    bool operator==(const ConfPair &) const = default;
};

/// A line of slurm.conf after its continuations were joined and its comment was cut off.
struct ConfLine
{
    std::vector<ConfPair> pairs;
    std::string text; ///< the whole line as written, without comment, trimmed
    std::vector<std::string> stray; ///< words that are no pair
    SourcePlace place; ///< where it begins
    bool cut = false; ///< it is longer than a line is read
};

/// Splits a text in the grammar of slurm.conf (SLURM.md 7) into lines, without following Include.
[[nodiscard]] std::vector<ConfLine> splitConf(std::string_view text, const std::string &fileName);

/// splitConf() with the lines of included files in the place of their Include lines.
///
/// Names are relative to the file that includes, may hold the patterns * and ? in their last part and %c for the
/// ClusterName read so far. A file that includes itself, more than 16 levels and more than 1000 files are refused
/// with a finding. Where the included files lie in includeFolderOf(), no other is read.
[[nodiscard]] std::vector<ConfLine> readConf(std::string_view text, const std::string &fileName, Findings &findings);

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

/// The pairs of a text, e.g. of what follows `NodeName=`; words that are none go to @p stray.
[[nodiscard]] std::vector<ConfPair> parsePairs(std::string_view text, std::vector<std::string> &stray);

} // namespace apportion::slurm
