// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/merge_names.h"

#include "core/change/change_notes.h"
#include "core/change/policy_edit.h"
#include "core/change/renamed_accounts.h"
#include "core/policy/flat_option.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace apportion
{

namespace
{

/// Other names for accounts and users, given to whatever names them.
class NameChanges
{
public:
    void add(bool isUser, std::string_view before, std::string_view after)
    {
        if (before != after) {
            (isUser ? m_users : m_accounts).emplace(before, after);
        }
    }

    /// In @p snapshot, of which the tree has the names already.
    void apply(Snapshot &snapshot) const
    {
        for (const auto &[before, after] : m_accounts) {
            renameAccountReferences(snapshot.policy, before, after);
        }
        std::map<std::string, std::string> users = m_users;
        const AssociationTree &tree = snapshot.policy.associations;
        for (AssociationId id = 0; !users.empty() && id < tree.rowCount(); ++id) {
            if (tree.isLive(id) && tree.isUser(id)) {
                users.erase(std::string(tree.name(id))); // stands elsewhere under that name
            }
        }
        for (const auto &[before, after] : users) {
            renameInNotes(snapshot.policy, "user:" + before, after);
        }
        renameInJobs(snapshot.situation, users);
    }

private:
    void renameInJobs(Situation &situation, const std::map<std::string, std::string> &users) const
    {
        for (std::size_t i = 0; (!m_accounts.empty() || !users.empty()) && i < situation.jobs->size(); ++i) {
            const auto account = m_accounts.find(situation.jobs->at(i).account);
            const auto user = users.find(situation.jobs->at(i).user);
            if (account != m_accounts.end() || user != users.end()) {
                Job &job = situation.jobs.edit()[i];
                job.account = account != m_accounts.end() ? account->second : job.account;
                job.user = user != users.end() ? user->second : job.user;
            }
        }
    }

    std::map<std::string, std::string> m_accounts;
    std::map<std::string, std::string> m_users;
};

class NameMerge
{
public:
    NameMerge(MergeDecisions &decisions, const Snapshot &base, Snapshot &merged, const Snapshot &theirs, const std::stop_token &stop)
        : m_decisions(decisions), m_merged(merged), m_was(base.policy.associations), m_tree(merged.policy.associations),
          m_their(theirs.policy.associations), m_mineMatch(m_was, m_tree, stop), m_theirMatch(m_was, m_their, stop)
    {
        m_names.base = base;
        m_names.theirs = theirs;
    }

    MergeNames run()
    {
        findAccounts();
        const RenamedAssociations mine = withRenamedUsers(pairsOf(m_mineAccounts), m_was, m_tree, m_mineMatch);
        const RenamedAssociations their = withRenamedUsers(pairsOf(m_theirAccounts), m_was, m_their, m_theirMatch);
        if (mine.empty() && their.empty()) {
            return std::move(m_names);
        }
        m_names.renamedHere.assign(m_was.rowCount(), false);
        m_names.renamedThere.assign(m_was.rowCount(), false);
        std::set<AssociationId> all;
        for (const RenamedAssociations *side : { &mine, &their }) {
            for (const auto &[before, after] : *side) {
                all.insert(before);
            }
        }
        const auto rowIn = [](const RenamedAssociations &renamed, const AssociationMatch &match, AssociationId id) {
            const auto found = renamed.find(id);
            return found == renamed.end() ? match.after(id) : found->second;
        };
        for (const bool users : { false, true }) { // users are looked for in their accounts
            for (const AssociationId id : all) {
                if (m_was.isUser(id) == users) {
                    decide(id, rowIn(mine, m_mineMatch, id), rowIn(their, m_theirMatch, id));
                }
            }
        }
        give();
        return std::move(m_names);
    }

private:
    using Accounts = std::map<AssociationId, AssociationId>; // by the id in the base

    static Accounts accountsOf(const std::vector<RenamedAccount> &pairs)
    {
        Accounts accounts;
        for (const RenamedAccount &one : pairs) {
            accounts.emplace(one.before, one.after);
        }
        return accounts;
    }

    static std::vector<RenamedAccount> pairsOf(const Accounts &accounts)
    {
        std::vector<RenamedAccount> pairs;
        for (const auto &[before, after] : accounts) {
            pairs.push_back({ before, after });
        }
        return pairs;
    }

    void findAccounts()
    {
        m_mineAccounts = accountsOf(renamedAccounts(m_was, m_tree, m_mineMatch));
        m_theirAccounts = accountsOf(rememberedAccounts(m_was, m_their, m_theirMatch));
        followOther(m_mineAccounts, m_tree, m_theirAccounts, m_their, m_theirMatch);
        followOther(m_theirAccounts, m_their, m_mineAccounts, m_tree, m_mineMatch);
        const std::vector<RenamedAccount> likely = likelyAccounts(m_was, m_their, m_theirMatch);
        for (const RenamedAccount &one : likely) {
            const bool isKnown = m_theirAccounts.contains(one.before)
                || std::any_of(m_theirAccounts.begin(), m_theirAccounts.end(), [&one](const auto &entry) { return entry.second == one.after; });
            if (!isKnown && m_tree.findAccount(m_their.name(one.after)) == noAssociation) {
                m_theirAccounts.emplace(one.before, one.after);
            }
        }
    }

    /// What one side renamed and the other one has under the new name alone is renamed there too, as after an export; where it
    /// has both, names alone tell what is what.
    static void followOther(
        Accounts &renamed, const AssociationTree &tree, Accounts &others, const AssociationTree &otherTree, const AssociationMatch &otherMatch)
    {
        for (auto at = renamed.begin(); at != renamed.end();) {
            const auto [before, after] = *at;
            const AssociationId other = otherTree.findAccount(tree.name(after));
            const auto known = others.find(before);
            if (other == noAssociation || (known != others.end() && known->second == other)) {
                ++at;
                continue;
            }
            const bool isFree = std::none_of(others.begin(), others.end(), [other](const auto &entry) { return entry.second == other; });
            if (known == others.end() && otherMatch.after(before) == noAssociation && isFree) {
                others.emplace(before, other);
                ++at;
            } else {
                at = renamed.erase(at);
            }
        }
    }

    [[nodiscard]] MergeConflict nameConflict(AssociationId base, AssociationId mine, AssociationId theirs) const
    {
        std::string object = "Account=" + std::string(m_was.accountName(base));
        if (m_was.isUser(base)) {
            object = "User=" + std::string(m_was.name(base)) + ' ' + object;
            if (const std::string_view partition = m_was.partition(base); !partition.empty()) {
                (object += " Partition=") += partition;
            }
        }
        return { std::move(object), "Name", std::string(m_was.name(base)), std::string(m_tree.name(mine)), std::string(m_their.name(theirs)) };
    }

    void decide(AssociationId base, AssociationId mine, AssociationId theirs)
    {
        const auto nameIn
            = [](const AssociationTree &tree, AssociationId id) { return id == noAssociation ? std::string() : std::string(tree.name(id)); };
        const std::string was(m_was.name(base));
        const std::string here = nameIn(m_tree, mine);
        const std::string there = nameIn(m_their, theirs);
        const bool iRenamed = mine != noAssociation && here != was;
        const bool theyRenamed = theirs != noAssociation && there != was;
        if (m_was.isUser(base) && ((theyRenamed && isOther(m_tree, mine, there)) || (iRenamed && isOther(m_their, theirs, here)))) {
            return;
        }
        const bool takesTheirs = theyRenamed
            && (mine == noAssociation || m_decisions.takes(true, iRenamed, here == there, [&] { return nameConflict(base, mine, theirs); }));
        m_names.renamedHere[base] = iRenamed;
        m_names.renamedThere[base] = theyRenamed;
        const std::string &name = takesTheirs ? there : mine != noAssociation ? here : was;
        m_given.push_back({ base, mine, theirs, name, theyRenamed ? there : std::string() });
    }

    /// Whether somebody else of that name stands beside a user.
    static bool isOther(const AssociationTree &tree, AssociationId id, const std::string &name)
    {
        const AssociationId found = id == noAssociation ? noAssociation : tree.findUser(tree.parent(id), name, tree.partition(id));
        return found != noAssociation && found != id;
    }

    void give()
    {
        NameChanges inBase;
        NameChanges inMine;
        NameChanges inTheirs;
        AssociationTree &base = m_names.base.policy.associations;
        AssociationTree &theirs = m_names.theirs.policy.associations;
        for (const Given &one : m_given) {
            const bool isUser = base.isUser(one.base);
            inBase.add(isUser, base.name(one.base), one.name);
            base.respell(one.base, one.name);
            if (one.theirs != noAssociation) {
                inTheirs.add(isUser, theirs.name(one.theirs), one.name);
                theirs.respell(one.theirs, one.name);
            }
            if (one.mine != noAssociation && m_tree.name(one.mine) != one.name) {
                inMine.add(isUser, m_tree.name(one.mine), one.name);
                m_tree.rename(one.mine, one.name);
            } else if (one.mine != noAssociation && !one.there.empty() && one.there != one.name) {
                std::vector<std::string> names = m_tree.formerNames(one.mine);
                if (std::find(names.begin(), names.end(), one.there) == names.end()) {
                    names.push_back(one.there); // what it is called on the other side, to be known there
                    m_tree.setFormerNames(one.mine, names);
                }
            }
        }
        const bool followsBase = m_merged.situation.jobs == m_names.base.situation.jobs; // as a refresh has them: with the names of then
        inBase.apply(m_names.base);
        inTheirs.apply(m_names.theirs);
        inMine.apply(m_merged);
        if (followsBase) {
            m_merged.situation.jobs = m_names.base.situation.jobs;
        }
    }

    struct Given
    {
        AssociationId base = noAssociation;
        AssociationId mine = noAssociation;
        AssociationId theirs = noAssociation;
        std::string name;
        std::string there; ///< their name for it, where they gave it one
    };

    MergeDecisions &m_decisions;
    Snapshot &m_merged;
    const AssociationTree m_was; // as they are told apart, while others get their names
    AssociationTree &m_tree;
    const AssociationTree m_their;
    const AssociationMatch m_mineMatch;
    const AssociationMatch m_theirMatch;
    Accounts m_mineAccounts;
    Accounts m_theirAccounts;
    std::vector<Given> m_given;
    MergeNames m_names;
};

} // namespace

MergeNames mergeNames(MergeDecisions &decisions, const Snapshot &base, Snapshot &merged, const Snapshot &theirs, const std::stop_token &stop)
{
    return NameMerge(decisions, base, merged, theirs, stop).run();
}

std::vector<MergeChange> changesOf(const AssociationTree &was, AssociationId base, const AssociationTree &tree, AssociationId id)
{
    std::vector<MergeChange> changes;
    const auto add = [&changes](std::string field, std::string before, std::string after) {
        if (before != after) {
            changes.push_back({ {}, std::move(field), std::move(before), std::move(after) });
        }
    };
    add("Fairshare", rawSharesWord(was.rawShares(base)), rawSharesWord(tree.rawShares(id)));
    const auto priorityText = [](std::uint32_t priority) { return priority == noPriority ? std::string() : std::to_string(priority); };
    add("Priority", priorityText(was.priority(base)), priorityText(tree.priority(id)));
    for (const std::string &option : differingOptions(was.options(base), tree.options(id))) {
        add(option, optionValue(was.options(base), option), optionValue(tree.options(id), option));
    }
    if (tree.isAccount(id) && id != AssociationTree::root()) {
        add("Parent", std::string(was.name(was.parent(base))), std::string(tree.name(tree.parent(id))));
    }
    return changes;
}

} // namespace apportion
