// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/fair_share_update.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

/// A set of positions as an ascending list.
void makeSet(std::vector<Position> &positions)
{
    std::sort(positions.begin(), positions.end());
    positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
}

std::size_t levelSize(const TreeLayout &layout, Position above)
{
    return layout.hasNaturalChildren(above) ? layout.childCount(above) : layout.fsChildren(above).size();
}

/// Adds all that some positions hang from.
void closeUpwards(const TreeLayout &layout, std::vector<Position> &positions)
{
    const std::size_t count = positions.size();
    for (std::size_t i = 0; i < count; ++i) {
        for (Position above = positions[i]; above != 0;) {
            above = layout.fsParent(above);
            positions.push_back(above);
        }
    }
    makeSet(positions);
}

/// The rank of a user as Fair Tree counts it, from its factor.
std::uint32_t countedRank(double factor, double users)
{
    return static_cast<std::uint32_t>(std::llround(factor * users)); // the quotient of the two is not cut otherwise
}

} // namespace

/// Finds what differs.
class FairShareUpdate::Search
{
public:
    /// @p shift: null where the structure is the same.
    Search(const Evaluation &evaluation, const AssociationTree &tree, const Situation &situation, const LayoutShift *shift)
        : m_was(evaluation), m_tree(tree), m_situation(situation), m_shift(shift), m_before(evaluation.layout()), m_after(tree.layout()),
          m_most(32 + m_after.size() / 64)
    {
    }

    /// False when there is too much of it.
    [[nodiscard]] bool run(FairShareUpdate &update)
    {
        if (m_shift != nullptr) {
            compareLevels();
        }
        if (!compareShares() || !compareUsage() || m_used.size() > m_most) {
            return false;
        }
        makeSet(m_used);
        const std::size_t count = m_used.size();
        for (std::size_t i = 0; i < count; ++i) {
            addAllAbove(m_used[i]);
        }
        makeSet(m_used);
        makeSet(m_levels);
        update.m_levels = std::move(m_levels);
        update.m_used = std::move(m_used);
        return true;
    }

private:
    [[nodiscard]] Position positionBefore(Position position) const { return m_shift == nullptr ? position : m_shift->before(position); }

    void compareLevels()
    {
        for (Position position = 0; position < m_after.size(); ++position) {
            if (!m_after.isUserAt(position)) {
                compareLevel(position);
            }
        }
        for (const Position position : m_shift->added()) {
            m_used.push_back(position);
        }
    }

    void compareLevel(Position position)
    {
        const Position was = m_shift->before(position);
        const bool sameChildren = was != LayoutShift::nowhere && m_before.childCount(was) == m_after.childCount(position)
            && m_shift->carries(m_before.firstChild(was), m_after.firstChild(position), m_after.childCount(position));
        if (!sameChildren) {
            m_used.push_back(position);
        }
        if (was == LayoutShift::nowhere || !hangsAlike(was, position, sameChildren)) {
            m_levels.push_back(position);
        }
    }

    /// Whether the same hangs from it.
    [[nodiscard]] bool hangsAlike(Position was, Position is, bool sameChildren) const
    {
        if (m_before.hasNaturalChildren(was) && m_after.hasNaturalChildren(is)) {
            return sameChildren;
        }
        if (m_before.hasNaturalChildren(was) || m_after.hasNaturalChildren(is)) {
            return false;
        }
        const std::span<const Position> hung = m_before.fsChildren(was);
        const std::span<const Position> hangs = m_after.fsChildren(is);
        return std::equal(
            hung.begin(), hung.end(), hangs.begin(), hangs.end(), [this](Position one, Position other) { return m_shift->after(one) == other; });
    }

    /// Calls @p function with the positions of those that were there before and for which @p differs; false when that are too many.
    template <typename Differs, typename Function>
    bool forEachThatDiffers(const Differs &differs, const Function &function) const
    {
        std::size_t count = 0;
        for (AssociationId id = 1; id < m_tree.rowCount(); ++id) {
            if (!differs(id) || !m_tree.isLive(id)) {
                continue;
            }
            const Position position = m_after.positionOf(id);
            if (positionBefore(position) != LayoutShift::nowhere) {
                if (++count > m_most) {
                    return false;
                }
                function(position);
            }
        }
        return true;
    }

