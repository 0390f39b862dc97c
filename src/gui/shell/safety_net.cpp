// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/safety_net.h"

#include "document/journal_file.h"
#include "gui/files/file_chooser.h"
#include "gui/files/file_controller.h"
#include "gui/files/merge_dialog.h"
#include "gui/page/workspace.h"
#include "gui/shell/set_aside_dialog.h"
#include "storage/policy_file.h"

#include <QFile>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

/// How many scenarios beside the draft are not as they were, or new.
int countNew(const Project &mine, const Project &merged)
{
    const auto isNew = [&mine](const Scenario &scenario) {
        const int place = findScenario(mine.others, scenario.name);
        return place < 0 || !(mine.others[static_cast<std::size_t>(place)].snapshot == scenario.snapshot);
    };
    return static_cast<int>(std::count_if(merged.others.begin(), merged.others.end(), isNew));
}

/// What theirs is called of the scenarios that both changed.
QStringList keptBoth(const Project &mine, const Project &theirs, const Project &merged)
{
    const auto isIn = [](const Project &project, const QString &name) { return project.scenario == name || findScenario(project.others, name) >= 0; };
    QStringList names;
    for (const Scenario &one : merged.others) {
        if (!isIn(mine, one.name) && !isIn(theirs, one.name)) {
            names.append(one.name);
        }
    }
    return names;
}

} // namespace

/// What was merged, and what came of it.
struct SafetyNet::MergedProject
{
    Project mine;
    Project theirs;
    Project merged;
    std::size_t taken = 0; ///< values and rows of theirs that the draft has now
};

SafetyNet::SafetyNet(Workspace *workspace, FileController *files, QObject *parent) : QObject(parent), m_workspace(workspace), m_files(files)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(250);
    connect(&m_settle, &QTimer::timeout, this, &SafetyNet::lookAtFile);
    const auto later = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, later);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, later);
    const Document *document = workspace->document();
    connect(document, &Document::loaded, this, &SafetyNet::watch);
    connect(document, &Document::saved, this, &SafetyNet::watch);
    connect(files, &FileController::saveRefused, this, &SafetyNet::receiveRefusal);
}

SafetyNet::~SafetyNet() = default;

void SafetyNet::protect(const QString &folder)
{
    m_folder = folder;
    m_journal = std::make_unique<Journal>(m_workspace->document(), folder);
    connect(m_journal.get(), &Journal::failed, this, [this](const QString &error) {
        if (!std::exchange(m_journalFailed, true)) { // told once, not at every edit
            Q_EMIT failed(tr("Unsaved edits cannot be kept for recovery: save often."), error);
        }
    });
    connect(m_journal.get(), &Journal::written, this, [this] { m_journalFailed = false; });
    m_files->setSaveNotes([journal = QPointer<Journal>(m_journal.get())](const QString &path, quint64 generation) {
        return journal ? journal->saveNote(path, generation) : std::function<void(const QByteArray &)>();
    });
    m_files->tasks()->run(
        {}, [folder] { return findRecoverable(folder); },
        [this](Recovery &&found) {
            m_recovery = std::move(found);
            if (!m_recovery.works.empty() || !m_recovery.setAside.isEmpty()) {
                Q_EMIT changed();
            }
        });
}

void SafetyNet::recoverFirst()
{
    m_files->whenSafe([this] {
        if (!m_recovery.works.empty()) {
            takeOver(m_recovery.works.front());
        }
    });
}

void SafetyNet::takeOver(const RecoverableWork &work)
{
    const auto make = [this, work](const Project &edited) {
        m_files->whenSafe([this, work, edited] { // something may have been edited meanwhile
            recover(*m_workspace->document(), work, edited);
            if (m_journal) {
                m_journal->supersede(work.files());
            }
            std::erase_if(m_recovery.works, [&work](const RecoverableWork &other) { return other.journalPath == work.journalPath; });
            const QFileInfo journal(work.journalPath);
            m_recovery.setAside.removeIf(
                [&journal](const QString &place) { return QFileInfo(place).absoluteFilePath() == journal.absoluteFilePath(); });
            Q_EMIT changed();
            m_settle.start(); // the file may be gone
        });
    };
    if (!work.theirs) {
        make(work.edited);
        return;
    }
    Project base = work.base;
    Project theirs = *work.theirs;
    base.edit(work.edited.scenario); // drafts of one scenario
    theirs.edit(work.edited.scenario);
    m_files->merge({ base, work.edited, theirs, tr("In the file") },
        [this, base, theirs, edited = work.edited, make, name = work.header.name](const MergeResult &merged) {
            const Project both = mergedProject(base, edited, theirs, merged.draft);
            make(both);
            tellOfMerge(name, { edited, theirs, both, merged.taken });
        });
}

