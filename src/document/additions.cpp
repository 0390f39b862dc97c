// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/additions.h"

#include "document/association_names.h"
#include "document/document.h"
#include "document/users_by_account.h"
#include "storage/qt_text.h"

namespace apportion
{

namespace
{

PreparedAdditions refused(const QString &why)
{
    PreparedAdditions additions;
    additions.refusal = why;
    return additions;
}

/// Gives every entry its checked name and its parent's id; returns why that cannot be.
QString place(const AssociationTree &tree, std::vector<NewAssociation> &rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        NewAssociation &row = rows[i];
        const CheckedName checked = checkName(QString::fromStdString(row.name), row.isUser);
        if (!checked.error.isEmpty()) {
            return checked.error;
        }
        row.name = row.isUser ? keptUserName(tree, checked.name) : checked.name;
        const auto above = static_cast<std::size_t>(row.above);
        const bool isKnown = row.above >= 0 ? above < i && !rows[above].isUser : tree.isLive(row.parent) && tree.isAccount(row.parent);
        if (!isKnown) {
            return Document::tr("There is no account for %1 to stand in.").arg(toText(row.name));
        }
        if (row.above >= 0) {
            row.parent = tree.rowCount() + static_cast<AssociationId>(above);
        }
    }
    return {};
}

/// Why associations cannot stand beside what is there; empty when they can.
QString conflict(const AssociationTree &tree, const std::vector<NewAssociation> &rows)
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
            return Document::tr("There is an account %1 already; an account's name stands once in a cluster.").arg(toText(row.name));
        }
        if (row.isUser && !users.add(row.parent, row.name, row.partition)) {
            const std::string account(row.parent < tree.rowCount() ? tree.name(row.parent) : rows[row.parent - tree.rowCount()].name);
            return Document::tr("User %1 stands in account %2 already.").arg(toText(row.name), toText(account));
        }
        if (row.rawShares > sharesParent) {
            return Document::tr("%1 has more raw shares than Slurm can hold.").arg(toText(row.name));
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
    if (const QString why = place(tree, additions.rows); !why.isEmpty()) {
        return refused(why);
    }
    if (const QString why = conflict(tree, additions.rows); !why.isEmpty()) {
        return refused(why);
    }
    if (!additions.isPossible()) {
        return additions;
    }
    additions.first = tree.rowCount();
    additions.after = tree;
    for (const NewAssociation &row : additions.rows) {
        append(additions.after, row);
    }
    const NewAssociation &only = additions.rows.front();
    additions.text = additions.rows.size() > 1 ? Document::tr("Add %n associations", nullptr, static_cast<int>(additions.rows.size()))
        : only.isUser                          ? Document::tr("Add user %1").arg(toText(only.name))
                                               : Document::tr("Add account %1").arg(toText(only.name));
    return additions;
}

} // namespace apportion