    bool compareShares()
    {
        const std::vector<std::uint32_t> &was = m_was.tree().rawSharesColumn();
        const std::vector<std::uint32_t> &is = m_tree.rawSharesColumn();
        return &was == &is
            || forEachThatDiffers([&](AssociationId id) { return id < was.size() && was[id] != is[id]; },
                [&](Position position) { m_levels.push_back(m_after.fsParent(position)); });
    }

    bool compareUsage()
    {
        const Situation &before = m_was.situation();
        if (before.sharesUsageWith(m_situation)) {
            return true;
        }
        const auto differs = [&](AssociationId id) { return before.ownUsage(id) != m_situation.ownUsage(id); };
        const auto add = [&](Position position) { m_used.push_back(position); };
        if (differs(AssociationTree::root())) {
            add(0);
        }
        return forEachThatDiffers(differs, add);
    }

    void addAllAbove(Position position)
    {
        while (position != 0) {
            position = m_after.parent(position);
            m_used.push_back(position);
        }
    }

    const Evaluation &m_was;
    const AssociationTree &m_tree;
    const Situation &m_situation;
    const LayoutShift *m_shift;
    const TreeLayout &m_before;
    const TreeLayout &m_after;
    const std::size_t m_most;
    std::vector<Position> m_levels;
    std::vector<Position> m_used;
};

/// Notes where the walk before came to each account of a level that is walked.
class FairShareUpdate::Recorder : public FairTreeShortcut
{
public:
    /// The factors of @p evaluation are those among @p users.
    Recorder(const Evaluation &evaluation, std::uint32_t users, const std::vector<Position> &walked, Blocks &blocks)
        : m_evaluation(evaluation), m_users(users), m_walked(walked), m_blocks(blocks)
    {
    }

    [[nodiscard]] bool passes(Position account, bool tied, RankState &state) override
    {
        Block &block = m_blocks[m_evaluation.layout().idAt(account)];
        block = { state, tied, std::binary_search(m_walked.begin(), m_walked.end(), account), 0, 0, 0 };
        if (block.isWalked) {
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
        block.best = countedRank(best, m_users);
        block.worst = countedRank(worst, m_users);
    }

    const Evaluation &m_evaluation;
    const std::uint32_t m_users;
    const std::vector<Position> &m_walked;
    Blocks &m_blocks;
};

/// Gives the users of accounts that are passed over the ranks that they have by now.
class FairShareUpdate::Shifter : public FairTreeShortcut
{
public:
    Shifter(const FairSharePass &pass, std::uint32_t usersBefore, const std::vector<Position> &walked, Blocks &blocks)
        : m_pass(pass), m_usersBefore(usersBefore), m_walked(walked), m_blocks(blocks)
    {
    }

