// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/lost_people.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_set>

namespace apportion
{

namespace
{

/// Of fewer, as on a cluster to try things on, each may well be meant.
constexpr std::size_t fewest = 3;

bool isMuchOf(std::size_t lost, std::size_t of)
{
    return lost >= fewest && lost * 3 >= of;
}

using NameViews = std::unordered_set<std::string_view>;

NameViews namesOfPeople(const AssociationTree &tree, bool users)
{
    NameViews names;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) == users && tree.name(id) != "root") {
            names.insert(tree.name(id));
        }
    }
    return names;
}

std::size_t lostOf(const NameViews &before, const NameViews &after)
{
    return static_cast<std::size_t>(std::count_if(before.begin(), before.end(), [&after](std::string_view name) { return !after.contains(name); }));
}

} // namespace

bool LostPeople::areMany() const
{
    return isMuchOf(users, usersBefore) || isMuchOf(accounts, accountsBefore);
}

LostPeople lostPeople(const AssociationTree &before, const AssociationTree &after)
{
    if (before.sharesStructureWith(after)) {
        return {};
    }
    const NameViews users = namesOfPeople(before, true);
    const NameViews accounts = namesOfPeople(before, false);
    return { lostOf(users, namesOfPeople(after, true)), users.size(), lostOf(accounts, namesOfPeople(after, false)), accounts.size() };
}

Diagnostic manyAreLost(const LostPeople &lost)
{
    return { Severity::Warning, "many-are-lost",
        { APPORTION_TEXT("%1 of %2 users and %3 of %4 accounts that the cluster has are gone."),
            { std::to_string(lost.users), std::to_string(lost.usersBefore), std::to_string(lost.accounts), std::to_string(lost.accountsBefore) } },
        { APPORTION_TEXT("Check that what was read was not cut short, and is not of a part of the cluster alone."), {} }, {}, {} };
}

} // namespace apportion
