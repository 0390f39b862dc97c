// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/situation.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace apportion
{

class Evaluation;
struct PolicyDifference;

/// Looks for what slurmctld would refuse, what does nothing, and what is probably not meant.
/// Every finding says what to do and names its object; many of one kind become a few and a count. Errors come first.
/// Linear in the size of the policy. What a stop that is requested leaves is incomplete.
/// @p evaluated: what is evaluated of both already; without it, or under another algorithm, that is done once more if needed.
[[nodiscard]] Diagnostics check(
    const Policy &policy, const Situation &situation, const std::stop_token &stop = {}, const Evaluation *evaluated = nullptr);

/// Looks for what is lost, or does not go as it looks, on the way of a running cluster from @p baseline to @p draft, taken at
/// @p now (seconds since the epoch). @p lastReset: Situation::lastReset; without it @p now says nothing. @p before: the jobs under
/// the baseline.
[[nodiscard]] Diagnostics checkChange(
    const Policy &baseline, const Policy &draft, std::optional<std::int64_t> lastReset = {}, std::int64_t now = 0, const Situation &before = {});

/// Tells what of @p changes, which lead from @p baseline to @p draft, changes for other clusters of the same slurmdbd, too.
[[nodiscard]] Diagnostics checkSharedChanges(const Policy &baseline, const Policy &draft, const PolicyDifference &changes);

/// Adds to what reading told what the checker found, but for what reading told in the same words.
void addMissing(Diagnostics &all, const Diagnostics &findings);

} // namespace apportion
