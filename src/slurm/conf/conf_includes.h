// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "slurm/conf/conf_lexer.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

class Findings;

/// A file that a slurm.conf includes, under the name by which readConf() asks for it: as the Include line has it, below
/// the folder of the slurm.conf when it is relative.
struct IncludedFile
{
    std::string name;
    std::string text;

    bool operator==(const IncludedFile &) const = default;
};

/// The included files; null: they are read from the disk.
using IncludedFiles = std::shared_ptr<const std::vector<IncludedFile>>;

/// An administrator's slurm.conf with all that it includes: what is read of it depends on no disk.
struct OriginalConf
{
    std::string name; ///< the file's name, without its folder
    std::string text;
    IncludedFiles included;
    Diagnostics changed {}; ///< in the text, when it was read: what its file holds and no export writes again
};

/// The slurm.conf with the text of the file at @p path, and what it includes there, as @p release finds it (see readConf()). What
/// cannot be included, or has lines of another form, is missing; without @p followsIncludes so is what lies outside its folder.
[[nodiscard]] OriginalConf originalConf(std::string text, const std::string &path, std::uint16_t release, bool followsIncludes);

/// The first release that looks for what an included file includes beside slurm.conf, as all do for what slurm.conf includes.
inline constexpr std::uint16_t firstBesideConf = 2302;

/// Whether that release (year · 100 + month; 0: nobody said, so the newest) looks for what an included file includes beside
/// that file (_parse_include_directive() of parse_config.c).
[[nodiscard]] constexpr bool looksBesideIncluding(std::uint16_t release)
{
    return release != 0 && release < firstBesideConf;
}

/// The lines of a text that say something, with those of included files in the place of their Include lines.
///
/// Names are relative to slurm.conf, or to the file that includes where looksBesideIncluding(@p release). A file that lies at the other
/// place alone is read, too, with an error: that release would not start. Names may hold the patterns * and ? in their last part
/// and %c for the ClusterName read so far. A file that includes itself, more than 16 levels and more than 1000 files are refused with a finding;
/// without @p followsIncludes so are those that lie outside the folder of @p fileName. Of an included file only lines of Key=Value and Include are
/// kept. Where the included files lie in includeFolderOf(), no other is read. With
/// @p included nothing is read from the disk.
[[nodiscard]] std::vector<ConfLine> readConf(std::string_view text, const std::string &fileName, Findings &findings, std::uint16_t release,
    bool followsIncludes, const IncludedFiles &included = {});

/// The folder beside a slurm.conf that came from another machine, with the files that it includes.
[[nodiscard]] std::string includeFolderOf(const std::string &confName);
/// Where in that folder the file lies that an Include names: of an absolute name "absolute/etc/slurm/nodes.conf", else
/// "relative/nodes.conf"; no ".." leads out of it.
[[nodiscard]] std::string placeInIncludeFolder(std::string_view name);
/// An included file as the Include line names it, where it may have been kept in the folder beside @p confName:
/// "/etc/slurm/nodes.conf" of "slurm.conf.included/absolute/etc/slurm/nodes.conf".
[[nodiscard]] std::string includeNameOf(std::string_view name, const std::string &confName);
/// The names of a text's Include lines, each once, with %c made the ClusterName read so far, which begins as @p
/// clusterName.
[[nodiscard]] std::vector<std::string> includedNames(std::string_view text, std::string &clusterName);
/// Whether an included name is a pattern of '*' and '?' in its last part.
[[nodiscard]] bool isIncludePattern(std::string_view name);

} // namespace apportion::slurm
