// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// The users who coordinate an account by their own option Coordinator, in alphabetical order. Those who coordinate an account
/// above are not among them.
[[nodiscard]] std::vector<std::string> coordinatorsOf(const AssociationTree &tree, std::string_view account);

/// The names of all users, in alphabetical order, each once. Views of the tree's names.
[[nodiscard]] std::vector<std::string_view> userNames(const AssociationTree &tree);

/// Why these users cannot be coordinators of an account; empty when they can.
[[nodiscard]] Text coordinatorsRefusal(const AssociationTree &tree, const std::vector<std::string> &users);
/// The edit after which just these users coordinate the account: the option of the others loses it. Linear.
[[nodiscard]] PolicyEdit withCoordinators(const AssociationTree &tree, std::string_view account, const std::vector<std::string> &users);

} // namespace apportion
