// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/hardware.h"

#include "core/policy/cpu_spec_list.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion
{

namespace
{

/// The value of a key of the NodeName line without its quotes; empty when it is not there.
std::string_view foreignValue(const NodeGroup &group, std::string_view key)
{
    const ForeignKey *found = findKey(group.foreign, key);
    std::string_view value = found == nullptr ? std::string_view() : std::string_view(found->value);
    if (value.size() > 1 && value.front() == '"' && value.back() == '"') {
        value = value.substr(1, value.size() - 2);
    }
    return value;
}

std::uint32_t leadingNumber(std::string_view text)
{
    std::uint32_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// How many cores hold the CPUs of some ranges.
std::uint32_t coresOf(const std::vector<std::pair<std::uint32_t, std::uint32_t>> &ranges, std::uint32_t threads)
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> taken; // first and last core: a file may claim any number of CPUs
    for (const auto &[first, last] : ranges) {
        if (first <= last) {
            taken.emplace_back(first / threads, last / threads);
        }
    }
    std::sort(taken.begin(), taken.end());
    std::uint32_t cores = 0;
    std::uint32_t next = 0; // the first core that is not counted yet
    for (const auto &[first, last] : taken) {
        if (last >= next) {
            cores += last - std::max(first, next) + 1;
            next = last + 1;
        }
    }
    return cores;
}

} // namespace

const ForeignKey *findKey(const std::vector<ForeignKey> &keys, std::string_view key)
{
    const auto found = std::find_if(keys.begin(), keys.end(), [key](const ForeignKey &entry) { return sameIgnoringCase(entry.key, key); });
    return found == keys.end() ? nullptr : &*found;
}

std::vector<std::string> differingKeys(const std::vector<ForeignKey> &before, const std::vector<ForeignKey> &after)
{
    std::vector<std::string> names;
    for (const ForeignKey &entry : before) {
        if (findKey(after, entry.key) == nullptr) {
            names.push_back(entry.key);
        }
    }
    for (const ForeignKey &entry : after) {
        const ForeignKey *old = findKey(before, entry.key);
        if (old == nullptr || old->value != entry.value) {
            names.push_back(entry.key);
        }
    }
    return names;
}

std::uint32_t effectiveCpus(const NodeGroup &group)
{
    const std::uint32_t cores = std::max<std::uint32_t>(group.cores, 1);
    const std::uint32_t threads = cores >= group.cpus ? 1 : group.cpus / cores;
    std::uint64_t kept = 0;
    if (const auto list = cpuSpecList(group)) {
        kept = coresOf(*list, threads);
    } else {
        kept = leadingNumber(foreignValue(group, "CoreSpecCount"));
        kept = kept >= cores ? std::min<std::uint64_t>(kept, 1) : kept; // with a message in slurmctld's log
    }
    return group.cpus - static_cast<std::uint32_t>(std::min<std::uint64_t>(kept * threads, group.cpus));
}

} // namespace apportion
