// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/reading.h"

#include "core/policy/tres.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <limits>
#include <memory>

namespace apportion::slurm
{

namespace
{

constexpr std::size_t mostFileBytes = std::size_t { 1 } << 30;

struct FileCloser
{
    void operator()(std::FILE *file) const { std::fclose(file); }
};

/// Bytes of the UTF-8 character at the front of @p text; 0 when it is not one.
std::size_t utf8Length(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t length = first < 0x80 ? 1
        : first >= 0xc2 && first < 0xe0     ? 2
        : first >= 0xe0 && first < 0xf0     ? 3
        : first >= 0xf0 && first < 0xf5     ? 4
                                            : 0;
    if (length == 0 || length > text.size()) {
        return 0;
    }
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80) {
            return 0;
        }
    }
    const bool overlong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
    const bool beyond = (first == 0xed && byte(1) >= 0xa0) || (first == 0xf4 && byte(1) >= 0x90);
    return overlong || beyond ? 0 : length;
}

std::uint32_t lineAt(std::string_view text, std::size_t offset)
{
    return static_cast<std::uint32_t>(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
}

std::optional<std::string> fileProblem(const char *code, const std::string &path, Text message, Text advice, Findings &findings)
{
    findings.add(Severity::Error, code, { path, 0 }, std::move(message), std::move(advice));
    return std::nullopt;
}

} // namespace

namespace
{

/// A file may hold values of any length; a sentence about one must not.
void shorten(Text &text)
{
    constexpr std::size_t longest = 300;
    for (std::string &argument : text.arguments) {
        if (argument.size() > longest) {
            std::size_t end = longest;
            while (end > 0 && (static_cast<unsigned char>(argument[end]) & 0xc0) == 0x80) {
                --end; // not within a character
            }
            argument = argument.substr(0, end) + "\u2026";
        }
    }
}

std::size_t countLoneReturns(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1)) {
        count += at + 1 == text.size() || text[at + 1] != '\n' ? 1 : 0;
    }
    return count;
}

/// Makes each lone CR outside of @p quotes an LF; the line of the first, 0 when there is none.
std::uint32_t endLinesAtReturns(std::string &text, std::string_view quotes)
{
    std::uint32_t line = 1;
    std::uint32_t first = 0;
    char quote = '\0';
    bool isComment = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isReturn = text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n');
        if (isReturn && quote == '\0') {
            text[i] = '\n';
            first = first == 0 ? line : first;
        }
        if (text[i] == '\n') {
            ++line;
            quote = '\0';
            isComment = false;
        } else if (quote != '\0') {
            quote = text[i] == quote ? '\0' : quote;
        } else if (text[i] == '#') {
            isComment = true;
        } else if (!isComment && quotes.find(text[i]) != std::string_view::npos) {
            quote = text[i];
        }
    }
    return first;
}

void reportReturns(const std::string &path, std::uint32_t line, Findings &findings)
{
    findings.add(Severity::Warning, "text-line-ends", { path, line },
        { APPORTION_TEXT("Lines of the file end with CR alone: it was read with the line ends of Unix, and an export writes those. Slurm's "
                         "programs would read "
                         "a single line."),
            {} },
        { APPORTION_TEXT("Save it with the line ends of Unix."), {} });
}

} // namespace

void Findings::add(Severity severity, const char *code, const SourcePlace &place, Text message, Text advice, ObjectRef object)
{
    Kind &kind = m_kinds[code];
    ++kind.count;
    if (kind.count <= mostOfAKind) {
        shorten(message);
        shorten(advice);
        object.name.resize(std::min<std::size_t>(object.name.size(), 300));
        m_diagnostics.push_back({ severity, code, std::move(message), std::move(advice), place, std::move(object) });
    } else {
        kind.severity = std::max(kind.severity, severity);
        if (kind.count == mostOfAKind + 1) {
            kind.place = place;
        }
    }
}

void Findings::finish()
{
    for (const auto &[code, kind] : m_kinds) {
        if (kind.count > mostOfAKind) {
            m_diagnostics.push_back({ kind.severity, code,
                { APPORTION_TEXT("From here on there are %1 more findings of this kind."), { std::to_string(kind.count - mostOfAKind) } },
                { APPORTION_TEXT("Correct the ones above and read the file again."), {} }, kind.place, {} });
        }
    }
    m_kinds.clear();
}

std::optional<std::string> readFileBytes(const std::string &path, Findings &findings, bool regularOnly)
{
    const Text checkPath { APPORTION_TEXT("Check the name and whether you may read it."), {} };
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status)) {
        return fileProblem("file-missing", path, { APPORTION_TEXT("There is no file \"%1\"."), { path } }, checkPath, findings);
    }
    const bool pipe = std::filesystem::is_fifo(status) && !regularOnly;
    if (!std::filesystem::is_regular_file(status) && !pipe) {
        return fileProblem("file-unreadable", path, { APPORTION_TEXT("\"%1\" is not a file that can be read."), { path } }, checkPath, findings);
    }
    const std::unique_ptr<std::FILE, FileCloser> file(std::fopen(path.c_str(), "rb"));
    if (!file) {
        return fileProblem("file-unreadable", path, { APPORTION_TEXT("\"%1\" cannot be opened."), { path } }, checkPath, findings);
    }
    std::string content;
    const std::uintmax_t size = pipe ? 0 : std::filesystem::file_size(path, error);
    std::size_t chunk = !error && size < mostFileBytes ? static_cast<std::size_t>(size) + 1 : 65536;
    for (;;) {
        const std::size_t have = content.size();
        content.resize(have + std::max<std::size_t>(chunk, 4096));
        const std::size_t got = std::fread(content.data() + have, 1, content.size() - have, file.get());
        const bool atEnd = got < content.size() - have;
        content.resize(have + got);
        if (content.size() > mostFileBytes) {
            return fileProblem("file-too-large", path, { APPORTION_TEXT("\"%1\" is larger than a gigabyte."), { path } },
                { APPORTION_TEXT("Give a file of Slurm's; it is never that large."), {} }, findings);
        }
        if (atEnd) {
            break;
        }
        chunk = content.size();
    }
    if (std::ferror(file.get()) != 0) {
        return fileProblem("file-unreadable", path, { APPORTION_TEXT("Reading \"%1\" failed half-way."), { path } }, checkPath, findings);
    }
    return content;
}

