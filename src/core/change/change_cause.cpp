// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/change_cause.h"

#include "core/change/renamed_accounts.h"
#include "core/change/tree_query.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <span>
#include <string_view>

namespace apportion
{

namespace
{

enum class Part : std::uint8_t {
    Account, ///< a changed account
    NewAccount, ///< with everything new below it
    GoneAccount, ///< with everything below it that goes
    Renamed, ///< an account that goes and comes under another name, with everything below it
    Users, ///< of an account that stays
    MovedUsers, ///< from one account that stays to another one; the id counts such pairs of accounts
    Below ///< a top account, of which all parts became one
};

/// What may be made alone; the id is the draft's, of an account that goes the baseline's.
using PartKey = std::pair<Part, AssociationId>;

bool isNumber(const AssociationChange &change)
{
    return change.kind != AssociationChange::Kind::Changed || change.moved || change.rawShares || change.priority;
}

} // namespace

/// Which changes of associations belong together.
class Grouping
{
public:
    explicit Grouping(const ChangeCauses &causes)
        : m_causes(causes), m_before(causes.m_baseline.policy.associations), m_after(causes.m_draft.policy.associations)
    {
        const std::vector<AssociationChange> &changes = causes.m_difference.associations;
        findMovedUsers();
        m_parts.reserve(changes.size());
        for (const AssociationChange &change : changes) {
            m_parts.push_back(isNumber(change) ? partOf(keyOf(change)) : noPart);
            if (change.moved) {
                m_moved.push_back(change);
            }
        }
        for (const AssociationChange &change : m_moved) {
            uniteMove(change);
        }
        uniteRenamed();
    }

    /// All of the accounts below one top account as one.
    void uniteBelowTop()
    {
        std::map<AssociationId, std::size_t> tops;
        for (std::size_t part = 0; part < m_keys.size(); ++part) {
            const auto [kind, id] = m_keys[part];
            const AssociationId top = topOf(kind, id);
            const auto [found, isFirst] = tops.emplace(top, part);
            if (!isFirst) {
                unite(found->second, part);
                m_keys[rootOf(part)] = { Part::Below, top };
            }
        }
    }

    /// One cause for each part, in the order of the difference.
    [[nodiscard]] std::vector<ChangeCause> causes()
    {
        std::vector<ChangeCause> causes;
        std::map<std::size_t, std::size_t> places;
        for (std::uint32_t i = 0; i < m_parts.size(); ++i) {
            if (m_parts[i] == noPart) {
                continue;
            }
            const std::size_t part = rootOf(m_parts[i]);
            const auto [found, isFirst] = places.emplace(part, causes.size());
            if (isFirst) {
                causes.emplace_back();
            }
            causes[found->second].associations.push_back(i);
        }
        for (const auto &[part, place] : places) {
            causes[place].text = textOf(m_keys[part], causes[place]);
        }
        addUsage(causes, places);
        return causes;
    }

private:
    static constexpr std::size_t noPart = static_cast<std::size_t>(-1);

    [[nodiscard]] bool isNew(AssociationId inDraft) const { return m_causes.m_match.before(inDraft) == noAssociation; }
    [[nodiscard]] bool isGone(AssociationId inBaseline) const { return m_causes.m_match.after(inBaseline) == noAssociation; }

    [[nodiscard]] AssociationId topNew(AssociationId id) const
    {
        while (m_after.parent(id) != noAssociation && isNew(m_after.parent(id))) {
            id = m_after.parent(id);
        }
        return id;
    }
    [[nodiscard]] AssociationId topGone(AssociationId id) const
    {
        while (m_before.parent(id) != noAssociation && isGone(m_before.parent(id))) {
            id = m_before.parent(id);
        }
        return id;
    }

