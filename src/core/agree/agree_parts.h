// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree.h"

namespace apportion
{

/// Counts a number, and keeps it where it differs. Returns whether it agrees.
bool countNumber(Agreement &agreement, bool agrees, Disagreement difference);

/// Compares the TRES that partitions have, and what jobs are billed.
void compareBillings(const Evaluation &evaluation, const Printed &printed, Agreement &agreement);

/// Whether @p partition has, here, what was printed of it; true where nothing was.
[[nodiscard]] bool agreesOnTotals(const Evaluation &evaluation, const Printed &printed, std::uint16_t partition);

} // namespace apportion
