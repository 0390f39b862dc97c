// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/tres_list_merge.h"

#include <functional>
#include <string>
#include <string_view>

namespace apportion
{

/// Whether a text of options has that one, be it empty.
[[nodiscard]] bool hasOption(std::string_view options, std::string_view name);

/// Merges texts of options, as AssociationTree::options() has them, option by option, and lists of TRES TRES by TRES; the field of a
/// conflict about @p object is the option. @p changedHere says of an option whether mine has it otherwise than the base.
[[nodiscard]] std::string mergedOptions(
    MergeDecisions &decisions, const std::string &object, const MergeSides &sides, const std::function<bool(const std::string &name)> &changedHere);
/// The same where the base tells what I changed.
[[nodiscard]] std::string mergedOptions(MergeDecisions &decisions, const std::string &object, const MergeSides &sides);

} // namespace apportion
