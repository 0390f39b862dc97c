// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "storage/row_reader.h"

namespace apportion
{

// How the rows of the policy file's tables are read; writePolicyJson() is the other side.

void readSettings(RowReader &row, PrioritySettings &settings);
void readNodeGroup(RowReader &row, NodeGroup &group);
/// All of a partition but its nodes, which need the node groups.
void readPartition(RowReader &row, Partition &partition);
void readQos(RowReader &row, Qos &qos);
void readChip(RowReader &row, Chip &chip);
void readJob(RowReader &row, Job &job);
void readForeignLine(RowReader &row, ForeignLine &line);

/// The words by which a partition's line refers to a node group: its host list, or "#" and its index when other
/// groups have the same one.
[[nodiscard]] std::vector<std::string> nodeGroupWords(const std::vector<NodeGroup> &groups);

/// The word of a NodeOwner: "public", "account", "group".
[[nodiscard]] const char *nodeOwnerWord(NodeOwner owner);
/// The word of a PriorityType: "priority/basic", "priority/multifactor".
[[nodiscard]] const char *priorityTypeWord(PriorityType type);

} // namespace apportion
