// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_file.h"

#include "core/policy/beside.h"
#include "core/policy/spent_text.h"
#include "core/policy/work_count.h"
#include "storage/policy_json.h"
#include "storage/text_file.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <new>
#include <optional>
#include <string_view>

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
constexpr std::size_t hashedBeside = std::size_t { 256 } * 1024;

/// All that stands in a file, in memory that operator new gives: of a large file's text that is in huge pages, of which the
/// kernel hands some dozen out where QByteArray would wait for twenty thousand small ones.
struct Bytes
{
    std::unique_ptr<char[]> at;
    std::size_t size = 0;

    [[nodiscard]] std::string_view text() const { return { at.get(), size }; }
};

/// Reads until nothing comes any more, whatever size the file is said to have, or it is too large for a policy file.
/// file.error() tells whether that was its end.
Bytes readToEnd(QFile &file)
{
    constexpr std::size_t least = 4096;
    constexpr auto most = static_cast<std::size_t>(largestPolicyFile) + 1;
    std::size_t room = std::clamp(static_cast<std::size_t>(file.size()) + 1, least, most); // one more: the end is seen at once
    Bytes bytes { std::make_unique_for_overwrite<char[]>(room), 0 };
    while (true) {
        if (bytes.size == room) {
            room = std::min(2 * room, most);
            std::unique_ptr<char[]> larger = std::make_unique_for_overwrite<char[]>(room);
            std::copy_n(bytes.at.get(), bytes.size, larger.get());
            bytes.at = std::move(larger);
        }
        const qint64 more = file.read(bytes.at.get() + bytes.size, static_cast<qint64>(room - bytes.size));
        bytes.size += static_cast<std::size_t>(std::max<qint64>(more, 0));
        if (more <= 0 || bytes.size == most) {
            return bytes;
        }
    }
}

ReadPolicy tooLarge(const QString &path)
{
    return unreadable(path, { APPORTION_TEXT("the file is larger than 2 GiB"), {} }, { APPORTION_TEXT("This cannot be a policy file."), {} });
}

/// The text of a file, given back as it is read.
class FileText : public TextOwner
{
public:
    FileText(QFile &file, const Bytes &bytes)
        : m_file(file), m_bytes(bytes), m_checking(beside(bytes.size >= hashedBeside, [this] { return checksumNow(); })),
          m_spent({ bytes.at.get(), bytes.size })
    {
    }

    void passed(const char *end) override
    {
        if (!m_file.isSequential() && isDone(m_checking)) {
            m_spent.spend(end);
        }
    }
    [[nodiscard]] bool restore() override
    {
        if (!m_spent.isSpent()) {
            return true;
        }
        m_spent.restore();
        const auto size = static_cast<qint64>(m_bytes.size);
        m_checksum = m_checking.get();
        return m_file.seek(0) && m_file.read(m_bytes.at.get(), size) == size && checksumNow() == m_checksum;
    }
    /// Of the file as it was read.
    [[nodiscard]] QByteArray checksum() { return m_checking.valid() ? m_checking.get() : m_checksum; }

private:
    [[nodiscard]] QByteArray checksumNow() const { return policyChecksum(QByteArrayView(m_bytes.at.get(), static_cast<qsizetype>(m_bytes.size))); }

    QFile &m_file;
    const Bytes &m_bytes;
    std::future<QByteArray> m_checking;
    QByteArray m_checksum; ///< once it was asked for
    SpentText m_spent;
};

ReadPolicy readBytes(QFile &file, Progress *progress)
{
    const QString path = file.fileName();
    const Bytes bytes = readToEnd(file);
    if (file.error() != QFileDevice::NoError) {
        return unreadable(path, { APPORTION_TEXT("the file cannot be read: %1"), { file.errorString().toStdString() } },
            { APPORTION_TEXT("Check the disk, and open it again."), {} });
    }
    if (bytes.size > static_cast<std::size_t>(largestPolicyFile)) {
        return tooLarge(path);
    }
    ReadPolicy read;
    FileText text(file, bytes);
    ParsedPolicy parsed = readPolicyJson(bytes.text(), path.toStdString(), progress, &text);
    static_cast<Project &>(read) = std::move(static_cast<Project &>(parsed));
    read.diagnostics = std::move(parsed.diagnostics);
    read.usable = parsed.usable;
    read.complete = parsed.complete;
    read.checksum = text.checksum();
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
        return tooLarge(path);
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
