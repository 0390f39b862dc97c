// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/association_match.h"
#include "core/evaluate/evaluation.h"
#include "core/policy/text.h"

#include <stop_token>
#include <vector>

namespace apportion
{

/// One user association under the baseline and under the draft.
struct ComparedUser
{
    AssociationId before = noAssociation; ///< id in the baseline; noAssociation: new
    AssociationId after = noAssociation; ///< id in the draft; noAssociation: removed
    double factorBefore = 0.0;
    double factorAfter = 0.0;
    std::uint32_t rankBefore = 0; ///< 0: absent
    std::uint32_t rankAfter = 0;

    /// Ranks gained: positive rises, negative falls; 0 for who is new or removed.
    [[nodiscard]] std::int64_t risen() const;
};

/// The users of both evaluations; @p match is that of their trees. Those who fall most first, then those who
/// rise most, then the rest in the draft's order of rank. Empty when a stop is requested.
[[nodiscard]] std::vector<ComparedUser> compareUsers(
    const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const std::stop_token &stop = {});

/// The same without a match that is known already.
[[nodiscard]] std::vector<ComparedUser> compareUsers(const Evaluation &baseline, const Evaluation &draft, const std::stop_token &stop = {});

/// Why a user's rank differs: the first level, walking down from root to the user, at which the two evaluations
/// differ ("raw shares of chem 25 → 20", "chem now behind physics"). Empty when nothing differs.
[[nodiscard]] Text reasonOfChange(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const ComparedUser &user);

} // namespace apportion
