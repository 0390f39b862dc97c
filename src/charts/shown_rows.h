// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace apportion
{

/// Whether a chart shows accounts alone, which are few, or the users in them as well.
enum class ShownRows : std::uint8_t { Accounts, Users };

} // namespace apportion
