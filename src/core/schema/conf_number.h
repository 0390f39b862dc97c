// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/conf_keys.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace apportion::schema
{

/// The number that slurmctld reads @p value, without its quotes, as, which is of one of the types of numbers (parse_value.c): decimal,
/// hexadecimal or octal, with K for 1024 but for 16 bits; INFINITE and UNLIMITED are the largest one, an empty text is 0. Nothing when
/// it cannot read it.
[[nodiscard]] std::optional<std::uint64_t> confNumberOf(ConfType type, std::string_view value);

} // namespace apportion::schema
