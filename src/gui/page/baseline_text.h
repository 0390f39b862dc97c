// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/project.h"

#include <QString>

namespace apportion
{

/// What the baseline of @p project is, with its day: "imported 27 Nov", "exported 27 Nov", or the name of what it was taken from.
/// Empty without a baseline.
[[nodiscard]] QString baselineText(const Project &project);

} // namespace apportion
