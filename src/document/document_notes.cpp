// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"
#include "document/document_commands.h"

// The notes on changes, and which changes a step of undo made.

namespace apportion
{

namespace
{

/// Walks over the parts of a step from the last to the first. @p tree is the one after @p command; before it afterwards. @p places
/// gets what a note is about; null: only the tree is followed.
void walkBack(const QUndoCommand &command, const AssociationTree *&tree, std::vector<NotePlace> *places)
{
    for (int part = command.childCount() - 1; part >= 0; --part) {
        walkBack(*command.child(part), tree, places);
    }
    if (const auto *own = dynamic_cast<const DocumentCommand *>(&command); own != nullptr) {
        if (places != nullptr) {
            own->addNotePlaces(*tree, *places);
        }
        if (const Policy *before = own->replacedPolicy(); before != nullptr) {
            tree = &before->associations; // the ids of earlier steps are of this one
        }
    }
}

/// Lets places of an earlier step have the names that the parts of a step gave.
void renameForward(const QUndoCommand &command, std::vector<NotePlace> &places)
{
    for (int part = 0; part < command.childCount(); ++part) {
        renameForward(*command.child(part), places);
    }
    if (const auto *own = dynamic_cast<const DocumentCommand *>(&command); own != nullptr) {
        own->renameNotePlaces(places);
    }
}

} // namespace

bool Document::setNote(const NotePlace &place, const QString &text)
{
    return setNoteOn({ place }, text);
}

bool Document::setNoteOn(const std::vector<NotePlace> &places, const QString &text)
{
    constexpr auto longest = static_cast<qsizetype>(ChangeNote::longest);
    QByteArray bytes = text.trimmed().toUtf8();
    if (bytes.size() > longest) { // what is left of a character at the end is not kept
        bytes = QString::fromUtf8(bytes.first(longest)).remove(QChar::ReplacementCharacter).toUtf8();
    }
    return setNotes(withNote(*m_now.policy.notes, places, bytes.toStdString()));
}

bool Document::setNotes(std::vector<ChangeNote> notes)
{
    PolicyEdit edit;
    edit.notes.emplace(std::move(notes));
    return apply(edit, tr("Note on a change"));
}

std::vector<NotePlace> Document::notePlaces(int step) const
{
    std::vector<NotePlace> places;
    if (step < 0 || step >= m_undoStack->index()) {
        return places;
    }
    const AssociationTree *tree = &m_now.policy.associations;
    for (int later = m_undoStack->index() - 1; later > step; --later) {
        walkBack(*m_undoStack->command(later), tree, nullptr);
    }
    walkBack(*m_undoStack->command(step), tree, &places);
    for (int later = step + 1; later < m_undoStack->index(); ++later) {
        renameForward(*m_undoStack->command(later), places);
    }
    return places;
}

} // namespace apportion
