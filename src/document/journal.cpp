// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/journal.h"

#include "core/policy/guarded.h"
#include "document/document.h"
#include "document/journal_file.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "storage/text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

namespace apportion
{

/// What the thread knows from one writing to the next.
struct Journal::Worker
{
    struct Request
    {
        JournalHeader header;
        QByteArray fileChecksum; ///< of the file as read or saved last
        Project loaded;
        Snapshot now;
        QStringList superseded;
    };

    QString journalPath;
    QString copyPath; ///< of the base, when there is no file that could be it
    QByteArray indexed; ///< the checksum of what `base` holds
    QString indexedPath;
    LineIndex base;

    /// Empty, or what went wrong.
    QString write(Request request)
    {
        QString error;
        if (!findBase(request, &error)) {
            return error;
        }
        request.header.base = indexedPath;
        request.header.baseChecksum = indexed;
        const std::string text = writePolicyJson(request.now);
        request.header.checksum = policyChecksum(text);
        if (!writeTextFile(journalPath, journalBytes(request.header, makeLineDelta(base, text)), &error)) {
            return error;
        }
        for (const QString &file : std::as_const(request.superseded)) {
            QFile::remove(file);
        }
        return {};
    }

    void remove()
    {
        QFile::remove(journalPath);
        QFile::remove(copyPath);
        indexed.clear();
        base = LineIndex();
    }

private:
    /// Takes the lines of the file, or of a copy of the policy where the file is not what was read any more.
    bool findBase(const Request &request, QString *error)
    {
        const bool hasFile = !request.header.file.isEmpty() && !request.fileChecksum.isEmpty();
        if (hasFile && indexed == request.fileChecksum && indexedPath == request.header.file) {
            return true;
        }
        if (hasFile) {
            const std::optional<QByteArray> bytes = readTextFile(request.header.file, nullptr, 0x7fffffff);
            if (bytes && policyChecksum(*bytes) == request.fileChecksum) {
                take(*bytes, request.header.file);
                return true;
            }
        }
        if (!indexed.isEmpty() && indexedPath == copyPath) {
            return true;
        }
        const QByteArray bytes = QByteArray::fromStdString(writePolicyJson(request.loaded));
        if (!writeTextFile(copyPath, bytes, error)) {
            return false;
        }
        take(bytes, copyPath);
        return true;
    }

    void take(const QByteArray &bytes, const QString &path)
    {
        base = LineIndex({ bytes.constData(), static_cast<std::size_t>(bytes.size()) });
        indexed = policyChecksum(bytes);
        indexedPath = path;
    }
};

Journal::Journal(Document *document, const QString &folder, QObject *parent)
    : QObject(parent), m_document(document), m_folder(folder), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_loaded(document->project()), m_worker(std::make_shared<Worker>())
{
    const QDir place(m_folder);
    place.mkpath(QStringLiteral("."));
    // policies name people: nobody else is to read them
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_worker->journalPath = place.filePath(m_id + QStringLiteral(".journal"));
    m_worker->copyPath = place.filePath(m_id + QStringLiteral(".base"));
    m_lock = std::make_unique<QLockFile>(place.filePath(m_id + QStringLiteral(".lock")));
    m_lock->setStaleLockTime(0); // only the end of the program ends it
    m_lock->tryLock();
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(500);
    connect(&m_timer, &QTimer::timeout, this, &Journal::update);
    const auto later = [this] {
        if (!m_timer.isActive()) {
            m_timer.start();
        }
    };
    connect(m_document, &Document::policyChanged, this, later);
    connect(m_document, &Document::modifiedChanged, this, later);
    connect(m_document, &Document::saved, this, later);
    connect(m_document, &Document::loaded, this, [this, later] {
        m_loaded = m_document->project();
        remove();
        later();
    });
}

Journal::~Journal()
{
    m_pool.waitForDone();
}

QString Journal::defaultFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("journals"));
}

void Journal::discard()
{
    m_timer.stop();
    m_isBehind = false;
    m_document->disconnect(this);
    remove();
}

void Journal::supersede(const QStringList &files)
{
    m_superseded += files;
    m_timer.start();
}

void Journal::update()
{
    if (m_writing) {
        m_isBehind = true; // the newest state is written when this one is
    } else if (m_document->isModified()) {
        write();
    } else if (m_exists) {
        remove();
    }
}

void Journal::write()
{
    m_writing = true;
    m_exists = true;
    Worker::Request request;
    request.header.file = m_document->filePath();
    request.header.name = m_document->displayName();
    request.header.when = QDateTime::currentDateTimeUtc();
    request.fileChecksum = m_document->fileChecksum();
    request.loaded = m_loaded;
    request.now = m_document->snapshot();
    request.superseded = std::exchange(m_superseded, {});
    const quint64 generation = m_document->generation();
    m_pool.start([this, worker = m_worker, request = std::move(request), generation]() mutable {
        QString error;
        if (const std::optional<Diagnostic> thrown = guarded([&] { error = worker->write(std::move(request)); })) {
            error = QCoreApplication::translate("Text", thrown->message.source);
            for (const std::string &argument : thrown->message.arguments) {
                error = error.arg(QString::fromStdString(argument));
            }
        }
        // dropped by Qt when the journal is gone before it is delivered
        QMetaObject::invokeMethod(
            this,
            [this, error, generation] {
                m_writing = false;
                if (std::exchange(m_isBehind, false)) {
                    update();
                }
                if (error.isEmpty()) {
                    Q_EMIT written(generation);
                } else {
                    Q_EMIT failed(error);
                }
            },
            Qt::QueuedConnection);
    });
}

void Journal::remove()
{
    if (m_exists) {
        m_exists = false;
        m_pool.start([worker = m_worker] { (void)guarded([&] { worker->remove(); }); }); // what stays is a file too many
    }
}

} // namespace apportion
