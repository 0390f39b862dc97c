// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/export_files.h"

#include "slurm/change/change_script.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace apportion
{

slurm::ExportSource exportSource(const Project &project)
{
    slurm::ExportSource source;
    source.draft = project.policy;
    source.situation = project.situation;
    source.agreement = project.agreement ? agreementText(project.agreement->agreement).english() : std::string();
    if (project.baseline) {
        source.baseline = project.baseline->snapshot.policy;
        source.baselineSituation = project.baseline->snapshot.situation;
        source.baselineIsCluster = project.baseline->info.isCluster();
        source.originalIsOfBaseline = source.baselineIsCluster;
        source.original = project.conf ? std::optional(*project.conf) : std::nullopt;
    } else {
        source.baseline = slurm::emptyCluster(project.policy);
    }
    return source;
}

std::vector<TextFile> filesOfBundle(const slurm::ExportBundle &bundle, const QDir &folder)
{
    std::vector<TextFile> files;
    for (const slurm::ExportKind kind : slurm::allExportKinds) {
        if (const std::optional<std::string> &text = bundle.of(kind)) {
            files.push_back({ folder.filePath(QLatin1String(slurm::exportFileName(kind))), QByteArray::fromStdString(*text), false });
        }
    }
    for (const slurm::IncludedFile &file : bundle.included) {
        files.push_back({ folder.filePath(QString::fromStdString(file.name)), QByteArray::fromStdString(file.text), true });
    }
    return files;
}

QString foreignFile(const std::vector<TextFile> &files, const QDir &folder)
{
    QFile script(folder.filePath(QLatin1String(slurm::exportFileName(slurm::ExportKind::Commands))));
    constexpr qint64 enough = 1000;
    if (script.open(QIODevice::ReadOnly) && slurm::isApplyScript(script.read(enough).toStdString())) {
        return {};
    }
    for (const TextFile &file : files) {
        QFile there(file.path);
        const qint64 atMost = file.bytes.size() + 1;
        if (QFileInfo(file.path).isFile() && !(there.open(QIODevice::ReadOnly) && there.read(atMost) == file.bytes)) {
            return file.path;
        }
    }
    return {};
}

} // namespace apportion
