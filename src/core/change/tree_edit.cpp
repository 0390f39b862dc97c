// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/tree_edit.h"

#include "core/change/association_names.h"
#include "core/change/change_notes.h"
#include "core/change/default_accounts.h"
#include "core/change/tree_query.h"
#include "core/change/users_by_account.h"

#include <algorithm>

namespace apportion
{

namespace
{

bool isRootUser(const AssociationTree &tree, AssociationId id)
{
    return tree.isUser(id) && tree.parent(id) == AssociationTree::root() && tree.name(id) == "root";
}

/// The jobs with a user (or an account) named otherwise; nothing when none of them names it.
std::optional<Shared<std::vector<Job>>> renamedJobs(
    const Situation &situation, std::string Job::*field, std::string_view before, const std::string &after)
{
    const std::vector<Job> &jobs = *situation.jobs;
    const auto bears = [&](const Job &job) { return job.*field == before; };
    if (std::none_of(jobs.begin(), jobs.end(), bears)) {
        return std::nullopt;
    }
    std::vector<Job> renamed = jobs;
    for (Job &job : renamed) {
        if (bears(job)) {
            job.*field = after;
        }
    }
    return Shared<std::vector<Job>>(std::move(renamed));
}

std::string nameIn(const AssociationTree &tree, AssociationId id)
{
    return std::string(tree.name(id));
}

} // namespace

Text accountTaken(std::string_view account)
{
    return { APPORTION_TEXT("There is an account %1 already; an account's name stands once in a cluster."), { std::string(account) } };
}

Text userTaken(std::string_view user, std::string_view account)
{
    return { APPORTION_TEXT("User %1 stands in account %2 already."), { std::string(user), std::string(account) } };
}

Text removalRefusal(const AssociationTree &tree, std::span<const AssociationId> tops)
{
    for (const AssociationId top : tops) {
        if (top == AssociationTree::root()) {
            return { APPORTION_TEXT("The account root cannot be removed: every cluster has it."), {} };
        }
        if (isRootUser(tree, top)) {
            return { APPORTION_TEXT("The user root of the account root cannot be removed: every cluster has it."), {} };
        }
    }
    return {};
}

std::vector<AssociationId> movedBelow(const AssociationTree &tree, std::span<const AssociationId> ids, AssociationId newParent)
{
    std::vector<AssociationId> moved = topmost(tree, ids);
    std::erase_if(moved, [&](AssociationId id) { return tree.parent(id) == newParent; });
    return moved;
}

Text moveRefusal(const AssociationTree &tree, std::span<const AssociationId> ids, AssociationId newParent)
{
    if (!tree.isLive(newParent) || tree.isUser(newParent)) {
        return { APPORTION_TEXT("Only an account can hold others."), {} };
    }
    const std::vector<AssociationId> moved = movedBelow(tree, ids, newParent);
    std::vector<NameId> names;
    for (const AssociationId id : moved) {
        if (id == AssociationTree::root() || isRootUser(tree, id)) {
            return { APPORTION_TEXT("root stays where it is: every cluster has it at the top."), {} };
        }
        if (id == newParent) {
            return { APPORTION_TEXT("Account %1 cannot hang below itself."), { nameIn(tree, id) } };
        }
        if (!tree.canMove(id, newParent)) {
            return { APPORTION_TEXT("Account %1 cannot hang below %2, which is part of it."), { nameIn(tree, id), nameIn(tree, newParent) } };
        }
        if (tree.isUser(id)) {
            names.push_back(tree.nameId(id));
        }
    }
    UsersByAccount users(tree, names);
    for (const AssociationId id : moved) {
        if (tree.isUser(id) && !users.add(newParent, nameIn(tree, id), std::string(tree.partition(id)))) {
            return userTaken(tree.name(id), tree.name(newParent));
        }
    }
    return {};
}

void moveBelow(AssociationTree &tree, std::span<const AssociationId> moved, AssociationId newParent)
{
    const OptionsEdit defaults = followingDefaults(tree, moved, newParent);
    for (const AssociationId id : moved) {
        tree.move(id, newParent);
    }
    setOptions(tree, defaults);
}

void removeAll(AssociationTree &tree, std::span<const AssociationId> removed)
{
    setOptions(tree, followingDefaults(tree, removed));
    for (auto id = removed.rbegin(); id != removed.rend(); ++id) {
        tree.remove(*id);
    }
}

FollowingAssociations followingPartitions(const AssociationTree &tree, const std::vector<Renaming> &renamed)
{
    FollowingAssociations follow;
    follow.added.first = tree.rowCount();
    follow.added.after = tree;
    for (AssociationId id = 0; id < tree.rowCount() && !renamed.empty(); ++id) {
        const bool isFor = tree.isLive(id) && tree.isUser(id) && !tree.partition(id).empty();
        const auto one = std::find_if(renamed.begin(), renamed.end(), [&](const Renaming &renaming) {
            // to associations a name in another case is the same one
            return isFor && sameIgnoringCase(renaming.first, tree.partition(id)) && !sameIgnoringCase(renaming.second, tree.partition(id));
        });
        if (one == renamed.end()) {
            continue;
        }
        follow.removed.push_back(id);
        if (tree.findUser(tree.parent(id), tree.name(id), one->second) == noAssociation) {
            NewAssociation row;
            row.name = tree.name(id);
            row.isUser = true;
            row.parent = tree.parent(id);
            row.rawShares = tree.rawShares(id);
            row.priority = tree.priority(id);
            row.partition = lowerCase(one->second);
            row.options = tree.options(id);
            append(follow.added.after, row);
            follow.added.rows.push_back(std::move(row));
        }
    }
    return follow;
}

void setOptions(AssociationTree &tree, const OptionsEdit &edit)
{
    for (std::size_t i = 0; i < edit.associations.size(); ++i) {
        tree.setOptions(edit.associations[i], edit.texts[edit.options[i]]);
    }
}

PreparedRenaming prepareRenaming(const Snapshot &snapshot, AssociationId id, std::string_view name)
{
    const AssociationTree &tree = snapshot.policy.associations;
    PreparedRenaming renaming;
    if (!tree.isLive(id)) {
        return renaming;
    }
    const bool isUser = tree.isUser(id);
    CheckedName checked = checkName(name, isUser);
    renaming.refusal = checked.error;
    if (!renaming.refusal.isEmpty() || checked.name == tree.name(id)) {
        return renaming;
    }
    renaming.name = isUser ? keptUserName(tree, checked.name) : std::move(checked.name);
    if (renaming.name == tree.name(id)) {
        return renaming;
    }
    if (id == AssociationTree::root() || (isUser && tree.name(id) == "root")) {
        renaming.refusal = { APPORTION_TEXT("root keeps its name: Slurm looks for it."), {} };
        return renaming;
    }
    const NameId taken = tree.names().find(renaming.name);
    for (const AssociationId other : associationsNamed(tree, std::span(&taken, 1))) {
        if (tree.isUser(other) == isUser) {
            renaming.refusal = isUser ? Text { APPORTION_TEXT("There is a user %1 already."), { renaming.name } } : accountTaken(renaming.name);
            return renaming;
        }
    }
    const NameId before = tree.nameId(id);
    renaming.ids = { id };
    if (isUser) {
        renaming.ids = associationsNamed(tree, std::span(&before, 1));
        std::erase_if(renaming.ids, [&tree](AssociationId other) { return tree.isAccount(other); });
    }
    Policy draft = snapshot.policy;
    if (isUser) {
        renameInNotes(draft, "user:" + std::string(tree.name(id)), renaming.name);
    } else {
        renameAccountReferences(draft, std::string(tree.name(id)), renaming.name);
    }
    renaming.rest = editBetween(snapshot.policy, draft);
    renaming.rest.jobs = renamedJobs(snapshot.situation, isUser ? &Job::user : &Job::account, tree.name(id), renaming.name);
    return renaming;
}

} // namespace apportion
