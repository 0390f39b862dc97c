// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/association_fields.h"
#include "slurm/lists/sacctmgr_line.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

using ScriptSettings = std::vector<ScriptSetting>;

/// A key of sacctmgr's and how short it may be written.
struct KnownKey
{
    std::string_view word;
    std::size_t least;
};

inline constexpr KnownKey namesKey { "Names", 1 };
inline constexpr KnownKey clustersKey { "Clusters", 3 };
inline constexpr KnownKey accountsKey { "Accounts", 3 };
inline constexpr KnownKey partitionsKey { "Partitions", 4 };
inline constexpr KnownKey parentKey { "Parents", 2 };
inline constexpr KnownKey usersKey { "Users", 1 };
inline constexpr KnownKey defaultAccountKey { schema::option::defaultAccount, 8 };

[[nodiscard]] bool isKey(const ScriptSetting &setting, const KnownKey &key);
/// The parts of the settings of that key; with @p bare also words without a key.
[[nodiscard]] std::vector<std::string> namesOf(const ScriptSettings &settings, const KnownKey &key, bool bare = false);
/// The option's full name as the flat file writes it, for the keys that people shorten.
[[nodiscard]] std::string fullName(std::string_view key);
/// A list of QOS after `+=` or `-=`: a list of its own loses or gains them, a difference is written as "+a,-b".
[[nodiscard]] std::string combinedList(std::string_view before, const ScriptSetting &setting);
/// The options with one that is set, changed or (with an empty value or -1) removed.
[[nodiscard]] std::string withOption(std::string_view options, const ScriptSetting &setting);

} // namespace apportion::slurm
