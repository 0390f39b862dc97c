// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/journal.h"
#include "document/recovery.h"
#include "storage/policy_file.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace apportion
{

class FileController;
class Workspace;

/// Sees to it that nobody loses work unsaid: keeps the journal of unsaved edits, offers what a killed program left, and
/// notices when somebody else writes the open file.
class SafetyNet : public QObject
{
    Q_OBJECT

public:
    enum class FileState { AsKnown, Changed, Gone };

    SafetyNet(Workspace *workspace, FileController *files, QObject *parent = nullptr);
    ~SafetyNet() override;

    /// Keeps a journal in @p folder from now on, and looks there for what others left.
    void protect(const QString &folder);
    [[nodiscard]] Journal *journal() const { return m_journal.get(); }

    /// What can be recovered, newest first; one after the other is offered.
    [[nodiscard]] const std::vector<RecoverableWork> &works() const { return m_recovery.works; }
    /// Where journals were put that do not fit their files, until it was told.
    [[nodiscard]] const QStringList &setAside() const { return m_recovery.setAside; }
    void recoverFirst();
    /// Asks which of the edits that were put aside are to come back; their journal stays until they are kept elsewhere.
    void chooseSetAside();
    void putFirstAside();
    /// The user knows: nothing more is offered in this session, and everything stays where it is.
    void dismissRecovery();

    /// What became of the open file since it was read or saved.
    [[nodiscard]] FileState fileState() const { return m_fileState; }
    /// Takes over what the file holds now; one step of undo goes back to the policy as it was here.
    void reload();
    /// Merges what the file holds now with the edits that were made here.
    void mergeFile();
    /// Goes on with the policy as it is here: saving replaces the file without asking again.
    void keepMine();
    /// Whether the file was found to be another when it was to be saved, and nothing was decided since.
    [[nodiscard]] bool isSaveRefused() const { return m_saveRefused; }
    /// Saves over what the file holds now; who writes it in the same moment is not overwritten either.
    void overwrite();
    /// Saves under another name, so that both are kept.
    void saveAs();
    /// Makes what the file holds now the baseline.
    void compareWithFile();

public Q_SLOTS:
    /// Looks at the file at once, where nobody tells of changes (as on a network).
    void lookAtFile();

Q_SIGNALS:
    /// What is offered or known of the file is another.
    void changed();
    void compareRequested();
    void failed(const QString &text, const QString &details);

private:
    struct Look
    {
        bool exists = false;
        bool read = false; ///< the file was another than at the look before, so its bytes were read
        QByteArray checksum;
        QDateTime time;
        qint64 size = -1;
    };

    void takeOver(const RecoverableWork &work);
    struct MergedProject;
    /// Says what came in of @p file, and of scenarios that both sides changed under which names the others' are kept.
    void tellOfMerge(const QString &file, const MergedProject &merge);
    void chooseJournal();
    void recoverFrom(const QString &path);
    void readFile(const std::function<void(const ReadPolicy &read)> &then);
    void watch();
    void receive(const QString &path, const Look &look);
    void setFileState(FileState state);
    void receiveRefusal();

    Workspace *m_workspace;
    FileController *m_files;
    std::unique_ptr<Journal> m_journal;
    QString m_folder; ///< of the journals
    Recovery m_recovery;
    QFileSystemWatcher m_watcher;
    QTimer m_settle { this }; ///< who writes a file tells several times
    Look m_seen;
    QString m_seenPath;
    FileState m_fileState = FileState::AsKnown;
    bool m_saveRefused = false;
    bool m_journalFailed = false;
};

} // namespace apportion
