// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay_answer.h"

#include <QString>

namespace apportion
{

/// Whether a replay is one to keep: made-up jobs and first looks are not.
[[nodiscard]] bool isKept(const ReplayAnswer &answer);
/// Keeps what each scenario of a replay came to in the history. Why it could not; empty when it could. Not for the window's thread.
[[nodiscard]] QString keepReplay(const ReplayAnswer &answer);

} // namespace apportion
