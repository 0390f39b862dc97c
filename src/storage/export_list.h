// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QDir>
#include <QString>

#include <map>
#include <string_view>

namespace apportion
{

/// The name of the list that an export leaves beside its files; `b2sum -c export.b2sums` tells whether they are as it wrote them.
inline constexpr const char *exportListName = "export.b2sums";

/// The sum of the bytes of a file, as the list has it: 64 digits.
class ExportSum
{
public:
    void add(std::string_view bytes);
    /// Of all bytes that were added. To be called once.
    [[nodiscard]] QByteArray result() const { return m_hash.result().toHex(); }
    [[nodiscard]] static QByteArray ofBytes(const QByteArray &bytes);
    /// Of the file that is there; empty when there is none, or it cannot be read.
    [[nodiscard]] static QByteArray ofFile(const QString &path);

private:
    QCryptographicHash m_hash { QCryptographicHash::Blake2b_256 };
};

/// Which files of a folder exports wrote, and with which bytes.
class ExportList
{
public:
    /// The list of @p folder; what is no line of such a list is passed over, so that without a list nothing is known.
    [[nodiscard]] static ExportList of(const QDir &folder);

    /// Whether an export wrote that file, a path within the folder, with bytes of that sum.
    [[nodiscard]] bool has(const QString &file, const QByteArray &sum) const;
    void set(const QString &file, const QByteArray &sum) { m_sums[file] = sum; }
    /// Forgets the files that are not in the folder any more.
    void forgetMissing(const QDir &folder);
    /// As b2sum writes and reads it.
    [[nodiscard]] QByteArray text() const;

private:
    std::map<QString, QByteArray> m_sums;
};

} // namespace apportion
