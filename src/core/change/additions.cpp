// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/additions.h"

#include "core/change/association_names.h"
#include "core/change/known_records.h"
#include "core/change/tree_edit.h"
#include "core/change/users_by_account.h"

namespace apportion
{

namespace
{

/// Gives every entry its checked name and its parent's id; returns why that cannot be.
Text placeRows(const AssociationTree &tree, std::vector<NewAssociation> &rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        NewAssociation &row = rows[i];
        CheckedName checked = checkName(row.name, row.isUser);
        if (!checked.error.isEmpty()) {
            return checked.error;
        }
        row.name = row.isUser ? keptUserName(tree, checked.name) : std::move(checked.name);
        row.partition = lowerCase(row.partition);
        const auto above = static_cast<std::size_t>(row.above);
        const bool isKnown = row.above >= 0 ? above < i && !rows[above].isUser : tree.isLive(row.parent) && tree.isAccount(row.parent);
        if (!isKnown) {
            return { APPORTION_TEXT("There is no account for %1 to stand in."), { row.name } };
        }
        if (row.above >= 0) {
            row.parent = tree.rowCount() + static_cast<AssociationId>(above);
        }
    }
    return {};
}

/// Why associations cannot stand beside what is there; empty when they can.
Text conflictOf(const AssociationTree &tree, const std::vector<NewAssociation> &rows)
{
    std::vector<NameId> names;
    names.reserve(rows.size());
    for (const NewAssociation &row : rows) {
        names.push_back(tree.names().find(row.name));
    }
    std::unordered_set<std::string> accounts;
    for (const AssociationId id : associationsNamed(tree, names)) {
        if (tree.isAccount(id)) {
            accounts.emplace(tree.name(id));
        }
    }
    UsersByAccount users(tree, names);
    for (const NewAssociation &row : rows) {
        if (!row.isUser && !accounts.insert(row.name).second) {
            return accountTaken(row.name);
        }
        if (row.isUser && !users.add(row.parent, row.name, row.partition)) {
            const std::string account(row.parent < tree.rowCount() ? tree.name(row.parent) : rows[row.parent - tree.rowCount()].name);
            return userTaken(row.name, account);
        }
        if (row.rawShares > sharesParent) {
            return { APPORTION_TEXT("%1 has more raw shares than Slurm can hold."), { row.name } };
        }
    }
    return {};
}

} // namespace

AssociationId append(AssociationTree &tree, const NewAssociation &added)
{
    const AssociationId id = added.isUser ? tree.addUser(added.parent, added.name, added.rawShares, added.partition)
                                          : tree.addAccount(added.parent, added.name, added.rawShares);
    if (added.priority != noPriority) {
        tree.setPriority(id, added.priority);
    }
    if (!added.options.empty()) {
        tree.setOptions(id, added.options);
    }
    return id;
}

PreparedAdditions prepareAdditions(const AssociationTree &tree, const std::vector<NewAssociation> &list)
{
    PreparedAdditions additions;
    additions.rows = list;
    additions.refusal = placeRows(tree, additions.rows);
    if (additions.refusal.isEmpty()) {
        additions.refusal = conflictOf(tree, additions.rows);
    }
    if (!additions.refusal.isEmpty()) {
        additions.rows.clear();
    }
    if (!additions.isPossible()) {
        return additions;
    }
    additions.first = tree.rowCount();
    additions.after = tree;
    for (const NewAssociation &row : additions.rows) {
        append(additions.after, row);
    }
    return additions;
}

PreparedAdditions prepareAdditions(const Policy &policy, std::vector<NewAssociation> list)
{
    tellRecords(policy, list);
    return prepareAdditions(policy.associations, list);
}

PreparedAdditions prepareAdditions(const Snapshot &now, const std::vector<NewAssociation> &list)
{
    PreparedAdditions additions = prepareAdditions(now.policy, list);
    if (additions.isPossible()) {
        UsageOfAdditions &usage = additions.usage.emplace();
        usage.before.shareUsage(now.situation);
        usage.after.shareUsage(now.situation);
        appendUsage(usage.after, additions.first, additions.rows);
    }
    return additions;
}

void appendUsage(Situation &situation, AssociationId first, const std::vector<NewAssociation> &added)
{
    for (std::size_t i = added.size(); i-- > 0;) { // from the last on, for which the column grows once
        situation.setOwnUsage(first + static_cast<AssociationId>(i), added[i].ownUsage);
    }
}

bool UsageOfAdditions::applyTo(Situation &situation) const
{
    if (!situation.sharesUsageWith(before)) {
        return false;
    }
    situation.shareUsage(after);
    return true;
}

} // namespace apportion
