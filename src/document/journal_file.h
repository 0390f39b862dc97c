// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/line_delta.h"
#include "storage/project.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>
#include <vector>

namespace apportion
{

// A journal is a file of edits, beside which lie the projects that it refers to, compressed: what was edited, and where the
// baseline changed as well, what it is now. Their names begin as that of the journal. Nothing of it lies elsewhere.

/// What stands at the head of a journal.
struct JournalHeader
{
    QString file; ///< the project file that was edited; empty: it never had one
    QByteArray fileChecksum; ///< policyChecksum() of that file, as it was read or saved last
    QString base; ///< the name of the file with the project whose draft the edits change
    QString rest; ///< that of the one with the baseline, slurm.conf and export as they are; empty: those of the base
    QByteArray checksum; ///< of the text of the edited draft
    QString name; ///< what was open, for people
    QDateTime when; ///< of the last edit in it
    quint64 generation = 0; ///< of the document
    quint64 aside = 0; ///< counts what else was done: with scenarios, with the baseline, exports
    QStringList supersedes; ///< the ids of journals whose edits are in it
};

/// A save that was about to be finished, beside the journal: the file with that checksum has everything up to then.
struct SaveNote
{
    QString file;
    QByteArray checksum;
    quint64 generation = 0; ///< as in the header
    quint64 aside = 0; ///< likewise
};

/// A journal as read.
struct ReadJournal
{
    JournalHeader header;
    QByteArray delta; ///< for applyLineDelta()
    Project base;
    Project edited;
    std::vector<SaveNote> saving;
};

/// The bytes of a journal: one line of JSON, then the delta.
[[nodiscard]] QByteArray journalBytes(const JournalHeader &header, std::string_view delta);
/// Reads a journal and what lies beside it; nothing when it is damaged. The files may be anything.
[[nodiscard]] std::optional<ReadJournal> readJournal(const QString &path);
/// The names of files that a journal needs beside it and that are not there.
[[nodiscard]] QStringList missingOfJournal(const QString &path);

/// The text of a draft alone, which edits are lines of.
[[nodiscard]] std::string draftText(const Snapshot &draft);
/// The same, part by part; @p draft must outlive what is returned.
[[nodiscard]] TextInParts draftParts(const Snapshot &draft);
/// Writes a project, compressed.
[[nodiscard]] bool writeCompressed(const QString &path, const Project &project, QString *error);

/// The file in which a journal notes that its document is being saved, by the program whose journal has the id @p by, for the
/// @p number th time. A save that overtakes the journal's writing has a note of its own.
[[nodiscard]] QString saveNotePath(const QString &journalPath, const QString &by, quint64 number);
[[nodiscard]] bool writeSaveNote(const QString &path, const SaveNote &note);
/// Removes the notes of a journal up to that of the save of which it is known that the file with that checksum is there.
void removeSaveNotes(const QString &journalPath, const QByteArray &checksum);

/// The paths of all files of a journal that are there, its own one last; of what never became one, those that there are.
[[nodiscard]] QStringList filesOfJournal(const QString &journalPath);
/// Removes what filesOfJournal() returned, of one journal or of several: each journal before what it needs, so that whoever is
/// interrupted leaves either a whole journal or files that belong to none. Stops at what cannot be removed.
void removeJournalFiles(const QStringList &files);

} // namespace apportion
