// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/kept_entry.h"

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

/// What each association had used itself, of rows that tell it with everything below.
void setUsage(const std::vector<UsageRow> &rows, Snapshot &now)
{
    const AssociationTree &tree = now.policy.associations;
    std::vector<AssociationId> ids;
    std::vector<double> below(tree.rowCount(), 0.0);
    ids.reserve(rows.size());
    for (const UsageRow &row : rows) {
        const AssociationId account = tree.findAccount(row.account);
        ids.push_back(row.user.empty() || account == noAssociation ? account : tree.findUser(account, row.user, row.partition));
        if (ids.back() != noAssociation && ids.back() != AssociationTree::root()) {
            below[tree.parent(ids.back())] += row.rawUsage;
        }
    }
    for (std::size_t place = 0; place < rows.size(); ++place) {
        if (ids[place] == noAssociation) {
            continue;
        }
        // The sum of those below is not exact: what is left of rounding is nobody's usage.
        constexpr double rounding = 1e-9;
        const double own = rows[place].rawUsage - below[ids[place]];
        now.situation.setOwnUsage(ids[place], own > rounding * rows[place].rawUsage ? static_cast<long double>(own) : 0.0L);
    }
}

} // namespace

ParsedPolicy keptPolicy(History &kept, const Entry &entry)
{
    ParsedPolicy parsed = parsedPolicy(kept, entry);
    if (parsed.usable && entry.kind == "pull") {
        setUsage(kept.usageAt(entry.id), parsed);
    }
    return parsed;
}

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
