// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCryptographicHash>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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

/// The sum of some lines that follow each other.
struct LineSum
{
    static constexpr std::size_t digitCount = 16;

    std::uint64_t lines = 0;
    std::array<char, digitCount> digits {}; ///< hexadecimal, of the lines with a line feed behind each

    bool operator==(const LineSum &) const = default;
};

/// Sums the lines of a text that may come in parts.
class LineSums
{
public:
    /// @p lines are whole ones; the very last of a text need not be ended.
    void add(std::string_view lines);
    /// The sums of all that was added.
    [[nodiscard]] std::vector<LineSum> take();

private:
    void finish();

    std::vector<LineSum> m_sums;
    QCryptographicHash m_hash { QCryptographicHash::Blake2b_256 };
};

/// Appends @p sums, of all lines of a policy file's text that are behind, as the array that is the value of the member.
void appendPolicySums(std::string &text, const std::vector<LineSum> &sums);

} // namespace apportion
