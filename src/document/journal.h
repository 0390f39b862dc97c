// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/project.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

class QLockFile;

namespace apportion
{

class Document;

/// Keeps the unsaved edits of a document on the disk, so that what ends the program at any moment loses at most the
/// last two seconds.
///
/// A journal holds the lines in which the draft differs from a base, the project as its file has it, which is kept beside
/// the journal. It is written as a whole, by a thread, half a second after an edit or as soon as the writing before is done,
/// and is gone as soon as nothing is unsaved. A lock says that the program that writes it still runs.
class Journal : public QObject
{
    Q_OBJECT

public:
    /// @p folder is made when it is not there; several programs may use it at once.
    Journal(Document *document, const QString &folder, QObject *parent = nullptr);
    /// What was begun is written. A journal of unsaved edits stays, unless discard() was called.
    ~Journal() override;

    /// The folder for the journals of the user who runs the program.
    [[nodiscard]] static QString defaultFolder();

    /// Writes what is unsaved now, and returns when it is on the disk: the program ends, and asks nobody.
    void flush();
    /// The user let the unsaved edits go.
    void discard();
    /// Removes @p files (a journal whose edits this document took over) as soon as these edits are in its own journal, or
    /// what became of them is saved.
    void supersede(const QStringList &files);
    /// What is to be called, by any thread, right before a file with everything up to @p generation and that checksum takes
    /// the place of @p path: whoever finds both knows that nothing of it is lost. Asked for when what is saved is taken.
    [[nodiscard]] std::function<void(const QByteArray &checksum)> saveNote(const QString &path, quint64 generation);
    /// How long after an edit the journal is written.
    void setDelay(std::chrono::milliseconds delay) { m_timer.setInterval(delay); }

Q_SIGNALS:
    /// The journal is on the disk with everything up to document generation @p generation.
    void written(quint64 generation);
    /// It could not be written.
    void failed(const QString &error);

private:
    struct Worker;

    void update();
    void write();
    void remove();
    void dropSuperseded();
    void forgetSuperseded(const QStringList &files);

    Document *m_document;
    QString m_folder;
    QString m_id;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    Project m_base; ///< the project as its file has it, or as it was imported
    quint64 m_baseNumber = 1; ///< counts the bases
    quint64 m_restNumber = 0; ///< counts the baselines; 0: it is that of the base
    quint64 m_saves = 0; ///< counts the saves that were noted
    QStringList m_superseded; ///< until they are removed: a save notes itself beside them too
    std::shared_ptr<Worker> m_worker; ///< touched by the thread only
    bool m_writing = false;
    bool m_isBehind = false; ///< something changed since what is being written was taken
    bool m_exists = false;
    QThreadPool m_pool;
};

} // namespace apportion
