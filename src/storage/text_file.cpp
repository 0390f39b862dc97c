// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <memory>

namespace apportion
{

namespace
{

QString sentence(const char *text)
{
    return QCoreApplication::translate("TextFile", text);
}

} // namespace

bool writeInParts(QIODevice &device, const QByteArray &bytes, Progress *progress, std::uint64_t share)
{
    constexpr qsizetype part = 1 << 20;
    for (qsizetype at = 0; at < bytes.size(); at += part) {
        if (progress != nullptr && progress->isCancelled()) {
            return false;
        }
        const qsizetype size = std::min(part, bytes.size() - at);
        if (device.write(bytes.constData() + at, size) != size) {
            return false;
        }
        if (progress != nullptr) {
            progress->reached(static_cast<std::uint64_t>(static_cast<double>(share) * static_cast<double>(at) / static_cast<double>(bytes.size())));
        }
    }
    if (progress != nullptr) {
        progress->passed(share);
    }
    return true;
}

WrittenFiles writeTextFiles(const std::vector<TextFile> &files, Progress *progress)
{
    WrittenFiles result;
    const auto fail = [&result](const QSaveFile &file) {
        result.error = sentence(QT_TRANSLATE_NOOP("TextFile", "%1 could not be written: %2"))
                           .arg(QDir::toNativeSeparators(file.fileName()), file.errorString());
        return result;
    };
    if (progress != nullptr) {
        std::uint64_t whole = 0;
        for (const TextFile &file : files) {
            whole += static_cast<std::uint64_t>(file.bytes.size());
        }
        progress->begin(whole);
    }
    std::vector<std::unique_ptr<QSaveFile>> begun;
    for (const TextFile &file : files) {
        begun.push_back(std::make_unique<QSaveFile>(file.path));
        const bool written = begun.back()->open(QIODevice::WriteOnly)
            && writeInParts(*begun.back(), file.bytes, progress, static_cast<std::uint64_t>(file.bytes.size())) && begun.back()->flush();
        if (progress != nullptr && progress->isCancelled()) {
            result.stopped = true;
            return result; // what was not committed goes
        }
        if (!written) {
            return fail(*begun.back());
        }
    }
    for (const auto &file : begun) {
        if (!file->commit()) {
            return fail(*file);
        }
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
    QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError) {
        return fail(file.errorString());
    }
    if (bytes.size() > limit) {
        return fail(sentence(QT_TRANSLATE_NOOP("TextFile", "it is too large")));
    }
    return bytes;
}

} // namespace apportion
