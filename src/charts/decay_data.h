// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/decay.h"
#include "core/policy/priority_settings.h"

#include <optional>
#include <vector>

namespace apportion
{

/// What is left of a usage after some days, as a fraction of the usage at the start.
struct DecayPoint
{
    double days = 0.0;
    double left = 1.0;
};

/// The numbers behind the decay chart.
struct DecayData
{
    std::vector<DecayPoint> slurm; ///< as slurmctld keeps usage, resets included (SLURM.md 3)
    std::vector<DecayPoint> ideal; ///< 2^(−t/half-life); empty without a half-life
    std::optional<DecayPoint> half; ///< when half is left by decay alone, if that is before the end
    std::optional<DecayPoint> tenth; ///< when a tenth is left, likewise
    std::vector<double> resets; ///< days at which usage becomes 0
    std::optional<double> halfLifeDays; ///< nothing: usage does not decay
    double horizonDays = 0.0; ///< where the chart ends

    [[nodiscard]] bool isEmpty() const { return slurm.size() < 2; }
};

/// The decay of a usage from @p start (seconds since the epoch, UTC: resets depend on it).
/// @p horizonDays is where to end; 0 chooses four half-lives or the first
/// four resets, whichever is shorter; without a half-life the first two resets, else four weeks.
/// The series have at most about @p points points, however long the time is. @p resetsAtOnce: usage becomes 0 at the first
/// pass (mayResetAtOnce()).
[[nodiscard]] DecayData decayData(
    const PrioritySettings &settings, std::int64_t start, double horizonDays = 0.0, std::size_t points = 1200, bool resetsAtOnce = false);

/// Slurm's value at @p days, interpolated; nothing outside the series.
[[nodiscard]] std::optional<double> decayAt(const DecayData &data, double days);

} // namespace apportion
