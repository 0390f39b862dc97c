// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/people/people_sync.h"

#include "core/change/additions.h"
#include "core/change/association_names.h"
#include "core/change/default_accounts.h"
#include "core/change/policy_edit.h"
#include "core/change/tree_edit.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <unordered_map>

namespace apportion
{

namespace
{

using AccountNames = std::set<std::string>;
/// The accounts in which a user is, and the shares that he has there: one of them where his partitions have several.
using UserAccounts = std::map<std::string, std::set<std::uint32_t>>;

/// Whether the shares of a list are those of the association: of one for a partition only where the user has no other in the account.
bool isListed(const AssociationTree &tree, AssociationId id)
{
    constexpr NameId none = 0;
    return tree.partition(id).empty() || tree.findUser(tree.parent(id), tree.nameId(id), none) == noAssociation;
}

/// The accounts of each user, by his name.
std::map<std::string, UserAccounts> accountsByUser(const AssociationTree &tree)
{
    std::map<std::string, UserAccounts> users;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) && tree.name(id) != "root" && isListed(tree, id)) {
            users[std::string(tree.name(id))][std::string(tree.accountName(id))].insert(tree.rawShares(id));
        }
    }
    return users;
}

AccountNames namesOf(const UserAccounts &accounts)
{
    AccountNames names;
    for (const auto &[name, shares] : accounts) {
        names.insert(names.end(), name);
    }
    return names;
}

/// The shares that a list says of someone in an account.
std::optional<std::uint32_t> listedShares(const SharesByAccount &shares, const std::string &account)
{
    const auto found = shares.find(account);
    const auto everywhere = found == shares.end() ? shares.find(std::string_view()) : found;
    return everywhere == shares.end() ? std::nullopt : std::optional(everywhere->second);
}

AccountNames accountsOfPolicy(const AssociationTree &tree, const std::vector<std::string> &names)
{
    AccountNames known;
    for (const std::string &name : names) {
        const std::string folded = lowerCase(name);
        if (folded != "root" && !known.contains(folded) && tree.findAccount(folded) != noAssociation) {
            known.insert(folded);
        }
    }
    return known;
}

AccountNames namesWithout(const AccountNames &all, const AccountNames &taken)
{
    AccountNames left;
    std::set_difference(all.begin(), all.end(), taken.begin(), taken.end(), std::inserter(left, left.end()));
    return left;
}

/// The lists with the names of users as slurmdbd would keep them; who is twice in them then is one.
People withKeptNames(const People &people, bool keepsCapitals)
{
    const auto kept = [keepsCapitals](const std::string &name) { return keepsCapitals ? name : lowerCase(name); };
    std::map<std::string, Person> persons;
    for (const Person &person : people.persons) {
        Person &one = persons[kept(person.user)];
        one.user = kept(person.user);
        one.number = person.number.empty() ? one.number : person.number;
        one.formerly = person.formerly.empty() ? one.formerly : kept(person.formerly);
        one.accounts.insert(one.accounts.end(), person.accounts.begin(), person.accounts.end());
        one.isExact = one.isExact || person.isExact;
        for (const auto &[account, shares] : person.shares) {
            one.shares[account] = shares;
        }
    }
    People result { {}, people.accounts, {}, people.isRoster };
    for (auto &[user, person] : persons) {
        result.persons.push_back(std::move(person));
    }
    std::transform(people.system.begin(), people.system.end(), std::back_inserter(result.system), kept);
    return result;
}

/// The accounts that are named for someone and that the policy does not have.
std::vector<std::string> unknownAccounts(const AssociationTree &tree, const Person &person)
{
    std::vector<std::string> unknown;
    std::copy_if(person.accounts.begin(), person.accounts.end(), std::back_inserter(unknown),
        [&](const std::string &name) { return person.isExact && tree.findAccount(lowerCase(name)) == noAssociation; });
    return unknown;
}

