// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <cstdint>

namespace apportion::cli
{

/// Who refuses what an error of check() names.
enum class Refusal : std::uint8_t {
    None, ///< nobody: it is taken, and does what nobody wants
    Slurmctld, ///< does not start with it
    Sacctmgr ///< stops at it, or leaves it out
};

[[nodiscard]] Refusal refusalOf(const Diagnostic &finding);

} // namespace apportion::cli
