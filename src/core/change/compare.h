// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/association_match.h"
#include "core/change/compared_counts.h"
#include "core/evaluate/evaluation.h"

#include <stop_token>
#include <vector>

namespace apportion
{

/// One user association under the baseline and under the draft. There is one for each, made anew by every edit: what the
/// evaluations hold is not in it.
struct ComparedUser
{
    AssociationId before = noAssociation; ///< id in the baseline; noAssociation: new
    AssociationId after = noAssociation; ///< id in the draft; noAssociation: removed
    std::uint32_t rankBefore = 0; ///< 0: absent
    std::uint32_t rankAfter = 0;

    /// Ranks gained: positive rises, negative falls; 0 for who is new or removed.
    [[nodiscard]] std::int64_t risen() const
    {
        return before == noAssociation || after == noAssociation ? 0 : std::int64_t { rankBefore } - std::int64_t { rankAfter };
    }
    [[nodiscard]] ComparedSide side() const
    {
        return before == noAssociation ? ComparedSide::Draft : after == noAssociation ? ComparedSide::Baseline : ComparedSide::Both;
    }
    /// The fair-share factors; 0 where absent.
    [[nodiscard]] double factorBefore(const Evaluation &baseline) const { return before == noAssociation ? 0.0 : baseline.fairShare(before); }
    [[nodiscard]] double factorAfter(const Evaluation &draft) const { return after == noAssociation ? 0.0 : draft.fairShare(after); }
};

/// The users of both evaluations; @p match is that of their trees, with those who were renamed where they are to be in both. Those who fall most
/// first, then those who rise most, then the rest in the draft's order of rank. Empty when a stop is requested.
[[nodiscard]] std::vector<ComparedUser> compareUsers(
    const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const std::stop_token &stop = {});

/// The same without a match that is known already.
[[nodiscard]] std::vector<ComparedUser> compareUsers(const Evaluation &baseline, const Evaluation &draft, const std::stop_token &stop = {});

} // namespace apportion
