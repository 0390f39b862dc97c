// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace apportion
{

namespace
{

QString sentence(const char *text)
{
    return QCoreApplication::translate("TextFile", text);
}

} // namespace

bool writeTextFile(const QString &path, const QByteArray &bytes, QString *error)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    if (!written && error != nullptr) {
        *error = sentence(QT_TRANSLATE_NOOP("TextFile", "%1 could not be written: %2")).arg(QDir::toNativeSeparators(path), file.errorString());
    }
    return written;
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
