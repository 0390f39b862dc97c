// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/job_table.h"

#include <string_view>

namespace apportion::slurm
{

// What the readers of jobs have in common.

/// Whether Slurm printed "(null)", "N/A", "None" or nothing.
[[nodiscard]] bool printsNothing(std::string_view value);
/// Sets whether a job runs or is held from its state ("PENDING", "PD", "RUNNING+CONFIGURING") and the reason why it
/// does not run; false for a job that has ended.
[[nodiscard]] bool setJobState(Job &job, std::string_view state, std::string_view reason);
/// Sets whether a pending job is held by the priority that Slurm prints, which is 0 then whatever the reason is called.
void setHeldByPriority(Job &job, std::uint64_t priority);
/// The id of an array's job, "12_[1-50%5]" of several tasks, "12_7" of one; what was the id becomes its number. Leaves
/// it when it is of no array.
void setArrayId(Job &job, std::string_view arrayId, std::string_view task);
/// The partitions of "batch,gpu".
void setPartitions(Job &job, std::string_view list);
/// Takes the least number of nodes and the CPUs from the TRES that a job requests, where they stand there: NumNodes of a
/// pending job is an estimate.
void readRequestedCounts(Job &job);
/// Leaves the billing out of what a job requests: it follows from the rest.
void dropBilling(TresCounts &tres);

} // namespace apportion::slurm
