// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command_run.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <vector>

namespace apportion::testing
{

/// The command on the files of a golden, with more arguments after them.
inline Run onGolden(const char *command, const char *golden, const std::vector<std::string> &more = {})
{
    const std::string folder = std::string(APPORTION_TEST_DATA "/goldens/") + golden + '/';
    std::vector<std::string> arguments = { command, "--slurm-conf", folder + "slurm.conf", "--associations", folder + "associations.cfg", "--usage",
        folder + "usage.txt", "--jobs", folder + "jobs.txt" };
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
}

/// The policy of a golden as a file of @p folder; empty when it could not be imported.
inline std::string importedGolden(const QTemporaryDir &folder, const char *golden)
{
    const std::string file = folder.filePath(QLatin1String(golden)).toStdString() + ".apportion";
    const Run result = onGolden("import", golden, { "--out", file, "--force" });
    return result.exitCode == 0 ? file : std::string();
}

inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace apportion::testing
