// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "core/policy/text.h"

#include <string>
#include <string_view>
#include <unordered_set>

namespace apportion
{

/// A name as Slurm will keep it, or why it cannot be one.
struct CheckedName
{
    std::string name; ///< without blanks at both ends; an account's in lower case
    Text error; ///< a sentence; empty when the name is good
};

/// Whether @p name can be that of an account (@p isUser: of a user). Refused is what sacctmgr's command line and its flat
/// file cannot carry: nothing at all, blanks, control characters, what is not UTF-8, commas, quotes, ':', '=', '|', '/',
/// '\', '#', '%', a '+' or '-' at the beginning, more than 255 bytes.
[[nodiscard]] CheckedName checkName(std::string_view name, bool isUser);

/// The name under which slurmdbd would keep a new user: in lower case, unless Parameters=PreserveCaseUser keeps capitals,
/// which is what a tree with a user of such a name shows.
[[nodiscard]] std::string keptUserName(const AssociationTree &tree, const std::string &name);

/// The name itself, or with the first number at its end that makes it none of @p taken: "physics", "physics-2" ….
[[nodiscard]] std::string freeName(const std::string &name, const std::unordered_set<std::string> &taken);

/// The names of all live accounts.
[[nodiscard]] std::unordered_set<std::string> accountNames(const AssociationTree &tree);

} // namespace apportion