    [[nodiscard]] PartKey keyOf(const AssociationChange &change) const
    {
        switch (change.kind) {
        case AssociationChange::Kind::Added: {
            if (const auto moved = m_movedCome.find(change.after); moved != m_movedCome.end()) {
                return { Part::MovedUsers, moved->second };
            }
            const AssociationId top = topNew(change.after);
            return m_after.isUser(top) ? PartKey { Part::Users, m_after.parent(top) } : PartKey { Part::NewAccount, top };
        }
        case AssociationChange::Kind::Removed: {
            if (const auto moved = m_movedGone.find(change.before); moved != m_movedGone.end()) {
                return { Part::MovedUsers, moved->second };
            }
            const AssociationId top = topGone(change.before);
            return m_before.isUser(top) ? PartKey { Part::Users, m_causes.m_match.after(m_before.parent(top)) } : PartKey { Part::GoneAccount, top };
        }
        case AssociationChange::Kind::Changed:
            break;
        }
        return m_after.isUser(change.after) ? PartKey { Part::Users, m_after.parent(change.after) } : PartKey { Part::Account, change.after };
    }

    std::size_t partOf(const PartKey &key)
    {
        const auto [found, isFirst] = m_partOf.emplace(key, m_keys.size());
        if (isFirst) {
            m_keys.push_back(key);
            m_above.push_back(m_above.size());
        }
        return found->second;
    }

    std::size_t rootOf(std::size_t part)
    {
        while (m_above[part] != part) {
            part = m_above[part] = m_above[m_above[part]];
        }
        return part;
    }

    /// The earlier part stands for both.
    void unite(std::size_t a, std::size_t b)
    {
        a = rootOf(a);
        b = rootOf(b);
        m_above[std::max(a, b)] = std::min(a, b);
    }

    /// To the cluster one association goes and another one comes: to people it is one user who moves.
    void findMovedUsers()
    {
        struct Ends
        {
            AssociationId gone = noAssociation;
            AssociationId come = noAssociation;
            int count = 0;
        };
        std::map<std::string_view, Ends> users;
        for (const AssociationChange &change : m_causes.m_difference.associations) {
            if (change.kind == AssociationChange::Kind::Removed && m_before.isUser(topGone(change.before))) {
                Ends &ends = users[m_before.name(change.before)];
                ends.gone = change.before;
                ++ends.count;
            } else if (change.kind == AssociationChange::Kind::Added && m_after.isUser(topNew(change.after))) {
                Ends &ends = users[m_after.name(change.after)];
                ends.come = change.after;
                ++ends.count;
            }
        }
        std::map<std::pair<AssociationId, AssociationId>, AssociationId> places;
        for (const auto &[name, ends] : users) {
            if (ends.count != 2 || ends.gone == noAssociation || ends.come == noAssociation
                || m_before.accountName(ends.gone) == m_after.accountName(ends.come)) {
                continue;
            }
            const std::pair accounts(m_before.parent(ends.gone), m_after.parent(ends.come));
            const auto [place, isFirst] = places.emplace(accounts, static_cast<AssociationId>(m_movedBetween.size()));
            if (isFirst) {
                m_movedBetween.push_back(accounts);
            }
            m_movedGone.emplace(ends.gone, place->second);
            m_movedCome.emplace(ends.come, place->second);
        }
    }

    /// To the cluster one account goes and another one comes: to people it is one account, and one change.
    void uniteRenamed()
    {
        m_renamed = renamedAccounts(m_before, m_after, m_causes.m_match);
        for (const RenamedAccount &account : m_renamed) {
            const auto gone = m_partOf.find({ Part::GoneAccount, topGone(account.before) });
            const auto come = m_partOf.find({ Part::NewAccount, topNew(account.after) });
            if (gone != m_partOf.end() && come != m_partOf.end()) {
                unite(gone->second, come->second);
                m_keys[rootOf(gone->second)] = { Part::Renamed, account.after };
            }
        }
    }

    [[nodiscard]] std::string nameBefore(AssociationId inDraft) const
    {
        const auto found
            = std::find_if(m_renamed.begin(), m_renamed.end(), [inDraft](const RenamedAccount &account) { return account.after == inDraft; });
        return std::string(m_before.name(found->before));
    }

