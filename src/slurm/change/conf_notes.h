// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <string>
#include <vector>

namespace apportion::slurm
{

/// What the notes of the draft say of changes that slurm.conf makes, settings and partitions, each on one line that may
/// stand behind a `#`: "Note on PriorityWeightAge: …", in the order of the changes.
[[nodiscard]] std::vector<std::string> confNotes(const Policy &baseline, const Policy &draft);

} // namespace apportion::slurm
