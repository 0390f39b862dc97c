// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_file.h"

#include "core/policy/beside.h"
#include "core/policy/work_count.h"
#include "storage/policy_json.h"
#include "storage/text_file.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

#include <cerrno>
#include <new>
#include <optional>

namespace apportion
{

namespace
{

struct PolicyFile
{
    Q_DECLARE_TR_FUNCTIONS(PolicyFile)
};

ReadPolicy unreadable(const QString &path, Text message, Text advice)
{
    ReadPolicy read;
    Diagnostic found;
    found.severity = Severity::Error;
    found.code = "policy-unreadable";
    found.message = std::move(message);
    found.advice = std::move(advice);
    found.place.file = path.toStdString();
    read.diagnostics.push_back(std::move(found));
    return read;
}

/// So many bytes are hashed on another thread.
constexpr qsizetype hashedBeside = qsizetype { 256 } * 1024;

ReadPolicy readBytes(QFile &file, Progress *progress)
{
    const QString path = file.fileName();
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) {
        return unreadable(path, { APPORTION_TEXT("the file cannot be read: %1"), { file.errorString().toStdString() } },
            { APPORTION_TEXT("Check the disk, and open it again."), {} });
    }
    ReadPolicy read;
    std::future<QByteArray> checksum = beside(bytes.size() >= hashedBeside, [&bytes] { return policyChecksum(bytes); });
    ParsedPolicy parsed = readPolicyJson({ bytes.constData(), static_cast<std::size_t>(bytes.size()) }, path.toStdString(), progress);
    static_cast<Project &>(read) = std::move(static_cast<Project &>(parsed));
    read.diagnostics = std::move(parsed.diagnostics);
    read.usable = parsed.usable;
    read.complete = parsed.complete;
    read.checksum = checksum.get();
    return read;
}

/// The checksum of the file as it is now; nothing when there is none.
std::optional<QByteArray> checksumOnDisk(const QString &path)
{
    QFile file(path);
    if (!file.exists() || !file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    PolicyChecksum checksum;
    return checksum.add(file) ? checksum.result() : QByteArray();
}

WrittenPolicy failed(const QString &path, const QString &reason)
{
    return { WrittenPolicy::Status::Failed, PolicyFile::tr("%1 was not saved: %2").arg(path, reason), {} };
}

} // namespace

QByteArray policyChecksum(QByteArrayView bytes)
{
    PolicyChecksum checksum;
    checksum.add({ bytes.data(), static_cast<std::size_t>(bytes.size()) });
    return checksum.result();
}

ReadPolicy readPolicyFile(const QString &path, Progress *progress)
{
    countWork(Work::Read);
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly)) {
        const QString reason = QFileInfo(path).isDir() ? PolicyFile::tr("it is a folder") : file.errorString();
        return unreadable(path, { APPORTION_TEXT("the file cannot be opened: %1"), { reason.toStdString() } },
            { APPORTION_TEXT("Check its name and who may read it."), {} });
    }
    if (file.size() > largestPolicyFile) {
        return unreadable(path, { APPORTION_TEXT("the file is larger than 2 GiB"), {} }, { APPORTION_TEXT("This cannot be a policy file."), {} });
    }
    try {
        return readBytes(file, progress);
    } catch (const std::bad_alloc &) {
        return unreadable(path, { APPORTION_TEXT("there is not enough memory to read the file"), {} },
            { APPORTION_TEXT("Close other programs, and open it again."), {} });
    }
}

WrittenPolicy writePolicyFile(const QString &path, const Project &project, const QByteArray &expectedChecksum, Progress *progress,
    const std::function<void(const QByteArray &checksum)> &beforeCommit)
{
    countWork(Work::Write);
    WrittenPolicy stopped { WrittenPolicy::Status::Stopped, {}, {} };
    const auto isCancelled = [progress] { return progress != nullptr && progress->isCancelled(); };
    if (progress != nullptr) {
        progress->begin(policyJsonRows(project));
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return failed(path, file.errorString());
    }
    // Part by part: the text of a large policy would take as much memory again as the policy.
    PolicyChecksum sum;
    QString error;
    const auto note = [&file, &error](bool isWritten) {
        if (!isWritten) {
            error = writeError(file); // before errno tells of something else
        }
    };
    errno = 0;
    const TextSink write = [&](std::string_view part) {
        sum.add(part);
        if (error.isEmpty() && !isCancelled()) {
            const auto size = static_cast<qint64>(part.size());
            note(file.write(part.data(), size) == size);
        }
    };
    writePolicyJson(project, write, progress);
    if (isCancelled()) {
        return stopped;
    }
    if (error.isEmpty()) {
        note(file.flush());
    }
    if (!error.isEmpty()) {
        return failed(path, error);
    }
    if (const QString lost = keepAttributes(file); !lost.isEmpty()) {
        return failed(path, lost);
    }
    // Between the look at what is there and the commit no other program of ours may write; the lock of one that died is broken.
    QFileInfo target(path);
    target = target.exists() ? QFileInfo(target.canonicalFilePath()) : target; // two ways to one file have one lock
    QLockFile lock(target.absoluteFilePath() + QStringLiteral(".lock"));
    constexpr int longestWait = 30'000; // ms
    if (!lock.tryLock(longestWait)) {
        return failed(path, qt_error_string(lock.error() == QLockFile::PermissionError ? EACCES : EBUSY));
    }
    const std::optional<QByteArray> there = expectedChecksum.isEmpty() ? std::nullopt : checksumOnDisk(path);
    if (there && *there != expectedChecksum) {
        file.cancelWriting();
        return { WrittenPolicy::Status::ChangedByOthers, PolicyFile::tr("%1 was changed by another program since it was read.").arg(path), {} };
    }
    QByteArray checksum = sum.result();
    if (beforeCommit) {
        beforeCommit(checksum);
    }
    if (!file.commit()) {
        return failed(path, file.errorString());
    }
    return { WrittenPolicy::Status::Written, {}, std::move(checksum) };
}

} // namespace apportion
