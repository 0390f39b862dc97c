// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/progress.h"
#include "storage/project.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QString>

#include <functional>
#include <string_view>

namespace apportion
{

/// The extension of policy files, with its dot.
inline constexpr const char *policyFileExtension = ".apportion";

/// Names are kept in pools with 32-bit offsets, and no cluster's policy comes near this.
inline constexpr qint64 largestPolicyFile = 0x7fffffff;

/// A policy file as read.
struct ReadPolicy : Project
{
    Diagnostics diagnostics;
    bool usable = false; ///< it could be read and is a policy file of a format known here
    bool complete = false; ///< all of it could be parsed, and is as it was written: saving over it would lose nothing unsaid
    QByteArray checksum; ///< of the bytes that were read
};

/// Reads a policy file. What the file holds may be anything. @p progress may be null.
[[nodiscard]] ReadPolicy readPolicyFile(const QString &path, Progress *progress = nullptr);

/// What came of writing a policy file.
struct WrittenPolicy
{
    enum class Status : std::uint8_t {
        Written,
        Stopped, ///< nothing was written: it was cancelled
        ChangedByOthers, ///< nothing was written: the file is not the one whose checksum was expected
        Failed ///< nothing was written; see error
    };

    Status status = Status::Failed;
    QString error; ///< for people; empty when it was written
    QByteArray checksum; ///< of what was written

    [[nodiscard]] bool isWritten() const { return status == Status::Written; }
};

/// Writes a policy file, replacing an older one only when all of the new one is on the disk.
/// @p expectedChecksum is that of the file as it was last read or written here; a file that is there and has another
/// one is not overwritten. Empty: it is overwritten whatever it holds. @p progress may be null. @p beforeCommit is called
/// with the checksum of what is written, right before it takes the place of the file.
[[nodiscard]] WrittenPolicy writePolicyFile(const QString &path, const Project &project, const QByteArray &expectedChecksum = {},
    Progress *progress = nullptr, const std::function<void(const QByteArray &checksum)> &beforeCommit = {});

/// The checksum of a file's bytes as it is used here.
[[nodiscard]] QByteArray policyChecksum(QByteArrayView bytes);

/// The same of bytes that come part by part.
class PolicyChecksum
{
public:
    void add(std::string_view part) { m_hash.addData(QByteArrayView(part.data(), static_cast<qsizetype>(part.size()))); }
    /// Of all that a device has yet; false when it cannot be read.
    [[nodiscard]] bool add(QIODevice &device) { return m_hash.addData(&device); }
    [[nodiscard]] QByteArray result() const { return m_hash.result(); }

private:
    QCryptographicHash m_hash { QCryptographicHash::Blake2b_256 };
};

} // namespace apportion
