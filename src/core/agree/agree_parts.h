// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree.h"

#include <set>
#include <string>
#include <string_view>

namespace apportion
{

/// Whether a name was printed, which may have been cut at the width of its column.
[[nodiscard]] bool isPrintedName(std::string_view printed, std::string_view name);

/// Counts a number, and keeps it where it differs. Returns whether it agrees.
bool countNumber(Agreement &agreement, bool agrees, Disagreement difference);

/// A number as the column prints it: terms are whole, factors have six digits. Nothing for one that was not printed.
[[nodiscard]] std::string columnText(double value, int decimals);

/// Why a number differs; of a tie, which of two accounts Slurm walked first.
struct Reason
{
    Cause cause = Cause::Unknown;
    std::string first {};
    std::string second {};

    void describe(Disagreement &difference) const
    {
        difference.cause = cause;
        difference.first = first;
        difference.second = second;
    }
};

/// PriorityMaxAge in seconds; without limit, as many as Slurm counts in 32 bits.
[[nodiscard]] double secondsOfMaxAge(const Policy &policy);

/// Compares the TRES that partitions have, and what jobs are billed.
void compareBillings(const Evaluation &evaluation, const Printed &printed, Agreement &agreement);

/// The partitions whose total of billing is the only one that differs: weights may have changed since.
[[nodiscard]] std::set<std::string> partitionsWithOlderTotal(const Agreement &agreement);
/// Whether one of the partitions of a job is among those.
[[nodiscard]] bool isOfOlderTotal(const std::set<std::string> &partitions, const Job &job);
/// Whether @p partition has, here, what was printed of it; true where nothing was.
[[nodiscard]] bool agreesOnTotals(const Evaluation &evaluation, const Printed &printed, std::uint16_t partition);

/// Whether priorities come of usage, and none was read: then they cannot be compared.
[[nodiscard]] bool lacksUsage(const Evaluation &evaluation, const Printed &printed);

/// The time at which most of the waiting jobs had the age that their priority tells, in seconds since 1970; nothing where
/// age has no weight.
[[nodiscard]] std::optional<std::int64_t> timeOfPriorities(const Evaluation &evaluation, const Printed &printed);

} // namespace apportion
