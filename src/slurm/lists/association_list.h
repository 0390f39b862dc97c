// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

class TableHeader;

/// Reads `sacctmgr -P show assoc` with any columns that have Account and User (also `show account` and `show user`
/// with `withassoc`), or the JSON of associations, accounts, users, QOS and TRES that sacctmgr and slurmrestd write.
/// The tree of @p policy is replaced.
///
/// Listings print limits, QOS and priority as they come down from the accounts above: what is as above is left out.
/// Columns that Apportion does not work with become options as the flat file names them. Which account lies below
/// which is told by ParentName, Lineage, LFT and RGT or the indentation of `tree`. Only one cluster is read. Returns
/// false when there is no association.
bool readAssociationList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

[[nodiscard]] bool isAssociationHeader(const TableHeader &header);

} // namespace apportion::slurm
