// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/sweep_results.h"
#include "replay/replay.h"

#include <cstdint>
#include <vector>

namespace apportion::history
{

/// What is measured of a replay: all jobs, then each group (docs/SWEEP.md). Jobs of the first @p warmUp seconds are left out.
[[nodiscard]] std::vector<SweepRow> measureReplay(
    const replay::Trace &trace, const replay::Machine &machine, const replay::ReplayResult &result, std::int64_t warmUp = 0);

} // namespace apportion::history
