// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/job_table.h"
#include "core/policy/policy.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace apportion
{

/// What one TRES of a job contributes to its billing.
struct BillingTerm
{
    TresIndex tres = tresCpu;
    std::uint64_t count = 0; ///< requested; memory in MB
    double weight = 0.0; ///< for one counted unit
    double value = 0.0; ///< count · weight
    bool counts = true; ///< false: another TRES of the same maximum is larger
};

/// What a job is charged per second.
struct Billing
{
    double value = 0.0; ///< used for usage; `billing=` shows it cut to an integer
    bool fromCpus = false; ///< the partition has no billing weights: the CPUs are charged
    std::vector<BillingTerm> terms;
};

/// Whether a rule takes the largest charge of this TRES and its like; the charges of the others are added up.
[[nodiscard]] bool isInBillingMaximum(const TresTable &tres, TresIndex index, BillingRule rule);

/// Bills @p counts (by TresIndex) in a partition under a rule (SLURM.md 4).
[[nodiscard]] Billing bill(const Policy &policy, const Partition &partition, std::span<const std::uint64_t> counts, BillingRule rule);
/// Billing as Slurm keeps it with the other TRES, and as `billing=` shows it: cut to an integer. One below 0, which weights below
/// 0 make, comes round from above there: −2 is 2^64 − 2.
[[nodiscard]] inline std::uint64_t cutBilling(double value)
{
    constexpr double most = 9.0e18;
    if (value < 0.0) {
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(std::max(value, -most)));
    }
    return value > 0.0 ? static_cast<std::uint64_t>(std::min(value, most)) : 0;
}
/// How many of each tracked TRES a partition has, by TresIndex: Policy::partitionTres(), and as billing what all of that
/// would be charged (`billing=` in the TRES of `scontrol show partition`).
[[nodiscard]] std::vector<std::uint64_t> partitionTotals(const Policy &policy, const Partition &partition);
/// Bills a job in one of its partitions under the policy's own rule.
[[nodiscard]] Billing billJob(const Policy &policy, const Partition &partition, const Job &job);

} // namespace apportion
