// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/export_files.h"

#include <QDir>

namespace apportion
{

std::vector<TextFile> filesOfBundle(const slurm::ExportBundle &bundle, const QDir &folder)
{
    std::vector<TextFile> files;
    for (const slurm::ExportKind kind : slurm::allExportKinds) {
        if (const std::optional<std::string> &text = bundle.of(kind)) {
            files.push_back({ folder.filePath(QLatin1String(slurm::exportFileName(kind))), QByteArray::fromStdString(*text) });
        }
    }
    return files;
}

} // namespace apportion
