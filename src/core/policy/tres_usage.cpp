// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/tres_usage.h"

#include <algorithm>
#include <tuple>

namespace apportion
{

namespace
{

using Key = std::tuple<std::string_view, std::string_view, std::string_view>;

Key keyOf(const TresUsage &one)
{
    return { one.account, one.user, one.tres };
}

} // namespace

void sortTresUsage(std::vector<TresUsage> &usage)
{
    std::stable_sort(usage.begin(), usage.end(), [](const TresUsage &a, const TresUsage &b) { return keyOf(a) < keyOf(b); });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < usage.size(); ++i) {
        if (i + 1 < usage.size() && keyOf(usage[i]) == keyOf(usage[i + 1])) {
            continue;
        }
        if (kept != i) {
            usage[kept] = std::move(usage[i]);
        }
        ++kept;
    }
    usage.erase(usage.begin() + static_cast<std::ptrdiff_t>(kept), usage.end());
}

std::optional<std::uint64_t> tresMinutes(const std::vector<TresUsage> &usage, std::string_view account, std::string_view user, std::string_view tres)
{
    const Key key { account, user, tres };
    const auto found = std::lower_bound(usage.begin(), usage.end(), key, [](const TresUsage &one, const Key &other) { return keyOf(one) < other; });
    return found != usage.end() && keyOf(*found) == key ? std::optional(found->minutes) : std::nullopt;
}

} // namespace apportion
