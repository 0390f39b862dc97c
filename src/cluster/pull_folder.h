// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/pull.h"

#include <QDateTime>
#include <QString>

namespace apportion::cluster
{

/// The text that lies beside saved answers: when and where they were asked for, which command wrote which file, and
/// what was not answered.
[[nodiscard]] QByteArray manifestOf(const std::vector<Asked> &asked, const PullOptions &options, const QDateTime &when);
inline constexpr const char *manifestName = "README.txt";

/// Whether a folder holds answers that were saved here: its manifest says so.
[[nodiscard]] bool isPullFolder(const QString &path);

/// When the answers in a saved folder were asked for, in UTC; invalid when its manifest does not tell.
[[nodiscard]] QDateTime timeOfPull(const QString &folder);

/// An answer that a saved folder does not hold as it was given.
struct PullGap
{
    enum class Kind : std::uint8_t {
        Unanswered, ///< the cluster did not give it: `why`
        Part, ///< the cluster shows the rest to others: `why`
        Missing, ///< its file was there
        Changed ///< its file has `bytes` now, and had `saved`
    };

    Kind kind = Kind::Missing;
    QString file; ///< "usage.txt"
    std::string why;
    qint64 bytes = 0;
    qint64 saved = 0;
};

/// What the manifest of a saved folder tells of answers that are not in it as they were given.
[[nodiscard]] std::vector<PullGap> gapsOfPull(const QString &folder);

/// Why nothing can be saved as that folder; empty when it can be.
[[nodiscard]] QString problemOfSaving(const QString &folder);

/// Where answers are saved that were to be saved as @p folder: what is not all of them goes beside saved answers, and does
/// not take their place.
[[nodiscard]] QString placeOfPull(const QString &folder, bool isPartial);

/// Saves answers, and the manifest, as a folder of files with fixed names: all of it or nothing. A folder that is there
/// is replaced when it holds saved answers and nothing else, filled when it is empty, and else left alone. Returns what
/// went wrong, empty when nothing did.
[[nodiscard]] QString savePull(const std::vector<Asked> &asked, const PullOptions &options, const QDateTime &when, const QString &folder);

} // namespace apportion::cluster
