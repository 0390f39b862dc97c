// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_seal.h"

#include "storage/policy_json.h"

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

/// Whether the text behind the opening of the sums is nothing but sums, those of two branches with the marks of a conflict.
bool holdsSumsAlone(std::string_view rest)
{
    static constexpr std::array<std::string_view, 4> marks = { "<<<<<<<", "|||||||", "=======", ">>>>>>>" };
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        const bool isMark = std::any_of(marks.begin(), marks.end(), [line](std::string_view mark) { return line.starts_with(mark); });
        if (!isMark && line.find_first_not_of(" \t\r\",]}0123456789abcdef") != std::string_view::npos) {
            return false;
        }
    }
    return true;
}

/// The text without its sums, as a document of its own.
std::string withoutSums(std::string_view text, const SumsCheck &sums)
{
    std::string rest(text.substr(0, sums.begin));
    const std::size_t last = rest.find_last_not_of(" \t\r\n");
    rest.resize(last == std::string::npos ? 0 : last + 1);
    if (rest.ends_with(',')) {
        rest.pop_back();
    }
    return rest + "\n}\n";
}

} // namespace

UnsealedPolicy readUnsealedPolicy(std::string_view text, const std::string &file)
{
    const SumsCheck sums = checkPolicySums(text);
    const bool hasSums = sums.begin != std::string_view::npos;
    const std::string rows = hasSums ? withoutSums(text, sums) : std::string(text);
    ParsedPolicy parsed = readPolicyJson(rows, file);
    std::erase_if(parsed.diagnostics, [](const Diagnostic &found) { return found.code == "policy-incomplete" || found.code == "policy-unchecked"; });
    const std::size_t behind = hasSums ? text.find('\n', sums.begin) : std::string_view::npos;
    const bool endsTwice = hasSums && checkPolicySums(rows).begin != std::string_view::npos;
    if (endsTwice || (behind != std::string_view::npos && !holdsSumsAlone(text.substr(behind)))) {
        parsed.diagnostics.push_back(
            { Severity::Error, "policy-json", { APPORTION_TEXT("this is not JSON: %1"), { "something stands behind the sums, which end the file" } },
                { APPORTION_TEXT("What stands above was read. Look for conflict marks, or for a comma too many or too few."), {} },
                { file, sums.line }, {} });
    }
    UnsealedPolicy read;
    read.sums = sums;
    const bool loses = std::any_of(parsed.diagnostics.begin(), parsed.diagnostics.end(),
        [](const Diagnostic &found) { return found.severity == Severity::Error || found.code == "policy-unknown-key"; });
    read.state = !parsed.usable || loses        ? UnsealedPolicy::State::Damaged
        : sums.state == SumsCheck::State::Right ? UnsealedPolicy::State::Sealed
                                                : UnsealedPolicy::State::Whole;
    read.diagnostics = std::move(parsed.diagnostics);
    static_cast<Project &>(read) = std::move(parsed);
    return read;
}

} // namespace apportion
