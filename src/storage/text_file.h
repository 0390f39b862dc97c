// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/progress.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>
#include <QStringList>

#include <memory>
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

/// Writes several files, all of them or none. None is replaced before the new texts of all are on the disk; when one cannot
/// be replaced, those before it are put back as they were. @p progress may be null; when it is cancelled in time, every file
/// stays as it was.
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
