// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/renamed_accounts.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace apportion
{

namespace
{

void sortRenamed(std::vector<RenamedAccount> &accounts)
{
    std::sort(accounts.begin(), accounts.end(), [](const RenamedAccount &a, const RenamedAccount &b) { return a.before < b.before; });
}

/// The names right below an account.
std::set<std::string_view> namesBelow(const AssociationTree &tree, AssociationId account)
{
    std::set<std::string_view> names;
    const TreeLayout &layout = tree.layout();
    const TreeLayout::Position position = layout.positionOf(account);
    for (TreeLayout::Position i = 0; i < layout.childCount(position); ++i) {
        names.insert(tree.name(layout.idAt(layout.firstChild(position) + i)));
    }
    return names;
}

/// What of an account stays when it is renamed: the account above it, and the names of all that is right below.
using AccountLikeness = std::pair<std::string_view, std::set<std::string_view>>;

AccountLikeness accountLikeness(const AssociationTree &tree, AssociationId account)
{
    return { tree.name(tree.parent(account)), namesBelow(tree, account) };
}

/// Calls @p each with the accounts but root of which @p isUnknown says so, in the order of their ids.
template <typename IsUnknown, typename Each>
void eachUnknownAccount(const AssociationTree &tree, IsUnknown isUnknown, Each each)
{
    std::vector<AssociationId> unknown;
    for (const auto &[name, id] : tree.layout().accountsByName()) {
        if (id != AssociationTree::root() && isUnknown(id)) {
            unknown.push_back(id);
        }
    }
    std::sort(unknown.begin(), unknown.end());
    std::for_each(unknown.begin(), unknown.end(), each);
}

/// Of those that @p match knows in one tree alone and that are not among @p known.
std::vector<RenamedAccount> alikeAccounts(
    const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match, const std::vector<RenamedAccount> &known)
{
    std::set<AssociationId> isKnownBefore;
    std::set<AssociationId> isKnownAfter;
    for (const RenamedAccount &one : known) {
        isKnownBefore.insert(one.before);
        isKnownAfter.insert(one.after);
    }
    std::vector<AssociationId> gone;
    eachUnknownAccount(
        before, [&](AssociationId id) { return match.after(id) == noAssociation && !isKnownBefore.contains(id); },
        [&](AssociationId id) { gone.push_back(id); });
    if (gone.empty()) {
        return {};
    }
    std::multimap<AccountLikeness, AssociationId> come;
    eachUnknownAccount(
        after, [&](AssociationId id) { return match.before(id) == noAssociation && !isKnownAfter.contains(id); },
        [&](AssociationId id) {
            if (AccountLikeness likeness = accountLikeness(after, id); !likeness.second.empty()) {
                come.emplace(std::move(likeness), id);
            }
        });
    std::vector<RenamedAccount> renamed;
    for (const AssociationId id : gone) {
        const auto [first, last] = come.equal_range(accountLikeness(before, id));
        if (first == last) {
            continue;
        }
        const auto hasSameShares = [&](const auto &entry) { return after.rawShares(entry.second) == before.rawShares(id); };
        const bool isOnly = std::next(first) == last;
        const auto found = isOnly ? first : std::find_if(first, last, hasSameShares);
        if (found != last && (isOnly || std::none_of(std::next(found), last, hasSameShares))) {
            renamed.push_back({ id, found->second });
        }
    }
    // of several that go and look like one that comes, none is known to be it
    std::map<AssociationId, int> claims;
    for (const RenamedAccount &one : renamed) {
        ++claims[one.after];
    }
    std::erase_if(renamed, [&claims](const RenamedAccount &one) { return claims[one.after] > 1; });
    return renamed;
}

} // namespace

std::vector<RenamedAccount> rememberedAccounts(const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match)
{
    std::vector<RenamedAccount> accounts;
    std::set<AssociationId> taken;
    AssociationId last = noAssociation;
    for (const FormerName &former : *after.allFormerNames()) {
        const AssociationId id = std::exchange(last, former.id) == former.id ? noAssociation : former.id; // one of several names
        if (!after.isLive(id) || after.isUser(id) || match.before(id) != noAssociation) {
            continue;
        }
        const std::vector<std::string> names = after.formerNames(id);
        for (auto name = names.rbegin(); name != names.rend(); ++name) {
            const AssociationId was = before.findAccount(*name);
            if (was != noAssociation && was != AssociationTree::root() && match.after(was) == noAssociation && taken.insert(was).second) {
                accounts.push_back({ was, id });
                break;
            }
        }
    }
    sortRenamed(accounts);
    return accounts;
}

std::vector<RenamedAccount> renamedAccounts(const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match)
{
    std::vector<RenamedAccount> renamed = rememberedAccounts(before, after, match);
    const std::vector<RenamedAccount> alike = alikeAccounts(before, after, match, renamed);
    renamed.insert(renamed.end(), alike.begin(), alike.end());
    sortRenamed(renamed);
    return renamed;
}

std::vector<RenamedAccount> likelyAccounts(const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match)
{
    struct Come
    {
        std::size_t names = 0;
        std::size_t claims = 0;
    };
    std::map<AssociationId, Come> come;
    std::multimap<std::string_view, AssociationId> byName;
    eachUnknownAccount(
        after, [&](AssociationId id) { return match.before(id) == noAssociation; },
        [&](AssociationId id) {
            const std::set<std::string_view> names = namesBelow(after, id);
            come[id].names = names.size();
            for (const std::string_view name : names) {
                byName.emplace(name, id);
            }
        });
    std::vector<RenamedAccount> likely;
    if (byName.empty()) {
        return likely;
    }
    eachUnknownAccount(
        before, [&](AssociationId id) { return match.after(id) == noAssociation; },
        [&](AssociationId id) {
            const std::set<std::string_view> names = namesBelow(before, id);
            std::map<AssociationId, std::size_t> common;
            for (const std::string_view name : names) {
                const auto [first, last] = byName.equal_range(name);
                std::for_each(first, last, [&common](const auto &entry) { ++common[entry.second]; });
            }
            std::erase_if(common, [&](const auto &entry) { return 2 * entry.second <= std::max(names.size(), come[entry.first].names); });
            for (const auto &[other, count] : common) {
                ++come[other].claims;
            }
            if (common.size() == 1) {
                likely.push_back({ id, common.begin()->first });
            }
        });
    std::erase_if(likely, [&come](const RenamedAccount &one) { return come[one.after].claims > 1; });
    return likely;
}

RenamedAssociations withRenamedUsers(
    const std::vector<RenamedAccount> &accounts, const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match)
{
    RenamedAssociations ids;
    std::unordered_map<AssociationId, AssociationId> accountBefore;
    std::set<AssociationId> candidates; // of the second tree
    for (const RenamedAccount &account : accounts) {
        ids.emplace(account.before, account.after);
        accountBefore.emplace(account.after, account.before);
        const TreeLayout &layout = after.layout();
        const TreeLayout::Position position = layout.positionOf(account.after);
        for (TreeLayout::Position i = 0; i < layout.childCount(position); ++i) {
            if (const AssociationId user = layout.idAt(layout.firstChild(position) + i); after.isUser(user)) {
                candidates.insert(user); // accounts bear their own name, and are known by it
            }
        }
    }
    for (const FormerName &former : *after.allFormerNames()) {
        if (after.isLive(former.id) && after.isUser(former.id)) {
            candidates.insert(former.id);
        }
    }
    for (const AssociationId user : candidates) {
        const auto renamed = accountBefore.find(after.parent(user));
        const AssociationId account = renamed != accountBefore.end() ? renamed->second : match.before(after.parent(user));
        if (match.before(user) != noAssociation || account == noAssociation) {
            continue;
        }
        std::vector<std::string> names = after.formerNames(user);
        names.emplace_back(after.name(user));
        for (auto name = names.rbegin(); name != names.rend(); ++name) {
            const AssociationId was = before.findUser(account, *name, after.partition(user));
            if (was != noAssociation && match.after(was) == noAssociation && ids.emplace(was, user).second) {
                break;
            }
        }
    }
    return ids;
}

std::optional<AssociationMatch> matchWithRenamed(const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match)
{
    if (before.sharesStructureWith(after)) {
        return std::nullopt;
    }
    const RenamedAssociations renamed = withRenamedUsers(renamedAccounts(before, after, match), before, after, match);
    if (renamed.empty()) {
        return std::nullopt;
    }
    AssociationMatch all = match;
    for (const auto &[was, is] : renamed) {
        all.pair(was, is);
    }
    return all;
}

AssociationMatch peopleMatch(const AssociationTree &before, const AssociationTree &after, const std::stop_token &stop)
{
    AssociationMatch match(before, after, stop);
    std::optional<AssociationMatch> withRenamed = stop.stop_requested() ? std::nullopt : matchWithRenamed(before, after, match);
    return withRenamed ? *std::move(withRenamed) : match;
}

} // namespace apportion
