// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <vector>

namespace apportion
{

// In which order slurmctld walks accounts with the same LevelFS (SLURM.md 5a.3): as Situation::walkOrder says it; else by name.
// Since 23.11 that is by lineage, where a name ends with a slash (`bio-chem` before `bio`), the order of TreeLayout; before,
// account by account, where nothing comes before what goes on (slurmdb_defs.c, _sort_children_list).

/// Evaluation::tiePlaces of an evaluation that has its situation and layout; those that the situation does not name come last.
[[nodiscard]] std::vector<std::uint32_t> makeTiePlaces(const Evaluation &evaluation);
/// Whether the order is that of the positions.
[[nodiscard]] bool tiesGoByPosition(const Evaluation &evaluation);
/// Whether of two accounts with the same LevelFS and fair-share parent the first is walked before the second.
[[nodiscard]] bool walksBefore(const Evaluation &evaluation, TreeLayout::Position account, TreeLayout::Position other);

} // namespace apportion
