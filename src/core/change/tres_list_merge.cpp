// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/tres_list_merge.h"

#include "core/policy/tres.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace apportion
{

namespace
{

struct TresEntry
{
    std::string name; ///< lower case
    std::string_view value;
};

using TresEntries = std::vector<TresEntry>;

const TresEntry *findEntry(const TresEntries &entries, std::string_view name)
{
    const auto found = std::find_if(entries.begin(), entries.end(), [name](const TresEntry &entry) { return entry.name == name; });
    return found == entries.end() ? nullptr : &*found;
}

std::string valueOfEntry(const TresEntries &entries, std::string_view name)
{
    const TresEntry *entry = findEntry(entries, name);
    return entry == nullptr ? std::string() : std::string(entry->value);
}

/// None where one stands twice, or is no "name=count": that can only be taken as it stands.
std::optional<TresEntries> readEntries(std::string_view list)
{
    TresEntries entries;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        const std::string_view entry = list.substr(0, end);
        list.remove_prefix(std::min(end + 1, list.size()));
        const std::size_t sign = entry.find('=');
        if (sign == std::string_view::npos || sign == 0) {
            return std::nullopt;
        }
        std::string name = lowerCase(entry.substr(0, sign));
        if (findEntry(entries, name) != nullptr) {
            return std::nullopt;
        }
        entries.push_back({ std::move(name), entry.substr(sign + 1) });
    }
    return entries;
}

std::string entriesText(const TresEntries &entries)
{
    std::string text;
    for (const TresEntry &entry : entries) {
        text += text.empty() ? "" : ",";
        text.append(entry.name).append("=").append(entry.value);
    }
    return text;
}

} // namespace

std::optional<std::string> mergedTresList(MergeDecisions &decisions, const std::string &object, const std::string &field, const MergeSides &sides)
{
    const std::optional<TresEntries> base = readEntries(sides.base.value_or(std::string_view()));
    const std::optional<TresEntries> mine = readEntries(sides.mine);
    const std::optional<TresEntries> theirs = readEntries(sides.theirs);
    if (!base || !mine || !theirs) {
        return std::nullopt;
    }
    const bool isNew = !sides.base.has_value();
    TresEntries merged = *mine;
    const auto merge = [&](const std::string &name) {
        const std::string was = valueOfEntry(*base, name);
        const std::string now = valueOfEntry(*mine, name);
        const std::string other = valueOfEntry(*theirs, name);
        if (!decisions.takes(isNew || was != other, isNew || was != now, now == other, [&] {
                return MergeConflict { object, field + ' ' + name, was, now, other };
            })) {
            return;
        }
        const auto here = std::find_if(merged.begin(), merged.end(), [&name](const TresEntry &entry) { return entry.name == name; });
        const TresEntry *there = findEntry(*theirs, name);
        if (there == nullptr) {
            merged.erase(here);
        } else if (here == merged.end()) {
            merged.push_back(*there);
        } else {
            here->value = there->value;
        }
    };
    for (const TresEntry &entry : *mine) {
        merge(entry.name);
    }
    for (const TresEntry &entry : *theirs) {
        if (findEntry(*mine, entry.name) == nullptr) {
            merge(entry.name);
        }
    }
    return merged.size() == mine->size()
            && std::equal(merged.begin(), merged.end(), mine->begin(),
                [](const TresEntry &a, const TresEntry &b) { return a.name == b.name && a.value == b.value; })
        ? std::string(sides.mine)
        : entriesText(merged);
}

} // namespace apportion
