// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

// Words, parts and numbers of a text that one of Slurm's programs reads or prints.

[[nodiscard]] inline bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}
/// @p text without blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Whether @p text begins with @p beginning, whatever the case.
[[nodiscard]] bool startsWithIgnoringCase(std::string_view text, std::string_view beginning);
/// Whether @p key is @p word or an abbreviation of it of at least @p least letters, whatever the case, as sacctmgr takes
/// them.
[[nodiscard]] inline bool abbreviates(std::string_view key, std::string_view word, std::size_t least)
{
    return key.size() >= least && startsWithIgnoringCase(word, key);
}
/// The parts of @p text between @p separator; none for an empty text. Calls @p each with every part, trimmed.
template <typename Each>
void splitEach(std::string_view text, char separator, Each each)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        each(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// The words of a list: "a, b" → a, b, without the blanks that sacctmgr would take for a part of a name; empty ones are left out.
[[nodiscard]] std::vector<std::string> listWords(std::string_view list);
/// Words, or what @p textOf says of each, made one list.
template <typename Words, typename TextOf = std::identity>
[[nodiscard]] std::string joinedList(const Words &words, std::string_view separator = ",", TextOf textOf = {})
{
    std::string text;
    for (const auto &word : words) {
        (text += text.empty() ? std::string_view() : separator) += std::invoke(textOf, word);
    }
    return text;
}

/// A whole decimal number; nothing when it is none or does not fit.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(std::string_view text);
[[nodiscard]] std::optional<std::uint64_t> unsignedNumber(std::string_view text);
/// A finite decimal number, sign and exponent allowed.
[[nodiscard]] std::optional<double> decimalNumber(std::string_view text);
/// A count with a unit letter K, M, G, T, P (powers of 1024), e.g. "62.50G" in steps of @p countedIn ('\0': single
/// units, 'M': memory in MB, where a number without a letter is MB). Rounded to the nearest.
[[nodiscard]] std::optional<std::uint64_t> countWithUnit(std::string_view text, char countedIn);
/// The count of a TRES in a list such as `cpu=4,mem=10G`: memory and burst buffers in MB, where the letter K does nothing
/// (slurmdb_defs.c, slurmdb_format_tres_str). Of these alone sacctmgr prints halves, as "1.50G": no other fraction is read, and
/// sacctmgr itself would read neither (of "1.50G" it takes the 1).
[[nodiscard]] std::optional<std::uint64_t> tresCount(std::string_view name, std::string_view text);

} // namespace apportion
