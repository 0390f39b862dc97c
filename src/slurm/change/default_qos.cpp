// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/default_qos.h"

#include "core/access/access.h"
#include "core/change/association_match.h"
#include "core/limits/effective_limits.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/sacctmgr_settings.h"

#include <algorithm>
#include <unordered_map>

namespace apportion::slurm
{

namespace
{

std::vector<std::string> wordsOf(std::string_view options, std::string_view key)
{
    return listWords(lowerCase(optionValue(options, key)));
}

bool isRelative(const std::vector<std::string> &list)
{
    return std::any_of(list.begin(), list.end(), [](const std::string &word) { return word.starts_with('+') || word.starts_with('-'); });
}

bool contains(const std::vector<std::string> &list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

class Finder
{
public:
    Finder(const Policy &baseline, const Policy &draft) : m_baseline(baseline), m_draft(draft) { }

    std::vector<PassingQos> run(const std::vector<AssociationChange> &changes)
    {
        std::unordered_map<AssociationId, AssociationChange> accounts; // whose list or default is set, by their ids in the draft
        const AssociationId root = AssociationTree::root();
        if (const AssociationChange cluster { AssociationChange::Kind::Changed, root, root }; looksAtUsersOfRoot() && isDiffering(cluster)) {
            accounts.emplace(root, cluster); // which is what the call that changes the cluster sets
        }
        for (const AssociationChange &change : changes) {
            if (change.after != noAssociation && m_draft.associations.isAccount(change.after) && isSet(change)) {
                accounts.emplace(change.after, change);
            }
        }
        if (!accounts.empty()) {
            lookAtUsers(accounts);
        }
        return std::move(m_found);
    }

private:
    [[nodiscard]] std::uint16_t release() const { return m_draft.release != 0 ? m_draft.release : m_baseline.release; }
    [[nodiscard]] bool looksAtUsersOfRoot() const { return release() == 0 || release() >= firstThatChecksDefaultQos; }

    [[nodiscard]] static std::string_view optionsIn(const Policy &policy, AssociationId id)
    {
        return id == AssociationTree::root() ? std::string_view(policy.clusterOptions) : policy.associations.options(id);
    }
    [[nodiscard]] std::string_view optionsBefore(const AssociationChange &change) const
    {
        return change.before == noAssociation ? std::string_view() : optionsIn(m_baseline, change.before);
    }

    [[nodiscard]] bool differs(const AssociationChange &change, std::string_view key) const
    {
        return wordsOf(optionsBefore(change), key) != wordsOf(optionsIn(m_draft, change.after), key);
    }
    [[nodiscard]] bool isDiffering(const AssociationChange &change) const
    {
        return differs(change, schema::option::qos) || differs(change, schema::option::defaultQos);
    }

    /// Whether the list or the default of an account is set when its users are there. A new one has what it can have from the beginning.
    [[nodiscard]] bool isSet(const AssociationChange &account) const
    {
        if (account.kind == AssociationChange::Kind::Changed) {
            return account.options && isDiffering(account);
        }
        return !hasDefaultInOwnList(m_draft.associations.options(account.after)).value_or(true);
    }

    /// The account above one whose list, and default, are taken for a moment: what that has counts then. None where that is not done.
    [[nodiscard]] AssociationId aboveCleared(const AssociationChange &account) const
    {
        const bool isCleared = account.after != AssociationTree::root()
            && optionChanges(optionsBefore(account), m_draft.associations.options(account.after)).clearQosFirst;
        return isCleared ? m_draft.associations.parent(account.after) : noAssociation;
    }

    /// Adds a QOS to a list that lacks it; to a difference only where that takes it away.
    static void addTo(std::vector<std::string> &list, const std::string &name)
    {
        if (!isRelative(list)) {
            if (!name.empty() && name != "-1" && !contains(list, name)) {
                list.push_back(name);
            }
        } else {
            std::replace(list.begin(), list.end(), '-' + name, '+' + name);
        }
    }

    [[nodiscard]] std::string nearestDefault(AssociationId id) const
    {
        const std::string name = lowerCase(nearestDefaultQos(m_draft, id));
        return name == "-1" ? std::string() : name;
    }

    /// Those who go are still there then, and those who come are there already.
    void lookAtUsers(const std::unordered_map<AssociationId, AssociationChange> &accounts)
    {
        const AssociationTree &before = m_baseline.associations;
        const AssociationTree &after = m_draft.associations;
        const AssociationMatch match(before, after);
        for (AssociationId id = 0; id < after.rowCount(); ++id) {
            const auto account = after.isLive(id) && after.isUser(id) ? accounts.find(after.parent(id)) : accounts.end();
            if (account != accounts.end()) {
                const AssociationId old = match.before(id);
                look(account->second, { old == noAssociation ? AssociationChange::Kind::Added : AssociationChange::Kind::Changed, old, id });
            }
        }
        for (AssociationId id = 0; id < before.rowCount(); ++id) {
            const AssociationId now
                = before.isLive(id) && before.isUser(id) && match.after(id) == noAssociation ? match.after(before.parent(id)) : noAssociation;
            if (const auto account = now == noAssociation ? accounts.end() : accounts.find(now); account != accounts.end()) {
                look(account->second, { AssociationChange::Kind::Removed, id, noAssociation });
            }
        }
    }

    void look(const AssociationChange &account, const AssociationChange &user)
    {
        PassingQos passing { user, false, {} };
        const bool comes = user.kind == AssociationChange::Kind::Added;
        const std::string_view options = comes ? m_draft.associations.options(user.after) : m_baseline.associations.options(user.before);
        const std::vector<std::string> own = wordsOf(options, schema::option::qos);
        std::string current = lowerCase(optionValue(options, schema::option::defaultQos));
        if (comes && !contains(own, current)) { // it is set behind those of the accounts
            current.clear();
        }
        const AssociationId above = aboveCleared(account);
        const bool isOfAccount = own.empty() || (isRelative(own) && !contains(own, '+' + current));
        const auto isLacking = [&](AssociationId id) { return id != noAssociation && hasQos(m_draft, id, current) == std::optional(false); };
        passing.clearsDefault = !current.empty() && isOfAccount && (isLacking(account.after) || isLacking(above));
        const bool isLookedAt
            = current.empty() || passing.clearsDefault || (release() < firstThatChecksDefaultQos && differs(account, schema::option::defaultQos));
        if (isLookedAt && !own.empty()) {
            passing.list = own;
            addTo(passing.list, nearestDefault(account.after));
            addTo(passing.list, above == noAssociation ? std::string() : nearestDefault(above));
            if (account.before != noAssociation && (passing.clearsDefault || (current.empty() && passing.list != own))) {
                addTo(passing.list, lowerCase(nearestDefaultQos(m_baseline, account.before))); // which it may lack as it is, when nobody looked
            }
            if (passing.list == own) {
                passing.list.clear();
            }
        }
        if (passing.clearsDefault || !passing.list.empty()) {
            m_found.push_back(std::move(passing));
        }
    }

    const Policy &m_baseline;
    const Policy &m_draft;
    std::vector<PassingQos> m_found;
};

} // namespace

std::optional<bool> hasDefaultInOwnList(std::string_view options)
{
    const std::string name = lowerCase(optionValue(options, schema::option::defaultQos));
    return name.empty() ? std::nullopt : std::optional(contains(wordsOf(options, schema::option::qos), name));
}

bool anyDefaultQos(const Policy &policy)
{
    if (!optionValue(policy.clusterOptions, schema::option::defaultQos).empty()) {
        return true;
    }
    const AssociationTree &tree = policy.associations;
    std::vector<bool> isRead(tree.names().size()); // by text, which many have
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        const NameId text = tree.optionsColumn()[id];
        if (tree.isLive(id) && !isRead[text]) {
            isRead[text] = true;
            if (!optionValue(tree.options(id), schema::option::defaultQos).empty()) {
                return true;
            }
        }
    }
    return false;
}

std::vector<PassingQos> passingQos(const Policy &baseline, const Policy &draft, const std::vector<AssociationChange> &changes)
{
    return Finder(baseline, draft).run(changes);
}

} // namespace apportion::slurm
