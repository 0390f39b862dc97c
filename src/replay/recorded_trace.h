// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/recording.h"
#include "replay/trace.h"

namespace apportion::replay
{

/// The jobs of a recording as accounting would tell of them: the passes that started them are left out.
[[nodiscard]] Trace traceOf(const Recording &recording, const Policy &policy, const Machine &machine);

} // namespace apportion::replay
