// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace apportion
{

/// The algorithms in the order in which they are shown side by side.
inline constexpr std::array comparedAlgorithms { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 };

/// A user under every algorithm of comparedAlgorithms, by its index there.
struct AlgorithmRanks
{
    AssociationId id = noAssociation;
    std::array<std::uint32_t, comparedAlgorithms.size()> rank {}; ///< 1 for who comes first; ties share a rank
    std::array<double, comparedAlgorithms.size()> factor {};

    /// The difference between the best and the worst rank.
    [[nodiscard]] std::uint32_t spread() const;
};

/// The same tree under Fair Tree, classic, depth-oblivious and linear (SLURM.md 5a–5d): all users, in the order of the
/// tree's layout. Nothing when @p stop was requested.
[[nodiscard]] std::optional<std::vector<AlgorithmRanks>> rankUnderEveryAlgorithm(
    const Policy &policy, const Situation &situation, const std::stop_token &stop = {});

} // namespace apportion
