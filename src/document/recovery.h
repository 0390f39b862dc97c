// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/changed_values.h"
#include "document/journal_file.h"

#include <QStringList>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

class QLockFile;

namespace apportion
{

class Document;

/// What was edited besides what ChangeCounts tells, in the order in which it is told.
enum class OtherEdit : std::uint8_t {
    Nodes, ///< and chips
    Tres, ///< and licenses
    Cluster, ///< its name, its release and its own options
    Lines, ///< of slurm.conf and of the dump, that were not understood
    Jobs,
    Usage, ///< and when it was reset
    Notes,
    Scenarios,
    Baseline, ///< what it is compared with
    Exported, ///< what was exported
    Conf ///< the slurm.conf beside it
};

/// Edits that were not saved when the program ended.
struct RecoverableWork
{
    JournalHeader header;
    Project base; ///< what was edited: as the file had it, or as it was imported
    Project edited; ///< what it became
    /// The file as it is now, when others wrote it meanwhile: the edits are merged with it. Else null.
    std::shared_ptr<const Project> theirs;
    QByteArray fileChecksum; ///< of the file as it is now, or as it was when it is gone
    Diagnostics diagnostics; ///< of reading the file
    /// The edits of the draft that Compare lists, counted, but those that are another name alone.
    ChangeCounts changes;
    std::vector<std::pair<QString, QString>> renamed; ///< accounts and users: what they were called, and are
    std::vector<OtherEdit> others;
    bool isSaved = false; ///< all of the edits stand in the file already
    QString journalPath;
    std::shared_ptr<QLockFile> lock; ///< keeps other programs from offering the same

    /// The files that the work consists of, to be removed when it is taken over.
    [[nodiscard]] QStringList files() const { return filesOfJournal(journalPath); }
};

/// What was found in the folder of journals.
struct Recovery
{
    std::vector<RecoverableWork> works; ///< newest first
    QStringList setAside; ///< where journals were put that are damaged
};

/// Looks for journals of programs that do not run any more. One that is damaged is put aside, and kept; one whose edits
/// stand in the file already is removed, and so is what else such programs left. Reads files, so not in the GUI thread.
[[nodiscard]] Recovery findRecoverable(const QString &folder);

/// Reads one journal, wherever it was put; nothing when it is damaged. Reads files, so not in the GUI thread.
[[nodiscard]] std::optional<RecoverableWork> readRecoverable(const QString &journalPath);

/// The folder into which journals are put that are damaged, or that the user does not want now.
[[nodiscard]] QString setAsideFolder(const QString &folder);
/// Puts the files of a journal into it; returns where the journal is now, or nothing when it had to stay.
[[nodiscard]] QString setJournalAside(const QString &journalPath);

/// Opens what was edited, the file as it is or, when it is gone, as it was, and makes the edits, as one step that can be
/// undone. @p edited is what is to come of that: the work's own, or what was merged with its `theirs`.
void recover(Document &document, const RecoverableWork &work, const Project &edited);

} // namespace apportion
