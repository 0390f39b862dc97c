// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic.h"
#include "core/policy.h"

namespace apportion
{

/// Looks for what slurmctld would refuse, what does nothing, and what is probably not meant.
/// Every finding says what to do and names its object; many of one kind become a few and a count. Errors come first.
/// Linear in the size of the policy.
[[nodiscard]] Diagnostics check(const Policy &policy);

} // namespace apportion
