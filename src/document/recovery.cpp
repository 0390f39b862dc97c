// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recovery.h"

#include "document/document.h"
#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "storage/text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>

namespace apportion
{

namespace
{

struct RecoveryText
{
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

QString sibling(const QString &journalPath, const char *extension)
{
    const QFileInfo info(journalPath);
    return info.dir().filePath(info.completeBaseName() + QLatin1String(extension));
}

/// Whether the file holds what the journal would make of it: it was saved, and the program ended right then.
bool isSavedAlready(const ReadJournal &journal)
{
    const std::optional<QByteArray> bytes = readTextFile(journal.header.file, nullptr, 0x7fffffff);
    return bytes && policyChecksum(*bytes) == journal.header.checksum;
}

enum class Finding { Work, Saved, Misfit };

Finding examine(const QString &path, RecoverableWork &work)
{
    const std::optional<ReadJournal> journal = readJournal(path);
    if (!journal) {
        return Finding::Misfit;
    }
    if (!journal->header.file.isEmpty() && isSavedAlready(*journal)) {
        return Finding::Saved;
    }
    const std::optional<std::string> text = journalText(*journal);
    ReadPolicy base = readPolicyFile(journal->header.base);
    if (!text || !base.usable) {
        return Finding::Misfit;
    }
    ParsedPolicy edited = readPolicyJson(*text, journal->header.name.toStdString());
    if (!edited.usable) {
        return Finding::Misfit;
    }
    work.header = journal->header;
    work.diagnostics = std::move(base.diagnostics);
    work.base = std::move(base);
    work.edited = std::move(edited);
    work.changes = countChanges(difference(work.base.policy, work.edited.policy));
    work.journalPath = path;
    return Finding::Work;
}

} // namespace

QStringList RecoverableWork::files() const
{
    return { journalPath, sibling(journalPath, ".base") };
}

Recovery findRecoverable(const QString &folder)
{
    Recovery recovery;
    const QFileInfoList journals = QDir(folder).entryInfoList({ QStringLiteral("*.journal") }, QDir::Files, QDir::Time);
    for (const QFileInfo &info : journals) {
        const QString path = info.absoluteFilePath();
        auto lock = std::make_shared<QLockFile>(sibling(path, ".lock"));
        lock->setStaleLockTime(0);
        if (!lock->tryLock(0)) {
            continue; // whoever writes it still runs, or offers it
        }
        RecoverableWork work;
        switch (examine(path, work)) {
        case Finding::Work:
            work.lock = std::move(lock);
            recovery.works.push_back(std::move(work));
            break;
        case Finding::Saved:
            QFile::remove(path);
            QFile::remove(sibling(path, ".base"));
            break;
        case Finding::Misfit:
            if (const QString place = setJournalAside(path); !place.isEmpty()) {
                recovery.setAside.append(place);
            }
            break;
        }
    }
    return recovery;
}

QString setJournalAside(const QString &journalPath)
{
    const QFileInfo info(journalPath);
    const QDir folder = info.dir();
    const QString aside = QStringLiteral("set-aside");
    if (!folder.mkpath(aside)) {
        return {};
    }
    // the names are unique already: they were made from random numbers
    const auto move = [&](const QString &path) {
        const QString place = folder.filePath(aside + QLatin1Char('/') + QFileInfo(path).fileName());
        return QFile::rename(path, place) ? place : QString();
    };
    const QString base = sibling(journalPath, ".base");
    if (QFile::exists(base)) {
        move(base);
    }
    return move(journalPath);
}

void recover(Document &document, const RecoverableWork &work)
{
    document.load(
        work.base, work.header.file, work.header.name, work.diagnostics, work.header.file.isEmpty() ? QByteArray() : work.header.baseChecksum);
    document.replacePolicy(work.edited, RecoveryText::tr("Recovered edits"));
}

} // namespace apportion
