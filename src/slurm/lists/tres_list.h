// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

class TableHeader;

/// Reads what the accounting tracks, `sacctmgr -P show tres` or its JSON, into the TRES of @p policy.
///
/// The database keeps every TRES that it ever saw, of all clusters: so the list is only taken when nothing that was
/// read before said what this cluster tracks (@p known). Returns false when it holds no TRES.
bool readTresList(std::string_view text, const std::string &fileName, bool known, Policy &policy, Diagnostics &diagnostics);

[[nodiscard]] bool isTresHeader(const TableHeader &header);

} // namespace apportion::slurm
