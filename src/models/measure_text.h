// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace apportion
{

/// What a number is called that replays, sweeps and pulls are compared by, with its unit: "Mean wait, s" of waitMean. The names
/// of history::sweepMeasures, and RawUsage, FairShare and LevelFS.
[[nodiscard]] QString measureText(std::string_view name);
/// Its value for people; a dash for one that is no number.
[[nodiscard]] QString measureValueText(std::string_view name, double value);
/// Of what a number is: "account chem" as it is, "all" as all jobs.
[[nodiscard]] QString measuredObjectText(const std::string &object);

} // namespace apportion