    /// With the account that comes or goes above it, and with other moves on its old or its new path.
    void uniteMove(const AssociationChange &change)
    {
        const std::size_t self = partOf({ Part::Account, change.after });
        for (AssociationId id = m_after.parent(change.after); id != AssociationTree::root(); id = m_after.parent(id)) {
            if (isNew(id)) {
                unite(self, partOf({ Part::NewAccount, topNew(id) }));
            } else if (isMoved(id)) {
                unite(self, partOf({ Part::Account, id }));
            }
        }
        for (AssociationId id = m_before.parent(change.before); id != AssociationTree::root(); id = m_before.parent(id)) {
            if (isGone(id)) {
                unite(self, partOf({ Part::GoneAccount, topGone(id) }));
            } else if (isMoved(m_causes.m_match.after(id))) {
                unite(self, partOf({ Part::Account, m_causes.m_match.after(id) }));
            }
        }
    }

    [[nodiscard]] bool isMoved(AssociationId inDraft) const
    {
        return std::any_of(m_moved.begin(), m_moved.end(), [inDraft](const AssociationChange &change) { return change.after == inDraft; });
    }

    [[nodiscard]] AssociationId topOf(Part kind, AssociationId id) const
    {
        const AssociationTree &tree = kind == Part::GoneAccount ? m_before : m_after;
        id = kind == Part::MovedUsers ? m_movedBetween[id].second : id;
        while (id != AssociationTree::root() && tree.parent(id) != AssociationTree::root()) {
            id = tree.parent(id);
        }
        return kind == Part::GoneAccount && !isGone(id) ? m_causes.m_match.after(id) : kind == Part::GoneAccount ? AssociationTree::root() : id;
    }

    [[nodiscard]] Text textOf(const PartKey &key, const ChangeCause &cause) const
    {
        const auto [part, id] = key;
        if (part == Part::MovedUsers) {
            return moveText(m_movedBetween[id], cause);
        }
        const std::string name((part == Part::GoneAccount ? m_before : m_after).name(id));
        switch (part) {
        case Part::NewAccount:
            return { APPORTION_TEXT("%1 is new"), { name } };
        case Part::GoneAccount:
            return { APPORTION_TEXT("%1 is gone"), { name } };
        case Part::Renamed:
            return { APPORTION_TEXT("%2 instead of %1"), { nameBefore(id), name } };
        case Part::Below:
            return { APPORTION_TEXT("changes in %1"), { name } };
        case Part::Users:
            return cause.associations.size() == 1 ? textOf(m_causes.m_difference.associations[cause.associations.front()])
                : isExchange(cause)               ? exchangeText(cause)
                                                  : Text { APPORTION_TEXT("users of %1"), { name } };
        case Part::MovedUsers:
        case Part::Account:
            break;
        }
        return textOf(m_causes.m_difference.associations[cause.associations.front()]);
    }

    [[nodiscard]] Text moveText(const std::pair<AssociationId, AssociationId> &between, const ChangeCause &cause) const
    {
        const std::string from(m_before.name(between.first));
        const std::string to(m_after.name(between.second));
        if (cause.associations.size() != 2) {
            return { APPORTION_TEXT("users who move from %1 to %2"), { from, to } };
        }
        const AssociationChange &comes = m_causes.m_difference.associations[cause.associations.back()];
        return { APPORTION_TEXT("%1 moves from %2 to %3"), { std::string(m_after.name(comes.after)), from, to } };
    }

    /// Of two changes, that one user goes and another one comes.
    [[nodiscard]] bool isExchange(const ChangeCause &cause) const
    {
        const std::vector<AssociationChange> &changes = m_causes.m_difference.associations;
        return cause.associations.size() == 2 && changes[cause.associations.front()].kind == AssociationChange::Kind::Removed // those come first
            && changes[cause.associations.back()].kind == AssociationChange::Kind::Added;
    }

    [[nodiscard]] Text exchangeText(const ChangeCause &cause) const
    {
        const std::vector<AssociationChange> &changes = m_causes.m_difference.associations;
        return { APPORTION_TEXT("%2 instead of %1"),
            { std::string(m_before.name(changes[cause.associations.front()].before)),
                std::string(m_after.name(changes[cause.associations.back()].after)) } };
    }

