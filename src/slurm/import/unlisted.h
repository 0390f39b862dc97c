// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <string_view>

namespace apportion::slurm
{

// A table of sacctmgr has the columns that were asked for. What it has no column for it does not take away: that stays as it is
// known. @p text is how such a file begins; of any other nothing is kept, as these tell all, but for the flags of accounts, which no dump has.

/// What else of the associations of @p policy is told beside their table.
struct ToldBeside
{
    bool accounts = false; ///< description, organization, coordinators
    bool flags = false; ///< those of accounts
    bool users = false; ///< default account and WCKey, administrator level
};

void keepUnlistedOptions(std::string_view text, const Policy &known, const ToldBeside &beside, Policy &policy);
void keepUnlistedQosFields(std::string_view text, const Policy &known, Policy &policy);

} // namespace apportion::slurm