std::optional<std::string> readWholeFile(const std::string &path, Findings &findings, bool regularOnly, Returns returns)
{
    std::optional<std::string> content = readFileBytes(path, findings, regularOnly);
    return content && makePlainText(*content, path, findings, returns) ? std::move(content) : std::nullopt;
}

bool makePlainText(std::string &content, const std::string &path, Findings &findings, Returns returns)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (content.starts_with("\xff\xfe") || content.starts_with("\xfe\xff")) {
        (void)fileProblem("text-utf16", path, { APPORTION_TEXT("The file is UTF-16: Slurm's programs print UTF-8, and read nothing else."), {} },
            { APPORTION_TEXT("Save it as UTF-8."), {} }, findings);
        return false;
    }
    if (content.starts_with(mark)) {
        content.erase(0, mark.size());
        findings.add(Severity::Warning, "text-mark", { path, 1 },
            { APPORTION_TEXT("The file begins with a byte order mark, which was skipped: Slurm's programs would not read its first line."), {} },
            { APPORTION_TEXT("Save it as UTF-8 without a mark."), {} });
    }
    // Where they are fewer, they may be part of a value.
    const std::size_t lone = returns == Returns::EndLines ? countLoneReturns(content) : 0;
    if (lone > 0 && lone >= static_cast<std::size_t>(std::count(content.begin(), content.end(), '\n'))) {
        (void)endLinesAtReturns(content, {});
        reportReturns(path, 1, findings);
    }
    return true;
}

void endLinesAtReturns(std::string &content, std::string_view quotes, const std::string &path, Findings &findings)
{
    if (const std::uint32_t line = countLoneReturns(content) > 0 ? endLinesAtReturns(content, quotes) : 0; line > 0) {
        reportReturns(path, line, findings);
    }
}

void checkEncoding(std::string_view text, const std::string &fileName, Findings &findings)
{
    const Text advice { APPORTION_TEXT("Write the file again as UTF-8 text; the rest of it was read."), {} };
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        findings.add(Severity::Warning, "text-nul", { fileName, lineAt(text, nul) },
            { APPORTION_TEXT("The file holds NUL bytes: it is not plain text."), {} }, advice);
    }
    if (const std::size_t bad = findBadUtf8(text, 0); bad != std::string_view::npos) {
        findings.add(
            Severity::Warning, "text-encoding", { fileName, lineAt(text, bad) }, { APPORTION_TEXT("The file is not UTF-8 here."), {} }, advice);
    }
}

std::size_t findBadUtf8(std::string_view text, std::size_t from)
{
    for (std::size_t i = from; i < text.size();) {
        if (static_cast<unsigned char>(text[i]) < 0x80) {
            ++i;
            continue;
        }
        const std::size_t length = utf8Length(text.substr(i));
        if (length == 0) {
            return i;
        }
        i += length;
    }
    return std::string_view::npos;
}

bool LineWalker::next()
{
    if (m_rest.empty()) {
        return false;
    }
    const std::size_t end = m_rest.find('\n');
    m_line = m_rest.substr(0, end);
    m_rest = end == std::string_view::npos ? std::string_view() : m_rest.substr(end + 1);
    if (!m_line.empty() && m_line.back() == '\r') {
        m_line.remove_suffix(1);
    }
    ++m_number;
    return true;
}

std::optional<std::uint64_t> confNumber(std::string_view text, std::uint64_t most)
{
    if (text.empty()) {
        return 0; // in quotes: strtoul() reads no digit
    }
    if (sameIgnoringCase(text, "INFINITE") || sameIgnoringCase(text, "UNLIMITED")) {
        return most;
    }
    std::uint64_t factor = 1;
    if (most > std::numeric_limits<std::uint16_t>::max() && !text.empty() && (text.back() == 'k' || text.back() == 'K')) {
        factor = 1024;
        text.remove_suffix(1);
    }
    while (text.size() > 1 && isBlank(text.front())) {
        text.remove_prefix(1); // strtoul() passes over them
    }
    if (text.size() > 1 && text.front() == '+') {
        text.remove_prefix(1); // strtoul() takes it
    }
    int base = 10;
    if (text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
        base = 16;
        text.remove_prefix(2);
    } else if (text.size() > 1 && text[0] == '0') {
        base = 8;
    }
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (error != std::errc() || end != text.data() + text.size() || value > most / factor) {
        return std::nullopt;
    }
    return value * factor;
}

} // namespace apportion::slurm
