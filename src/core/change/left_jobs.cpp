// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/left_jobs.h"

#include "core/policy/tres.h"

#include <algorithm>
#include <unordered_set>

namespace apportion
{

namespace
{

/// Whether two rows in the same place may be one that got another name, whatever else was edited of it.
bool isAlike(const Partition &before, const Partition &after)
{
    return before.nodesWritten == after.nodesWritten;
}
bool isAlike(const Qos &before, const Qos &after)
{
    return before.description == after.description && before.priority == after.priority;
}

/// Names of partitions differ by case, those of QOS do not.
std::string keyOf(const Partition &partition)
{
    return partition.name;
}
std::string keyOf(const Qos &qos)
{
    return lowerCase(qos.name);
}

template <typename Row>
std::unordered_set<std::string> keysOf(const std::vector<Row> &rows)
{
    std::unordered_set<std::string> keys;
    for (const Row &row : rows) {
        keys.insert(keyOf(row));
    }
    return keys;
}

/// The rows whose names the draft does not have.
template <typename Row>
std::vector<LeftName> leftNames(const Shared<std::vector<Row>> &tableBefore, const Shared<std::vector<Row>> &tableAfter)
{
    std::vector<LeftName> left;
    if (tableBefore.sharesWith(tableAfter)) {
        return left;
    }
    const std::vector<Row> &before = *tableBefore;
    const std::vector<Row> &after = *tableAfter;
    const std::unordered_set<std::string> old = keysOf(before);
    const std::unordered_set<std::string> now = keysOf(after);
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Row &row = before[i];
        if (row.name.empty() || now.contains(keyOf(row))) {
            continue;
        }
        const bool inPlace = i < after.size() && isAlike(row, after[i]) && !old.contains(keyOf(after[i]));
        const auto same = inPlace ? after.begin() + static_cast<std::ptrdiff_t>(i) : std::find_if(after.begin(), after.end(), [&](const Row &one) {
            Row named = row;
            named.name = one.name;
            return named == one && !old.contains(keyOf(one));
        });
        left.push_back({ row.name, same == after.end() ? std::string() : same->name, 0 });
    }
    return left;
}

} // namespace

std::vector<LeftName> leftPartitions(const Policy &baseline, const Policy &draft, const Situation &before)
{
    std::vector<LeftName> left = leftNames(baseline.partitions, draft.partitions);
    for (LeftName &partition : left) {
        partition.jobs = static_cast<std::size_t>(std::count_if(before.jobs->begin(), before.jobs->end(), [&partition](const Job &job) {
            return std::find(job.partitions.begin(), job.partitions.end(), partition.name) != job.partitions.end();
        }));
    }
    return left;
}

std::vector<LeftName> leftQos(const Policy &baseline, const Policy &draft, const Situation &before)
{
    std::vector<LeftName> left = leftNames(baseline.qos, draft.qos);
    for (LeftName &qos : left) {
        qos.jobs = static_cast<std::size_t>(std::count_if(before.jobs->begin(), before.jobs->end(), [&qos](const Job &job) {
            const std::vector<std::string_view> names = qosNames(job);
            return !job.running
                && std::any_of(names.begin(), names.end(), [&qos](std::string_view name) { return sameIgnoringCase(name, qos.name); });
        }));
    }
    return left;
}

} // namespace apportion
