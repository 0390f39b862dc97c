// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/change_note.h"
#include "core/policy/database_record.h"
#include "core/policy/hardware.h"
#include "core/policy/job_table.h"
#include "core/policy/tres_usage.h"
#include "core/schema/field.h"

#include <span>

namespace apportion::schema
{

// The fields of the policy's rows, in the order in which the project file has them. What a partition has of each node
// group is a field without a word: the Nodes of slurm.conf are `nodesWritten`.

[[nodiscard]] std::span<const Field<NodeGroup>> nodeGroupFields();
[[nodiscard]] std::span<const Field<Partition>> partitionFields();
/// The words are those of sacctmgr.
[[nodiscard]] std::span<const Field<Qos>> qosFields();
[[nodiscard]] std::span<const Field<Chip>> chipFields();
[[nodiscard]] std::span<const Field<ChangeNote>> noteFields();
[[nodiscard]] std::span<const Field<DatabaseRecord>> recordFields();
[[nodiscard]] std::span<const Field<TresUsage>> tresUsageFields();
/// The words are those of squeue's and scontrol's fields.
[[nodiscard]] std::span<const Field<Job>> jobFields();

} // namespace apportion::schema
