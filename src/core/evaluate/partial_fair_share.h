// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/fair_share.h"

namespace apportion
{

/// The factors of a few associations, worked out again and again while usage changes: only the levels that they depend on are
/// gone through, and no memory is taken for it.
///
/// Below the associations that change, usage may become anything; everybody else's changes by the same factor, so that they
/// keep their order among themselves. Not for tied accounts merged as Fair Tree's documentation says.
class PartialFairShare
{
public:
    using Position = TreeLayout::Position;

    /// @p whole evaluates everybody; @p wanted and @p changing are live in it, root is not among them.
    PartialFairShare(Evaluation whole, const std::vector<AssociationId> &wanted, const std::vector<AssociationId> &changing);

    /// The positions whose raw usage (with everything below) matters: ascending, root first.
    [[nodiscard]] const std::vector<Position> &positions() const { return m_positions; }
    void setUsage(Position position, long double usage) { m_evaluation.usage[position] = usage; }
    /// Works out the factors. False when @p stop was requested.
    [[nodiscard]] bool update(const std::stop_token &stop = {});
    /// The fair-share factor of a wanted association; of an account under Fair Tree the highest of its users'.
    [[nodiscard]] double factor(AssociationId id) const;

    PartialFairShare(const PartialFairShare &) = delete;
    PartialFairShare &operator=(const PartialFairShare &) = delete;

private:
    void walkAbove(Position position);
    void walkBelow(Position position);
    void collectPositions();
    void countBlocks();
    [[nodiscard]] double highestBelow(Position account) const;

    Evaluation m_evaluation;
    long double m_machine;
    std::stop_token m_stop;
    FairSharePass m_pass;
    FairTreeBlocks m_blocks;
    std::vector<Position> m_positions;
    std::unique_ptr<PartialFairTree> m_walk; ///< under Fair Tree
};

} // namespace apportion
