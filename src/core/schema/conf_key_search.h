// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/conf_keys.h"

#include <span>
#include <string>
#include <string_view>

namespace apportion::schema
{

/// The key of that name whatever its case, as slurmctld looks it up; nullptr when no release knows it.
[[nodiscard]] const ConfKey *findAnyConfKey(ConfSection section, std::string_view key);

/// The one key that the release knows in that section and for which @p key is likely to be a slip: a few letters too
/// many, missing, wrong or swapped. Empty when none or more than one is as near.
[[nodiscard]] std::string_view nearestConfKey(ConfSection section, std::string_view key, Release release);

/// The same among any words: the nearest one, or empty.
[[nodiscard]] std::string_view nearestOf(std::string_view word, std::span<const std::string_view> words);

/// The release that a version names: 2511 of "25.11.7", "slurm 25.11" and "25.11"; 0 when it names none.
[[nodiscard]] Release releaseOf(std::string_view version);
/// "25.11".
[[nodiscard]] std::string releaseText(Release release);

/// Whether slurmctld can read @p value, without its quotes, as that type: numbers in decimal, hexadecimal (0x…) or octal
/// (0…), with K for 1024 but for 16 bits, INFINITE and UNLIMITED; booleans as YES, UP, TRUE, 1, NO, DOWN, FALSE, 0.
[[nodiscard]] bool holdsConfValue(ConfType type, std::string_view value);
/// Whether a boolean says yes.
[[nodiscard]] bool isConfYes(std::string_view value);
/// The largest number of that type; 0 when it is none.
[[nodiscard]] std::uint64_t mostOfConfType(ConfType type);

} // namespace apportion::schema
