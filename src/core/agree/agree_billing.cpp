// SPDX-License-Identifier: GPL-3.0-or-later
// What partitions have in all and what jobs are billed, as scontrol prints both.
#include "core/agree/agree_parts.h"

#include "core/evaluate/billing.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

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
    // counted anew with the nodes, as slurmctld is reconfigured, but not as scontrol update gives other weights (set_partition_tres of
    // partition_mgr.c, 22.05 to 26.05)
    compare(true, counts ? Cause::WeightsSince : Cause::Follows);
}

/// What a job is billed there and here.
struct Billed
{
    PrintedBilling printed;
    std::uint64_t here = 0;
    std::uint16_t partition = unknownIndex; ///< the only one that it names; of several there is none

    [[nodiscard]] bool agrees() const { return printed.billing == here; }
};

/// A waiting job is billed as in the partition that it is known to be billed in, one that runs as in any of several.
std::optional<Billed> billed(const Evaluation &evaluation, const PrintedBilling &printed)
{
    const Policy &policy = evaluation.policy();
    const Job &job = (*evaluation.situation().jobs)[printed.job];
    if (const std::uint16_t known = job.billedIn.empty() ? unknownIndex : policy.findPartition(job.billedIn); known != unknownIndex) {
        return Billed { printed, cutBilling(billJob(policy, (*policy.partitions)[known], job).value), known };
    }
    std::optional<Billed> nearest;
    const std::size_t places = std::max<std::size_t>(1, job.partitions.size());
    for (std::size_t place = 0; place < places; ++place) {
        const std::uint16_t partition = job.partitions.empty() ? policy.defaultPartition() : policy.findPartition(job.partitions[place]);
        if (partition == unknownIndex) {
            continue;
        }
        const std::uint64_t here = cutBilling(billJob(policy, (*policy.partitions)[partition], job).value);
        if (!nearest || here == printed.billing) {
            const bool isWhereItWasSubmitted = place == 0 && !job.running;
            nearest = Billed { printed, here, places == 1 || isWhereItWasSubmitted ? partition : unknownIndex };
        }
    }
    return nearest;
}

/// Which jobs may have been billed by weights that their partition no longer has: slurmctld computes billing= when a job is
/// submitted and again when it starts, and leaves it alone when it is reconfigured (seen in 22.05).
class BillingTimes
{
public:
    BillingTimes(const Evaluation &evaluation, const Printed &printed, const std::vector<Billed> &jobs) : m_evaluation(evaluation)
    {
        for (const PrintedPartition &one : printed.partitions) {
            const std::uint16_t partition = evaluation.policy().findPartition(one.name);
            if (partition != unknownIndex && hasBilling(one) && agreesOnAll(one, partition)) {
                m_running.insert(partition);
            }
        }
        if (std::all_of(jobs.begin(), jobs.end(), [](const Billed &job) { return job.agrees(); })) {
            return;
        }
        for (const Billed &job : jobs) {
            Alike &alike = m_alike[keyOf(job)];
            const std::int64_t then = billedAt(job);
            if (job.agrees()) {
                alike.firstAgreeing = std::min(alike.firstAgreeing, then);
            } else if (alike.differing.emplace(then, job.printed.billing).first->second != job.printed.billing) {
                alike.odd.insert(then);
            }
        }
    }

    /// Whether the weights here are those that the partition of @p job, which does not agree, runs with, and no job that asks for the
    /// same says otherwise: one that agrees and was billed no later, or another number at the same time.
    [[nodiscard]] bool isOfOtherWeights(const Billed &job) const
    {
        const Alike &alike = m_alike.at(keyOf(job));
        const std::int64_t then = billedAt(job);
        return m_running.contains(job.partition) && then > 0 && alike.firstAgreeing > then && !alike.odd.contains(then);
    }

private:
    using Key = std::pair<std::uint16_t, std::string>; ///< the partition, and what was asked for

    /// Jobs that ask for the same in the same partition.
    struct Alike
    {
        std::int64_t firstAgreeing = std::numeric_limits<std::int64_t>::max(); ///< when it was billed
        std::map<std::int64_t, std::uint64_t> differing; ///< by the time, what the first of them is billed there
        std::set<std::int64_t> odd; ///< times of which two are billed otherwise
    };

    [[nodiscard]] const Job &jobOf(const Billed &one) const { return (*m_evaluation.situation().jobs)[one.printed.job]; }
    [[nodiscard]] std::int64_t billedAt(const Billed &one) const { return jobOf(one).running ? jobOf(one).startTime : jobOf(one).submitTime; }

    [[nodiscard]] Key keyOf(const Billed &one) const
    {
        std::string asked;
        for (const TresCount &entry : jobOf(one).tres) {
            asked += entry.name + '=' + std::to_string(entry.count) + ',';
        }
        return { one.partition, std::move(asked) };
    }

    static bool hasBilling(const PrintedPartition &printed)
    {
        return std::any_of(printed.tres.begin(), printed.tres.end(), [](const TresCount &entry) { return entry.name == "billing"; });
    }

    [[nodiscard]] bool agreesOnAll(const PrintedPartition &printed, std::uint16_t partition) const
    {
        const Policy &policy = m_evaluation.policy();
        const std::vector<std::uint64_t> totals = partitionTotals(policy, (*policy.partitions)[partition]);
        return std::all_of(printed.tres.begin(), printed.tres.end(), [&](const TresCount &entry) {
            const TresIndex tres = policy.tres.find(entry.name);
            return tres == noTres || agreesOnTotal(tres, entry.count, totals[tres]);
        });
    }

    const Evaluation &m_evaluation;
    std::map<Key, Alike> m_alike; ///< empty when all agree
    std::set<std::uint16_t> m_running; ///< partitions of which what was printed agrees here
};

} // namespace

std::set<std::string> partitionsWithOlderTotal(const Agreement &agreement)
{
    std::set<std::string> names;
    for (const Disagreement &one : agreement.differences) {
        if (one.cause == Cause::WeightsSince && one.object.kind == ObjectRef::Kind::Partition) {
            names.insert(one.object.name);
        }
    }
    return names;
}

bool isOfOlderTotal(const std::set<std::string> &partitions, const Job &job)
{
    return std::any_of(job.partitions.begin(), job.partitions.end(), [&partitions](const std::string &one) { return partitions.contains(one); });
}

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
    std::vector<Billed> jobs;
    jobs.reserve(printed.billings.size());
    for (const PrintedBilling &one : printed.billings) {
        if (one.job < evaluation.situation().jobs->size()) {
            if (const std::optional<Billed> job = billed(evaluation, one)) {
                jobs.push_back(*job);
            }
        }
    }
    const BillingTimes times(evaluation, printed, jobs);
    const std::set<std::string> older = partitionsWithOlderTotal(agreement);
    for (const Billed &one : jobs) {
        const Job &job = (*evaluation.situation().jobs)[one.printed.job];
        Cause cause = Cause::Unknown;
        if (!one.agrees() && times.isOfOtherWeights(one)) {
            cause = Cause::BilledBefore;
        } else if (!one.agrees() && isOfOlderTotal(older, job)) {
            cause = Cause::WeightsSince;
        }
        countNumber(agreement, one.agrees(),
            { { ObjectRef::Kind::Job, one.printed.job, job.id }, job.id, "billing", std::to_string(one.printed.billing), std::to_string(one.here),
                cause });
    }
}

} // namespace apportion
