// SPDX-License-Identifier: GPL-3.0-or-later
// What partitions have in all and what jobs are billed, as scontrol prints both.
#include "core/agree/agree_parts.h"

#include "core/evaluate/billing.h"

#include <cmath>
#include <string>

namespace apportion
{

namespace
{

/// By how much memory may be off that was printed with two digits after the point: MB below 1024, then GB, TB and so on.
double printedSlack(TresIndex tres, double count)
{
    double unit = tres == tresMem ? 1.0 : 0.0;
    for (double rest = count; unit > 0.0 && rest >= 1024.0; rest /= 1024.0) {
        unit *= 1024.0;
    }
    return unit > 1.0 ? unit * 0.005 : 0.0;
}

/// Whether a number of a partition is as it was printed.
bool agreesOnTotal(TresIndex tres, std::uint64_t printed, std::uint64_t here)
{
    const auto count = static_cast<double>(here);
    return std::abs(static_cast<double>(printed) - count) <= printedSlack(tres, count);
}

void comparePartition(const Evaluation &evaluation, const PrintedPartition &printed, Agreement &agreement)
{
    const Policy &policy = evaluation.policy();
    const std::uint16_t index = policy.findPartition(printed.name);
    if (index == unknownIndex) {
        return;
    }
    const std::vector<std::uint64_t> totals = partitionTotals(policy, (*policy.partitions)[index]);
    const auto compare = [&](bool billing, Cause causeOfAll) {
        bool all = true;
        for (const TresCount &entry : printed.tres) {
            const TresIndex tres = policy.tres.find(entry.name);
            if (tres == noTres || (tres == tresBilling) != billing) {
                continue;
            }
            const Cause cause = causeOfAll == Cause::Running && !policy.tres.isNodeTres(tres) ? Cause::Unknown : causeOfAll;
            all = countNumber(agreement, agreesOnTotal(tres, entry.count, totals[tres]),
                      { { ObjectRef::Kind::Partition, index, printed.name }, printed.name, "TRES " + policy.tres.name(tres),
                          std::to_string(entry.count), std::to_string(totals[tres]), cause })
                && all;
        }
        return all;
    };
    const bool counts = compare(false, Cause::Running);
    compare(true, counts ? Cause::Unknown : Cause::Follows);
}

} // namespace

bool agreesOnTotals(const Evaluation &evaluation, const Printed &printed, std::uint16_t partition)
{
    const Policy &policy = evaluation.policy();
    if (partition >= policy.partitions->size()) {
        return true;
    }
    for (const PrintedPartition &one : printed.partitions) {
        if (one.name == (*policy.partitions)[partition].name) {
            const std::vector<std::uint64_t> totals = partitionTotals(policy, (*policy.partitions)[partition]);
            return std::all_of(one.tres.begin(), one.tres.end(), [&](const TresCount &entry) {
                const TresIndex tres = policy.tres.find(entry.name);
                return tres == noTres || !policy.tres.isNodeTres(tres) || agreesOnTotal(tres, entry.count, totals[tres]);
            });
        }
    }
    return true;
}

void compareBillings(const Evaluation &evaluation, const Printed &printed, Agreement &agreement)
{
    for (const PrintedPartition &partition : printed.partitions) {
        comparePartition(evaluation, partition, agreement);
    }
    const Policy &policy = evaluation.policy();
    for (const PrintedBilling &one : printed.billings) {
        if (one.job >= evaluation.situation().jobs->size()) {
            continue;
        }
        // of several partitions it is billed as in the one that Slurm looked at last
        const Job &job = (*evaluation.situation().jobs)[one.job];
        std::optional<std::uint64_t> nearest;
        const std::size_t places = std::max<std::size_t>(1, job.partitions.size());
        for (std::size_t place = 0; place < places; ++place) {
            const std::uint16_t partition = job.partitions.empty() ? policy.defaultPartition() : policy.findPartition(job.partitions[place]);
            if (partition == unknownIndex) {
                continue;
            }
            const std::uint64_t here = cutBilling(billJob(policy, (*policy.partitions)[partition], job).value);
            if (!nearest || here == one.billing) {
                nearest = here;
            }
        }
        if (nearest) {
            countNumber(agreement, *nearest == one.billing,
                { { ObjectRef::Kind::Job, one.job, job.id }, job.id, "billing", std::to_string(one.billing), std::to_string(*nearest),
                    Cause::Unknown });
        }
    }
}

} // namespace apportion
