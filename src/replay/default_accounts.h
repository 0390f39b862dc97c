// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "replay/trace.h"

namespace apportion::replay
{

/// Gives each job that names no account that of its user: the default account, as sbatch takes it; of a user for whom none
/// is written the only one the user is in. Jobs of others stay without. Returns how many jobs were given one.
std::uint64_t nameDefaultAccounts(Trace &trace, const Policy &policy);

} // namespace apportion::replay
