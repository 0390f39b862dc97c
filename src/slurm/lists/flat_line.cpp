// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/flat_line.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/plain_option.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace apportion::slurm
{

namespace
{

constexpr std::int64_t noValue = 0xfffffffe; ///< slurm.h, NO_VAL

/// The object of a line by its first word; the old words Machine and Project are still understood.
FlatLine::Object objectOf(std::string_view word)
{
    if (sameIgnoringCase(word, "User")) {
        return FlatLine::Object::User;
    }
    if (sameIgnoringCase(word, "Account") || sameIgnoringCase(word, "Project")) {
        return FlatLine::Object::Account;
    }
    if (sameIgnoringCase(word, "Parent")) {
        return FlatLine::Object::Parent;
    }
    if (sameIgnoringCase(word, "QOS")) {
        return FlatLine::Object::Qos;
    }
    const bool cluster = sameIgnoringCase(word, "Cluster") || sameIgnoringCase(word, "Machine");
    return cluster ? FlatLine::Object::Cluster : FlatLine::Object::Unknown;
}

/// Whether a line goes on in the next: an odd number of backslashes at its end, and no comment.
bool goesOn(std::string_view line)
{
    if (line.empty() || line.back() != '\\') {
        return false;
    }
    const std::size_t last = line.find_last_not_of('\\');
    const std::size_t backslashes = line.size() - (last == std::string_view::npos ? 0 : last + 1);
    return backslashes % 2 == 1 && trimmed(line).front() != '#';
}

} // namespace

FlatLine splitFlatLine(std::string_view text, std::uint32_t number)
{
    const auto end = std::find_if(text.begin(), text.end(), [](char c) { return isBlank(c) || c == '-' || c == ':'; });
    const auto word = static_cast<std::size_t>(end - text.begin());
    std::size_t rest = word;
    while (rest < text.size() && (isBlank(text[rest]) || text[rest] == '-')) {
        ++rest;
    }
    return { text, text.substr(rest), number, rest > word ? objectOf(text.substr(0, word)) : FlatLine::Object::Unknown, FlatEscapes::Every,
        text.substr(word).starts_with(" - ") };
}

std::string_view joinFlatLine(LineWalker &walker, std::deque<std::string> &joined)
{
    std::string_view line = walker.line();
    if (!goesOn(line)) {
        return trimmed(line);
    }
    std::string &whole = joined.emplace_back();
    while (goesOn(line)) {
        whole += line.substr(0, line.size() - 1);
        line = walker.next() ? walker.line() : std::string_view();
    }
    whole += line;
    return trimmed(whole);
}

void reportStray(std::uint32_t line, std::string_view word, const char *advice, Findings &findings)
{
    findings.add(Severity::Error, "flat-stray", line,
        { APPORTION_TEXT("\"%1\" stands where an option should: sacctmgr would refuse the line."), { std::string(word.substr(0, 100)) } },
        { advice, {} });
}

void reportTwice(std::uint32_t line, const std::string &option, const std::string &object, bool isList, Findings &findings)
{
    findings.add(Severity::Warning, "option-twice", line,
        { isList ? APPORTION_TEXT("%1 of %2 stands twice; sacctmgr takes both for one list.")
                 : APPORTION_TEXT("%1 of %2 stands twice; the last one counts."),
            { option, object } },
        { APPORTION_TEXT("Remove one of them."), {} });
}

void FlatFields::readShares(std::string_view value, const FlatLine &line, Findings &findings)
{
    if (startsWithIgnoringCase(value, "parent")) { // of which sacctmgr looks at six letters
        rawShares = sharesParent;
        return;
    }
    if (value.empty()) { // it says nothing
        return;
    }
    const std::optional<std::uint64_t> number = unsignedNumber(value.substr(value.starts_with('+') ? 1 : 0));
    if (!number || *number > sharesParent) {
        findings.add(Severity::Error, "flat-shares", line.number,
            { APPORTION_TEXT("\"%1\" is no number of shares; 1 is taken."), { std::string(value) } },
            { APPORTION_TEXT("Give a number from 0 to 2147483646, or parent."), {} });
        return;
    }
    rawShares = static_cast<std::uint32_t>(*number);
}

void FlatFields::readPriority(std::string_view value, const FlatLine &line, Findings &findings)
{
    if (value.empty()) {
        return;
    }
    const std::optional<std::int64_t> number = wholeNumber(value.substr(value.starts_with('+') ? 1 : 0));
    if (!number || *number > std::numeric_limits<std::uint32_t>::max()) {
        findings.add(Severity::Error, "flat-priority", line.number,
            { APPORTION_TEXT("\"%1\" is no priority; none is taken."), { std::string(value) } },
            { APPORTION_TEXT("Give a whole number from 0 to 4294967294."), {} });
        return;
    }
    priority = *number < 0 || *number == noValue ? noPriority : static_cast<std::uint32_t>(*number);
}

void FlatFields::keep(const FlatOptionView &option)
{
    const PlainForm form = plainOption(option, m_plain);
    if (form == PlainForm::Nothing) {
        return;
    }
    if (!options.empty()) {
        options += ':';
    }
    if (form == PlainForm::Other) {
        appendOption(options, m_plain);
    } else if (option.canonical) {
        options += option.raw;
    } else {
        appendOption(options, { std::string(option.name), std::string(option.value), option.quoted });
    }
}

bool FlatFields::read(const FlatLine &line, Findings &findings)
{
    name.clear();
    rawShares = 1;
    priority = noPriority;
    partition.clear();
    options.clear();
    FlatOptionScanner scanner(line.rest, true, line.escapes);
    FlatOptionView option;
    bool hasShares = false;
    bool hasPriority = false;
    const auto lookForTwice = [&](bool &has, const char *word) {
        if (std::exchange(has, has || !option.value.empty()) && !option.value.empty()) { // one without a value says nothing
            reportTwice(line.number, word, name, false, findings);
        }
    };
    while (scanner.next(option)) {
        if (name.empty() && option.name.empty()) {
            name = option.value;
        } else if (abbreviates(option.name, "fairshare", 1) || abbreviates(option.name, "shares", 1) || sameIgnoringCase(option.name, "Share(s)")) {
            lookForTwice(hasShares, "Fairshare");
            readShares(option.value, line, findings);
        } else if (abbreviates(option.name, "priority", 2)) {
            lookForTwice(hasPriority, "Priority");
            readPriority(option.value, line, findings);
        } else if (abbreviates(option.name, "partition", 4)) {
            partition = lowerCase(option.value);
        } else if (option.name.empty()) {
            reportStray(line.number, option.value,
                APPORTION_TEXT("Put a value that holds a colon in quotes, as in GrpWall='1:00:00'; the word is kept as it stands."), findings);
            keep(option);
        } else if (option.value != "(null)" || !schema::isSameOption(schema::option::defaultAccount, option.name)) { // sacctmgr's word for none
            keep(option);
        }
    }
    if (scanner.hasOpenQuote()) {
        findings.add(Severity::Error, "flat-quote", line.number, { APPORTION_TEXT("A quote is left open."), {} },
            { APPORTION_TEXT("Close it; the rest of the line was taken as its value."), {} });
    }
    return !name.empty();
}

} // namespace apportion::slurm
