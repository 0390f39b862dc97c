// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/merge_names.h"

#include <stop_token>

namespace apportion
{

/// Merges the association tree of theirs, with what each association has used, into @p merged, which is mine. The other two bear
/// the same @p names; @p called is the base with the names that it had.
void mergeTrees(MergeDecisions &decisions, const AssociationTree &called, const MergeNames &names, Snapshot &merged, const std::stop_token &stop);

} // namespace apportion
