// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/json_value.h"
#include "storage/policy_sums.h"
#include "storage/row_reader.h"

#include <cstdint>

namespace apportion
{

/// Says what the sums of a policy file's text of that @p format tell, and returns whether they leave it complete. Files of
/// format 1 have none: of them, only what cannot be parsed is known to be damaged.
[[nodiscard]] bool reportSums(const SumsCheck &sums, std::uint64_t format, ReadReport &report);

/// Says why a policy file's text could not be parsed to its end, and returns whether it could. What is wrong with the sums
/// themselves is left to reportSums().
[[nodiscard]] bool reportSyntax(const JsonError &error, const SumsCheck &sums, ReadReport &report);

} // namespace apportion
