// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/changed_values.h"
#include "document/journal_file.h"
#include "storage/project.h"

#include <QStringList>

#include <memory>
#include <vector>

class QLockFile;

namespace apportion
{

class Document;

/// Edits that were not saved when the program ended.
struct RecoverableWork
{
    JournalHeader header;
    Project base; ///< what was edited
    Snapshot edited; ///< what it became
    Diagnostics diagnostics; ///< of reading the base
    ChangeCounts changes; ///< the edits, counted
    QString journalPath;
    std::shared_ptr<QLockFile> lock; ///< keeps other programs from offering the same

    /// The files that the work consists of, to be removed when it is taken over.
    [[nodiscard]] QStringList files() const;
};

/// What was found in the folder of journals.
struct Recovery
{
    std::vector<RecoverableWork> works; ///< newest first
    QStringList setAside; ///< where journals were put that do not fit their file
};

/// Looks for journals of programs that do not run any more. One that does not fit its file is put aside, and kept; one
/// whose edits stand in the file already is removed. Reads files, so not in the GUI thread.
[[nodiscard]] Recovery findRecoverable(const QString &folder);

/// Puts the files of a journal into a folder beside it; returns where the journal is now, or nothing when it had to stay.
[[nodiscard]] QString setJournalAside(const QString &journalPath);

/// Opens what was edited and makes the edits, as one step that can be undone.
void recover(Document &document, const RecoverableWork &work);

} // namespace apportion
