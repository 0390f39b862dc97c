// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/structure_commands.h"

#include "core/change/default_accounts.h"

#include <numeric>

namespace apportion
{

namespace
{

/// So many are appended in less than a millisecond.
constexpr std::size_t fewRows = 1000;

PolicyChange structureChange()
{
    PolicyChange change;
    change.kind = PolicyChange::Kind::Structure;
    return change;
}

/// An object that is new or gone as a whole.
void addWhole(const AssociationTree &tree, AssociationId id, std::vector<NotePlace> &places)
{
    if (id < tree.rowCount()) {
        places.push_back({ noteObject(tree, id), {} });
    }
}

/// The same of what was called @p name, or was a user of the account of that name.
void addUnderOtherName(const AssociationTree &tree, AssociationId id, const std::string &name, bool isAccountName, std::vector<NotePlace> &places)
{
    if (id >= tree.rowCount()) {
        return;
    }
    if (tree.isAccount(id)) {
        places.push_back({ "account:" + name, {} });
        return;
    }
    std::string object = "user:" + (isAccountName ? std::string(tree.name(id)) + ':' + name : name + ':' + std::string(tree.accountName(id)));
    if (const std::string_view partition = tree.partition(id); !partition.empty()) {
        (object += ':') += partition;
    }
    places.push_back({ std::move(object), {} });
}

} // namespace

AddCommand::AddCommand(Document &document, PreparedAdditions additions, const QString &text)
    : DocumentCommand(document, text), m_rows(std::move(additions.rows)), m_first(additions.first), m_after(std::move(additions.after)),
      m_usage(std::move(additions.usage))
{
}

void AddCommand::redo()
{
    AssociationTree &tree = policy().associations;
    Q_ASSERT(tree.rowCount() == m_first);
    if (m_after) {
        tree = std::move(*m_after);
        m_after.reset();
    } else {
        for (const NewAssociation &row : m_rows) {
            append(tree, row);
        }
    }
    if (!m_usage || !m_usage->applyTo(situation())) {
        appendUsage(situation(), m_first, m_rows);
    }
    m_usage.reset();
    PolicyChange change = structureChange();
    change.added.resize(m_rows.size());
    std::iota(change.added.begin(), change.added.end(), m_first);
    changed(change);
}

void AddCommand::undo()
{
    AssociationTree &tree = policy().associations;
    const bool areMany = m_rows.size() > fewRows;
    if (areMany) { // appending them one by one again would take too long
        m_after = tree;
        m_usage.emplace().after.shareUsage(situation());
    }
    PolicyChange change = structureChange();
    change.removed.resize(m_rows.size());
    std::iota(change.removed.begin(), change.removed.end(), m_first);
    tree.truncate(m_first);
    situation().truncate(m_first);
    if (areMany) {
        m_usage->before.shareUsage(situation());
    }
    changed(change);
}

void AddCommand::addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        addWhole(tree, m_first + static_cast<AssociationId>(i), places);
    }
}

RemoveCommand::RemoveCommand(Document &document, std::vector<AssociationId> ids, const QString &text, Defaults defaults)
    : DocumentCommand(document, text), m_ids(std::move(ids))
{
    if (defaults == Defaults::Follow) {
        m_defaults.options = followingDefaults(policy().associations, m_ids);
    }
}

void RemoveCommand::redo()
{
    exchangeEdit(policy(), situation(), m_defaults);
    for (auto id = m_ids.rbegin(); id != m_ids.rend(); ++id) {
        policy().associations.remove(*id);
    }
    PolicyChange change = structureChange();
    change.removed = m_ids;
    changed(change);
    changed(m_defaults);
}

void RemoveCommand::undo()
{
    for (const AssociationId id : m_ids) {
        policy().associations.restore(id);
    }
    exchangeEdit(policy(), situation(), m_defaults);
    PolicyChange change = structureChange();
    change.added = m_ids;
    changed(change);
    changed(m_defaults);
}

void RemoveCommand::addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const
{
    for (const AssociationId id : m_ids) {
        addWhole(tree, id, places);
    }
}

PartitionRenameCommand::PartitionRenameCommand(Document &document, PolicyEdit edit, FollowingAssociations follow, const QString &text)
    : DocumentCommand(document, text), m_edit(document, std::move(edit), text), m_add(document, std::move(follow.added), text),
      m_remove(document, std::move(follow.removed), text, RemoveCommand::Defaults::Stay)
{
}

