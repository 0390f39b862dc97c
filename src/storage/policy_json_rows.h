// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "storage/row_reader.h"

namespace apportion
{

// How the rows of the policy file's tables are read; writePolicyJson() is the other side.

/// The priority settings, and which of them are given.
void readSettings(RowReader &row, Policy &policy);
void readNodeGroup(RowReader &row, NodeGroup &group);
/// All of a partition but its nodes, which need the node groups.
void readPartition(RowReader &row, Partition &partition);
void readQos(RowReader &row, Qos &qos);
void readChip(RowReader &row, Chip &chip);
void readNote(RowReader &row, ChangeNote &note);
void readRecord(RowReader &row, DatabaseRecord &record);
void readTresUsage(RowReader &row, TresUsage &usage);
void readJob(RowReader &row, Job &job);
void readForeignLine(RowReader &row, ForeignLine &line);

/// The words by which a partition's line refers to a node group: its host list, or "#" and its index when other
/// groups have the same one.
[[nodiscard]] std::vector<std::string> nodeGroupWords(const std::vector<NodeGroup> &groups);

} // namespace apportion