void SafetyNet::tellOfMerge(const QString &file, const MergedProject &merge)
{
    QStringList cameIn;
    if (const auto changes = static_cast<int>(merge.taken); changes > 0) {
        cameIn.append(tr("%n change(s)", "of a policy, that others made", changes));
    }
    if (const int scenarios = countNew(merge.mine, merge.merged); scenarios > 0) {
        cameIn.append(tr("%n scenario(s)", "that others made or changed", scenarios));
    }
    if (!isSameVersion(merge.mine.baseline, merge.merged.baseline)) {
        cameIn.append(tr("another baseline"));
    }
    QString text = cameIn.isEmpty() ? tr("Merged with %1: nothing was new.").arg(file)
                                    : tr("Merged with %1. Came in: %2.", "a file, and a list of what").arg(file, cameIn.join(QStringLiteral(", ")));
    const QStringList kept = keptBoth(merge.mine, merge.theirs, merge.merged);
    if (!kept.isEmpty()) {
        text += QLatin1Char(' ') + tr("Both sides changed a scenario: what the file had of it is %1 now.").arg(kept.join(QStringLiteral(", ")));
    }
    Q_EMIT m_files->said(text);
}

void SafetyNet::chooseSetAside()
{
    m_files->tasks()->run(
        {}, [folder = setAsideFolder(m_folder)] { return readSetAside(folder); },
        [this](const RecoverableWorks &works) {
            auto *dialog = new SetAsideDialog(works, qobject_cast<QWidget *>(m_files->parent()));
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &SetAsideDialog::chosen, this, &SafetyNet::recoverFrom);
            connect(dialog, &SetAsideDialog::otherRequested, this, &SafetyNet::chooseJournal);
            dialog->open();
        });
}

void SafetyNet::chooseJournal()
{
    const FileQuestion question { FileQuestion::Kind::OpenOne, tr("Recover edits"), setAsideFolder(m_folder), tr("Unsaved edits (*.journal)"), {} };
    askForFile(qobject_cast<QWidget *>(m_files->parent()), question, [this](const QString &path) { recoverFrom(path); });
}

void SafetyNet::recoverFrom(const QString &path)
{
    m_files->whenSafe([this, path] {
        m_files->tasks()->run(
            tr("Opening %1…").arg(QFileInfo(path).fileName()),
            [path] {
                std::optional<RecoverableWork> work = readRecoverable(path);
                const QStringList missing = work ? QStringList() : missingOfJournal(path);
                return std::pair(std::move(work), missing);
            },
            [this, path](const std::pair<std::optional<RecoverableWork>, QStringList> &read) {
                const auto &[work, missing] = read;
                const QString name = QFileInfo(path).fileName();
                if (work) {
                    takeOver(*work);
                } else if (missing.isEmpty()) {
                    Q_EMIT failed(tr("%1 is damaged: nothing could be recovered from it.").arg(name), {});
                } else {
                    Q_EMIT failed(tr("Nothing could be recovered from %1: what belongs to it does not lie beside it.").arg(name),
                        missing.join(QLatin1Char('\n')));
                }
            });
    });
}

void SafetyNet::putFirstAside()
{
    if (m_recovery.works.empty()) {
        return;
    }
    const QString path = m_recovery.works.front().journalPath;
    m_recovery.works.erase(m_recovery.works.begin());
    Q_EMIT changed();
    m_files->tasks()->run(
        {}, [path] { return setJournalAside(path); },
        [this](const QString &place) {
            if (!place.isEmpty()) {
                m_recovery.setAside.append(place);
                Q_EMIT changed();
            }
        });
}

void SafetyNet::dismissRecovery()
{
    m_recovery = {};
    Q_EMIT changed();
}

void SafetyNet::watch()
{
    const QString path = m_workspace->document()->filePath();
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty()) {
        m_watcher.removePaths(watched);
    }
    if (!path.isEmpty()) {
        // the folder too: most programs write a new file and give it the name of the old one
        m_watcher.addPaths({ path, QFileInfo(path).absolutePath() });
    }
    m_seen = {};
    m_seenPath = path;
    m_saveRefused = false;
    setFileState(FileState::AsKnown);
}

void SafetyNet::lookAtFile()
{
    const QString path = m_workspace->document()->filePath();
    if (path.isEmpty()) {
        return;
    }
    if (m_files->tasks()->isBusy()) {
        m_settle.start(); // perhaps it is being saved: what counts is what stands there afterwards
        return;
    }
    const Look before = m_seen;
    m_files->tasks()->run(
        {},
        [path, before] {
            const QFileInfo info(path);
            Look look;
            look.exists = info.exists();
            look.time = info.lastModified();
            look.size = info.size();
            if (!look.exists || (look.time == before.time && look.size == before.size)) {
                return look;
            }
            QFile file(path);
            PolicyChecksum checksum; // as the file is read: a large one is not to be there as a whole a second time
            look.read = file.open(QIODevice::ReadOnly) && file.size() <= largestPolicyFile && checksum.add(file);
            if (look.read) {
                look.checksum = checksum.result();
            }
            return look;
        },
        [this, path](const Look &look) { receive(path, look); });
}

