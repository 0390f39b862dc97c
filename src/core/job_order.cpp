// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the scheduler looks at pending jobs (SLURM.md 6, "Order of evaluation").
#include "core/job_priority.h"

#include <algorithm>
#include <charconv>

namespace apportion
{

namespace
{

/// Which QOS preempts which, when PreemptType is preempt/qos; empty otherwise.
std::vector<std::vector<bool>> preemption(const Policy &policy)
{
    const auto type = std::find_if(policy.foreignConf->begin(), policy.foreignConf->end(),
                                   [](const ForeignLine &line) { return sameIgnoringCase(line.key, "PreemptType"); });
    if (type == policy.foreignConf->end() || !sameIgnoringCase(type->value, "preempt/qos")) {
        return {};
    }
    const std::size_t count = policy.qos->size();
    std::vector<std::vector<bool>> preempts(count, std::vector<bool>(count, false));
    for (std::size_t i = 0; i < count; ++i) {
        const std::string &names = (*policy.qos)[i].preempt;
        for (std::size_t begin = 0; begin < names.size();) {
            const std::size_t end = std::min(names.find(',', begin), names.size());
            if (const std::uint16_t other = policy.findQos(names.substr(begin, end - begin)); other != unknownIndex) {
                preempts[i][other] = true;
            }
            begin = end + 1;
        }
    }
    return preempts;
}

std::uint64_t jobNumber(const std::string &id)
{
    std::uint64_t number = 0;
    std::from_chars(id.data(), id.data() + id.size(), number);
    return number;
}

class JobOrder
{
public:
    explicit JobOrder(const Evaluation &evaluation)
        : m_evaluation(evaluation)
        , m_jobs(evaluation.jobs())
        , m_preempts(preemption(evaluation.policy()))
    {
        for (const Partition &partition : *evaluation.policy().partitions) {
            m_tiers.push_back(partition.priorityTier);
        }
        m_numbers.reserve(m_jobs.jobCount());
        for (const Job &job : *evaluation.policy().jobs) {
            m_numbers.push_back(jobNumber(job.id));
        }
    }

    bool operator()(JobRow a, JobRow b) const
    {
        const std::uint32_t jobA = m_jobs.job[a];
        const std::uint32_t jobB = m_jobs.job[b];
        if (const bool heldA = has(jobA, JobTable::heldBit); heldA != has(jobB, JobTable::heldBit)) {
            return !heldA;
        }
        if (const bool aFirst = preempts(jobA, jobB); aFirst != preempts(jobB, jobA)) {
            return aFirst;
        }
        if (const bool reserved = has(jobA, JobTable::reservationBit); reserved != has(jobB, JobTable::reservationBit)) {
            return reserved;
        }
        if (tier(a) != tier(b)) {
            return tier(a) > tier(b);
        }
        if (m_evaluation.priority(a) != m_evaluation.priority(b)) {
            return m_evaluation.priority(a) > m_evaluation.priority(b);
        }
        if (m_jobs.submitTime[jobA] != m_jobs.submitTime[jobB]) {
            return m_jobs.submitTime[jobA] < m_jobs.submitTime[jobB];
        }
        return m_numbers[jobA] < m_numbers[jobB];
    }

private:
    [[nodiscard]] bool has(std::uint32_t job, std::uint8_t bit) const { return (m_jobs.state[job] & bit) != 0; }
    [[nodiscard]] std::uint16_t tier(JobRow row) const
    {
        const std::uint16_t partition = m_jobs.partition[row];
        return partition < m_tiers.size() ? m_tiers[partition] : std::uint16_t { 1 };
    }
    [[nodiscard]] bool preempts(std::uint32_t a, std::uint32_t b) const
    {
        const std::size_t qosA = m_jobs.qos[a];
        const std::size_t qosB = m_jobs.qos[b];
        return qosA < m_preempts.size() && qosB < m_preempts.size() && m_preempts[qosA][qosB];
    }

    const Evaluation &m_evaluation;
    const JobTable &m_jobs;
    std::vector<std::vector<bool>> m_preempts;
    std::vector<std::uint16_t> m_tiers;
    std::vector<std::uint64_t> m_numbers;
};

} // namespace

std::vector<JobRow> orderJobs(const Evaluation &evaluation)
{
    const JobTable &jobs = evaluation.jobs();
    std::vector<JobRow> order;
    order.reserve(jobs.rowCount());
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        if ((jobs.state[jobs.job[row]] & JobTable::runningBit) == 0) {
            order.push_back(row);
        }
    }
    // Preemption need not be transitive; a merge sort, which Slurm uses too, bears that.
    std::stable_sort(order.begin(), order.end(), JobOrder(evaluation));
    return order;
}

} // namespace apportion
