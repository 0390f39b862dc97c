// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/policy/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

// Host lists of NodeName and PartitionName lines when they are edited.

/// What a partition with that Nodes value, which may name sets, has of each node group; nothing when the list cannot be read or
/// names what neither a group nor a NodeSet line defines, and then @p error says which.
[[nodiscard]] std::optional<std::vector<PartitionNodes>> resolveNodes(const Policy &policy, std::string_view nodes, Text &error);
/// Counts the nodes of every partition anew after node groups were added, removed or renamed. A partition whose list
/// cannot be resolved keeps what it has.
void recountPartitions(Policy &policy);
/// Why @p names cannot be the host list of the node group @p row (the number of groups: of a new one); empty when it can.
[[nodiscard]] Text hostListError(const Policy &policy, std::size_t row, std::string_view names);
/// The list with its last range or number made longer or shorter so that it names @p count hosts: "c[1-8]" with 12 is
/// "c[1-12]". Nothing when the list has another form.
[[nodiscard]] std::optional<std::string> withHostCount(std::string_view names, std::size_t count);
/// The list under a name that no group has: "cnew[1-8]" for "c[1-8]".
[[nodiscard]] std::string freeHostList(const Policy &policy, std::string_view names);
/// The Nodes value without the hosts of @p removed; a range of which only some are gone is written out host by host.
[[nodiscard]] std::string withoutHosts(std::string_view nodes, std::string_view removed);

} // namespace apportion::slurm
