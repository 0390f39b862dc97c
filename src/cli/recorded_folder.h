// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/recording.h"
#include "slurm/import/import.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::cli
{

/// The hosts of a host list, for replay::makeMachine().
[[nodiscard]] std::vector<std::string> expandedHosts(std::string_view list);

/// A folder with a cluster and what its slurmctld did.
struct RecordedFolder
{
    slurm::Imported cluster;
    replay::RecordingTexts texts;
    bool isReadable = true; ///< what may not lack is there
};

[[nodiscard]] RecordedFolder readRecordedFolder(const std::string &folder);

} // namespace apportion::cli
