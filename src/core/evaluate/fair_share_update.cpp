// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/fair_share_update.h"

#include <algorithm>

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

void makeSet(std::vector<Position> &positions)
{
    std::sort(positions.begin(), positions.end());
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
}

/// From where the associations hang whose shares differ; nothing when there are more of them than @p most.
std::optional<std::vector<Position>> changedLevels(const AssociationTree &before, const AssociationTree &after, std::size_t most)
{
    std::vector<Position> levels;
    const std::vector<std::uint32_t> &was = before.rawSharesColumn();
    const std::vector<std::uint32_t> &is = after.rawSharesColumn();
    if (&was == &is) {
        return levels;
    }
    const TreeLayout &layout = after.layout();
    const auto rows = static_cast<AssociationId>(std::min(was.size(), is.size())); // the others are not live
    for (AssociationId id = 1; id < rows; ++id) {
        if (was[id] == is[id] || !after.isLive(id)) {
            continue;
        }
        if (levels.size() == most) {
            return std::nullopt;
        }
        levels.push_back(layout.fsParent(layout.positionOf(id)));
    }
    makeSet(levels);
    return levels;
}

std::size_t levelSize(const TreeLayout &layout, Position above)
{
    return layout.hasNaturalChildren(above) ? layout.childCount(above) : layout.fsChildren(above).size();
}

/// The rank of a user as Fair Tree counts it, from its factor.
std::uint32_t countedRank(double factor, double users)
{
    return static_cast<std::uint32_t>(std::llround(factor * users)); // the quotient of the two is not cut otherwise
}

} // namespace

/// Notes where the walk before came to each account of a level that is walked.
class FairShareUpdate::Recorder : public FairTreeShortcut
{
public:
    Recorder(const Evaluation &evaluation, const std::vector<Position> &walked, Blocks &blocks)
        : m_evaluation(evaluation), m_walked(walked), m_blocks(blocks)
    {
    }

    [[nodiscard]] bool passes(Position account, bool tied, RankState &state) override
    {
        Block &block = m_blocks[account];
        block = { state, tied, 0, 0, 0 };
        if (std::binary_search(m_walked.begin(), m_walked.end(), account)) {
            return false;
        }
        lookThrough(account, block);
        if (block.users > 0) {
            state = { state.count - block.users, block.worst };
        }
        return true;
    }

private:
    void lookThrough(Position account, Block &block) const
    {
        const TreeLayout &layout = m_evaluation.layout();
        if (m_evaluation.tree().usesParent(layout.idAt(account))) {
            return; // what is below it hangs elsewhere
        }
        double best = 0.0;
        double worst = 1.0;
        const Position end = endOfSubtree(layout, account);
        for (Position position = layout.firstChild(account); position < end; ++position) {
            if (layout.isUserAt(position)) {
                ++block.users;
                best = std::max(best, m_evaluation.factor[position]);
                worst = std::min(worst, m_evaluation.factor[position]);
            }
        }
        block.best = countedRank(best, layout.userCount());
        block.worst = countedRank(worst, layout.userCount());
    }

    const Evaluation &m_evaluation;
    const std::vector<Position> &m_walked;
    Blocks &m_blocks;
};

/// Gives the users of accounts that are passed over the ranks that they have by now.
class FairShareUpdate::Shifter : public FairTreeShortcut
{
public:
    Shifter(const FairSharePass &pass, const std::vector<Position> &walked, Blocks &blocks) : m_pass(pass), m_walked(walked), m_blocks(blocks) { }

