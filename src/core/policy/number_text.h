// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace apportion
{

// Numbers as Slurm's commands and files write them: the C locale's, whatever the user's is.

/// @p value with exactly @p decimals digits after the point, as sshare prints it: "0.263158", "inf", "-inf", "nan".
[[nodiscard]] std::string fixedText(long double value, int decimals = 6);
/// The same behind @p text.
void appendFixed(std::string &text, long double value, int decimals = 6);
/// The shortest text that reads back as the same double and has no exponent: "0.25", "1000000".
[[nodiscard]] std::string shortestText(double value);
/// @p value cut to a whole number, as sshare prints usage: "7005".
[[nodiscard]] std::string cutText(long double value);
/// The same behind @p text.
void appendCut(std::string &text, long double value);
/// A number for a formula: at most @p decimals digits after the point, more if it takes them to show five digits that
/// tell; zeros at the end left out: "25", "0.75", "0.0000061882".
[[nodiscard]] std::string formulaText(long double value, int decimals = 6);
/// A time as logs have it: "2026-03-01 00:00 UTC". Of years that have four digits.
[[nodiscard]] std::string utcText(std::int64_t secondsSinceEpoch);

} // namespace apportion