    [[nodiscard]] Text textOf(const AssociationChange &change) const
    {
        const bool isGone = change.kind == AssociationChange::Kind::Removed;
        const std::string name((isGone ? m_before : m_after).name(isGone ? change.before : change.after));
        if (change.kind != AssociationChange::Kind::Changed && isUserElsewhere(change)) {
            const AssociationTree &tree = isGone ? m_before : m_after;
            const AssociationId id = isGone ? change.before : change.after;
            const std::string partition(tree.partition(id));
            const std::string account = std::string(tree.accountName(id)) + (partition.empty() ? "" : " (" + partition + ')');
            return { isGone ? APPORTION_TEXT("%1 leaves %2") : APPORTION_TEXT("%1 is new in %2"), { name, account } };
        }
        if (change.kind != AssociationChange::Kind::Changed) {
            return { isGone ? APPORTION_TEXT("%1 is gone") : APPORTION_TEXT("%1 is new"), { name } };
        }
        if (change.moved) {
            return { APPORTION_TEXT("%1 competes below %3 instead of %2"),
                { name, std::string(m_before.name(m_before.parent(change.before))), std::string(m_after.name(m_after.parent(change.after))) } };
        }
        if (change.rawShares) {
            return { APPORTION_TEXT("raw shares of %1 %2 → %3"),
                { name, rawSharesWord(m_before.rawShares(change.before)), rawSharesWord(m_after.rawShares(change.after)) } };
        }
        return { APPORTION_TEXT("priority of %1"), { name } };
    }

    /// Whether a user who comes or goes stands in another account, or for another partition, on the other side as well.
    [[nodiscard]] bool isUserElsewhere(const AssociationChange &change) const
    {
        const bool isGone = change.kind == AssociationChange::Kind::Removed;
        const AssociationTree &tree = isGone ? m_before : m_after;
        const AssociationTree &other = isGone ? m_after : m_before;
        const AssociationId id = isGone ? change.before : change.after;
        const NameId name = tree.isUser(id) ? other.names().find(tree.name(id)) : NamePool::notFound;
        if (name == NamePool::notFound) {
            return false;
        }
        const std::vector<AssociationId> found = associationsNamed(other, std::span(&name, 1));
        return std::any_of(found.begin(), found.end(), [&other](AssociationId one) { return other.isUser(one); });
    }

    /// Usage that differs of what is in both. What somebody who went left to the account goes with that.
    void addUsage(std::vector<ChangeCause> &causes, const std::map<std::size_t, std::size_t> &places)
    {
        const Situation &was = m_causes.m_baseline.situation;
        const Situation &is = m_causes.m_draft.situation;
        if (was.sharesUsageWith(is)) {
            return;
        }
        std::map<AssociationId, std::size_t> heirs; // by the account in the draft: the cause by which somebody left it
        for (const AssociationChange &change : m_causes.m_difference.associations) {
            if (change.kind == AssociationChange::Kind::Removed && !isGone(m_before.parent(change.before))) {
                heirs.emplace(m_causes.m_match.after(m_before.parent(change.before)), places.at(rootOf(partOf(keyOf(change)))));
            }
        }
        ChangeCause rest;
        for (AssociationId before = 0; before < m_before.rowCount(); ++before) {
            const AssociationId after = m_before.isLive(before) ? m_causes.m_match.after(before) : noAssociation;
            if (after == noAssociation || was.ownUsage(before) == is.ownUsage(after)) {
                continue;
            }
            const auto heir = heirs.find(after);
            (heir == heirs.end() ? rest : causes[heir->second]).usage.emplace_back(before, after);
        }
        if (!rest.usage.empty()) {
            rest.text = { APPORTION_TEXT("other usage"), {} };
            causes.push_back(std::move(rest));
        }
    }

