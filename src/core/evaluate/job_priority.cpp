// SPDX-License-Identifier: GPL-3.0-or-later
// The multifactor plugin's job priority (SLURM.md 6); the terms are added in Slurm's order, in double.
#include "core/evaluate/job_priority.h"

#include "core/evaluate/billing.h"

#include <algorithm>
#include <array>
#include <limits>

// The loops over a block are compiled a second time for processors with wider vectors; which one runs is settled when
// the program starts. Both do the same operations: without fused multiply-add the results are equal to the last bit.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define APPORTION_WIDE __attribute__((target_clones("arch=x86-64-v4", "avx2", "default")))
#else
#define APPORTION_WIDE
#endif

namespace apportion
{

namespace
{

/// What is left of the cluster behind a job that asks for more than there is: Slurm takes one unsigned number of 32 bits from the other.
/// Whatever that is exactly, it comes to a factor of 1 (set_priority_factors of priority_multifactor.c).
constexpr double wrapped = 4294967296.0;
/// Since then that is so of CPUs alone: of too many nodes nothing is left.
constexpr std::uint16_t firstWithNodesOfTooMany = 2302;

/// Association priorities by position, inherited from the account above when an association has none.
std::vector<double> assocFactors(const AssociationTree &tree, const TreeLayout &layout, bool normalize)
{
    std::vector<double> factors(layout.size(), 0.0);
    std::uint32_t highest = 0;
    for (TreeLayout::Position position = 0; position < layout.size(); ++position) {
        const std::uint32_t own = tree.priority(layout.idAt(position));
        if (own != noPriority) {
            highest = std::max(highest, own);
            factors[position] = own;
        } else if (position != 0) {
            factors[position] = factors[layout.parent(position)];
        }
    }
    if (normalize && highest > 0) {
        for (double &factor : factors) {
            factor /= static_cast<double>(highest);
        }
    }
    return factors;
}

} // namespace

PriorityContext::PriorityContext(const Policy &policy, const TreeLayout &layout)
    : m_type(policy.priority.type), m_favorSmall(policy.priority.favorSmall), m_accrueAlways(policy.priority.has(PriorityFlag::AccrueAlways)),
      m_calculateRunning(policy.priority.has(PriorityFlag::CalculateRunning)), m_incrOnly(policy.priority.has(PriorityFlag::IncrOnly)),
      m_noNormalTres(policy.priority.has(PriorityFlag::NoNormalTres)), m_smallRelativeToTime(policy.priority.has(PriorityFlag::SmallRelativeToTime)),
      m_weightAge(policy.priority.weightAge), m_weightAssoc(policy.priority.weightAssoc), m_weightFairshare(policy.priority.weightFairshare),
      m_weightJobSize(policy.priority.weightJobSize), m_weightPartition(policy.priority.weightPartition), m_weightQos(policy.priority.weightQos),
      m_tresCount(policy.tres.size()), m_maxAge(policy.priority.maxAge.isUnlimited() ? SlurmTime::unlimited : policy.priority.maxAge.minutes * 60),
      m_clusterNodes(static_cast<double>(policy.jobSizeNodes())), m_clusterCpus(static_cast<double>(policy.clusterCpus())),
      m_nodesOfTooMany(policy.release != 0 && policy.release < firstWithNodesOfTooMany ? wrapped : 0.0)
{
    addWeightedTres(policy);
    const std::uint16_t highestFactor = policy.highestJobFactor();
    for (const Partition &partition : *policy.partitions) {
        const bool raw = policy.priority.has(PriorityFlag::NoNormalPart);
        m_partitionFactor.push_back(raw ? partition.priorityJobFactor : partition.priorityJobFactor / static_cast<double>(highestFactor));
        m_partitionMaxTime.push_back(partition.maxTime.minutes);
        const std::vector<std::uint64_t> totals = partitionTotals(policy, partition);
        for (WeightedTres &weighted : m_weightTres) {
            const auto total = static_cast<double>(totals[weighted.tres]);
            weighted.totals.push_back(total == 0.0 ? std::numeric_limits<double>::infinity() : total);
        }
    }
    m_partitionFactor.push_back(0.0);
    m_partitionMaxTime.push_back(1);
    for (WeightedTres &weighted : m_weightTres) {
        weighted.totals.push_back(std::numeric_limits<double>::infinity());
    }
    const std::uint32_t highestQos = policy.highestQosPriority();
    for (const Qos &qos : *policy.qos) {
        const bool raw = policy.priority.has(PriorityFlag::NoNormalQos) || highestQos == 0;
        m_qosFactor.push_back(raw ? qos.priority : qos.priority / static_cast<double>(highestQos));
    }
    m_qosFactor.push_back(0.0);
    if (m_weightAssoc != 0.0) {
        m_assocFactor = assocFactors(policy.associations, layout, !policy.priority.has(PriorityFlag::NoNormalAssoc));
    }
}

void PriorityContext::addWeightedTres(const Policy &policy)
{
    for (TresIndex index = 0; index < policy.tres.size(); ++index) { // Slurm runs through the TRES in this order
        const TresWeight *weight = findLastWeight(policy.priority.weightTres, policy.tres.name(index));
        if (weight != nullptr && weight->weight != 0.0) {
            m_weightTres.push_back({ index, weight->perUnit(), {} });
        }
    }
    if (std::none_of(m_weightTres.begin(), m_weightTres.end(), [](const WeightedTres &weighted) { return weighted.tres == tresBilling; })) {
        return;
    }
    for (TresIndex index = 0; index < policy.tres.size(); ++index) {
        m_maximum.push_back(isInBillingMaximum(policy.tres, index, policy.billingRule()) ? 1 : 0);
    }
    for (const Partition &partition : *policy.partitions) {
        Tariff tariff;
        for (TresIndex index = 0; index < policy.tres.size() && !partition.billingWeights.empty(); ++index) {
            const TresWeight *weight = index == tresBilling ? nullptr : findLastWeight(partition.billingWeights, policy.tres.name(index));
            tariff.weights.push_back(weight == nullptr ? 0.0 : weight->perUnit());
        }
        m_tariffs.push_back(std::move(tariff));
    }
}

/// Rows are worked on in blocks, one term after the other: short loops over columns, which compilers turn into vector
/// instructions. Every operation is the one that Slurm does, in double, so that the results are its own.
struct PriorityContext::Block
{
    static constexpr std::size_t capacity = 512;
    using Factors = std::array<double, capacity>;

