// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/folder_files.h"

#include "cluster/pull_folder.h"
#include "cluster/questions.h"
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

constexpr const char *decayStateName = "priority_last_decay_ran"; // as slurmctld calls it

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
    const std::string beginning = slurm::beginningOf(QFile::encodeName(path).toStdString());
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
        names.removeAll(QLatin1String(cluster::accountingQuestion().fileName)); // a trace is no policy
        names.removeAll(QLatin1String(cluster::question(cluster::QuestionId::Database).fileName)); // the manifest tells what it meant
    }
    std::vector<FolderFile> files;
    const std::vector<cluster::Question> &asked = cluster::questions();
    for (const auto &[kind, place] : slurm::importPlaces) { // by the names under which answers are saved
        const auto question = std::find_if(asked.begin(), asked.end(), [place = place](const auto &one) { return one.place == place; });
        const QLatin1String name(question == asked.end() ? decayStateName : question->fileName);
        if (names.removeAll(name) > 0) {
            files.push_back({ directory.filePath(name), kind });
        }
    }
    for (const QString &name : names.mid(0, mostFiles)) {
        const QString path = directory.filePath(name);
        files.push_back({ path, name.endsWith(QLatin1String(policyFileExtension)) ? slurm::FileKind::Policy : kindByContent(path) });
    }
    return files;
}

} // namespace apportion
