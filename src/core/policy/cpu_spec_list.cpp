// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/cpu_spec_list.h"

#include "core/policy/whole_conf.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace apportion
{

namespace
{

using Ranges = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

/// All digits of a text as one number: whatever else stands in it does not count.
std::uint32_t numberOfDigits(std::string_view text)
{
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    std::uint64_t number = 0;
    for (const char c : text) {
        number = c >= '0' && c <= '9' ? std::min(number * 10 + static_cast<std::uint64_t>(c - '0'), most) : number;
    }
    return static_cast<std::uint32_t>(number);
}

/// "FIRST-LAST:STEP", of which the last one does not count.
std::optional<Ranges> steppedRanges(std::string_view list, std::uint32_t cpus)
{
    const std::size_t dash = list.find('-');
    const std::size_t colon = list.find(':');
    const std::string_view digits = "0123456789";
    if (dash >= colon || list.substr(0, dash).find_first_not_of(digits) != std::string_view::npos
        || list.substr(dash + 1, colon - dash - 1).find_first_not_of(digits) != std::string_view::npos
        || list.substr(colon + 1).find_first_not_of(digits) != std::string_view::npos) {
        return std::nullopt;
    }
    const std::uint64_t end = numberOfDigits(list.substr(dash + 1, colon - dash - 1));
    const std::uint64_t step = numberOfDigits(list.substr(colon + 1));
    std::uint64_t cpu = numberOfDigits(list.substr(0, dash));
    if (step == 0 || end < cpu) {
        return std::nullopt;
    }
    Ranges ranges;
    for (; cpu < end; cpu += step) {
        if (cpu >= cpus) {
            return std::nullopt;
        }
        ranges.emplace_back(static_cast<std::uint32_t>(cpu), static_cast<std::uint32_t>(cpu));
    }
    return ranges;
}

} // namespace

std::optional<Ranges> cpuSpecList(const NodeGroup &group)
{
    const ForeignKey *found = findKey(group.foreign, "CpuSpecList");
    if (found == nullptr) {
        return std::nullopt;
    }
    Ranges ranges;
    const std::string_view list = withoutConfQuotes(found->value);
    if (list.find(':') != std::string_view::npos) {
        return steppedRanges(list, group.cpus);
    }
    for (std::size_t begin = 0; !list.empty() && begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const std::string_view range = list.substr(begin, end - begin);
        const std::size_t dash = range.rfind('-');
        const std::uint32_t last = numberOfDigits(dash == std::string_view::npos ? range : range.substr(dash + 1));
        const std::string_view before = dash == std::string_view::npos ? range : range.substr(0, dash);
        const std::uint32_t first = numberOfDigits(before.substr(before.rfind('-') + 1));
        if (first >= group.cpus || last >= group.cpus) {
            return std::nullopt;
        }
        ranges.emplace_back(first, last);
        begin = end + 1;
    }
    return ranges;
}

} // namespace apportion
