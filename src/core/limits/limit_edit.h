// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/limits/limit.h"

#include <optional>
#include <string>
#include <string_view>

namespace apportion
{

/// What somebody typed as the value of a limit.
struct ParsedLimit
{
    std::optional<std::uint64_t> value; ///< empty: it cannot be one
    Text error;
};

/// Reads jobs ("4"), times ("90", "1-12", "2:30:00": minutes where nothing else is said), counts ("64", memory "100G", without a
/// letter MB) and TRES × minutes ("6000", or TRES × hours and days: "100h", "2d").
[[nodiscard]] ParsedLimit parseLimitValue(LimitKind kind, std::string_view tres, std::string_view text);

/// The options of an association (AssociationTree::options()) with one limit set, or taken away; of a list of TRES all other
/// entries stay as they are written. @p tres is empty for what is no list.
[[nodiscard]] std::string withLimit(std::string_view options, LimitKind kind, std::string_view tres, const std::optional<std::string> &value);
/// The same of a QOS.
void setQosLimit(Qos &qos, LimitKind kind, std::string_view tres, const std::optional<std::string> &value);

} // namespace apportion
