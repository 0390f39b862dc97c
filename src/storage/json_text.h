// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace apportion
{

// How the policy file spells strings and numbers in JSON, so that whatever a Policy holds comes back exactly.

/// Appends @p bytes as a JSON string with its quotes.
///
/// JSON is UTF-8, names in Slurm's database are any bytes. A byte 80…FF that is not part of valid UTF-8 is written as
/// the character U+10FF00 + byte, as an escape ("\udbff\udfe9" for E9), and so are the bytes of the characters
/// U+10FF80…U+10FFFF themselves, which are in nobody's name. unescapeBytes() is the inverse.
void appendJsonString(std::string &out, std::string_view bytes);
/// Turns the characters U+10FF80…U+10FFFF of UTF-8 text back into single bytes.
void unescapeBytes(std::string &text);

void appendNumber(std::string &out, std::uint64_t value);
void appendNumber(std::string &out, std::int64_t value);
/// The shortest number that reads back the same; a string ("inf") when it is not finite.
void appendNumber(std::string &out, double value);
/// The same for usage: a number when a double holds it, else a string with the digits that a long double needs. What
/// is closer to 0 than 10^-4931 is 0.
void appendNumber(std::string &out, long double value);

/// The whole of @p text as a number, C locale; nothing when it is something else or out of range.
[[nodiscard]] std::optional<std::uint64_t> toUnsigned(std::string_view text);
[[nodiscard]] std::optional<std::int64_t> toSigned(std::string_view text);
/// May be infinite or not a number when the text says so.
[[nodiscard]] std::optional<double> toDouble(std::string_view text);
[[nodiscard]] std::optional<long double> toLongDouble(std::string_view text);

} // namespace apportion
