// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace apportion::slurm
{

// What all readers of Slurm's files have in common.

/// Collects the findings of one reader: of each kind the first hundred, then one that counts the rest, so that a file
/// that is wrong in every line can still be looked at. finish() must be called before the reader returns.
class Findings
{
public:
    explicit Findings(Diagnostics &diagnostics) : m_diagnostics(diagnostics) { }

    void add(Severity severity, const char *code, const SourcePlace &place, Text message, Text advice, ObjectRef object = {});
    /// Tells how many findings of each kind were left out.
    void finish();

private:
    struct Kind
    {
        std::size_t count = 0;
        Severity severity = Severity::Note;
        SourcePlace place; // the first one that was left out
    };

    static constexpr std::size_t mostOfAKind = 100;

    Diagnostics &m_diagnostics;
    std::map<std::string, Kind> m_kinds;
};

/// The whole content of a file, or nothing and a finding: it is missing, unreadable, a folder, or larger than a
/// gigabyte. With @p regularOnly a device or pipe is refused too.
[[nodiscard]] std::optional<std::string> readWholeFile(const std::string &path, Findings &findings, bool regularOnly = false);
/// Says when a text holds NUL bytes or is not UTF-8; what is read of it goes on byte by byte.
void checkEncoding(std::string_view text, const std::string &fileName, Findings &findings);

/// The first byte from @p from on that is not part of a UTF-8 character, or npos.
[[nodiscard]] std::size_t findBadUtf8(std::string_view text, std::size_t from);

/// Walks through the lines of a text; line ends may be \n or \r\n, the last may have none.
class LineWalker
{
public:
    explicit LineWalker(std::string_view text) : m_rest(text) { }

    /// False at the end; otherwise line() and number() are of the next line.
    bool next();
    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] std::uint32_t number() const { return m_number; }

private:
    std::string_view m_rest;
    std::string_view m_line;
    std::uint32_t m_number = 0;
};

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

/// A whole decimal number; nothing when it is none or does not fit.
[[nodiscard]] std::optional<std::int64_t> wholeNumber(std::string_view text);
[[nodiscard]] std::optional<std::uint64_t> unsignedNumber(std::string_view text);
/// A number as slurm.conf takes it: decimal, 0x… or 0… (octal), with K for 1024; nothing when it is none or larger
/// than @p most. INFINITE and UNLIMITED are @p most.
[[nodiscard]] std::optional<std::uint64_t> confNumber(std::string_view text, std::uint64_t most);
/// A finite decimal number, sign and exponent allowed.
[[nodiscard]] std::optional<double> decimalNumber(std::string_view text);
/// A count with a unit letter K, M, G, T, P (powers of 1024), e.g. "62.50G" in steps of @p countedIn ('\0': single
/// units, 'M': memory in MB, where a number without a letter is MB). Rounded to the nearest.
[[nodiscard]] std::optional<std::uint64_t> countWithUnit(std::string_view text, char countedIn);

} // namespace apportion::slurm
