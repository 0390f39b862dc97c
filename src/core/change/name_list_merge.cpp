// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/name_list_merge.h"

#include "core/policy/tres.h"

#include <algorithm>
#include <array>
#include <vector>

namespace apportion
{

namespace
{

using Names = std::vector<std::string_view>;

bool hasName(const Names &names, std::string_view name)
{
    return std::any_of(names.begin(), names.end(), [name](std::string_view one) { return sameIgnoringCase(one, name); });
}

/// None where it is no list of names.
std::optional<Names> readNames(std::string_view list)
{
    Names names;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        const std::string_view name = list.substr(0, end);
        list.remove_prefix(std::min(end + 1, list.size()));
        if (name.empty() || name.find_first_of("+-\"' ") == 0 || sameIgnoringCase(name, "ALL")) {
            return std::nullopt;
        }
        names.push_back(name);
    }
    return names.empty() ? std::nullopt : std::optional(names);
}

} // namespace

std::optional<std::string> mergedNameList(const MergeSides &sides)
{
    const std::optional<Names> base = readNames(sides.base.value_or(std::string_view()));
    const std::optional<Names> mine = readNames(sides.mine);
    const std::optional<Names> theirs = readNames(sides.theirs);
    if (!base || !mine || !theirs) {
        return std::nullopt;
    }
    std::string merged;
    const auto add = [&merged](std::string_view name) {
        merged += merged.empty() ? "" : ",";
        merged += name;
    };
    for (const std::string_view name : *mine) {
        if (hasName(*theirs, name) || !hasName(*base, name)) {
            add(name);
        }
    }
    for (const std::string_view name : *theirs) {
        if (!hasName(*mine, name) && !hasName(*base, name)) {
            add(name);
        }
    }
    return merged.empty() ? std::nullopt : std::optional(merged);
}

bool isNameListKey(std::string_view key)
{
    constexpr std::array keys { "AllowAccounts", "AllowGroups", "AllowQos", "DenyAccounts", "DenyQos", "Flags" };
    return std::any_of(keys.begin(), keys.end(), [key](const char *one) { return sameIgnoringCase(one, key); });
}

} // namespace apportion
