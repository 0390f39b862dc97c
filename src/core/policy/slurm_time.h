// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/priority_settings.h"
#include "core/policy/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace apportion
{

enum class TimeError : std::uint8_t {
    None,
    Empty, ///< nothing was written
    NotATime, ///< not of the forms of SLURM.md 7
    TooLong ///< more seconds than Slurm can hold (2^31 − 1)
};

/// A time string as Slurm reads it.
struct ParsedTime
{
    SlurmTime time; ///< rounded up to whole minutes, with the text as written
    std::int64_t seconds = 0; ///< exact; −1 without a limit
    TimeError error = TimeError::None;

    explicit operator bool() const { return error == TimeError::None; }
};

/// Reads `min`, `min:sec`, `h:min:sec`, `d-h`, `d-h:min`, `d-h:min:sec`, `UNLIMITED`, `INFINITE`, `-1`.
[[nodiscard]] ParsedTime parseTime(std::string_view text);
/// What slurmctld takes of a time that is TooLong, which it counts in 32 bits without a look at what is lost (parse_time.c,
/// time_str2mins()); nothing where it starts with none of it.
[[nodiscard]] std::optional<SlurmTime> timeInFewBits(std::string_view text);
/// Why a time string is refused, as a sentence with the string in it.
[[nodiscard]] Text timeErrorText(TimeError error, std::string_view text);

/// Whether a time string reads otherwise than it looks: "2:30" is two and a half minutes, not hours.
[[nodiscard]] bool looksLikeSomethingElse(std::string_view text);
/// How Slurm reads a time string, for people: "2 min 30 s", "7 d", "no limit"; empty when it is none.
[[nodiscard]] std::string timeReading(std::string_view text);
/// So many seconds, no fewer than 0, in the same words.
[[nodiscard]] std::string timeReading(std::int64_t seconds);

/// A point in time as Slurm prints it ("2026-11-21T07:36:18", taken as UTC) in seconds since the epoch. 0 for
/// "Unknown", "N/A" and "None"; nothing when it is neither. A date alone is its midnight.
[[nodiscard]] std::optional<std::int64_t> parseTimestamp(std::string_view text);

} // namespace apportion
