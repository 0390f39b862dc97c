// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/text/shell_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// `key=value`, `key+=value` or `key-=value` of a sacctmgr command.
struct ScriptSetting
{
    std::string key; ///< as written, empty for a bare name
    std::string value;
    char sign = '\0'; ///< '+' and '-' of += and -=
};

/// What a sacctmgr command does to what.
struct SacctmgrLine
{
    enum class Verb : unsigned char { Add, Modify, Remove, Other };
    enum class Entity : unsigned char { Account, User, Qos, Cluster, Other };

    Verb verb = Verb::Other;
    Entity entity = Entity::Other;
    std::vector<ScriptSetting> where; ///< which objects; for Add all settings stand in `set`
    std::vector<ScriptSetting> set;
};

/// A command as sacctmgr's, with its name and its options before it or without; nothing when it is no command of
/// sacctmgr that changes anything.
[[nodiscard]] std::optional<SacctmgrLine> parseSacctmgr(const ShellCommand &command);

/// Whether a line of a script is a command of sacctmgr that adds, modifies or removes something.
[[nodiscard]] bool isSacctmgrLine(std::string_view line);

} // namespace apportion::slurm
