// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/association_names.h"
#include "core/change/tree_edit.h"
#include "core/change/tree_query.h"
#include "document/document.h"
#include "document/structure_commands.h"
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

EditOutcome refusedEdit(const Text &why)
{
    return { false, translated(why), {} };
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

/// What the step of undo is called.
QString additionText(const std::vector<NewAssociation> &rows)
{
    const NewAssociation &only = rows.front();
    return rows.size() > 1 ? Document::tr("Add %n associations", nullptr, static_cast<int>(rows.size()))
        : only.isUser      ? Document::tr("Add user %1").arg(toText(only.name))
                           : Document::tr("Add account %1").arg(toText(only.name));
}

} // namespace

EditOutcome Document::addAssociations(const std::vector<NewAssociation> &list)
{
    return addAssociations(prepareAdditions(m_now.policy, list));
}

EditOutcome Document::addAssociations(PreparedAdditions additions)
{
    if (!additions.isPossible()) {
        return refusedEdit(additions.refusal);
    }
    EditOutcome outcome { true, {}, std::vector<AssociationId>(additions.rows.size()) };
    std::iota(outcome.ids.begin(), outcome.ids.end(), additions.first);
    const QString text = additionText(additions.rows);
    m_undoStack->push(new AddCommand(*this, std::move(additions), text));
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
    if (const Text refusal = removalRefusal(tree, tops); !refusal.isEmpty()) {
        return refusedEdit(refusal);
    }
    if (tops.empty()) {
        return {};
    }
    std::vector<AssociationId> all = withDescendants(tree, tops);
    const QString text
        = all.size() > 1 ? tr("Remove %n associations", nullptr, static_cast<int>(all.size())) : tr("Remove %1").arg(toText(tree.name(tops.front())));
    m_undoStack->push(new RemoveCommand(*this, std::move(all), text));
    return { true, {}, tops };
}

EditOutcome Document::renameAssociation(AssociationId id, const QString &name)
{
    PreparedRenaming renaming = prepareRenaming(m_now, id, name.toStdString());
    if (renaming.ids.empty()) {
        return refusedEdit(renaming.refusal);
    }
    const QString text = tr("Rename %1 to %2").arg(toText(m_now.policy.associations.name(id)), toText(renaming.name));
    EditOutcome outcome { true, {}, renaming.ids };
    m_undoStack->push(new RenameCommand(*this, std::move(renaming), text));
    return outcome;
}

QString Document::moveRefusal(const std::vector<AssociationId> &ids, AssociationId newParent) const
{
    return translated(apportion::moveRefusal(m_now.policy.associations, ids, newParent));
}

EditOutcome Document::moveAssociations(const std::vector<AssociationId> &ids, AssociationId newParent)
{
    const AssociationTree &tree = m_now.policy.associations;
    if (const Text refusal = apportion::moveRefusal(tree, ids, newParent); !refusal.isEmpty()) {
        return refusedEdit(refusal);
    }
    std::vector<AssociationId> moved = movedBelow(tree, ids, newParent);
    if (moved.empty()) {
        return {};
    }
    const QString to = toText(tree.name(newParent));
    const QString text = moved.size() > 1 ? tr("Move %n associations to %1", nullptr, static_cast<int>(moved.size())).arg(to)
                                          : tr("Move %1 to %2").arg(toText(tree.name(moved.front())), to);
    EditOutcome outcome { true, {}, moved };
    m_undoStack->push(new MoveCommand(*this, std::move(moved), newParent, text));
    return outcome;
}

EditOutcome Document::duplicateAccount(AssociationId account, const QString &name, bool withUsers)
{
    const AssociationTree &tree = m_now.policy.associations;
    if (!tree.isLive(account) || tree.isUser(account) || account == AssociationTree::root()) {
        return { false, tr("Choose an account below root to duplicate."), {} };
    }
    const CheckedName checked = checkName(name.toStdString(), false);
    if (!checked.error.isEmpty()) {
        return refusedEdit(checked.error);
    }
    std::unordered_set<std::string> taken = accountNames(tree);
    if (taken.contains(checked.name)) {
        return refusedEdit(accountTaken(checked.name));
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
