// SPDX-License-Identifier: GPL-3.0-or-later
// The multifactor plugin's job priority (SLURM.md 6); the terms are added in Slurm's order, in double.
#include "core/job_priority.h"

#include <algorithm>
#include <numeric>

namespace apportion
{

namespace
{

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

double clamped(double factor)
{
    return std::clamp(factor, 0.0, 1.0);
}

} // namespace

PriorityContext::PriorityContext(const Policy &policy, const TreeLayout &layout, std::int64_t now)
    : m_type(policy.priority.type), m_favorSmall(policy.priority.favorSmall), m_accrueAlways(policy.priority.has(PriorityFlag::AccrueAlways)),
      m_calculateRunning(policy.priority.has(PriorityFlag::CalculateRunning)), m_incrOnly(policy.priority.has(PriorityFlag::IncrOnly)),
      m_noNormalTres(policy.priority.has(PriorityFlag::NoNormalTres)), m_smallRelativeToTime(policy.priority.has(PriorityFlag::SmallRelativeToTime)),
      m_weightAge(policy.priority.weightAge), m_weightAssoc(policy.priority.weightAssoc), m_weightFairshare(policy.priority.weightFairshare),
      m_weightJobSize(policy.priority.weightJobSize), m_weightPartition(policy.priority.weightPartition), m_weightQos(policy.priority.weightQos),
      m_tresCount(policy.tres.size()), m_now(now),
      m_maxAge(policy.priority.maxAge.isUnlimited() ? SlurmTime::unlimited : policy.priority.maxAge.minutes * 60),
      m_clusterNodes(static_cast<double>(policy.clusterNodes())), m_clusterCpus(static_cast<double>(policy.clusterCpus()))
{
    for (const TresWeight &weight : policy.priority.weightTres) {
        if (const TresIndex index = policy.tres.find(weight.name); index != noTres && weight.weight != 0.0) {
            m_weightTres.push_back({ index, weight.perUnit() });
        }
    }
    // Slurm runs through the TRES in the order of their ids.
    std::sort(m_weightTres.begin(), m_weightTres.end(), [](const WeightedTres &a, const WeightedTres &b) { return a.tres < b.tres; });

    std::uint16_t highestFactor = 1;
    for (const Partition &partition : *policy.partitions) {
        highestFactor = std::max(highestFactor, partition.priorityJobFactor);
    }
    for (const Partition &partition : *policy.partitions) {
        const bool raw = policy.priority.has(PriorityFlag::NoNormalPart);
        m_partitionFactor.push_back(raw ? partition.priorityJobFactor : partition.priorityJobFactor / static_cast<double>(highestFactor));
        m_partitionMaxTime.push_back(partition.maxTime.minutes);
        const std::vector<std::uint64_t> totals = policy.partitionTres(partition);
        m_partitionTres.insert(m_partitionTres.end(), totals.begin(), totals.end());
    }
    std::uint32_t highestQos = 0;
    for (const Qos &qos : *policy.qos) {
        highestQos = std::max(highestQos, qos.priority);
    }
    for (const Qos &qos : *policy.qos) {
        const bool raw = policy.priority.has(PriorityFlag::NoNormalQos) || highestQos == 0;
        m_qosFactor.push_back(raw ? qos.priority : qos.priority / static_cast<double>(highestQos));
    }
    if (m_weightAssoc != 0.0) {
        m_assocFactor = assocFactors(policy.associations, layout, !policy.priority.has(PriorityFlag::NoNormalAssoc));
    }
}

double PriorityContext::ageFactor(const JobTable &jobs, std::uint32_t job) const
{
    std::int64_t since = jobs.accrueTime[job];
    if (since == 0 && m_accrueAlways) {
        since = jobs.submitTime[job];
    }
    if (since == 0 || m_now <= since) {
        return 0.0;
    }
    const std::int64_t age = m_now - since;
    return age < m_maxAge ? static_cast<double>(age) / static_cast<double>(m_maxAge) : 1.0;
}

double PriorityContext::assocFactor(const JobTable &jobs, std::uint32_t job) const
{
    const TreeLayout::Position position = jobs.position[job];
    return position == noAssociation ? 0.0 : m_assocFactor[position];
}

double PriorityContext::jobSizeFactor(const JobTable &jobs, std::uint32_t job, std::uint16_t partition) const
{
    const double nodes = jobs.nodes[job];
    const double cpus = jobs.cpus[job];
    if (m_clusterNodes == 0.0 || m_clusterCpus == 0.0) {
        return 0.0;
    }
    if (m_smallRelativeToTime) {
        std::uint32_t limit = jobs.timeLimit[job];
        if (limit == noTimeLimit) {
            limit = partition < m_partitionMaxTime.size() ? m_partitionMaxTime[partition] : 1;
        }
        const double size = std::max(nodes * m_clusterCpus / m_clusterNodes, cpus) / std::max<std::uint32_t>(limit, 1) / m_clusterCpus;
        return clamped(m_favorSmall ? 1.0 - size : size);
    }
    if (m_favorSmall) {
        const double byNodes = nodes >= m_clusterNodes ? 0.0 : (m_clusterNodes - nodes) / m_clusterNodes;
        return clamped(cpus > 0.0 ? (byNodes + (m_clusterCpus - cpus) / m_clusterCpus) / 2.0 : byNodes);
    }
    const double byNodes = nodes / m_clusterNodes;
    return clamped(cpus > 0.0 ? (byNodes + cpus / m_clusterCpus) / 2.0 : byNodes);
}

template <bool keepTerms>
double PriorityContext::tresTerm(const JobTable &jobs, std::uint32_t job, std::uint16_t partition, PriorityTerms *terms) const
{
    const std::uint64_t *requested = jobs.tres.data() + std::size_t { job } * m_tresCount;
    const double *totals = m_partitionTres.data() + std::size_t { partition } * m_tresCount;
    const bool known = partition < m_partitionFactor.size();
    double sum = 0.0;
    for (const WeightedTres &weighted : m_weightTres) {
        const auto count = static_cast<double>(requested[weighted.tres]);
        double factor = 0.0;
        if (m_noNormalTres) {
            factor = count;
        } else if (known && totals[weighted.tres] != 0.0) {
            factor = count / totals[weighted.tres];
        }
        const double term = factor * weighted.weight;
        sum += term;
        if constexpr (keepTerms) {
            terms->tresFactors[weighted.tres] = factor;
            terms->tresTerms[weighted.tres] = term;
        }
    }
    return sum;
}

template <bool keepTerms>
double PriorityContext::sumRow(const Evaluation &evaluation, JobRow row, PriorityTerms *terms) const
{
    const JobTable &jobs = evaluation.jobs();
    const std::uint32_t job = jobs.job[row];
    const std::uint16_t partition = jobs.partition[row];
    const std::uint16_t qos = jobs.qos[job];
    const TreeLayout::Position position = jobs.position[job];

    // A factor whose weight is 0 is not computed at all, and sprio shows it as 0.
    const double age = m_weightAge == 0.0 ? 0.0 : ageFactor(jobs, job);
    const double assoc = m_weightAssoc == 0.0 ? 0.0 : assocFactor(jobs, job);
    const double fairshare = m_weightFairshare == 0.0 || position == noAssociation ? 0.0 : evaluation.factor[position];
    const double jobSize = m_weightJobSize == 0.0 ? 0.0 : jobSizeFactor(jobs, job, partition);
    const double part = m_weightPartition == 0.0 || partition >= m_partitionFactor.size() ? 0.0 : m_partitionFactor[partition];
    const double quality = m_weightQos == 0.0 || qos >= m_qosFactor.size() ? 0.0 : m_qosFactor[qos];
    if constexpr (keepTerms) {
        terms->tresFactors.assign(m_weightTres.empty() ? 0 : m_tresCount, 0.0);
        terms->tresTerms.assign(m_weightTres.empty() ? 0 : m_tresCount, 0.0);
    }
    const double tres = m_weightTres.empty() ? 0.0 : tresTerm<keepTerms>(jobs, job, partition, terms);
    const double sum = age * m_weightAge + assoc * m_weightAssoc + fairshare * m_weightFairshare + jobSize * m_weightJobSize
        + part * m_weightPartition + quality * m_weightQos + tres + static_cast<double>(jobs.site[job]) - static_cast<double>(jobs.nice[job]);
    if constexpr (keepTerms) {
        terms->ageFactor = age;
        terms->assocFactor = assoc;
        terms->fairshareFactor = fairshare;
        terms->jobSizeFactor = jobSize;
        terms->partitionFactor = part;
        terms->qosFactor = quality;
        terms->age = age * m_weightAge;
        terms->assoc = assoc * m_weightAssoc;
        terms->fairshare = fairshare * m_weightFairshare;
        terms->jobSize = jobSize * m_weightJobSize;
        terms->partition = part * m_weightPartition;
        terms->qos = quality * m_weightQos;
        terms->tres = tres;
        terms->site = jobs.site[job];
        terms->nice = jobs.nice[job];
        terms->sum = sum;
    }
    return sum;
}

std::uint32_t PriorityContext::finish(const JobTable &jobs, std::uint32_t job, double sum) const
{
    constexpr double highest = 4294967295.0;
    const auto fresh = static_cast<std::uint32_t>(std::clamp(sum, 1.0, highest));
    const std::uint8_t state = jobs.state[job];
    if (state == 0 && !m_incrOnly) [[likely]] {
        return fresh;
    }
    if ((state & JobTable::heldBit) != 0) {
        return 0;
    }
    if ((state & JobTable::runningBit) != 0 && !m_calculateRunning) {
        return jobs.printedPriority[job];
    }
    return m_incrOnly ? std::max(fresh, jobs.printedPriority[job]) : fresh;
}

void PriorityContext::computeBasic(Evaluation &evaluation) const
{
    // priority/basic: each new job comes below all before it, from 0xffff0000 downwards.
    const JobTable &jobs = evaluation.jobs();
    std::vector<std::uint32_t> order(jobs.jobCount());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return jobs.submitTime[a] < jobs.submitTime[b]; });
    std::vector<std::uint32_t> byJob(jobs.jobCount());
    std::int64_t lowest = 0xffff0000;
    for (const std::uint32_t job : order) {
        const std::int64_t fresh = std::clamp<std::int64_t>(lowest - 1 - jobs.nice[job], 1, 0xffffffff);
        lowest = std::min(lowest, std::max<std::int64_t>(fresh, 2));
        byJob[job] = (jobs.state[job] & JobTable::heldBit) != 0 ? 0 : static_cast<std::uint32_t>(fresh);
    }
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        evaluation.priorities[row] = byJob[jobs.job[row]];
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
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        if ((row & 0x3fff) == 0 && stop.stop_requested()) {
            return false;
        }
        evaluation.priorities[row] = finish(jobs, jobs.job[row], sumRow<false>(evaluation, row, nullptr));
    }
    return true;
}

PriorityTerms PriorityContext::terms(const Evaluation &evaluation, JobRow row) const
{
    PriorityTerms terms;
    if (m_type == PriorityType::Multifactor) {
        terms.sum = sumRow<true>(evaluation, row, &terms);
    } else {
        terms.sum = evaluation.priorities[row];
        terms.nice = evaluation.jobs().nice[evaluation.jobs().job[row]];
    }
    terms.priority = evaluation.priorities[row];
    return terms;
}

long double machineUsage(const Policy &policy)
{
    const long double seconds = static_cast<long double>(policy.priority.halfLife.minutes) * 60.0L;
    if (policy.clusterCpus() > 0 && seconds > 0.0L && !policy.priority.halfLife.isUnlimited()) {
        return static_cast<long double>(policy.clusterCpus()) * seconds * 2.0L;
    }
    const TreeLayout &layout = policy.associations.layout();
    long double all = 0.0L;
    for (const AssociationId id : layout.ids()) {
        all += policy.associations.ownUsage(id);
    }
    return all;
}

} // namespace apportion