    [[nodiscard]] bool passes(Position account, bool tied, RankState &state) override
    {
        if (std::binary_search(m_walked.begin(), m_walked.end(), account)) {
            return false;
        }
        const Block &block = m_blocks.at(account);
        if (block.users == 0) {
            return true;
        }
        const std::int64_t shift = std::int64_t { state.count } - block.state.count;
        if (!keepsDistances(block, tied, std::int64_t { state.lastRank } - block.state.lastRank == shift)) {
            // Its first users tie with those before it, or do not any more: what hangs from it is walked, no deeper than need be.
            const std::vector<Position> none;
            Recorder before(m_pass.out, none, m_blocks);
            return !walkFairTree(m_pass, before, account, block.isTied, block.state);
        }
        if (shift != 0) {
            shiftRanks(account, shift);
        }
        state = { state.count - block.users, static_cast<std::uint32_t>(block.worst + shift) };
        return true;
    }

private:
    /// Whether all ranks below an account follow the number of users before it.
    static bool keepsDistances(const Block &block, bool tied, bool alike)
    {
        const bool beginsAnew = block.best == block.state.count && block.state.lastRank != block.state.count;
        return tied == block.isTied && (alike || beginsAnew);
    }

    void shiftRanks(Position account, std::int64_t shift) const
    {
        const double users = m_pass.layout.userCount();
        double *factors = m_pass.out.factor.data();
        const Position end = endOfSubtree(m_pass.layout, account);
        for (Position position = m_pass.layout.firstChild(account); position < end; ++position) {
            const double factor = factors[position]; // of an account 0
            factors[position] = factor == 0.0 ? 0.0 : static_cast<double>(std::int64_t { countedRank(factor, users) } + shift) / users;
        }
    }

    const FairSharePass &m_pass;
    const std::vector<Position> &m_walked;
    Blocks &m_blocks;
};

std::optional<FairShareUpdate> FairShareUpdate::from(Evaluation &evaluation, const AssociationTree &after)
{
    const TreeLayout &layout = evaluation.layout();
    const std::size_t most = layout.size() / 4;
    std::optional<std::vector<Position>> levels = changedLevels(evaluation.tree(), after, most);
    if (!levels) {
        return std::nullopt;
    }
    FairShareUpdate update;
    update.m_levels = std::move(*levels);
    if (update.m_levels.empty() || evaluation.algorithm() != Algorithm::FairTree) {
        return update;
    }
    update.m_walked = update.m_levels;
    for (Position above : update.m_levels) {
        while (above != 0) {
            above = layout.fsParent(above);
            update.m_walked.push_back(above);
        }
    }
    makeSet(update.m_walked);
    std::size_t walked = 0;
    for (const Position above : update.m_walked) {
        walked += levelSize(layout, above);
    }
    if (walked > most) {
        return std::nullopt;
    }
    update.m_blocks = std::make_shared<Blocks>();
    Recorder recorder(evaluation, update.m_walked, *update.m_blocks);
    const std::stop_token never;
    const FairSharePass pass { evaluation.tree(), layout, never, evaluation };
    (void)walkFairTree(pass, recorder, 0, false, { layout.userCount(), layout.userCount() });
    return update;
}

bool FairShareUpdate::run(const FairSharePass &pass, std::uint16_t dampeningFactor)
{
    for (const Position above : m_levels) {
        sumShares(pass, above);
    }
    if (pass.out.algorithm() != Algorithm::FairTree) {
        return runBelowLevels(pass, dampeningFactor);
    }
    if (m_levels.empty()) {
        return true; // and nothing was recorded
    }
    Shifter shifter(pass, m_walked, *m_blocks);
    return walkFairTree(pass, shifter, 0, false, { pass.layout.userCount(), pass.layout.userCount() });
}

bool FairShareUpdate::runBelowLevels(const FairSharePass &pass, std::uint16_t dampeningFactor) const
{
    const TreeLayout &layout = pass.layout;
    std::vector<Position> levels = m_levels;
    std::sort(levels.begin(), levels.end(), [&layout](Position one, Position other) { return layout.firstChild(one) < layout.firstChild(other); });
    Position done = 0; // up to which everything below the levels before is worked out
    for (const Position above : levels) {
        if (layout.firstChild(above) < done) {
            continue; // it is below another one
        }
        done = endOfSubtree(layout, above);
        const bool isDepthOblivious = pass.out.algorithm() == Algorithm::DepthOblivious;
        if (!(isDepthOblivious ? depthOblivious(pass, dampeningFactor, above) : classic(pass, dampeningFactor, above))) {
            return false;
        }
    }
    return true;
}

} // namespace apportion
