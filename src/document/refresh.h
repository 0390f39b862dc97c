// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_merge.h"
#include "storage/open_files.h"

#include <vector>

namespace apportion
{

/// The draft of @p mine, which is the shown scenario, merged with @p told: usage and jobs that this tells replace those here, whatever
/// was tried with them. Of @p takeTheirs only what was chosen for the draft counts.
[[nodiscard]] MergedPolicy refreshedDraft(const Project &mine, const OpenedFiles &told, const std::vector<MergeConflict> &takeTheirs = {});

/// The other scenarios of @p mine as the same refresh merges them. What both changed is told with the scenario's name, and stays as
/// the scenario has it unless @p takeTheirs has that conflict; what the draft has just so is chosen there for both.
struct RefreshedScenarios
{
    std::vector<Snapshot> snapshots; ///< in the order of the scenarios
    std::vector<MergeConflict> conflicts; ///< that the draft has not just so
};
[[nodiscard]] RefreshedScenarios refreshedScenarios(
    const Project &mine, const OpenedFiles &told, const MergedPolicy &draft, const std::vector<MergeConflict> &takeTheirs = {});

/// What a refresh makes of @p mine: @p told (openOnto() its baseline) is the baseline now, @p merged the draft, and @p scenarios the
/// others. What was exported keeps its policy. Jobs that this tells follow what each scenario renamed.
[[nodiscard]] Project refreshedProject(const Project &mine, const OpenedFiles &told, const Snapshot &merged, const std::vector<Snapshot> &scenarios);

} // namespace apportion
