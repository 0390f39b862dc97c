// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_seal.h"

#include "storage/policy_json.h"
#include "storage/policy_sums.h"

#include <algorithm>

namespace apportion
{

namespace
{

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
    ParsedPolicy parsed = sums.begin == std::string_view::npos ? readPolicyJson(text, file) : readPolicyJson(withoutSums(text, sums), file);
    std::erase_if(parsed.diagnostics, [](const Diagnostic &found) { return found.code == "policy-incomplete" || found.code == "policy-unchecked"; });
    UnsealedPolicy read;
    const bool loses = std::any_of(parsed.diagnostics.begin(), parsed.diagnostics.end(),
        [](const Diagnostic &found) { return found.severity == Severity::Error || found.code == "policy-unknown-key"; });
    read.state = !parsed.usable || loses        ? UnsealedPolicy::State::Damaged
        : sums.state == SumsCheck::State::Right ? UnsealedPolicy::State::Sealed
                                                : UnsealedPolicy::State::Whole;
    static_cast<Snapshot &>(read) = std::move(parsed);
    read.diagnostics = std::move(parsed.diagnostics);
    return read;
}

} // namespace apportion
