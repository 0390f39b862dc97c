// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/fair_share.h"

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace apportion
{

/// Brings the columns of an evaluation from some raw shares to others, in place: only what the changed ones reach is worked out
/// again, with the same bits as if everything were.
///
/// Under Fair Tree that are the levels in which shares changed; whoever comes earlier or later by it only has his rank shifted.
/// Under classic and depth-oblivious it is all that hangs from where shares changed.
class FairShareUpdate
{
public:
    using Position = TreeLayout::Position;

    /// @p evaluation is still that of the shares before; @p after has the same structure, and everything else that the columns
    /// follow from is the same. Nothing when to work everything out takes no longer. @p evaluation must outlive this.
    [[nodiscard]] static std::optional<FairShareUpdate> from(Evaluation &evaluation, const AssociationTree &after);

    /// Whether a factor may change.
    [[nodiscard]] bool isNeeded() const { return !m_levels.empty(); }
    /// @p pass has the shares after. False when a stop was requested meanwhile.
    [[nodiscard]] bool run(const FairSharePass &pass, std::uint16_t dampeningFactor);

private:
    /// An account in Fair Tree's walk before.
    struct Block
    {
        RankState state; ///< in which the walk came to it
        bool isTied = false; ///< with the sibling before it
        std::uint32_t users = 0; ///< below it
        std::uint32_t best = 0; ///< their ranks as Fair Tree counts them, downwards
        std::uint32_t worst = 0;
    };
    using Blocks = std::unordered_map<Position, Block>;
    class Recorder;
    class Shifter;

    FairShareUpdate() = default;
    [[nodiscard]] bool runBelowLevels(const FairSharePass &pass, std::uint16_t dampeningFactor) const;

    std::vector<Position> m_levels; ///< the fair-share parents of those whose shares changed, ascending
    std::vector<Position> m_walked; ///< Fair Tree: these and all that they hang from, ascending
    std::shared_ptr<Blocks> m_blocks; ///< Fair Tree: what hangs from those
};

} // namespace apportion
