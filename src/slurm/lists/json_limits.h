// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace apportion::slurm
{

class JsonRow;

/// A limit of an association or a QOS: where the JSON has it, and what sacctmgr calls it.
struct JsonLimit
{
    enum class Kind : unsigned char { Number, Minutes, Seconds, Tres };

    std::string_view path;
    std::string_view option;
    Kind kind = Kind::Number;
};

/// The limit as sacctmgr takes it; nothing when it is not set. Minutes are written as they are, seconds as h:mm:ss.
[[nodiscard]] std::optional<std::string> limitText(const JsonRow &row, const JsonLimit &limit);

} // namespace apportion::slurm
