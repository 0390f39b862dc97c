// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/algorithm_ranks.h"

#include <QString>

#include <vector>

namespace apportion
{

/// A user under every algorithm.
struct AlgorithmEntry
{
    AlgorithmRanks ranks;
    QString name;
    QString account;
    std::array<std::uint32_t, comparedAlgorithms.size()> place {}; ///< among the entries, from 0: tied ones below each other
};

/// The numbers behind the picture of the algorithms side by side.
struct AlgorithmData
{
    Algorithm current = Algorithm::FairTree; ///< the policy's own
    std::uint32_t users = 0; ///< of the tree
    std::vector<AlgorithmEntry> entries;

    [[nodiscard]] bool isEmpty() const { return entries.empty(); }
    [[nodiscard]] std::size_t leftOut() const { return users - entries.size(); }
};

/// The users of an evaluated policy under every algorithm. Of more than @p limit those whose rank differs most are kept.
[[nodiscard]] AlgorithmData algorithmData(const Evaluation &evaluation, std::size_t limit = 300);

} // namespace apportion
