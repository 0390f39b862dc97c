// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QString>

namespace apportion::testing
{

/// Whether @p source is one that anybody can look up: an entry of a manual page or a page of Slurm's documentation, or a function of its
/// source, of 26.05 or of the release that it names.
inline bool isSourceOfSlurm(const QString &source)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:[a-z.]+\\([15]\\)(?: and [a-z_]+\\.c of each release|(?: of (?:\\d\\d\\.\\d\\d|each release))?, \\S.*)"
                       "|[a-z_]+\\.html(?: of 2009|, \\w+)?"
                       "|[a-z_0-9]+\\.[ch](?: of (?:\\d\\d\\.\\d\\d|each release|slurmctld))?, \\w+(?: and \\w+)*)$"));
    return form.match(source).hasMatch();
}

/// Whether "live NAME" is a class of the tests against a running Slurm.
inline bool isLiveTest(const QString &source)
{
    static const QString live = [] {
        QString text;
        QDirIterator scripts(QStringLiteral(APPORTION_SOURCE_DIR "/tests/live"), { QStringLiteral("*.py") });
        while (scripts.hasNext()) {
            QFile file(scripts.next());
            text += file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        }
        return text;
    }();
    return source.startsWith(QLatin1String("live ")) && live.contains(QStringLiteral("\nclass %1(").arg(source.section(QLatin1Char(' '), 1)));
}

} // namespace apportion::testing
