// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/lost_people.h"

#include "core/policy/count_text.h"

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

/// Users who have used something. One association of several is enough.
NameViews namesOfThoseWhoUsed(const Snapshot &snapshot)
{
    const AssociationTree &tree = snapshot.policy.associations;
    NameViews names;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) && snapshot.situation.ownUsage(id) > 0.0L) {
            names.insert(tree.name(id));
        }
    }
    return names;
}

StrangeJobs strangeAmong(const Snapshot &snapshot)
{
    const AssociationTree &tree = snapshot.policy.associations;
    const NameViews users = namesOfPeople(tree, true);
    const auto isStrange = [&](const Job &job) {
        const bool isKnown = tree.findAccount(job.account) != noAssociation && (job.user == "root" || users.contains(job.user));
        return !isKnown;
    };
    const std::vector<Job> &jobs = *snapshot.situation.jobs;
    return { static_cast<std::size_t>(std::count_if(jobs.begin(), jobs.end(), isStrange)), jobs.size() };
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

bool LostUsage::isMuch() const
{
    return isMuchOf(users, usersBefore);
}

LostUsage lostUsage(const Snapshot &before, const Snapshot &after)
{
    if (before.situation.sharesUsageWith(after.situation)) {
        return {};
    }
    const NameViews used = namesOfThoseWhoUsed(before);
    const NameViews uses = namesOfThoseWhoUsed(after);
    const NameViews known = namesOfPeople(after.policy.associations, true);
    const auto isLost = [&](std::string_view name) { return known.contains(name) && !uses.contains(name); };
    return { static_cast<std::size_t>(std::count_if(used.begin(), used.end(), isLost)), used.size() };
}

bool StrangeJobs::areMany() const
{
    return isMuchOf(strange, jobs);
}

StrangeJobs strangeJobs(const Snapshot &before, const Snapshot &after)
{
    if (before.situation.jobs.sharesWith(after.situation.jobs) || strangeAmong(before).areMany()) {
        return {};
    }
    return strangeAmong(after);
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
            { countText(lost.users), countText(lost.usersBefore), countText(lost.accounts), countText(lost.accountsBefore) } },
        { APPORTION_TEXT("Check that what was read was not cut short, and is not of a part of the cluster alone."), {} }, {}, {} };
}

} // namespace apportion
