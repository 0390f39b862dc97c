// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/text/local_clock.h"
#include "trace/wall_clock.h"

#include <QString>

#include <optional>

namespace apportion
{

/// The clock of a zone: "UTC", "local" (this machine's) or a name like "Europe/Berlin"; nothing when there is no such
/// zone.
[[nodiscard]] std::optional<slurm::LocalClock> clockOfZone(const QString &name);
/// What a clock of such a zone reads.
[[nodiscard]] std::optional<trace::WallClock> wallClockOfZone(const QString &name);

} // namespace apportion
