// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree_parts.h"

#include <optional>
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
    /// Whether something changed since Slurm computed last.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /// Why the fair-share term of a job may differ: its association's FairShare does.
    [[nodiscard]] Reason reasonOfTerm(AssociationId association) const;

private:
    void compareShare(const PrintedShare &share);
    [[nodiscard]] bool isComputedBySlurm(ShareColumn column) const;
    [[nodiscard]] double computed(AssociationId id, ShareColumn column) const;
    [[nodiscard]] double slackOf(AssociationId id, ShareColumn column) const;
    [[nodiscard]] double usageError(AssociationId id) const;
    [[nodiscard]] bool mayHaveUsage(AssociationId id) const;
    void findStale();
    /// Whether it came since Slurm computed last: with a share of its level LevelFS is at least that share.
    [[nodiscard]] bool isNew(const PrintedShare &share) const;
    /// Whether its shares are others than those that its LevelFS was made from.
    [[nodiscard]] bool isOutdated(const PrintedShare &share) const;
    /// Whether an account has less usage than those below it together, as RawUsage=0 leaves one whose shares are `parent`, below which
    /// slurmctld resets nobody (assoc_mgr.c, assoc_mgr_remove_assoc_usage of 22.05 to 26.05; seen live in 26.05).
    [[nodiscard]] bool isUsageTaken();
    /// Whether usage grows from pass to pass, as far as the jobs tell.
    [[nodiscard]] bool isUsageGrowing() const;
    /// Whether what was printed of an association follows from what was printed beside it and of its parent, as it does
    /// whatever the usage was that it was made of.
    [[nodiscard]] bool isMadeOfPrinted(const PrintedShare &share, ShareColumn column) const;
    /// What a difference outside of Fair Tree comes of: factors are made there before the pass adds the usage of its jobs.
    [[nodiscard]] Cause causeOfPass(const PrintedShare &share, ShareColumn column) const;
    /// The printed value, or notPrinted.
    [[nodiscard]] double printedOf(AssociationId id, ShareColumn column) const;
    [[nodiscard]] Reason reasonOfFairShare(AssociationId id, bool isBetterThere);
    bool findTie(AssociationId account, bool isBetterThere, Reason &reason);
    double bestPrinted(AssociationId account);

    const Evaluation &m_evaluation;
    const AssociationTree &m_tree;
    const Printed &m_printed;
    Agreement &m_agreement;
    std::size_t m_tieSearches = 0;
    bool m_isGrowing = false; ///< usage does, from pass to pass
    bool m_isStale = false; ///< something changed since Slurm computed last, and so all ranks may be others
    std::optional<bool> m_isUsageTaken; ///< once asked for
    std::unordered_map<AssociationId, Reason> m_fairShareReasons; ///< of those whose FairShare differs
    std::unordered_map<AssociationId, const PrintedShare *> m_rows; ///< what was printed of each
    std::unordered_map<AssociationId, double> m_bestPrinted; ///< the highest printed FairShare below an account, 0 for none
    std::unordered_map<AssociationId, double> m_printedFairShare; ///< filled when the first tie is looked at
};

} // namespace apportion
