// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/fair_share.h"
#include "core/policy/layout_shift.h"

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace apportion
{

/// Brings the columns of an evaluation to other raw shares, usage and associations, in place: only what the changed ones reach
/// is worked out again, with the same bits as if everything were.
///
/// Under Fair Tree that are the levels in which something changed and those above them; whoever comes earlier or later by it only
/// has his rank shifted. Under classic and depth-oblivious it is all that hangs from where something changed.
class FairShareUpdate
{
public:
    using Position = TreeLayout::Position;

    /// @p evaluation is still the one before; @p tree and @p situation are those after. Where the structure differs, ties go by
    /// position in both. Everything else that the columns follow from is the same. Nothing when to work everything out takes no
    /// longer. The tree of @p evaluation must not go until run() begins.
    [[nodiscard]] static std::optional<FairShareUpdate> from(Evaluation &evaluation, const AssociationTree &tree, const Situation &situation);

    /// Whether a factor may change.
    [[nodiscard]] bool isNeeded() const { return m_shift.has_value() || !m_levels.empty() || !m_used.empty(); }
    /// @p pass is that of what is after. False when a stop was requested meanwhile.
    [[nodiscard]] bool run(const FairSharePass &pass, std::uint16_t dampeningFactor);

private:
    /// An account in Fair Tree's walk before.
    struct Block
    {
        RankState state; ///< in which the walk came to it
        bool isTied = false; ///< with the sibling before it
        bool isWalked = false;
        std::uint32_t users = 0; ///< below it
        std::uint32_t best = 0; ///< their ranks as Fair Tree counts them, downwards
        std::uint32_t worst = 0;
    };
    using Blocks = std::unordered_map<AssociationId, Block>;
    class Search;
    class Recorder;
    class Shifter;

    FairShareUpdate() = default;
    void recordWalk(Evaluation &evaluation, const std::vector<Position> &walked);
    [[nodiscard]] bool isWorthIt(const TreeLayout &layout) const;
    void carryColumns(const FairSharePass &pass) const;
    void sumUsage(const FairSharePass &pass);
    [[nodiscard]] bool runBelowLevels(const FairSharePass &pass, std::uint16_t dampeningFactor) const;

    // positions after, ascending
    std::vector<Position> m_levels; ///< from which others hang than before, or with other shares
    std::vector<Position> m_used; ///< whose usage is to be summed again
    std::vector<Position> m_walked; ///< Fair Tree: what to walk into, with all that it hangs from
    std::optional<LayoutShift> m_shift; ///< where the structure differs
    std::uint32_t m_usersBefore = 0;
    std::shared_ptr<Blocks> m_blocks; ///< Fair Tree: what hangs from those that are walked into
};

} // namespace apportion
