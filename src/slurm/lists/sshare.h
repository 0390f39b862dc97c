// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/printed.h"
#include "core/policy/diagnostic.h"
#include "core/policy/situation.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

/// Reads the usage of a parsable `sshare -a -P` (or -p) with any columns that have Account, User and RawUsage, or of
/// its JSON, into @p situation, for the associations of @p tree, which were read before; all usage that it had is replaced.
///
/// A user's RawUsage becomes his own usage. An account's is the sum of its children's and of what deleted users left
/// behind (SLURM.md 1): what it prints beyond its children becomes its own, at least 0. Accounts and users that the
/// tree does not have are told, and stay in what their account left behind. Several rows of one user in one account
/// are told apart by the column Partition, or else taken in the tree's order. Returns false when there is no header
/// with the three columns. What Slurm computed beside them goes to @p printed unless that is null (only from tables).
bool readSshare(std::string_view text, const std::string &fileName, const AssociationTree &tree, Situation &situation, Diagnostics &diagnostics,
    Printed *printed = nullptr);

/// Whether a line is the header of a parsable sshare.
[[nodiscard]] bool isSshareHeader(std::string_view line);

} // namespace apportion::slurm
