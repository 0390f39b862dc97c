// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <vector>

namespace apportion
{

/// A step of the walk in which Fair Tree ranks the users (SLURM.md 5a).
struct FairTreeStep
{
    enum class Kind : std::uint8_t {
        Level, ///< the children of `id` are sorted by their LevelFS, the highest first
        Account, ///< `id` comes next on its level: its children are walked through before the next sibling
        User ///< `id` gets its rank and its factor
    };

    Kind kind = Kind::Level;
    AssociationId id = noAssociation;
    std::uint32_t depth = 0; ///< 0 for what hangs from root
    std::uint32_t siblings = 0; ///< on the level
    std::uint32_t tied = 1; ///< siblings of the same LevelFS, this one among them
    std::uint32_t rank = 0; ///< of a user, 1 the best; those who tie share one
    std::uint32_t left = 0; ///< users that have no rank yet, after this step

    bool operator==(const FairTreeStep &) const = default;
};

/// The walk of an evaluation under Fair Tree from root on, the first @p most steps of it; empty under every other algorithm. The
/// order of those who tie is that of the ranks. Where tied accounts are merged, their children are one level: its `id` is the
/// first of them.
[[nodiscard]] std::vector<FairTreeStep> fairTreeWalk(const Evaluation &evaluation, std::size_t most = 5000);

} // namespace apportion
