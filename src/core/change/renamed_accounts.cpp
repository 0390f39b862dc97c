// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/renamed_accounts.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace apportion
{

namespace
{

/// What of an account stays when it is renamed: the account above it, and the names of all that is right below.
using AccountLikeness = std::pair<std::string_view, std::set<std::string_view>>;

AccountLikeness accountLikeness(const AssociationTree &tree, AssociationId account)
{
    std::set<std::string_view> names;
    const TreeLayout &layout = tree.layout();
    const TreeLayout::Position position = layout.positionOf(account);
    for (TreeLayout::Position i = 0; i < layout.childCount(position); ++i) {
        names.insert(tree.name(layout.idAt(layout.firstChild(position) + i)));
    }
    return { tree.name(tree.parent(account)), std::move(names) };
}

/// Calls @p each with the accounts but root of which @p isUnknown says so.
template <typename IsUnknown, typename Each>
void eachUnknownAccount(const AssociationTree &tree, IsUnknown isUnknown, Each each)
{
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (id != AssociationTree::root() && tree.isLive(id) && tree.isAccount(id) && isUnknown(id)) {
            each(id);
        }
    }
}

} // namespace

std::vector<RenamedAccount> renamedAccounts(const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match)
{
    std::vector<AssociationId> gone;
    eachUnknownAccount(
        before, [&](AssociationId id) { return match.after(id) == noAssociation; }, [&](AssociationId id) { gone.push_back(id); });
    if (gone.empty()) {
        return {};
    }
    std::multimap<AccountLikeness, AssociationId> come;
    eachUnknownAccount(
        after, [&](AssociationId id) { return match.before(id) == noAssociation; },
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

std::unordered_map<AssociationId, AssociationId> renamedAssociations(
    const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match)
{
    std::unordered_map<AssociationId, AssociationId> ids;
    for (const RenamedAccount &account : renamedAccounts(before, after, match)) {
        ids.emplace(account.before, account.after);
        const TreeLayout &layout = before.layout();
        const TreeLayout::Position position = layout.positionOf(account.before);
        for (TreeLayout::Position i = 0; i < layout.childCount(position); ++i) {
            const AssociationId user = layout.idAt(layout.firstChild(position) + i);
            if (!before.isUser(user)) {
                continue; // bears its own name, and is known by it
            }
            if (const AssociationId same = after.findUser(account.after, before.name(user), before.partition(user)); same != noAssociation) {
                ids.emplace(user, same);
            }
        }
    }
    return ids;
}

} // namespace apportion
