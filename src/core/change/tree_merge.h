// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/merge_decisions.h"

#include <stop_token>

namespace apportion
{

/// Merges the association tree of @p theirs, with what each association has used, into @p merged, which is mine.
void mergeTrees(MergeDecisions &decisions, const Snapshot &base, Snapshot &merged, const Snapshot &theirs, const std::stop_token &stop);

} // namespace apportion
