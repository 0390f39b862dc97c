// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"
#include "slurm/conf/slurm_conf.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// One key of slurm.conf that a patch sets, adds or takes away.
struct ConfChange
{
    enum class Kind : std::uint8_t { Changed, Added, Removed };

    Kind kind = Kind::Changed;
    std::string object; ///< the partition, or the host list of the NodeName line; empty: a key of the cluster
    std::string key; ///< as slurm.conf writes it; PartitionName or NodeName when the whole line is meant
    std::string before; ///< as it was written
    std::string after;
    std::uint32_t line = 0; ///< of the original, from 1; 0: it is not in this file

    bool operator==(const ConfChange &) const = default;
};

struct ConfPatch
{
    std::string text;
    std::vector<IncludedFile> included; ///< the files that it includes that are to change, under the names by which they were read
    std::vector<ConfChange> changes; ///< in `text`
    Diagnostics findings; ///< what the text cannot say, so that it is to be changed by hand
};

/// An administrator's slurm.conf with only those keys changed in which @p draft differs from @p asRead, which was read
/// from it. Everything else stays byte for byte: comments, order, blank lines, line ends, continuations.
///
/// Where the file lacks a key that is needed it is added in a marked block at the end, which a later patch goes on
/// using; a new PartitionName or NodeName line stands above the DEFAULT lines when they would give it what the draft does not
/// have. A partition's keys change in its own PartitionName line, be it in the file or in one that it includes; a partition
/// that the draft no longer has is commented out. A partition of an included file whose text is not known is not in reach: its
/// new line is put into the block as a comment.
/// NodeName lines likewise (see patchNodes()); with a @p baseline only the nodes in which the draft differs from it.
/// Without a difference the result is the original, but for keys on the line of another one, which get lines of their own.
[[nodiscard]] ConfPatch patchConf(std::string_view original, const ConfReading &asRead, const Policy &draft, const Policy *baseline = nullptr);

} // namespace apportion::slurm
