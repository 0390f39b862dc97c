// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_places.h"

#include <algorithm>
#include <deque>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace apportion::slurm
{

namespace
{

std::string_view nameOf(const Partition &row)
{
    return row.name;
}

std::string_view nameOf(const NodeGroup &row)
{
    return row.names;
}

template <typename Row>
void restoreRows(Shared<std::vector<Row>> &rows, const std::vector<Row> &read)
{
    if (rows->empty() || read.empty()) {
        return;
    }
    std::unordered_map<std::string_view, const Row *> byName;
    for (const Row &row : read) {
        byName.emplace(nameOf(row), &row);
    }
    for (Row &row : rows.edit()) {
        const auto found = byName.find(nameOf(row));
        if (found == byName.end()) {
            continue;
        }
        row.place = found->second->place;
        for (ForeignKey &entry : row.foreign) {
            const ForeignKey *same = findKey(found->second->foreign, entry.key);
            entry.inheritedFrom = same != nullptr && same->value == entry.value ? same->inheritedFrom : ReadPlace();
        }
    }
}

} // namespace

void restorePlaces(Policy &policy, const Policy &read)
{
    restoreRows(policy.partitions, *read.partitions);
    restoreRows(policy.nodeGroups, *read.nodeGroups);
    if (policy.foreignConf->empty()) {
        return;
    }
    std::map<std::pair<std::string_view, std::string_view>, std::deque<const SourcePlace *>> lines; // the same may stand several times
    for (const ForeignLine &line : *read.foreignConf) {
        lines[{ line.key, line.value }].push_back(&line.place);
    }
    for (ForeignLine &line : policy.foreignConf.edit()) {
        if (const auto same = lines.find({ line.key, line.value }); same != lines.end() && !same->second.empty()) {
            line.place = *same->second.front();
            same->second.pop_front();
        }
    }
}

} // namespace apportion::slurm
