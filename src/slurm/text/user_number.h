// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/text_scan.h"

#include <string_view>

namespace apportion::slurm
{

/// Whether a UID tells apart a user whom the machine of a command does not know, and calls nobody: it is a number, and not that of the
/// account nobody itself.
[[nodiscard]] inline bool isNumberOfUser(std::string_view uid)
{
    return unsignedNumber(uid) && uid != "65534" && uid != "99"; // as systems have nobody
}

} // namespace apportion::slurm
