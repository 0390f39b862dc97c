// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"

#include <iosfwd>

namespace apportion::cli
{

/// Prints what a difference does, as members of a JSON object: "accounts", "users" and "jobs" that rise, fall, come or go, as the
/// window's Compare and the report have them, and "effects", what each change is worth to each of them (measureEffects()): to an
/// account what it is worth to the user who comes first in it afterwards.
void printEffects(const Snapshot &before, const Snapshot &after, std::ostream &out);

/// Prints how many users and jobs rise and fall by then, a row for each moment on the way: at the first pass after `scontrol
/// reconfigure`, one PriorityCalcPeriod and one half-life later, and once all is in effect. @p now: seconds since the epoch.
void printMoments(const Snapshot &before, const Snapshot &after, std::int64_t now, bool json, std::ostream &out);

/// Prints what each kind of change does as time goes by (changeCourses()): the first pass, one PriorityCalcPeriod and one
/// half-life later, and where Slurm's source has it.
void printCourse(const Snapshot &before, const Snapshot &after, std::int64_t now, bool json, std::ostream &out);

} // namespace apportion::cli