void SafetyNet::receive(const QString &path, const Look &look)
{
    const Document *document = m_workspace->document();
    if (path != document->filePath() || path != m_seenPath) {
        return; // another file is open by now
    }
    if (!m_watcher.files().contains(path) && look.exists) {
        m_watcher.addPath(path); // it was replaced
    }
    m_seen.time = look.time;
    m_seen.size = look.size;
    if (!look.exists) {
        setFileState(FileState::Gone);
    } else if (look.read) {
        m_seen.checksum = look.checksum;
        setFileState(look.checksum == document->fileChecksum() ? FileState::AsKnown : FileState::Changed);
    }
}

void SafetyNet::receiveRefusal()
{
    m_saveRefused = true;
    m_fileState = FileState::Changed;
    Q_EMIT changed();
    lookAtFile(); // for the checksum of what stands there
}

void SafetyNet::setFileState(FileState state)
{
    if (m_fileState != state) {
        m_fileState = state;
        m_saveRefused = m_saveRefused && state == FileState::Changed;
        if (state == FileState::Gone) {
            m_workspace->document()->setMade(); // it stands in no file: closing it would lose it
        }
        Q_EMIT changed();
    }
}

void SafetyNet::readFile(const std::function<void(const ReadPolicy &read)> &then)
{
    m_files->forgetRefused();
    const QString path = m_workspace->document()->filePath();
    m_files->tasks()->run(
        tr("Opening %1…").arg(QFileInfo(path).fileName()), [path] { return readPolicyFile(path); },
        [this, path, then](const ReadPolicy &read) {
            if (path != m_workspace->document()->filePath()) {
                return;
            }
            if (!read.usable) {
                Q_EMIT failed(tr("%1 holds no policy any more.").arg(QFileInfo(path).fileName()), FileController::firstSentences(read.diagnostics));
            } else if (!read.complete) {
                Q_EMIT failed(tr("%1 is not complete any more: it was not reloaded.").arg(QFileInfo(path).fileName()),
                    FileController::firstSentences(read.diagnostics));
            } else {
                then(read);
            }
        });
}

void SafetyNet::reload()
{
    readFile([this](const ReadPolicy &read) {
        Document *document = m_workspace->document();
        Project file = read;
        file.edit(document->project().scenario); // whichever they edit
        document->replaceProject(file, tr("Reload of %1").arg(document->displayName()));
        document->setSaved(document->filePath(), read.checksum, document->generation(), file);
    });
}

void SafetyNet::mergeFile()
{
    readFile([this](const ReadPolicy &read) {
        Document *document = m_workspace->document();
        const Project mine = document->project();
        Project base = document->clean();
        Project theirs = read;
        base.edit(mine.scenario); // drafts of one scenario
        theirs.edit(mine.scenario);
        m_files->merge(
            { base, mine, theirs, tr("In the file") }, [this, document, base, mine, theirs, checksum = read.checksum](const MergeResult &merged) {
                if (!(document->snapshot() == mine)) {
                    return; // it was edited meanwhile: what is merged would lose that, and Merge is still offered
                }
                const Project both = mergedProject(base, mine, theirs, merged.draft);
                document->replaceProject(both, tr("Merge with %1").arg(document->displayName()));
                tellOfMerge(document->displayName(), { mine, theirs, both, merged.taken });
                document->setKnownOnDisk(checksum, theirs); // with what they have, whichever scenario they edit
                m_saveRefused = false;
                m_seen.checksum = checksum;
                setFileState(FileState::AsKnown);
            });
    });
}

void SafetyNet::keepMine()
{
    m_workspace->document()->setKnownOnDisk(m_fileState == FileState::Gone ? QByteArray() : m_seen.checksum);
    m_saveRefused = false;
    m_files->forgetRefused();
    setFileState(FileState::AsKnown);
}

void SafetyNet::overwrite()
{
    m_files->overwrite(m_seen.checksum);
}

void SafetyNet::saveAs()
{
    m_files->saveRefusedAs();
}

void SafetyNet::compareWithFile()
{
    const QString path = m_workspace->document()->filePath();
    m_files->setBaselineFrom({ path }, [this] { Q_EMIT compareRequested(); });
}

} // namespace apportion

#include "moc_safety_net.cpp"
