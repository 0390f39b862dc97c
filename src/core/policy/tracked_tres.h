// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <cstdint>
#include <string_view>

namespace apportion
{

/// Whether slurmctld of @p release (as Policy::release) tracks @p name by itself where AccountingStorageTRES names @p tres: since 23.02
/// gres/gpumem and gres/gpuutil come with gres/gpu, in 23.02 also with a type of it alone (read_config.c, _validate_and_set_defaults()).
[[nodiscard]] bool isTrackedByItself(const TresTable &tres, std::string_view name, std::uint16_t release);

/// Whether a weight or a limit may be of @p name (case folded): AccountingStorageTRES names it, or it is tracked without that.
[[nodiscard]] bool isTracked(const Policy &policy, std::string_view name);

} // namespace apportion
