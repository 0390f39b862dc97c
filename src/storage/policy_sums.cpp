// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_sums.h"

#include "storage/json_text.h"
#include "storage/line_checksum.h"

#include <QByteArray>

#include <algorithm>
#include <optional>
#include <utility>

namespace apportion
{

namespace
{

constexpr std::string_view sumIndent = "    ";
/// The line on which the member begins. No string of JSON has a line break, so that it is not found within one.
constexpr std::string_view opening = "\n  \"sums\": [";
constexpr std::size_t digitCount = LineSum::digitCount;

/// So much of a line says whether a sum begins with it. What tells two rows apart stands first in them, so that most edits
/// leave the borders where they are.
constexpr std::size_t decisiveBytes = 48;
/// One line in so many begins a sum: few enough that the sums are short, enough that two edits seldom meet in one.
constexpr unsigned linesPerSum = 16;

QByteArrayView bytesOf(std::string_view text)
{
    return { text.data(), static_cast<qsizetype>(text.size()) };
}

/// Takes the next line from @p rest, without its end.
std::string_view readLine(std::string_view &rest)
{
    const std::size_t end = rest.find('\n');
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    return line;
}

bool beginsSum(std::string_view line)
{
    return lineChecksum(line.substr(0, decisiveBytes)) % linesPerSum == 0;
}

std::vector<LineSum> sumsOfLines(std::string_view text)
{
    LineSums sums;
    sums.add(text);
    return sums.take();
}

/// `    "12 00ff…",`: nothing when it is not exactly that.
std::optional<LineSum> readSum(std::string_view line, bool &isLast)
{
    isLast = !line.ends_with(',');
    if (!isLast) {
        line.remove_suffix(1);
    }
    const std::size_t frame = sumIndent.size() + 1;
    if (line.size() < frame + digitCount + 3 || !line.starts_with(sumIndent) || line[sumIndent.size()] != '"' || line.back() != '"') {
        return std::nullopt;
    }
    line = line.substr(frame, line.size() - frame - 1);
    const std::size_t blank = line.find(' ');
    const std::optional<std::uint64_t> lines = toUnsigned(line.substr(0, blank));
    if (blank == std::string_view::npos || !lines) {
        return std::nullopt;
    }
    line.remove_prefix(blank + 1);
    LineSum sum { *lines, {} };
    if (line.size() == digitCount) { // else it is the sum of nothing
        std::copy(line.begin(), line.end(), sum.digits.begin());
    }
    return sum;
}

/// The sums as they stand in the text behind the opening of their member, with the document's end.
std::optional<std::vector<LineSum>> readSums(std::string_view rest)
{
    std::vector<LineSum> sums;
    if (!readLine(rest).empty()) {
        return std::nullopt;
    }
    for (bool isLast = false; !isLast;) {
        const std::optional<LineSum> sum = readSum(readLine(rest), isLast);
        if (!sum) {
            return std::nullopt;
        }
        sums.push_back(*sum);
    }
    const bool ends = readLine(rest) == "  ]" && readLine(rest) == "}";
    return ends && rest.find_first_not_of(" \t\r\n") == std::string_view::npos ? std::optional(std::move(sums)) : std::nullopt;
}

std::uint64_t linesOf(std::vector<LineSum>::const_iterator from, std::vector<LineSum>::const_iterator to)
{
    std::uint64_t lines = 0;
    std::for_each(from, to, [&lines](const LineSum &sum) { lines += sum.lines; });
    return lines;
}

/// Finds the lines between the sums that are the same from the beginning and those that are from the end.
void findDifference(const std::vector<LineSum> &saved, const std::vector<LineSum> &found, SumsCheck &check)
{
    const auto [savedFrom, foundFrom] = std::mismatch(saved.begin(), saved.end(), found.begin(), found.end());
    const auto [savedEnd, foundEnd]
        = std::mismatch(saved.rbegin(), std::make_reverse_iterator(savedFrom), found.rbegin(), std::make_reverse_iterator(foundFrom));
    check.firstLine = static_cast<std::uint32_t>(linesOf(found.begin(), foundFrom)) + 1;
    check.found = linesOf(foundFrom, foundEnd.base());
    check.saved = linesOf(savedFrom, savedEnd.base());
}

} // namespace

SumsCheck checkPolicySums(std::string_view text)
{
    SumsCheck check;
    const std::size_t at = text.rfind(opening);
    if (at == std::string_view::npos) {
        return check;
    }
    const std::string_view summed = text.substr(0, at);
    check.begin = at + 1;
    const std::vector<LineSum> found = sumsOfLines(summed);
    check.line = static_cast<std::uint32_t>(linesOf(found.begin(), found.end())) + 1;
    const std::optional<std::vector<LineSum>> saved = readSums(text.substr(at + opening.size()));
    if (!saved) {
        check.state = SumsCheck::State::Unreadable;
        return check;
    }
    check.state = *saved == found ? SumsCheck::State::Right : SumsCheck::State::Wrong;
    if (check.state == SumsCheck::State::Wrong) {
        findDifference(*saved, found, check);
    }
    return check;
}

void LineSums::finish()
{
    if (!m_sums.empty()) {
        const QByteArray result = m_hash.result();
        for (std::size_t i = 0; i < digitCount; ++i) {
            const auto byte = static_cast<std::uint8_t>(result[static_cast<qsizetype>(i / 2)]);
            m_sums.back().digits[i] = "0123456789abcdef"[i % 2 == 0 ? byte >> 4 : byte & 15];
        }
        m_hash.reset();
    }
}

void LineSums::add(std::string_view lines)
{
    const char *const last = lines.data() + lines.size();
    std::string_view whole; // lines that end as they are summed, to be summed at once
    const auto addWhole = [&] {
        m_hash.addData(bytesOf(whole));
        whole = {};
    };
    while (!lines.empty()) {
        const std::string_view line = readLine(lines);
        if (m_sums.empty() || beginsSum(line)) {
            addWhole();
            finish();
            m_sums.emplace_back();
        }
        ++m_sums.back().lines;
        if (const char *const end = line.data() + line.size(); end != last && *end == '\n') {
            whole = { whole.empty() ? line.data() : whole.data(), whole.size() + line.size() + 1 };
        } else { // a carriage return, or nothing, stands behind it
            addWhole();
            m_hash.addData(bytesOf(line));
            m_hash.addData("\n");
        }
    }
    addWhole();
}

std::vector<LineSum> LineSums::take()
{
    finish();
    return std::move(m_sums);
}

void appendPolicySums(std::string &text, const std::vector<LineSum> &sums)
{
    text += '[';
    const char *separator = "\n";
    for (const LineSum &sum : sums) {
        ((text += separator) += sumIndent) += '"';
        appendNumber(text, sum.lines);
        (text += ' ').append(sum.digits.data(), sum.digits.size()) += '"';
        separator = ",\n";
    }
    text += "\n  ]";
}

} // namespace apportion
