// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/association_match.h"
#include "core/evaluate/evaluation.h"
#include "core/plan/forecast.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace apportion
{

/// When an account begins to feel a change.
struct FeltChange
{
    AssociationId before = noAssociation; ///< in the baseline
    AssociationId after = noAssociation; ///< in the draft
    /// The first moment that was looked at at which its place under the draft is another than under the baseline; nothing: there
    /// is none.
    std::optional<std::int64_t> seconds;
    std::uint32_t placeBefore = 0; ///< the rank of its best user then, or at the beginning where it is not felt; 0 without users
    std::uint32_t placeAfter = 0;
};

/// What is asked of whenFelt().
struct FeltQuestion
{
    ForecastAssumption assumption;
    EvaluationOptions options; ///< of both sides
    std::int64_t now = 0; ///< the present, seconds since the epoch
    std::int64_t horizon = std::int64_t { 56 } * 86400;
    std::int64_t step = 86400; ///< between two moments that are looked at, the first of which is the present
};

/// The accounts of both, those who feel the change first to begin with, then those who never do; among each other in the
/// draft's order. @p applied is the draft's situation once it is taken, @p match that of the trees. Nothing when @p stop was requested;
/// @p progress is told which part is done, 0 … 1.
[[nodiscard]] std::optional<std::vector<FeltChange>> whenFelt(const Snapshot &baseline, const Snapshot &draft, const Situation &applied,
    const AssociationMatch &match, const FeltQuestion &question, const std::stop_token &stop = {}, const std::function<void(double)> &progress = {});

} // namespace apportion
