// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/journal.h"

#include "core/policy/guarded.h"
#include "document/document.h"
#include "document/journal_file.h"
#include "engine/background_run.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "storage/qt_text.h"
#include "storage/text_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <limits>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace apportion
{

namespace
{
constexpr const char *journalSuffix = ".journal";

/// Lets other threads go first: the window waits for what they compute, and nobody for the journal.
void letOthersGoFirst()
{
#ifdef Q_OS_LINUX
    constexpr int nice = 10;
    (void)setpriority(PRIO_PROCESS, 0, nice); // of this thread alone, here (sched(7)); it may stay as it is
#endif
}

} // namespace

/// What the thread knows from one writing to the next.
struct Journal::Worker
{
    struct Request
    {
        JournalHeader header;
        Project base;
        quint64 baseNumber = 0; ///< another one: another base
        std::optional<Project> rest;
        quint64 restNumber = 0;
        Snapshot now;
        QStringList superseded;
    };

    QString journalPath;

    /// Empty, or what went wrong.
    QString write(Request request)
    {
        QString error;
        const QStringList before = filesOfJournal(journalPath);
        if (!writeBase(request, &error) || !writeRest(request, &error)) {
            return error;
        }
        request.header.base = base;
        request.header.rest = rest;
        PolicyChecksum checksum;
        const std::string delta = makeLineDelta(lines, [&](const TextSink &take) {
            draftParts(request.now)([&](std::string_view part) {
                checksum.add(part);
                take(part);
            });
        });
        request.header.checksum = checksum.result();
        if (!writeTextFile(journalPath, journalBytes(request.header, delta), &error)) {
            return error;
        }
        for (const QString &file : before) { // what the journal referred to until now
            const QString name = QFileInfo(file).fileName();
            if (name.endsWith(QLatin1String(".base")) ? name != base : name.endsWith(QLatin1String(".rest")) && name != rest) {
                QFile::remove(file);
            }
        }
        if (isNewBase) {
            removeSaveNotes(journalPath, request.header.fileChecksum);
        }
        removeJournalFiles(request.superseded);
        return {};
    }

    void remove()
    {
        removeJournalFiles(filesOfJournal(journalPath));
        base.clear();
        rest.clear();
        baseNumber = 0;
        restNumber = 0;
        lines = LineIndex();
    }

private:
    [[nodiscard]] QString besides(quint64 number, const char *suffix) const
    {
        return QFileInfo(journalPath).completeBaseName() + QLatin1Char('.') + QString::number(number) + QLatin1String(suffix);
    }
    [[nodiscard]] QString pathOf(const QString &name) const { return QFileInfo(journalPath).dir().filePath(name); }

    bool writeBase(const Request &request, QString *error)
    {
        isNewBase = request.baseNumber != baseNumber;
        if (!isNewBase) {
            return true;
        }
        const QString name = besides(request.baseNumber, ".base");
        if (!writeCompressed(pathOf(name), request.base, error)) {
            return false;
        }
        base = name;
        baseNumber = request.baseNumber;
        lines = LineIndex(draftParts(request.base));
        return true;
    }

    bool writeRest(const Request &request, QString *error)
    {
        if (!request.rest) {
            rest.clear();
            restNumber = 0;
            return true;
        }
        const QString name = besides(request.restNumber, ".rest");
        if (restNumber == request.restNumber) {
            return true;
        }
        if (!writeCompressed(pathOf(name), *request.rest, error)) {
            return false;
        }
        rest = name;
        restNumber = request.restNumber;
        return true;
    }

    QString base; ///< the name of the file beside the journal
    QString rest;
    quint64 baseNumber = 0;
    quint64 restNumber = 0;
    bool isNewBase = false;
    LineIndex lines; ///< of the base's draft
};

Journal::Journal(Document *document, const QString &folder, QObject *parent)
    : QObject(parent), m_document(document), m_folder(folder), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_base(document->clean()),
      m_worker(std::make_shared<Worker>())
{
    const QDir place(m_folder);
    place.mkpath(QStringLiteral("."));
    // policies name people: nobody else is to read them
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_worker->journalPath = place.filePath(m_id + QLatin1String(journalSuffix));
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
    connect(m_document, &Document::policyChanged, this, [this, later](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Baseline) {
            ++m_restNumber;
        }
        later();
    });
    connect(m_document, &Document::modifiedChanged, this, later);
    const auto takeRest = [this, later] {
        ++m_restNumber;
        later();
    };
    connect(m_document, &Document::exportedChanged, this, takeRest);
    connect(m_document, &Document::scenariosChanged, this, takeRest);
    const auto takeBase = [this, later] {
        m_base = m_document->clean();
        ++m_baseNumber;
        later();
    };
    connect(m_document, &Document::saved, this, [this, takeBase] {
        takeBase();
        if (!m_document->isModified()) {
            dropSuperseded();
            m_timer.stop();
            update(); // at once: what was saved is not to be offered, however soon the program ends
        }
    });
    connect(m_document, &Document::loaded, this, [this, takeBase] {
        m_restNumber = 0;
        remove();
        takeBase();
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

void Journal::flush()
{
    m_timer.stop();
    m_pool.waitForDone();
    m_writing = false; // what tells so is under way still
    m_isBehind = false;
    update();
    m_pool.waitForDone();
}

void Journal::discard()
{
    m_timer.stop();
    m_isBehind = false;
    m_document->disconnect(this);
    remove();
}

std::function<void(const QByteArray &)> Journal::saveNote(const QString &path, quint64 generation)
{
    m_exists = true; // there is a note to be removed
    const QStringList journals = m_superseded.filter(QLatin1String(journalSuffix));
    // a note that cannot be written means that edits are offered which are saved: better than the other way round
    return [journal = m_worker->journalPath, journals, id = m_id, number = ++m_saves, path, generation, aside = m_restNumber](
               const QByteArray &checksum) {
        (void)writeSaveNote(saveNotePath(journal, id, number), { path, checksum, generation, aside });
        constexpr quint64 all = std::numeric_limits<quint64>::max();
        for (const QString &takenOver : journals) { // whatever was taken over is saved with it
            (void)writeSaveNote(saveNotePath(takenOver, id, number), { path, checksum, all, all });
        }
    };
}

void Journal::supersede(const QStringList &files)
{
    m_superseded += files;
    m_timer.start();
}

void Journal::dropSuperseded()
{
    if (!m_superseded.isEmpty()) {
        const auto removed = [files = m_superseded] {
            removeJournalFiles(files);
            return files;
        };
        runInBackground(m_pool, this, removed, [this](const Outcome<QStringList> &outcome) {
            if (outcome.result) { // what may stay is tried again when the next work is saved
                forgetSuperseded(*outcome.result);
            }
        });
    }
}

void Journal::forgetSuperseded(const QStringList &files)
{
    m_superseded.removeIf([&files](const QString &file) { return files.contains(file); });
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
    request.header.fileChecksum = m_document->fileChecksum();
    request.header.generation = m_document->generation();
    request.base = m_base;
    request.baseNumber = m_baseNumber;
    if (m_restNumber != 0) {
        request.rest = m_document->project();
        static_cast<Snapshot &>(*request.rest) = m_base; // the draft is told by the edits
    }
    request.restNumber = m_restNumber;
    request.now = m_document->snapshot();
    request.header.aside = m_restNumber;
    request.superseded = m_superseded; // needed until it is written
    for (const QString &file : request.superseded) {
        request.header.supersedes.append(QFileInfo(file).fileName().section(QLatin1Char('.'), 0, 0));
    }
    request.header.supersedes.removeDuplicates();
    auto work = [worker = m_worker, request = std::move(request)]() mutable {
        letOthersGoFirst();
        return worker->write(std::move(request));
    };
    runInBackground(
        m_pool, this, std::move(work), [this, generation = m_document->generation(), superseded = m_superseded](const Outcome<QString> &outcome) {
            const QString error = outcome.result ? *outcome.result : translated(outcome.failure->message);
            m_writing = false;
            if (error.isEmpty()) {
                forgetSuperseded(superseded);
            }
            if (std::exchange(m_isBehind, false)) {
                update();
            }
            if (error.isEmpty()) {
                Q_EMIT written(generation);
            } else {
                Q_EMIT failed(error);
            }
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

#include "moc_journal.cpp"
