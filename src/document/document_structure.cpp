// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/tres.h"
#include "document/association_names.h"
#include "document/document.h"
#include "document/structure_commands.h"
#include "document/tree_query.h"
#include "document/users_by_account.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

// The edits of the document that change the structure of the association tree.

namespace apportion
{

namespace
{

EditOutcome refusedEdit(const QString &why)
{
    return { false, why, {} };
}

bool isRootUser(const AssociationTree &tree, AssociationId id)
{
    return tree.isUser(id) && tree.parent(id) == AssociationTree::root() && tree.name(id) == "root";
}

/// Those of @p ids that would come to hang from another account than now.
std::vector<AssociationId> movedBelow(const AssociationTree &tree, const std::vector<AssociationId> &ids, AssociationId newParent)
{
    std::vector<AssociationId> moved = topmost(tree, ids);
    std::erase_if(moved, [&](AssociationId id) { return tree.parent(id) == newParent; });
    return moved;
}

NewAssociation copyOf(const AssociationTree &tree, AssociationId id)
{
    NewAssociation copy;
    copy.name = tree.name(id);
    copy.isUser = tree.isUser(id);
    copy.rawShares = tree.rawShares(id);
    copy.priority = tree.priority(id);
    copy.partition = tree.partition(id);
    copy.options = tree.options(id);
    return copy;
}

/// The jobs with a user (or an account) named otherwise; nothing when none of them names it.
std::optional<RenameCommand::Jobs> renamedJobs(const Situation &situation, std::string Job::*field, std::string_view before, const std::string &after)
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
    return RenameCommand::Jobs(std::move(renamed));
}

} // namespace

EditOutcome Document::addAssociations(const std::vector<NewAssociation> &list)
{
    return addAssociations(prepareAdditions(m_now.policy.associations, list));
}

EditOutcome Document::addAssociations(PreparedAdditions additions)
{
    if (!additions.isPossible()) {
        return refusedEdit(additions.refusal);
    }
    EditOutcome outcome { true, {}, std::vector<AssociationId>(additions.rows.size()) };
    std::iota(outcome.ids.begin(), outcome.ids.end(), additions.first);
    m_undoStack.push(new AddCommand(*this, std::move(additions)));
    return outcome;
}

EditOutcome Document::addAccount(AssociationId parent, const QString &name, std::uint32_t rawShares)
{
    NewAssociation account;
    account.name = name.toStdString();
    account.parent = parent;
    account.rawShares = rawShares;
    return addAssociations({ account });
}

EditOutcome Document::addUsers(AssociationId account, const QStringList &names, std::uint32_t rawShares)
{
    std::vector<NewAssociation> list;
    for (const QString &name : names) {
        NewAssociation user;
        user.name = name.toStdString();
        user.isUser = true;
        user.parent = account;
        user.rawShares = rawShares;
        list.push_back(std::move(user));
    }
    return addAssociations(list);
}

EditOutcome Document::removeAssociations(const std::vector<AssociationId> &ids)
{
    const AssociationTree &tree = m_now.policy.associations;
    const std::vector<AssociationId> tops = topmost(tree, ids);
    for (const AssociationId top : tops) {
        if (top == AssociationTree::root()) {
            return refusedEdit(tr("The account root cannot be removed: every cluster has it."));
        }
        if (isRootUser(tree, top)) {
            return refusedEdit(tr("The user root of the account root cannot be removed: every cluster has it."));
        }
    }
    if (tops.empty()) {
        return {};
    }
    std::vector<AssociationId> all = withDescendants(tree, tops);
    const QString text
        = all.size() > 1 ? tr("Remove %n associations", nullptr, static_cast<int>(all.size())) : tr("Remove %1").arg(toText(tree.name(tops.front())));
    m_undoStack.push(new RemoveCommand(*this, std::move(all), text));
    return { true, {}, tops };
}

