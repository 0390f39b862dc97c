// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/progress.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QIODevice;

namespace apportion
{

/// Writes a file as a whole or not at all; every step is checked. Returns false and says why in @p error.
[[nodiscard]] bool writeTextFile(const QString &path, const QByteArray &bytes, QString *error);

/// A file to be written.
struct TextFile
{
    QString path;
    QByteArray bytes;
};

/// What came of writing files.
struct WrittenFiles
{
    QStringList paths; ///< of those that were written: all, or none when stopped
    QString error; ///< for people; empty when nothing went wrong
    bool stopped = false; ///< it was cancelled before anything was replaced
};

/// Writes several files, each as a whole or not at all. None is replaced before the new texts of all are on the disk.
/// @p progress may be null; when it is cancelled in time, every file stays as it was.
[[nodiscard]] WrittenFiles writeTextFiles(const std::vector<TextFile> &files, Progress *progress = nullptr);

/// Writes @p bytes in parts. Tells @p progress, which may be null, @p share more of what there is to do; writes no more
/// once that is cancelled. Returns whether everything was written.
[[nodiscard]] bool writeInParts(QIODevice &device, const QByteArray &bytes, Progress *progress, std::uint64_t share);

/// The whole of a file, or nothing with the reason in @p error. Files above @p limit bytes are refused.
[[nodiscard]] std::optional<QByteArray> readTextFile(const QString &path, QString *error, qint64 limit = 256 * 1024 * 1024);

} // namespace apportion
