// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree_parts.h"

#include <unordered_map>

namespace apportion
{

/// Compares what sshare printed of associations, and knows afterwards why the fair-share terms of their jobs may differ.
class ShareComparison
{
public:
    ShareComparison(const Evaluation &evaluation, const Printed &printed, Agreement &agreement)
        : m_evaluation(evaluation), m_tree(evaluation.tree()), m_printed(printed), m_agreement(agreement)
    {
    }

    void compare();
    /// By how much the FairShare of an association may be off because usage was printed without its fraction.
    [[nodiscard]] double fairShareSlack(AssociationId id) const;
    /// Why the fair-share term of a job may differ: its association's FairShare does.
    /// Whether something changed since Slurm computed last.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    [[nodiscard]] Reason reasonOfTerm(AssociationId association) const;

private:
    void compareShare(const PrintedShare &share);
    [[nodiscard]] bool isComputedBySlurm(ShareColumn column) const;
    [[nodiscard]] double computed(AssociationId id, ShareColumn column) const;
    [[nodiscard]] bool isFairShareMadeBySshare(AssociationId id) const;
    [[nodiscard]] double fairShareOfItsRow(AssociationId id) const;
    [[nodiscard]] double slackOf(AssociationId id, ShareColumn column) const;
    [[nodiscard]] double usageError(AssociationId id) const;
    [[nodiscard]] bool mayHaveUsage(AssociationId id) const;
    void findStale();
    /// Whether it came since Slurm computed last: with a share of its level LevelFS is at least that share.
    [[nodiscard]] bool isNew(const PrintedShare &share) const;
    /// Whether its shares are others than those that its LevelFS was made from.
    [[nodiscard]] bool isOutdated(const PrintedShare &share) const;
    [[nodiscard]] Reason reasonOfFairShare(AssociationId id, bool isBetterThere);
    bool findTie(AssociationId account, bool isBetterThere, Reason &reason);
    double bestPrinted(AssociationId account);

    const Evaluation &m_evaluation;
    const AssociationTree &m_tree;
    const Printed &m_printed;
    Agreement &m_agreement;
    std::size_t m_tieSearches = 0;
    bool m_isStale = false; ///< something changed since Slurm computed last, and so all ranks may be others
    std::unordered_map<AssociationId, Reason> m_fairShareReasons; ///< of those whose FairShare differs
    std::unordered_map<AssociationId, double> m_bestPrinted; ///< the highest printed FairShare below an account, 0 for none
    std::unordered_map<AssociationId, double> m_printedFairShare; ///< filled when the first tie is looked at
};

} // namespace apportion