EditOutcome Document::renameAssociation(AssociationId id, const QString &name)
{
    const AssociationTree &tree = m_now.policy.associations;
    if (!tree.isLive(id)) {
        return {};
    }
    const bool isUser = tree.isUser(id);
    CheckedName checked = checkName(name, isUser);
    if (!checked.error.isEmpty()) {
        return refusedEdit(checked.error);
    }
    if (checked.name == tree.name(id)) {
        return {};
    }
    checked.name = isUser ? keptUserName(tree, checked.name) : checked.name;
    if (checked.name == tree.name(id)) {
        return {};
    }
    if (id == AssociationTree::root() || (isUser && tree.name(id) == "root")) {
        return refusedEdit(tr("root keeps its name: Slurm looks for it."));
    }
    const NameId taken = tree.names().find(checked.name);
    for (const AssociationId other : associationsNamed(tree, std::span(&taken, 1))) {
        if (tree.isUser(other) == isUser) {
            return refusedEdit(isUser ? tr("There is a user %1 already.").arg(toText(checked.name))
                                      : tr("There is an account %1 already; an account's name stands once in a cluster.").arg(toText(checked.name)));
        }
    }
    const NameId before = tree.nameId(id);
    std::vector<AssociationId> ids { id };
    if (isUser) {
        ids = associationsNamed(tree, std::span(&before, 1));
        std::erase_if(ids, [&tree](AssociationId other) { return tree.isAccount(other); });
    }
    const QString text = tr("Rename %1 to %2").arg(toText(tree.name(id)), toText(checked.name));
    std::optional<RenameCommand::Jobs> jobs = renamedJobs(m_now.situation, isUser ? &Job::user : &Job::account, tree.name(id), checked.name);
    EditOutcome outcome { true, {}, ids };
    m_undoStack.push(new RenameCommand(*this, std::move(ids), checked.name, std::move(jobs), text));
    return outcome;
}

QString Document::moveRefusal(const std::vector<AssociationId> &ids, AssociationId newParent) const
{
    const AssociationTree &tree = m_now.policy.associations;
    if (!tree.isLive(newParent) || tree.isUser(newParent)) {
        return tr("Only an account can hold others.");
    }
    const std::vector<AssociationId> moved = movedBelow(tree, ids, newParent);
    std::vector<NameId> names;
    for (const AssociationId id : moved) {
        if (id == AssociationTree::root() || isRootUser(tree, id)) {
            return tr("root stays where it is: every cluster has it at the top.");
        }
        if (id == newParent) {
            return tr("Account %1 cannot hang below itself.").arg(toText(tree.name(id)));
        }
        if (!tree.canMove(id, newParent)) {
            return tr("Account %1 cannot hang below %2, which is part of it.").arg(toText(tree.name(id)), toText(tree.name(newParent)));
        }
        if (tree.isUser(id)) {
            names.push_back(tree.nameId(id));
        }
    }
    UsersByAccount users(tree, names);
    for (const AssociationId id : moved) {
        if (tree.isUser(id) && !users.add(newParent, std::string(tree.name(id)), std::string(tree.partition(id)))) {
            return tr("User %1 stands in account %2 already.").arg(toText(tree.name(id)), toText(tree.name(newParent)));
        }
    }
    return {};
}

EditOutcome Document::moveAssociations(const std::vector<AssociationId> &ids, AssociationId newParent)
{
    if (const QString refusal = moveRefusal(ids, newParent); !refusal.isEmpty()) {
        return refusedEdit(refusal);
    }
    const AssociationTree &tree = m_now.policy.associations;
    std::vector<AssociationId> moved = movedBelow(tree, ids, newParent);
    if (moved.empty()) {
        return {};
    }
    const QString to = toText(tree.name(newParent));
    const QString text = moved.size() > 1 ? tr("Move %n associations to %1", nullptr, static_cast<int>(moved.size())).arg(to)
                                          : tr("Move %1 to %2").arg(toText(tree.name(moved.front())), to);
    EditOutcome outcome { true, {}, moved };
    m_undoStack.push(new MoveCommand(*this, std::move(moved), newParent, text));
    return outcome;
}

EditOutcome Document::duplicateAccount(AssociationId account, const QString &name, bool withUsers)
{
    const AssociationTree &tree = m_now.policy.associations;
    if (!tree.isLive(account) || tree.isUser(account) || account == AssociationTree::root()) {
        return refusedEdit(tr("Choose an account below root to duplicate."));
    }
    const CheckedName checked = checkName(name, false);
    if (!checked.error.isEmpty()) {
        return refusedEdit(checked.error);
    }
    std::unordered_set<std::string> taken = accountNames(tree);
    if (taken.contains(checked.name)) {
        return refusedEdit(tr("There is an account %1 already; an account's name stands once in a cluster.").arg(toText(checked.name)));
    }
    std::vector<NewAssociation> list;
    std::unordered_map<AssociationId, int> copies; // by what they are copies of
    for (const AssociationId id : withDescendants(tree, std::span(&account, 1))) {
        if (tree.isUser(id) && !withUsers) {
            continue;
        }
        NewAssociation copy = copyOf(tree, id);
        if (id == account) {
            copy.parent = tree.parent(account);
            copy.name = checked.name;
        } else {
            copy.above = copies.at(tree.parent(id));
            copy.name = copy.isUser ? copy.name : freeName(copy.name, taken);
        }
        if (!copy.isUser) {
            taken.insert(copy.name);
            copies.emplace(id, static_cast<int>(list.size()));
        }
        list.push_back(std::move(copy));
    }
    return addAssociations(list);
}

} // namespace apportion