/// Who has which name now, of those whose number had another one.
std::map<std::string, std::string> formerNames(const People &people, const People &earlier)
{
    std::map<std::string, std::string> before; // the name, by number
    for (const Person &person : earlier.persons) {
        if (!person.number.empty()) {
            before[person.number] = person.user;
        }
    }
    std::map<std::string, std::string> names; // the former name, by the present one
    for (const Person &person : people.persons) {
        const auto found = before.find(person.number);
        const std::string former = !person.formerly.empty() ? person.formerly : found == before.end() ? std::string() : found->second;
        if (!former.empty() && former != person.user) {
            names[person.user] = former;
        }
    }
    return names;
}

/// What becomes of a user who is in @p current and shall be in @p wanted.
void compareAccounts(
    const Person &person, const AccountNames &current, const AccountNames &wanted, const AccountNames &managed, std::vector<PeopleChange> &changes)
{
    const std::string &user = person.user;
    AccountNames joins = namesWithout(wanted, current);
    AccountNames leaves = namesWithout(current, wanted);
    std::erase_if(leaves, [&managed](const std::string &account) { return !managed.contains(account); });
    while (!joins.empty() && !leaves.empty()) {
        changes.push_back({ PeopleChange::Kind::Moved, user, *leaves.begin(), *joins.begin(), listedShares(person.shares, *joins.begin()) });
        leaves.erase(leaves.begin());
        joins.erase(joins.begin());
    }
    for (const std::string &account : joins) {
        changes.push_back(
            { current.empty() ? PeopleChange::Kind::New : PeopleChange::Kind::Joined, user, {}, account, listedShares(person.shares, account) });
    }
    for (const std::string &account : leaves) {
        changes.push_back({ PeopleChange::Kind::LeftAccount, user, account, {} });
    }
}

/// Where he stays, but shall have other shares.
void compareShares(const Person &person, const UserAccounts &current, const AccountNames &left, std::vector<PeopleChange> &changes)
{
    for (const auto &[account, has] : current) {
        const std::optional<std::uint32_t> shall = listedShares(person.shares, account);
        if (shall && !left.contains(account) && (has.size() > 1 || !has.contains(*shall))) {
            const auto other = std::find_if(has.begin(), has.end(), [&](std::uint32_t shares) { return shares != *shall; });
            changes.push_back({ PeopleChange::Kind::Shares, person.user, {}, account, shall, *other });
        }
    }
}

/// Does the changes one after the other; each sees what those before it did.
class PeopleEditor
{
public:
    PeopleEditor(Snapshot &now, Diagnostics &findings) : m_now(now), m_findings(findings) { }

    void rename(const PeopleChange &change)
    {
        const std::vector<AssociationId> ids = idsOf(change.from, {});
        if (ids.empty()) {
            return;
        }
        PreparedRenaming renaming = prepareRenaming(m_now, ids.front(), change.user);
        tell(renaming.refusal, change);
        for (const AssociationId id : renaming.ids) {
            tree().rename(id, renaming.name);
        }
        exchangeEdit(m_now.policy, m_now.situation, renaming.rest);
        m_byName.clear();
    }

    void move(const PeopleChange &change)
    {
        const AssociationId to = tree().findAccount(change.to);
        const std::vector<AssociationId> ids = idsOf(change.user, change.from);
        if (to == noAssociation || ids.empty()) {
            return;
        }
        const Text refusal = moveRefusal(tree(), ids, to);
        tell(refusal, change);
        if (!refusal.isEmpty()) {
            return;
        }
        const OptionsEdit defaults = followingDefaults(tree(), idsOf(change.user, {}), ids, to);
        for (const AssociationId id : ids) {
            tree().move(id, to);
        }
        setListedShares(ids, change);
        setOptions(tree(), defaults);
    }

