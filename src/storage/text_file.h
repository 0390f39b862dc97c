// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/progress.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace apportion
{

/// Writes a file as a whole or not at all; every step is checked. Returns false and says why in @p error.
[[nodiscard]] bool writeTextFile(const QString &path, const QByteArray &bytes, QString *error);

/// A file to be written.
struct TextFile
{
    QString path;
    QByteArray bytes;
    bool makesFolder = false; ///< its folder is made when it is not there, and goes again when nothing is written
};

/// What came of writing files.
struct WrittenFiles
{
    QStringList paths; ///< of those that were written: all, or none; after an error, those that could not be put back
    QString error; ///< for people; empty when nothing went wrong
    bool stopped = false; ///< it was cancelled before anything was replaced
};

/// Files that are written piece by piece, and replace what is there all together or not at all. None is replaced before the new
/// texts of all are on the disk; when one cannot be replaced, those before it are put back as they were.
class FileGroup
{
public:
    FileGroup();
    FileGroup(const FileGroup &) = delete;
    FileGroup &operator=(const FileGroup &) = delete;
    ~FileGroup(); ///< leaves everything as it was unless commit() wrote it

    /// Begins one more file and returns its number, for write(). @p makesFolder: TextFile::makesFolder.
    std::size_t begin(const QString &path, bool makesFolder = false);
    /// Appends to a file; false from the first failure on, which commit() tells. Several threads may write at once.
    bool write(std::size_t file, const char *bytes, qint64 size);
    /// Replaces all files. To be called once.
    [[nodiscard]] WrittenFiles commit();

private:
    class Folders;

    void fail(const QString &path, const QString &reason);

    std::vector<std::unique_ptr<QSaveFile>> m_files;
    std::unique_ptr<Folders> m_folders;
    std::mutex m_writing;
    QString m_error;
};

/// Writes several files as a FileGroup. @p progress may be null; when it is cancelled in time, every file stays as it was.
[[nodiscard]] WrittenFiles writeTextFiles(const std::vector<TextFile> &files, Progress *progress = nullptr);

/// Files whose new texts are on the disk, and that are not replaced yet.
using StagedFiles = std::vector<std::unique_ptr<QSaveFile>>;

/// Gives what is written the owner, group, mode and access list of the file that it will replace; what cannot be kept, as
/// the reason not to replace it, else nothing.
[[nodiscard]] QString keepAttributes(QSaveFile &file);

/// Why the last write to @p file failed: QSaveFile forgets it, such as that the disk is full, and the system does not.
[[nodiscard]] QString writeError(const QSaveFile &file);

/// The last step of writeTextFiles(): replaces all of the files or none.
[[nodiscard]] WrittenFiles commitFiles(const StagedFiles &staged);

/// The whole of a file, or nothing with the reason in @p error. Files above @p limit bytes are refused.
[[nodiscard]] std::optional<QByteArray> readTextFile(const QString &path, QString *error, qint64 limit = qint64 { 256 } * 1024 * 1024);

} // namespace apportion
