// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/default_accounts.h"

#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace apportion::replay
{

namespace
{

/// By the user's name the name of the account that jobs go to; empty where several could be meant.
std::unordered_map<std::string, std::string> accountsOfUsers(const AssociationTree &tree)
{
    struct Place
    {
        std::string written;
        AssociationId only = noAssociation;
        bool isOne = true;
    };
    std::unordered_map<std::string, Place> places;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (!tree.isLive(id) || !tree.isUser(id)) {
            continue;
        }
        Place &place = places[std::string(tree.name(id))];
        place.isOne = place.isOne && (place.only == noAssociation || place.only == tree.parent(id));
        place.only = tree.parent(id);
        if (place.written.empty()) {
            place.written = lowerCase(readOptions(tree.options(id)).defaultAccount);
        }
    }
    std::unordered_map<std::string, std::string> accounts;
    for (const auto &[user, place] : places) {
        accounts.emplace(user, !place.written.empty() ? place.written : place.isOne ? std::string(tree.name(place.only)) : std::string());
    }
    return accounts;
}

} // namespace

std::uint64_t nameDefaultAccounts(Trace &trace, const Policy &policy)
{
    const auto hasNone = [](const TraceJob &job) { return job.account == 0; };
    if (std::none_of(trace.jobs.begin(), trace.jobs.end(), hasNone)) {
        return 0;
    }
    const std::unordered_map<std::string, std::string> accounts = accountsOfUsers(policy.associations);
    std::unordered_map<NameId, NameId> ofUser;
    std::uint64_t named = 0;
    for (TraceJob &job : trace.jobs) {
        if (!hasNone(job)) {
            continue;
        }
        const auto [known, isNew] = ofUser.try_emplace(job.user, NameId { 0 });
        if (isNew) {
            const auto found = accounts.find(std::string(trace.names[job.user]));
            known->second = found == accounts.end() || found->second.empty() ? NameId { 0 } : trace.names.add(found->second);
        }
        job.account = known->second;
        named += job.account != 0 ? 1 : 0;
    }
    return named;
}

} // namespace apportion::replay
