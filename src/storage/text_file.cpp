// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/text_file.h"

#include "core/policy/work_count.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <filesystem>
#include <list>
#include <system_error>
#include <utility>

#include <cerrno>

#include <sys/stat.h>
#include <sys/xattr.h>

namespace apportion
{

namespace
{

QString sentence(const char *text)
{
    return QCoreApplication::translate("TextFile", text);
}

WrittenFiles failure(const QSaveFile &file)
{
    WrittenFiles result;
    result.error
        = sentence(QT_TRANSLATE_NOOP("TextFile", "%1 could not be written: %2")).arg(QDir::toNativeSeparators(file.fileName()), writeError(file));
    return result;
}

/// Keeps a file as it was under another name beside it, until it is clear that the new one stays.
class FormerFile
{
public:
    explicit FormerFile(const QString &path) : m_path(path), m_target(QFile::encodeName(path).toStdString())
    {
        namespace fs = std::filesystem;
        std::error_code error;
        if (!fs::exists(m_target, error) || fs::is_directory(m_target, error)) {
            return; // nothing to keep, or what cannot be replaced anyway
        }
        m_isNew = false;
        m_target = fs::canonical(m_target, error); // what a link points to, as QSaveFile does
        fs::path kept = m_target;
        kept += '.' + QUuid::createUuid().toString(QUuid::Id128).toStdString();
        fs::create_hard_link(m_target, kept, error);
        if (error) {
            fs::rename(m_target, kept, error); // where there are no hard links
        }
        if (!error) {
            m_kept = std::move(kept);
        }
    }
    FormerFile(const FormerFile &) = delete;
    FormerFile &operator=(const FormerFile &) = delete;
    ~FormerFile()
    {
        std::error_code error;
        if (!m_kept.empty()) {
            std::filesystem::remove(m_kept, error);
        }
    }

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isKept() const { return m_isNew || !m_kept.empty(); }
    /// Makes everything as it was; false when that cannot be done. @p replaced: the new file is there.
    [[nodiscard]] bool putBack(bool replaced)
    {
        std::error_code error;
        if (!m_kept.empty()) {
            std::filesystem::rename(m_kept, m_target, error);
            if (error) {
                m_kept.clear(); // better under another name than not at all
            }
            return !error;
        }
        return !replaced || std::filesystem::remove(m_target, error);
    }

private:
    QString m_path;
    std::filesystem::path m_target;
    std::filesystem::path m_kept;
    bool m_isNew = true;
};

} // namespace

QString writeError(const QSaveFile &file)
{
    const int code = errno;
    const bool isWriting = file.error() == QFileDevice::NoError || file.error() == QFileDevice::WriteError;
    return code != 0 && isWriting ? qt_error_string(code) : file.errorString();
}

QString keepAttributes(QSaveFile &file)
{
    const QByteArray path = QFile::encodeName(file.fileName());
    const int made = file.handle();
    struct stat there
    {
    };
    struct stat now
    {
    };
    if (made < 0 || ::stat(path.constData(), &there) != 0 || ::fstat(made, &now) != 0) {
        return {}; // it is new
    }
    if (!S_ISREG(there.st_mode)) { // a device or pipe would go, with a file in its place
        return sentence(QT_TRANSLATE_NOOP("TextFile", "it is not a file"));
    }
    const bool sameOwner = there.st_uid == now.st_uid && there.st_gid == now.st_gid;
    bool kept = sameOwner || ::fchown(made, there.st_uid, there.st_gid) == 0;
    constexpr mode_t modeBits = 07777;
    kept = kept && ::fchmod(made, there.st_mode & modeBits) == 0;
    constexpr const char *accessList = "system.posix_acl_access";
    if (const ssize_t size = ::getxattr(path.constData(), accessList, nullptr, 0); kept && size > 0) {
        QByteArray list(size, '\0');
        kept = ::getxattr(path.constData(), accessList, list.data(), static_cast<std::size_t>(size)) == size
            && ::fsetxattr(made, accessList, list.constData(), static_cast<std::size_t>(size), 0) == 0;
    }
    return kept ? QString()
                : sentence(QT_TRANSLATE_NOOP("TextFile", "its owner, group or access list would not stay as they are; save it under another name"));
}

namespace
{

/// Writes @p bytes in parts. Tells @p progress, which may be null, so much more of what there is to do; writes no more
/// once that is cancelled.
void writeInParts(FileGroup &files, std::size_t file, const QByteArray &bytes, Progress *progress)
{
    constexpr qsizetype part = 1 << 20;
    for (qsizetype at = 0; at < bytes.size() && !(progress != nullptr && progress->isCancelled()); at += part) {
        const qsizetype size = std::min(part, bytes.size() - at);
        if (!files.write(file, bytes.constData() + at, size)) {
            return;
        }
        if (progress != nullptr) {
            progress->reached(static_cast<std::uint64_t>(at + size));
        }
    }
    if (progress != nullptr) {
        progress->passed(static_cast<std::uint64_t>(bytes.size()));
    }
}

} // namespace

/// Folders that are made for files, and go again when these cannot be written.
class FileGroup::Folders
{
public:
    Folders() = default;
    ~Folders()
    {
        while (!m_paths.isEmpty()) {
            QDir().rmdir(m_paths.takeLast());
        }
    }
    Folders(const Folders &) = delete;
    Folders &operator=(const Folders &) = delete;

