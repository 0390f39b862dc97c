// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"
#include "slurm/conf/conf_includes.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// Reads slurm.conf into @p policy: the priority settings, TRES, licenses, node groups, partitions, the cluster's
/// name; every other key goes to Policy::foreignConf in its order, with its value as written (quotes kept), and
/// so do keys whose value could not be understood and words that are no pair (with an empty key). Lines with several
/// keys that are not understood (DownNodes, NodeSet, FrontendName …) are one foreign line: its value is the rest of
/// the line.
///
/// Included files are taken relative to @p fileName, as the release finds them that @p policy has (readConf()); those outside its folder only
/// where @p followsIncludes. Never fails as a whole: what is wrong is told in @p diagnostics. Returns false when not a single pair could be read.
bool readSlurmConf(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics, bool followsIncludes = true);

/// What a slurm.conf says, and where.
struct ConfReading
{
    Policy policy;
    std::string fileName;
    IncludedFiles included; ///< what was given for the files that it includes
    std::vector<SourcePlace> nodeGroups; ///< the line of each of the policy's groups, of this file or one that it includes
    std::vector<SourcePlace> partitions; ///< and of each partition
    Diagnostics diagnostics;
    bool any = false; ///< false: not a single pair could be read

    /// Whether the text of that included file is known.
    [[nodiscard]] bool includes(std::string_view file) const;
};

/// The same, with the places that patchConf() needs, as that @p release reads it; 0: the newest.
[[nodiscard]] ConfReading readSlurmConf(
    std::string_view text, const std::string &fileName, const IncludedFiles &included = {}, std::uint16_t release = 0);

/// How many of a line's pairs, from its beginning, Slurm wants on lines of their own: all up to NodeName or another key that
/// begins a line of several keys. More than 1: slurmctld would not start (parse_config.c: "Parse error in file").
[[nodiscard]] std::size_t pairsAlone(const ConfLine &line);

/// Whether a line could be one of slurm.conf: Include, or a Key=Value at its beginning.
[[nodiscard]] bool isConfLine(std::string_view line);

} // namespace apportion::slurm