    std::int64_t now;
    JobRow first;
    std::size_t count;
    // Signed and as wide as vector instructions that look a table up want them:
    using Indices = std::array<std::int32_t, capacity>;
    Indices partition;
    Indices index; ///< of what is looked up at the moment
    Factors age;
    Factors assoc;
    Factors fairshare;
    Factors jobSize;
    Factors partitionFactor;
    Factors qos;
    Factors tres; ///< weighted already
    Factors scratch;
    Factors sum;
};

APPORTION_WIDE void PriorityContext::lookUp(
    const std::vector<double> &table, const std::int32_t *indices, std::size_t count, double *__restrict factors)
{
    const double *entries = table.data();
    for (std::size_t i = 0; i < count; ++i) {
        factors[i] = entries[indices[i]];
    }
}

APPORTION_WIDE void PriorityContext::ofAssociations(
    const std::vector<double> &byPosition, const JobTable &jobs, Block &block, double *__restrict factors) const
{
    const TreeLayout::Position *position = jobs.position.data() + block.first;
    for (std::size_t i = 0; i < block.count; ++i) {
        block.index[i] = static_cast<std::int32_t>(position[i] == noAssociation ? 0 : position[i]); // the root, which is always there
    }
    lookUp(byPosition, block.index.data(), block.count, factors);
    for (std::size_t i = 0; i < block.count; ++i) {
        factors[i] = position[i] == noAssociation ? 0.0 : factors[i];
    }
}

APPORTION_WIDE void PriorityContext::ageFactors(const JobTable &jobs, Block &block) const
{
    // In double from the beginning: seconds are whole numbers there, and vectors convert them sooner than they branch.
    const auto now = static_cast<double>(block.now);
    // PriorityMaxAge=0: a job is priced as it is submitted, before it accrues, and has its whole age from the next pass on
    const double longest = std::max<std::uint32_t>(m_maxAge, 1);
    jobs.accrueTime.visit([&](const auto *times) {
        const auto *accrue = times + block.first;
        for (std::size_t i = 0; i < block.count; ++i) {
            block.age[i] = static_cast<double>(accrue[i]);
        }
    });
    if (m_accrueAlways) {
        const std::int64_t *submit = jobs.submitTime.data() + block.first;
        for (std::size_t i = 0; i < block.count; ++i) {
            block.age[i] = block.age[i] == 0.0 ? static_cast<double>(submit[i]) : block.age[i];
        }
    }
    for (std::size_t i = 0; i < block.count; ++i) {
        block.age[i] = block.age[i] == 0.0 ? 0.0 : now - block.age[i];
    }
    // Without branches: who has waited for longer than the maximum is as good as random.
    for (std::size_t i = 0; i < block.count; ++i) {
        block.age[i] = std::min(std::max(block.age[i], 0.0), longest) / longest;
    }
}

void PriorityContext::relativeSizeFactors(const JobTable &jobs, Block &block) const
{
    for (std::size_t i = 0; i < block.count; ++i) {
        const std::size_t row = block.first + i;
        std::uint32_t limit = jobs.timeLimit[row];
        if (limit == noTimeLimit) {
            // In several partitions too, Slurm takes that of the first.
            const std::uint16_t first = jobs.partition[jobs.firstRow(static_cast<JobRow>(row))];
            limit = m_partitionMaxTime[std::min<std::size_t>(first, m_partitionMaxTime.size() - 1)];
        }
        const double nodes = static_cast<double>(jobs.nodes[row]) * m_clusterCpus / m_clusterNodes;
        const double size = std::max(nodes, static_cast<double>(jobs.cpus[row])) / std::max<std::uint32_t>(limit, 1) / m_clusterCpus;
        block.jobSize[i] = m_favorSmall ? 1.0 - size : size;
    }
}

APPORTION_WIDE void PriorityContext::jobSizeFactors(const JobTable &jobs, Block &block) const
{
    if (m_clusterNodes == 0.0 || m_clusterCpus == 0.0) {
        std::fill_n(block.jobSize.begin(), block.count, 0.0);
        return;
    }
    if (m_smallRelativeToTime) {
        relativeSizeFactors(jobs, block);
    } else {
        const std::uint32_t *nodeCounts = jobs.nodes.data() + block.first;
        const std::uint32_t *cpuCounts = jobs.cpus.data() + block.first;
        for (std::size_t i = 0; i < block.count; ++i) {
            const auto nodes = static_cast<double>(std::int64_t { nodeCounts[i] });
            const auto cpus = static_cast<double>(std::int64_t { cpuCounts[i] });
            block.jobSize[i] = m_favorSmall ? (nodes > m_clusterNodes ? m_nodesOfTooMany : m_clusterNodes - nodes) : nodes;
            block.scratch[i] = m_favorSmall ? (cpus > m_clusterCpus ? wrapped : m_clusterCpus - cpus) : cpus;
        }
        for (std::size_t i = 0; i < block.count; ++i) {
            block.jobSize[i] /= m_clusterNodes;
            block.scratch[i] /= m_clusterCpus;
        }
        for (std::size_t i = 0; i < block.count; ++i) {
            // A job without a CPU count is as large as its nodes.
            block.jobSize[i] = cpuCounts[i] != 0 ? (block.jobSize[i] + block.scratch[i]) / 2.0 : block.jobSize[i];
        }
    }
    for (std::size_t i = 0; i < block.count; ++i) {
        block.jobSize[i] = std::clamp(block.jobSize[i], 0.0, 1.0);
    }
}

/// The billing of a job as Slurm keeps it: that of one partition, whichever one a row is about.
double PriorityContext::billingOf(const JobTable &jobs, JobRow row) const
{
    const std::uint16_t partition = jobs.billedPartitionOf(row);
    if (partition >= m_tariffs.size()) {
        return 0.0;
    }
    const std::vector<double> &weights = m_tariffs[partition].weights;
    if (weights.empty()) {
        return static_cast<double>(jobs.tres[tresCpu][row]);
    }
    double maximum = 0.0;
    double sum = 0.0;
    for (TresIndex index = 0; index < weights.size(); ++index) {
        const double charge = static_cast<double>(jobs.tres[index][row]) * weights[index];
        if (m_maximum[index] != 0) {
            maximum = std::max(maximum, charge);
        } else {
            sum += charge;
        }
    }
    return static_cast<double>(cutBilling(maximum + sum));
}

void PriorityContext::billingCounts(const JobTable &jobs, const Block &block, double *counts) const
{
    for (std::size_t i = 0; i < block.count; ++i) {
        counts[i] = billingOf(jobs, static_cast<JobRow>(block.first + i));
    }
}

APPORTION_WIDE void PriorityContext::tresFactors(const JobTable &jobs, const WeightedTres &weighted, Block &block, double *factors) const
{
    if (weighted.tres == tresBilling) {
        billingCounts(jobs, block, factors);
    } else {
        jobs.tres[weighted.tres].visit([&](const auto *requested) {
            for (std::size_t i = 0; i < block.count; ++i) {
                factors[i] = static_cast<double>(requested[block.first + i]);
            }
        });
    }
    if (m_noNormalTres) {
        return;
    }
    // A partition without any of it has no factor: a number divided by infinity is 0.
    lookUp(weighted.totals, block.partition.data(), block.count, block.scratch.data());
    for (std::size_t i = 0; i < block.count; ++i) {
        factors[i] /= block.scratch[i];
    }
}

APPORTION_WIDE void PriorityContext::computeBlock(const Evaluation &evaluation, JobRow first, std::size_t count, Block &block) const
{
    const JobTable &jobs = evaluation.jobs();
    block.now = evaluation.now();
    block.first = first;
    block.count = count;
    // An unknown partition or QOS takes the entry behind the known ones.
    const auto partitions = static_cast<std::int32_t>(m_partitionFactor.size() - 1);
    const std::uint16_t *partition = jobs.partition.data() + first;
    for (std::size_t i = 0; i < count; ++i) {
        block.partition[i] = std::min<std::int32_t>(partition[i], partitions);
    }
    // A factor whose weight is 0 is not computed at all, and sprio shows it as 0.
    const auto isWeighted = [count](Block::Factors &factors, double weight) {
        if (weight == 0.0) {
            std::fill_n(factors.begin(), count, 0.0);
        }
        return weight != 0.0;
    };
    if (isWeighted(block.age, m_weightAge)) {
        ageFactors(jobs, block);
    }
    if (isWeighted(block.jobSize, m_weightJobSize)) {
        jobSizeFactors(jobs, block);
    }
    if (isWeighted(block.assoc, m_weightAssoc)) {
        ofAssociations(m_assocFactor, jobs, block, block.assoc.data());
    }
    if (isWeighted(block.fairshare, m_weightFairshare)) {
        ofAssociations(evaluation.factor, jobs, block, block.fairshare.data());
    }
    if (isWeighted(block.partitionFactor, m_weightPartition)) {
        lookUp(m_partitionFactor, block.partition.data(), count, block.partitionFactor.data());
    }
    if (isWeighted(block.qos, m_weightQos)) {
        const auto qosCount = static_cast<std::int32_t>(m_qosFactor.size() - 1);
        const std::uint16_t *qos = jobs.qos.data() + first;
        for (std::size_t i = 0; i < count; ++i) {
            block.index[i] = std::min<std::int32_t>(qos[i], qosCount);
        }
        for (std::size_t i = 0; i < count && !jobs.countingQos.empty(); ++i) { // few clusters have them
            block.index[i] = std::min<std::int32_t>(jobs.qosThatCounts(static_cast<JobRow>(first + i), block.now), qosCount);
        }
        lookUp(m_qosFactor, block.index.data(), count, block.qos.data());
    }
    std::fill_n(block.tres.begin(), count, 0.0);
    for (const WeightedTres &weighted : m_weightTres) {
        tresFactors(jobs, weighted, block, block.sum.data());
        for (std::size_t i = 0; i < count; ++i) {
            block.tres[i] += block.sum[i] * weighted.weight;
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        block.sum[i] = block.age[i] * m_weightAge + block.assoc[i] * m_weightAssoc + block.fairshare[i] * m_weightFairshare
            + block.jobSize[i] * m_weightJobSize + block.partitionFactor[i] * m_weightPartition + block.qos[i] * m_weightQos + block.tres[i];
    }
    if (!jobs.site.empty()) {
        for (std::size_t i = 0; i < count; ++i) {
            block.sum[i] += static_cast<double>(jobs.site[first + i]);
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        block.sum[i] -= static_cast<double>(jobs.nice[first + i]);
    }
}

APPORTION_WIDE void PriorityContext::finish(const JobTable &jobs, const Block &block, std::uint32_t *priorities) const
{
    constexpr double highest = 4294967295.0;
    for (std::size_t i = 0; i < block.count; ++i) {
        priorities[i] = static_cast<std::uint32_t>(static_cast<std::int64_t>(std::clamp(block.sum[i], 1.0, highest)));
    }
    if (!jobs.setPriority.empty()) {
        const std::uint32_t *set = jobs.setPriority.data() + block.first;
        for (std::size_t i = 0; i < block.count; ++i) {
            priorities[i] = set[i] == 0 ? priorities[i] : set[i];
        }
    }
    const std::uint8_t *states = jobs.state.data() + block.first;
    const std::uint32_t *printed = jobs.printedPriority.data() + block.first;
    if (m_incrOnly) {
        for (std::size_t i = 0; i < block.count; ++i) {
            priorities[i] = std::max(priorities[i], printed[i]);
        }
    }
    for (std::size_t i = 0; i < block.count; ++i) {
        if (states[i] == 0) [[likely]] {
            continue;
        }
        if ((states[i] & JobTable::heldBit) != 0) {
            priorities[i] = 0;
        } else if ((states[i] & JobTable::runningBit) != 0 && !m_calculateRunning) {
            priorities[i] = printed[i];
        }
    }
}

std::uint32_t nextBasicPriority(std::uint32_t &lowest, std::int32_t nice)
{
    const auto moved = static_cast<std::uint32_t>(nice); // all in 32 bits, as in Slurm: what passes their ends comes in at the other one
    const std::uint32_t base = lowest >= 2 ? lowest - 1 : 1;
    const bool isMoved = nice <= 0 || base > moved + 1;
    const std::uint32_t priority = std::max(isMoved ? base - moved : base, 1U);
    lowest = std::min(lowest, priority + moved);
    return priority;
}

void PriorityContext::computeBasic(Evaluation &evaluation) const
{
    // priority/basic: each new job counts down from 0xffff0000, and its nice moves it away from that.
    const JobTable &jobs = evaluation.jobs();
    std::vector<JobRow> order;
    order.reserve(jobs.jobCount());
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        if (jobs.startsJob(row)) {
            order.push_back(row);
        }
    }
    std::stable_sort(order.begin(), order.end(), [&](JobRow a, JobRow b) { return jobs.submitTime[a] < jobs.submitTime[b]; });
    std::uint32_t lowest = highestBasicPriority;
    for (const JobRow first : order) {
        const std::uint32_t set = jobs.setPriorityOf(first);
        const bool isHeld = (jobs.state[first] & JobTable::heldBit) != 0; // it gets its priority when it is released
        const std::uint32_t priority = isHeld ? 0 : set != 0 ? set : nextBasicPriority(lowest, jobs.nice[first]);
        for (JobRow row = first; row < jobs.rowCount() && jobs.job[row] == jobs.job[first]; ++row) {
            evaluation.priorities[row] = priority;
        }
    }
}

bool PriorityContext::computePriorities(Evaluation &evaluation, const std::stop_token &stop) const
{
    const JobTable &jobs = evaluation.jobs();
    evaluation.priorities.resize(jobs.rowCount());
    if (m_type == PriorityType::Basic) {
        computeBasic(evaluation);
        return !stop.stop_requested();
    }
    Block block;
    for (std::size_t first = 0; first < jobs.rowCount(); first += Block::capacity) {
        if ((first & 0x3fff) == 0 && stop.stop_requested()) {
            return false;
        }
        const std::size_t count = std::min(Block::capacity, jobs.rowCount() - first);
        computeBlock(evaluation, static_cast<JobRow>(first), count, block);
        finish(jobs, block, evaluation.priorities.data() + first);
    }
    return true;
}

PriorityTerms PriorityContext::terms(const Evaluation &evaluation, JobRow row) const
{
    PriorityTerms terms;
    const JobTable &jobs = evaluation.jobs();
    terms.priority = evaluation.priorities[row];
    terms.sum = terms.priority;
    terms.isSet = jobs.setPriorityOf(row) != 0;
    if (terms.isSet) {
        return terms;
    }
    terms.site = jobs.siteOf(row);
    terms.nice = jobs.nice[row];
    if (m_type == PriorityType::Basic) {
        return terms;
    }
    Block block;
    computeBlock(evaluation, row, 1, block);
    terms.ageFactor = block.age[0];
    terms.assocFactor = block.assoc[0];
    terms.fairshareFactor = block.fairshare[0];
    terms.jobSizeFactor = block.jobSize[0];
    terms.partitionFactor = block.partitionFactor[0];
    terms.qosFactor = block.qos[0];
    terms.age = terms.ageFactor * m_weightAge;
    terms.assoc = terms.assocFactor * m_weightAssoc;
    terms.fairshare = terms.fairshareFactor * m_weightFairshare;
    terms.jobSize = terms.jobSizeFactor * m_weightJobSize;
    terms.partition = terms.partitionFactor * m_weightPartition;
    terms.qos = terms.qosFactor * m_weightQos;
    terms.tres = block.tres[0];
    terms.sum = block.sum[0];
    terms.tresFactors.assign(m_weightTres.empty() ? 0 : m_tresCount, 0.0);
    terms.tresTerms = terms.tresFactors;
    for (const WeightedTres &weighted : m_weightTres) {
        tresFactors(jobs, weighted, block, &terms.tresFactors[weighted.tres]);
        terms.tresTerms[weighted.tres] = terms.tresFactors[weighted.tres] * weighted.weight;
    }
    return terms;
}

std::string sprioJobId(const Job &job)
{
    return job.number == 0 ? job.id.substr(0, job.id.find("_[")) : std::to_string(job.number);
}

bool isRestOfArray(const Job &job)
{
    return job.id.find("_[") != std::string::npos;
}

bool keepsPriority(const Policy &policy, const Job &job)
{
    return job.running && !policy.priority.has(PriorityFlag::CalculateRunning);
}

bool isListedBySprio(const Policy &policy, const Job &job, std::int64_t now)
{
    if (job.running) {
        return policy.priority.has(PriorityFlag::CalculateRunning);
    }
    if (job.held) {
        return false;
    }
    if (policy.priority.has(PriorityFlag::AccrueAlways)) {
        return job.submitTime <= now;
    }
    // An array becomes eligible when the scheduler first looks at it, some seconds after its submission, and has no
    // accrue time then; one with a begin time that the user asked for has one, unless scontrol changed that later.
    const bool isLookedAt = isRestOfArray(job) && job.accrueTime == 0 && !startsAtBeginTime(job);
    return job.eligibleTime != 0 && (job.eligibleTime <= now || isLookedAt);
}

PriorityTerms sprioTerms(const Evaluation &evaluation, JobRow row)
{
    return sprioTerms(evaluation, row, evaluation.jobs().firstRow(row));
}

PriorityTerms sprioTerms(const Evaluation &evaluation, JobRow row, JobRow base)
{
    PriorityTerms terms = evaluation.terms(row);
    const Policy &policy = evaluation.policy();
    const std::uint16_t partition = evaluation.jobs().partition[row];
    if (terms.isSet || terms.tresTerms.empty() || base == row || partition >= policy.partitions->size()
        || policy.priority.has(PriorityFlag::NoNormalTres)) {
        return terms;
    }
    const std::vector<std::uint64_t> totals = partitionTotals(policy, (*policy.partitions)[partition]);
    const PriorityTerms baseTerms = evaluation.terms(base);
    for (TresIndex index = 0; index < totals.size(); ++index) {
        const TresWeight *weight = totals[index] == 0 ? findLastWeight(policy.priority.weightTres, policy.tres.name(index)) : nullptr;
        if (weight != nullptr) {
            terms.tresTerms[index] = baseTerms.tresTerms[index] * weight->perUnit();
        }
    }
    return terms;
}

std::uint64_t sprioPriority(const PriorityTerms &terms)
{
    if (terms.isSet) {
        return terms.priority;
    }
    double sum = terms.age + terms.assoc + terms.fairshare + terms.jobSize + terms.partition + terms.qos + static_cast<double>(terms.site)
        - static_cast<double>(terms.nice);
    for (const double term : terms.tresTerms) {
        sum += term;
    }
    return static_cast<std::uint64_t>(std::max(sum, 1.0));
}

long double machineUsage(const Policy &policy, const Situation &situation)
{
    const long double seconds = static_cast<long double>(policy.priority.halfLife.minutes) * 60.0L;
    if (policy.clusterCpus() > 0 && seconds > 0.0L && !policy.priority.halfLife.isUnlimited()) {
        return static_cast<long double>(policy.clusterCpus()) * seconds * 2.0L;
    }
    const TreeLayout &layout = policy.associations.layout();
    long double all = 0.0L;
    for (const AssociationId id : layout.ids()) {
        all += situation.ownUsage(id);
    }
    return all;
}

} // namespace apportion
