// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/tree_edit.h"
#include "document/document_commands.h"

#include <optional>

namespace apportion
{

/// Appends associations. Undo forgets their rows: whatever was added later was undone before.
class AddCommand final : public DocumentCommand
{
public:
    /// @p additions were prepared from the document's tree as it is.
    AddCommand(Document &document, PreparedAdditions additions, const QString &text);

    void undo() override;
    void redo() override;
    void addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const override;

private:
    std::vector<NewAssociation> m_rows;
    AssociationId m_first;
    std::optional<AssociationTree> m_after; ///< the tree with many of them, while they are not in the document's
    std::optional<UsageOfAdditions> m_usage; ///< with and without many of them, while they are not in the document's
};

/// Removes associations, which come with everything below them, parents before their children. Default accounts follow.
class RemoveCommand final : public DocumentCommand
{
public:
    enum class Defaults : std::uint8_t { Follow, Stay };
    RemoveCommand(Document &document, std::vector<AssociationId> ids, const QString &text, Defaults defaults = Defaults::Follow);

    void undo() override;
    void redo() override;
    void addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const override;

private:
    std::vector<AssociationId> m_ids;
    PolicyEdit m_defaults;
};

/// An edit that gives partitions other names, and the associations of users for them, which are made anew under these.
class PartitionRenameCommand final : public DocumentCommand
{
public:
    PartitionRenameCommand(Document &document, PolicyEdit edit, FollowingAssociations follow, const QString &text);

    void undo() override;
    void redo() override;
    void addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const override;
    void renameNotePlaces(std::vector<NotePlace> &places) const override;

private:
    PolicyEditCommand m_edit;
    AddCommand m_add;
    RemoveCommand m_remove;
};

/// Hangs associations elsewhere; none of them is above another. Default accounts follow.
class MoveCommand final : public DocumentCommand
{
public:
    MoveCommand(Document &document, std::vector<AssociationId> ids, AssociationId newParent, const QString &text);

    void undo() override;
    void redo() override;
    void addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const override;

private:
    void notify();

    std::vector<AssociationId> m_ids;
    std::vector<AssociationId> m_before;
    AssociationId m_newParent;
    PolicyEdit m_defaults;
};

/// Gives one name to associations, and the policy and its jobs what else names them. Holds the other side's name.
class RenameCommand final : public DocumentCommand
{
public:
    static constexpr int commandId = 11;

    RenameCommand(Document &document, PreparedRenaming renaming, const QString &text);

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    [[nodiscard]] int id() const override { return commandId; }
    bool mergeWith(const QUndoCommand *other) override;
    void addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const override;

private:
    void exchange();

    std::vector<AssociationId> m_ids;
    std::string m_name;
    std::optional<Shared<std::vector<FormerName>>> m_formerNames; ///< of the tree on the other side, once it was made
    PolicyEdit m_rest;
};

} // namespace apportion
