// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/export_bundle.h"
#include "storage/project.h"
#include "storage/text_file.h"

class QDir;

namespace apportion
{

/// What an export of a project is made from: the difference from its baseline, and the slurm.conf that it knows;
/// without a baseline, everything.
[[nodiscard]] slurm::ExportSource exportSource(const Project &project);

/// The files of a bundle as writeTextFiles() takes them, in @p folder.
[[nodiscard]] std::vector<TextFile> filesOfBundle(const slurm::ExportBundle &bundle, const QDir &folder);

/// The first of @p files that would replace something in @p folder that no export wrote, such as the slurm.conf of the cluster;
/// empty when there is none. Beside an apply.sh of an export all of them are taken for its own.
[[nodiscard]] QString foreignFile(const std::vector<TextFile> &files, const QDir &folder);

} // namespace apportion
