// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

namespace apportion
{

/// From where priority/basic counts down (job_mgr.c, TOP_PRIORITY).
inline constexpr std::uint32_t highestBasicPriority = 0xffff0000;

/// What priority/basic gives to a new job, and where the next one goes on from, as if there were no nice (priority_basic.c,
/// priority_p_set(); job_mgr.c, set_job_prio()).
[[nodiscard]] std::uint32_t nextBasicPriority(std::uint32_t &lowest, std::int32_t nice);

/// What a job's priority is made from beside the job: weights, maxima, partitions' totals. Made once for an evaluation.
class PriorityContext
{
public:
    PriorityContext(const Policy &policy, const TreeLayout &layout);

    /// The priority of every row of @p evaluation's jobs (SLURM.md 6), into its priorities column.
    /// False when a stop was requested meanwhile.
    [[nodiscard]] bool computePriorities(Evaluation &evaluation, const std::stop_token &stop) const;
    /// The terms of one row, with the very numbers that the column was made from.
    [[nodiscard]] PriorityTerms terms(const Evaluation &evaluation, JobRow row) const;

private:
    struct WeightedTres
    {
        TresIndex tres;
        double weight;
        std::vector<double> totals; ///< of each partition, infinity where it has none; one more for an unknown one
    };

    struct Block;

    /// What a partition charges, by TresIndex: to bill a hundred thousand jobs without looking names up.
    struct Tariff
    {
        std::vector<double> weights; ///< empty: the CPUs are charged
    };

    /// The factors and the sum of some rows that follow each other. Both the column and terms() come from here.
    void computeBlock(const Evaluation &evaluation, JobRow first, std::size_t count, Block &block) const;
    /// The entries of @p table at the first @p count of @p indices.
    static void lookUp(const std::vector<double> &table, const std::int32_t *indices, std::size_t count, double *__restrict factors);
    /// What @p byPosition has of the associations of the jobs; 0 of a job without one.
    void ofAssociations(const std::vector<double> &byPosition, const JobTable &jobs, Block &block, double *__restrict factors) const;
    void ageFactors(const JobTable &jobs, Block &block) const;
    void jobSizeFactors(const JobTable &jobs, Block &block) const;
    void relativeSizeFactors(const JobTable &jobs, Block &block) const;
    void tresFactors(const JobTable &jobs, const WeightedTres &weighted, Block &block, double *factors) const;
    void billingCounts(const JobTable &jobs, const Block &block, double *counts) const;
    [[nodiscard]] double billingOf(const JobTable &jobs, JobRow row) const;
    void addWeightedTres(const Policy &policy);
    /// Cuts the sums to what a priority can be, and gives held and running jobs theirs.
    void finish(const JobTable &jobs, const Block &block, std::uint32_t *priorities) const;
    void computeBasic(Evaluation &evaluation) const;

    PriorityType m_type;
    bool m_favorSmall;
    bool m_accrueAlways;
    bool m_calculateRunning;
    bool m_incrOnly;
    bool m_noNormalTres;
    bool m_smallRelativeToTime;
    double m_weightAge;
    double m_weightAssoc;
    double m_weightFairshare;
    double m_weightJobSize;
    double m_weightPartition;
    double m_weightQos;
    std::vector<WeightedTres> m_weightTres;
    std::vector<Tariff> m_tariffs; ///< of each partition; empty unless billing has a weight
    std::vector<std::uint8_t> m_maximum; ///< by TresIndex: whether the billing rule takes the largest of these
    TresIndex m_tresCount;
    std::uint32_t m_maxAge; ///< seconds
    double m_clusterNodes;
    double m_clusterCpus;
    double m_nodesOfTooMany; ///< what is left of the nodes behind a job that asks for more
    std::vector<double> m_partitionFactor; ///< one more, for an unknown partition; so the next
    std::vector<std::uint32_t> m_partitionMaxTime;
    std::vector<double> m_qosFactor; ///< one more, for an unknown QOS
    std::vector<double> m_assocFactor; ///< by position; empty when the weight is 0
};

/// The JobId under which sprio lists a job: of a pending array that of the array.
[[nodiscard]] std::string sprioJobId(const Job &job);

/// Whether it is what still waits of an array, "12_[3-6%2]".
[[nodiscard]] bool isRestOfArray(const Job &job);

/// Whether a job keeps the priority with which it started, whatever its terms would come to (slurm.conf manual, PriorityFlags:
/// CALCULATE_RUNNING).
[[nodiscard]] bool keepsPriority(const Policy &policy, const Job &job);

/// Whether sprio would list a job: pending, not held, its begin time and dependencies met; under ACCRUE_ALWAYS also one
/// that still waits for these, and under CALCULATE_RUNNING a running one (SLURM.md 6; sprio prints ended ones then, too, which no
/// Situation has).
[[nodiscard]] bool isListedBySprio(const Policy &policy, const Job &job, std::int64_t now);

/// The terms of a row as sprio prints them: of a TRES that the partition has none of, a job in several partitions shows
/// the term of its first one, weighed once more (seen in 22.05, and so in the source to 26.05). Its priority is made
/// without that.
[[nodiscard]] PriorityTerms sprioTerms(const Evaluation &evaluation, JobRow row);
/// The same where slurmctld computed the job's priority last in the partition of @p base, another of its rows: it does in that at which
/// its scheduler looked last.
[[nodiscard]] PriorityTerms sprioTerms(const Evaluation &evaluation, JobRow row, JobRow base);

/// The priority that sprio prints: the sum of the terms in its own order, at least 1 and cut to an integer. Neither the
/// 32 bit of a priority nor INCR_ONLY touch it.
[[nodiscard]] std::uint64_t sprioPriority(const PriorityTerms &terms);

/// The rows of pending jobs in the order in which Slurm looks at them: requeued expedited, can preempt, has a reservation, PriorityTier,
/// priority, submit time, job id. Held jobs come last; running ones are left out.
[[nodiscard]] std::vector<JobRow> orderJobs(const Evaluation &evaluation);

/// What orders two pending jobs, in the order in which it is asked.
enum class OrderCriterion : std::uint8_t { Held, Expedited, Preemption, Reservation, Tier, Priority, SubmitTime, JobId, Place };

struct OrderDecision
{
    OrderCriterion criterion = OrderCriterion::Place;
    bool oneFirst = true;
};

/// The comparison of orderJobs() for two rows: what decides, and for whom. Preemption among several QOS need not be
/// transitive, so that a third job may put two rows the other way round.
[[nodiscard]] OrderDecision decideOrder(const Evaluation &evaluation, JobRow one, JobRow other);

/// R_H of the linear algorithm: processors · half-life · 2 in CPU-seconds; without processors all usage there is.
[[nodiscard]] long double machineUsage(const Policy &policy, const Situation &situation);

} // namespace apportion