    [[nodiscard]] bool passes(Position account, bool tied, RankState &state) override
    {
        const auto found = m_blocks.find(m_pass.layout.idAt(account));
        if (found == m_blocks.end() || found->second.isWalked || std::binary_search(m_walked.begin(), m_walked.end(), account)) {
            return false; // what was not passed over before is walked into
        }
        const Block block = found->second;
        if (block.users == 0) {
            return true;
        }
        const std::int64_t shift = std::int64_t { state.count } - block.state.count;
        if (!keepsDistances(block, tied, std::int64_t { state.lastRank } - block.state.lastRank == shift)) {
            // Its first users tie with those before it, or do not any more: what hangs from it is walked, no deeper than need be.
            const std::vector<Position> none;
            Recorder before(m_pass.out, m_usersBefore, none, m_blocks);
            return !walkFairTree(m_pass, before, account, block.isTied, block.state);
        }
        if (shift != 0 || m_usersBefore != m_pass.layout.userCount()) {
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
        const double usersBefore = m_usersBefore;
        const double users = m_pass.layout.userCount();
        double *factors = m_pass.out.factor.data();
        const Position end = endOfSubtree(m_pass.layout, account);
        for (Position position = m_pass.layout.firstChild(account); position < end; ++position) {
            const double factor = factors[position]; // of an account 0
            factors[position] = factor == 0.0 ? 0.0 : static_cast<double>(std::int64_t { countedRank(factor, usersBefore) } + shift) / users;
        }
    }

    const FairSharePass &m_pass;
    const std::uint32_t m_usersBefore;
    const std::vector<Position> &m_walked;
    Blocks &m_blocks;
};

std::optional<FairShareUpdate> FairShareUpdate::from(Evaluation &evaluation, const AssociationTree &tree, const Situation &situation)
{
    const TreeLayout &before = evaluation.layout();
    const TreeLayout &after = tree.layout();
    FairShareUpdate update;
    update.m_usersBefore = before.userCount();
    if (&before != &after) {
        update.m_shift = LayoutShift::between(evaluation.tree(), tree);
        if (!update.m_shift) {
            return std::nullopt;
        }
    }
    const LayoutShift *shift = update.m_shift ? &*update.m_shift : nullptr;
    if (!Search(evaluation, tree, situation, shift).run(update)) {
        return std::nullopt;
    }
    if (evaluation.algorithm() != Algorithm::FairTree || !update.isNeeded()) {
        return update;
    }
    // A level is walked anew where a sibling or the sum above has other usage, too.
    update.m_walked = update.m_levels;
    for (const Position position : update.m_used) {
        update.m_walked.push_back(after.isUserAt(position) ? after.fsParent(position) : position);
    }
    closeUpwards(after, update.m_walked);
    if (!update.isWorthIt(after)) {
        return std::nullopt;
    }
    // Before, the same is walked into, and what is no more.
    std::vector<Position> walked;
    for (const Position position : update.m_walked) {
        if (const Position was = shift == nullptr ? position : shift->before(position); was != LayoutShift::nowhere) {
            walked.push_back(was);
        }
    }
    const std::vector<Position> removed = shift == nullptr ? std::vector<Position>() : shift->removed();
    std::copy_if(removed.begin(), removed.end(), std::back_inserter(walked), [&before](Position position) { return !before.isUserAt(position); });
    closeUpwards(before, walked);
    update.recordWalk(evaluation, walked);
    return update;
}

/// Whether walking takes less than walking everything.
bool FairShareUpdate::isWorthIt(const TreeLayout &layout) const
{
    std::size_t walked = 0;
    for (const Position above : m_walked) {
        walked += levelSize(layout, above);
    }
    return walked <= layout.size() / 4;
}

void FairShareUpdate::recordWalk(Evaluation &evaluation, const std::vector<Position> &walked)
{
    const TreeLayout &layout = evaluation.layout();
    m_blocks = std::make_shared<Blocks>();
    Recorder recorder(evaluation, layout.userCount(), walked, *m_blocks);
    const std::stop_token never;
    const FairSharePass pass { evaluation.tree(), layout, never, evaluation };
    (void)walkFairTree(pass, recorder, 0, false, { layout.userCount(), layout.userCount() });
}

bool FairShareUpdate::run(const FairSharePass &pass, std::uint16_t dampeningFactor)
{
    carryColumns(pass);
    sumUsage(pass);
    for (const Position above : m_levels) {
        sumShares(pass, above);
    }
    if (pass.out.algorithm() != Algorithm::FairTree) {
        return runBelowLevels(pass, dampeningFactor);
    }
    if (m_blocks == nullptr) {
        return true;
    }
    Shifter shifter(pass, m_usersBefore, m_walked, *m_blocks);
    return walkFairTree(pass, shifter, 0, false, { pass.layout.userCount(), pass.layout.userCount() });
}

void FairShareUpdate::carryColumns(const FairSharePass &pass) const
{
    if (!m_shift) {
        return;
    }
    Evaluation &out = pass.out;
    m_shift->apply(out.usage);
    m_shift->apply(out.factor);
    m_shift->apply(out.sharesBelow);
    if (out.algorithm() != Algorithm::FairTree) {
        m_shift->apply(out.sharesNorm);
        m_shift->apply(out.usageEffective);
    }
}

/// Sums as sumUsageAndShares() does. Under the other algorithms than Fair Tree, what hangs beside other usage is worked out anew.
void FairShareUpdate::sumUsage(const FairSharePass &pass)
{
    for (auto position = m_used.rbegin(); position != m_used.rend(); ++position) {
        long double sum = pass.out.situation().ownUsage(pass.layout.idAt(*position));
        for (Position child = pass.layout.firstChild(*position); child < pass.layout.childEnd(*position); ++child) {
            sum += pass.out.usage[child];
        }
        if (sum != pass.out.usage[*position] && pass.out.algorithm() != Algorithm::FairTree) {
            m_levels.push_back(pass.layout.fsParent(*position));
        }
        pass.out.usage[*position] = sum;
    }
    makeSet(m_levels);
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
