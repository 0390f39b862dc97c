// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/shown_rows.h"
#include "core/evaluate/algorithm_ranks.h"

#include <QString>

#include <vector>

namespace apportion
{

/// A user under every algorithm; or an account, by the best placed user below it.
struct AlgorithmEntry
{
    AlgorithmRanks ranks;
    QString name;
    QString account; ///< of a user; empty for an account
    std::array<std::uint32_t, comparedAlgorithms.size()> place {}; ///< among the entries, from 0: tied ones below each other
};

/// The numbers behind the picture of the algorithms side by side.
struct AlgorithmData
{
    Algorithm current = Algorithm::FairTree; ///< the policy's own
    std::uint32_t users = 0; ///< of the tree
    std::uint32_t accounts = 0; ///< that have users; 0: the entries are users
    std::vector<AlgorithmEntry> entries;

    [[nodiscard]] bool isEmpty() const { return entries.empty(); }
    [[nodiscard]] std::size_t leftOut() const { return (accounts > 0 ? accounts : users) - entries.size(); }
};

/// The users of an evaluated policy, or its accounts, under every algorithm. Of more than @p limit those whose rank differs most
/// are kept. Where fewer than two accounts have users, users are shown.
[[nodiscard]] AlgorithmData algorithmData(const Evaluation &evaluation, std::size_t limit = 300, ShownRows shown = ShownRows::Users);

} // namespace apportion