    void makeFor(const QString &file)
    {
        QStringList missing;
        for (QString path = QFileInfo(file).absolutePath(); !QFileInfo::exists(path) && path.size() > 1; path = QFileInfo(path).path()) {
            missing.prepend(path);
        }
        for (const QString &path : missing) {
            if (QDir().mkdir(path)) {
                m_paths.append(path);
            }
        }
    }
    void keep() { m_paths.clear(); }

private:
    QStringList m_paths;
};

FileGroup::FileGroup() : m_folders(std::make_unique<Folders>()) { }

FileGroup::~FileGroup()
{
    m_files.clear(); // before the folders in which they are
}

void FileGroup::fail(const QString &path, const QString &reason)
{
    if (m_error.isEmpty()) {
        m_error = sentence(QT_TRANSLATE_NOOP("TextFile", "%1 could not be written: %2")).arg(QDir::toNativeSeparators(path), reason);
    }
}

std::size_t FileGroup::begin(const QString &path, bool makesFolder)
{
    if (makesFolder) {
        m_folders->makeFor(path);
    }
    QSaveFile &file = *m_files.emplace_back(std::make_unique<QSaveFile>(path));
    errno = 0;
    if (m_error.isEmpty() && !file.open(QIODevice::WriteOnly)) {
        fail(path, writeError(file));
    }
    return m_files.size() - 1;
}

bool FileGroup::write(std::size_t file, const char *bytes, qint64 size)
{
    const std::scoped_lock lock(m_writing);
    errno = 0;
    if (m_error.isEmpty() && m_files[file]->write(bytes, size) != size) {
        fail(m_files[file]->fileName(), writeError(*m_files[file]));
    }
    return m_error.isEmpty();
}

WrittenFiles FileGroup::commit()
{
    for (const auto &file : m_files) {
        errno = 0;
        if (m_error.isEmpty() && !file->flush()) {
            fail(file->fileName(), writeError(*file));
        }
        const QString lost = m_error.isEmpty() ? keepAttributes(*file) : QString();
        if (!lost.isEmpty()) {
            fail(file->fileName(), lost);
        }
    }
    if (!m_error.isEmpty()) {
        WrittenFiles nothing;
        nothing.error = m_error;
        return nothing;
    }
    WrittenFiles written = commitFiles(m_files);
    if (written.error.isEmpty()) {
        m_folders->keep();
    }
    return written;
}

WrittenFiles writeTextFiles(const std::vector<TextFile> &files, Progress *progress)
{
    countWork(Work::Write);
    if (progress != nullptr) {
        std::uint64_t whole = 0;
        for (const TextFile &file : files) {
            whole += static_cast<std::uint64_t>(file.bytes.size());
        }
        progress->begin(whole);
    }
    FileGroup group;
    for (const TextFile &file : files) {
        writeInParts(group, group.begin(file.path, file.makesFolder), file.bytes, progress);
        if (progress != nullptr && progress->isCancelled()) {
            WrittenFiles nothing; // what was not committed goes
            nothing.stopped = true;
            return nothing;
        }
    }
    return group.commit();
}

WrittenFiles commitFiles(const StagedFiles &staged)
{
    WrittenFiles result;
    std::list<FormerFile> former;
    for (const auto &file : staged) {
        const bool isLast = file == staged.back(); // when that is not written, it is as it was
        const bool kept = isLast || former.emplace_back(file->fileName()).isKept();
        if (kept && file->commit()) {
            continue;
        }
        result = failure(*file);
        for (auto one = former.rbegin(); one != former.rend(); ++one) {
            if (!one->putBack(isLast || one != former.rbegin())) {
                result.paths.append(one->path());
            }
        }
        return result;
    }
    for (const auto &file : staged) {
        result.paths.append(file->fileName());
    }
    return result;
}

bool writeTextFile(const QString &path, const QByteArray &bytes, QString *error)
{
    const WrittenFiles written = writeTextFiles({ { path, bytes } });
    if (error != nullptr && !written.error.isEmpty()) {
        *error = written.error;
    }
    return written.error.isEmpty();
}

std::optional<QByteArray> readTextFile(const QString &path, QString *error, qint64 limit)
{
    countWork(Work::Read);
    const auto fail = [&path, error](const QString &reason) {
        if (error != nullptr) {
            *error = sentence(QT_TRANSLATE_NOOP("TextFile", "%1 could not be read: %2")).arg(QDir::toNativeSeparators(path), reason);
        }
        return std::nullopt;
    };
    if (const QFileInfo info(path); info.exists() && !info.isFile()) {
        return fail(sentence(QT_TRANSLATE_NOOP("TextFile", "it is not a file")));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(file.errorString());
    }
    // as much as it says it has: for as much as it might have, room for the whole limit would be made for each file
    constexpr qint64 leastPiece = 64 << 10;
    QByteArray bytes;
    for (qint64 expected = file.size() + 1; bytes.size() <= limit; expected = leastPiece) {
        const QByteArray piece = file.read(std::min(std::max(expected, leastPiece), limit + 1 - bytes.size()));
        if (piece.isEmpty()) {
            break;
        }
        bytes += piece; // shares the first one
    }
    if (file.error() != QFileDevice::NoError) {
        return fail(file.errorString());
    }
    if (bytes.size() > limit) {
        return fail(sentence(QT_TRANSLATE_NOOP("TextFile", "it is too large")));
    }
    return bytes;
}

} // namespace apportion
