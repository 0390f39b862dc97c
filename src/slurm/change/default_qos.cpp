// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/default_qos.h"

#include "core/change/association_match.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <unordered_map>

namespace apportion::slurm
{

namespace
{

constexpr std::uint16_t firstThatLooksAtEachDefault = 2311;

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

/// Whether an association has a QOS, by its own list or by that of an account above it; nothing where no list is known.
std::optional<bool> hasQos(const Policy &policy, AssociationId id, const std::string &qos)
{
    const AssociationTree &tree = policy.associations;
    for (; id != noAssociation; id = tree.parent(id)) {
        const std::vector<std::string> list = wordsOf(tree.options(id), schema::option::qos);
        if (contains(list, '-' + qos)) {
            return false;
        }
        if (contains(list, qos) || contains(list, '+' + qos)) {
            return true;
        }
        if (!list.empty() && !isRelative(list)) {
            return false;
        }
    }
    const std::vector<std::string> ofAll = wordsOf(policy.clusterOptions, schema::option::qos);
    return ofAll.empty() ? std::nullopt : std::optional(contains(ofAll, qos));
}

class Finder
{
public:
    Finder(const Policy &baseline, const Policy &draft) : m_baseline(baseline), m_draft(draft) { }

    std::vector<PassingQos> run(const std::vector<AssociationChange> &changes)
    {
        std::unordered_map<AssociationId, AssociationChange> accounts; // whose list or default changes, by their ids in the draft
        for (const AssociationChange &change : changes) {
            if (change.kind == AssociationChange::Kind::Changed && change.options && m_draft.associations.isAccount(change.after)
                && (differs(change, schema::option::qos) || differs(change, schema::option::defaultQos))) {
                accounts.emplace(change.after, change);
            }
        }
        if (!accounts.empty()) {
            lookAtUsers(accounts);
        }
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool differs(const AssociationChange &change, std::string_view key) const
    {
        return wordsOf(m_baseline.associations.options(change.before), key) != wordsOf(m_draft.associations.options(change.after), key);
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
        const std::string wanted = lowerCase(optionValue(m_draft.associations.options(account.after), schema::option::defaultQos));
        const std::uint16_t release = m_draft.release != 0 ? m_draft.release : m_baseline.release;
        // with a default that its own list does not have, a new association is not added at once
        const std::string current = comes ? std::string() : lowerCase(optionValue(options, schema::option::defaultQos));
        const bool isLookedAt = release < firstThatLooksAtEachDefault || current.empty();
        if (isLookedAt && !wanted.empty() && differs(account, schema::option::defaultQos) && !own.empty() && !isRelative(own)
            && !contains(own, wanted)) {
            passing.list = own;
            passing.list.push_back(wanted);
        }
        passing.clearsDefault = !current.empty() && own.empty() && hasQos(m_draft, account.after, current) == std::optional(false);
        if (passing.clearsDefault || !passing.list.empty()) {
            m_found.push_back(std::move(passing));
        }
    }

    const Policy &m_baseline;
    const Policy &m_draft;
    std::vector<PassingQos> m_found;
};

} // namespace

std::vector<PassingQos> passingQos(const Policy &baseline, const Policy &draft, const std::vector<AssociationChange> &changes)
{
    return Finder(baseline, draft).run(changes);
}

} // namespace apportion::slurm