    void remove(const PeopleChange &change)
    {
        const std::vector<AssociationId> ids = idsOf(change.user, change.from);
        setOptions(tree(), followingDefaults(tree(), idsOf(change.user, {}), ids));
        for (const AssociationId id : ids) {
            tree().remove(id);
        }
    }

    void setShares(const PeopleChange &change) { setListedShares(idsOf(change.user, change.to), change); }

    void add(const std::vector<PeopleChange> &joining)
    {
        std::vector<NewAssociation> rows;
        for (const PeopleChange &change : joining) {
            NewAssociation row;
            row.name = change.user;
            row.isUser = true;
            row.parent = tree().findAccount(change.to);
            row.rawShares = change.shares.value_or(row.rawShares);
            const Text refusal = row.parent == noAssociation ? Text() : prepareAdditions(m_empty, nameOnly(row)).refusal;
            tell(refusal, change);
            if (refusal.isEmpty() && row.parent != noAssociation && tree().findUser(row.parent, row.name) == noAssociation) {
                rows.push_back(row);
            }
        }
        PreparedAdditions additions = prepareAdditions(m_now.policy, rows);
        if (additions.isPossible()) {
            tree() = std::move(additions.after);
        } else if (!rows.empty()) {
            tell(additions.refusal, joining.front());
        }
    }

private:
    void setListedShares(const std::vector<AssociationId> &ids, const PeopleChange &change)
    {
        for (const AssociationId id : ids) {
            if (isListed(tree(), id)) {
                tree().setRawShares(id, change.shares.value_or(tree().rawShares(id)));
            }
        }
    }

    /// The associations of a user, in one account or in all. Who was found once is found at once.
    [[nodiscard]] std::vector<AssociationId> idsOf(const std::string &user, const std::string &account)
    {
        if (m_byName.empty()) {
            for (AssociationId id = 0; id < tree().rowCount(); ++id) {
                if (tree().isLive(id) && tree().isUser(id)) {
                    m_byName[tree().nameId(id)].push_back(id);
                }
            }
        }
        const auto found = m_byName.find(tree().names().find(user));
        std::vector<AssociationId> ids = found == m_byName.end() ? std::vector<AssociationId>() : found->second;
        std::erase_if(ids, [&](AssociationId id) { return !tree().isLive(id) || (!account.empty() && tree().accountName(id) != account); });
        return ids;
    }

    /// The row below root, to ask whether its name can be one.
    static std::vector<NewAssociation> nameOnly(NewAssociation row)
    {
        row.parent = AssociationTree::root();
        return { row };
    }

    void tell(const Text &refusal, const PeopleChange &change)
    {
        if (!refusal.isEmpty()) {
            m_findings.push_back({ Severity::Error, "person-refused", refusal, {}, {}, { ObjectRef::Kind::None, 0, change.user } });
        }
    }

    [[nodiscard]] AssociationTree &tree() { return m_now.policy.associations; }

    Snapshot &m_now;
    Diagnostics &m_findings;
    AssociationTree m_empty;
    std::unordered_map<NameId, std::vector<AssociationId>> m_byName;
};

/// What becomes of somebody who is listed and is in the accounts @p standing.
void compareListed(const AssociationTree &tree, const Person &person, const UserAccounts &standing, const AccountNames &managed, bool isRoster,
    std::vector<PeopleChange> &changes)
{
    const AccountNames current = namesOf(standing);
    const AccountNames wanted = accountsOfPolicy(tree, person.accounts);
    if (wanted.empty() && !current.empty() && person.accounts.empty() && isRoster) { // the list does not say where he is
        compareShares(person, standing, {}, changes);
        return;
    }
    if (wanted.empty() && current.empty()) {
        if (isRoster) {
            changes.push_back({ PeopleChange::Kind::Nowhere, person.user, {}, joinedList(person.accounts, ", ") });
        }
        return;
    }
    const std::vector<std::string> unknown = unknownAccounts(tree, person);
    if (!unknown.empty()) {
        changes.push_back({ PeopleChange::Kind::Nowhere, person.user, {}, joinedList(unknown, ", ") });
    }
    const std::size_t before = changes.size();
    compareAccounts(person, current, wanted, unknown.empty() ? managed : AccountNames(), changes);
    AccountNames left;
    for (std::size_t i = before; i < changes.size(); ++i) {
        left.insert(changes[i].from);
    }
    compareShares(person, standing, left, changes);
}

} // namespace

