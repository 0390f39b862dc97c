// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/policy/whole_conf.h"
#include "core/schema/conf_key_search.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::checker
{

/// What slurmctld of a release makes of a key.
enum class KeyVerdict : std::uint8_t {
    Known,
    Unknown, ///< no release knows it
    TooNew, ///< it came with a later release
    GivenUp, ///< it went with this release or an earlier one
    Defunct ///< accepted, and does nothing
};

/// The release whose slurmctld the policy is for: the newest that is known here when nobody said which.
[[nodiscard]] schema::Release judgedRelease(const Policy &policy);
[[nodiscard]] KeyVerdict judgeKey(schema::ConfSection section, std::string_view key, schema::Release release);
/// The section of what a key begins a line of; Top for all others.
[[nodiscard]] schema::ConfSection sectionOfList(std::string_view key);
/// A key for which another one is likely to be a slip, though it does not stand there in that release.
struct NearKey
{
    std::string_view key; ///< empty: none is near
    std::string_view line; ///< what begins the lines that it stands in: "NodeName"; empty: it stands by itself
};
/// The nearest key of any release in that section, else in any other.
[[nodiscard]] NearKey nearestElsewhere(schema::ConfSection section, std::string_view key);
/// The pairs behind the name in a line that is carried as it was, `n[1-2] State=DOWN Reason="a b"`: keys without operators.
[[nodiscard]] std::vector<std::pair<std::string_view, std::string_view>> pairsBehindName(std::string_view rest);
/// "DownNodes=n[1-2]" of such a line.
[[nodiscard]] std::string lineName(const ForeignLine &line);
/// Whether lines that are carried as they were have such a key in that section.
[[nodiscard]] bool isCarried(const Policy &policy, schema::ConfSection section, std::string_view key);
/// A word that may be as long as a file, to be shown.
[[nodiscard]] std::string cutWord(std::string_view word);

} // namespace apportion::checker
