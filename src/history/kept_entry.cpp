// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/kept_entry.h"

#include "storage/policy_json.h"

#include <cmath>

namespace apportion::history
{

namespace
{

void addNumbers(History &kept, const Entry &entry, double NumberPair::*side, NumberPairs &pairs)
{
    const auto set = [&pairs, side](const std::string &object, const char *number, double value) {
        (*pairs.try_emplace({ object, number }, NumberPair { std::nan(""), std::nan("") }).first).second.*side = value;
    };
    for (const UsageRow &row : entry.kind == "pull" ? kept.usageAt(entry.id) : std::vector<UsageRow>()) {
        const std::string object = row.user.empty()
            ? "account " + row.account
            : "user " + row.user + " in " + row.account + (row.partition.empty() ? "" : " on " + row.partition);
        set(object, "RawUsage", row.rawUsage);
        set(object, "FairShare", row.factor);
        set(object, "LevelFS", row.levelFs);
    }
    for (const SweepRow &row : kept.measured(entry.id)) {
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            set(row.name.empty() ? row.by : row.by + ' ' + row.name, sweepMeasures.at(i).name, row.values.at(i));
        }
    }
}

ParsedPolicy parsedPolicy(History &kept, const Entry &entry)
{
    const QByteArray file = kept.policyFile(entry.id);
    return readPolicyJson({ file.constData(), static_cast<std::size_t>(file.size()) }, "history");
}

} // namespace

NumberPairs numbersOf(History &kept, const Entry &before, const Entry &after)
{
    NumberPairs pairs;
    addNumbers(kept, before, &NumberPair::before, pairs);
    addNumbers(kept, after, &NumberPair::after, pairs);
    return pairs;
}

std::optional<std::vector<PolicyChangeRow>> policyChangesBetween(History &kept, const Entry &before, const Entry &after)
{
    const ParsedPolicy old = parsedPolicy(kept, before);
    const ParsedPolicy now = parsedPolicy(kept, after);
    return old.usable && now.usable ? std::optional(policyChanges(old.policy, now.policy)) : std::nullopt;
}

} // namespace apportion::history