void PartitionRenameCommand::redo()
{
    m_edit.redo();
    m_add.redo();
    m_remove.redo();
}

void PartitionRenameCommand::undo()
{
    m_remove.undo();
    m_add.undo();
    m_edit.undo();
}

void PartitionRenameCommand::addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const
{
    m_edit.addNotePlaces(tree, places);
}

void PartitionRenameCommand::renameNotePlaces(std::vector<NotePlace> &places) const
{
    m_edit.renameNotePlaces(places);
}

MoveCommand::MoveCommand(Document &document, std::vector<AssociationId> ids, AssociationId newParent, const QString &text)
    : DocumentCommand(document, text), m_ids(std::move(ids)), m_newParent(newParent)
{
    m_before.reserve(m_ids.size());
    for (const AssociationId id : m_ids) {
        m_before.push_back(policy().associations.parent(id));
    }
    m_defaults.options = followingDefaults(policy().associations, m_ids, m_newParent);
}

void MoveCommand::redo()
{
    for (const AssociationId id : m_ids) {
        policy().associations.move(id, m_newParent);
    }
    exchangeEdit(policy(), situation(), m_defaults);
    notify();
}

void MoveCommand::undo()
{
    exchangeEdit(policy(), situation(), m_defaults);
    for (std::size_t i = m_ids.size(); i-- > 0;) {
        policy().associations.move(m_ids[i], m_before[i]);
    }
    notify();
}

void MoveCommand::notify()
{
    PolicyChange change = structureChange();
    change.associations = m_ids;
    changed(change);
    changed(m_defaults);
}

void MoveCommand::addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const
{
    for (std::size_t i = 0; i < m_ids.size(); ++i) {
        const AssociationId id = m_ids[i];
        if (id < tree.rowCount() && tree.isAccount(id)) {
            places.push_back({ noteObject(tree, id), { "Parent" } });
        } else if (id < tree.rowCount()) { // Slurm knows users by their account: one is gone there, and one is new here
            addUnderOtherName(tree, id, std::string(tree.name(m_before[i])), true, places);
            addWhole(tree, id, places);
        }
    }
}

RenameCommand::RenameCommand(Document &document, PreparedRenaming renaming, const QString &text)
    : DocumentCommand(document, text), m_ids(std::move(renaming.ids)), m_name(std::move(renaming.name)), m_rest(std::move(renaming.rest))
{
}

void RenameCommand::exchange()
{
    AssociationTree &tree = policy().associations;
    std::string now(tree.name(m_ids.front()));
    const Shared<std::vector<FormerName>> names = tree.allFormerNames();
    for (const AssociationId id : m_ids) {
        tree.rename(id, m_name);
    }
    if (m_formerNames) { // made before: what it noted then, or what there was before that
        tree.setAllFormerNames(*m_formerNames);
    }
    m_formerNames = names;
    m_name = std::move(now);
    exchangeEdit(policy(), situation(), m_rest);
    PolicyChange change = structureChange();
    change.associations = m_ids;
    changed(change);
    changed(m_rest);
}

bool RenameCommand::mergeWith(const QUndoCommand *other)
{
    const auto &next = static_cast<const RenameCommand &>(*other); // the stack compares the ids
    // what only one of the two renames would be left behind
    const bool reachSame = m_rest.jobs.has_value() == next.m_rest.jobs.has_value()
        && m_rest.partitions.has_value() == next.m_rest.partitions.has_value() && m_rest.nodeGroups.has_value() == next.m_rest.nodeGroups.has_value()
        && m_rest.options.associations == next.m_rest.options.associations;
    if (m_ids != next.m_ids || !reachSame || !isContinuedBy(next)) {
        return false;
    }
    setText(next.text());
    AssociationTree &tree = policy().associations;
    const std::string name(tree.name(m_ids.front()));
    tree.setAllFormerNames(*m_formerNames); // the name between them was never left standing
    for (const AssociationId id : m_ids) {
        tree.respell(id, m_name);
        tree.rename(id, name);
    }
    Policy before = policy();
    Situation jobs = situation();
    PolicyEdit rest = m_rest;
    exchangeEdit(before, jobs, rest);
    setObsolete(policy().associations.name(m_ids.front()) == m_name && before == policy() && jobs.jobs == situation().jobs);
    return true;
}

void RenameCommand::addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const
{
    for (const AssociationId id : m_ids) {
        addUnderOtherName(tree, id, m_name, false, places);
        addWhole(tree, id, places);
    }
}

} // namespace apportion
