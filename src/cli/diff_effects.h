// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"

#include <iosfwd>

namespace apportion::cli
{

/// Prints what a difference does, as members of a JSON object: "accounts", "users" and "jobs" that rise, fall, come or go, as the
/// window's Compare and the report have them, and "effects", what each change is worth to each of them (measureEffects()).
void printEffects(const Snapshot &before, const Snapshot &after, std::ostream &out);

} // namespace apportion::cli
