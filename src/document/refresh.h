// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/open_files.h"

namespace apportion
{

/// The draft of @p mine as a refresh with @p told merges it: usage and jobs that this tells are those of the baseline, so
/// that they are replaced, whatever was tried with them here. Usage of what is new in the draft is told already.
[[nodiscard]] Snapshot draftToRefresh(const Project &mine, const OpenedFiles &told);

/// What a refresh makes of @p mine: @p told (openOnto() its baseline) is the baseline now, and @p merged the draft. The other
/// scenarios are merged with it too; what both changed stays as the scenario has it, and what was exported keeps its policy. Jobs that this tells
/// follow what each scenario renamed.
[[nodiscard]] Project refreshedProject(const Project &mine, const OpenedFiles &told, const Snapshot &merged);

} // namespace apportion
