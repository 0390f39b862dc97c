// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/history.h"
#include "storage/policy_json.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace apportion::history
{

/// A number of something, at one entry or at the other or at both; not a number where it is not.
struct NumberPair
{
    double before;
    double after;

    [[nodiscard]] bool differs() const { return !(before == after || (before != before && after != after)); }
};
/// By object and number: ("account chem", "waitMean").
using NumberPairs = std::map<std::pair<std::string, std::string>, NumberPair>;

/// The policy of an entry, with what had been used at a pull or at the beginning of a run. Not usable when it cannot be read.
[[nodiscard]] ParsedPolicy keptPolicy(History &kept, const Entry &entry);
/// The numbers of two pulls, or of two runs: usage, fair share and LevelFS, or what was measured.
[[nodiscard]] NumberPairs numbersOf(History &kept, const Entry &before, const Entry &after);
/// In what the policies of two entries differ. Nothing when one of them cannot be read.
[[nodiscard]] std::optional<std::vector<PolicyChangeRow>> policyChangesBetween(History &kept, const Entry &before, const Entry &after);

} // namespace apportion::history
