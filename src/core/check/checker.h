// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/situation.h"

#include <stop_token>

namespace apportion
{

/// Looks for what slurmctld would refuse, what does nothing, and what is probably not meant.
/// Every finding says what to do and names its object; many of one kind become a few and a count. Errors come first.
/// Linear in the size of the policy. What a stop that is requested leaves is incomplete.
[[nodiscard]] Diagnostics check(const Policy &policy, const Situation &situation, const std::stop_token &stop = {});

/// Looks for what is lost, or does not go as it looks, on the way of a running cluster from @p baseline to @p draft.
[[nodiscard]] Diagnostics checkChange(const Policy &baseline, const Policy &draft);

/// Adds to what reading told what the checker found, but for what reading told in the same words.
void addMissing(Diagnostics &all, const Diagnostics &findings);

} // namespace apportion
