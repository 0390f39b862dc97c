// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/merge_decisions.h"

#include <optional>
#include <string>
#include <string_view>

namespace apportion
{

/// An option, or all of them, as the three sides have it; empty: not at all.
struct MergeSides
{
    std::optional<std::string_view> base; ///< none: the row is new on both sides
    std::string_view mine;
    std::string_view theirs;
};

/// Merges a list of TRES, "cpu=300,gres/gpu=6", TRES by TRES: each is a limit of its own. Of the same one that both changed @p object and @p field
/// tell; the field of the conflict is "GrpTRES cpu". None when a side is no such list; then nothing is decided.
[[nodiscard]] std::optional<std::string> mergedTresList(
    MergeDecisions &decisions, const std::string &object, const std::string &field, const MergeSides &sides);

} // namespace apportion
