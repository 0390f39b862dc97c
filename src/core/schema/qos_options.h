// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace apportion::schema
{

/// What an option of a QOS that is no field of its own says, in one text for all ways to write it: times, numbers and memory by
/// their value, lists in any order. Empty where it sets nothing. @p value has no quotes; what is not known is its own meaning.
[[nodiscard]] std::string qosOptionMeaning(std::string_view key, std::string_view value);

/// The seconds of a GraceTime or PreemptExemptTime: plain numbers are seconds, in the policy and in dumps, other forms are times.
/// Nothing of what cannot be read, and of UNLIMITED.
[[nodiscard]] std::optional<std::uint64_t> secondsOf(std::string_view value);

/// "gang,suspend" of "Suspend, GANG", the words of a PreemptMode sorted: suspend has two, and so has what the cluster does, "cluster",
/// which says nothing beside a word of its own (Slurm's preempt_mode_num()).
[[nodiscard]] std::string preemptModeText(std::string_view value);

} // namespace apportion::schema
