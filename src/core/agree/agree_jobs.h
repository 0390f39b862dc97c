// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree_parts.h"
#include "core/agree/agree_shares.h"
#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace apportion
{

/// Compares what sprio printed of jobs, or the Priority beside them.
class JobComparison
{
public:
    /// @p shares was compared before, and so were billings.
    JobComparison(const Evaluation &evaluation, const Printed &printed, const ShareComparison &shares, Agreement &agreement)
        : m_evaluation(evaluation), m_printed(printed), m_shares(shares), m_agreement(agreement), m_lacksUsage(lacksUsage(evaluation, printed)),
          m_olderTotals(partitionsWithOlderTotal(agreement))
    {
    }

    void compareTerms();
    void comparePriorities();
    /// Whether most jobs have another priority in sprio than beside themselves.
    [[nodiscard]] bool isSprioApart() const;

private:
    void compareRow(const PrintedTerms &printed, JobRow row);
    [[nodiscard]] PriorityTerms printedTerms(const PrintedTerms &printed, JobRow row) const;
    [[nodiscard]] Cause causeOfTres(std::string_view name, const ObjectRef &job, std::uint16_t partition) const;
    bool compareTres(const PrintedTerms &printed, const PriorityTerms &terms, const Disagreement &where, std::uint16_t partition);
    /// Whether @p printed is the QOS term that a row has at its job's submission, while it is looked at as after the next pass, or the
    /// other way round: at which of both slurmctld computed it the times of the jobs do not tell for certain.
    [[nodiscard]] bool isQosOfOtherTime(double printed, JobRow row) const;
    /// Whether the QOS term of a row is what it would be if Slurm knew a QOS of the priority 4294967295, which a list of QOS has with 0.
    [[nodiscard]] bool isOfLostPriority(double printed, JobRow row) const;
    /// Whether the last pass may have been before a running job began: its terms are of what it asked for then, and not of what it got.
    [[nodiscard]] bool hasBegunSince(const Job &job) const;
    /// Whether the term of a partition may be one of which the highest factor was that of a partition that scontrol has deleted, or of a
    /// partition that scontrol has created, to which slurmctld gives no factor (delete_partition and update_part of partition_mgr.c, 22.05
    /// to 26.05; seen live in 22.05).
    [[nodiscard]] bool isOfOtherPartitions(double printed, double here) const;
    /// Whether there is something to compare a column with; counts it where not.
    [[nodiscard]] bool isComparable(TermColumn column, bool isUsed, bool isQosKnown);
    [[nodiscard]] JobRow rowOf(const std::vector<JobRow> &rows, const PrintedTerms &printed) const;
    bool count(bool agrees, Disagreement difference) { return countNumber(m_agreement, agrees, std::move(difference)); }

    const Evaluation &m_evaluation;
    const Printed &m_printed;
    const ShareComparison &m_shares;
    Agreement &m_agreement;
    bool m_lacksUsage;
    std::set<std::string> m_olderTotals;
};

} // namespace apportion
