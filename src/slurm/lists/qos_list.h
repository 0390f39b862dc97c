// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <string>
#include <string_view>

namespace apportion::slurm
{

class TableHeader;

/// Reads `sacctmgr -P show qos` with any columns that have Name, or its JSON, into the QOS of @p policy: those that it
/// had of that name are replaced. Columns that Apportion does not work with become foreign keys, as the flat file
/// names them. Returns false when it holds no QOS.
bool readQosList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics);

[[nodiscard]] bool isQosHeader(const TableHeader &header);

} // namespace apportion::slurm
