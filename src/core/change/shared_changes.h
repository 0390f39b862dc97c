// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/difference.h"
#include "core/policy/policy.h"

#include <string>
#include <vector>

namespace apportion
{

/// What of a difference changes for all clusters of the same slurmdbd, in the words of the command line: "qos:high",
/// "user:ann:AdminLevel", "account:chem:Description", each once. QOS, what users are beside their associations, and what accounts are
/// called are kept once in its database (as_mysql_qos.c, as_mysql_user.c, as_mysql_acct.c). What comes is left out, as nobody has it, but for
/// accounts and users whom the database knew before.
[[nodiscard]] std::vector<std::string> sharedChanges(const Policy &baseline, const Policy &draft, const PolicyDifference &changes);

} // namespace apportion
