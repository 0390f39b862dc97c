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

} // namespace apportion
