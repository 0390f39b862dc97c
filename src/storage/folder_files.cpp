// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/folder_files.h"

#include "cluster/pull_folder.h"
#include "slurm/text/reading.h"
#include "storage/policy_file.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

constexpr qsizetype mostFiles = 1000;

struct KnownName
{
    const char *name;
    slurm::FileKind kind;
};

/// The names under which answers are saved, in the order in which they are read.
constexpr std::array<KnownName, 10> knownNames = { {
    { "slurm.conf", slurm::FileKind::SlurmConf },
    { "associations.cfg", slurm::FileKind::Associations },
    { "usage.txt", slurm::FileKind::Usage },
    { "jobs.txt", slurm::FileKind::Jobs },
    { "sprio.txt", slurm::FileKind::Priorities },
    { "partitions.txt", slurm::FileKind::Partitions },
    { "config.txt", slurm::FileKind::Configuration },
    { "nodes.txt", slurm::FileKind::Nodes },
    { "qos.txt", slurm::FileKind::Qos },
    { "tres.txt", slurm::FileKind::Tres },
} };

/// Whether a text that could be slurm.conf is that rather than gres.conf, cgroup.conf or another program's.
bool namesACluster(std::string_view text)
{
    static constexpr std::array<std::string_view, 4> words = { "ClusterName", "SlurmctldHost", "ControlMachine", "PartitionName" };
    slurm::LineWalker lines(text);
    while (lines.next()) {
        const std::string_view line = trimmed(lines.line());
        if (std::any_of(words.begin(), words.end(), [line](std::string_view word) { return startsWithIgnoringCase(line, word); })) {
            return true;
        }
    }
    return false;
}

slurm::FileKind kindByContent(const QString &path)
{
    constexpr qint64 enough = 65536;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return slurm::FileKind::Unknown;
    }
    const std::string beginning = file.read(enough).toStdString();
    const slurm::FileKind kind = slurm::kindOfText(beginning);
    return kind == slurm::FileKind::SlurmConf && !namesACluster(beginning) ? slurm::FileKind::Unknown : kind;
}

} // namespace

std::vector<FolderFile> filesOfFolder(const QString &folder)
{
    const QDir directory(folder);
    QStringList names = directory.entryList(QDir::Files, QDir::Name);
    if (cluster::isPullFolder(folder)) {
        names.removeAll(QLatin1String(cluster::manifestName));
    }
    std::vector<FolderFile> files;
    for (const KnownName &known : knownNames) {
        if (names.removeAll(QLatin1String(known.name)) > 0) {
            files.push_back({ directory.filePath(QLatin1String(known.name)), known.kind });
        }
    }
    for (const QString &name : names.mid(0, mostFiles)) {
        const QString path = directory.filePath(name);
        files.push_back({ path, name.endsWith(QLatin1String(policyFileExtension)) ? slurm::FileKind::Policy : kindByContent(path) });
    }
    return files;
}

} // namespace apportion
