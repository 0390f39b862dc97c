// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace apportion
{

// By what a policy file is known to be complete: its last member has, for every few of its lines, how many they are and a
// checksum of them. docs/POLICY_FILE.md has the reasons.

/// The member that holds them. It is the last one.
inline constexpr std::string_view policySumsKey = "sums";

/// What the sums say of a policy file's text.
struct SumsCheck
{
    enum class State : std::uint8_t {
        Right, ///< every line is there, as it was written
        Missing, ///< there are none
        Unreadable, ///< they are there, but not as they were written
        Wrong ///< lines were changed, added or lost
    };

    State state = State::Missing;
    std::size_t begin = std::string_view::npos; ///< of the sums in the text; npos when there are none
    std::uint32_t line = 0; ///< on which they begin, counted from 1; 0 when there are none
    // where they are Wrong:
    std::uint32_t firstLine = 0; ///< the first of the lines in question, counted from 1
    std::uint64_t found = 0; ///< how many lines are in question
    std::uint64_t saved = 0; ///< how many there were in their place when the file was written
};

/// Looks whether the text of a policy file is as it was written. It may be anything. Line ends may be CR LF.
[[nodiscard]] SumsCheck checkPolicySums(std::string_view text);

/// Appends the sums of all that @p text holds so far, as the array that is the value of the member. @p text ends with the
/// member's key and the blank behind it.
void appendPolicySums(std::string &text);

} // namespace apportion
