// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/conf/conf_patch.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

struct ConfWithoutDefaults
{
    std::string text;
    std::vector<ConfChange> changes; ///< in the lines of the original, which the text has too
};

/// The text without those values of PartitionName=DEFAULT lines that the line of a partition of @p draft could not take
/// back: a partition's QOS that goes, a key that goes, and a `Priority=` where factor and tier are to differ, since it
/// stands over keys of their own (SLURM.md 6). Every other partition gets what it had from there on its own line.
///
/// Where partitions stand in included files nothing is moved: what they have from the line could not be given back to them.
[[nodiscard]] ConfWithoutDefaults withoutHinderingDefaults(std::string_view original, const ConfReading &asRead, const Policy &draft);

} // namespace apportion::slurm
