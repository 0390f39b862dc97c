// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/text_scan.h"

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
    /// @p fileName: of the file that is read, where there is one alone.
    explicit Findings(Diagnostics &diagnostics, std::string fileName = {}) : m_diagnostics(diagnostics), m_fileName(std::move(fileName)) { }

    void add(Severity severity, const char *code, const SourcePlace &place, Text message, Text advice, ObjectRef object = {});
    /// The same in a line of the file; 0: of all of it.
    void add(Severity severity, const char *code, std::uint32_t line, Text message, Text advice, ObjectRef object = {})
    {
        add(severity, code, SourcePlace { m_fileName, line }, std::move(message), std::move(advice), std::move(object));
    }
    [[nodiscard]] const std::string &fileName() const { return m_fileName; }
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
    std::string m_fileName;
    std::map<std::string, Kind> m_kinds;
};

/// What becomes of a file most of whose lines end with \r alone.
enum class Returns : std::uint8_t { EndLines, AreKept };

/// Makes what was read of a file the text that all readers take: without the byte order mark of UTF-8, with \n where most of its
/// lines end with \r alone; both are told. False for UTF-16, which is told as an error.
[[nodiscard]] bool makePlainText(std::string &content, const std::string &path, Findings &findings, Returns returns = Returns::EndLines);
/// Ends the lines of a slurm.conf or flat file at a CR alone, too, as no value of theirs holds one outside of @p quotes; the first
/// is told.
void endLinesAtReturns(std::string &content, std::string_view quotes, const std::string &path, Findings &findings);
/// The bytes of a file as they are, or nothing and a finding: it is missing, unreadable, a folder, or larger than a gigabyte. With
/// @p regularOnly a device or pipe is refused too.
[[nodiscard]] std::optional<std::string> readFileBytes(const std::string &path, Findings &findings, bool regularOnly = false);
/// The same of a text, as makePlainText() makes it; nothing and a finding where it is no UTF-8, too.
[[nodiscard]] std::optional<std::string> readWholeFile(
    const std::string &path, Findings &findings, bool regularOnly = false, Returns returns = Returns::EndLines);
/// Says when a text holds NUL bytes or is not UTF-8; what is read of it goes on byte by byte.
void checkEncoding(std::string_view text, const std::string &fileName, Findings &findings);

/// Reads a listing: calls @p read with the findings of the file, which are in @p diagnostics at the end. Returns what it does.
template <typename Read>
bool readListing(std::string_view text, const std::string &fileName, Diagnostics &diagnostics, const Read &read)
{
    Findings findings(diagnostics, fileName);
    checkEncoding(text, fileName, findings);
    const bool any = read(findings);
    findings.finish();
    return any;
}

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

/// A number as slurm.conf takes it: decimal, 0x… or 0… (octal), with a + before it, with K for 1024 where more than 16 bits
/// are read; nothing when it is none or larger than @p most. INFINITE and UNLIMITED are @p most.
[[nodiscard]] std::optional<std::uint64_t> confNumber(std::string_view text, std::uint64_t most);

} // namespace apportion::slurm
