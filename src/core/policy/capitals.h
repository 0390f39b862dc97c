// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

namespace apportion
{

/// Whether a name has letters that lowerCase() would change: of a million names hardly one has.
[[nodiscard]] inline bool hasCapitals(std::string_view name)
{
    return std::any_of(name.begin(), name.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

} // namespace apportion
