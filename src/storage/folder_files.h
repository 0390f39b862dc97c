// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/import/import.h"

#include <QString>

#include <vector>

namespace apportion
{

/// A file of a folder, and what it is.
struct FolderFile
{
    QString path;
    slurm::FileKind kind = slurm::FileKind::Unknown;

    bool operator==(const FolderFile &) const = default;
};

/// The files that stand in a folder itself: those with the names of saved answers first, then the others by name, told
/// apart by what they hold alone. Of an unknown name, only what says whose configuration it is counts as slurm.conf, since
/// most configuration files look alike. Hidden files and what was written beside saved answers are left out, as is
/// everything behind the first thousand files.
[[nodiscard]] std::vector<FolderFile> filesOfFolder(const QString &folder);

} // namespace apportion
