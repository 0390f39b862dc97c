// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

struct NewAssociation;

// What slurmdbd has of accounts and users that come to a cluster before they come, as other clusters have them, or this one had them.

/// The record of an account or of a user who comes as it is afterwards, where the draft tells @p told of it: what that leaves out stays,
/// and so does what a user coordinates elsewhere, which nobody here can judge.
[[nodiscard]] std::string settledRecord(std::string_view record, std::string_view told);
/// Of settledRecord(), what the draft does not tell: a user's level, and what he coordinates. As options; empty: it tells all of it.
[[nodiscard]] std::string untoldRights(std::string_view record, std::string_view told);

/// The record of the account or the user of an association that comes, in the policy before; null where there is none.
[[nodiscard]] const DatabaseRecord *recordBefore(const Policy &before, const AssociationTree &after, AssociationId id);

/// Gives accounts and users that shall be added what slurmdbd has of them, where they are told nothing else.
void tellRecords(const Policy &policy, std::vector<NewAssociation> &list);

/// What slurmdbd has besides the accounts and users of the draft, once a cluster that was as @p baseline has taken it: an account that
/// goes from a cluster stays there, a user who goes only where another cluster has him.
struct RecordsAfterApply
{
    Shared<std::vector<DatabaseRecord>> accounts;
    Shared<std::vector<DatabaseRecord>> users;
};
[[nodiscard]] RecordsAfterApply recordsAfterApply(const Policy &baseline, const Policy &draft);

} // namespace apportion
