// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/association_match.h"
#include "core/change/compare_queue.h"
#include "core/change/compared_counts.h"
#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace apportion
{

/// An account on one side of a comparison.
struct AccountStanding
{
    AssociationId id = noAssociation; ///< noAssociation: it is not there
    double share = 0.0; ///< of the cluster: the normalized shares of its levels multiplied, 0 … 1
    AssociationId best = noAssociation; ///< the user at or below it who comes first; noAssociation: it has none
    std::uint32_t place = 0; ///< that user's rank
    double factor = 0.0; ///< and fair-share factor
};

/// One account under the baseline and under the draft, with everything below it.
struct ComparedAccount
{
    AccountStanding before;
    AccountStanding after;
    std::uint32_t users = 0; ///< who are in both
    std::uint32_t rise = 0; ///< of them
    std::uint32_t fall = 0;
    /// How often its jobs pass those of others, less how often those pass them; of one that is gone, of the jobs that it leaves.
    std::int64_t jobsPassed = 0;

    /// Ranks that its best user gains; 0 for who is in one of them only.
    [[nodiscard]] std::int64_t risen() const;
    [[nodiscard]] ComparedSide side() const
    {
        return before.id == noAssociation ? ComparedSide::Draft : after.id == noAssociation ? ComparedSide::Baseline : ComparedSide::Both;
    }
    /// Whether anything of it, or of what is below it, is otherwise.
    [[nodiscard]] bool isChanged() const;
};

/// The accounts but root of both evaluations; @p match is that of their trees, with those that were renamed, @p queue that of their jobs. Those whose
/// best place changes most first, of equals those whose share does, then the rest in the draft's order, then those that are gone. Linear in both
/// trees, and in the jobs by the depth of the tree. Empty when a stop is requested.
[[nodiscard]] std::vector<ComparedAccount> compareAccounts(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match,
    const std::vector<ComparedJob> &queue, const std::stop_token &stop = {});

} // namespace apportion