    const ChangeCauses &m_causes;
    const AssociationTree &m_before;
    const AssociationTree &m_after;
    std::vector<std::size_t> m_parts; ///< by the change
    std::vector<AssociationChange> m_moved;
    std::vector<RenamedAccount> m_renamed;
    std::vector<std::pair<AssociationId, AssociationId>> m_movedBetween; ///< accounts, in the baseline and in the draft
    std::map<AssociationId, AssociationId> m_movedGone; ///< by the user's association in the baseline: the place in m_movedBetween
    std::map<AssociationId, AssociationId> m_movedCome; ///< by that in the draft
    std::map<PartKey, std::size_t> m_partOf;
    std::vector<PartKey> m_keys; ///< by the part
    std::vector<std::size_t> m_above; ///< the part with which it was united
};

namespace
{

template <typename Row>
Text rowText(const RowChange<Row> &change, const std::vector<Row> &before, const std::vector<Row> &after, const char *word)
{
    const bool isGone = change.after == unknownIndex;
    const std::string name = word + (isGone ? before[change.before].name : after[change.after].name);
    return { isGone                         ? APPORTION_TEXT("%1 is gone")
            : change.before == unknownIndex ? APPORTION_TEXT("%1 is new")
                                            : APPORTION_TEXT("%1 changed"),
        { name } };
}

template <typename Row>
void makeRow(std::vector<Row> &rows, const RowChange<Row> &change, const std::vector<Row> &before, const std::vector<Row> &after)
{
    const std::string &name = change.before != unknownIndex ? before[change.before].name : after[change.after].name;
    const auto found = std::find_if(rows.begin(), rows.end(), [&name](const Row &row) { return row.name == name; });
    if (change.after == unknownIndex) {
        rows.erase(found);
    } else if (found != rows.end()) {
        *found = after[change.after];
    } else {
        rows.push_back(after[change.after]);
    }
}

Text settingText(const SettingChange &change)
{
    return { APPORTION_TEXT("%1 %2 → %3"), { priorityKeyWord(change.key), change.before, change.after } };
}

/// The smallest ones together, until there are no more than @p most.
void uniteSmallest(std::vector<ChangeCause> &causes, std::size_t most)
{
    if (causes.size() <= most) {
        return;
    }
    std::stable_sort(causes.begin(), causes.end(), [](const ChangeCause &a, const ChangeCause &b) {
        const bool areBoth = !a.associations.empty() && !b.associations.empty();
        return areBoth ? a.associations.size() > b.associations.size() : a.associations.empty() && !b.associations.empty();
    });
    ChangeCause rest = std::move(causes[most - 1]);
    rest.text = { APPORTION_TEXT("other changes"), {} };
    const auto append = [](auto &to, const auto &from) { to.insert(to.end(), from.begin(), from.end()); };
    for (std::size_t i = most; i < causes.size(); ++i) {
        append(rest.associations, causes[i].associations);
        append(rest.settings, causes[i].settings);
        append(rest.partitions, causes[i].partitions);
        append(rest.qos, causes[i].qos);
        append(rest.usage, causes[i].usage);
        rest.hardware = rest.hardware || causes[i].hardware;
        rest.jobs = rest.jobs || causes[i].jobs;
    }
    std::sort(rest.associations.begin(), rest.associations.end());
    causes.resize(most - 1);
    causes.push_back(std::move(rest));
}

} // namespace

ChangeCauses::ChangeCauses(
    const Snapshot &baseline, const Snapshot &draft, const AssociationMatch &match, const PolicyDifference &difference, std::size_t most)
    : m_baseline(baseline), m_draft(draft), m_match(match), m_difference(difference)
{
    const Policy &was = baseline.policy;
    const Policy &is = draft.policy;
    const bool hardware = !(was.nodeGroups == is.nodeGroups) || !(was.tres == is.tres) || !(was.licenses == is.licenses);
    if (hardware) {
        ChangeCause cause;
        cause.text = { APPORTION_TEXT("nodes and partitions"), {} };
        cause.hardware = true;
        m_causes.push_back(std::move(cause));
    }
    for (const SettingChange &change : difference.settings) {
        ChangeCause cause;
        cause.text = settingText(change);
        cause.settings.push_back(change.key);
        m_causes.push_back(std::move(cause));
    }
    for (std::uint32_t i = 0; i < difference.partitions.size() && !hardware; ++i) {
        ChangeCause cause;
        cause.text = rowText(difference.partitions[i], *was.partitions, *is.partitions, "PartitionName=");
        cause.partitions.push_back(i);
        m_causes.push_back(std::move(cause));
    }
    for (std::uint32_t i = 0; i < difference.qos.size(); ++i) {
        ChangeCause cause;
        cause.text = rowText(difference.qos[i], *was.qos, *is.qos, "QOS ");
        cause.qos.push_back(i);
        m_causes.push_back(std::move(cause));
    }
    if (!(baseline.situation.jobs == draft.situation.jobs)) {
        ChangeCause cause;
        cause.text = { APPORTION_TEXT("other jobs"), {} };
        cause.jobs = true;
        m_causes.push_back(std::move(cause));
    }
    Grouping grouping(*this);
    std::vector<ChangeCause> associations = grouping.causes();
    if (m_causes.size() + associations.size() > most) {
        grouping.uniteBelowTop();
        associations = grouping.causes();
    }
    std::move(associations.begin(), associations.end(), std::back_inserter(m_causes));
    uniteSmallest(m_causes, most);
}

AssociationId ChangeCauses::Partial::here(AssociationId inDraft) const
{
    const AssociationId before = m_causes->m_match.before(inDraft);
    if (before != noAssociation) {
        return before;
    }
    const auto found = std::lower_bound(m_new.begin(), m_new.end(), std::pair(inDraft, AssociationId { 0 }));
    return found != m_new.end() && found->first == inDraft ? found->second : noAssociation;
}

void ChangeCauses::Partial::makeAssociation(const AssociationChange &change)
{
    AssociationTree &tree = m_now.policy.associations;
    const AssociationTree &draft = m_causes->m_draft.policy.associations;
    const AssociationId after = change.after;
    AssociationId id = change.before;
    if (change.kind == AssociationChange::Kind::Added) {
        const AssociationId parent = here(draft.parent(after));
        id = draft.isUser(after) ? tree.addUser(parent, draft.name(after), draft.rawShares(after), draft.partition(after))
                                 : tree.addAccount(parent, draft.name(after), draft.rawShares(after));
        const std::pair<AssociationId, AssociationId> pair(after, id);
        m_new.insert(std::lower_bound(m_new.begin(), m_new.end(), pair), pair);
        m_now.situation.setOwnUsage(id, m_causes->m_draft.situation.ownUsage(after));
    } else if (change.moved) {
        tree.move(id, here(draft.parent(after)));
    }
    tree.setRawShares(id, draft.rawShares(after));
    tree.setPriority(id, draft.priority(after));
}

void ChangeCauses::Partial::make(std::size_t cause)
{
    const ChangeCause &made = m_causes->m_causes[cause];
    const PolicyDifference &difference = m_causes->m_difference;
    const Policy &was = m_causes->m_baseline.policy;
    const Policy &is = m_causes->m_draft.policy;
    Policy &policy = m_now.policy;
    if (made.hardware) {
        policy.nodeGroups = is.nodeGroups;
        policy.partitions = is.partitions;
        policy.licenses = is.licenses;
        policy.tres = is.tres;
    }
    for (const PriorityKey key : made.settings) {
        copySetting(policy, is, key);
    }
    for (const std::uint32_t i : made.partitions) {
        makeRow(policy.partitions.edit(), difference.partitions[i], *was.partitions, *is.partitions);
    }
    for (const std::uint32_t i : made.qos) {
        makeRow(policy.qos.edit(), difference.qos[i], *was.qos, *is.qos);
    }
    if (made.jobs) {
        m_now.situation.jobs = m_causes->m_draft.situation.jobs;
    }
    // What stays takes its new place before the accounts that it leaves go.
    for (const std::uint32_t i : made.associations) {
        if (difference.associations[i].kind != AssociationChange::Kind::Removed) {
            makeAssociation(difference.associations[i]);
        }
    }
    for (const std::uint32_t i : made.associations) {
        if (difference.associations[i].kind == AssociationChange::Kind::Removed) {
            policy.associations.remove(difference.associations[i].before);
            m_now.situation.setOwnUsage(difference.associations[i].before, 0.0L);
        }
    }
    for (const auto &[before, after] : made.usage) {
        m_now.situation.setOwnUsage(before, m_causes->m_draft.situation.ownUsage(after));
    }
}

} // namespace apportion
