// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agree/billed_partitions.h"

#include "core/evaluate/billing.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace apportion
{

namespace
{

/// The partition by whose weights @p job comes to @p billing; unknownIndex where that is the first of its own, or none.
std::uint16_t billedPartition(const Policy &policy, const Job &job, std::uint64_t billing)
{
    const std::vector<Partition> &partitions = *policy.partitions;
    const auto isBilledIn
        = [&](std::uint16_t index) { return index < partitions.size() && cutBilling(billJob(policy, partitions[index], job).value) == billing; };
    const std::uint16_t first = job.partitions.empty() ? policy.defaultPartition() : policy.findPartition(job.partitions.front());
    if (first == unknownIndex || isBilledIn(first)) {
        return unknownIndex;
    }
    for (const std::string &name : job.partitions) {
        if (const std::uint16_t own = policy.findPartition(name); isBilledIn(own)) {
            return own;
        }
    }
    const auto count = static_cast<std::uint16_t>(std::min<std::size_t>(partitions.size(), unknownIndex));
    for (std::uint16_t left = 0; left < count; ++left) {
        if (isBilledIn(left)) {
            return left;
        }
    }
    return unknownIndex;
}

} // namespace

std::size_t takeBilledPartitions(const Printed &printed, const Policy &policy, Situation &situation)
{
    if (printed.billings.empty()) {
        return 0;
    }
    std::vector<std::uint64_t> billings(situation.jobs->size(), 0); // a bill of 0 is not printed
    for (const PrintedBilling &one : printed.billings) {
        if (one.job < billings.size()) {
            billings[one.job] = one.billing;
        }
    }
    std::size_t taken = 0;
    for (std::uint32_t i = 0; i < billings.size(); ++i) {
        const Job &job = situation.jobs->at(i);
        if (job.running || job.tres.empty()) {
            continue;
        }
        const std::uint16_t index = billedPartition(policy, job, billings[i]);
        if (index != unknownIndex) {
            situation.jobs.edit()[i].billedIn = (*policy.partitions)[index].name;
            ++taken;
        }
    }
    return taken;
}

} // namespace apportion