const char *peopleChangeWord(PeopleChange::Kind kind)
{
    static constexpr std::array<const char *, 8> words = { "new", "joined", "moved", "renamed", "shares", "left-account", "left", "nowhere" };
    return words[static_cast<std::size_t>(kind)];
}

std::vector<PeopleChange> peopleChanges(const Policy &policy, const People &listed, const People &listedEarlier)
{
    const AssociationTree &tree = policy.associations;
    const bool keepsCapitals = keptUserName(tree, "A") == "A";
    const People people = withKeptNames(listed, keepsCapitals);
    const People earlier = withKeptNames(listedEarlier, keepsCapitals);
    const AccountNames ofSystem(people.system.begin(), people.system.end());
    const AccountNames managed = accountsOfPolicy(tree, people.accounts);
    std::map<std::string, UserAccounts> users = accountsByUser(tree);
    std::set<std::string> already;
    std::transform(users.begin(), users.end(), std::inserter(already, already.end()), [](const auto &one) { return one.first; });
    std::vector<PeopleChange> changes;
    for (const auto &[user, former] : formerNames(people, earlier)) {
        if (const auto known = users.find(former); known != users.end() && !users.contains(user) && people.find(former) == nullptr) {
            changes.push_back({ PeopleChange::Kind::Renamed, user, former, {} });
            users[user] = std::move(known->second);
            users.erase(former);
        }
    }
    for (const Person &person : people.persons) {
        const auto known = users.find(person.user);
        if (person.user != "root") {
            compareListed(tree, person, known == users.end() ? UserAccounts() : known->second, managed, people.isRoster, changes);
        }
    }
    for (const auto &[user, accounts] : users) {
        if (people.find(user) != nullptr || ofSystem.contains(user)) {
            continue;
        }
        if (people.isRoster) {
            changes.push_back({ PeopleChange::Kind::Left, user, {}, {} });
        } else {
            compareAccounts({ user, {}, {}, {}, {}, false }, namesOf(accounts), {}, managed, changes);
        }
    }
    for (PeopleChange &change : changes) { // whoever is there already may be called as he is
        if (change.kind != PeopleChange::Kind::Nowhere && !already.contains(change.user)) {
            change.refusal = checkName(change.user, true).error;
        }
    }
    std::stable_sort(changes.begin(), changes.end(), [](const PeopleChange &a, const PeopleChange &b) { return a.user < b.user; });
    return changes;
}

Snapshot withPeople(const Snapshot &now, const std::vector<PeopleChange> &changes, Diagnostics &findings)
{
    Snapshot edited = now;
    PeopleEditor editor(edited, findings);
    std::vector<PeopleChange> joining;
    // names first: what follows calls people as they are called now
    std::for_each(changes.begin(), changes.end(), [&](const PeopleChange &change) {
        if (change.kind == PeopleChange::Kind::Renamed) {
            editor.rename(change);
        }
    });
    for (const PeopleChange &change : changes) {
        if (change.kind == PeopleChange::Kind::Moved) {
            editor.move(change);
        } else if (change.kind == PeopleChange::Kind::Shares) {
            editor.setShares(change);
        } else if (change.removes()) {
            editor.remove(change);
        } else if (change.kind == PeopleChange::Kind::New || change.kind == PeopleChange::Kind::Joined) {
            joining.push_back(change);
        }
    }
    editor.add(joining);
    return edited;
}

} // namespace apportion
