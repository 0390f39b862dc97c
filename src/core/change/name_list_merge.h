// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/tres_list_merge.h"

#include <optional>
#include <string>
#include <string_view>

namespace apportion
{

/// Merges a list of names, "physics,chem", of which neither the order nor the case counts: what one side added is added, what one side
/// took out is out, and there is nothing to be chosen. None where that would decide more than it says: where a side has no list or says ALL, or
/// nothing would be left, which all mean something else, and where a name stands with a sign ("+long").
[[nodiscard]] std::optional<std::string> mergedNameList(const MergeSides &sides);

/// Whether a key of a partition or a QOS, which is no field, is such a list.
[[nodiscard]] bool isNameListKey(std::string_view key);

} // namespace apportion
