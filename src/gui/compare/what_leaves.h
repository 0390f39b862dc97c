// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "slurm/change/text_diff.h"

#include <vector>

namespace apportion
{

/// What a draft changes on the cluster, for a narrow place.
struct WhatLeaves
{
    std::vector<slurm::DiffLine> conf; ///< the lines of slurm.conf that go and come
    std::vector<slurm::DiffLine> commands; ///< the calls of sacctmgr, conditions and values on lines of their own
};

/// At most @p most lines of each, from what differs; takes as long as the difference is, so not in the GUI thread.
[[nodiscard]] WhatLeaves whatLeaves(const Results &results, std::size_t most);

} // namespace apportion
