// SPDX-License-Identifier: GPL-3.0-or-later
// Fair Tree, Slurm's default since 19.05 (SLURM.md 5a).
#include "core/evaluate/fair_share.h"
#include "core/evaluate/sibling_order.h"

#include <bit>

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

/// Walks the tree depth first by LevelFS and counts ranks down, working out each level when it is entered.
/// It keeps its own stack, so that depth is bounded by memory alone.
class RankWalk
{
public:
    /// @p shortcut: what is passed over; without it everything is walked.
    RankWalk(const FairSharePass &pass, bool mergeTiedAccounts, FairTreeShortcut *shortcut = nullptr)
        : m_pass(pass), m_shortcut(shortcut), m_ids(pass.layout.ids().data()), m_shares(pass.tree.rawSharesColumn().data()),
          m_marks(pass.layout.marks().data()), m_users(pass.layout.userCount()), m_merge(mergeTiedAccounts), m_siblings(pass.out)
    {
    }

    bool run() { return runBelow(0, false, { m_users, m_users }); }

    bool runBelow(Position top, bool tied, RankState state)
    {
        m_count = state.count;
        m_lastRank = state.lastRank;
        m_siblings.shrink(0);
        m_frames.clear();
        setAccount(top);
        appendChildren(top);
        push(0, tied);
        std::uint32_t visits = 0;
        while (!m_frames.empty()) {
            if ((++visits & 0xfff) == 0 && m_pass.stop.stop_requested()) {
                return false;
            }
            step();
        }
        return true;
    }

private:
    static constexpr double unusedKey = std::numeric_limits<double>::infinity();

    struct Frame
    {
        std::size_t begin; ///< its siblings in m_siblings
        std::size_t next;
        std::size_t end;
        bool startsTied; ///< the account walked into was tied
    };

    [[nodiscard]] bool isUser(Position position) const { return (m_marks[position] & TreeLayout::userMark) != 0; }

    void setAccount(Position position) { m_pass.out.factor[position] = 0.0; }

    /// Puts the positions from @p begin to @p end, which hang from @p above, on top of the siblings with their LevelFS.
    void appendLevel(Position above, Position begin, Position end)
    {
        const long double *usage = m_pass.out.usage.data();
        const LevelFs levelFs(usage[above], m_pass.out.sharesBelow[above]);
        const SiblingStack::Room room = m_siblings.makeRoom(end - begin);
        bool overflows = false;
        for (Position position = begin; position < end; ++position) {
            const std::uint32_t raw = m_shares[m_ids[position]];
            double &key = room.keys[position - begin];
            room.positions[position - begin] = position;
            if (raw == sharesParent) [[unlikely]] {
                key = static_cast<double>(isUser(position) ? LevelFs::unused : LevelFs::none);
            } else {
                // Without a branch: who is idle is as good as random.
                const long double used = usage[position];
                const auto quotient = static_cast<double>(levelFs.quotient(raw, used));
                overflows |= quotient == unusedKey;
                const std::uint64_t unused = std::uint64_t { 0 } - static_cast<std::uint64_t>(LevelFs::isUnused(raw, used));
                key = std::bit_cast<double>((std::bit_cast<std::uint64_t>(quotient) & ~unused) | (std::bit_cast<std::uint64_t>(unusedKey) & unused));
            }
        }
        if (overflows) [[unlikely]] {
            cutOverflow(room, end - begin);
        }
    }

    /// Who has used something is not unused, however little it was.
    void cutOverflow(const SiblingStack::Room &room, std::size_t count) const
    {
        for (std::size_t i = 0; i < count; ++i) {
            const Position position = room.positions[i];
            if (room.keys[i] == unusedKey && m_pass.out.usage[position] != 0.0L && m_shares[m_ids[position]] != sharesParent) {
                room.keys[i] = std::numeric_limits<double>::max();
            }
        }
    }

    void appendChildren(Position above)
    {
        const TreeLayout &layout = m_pass.layout;
        if (layout.hasNaturalChildren(above)) [[likely]] {
            appendLevel(above, layout.firstChild(above), layout.childEnd(above));
            return;
        }
        for (const Position child : layout.fsChildren(above)) {
            appendLevel(above, child, child + 1);
        }
    }

    void push(std::size_t begin, bool tied)
    {
        m_siblings.sortFrom(begin);
        m_frames.push_back({ begin, begin, m_siblings.size(), tied });
    }

    /// Whether a sibling has the LevelFS of the one before it; the first one is as tied as the account that was walked
    /// into, and is compared with Slurm's NO_VAL beside.
    [[nodiscard]] bool isTied(const Frame &frame, std::size_t index) const
    {
        if (index == frame.begin) {
            return frame.startsTied
                || (m_siblings.keys()[index] == static_cast<double>(LevelFs::none) && m_siblings.exactLevel(index) == LevelFs::none);
        }
        return m_siblings.areTied(index - 1, index);
    }

    void step()
    {
        Frame &frame = m_frames.back();
        const Position *positions = m_siblings.positions();
        while (frame.next < frame.end) {
            rankUsers(frame);
            if (frame.next == frame.end) {
                break;
            }
            const std::size_t index = frame.next++;
            const Position position = positions[index];
            setAccount(position);
            if (m_shortcut != nullptr && passesOver(frame, index)) {
                continue;
            }
            // An account without anybody counts as one of a group of tied ones.
            if (m_merge || m_pass.layout.childCount(position) > 0) {
                walkInto(frame, index);
                return; // the stacks have grown
            }
        }
        m_siblings.shrink(frame.begin);
        m_frames.pop_back();
    }

    bool passesOver(const Frame &frame, std::size_t index)
    {
        RankState state { m_count, m_lastRank };
        const bool isPassed = m_shortcut->passes(m_siblings.positions()[index], isTied(frame, index), state);
        m_count = state.count;
        m_lastRank = state.lastRank;
        return isPassed;
    }

    void walkInto(Frame &frame, std::size_t index)
    {
        const bool tied = isTied(frame, index);
        const std::size_t begin = m_siblings.size();
        appendChildren(m_siblings.positions()[index]);
        // As documented, tied accounts have their children on one level; no release does so (SLURM.md 5a.4).
        while (m_merge && frame.next < frame.end && !isUser(m_siblings.positions()[frame.next]) && m_siblings.areTied(index, frame.next)) {
            const Position merged = m_siblings.positions()[frame.next++];
            setAccount(merged);
            appendChildren(merged);
        }
        push(begin, tied);
    }

    /// Ranks the users up to the next account.
    void rankUsers(Frame &frame)
    {
        const Position *positions = m_siblings.positions();
        double *factors = m_pass.out.factor.data();
        const std::uint32_t users = m_users;
        std::uint32_t count = m_count;
        std::uint32_t lastRank = m_lastRank;
        std::size_t index = frame.next;
        for (; index < frame.end && isUser(positions[index]); ++index) {
            lastRank = isTied(frame, index) ? lastRank : count;
            factors[positions[index]] = lastRank / static_cast<double>(users);
            --count;
        }
        frame.next = index;
        m_count = count;
        m_lastRank = lastRank;
    }

    const FairSharePass &m_pass;
    FairTreeShortcut *m_shortcut;
    const AssociationId *m_ids;
    const std::uint32_t *m_shares;
    const std::uint8_t *m_marks;
    const std::uint32_t m_users;
    const bool m_merge;
    std::uint32_t m_count = 0;
    std::uint32_t m_lastRank = 0;
    SiblingStack m_siblings;
    std::vector<Frame> m_frames;
};

} // namespace

class PartialFairTree::Walk : public FairTreeShortcut
{
public:
    Walk(const FairSharePass &pass, FairTreeBlocks &blocks) : m_users(pass.layout.userCount()), m_blocks(blocks), m_walk(pass, false, this) { }

    [[nodiscard]] bool run() { return m_walk.run(); }

    /// Notes the first factor below an account.
    [[nodiscard]] bool passes(Position account, bool tied, RankState &state) override
    {
        const std::uint32_t first = tied ? state.lastRank : state.count;
        const std::uint32_t users = m_blocks.users[account];
        m_blocks.best[account] = users == 0 ? 0.0 : first / static_cast<double>(m_users);
        if (m_blocks.isWalked[account] != 0) {
            return false;
        }
        if (users > 0) {
            // Where all of them tie they have the rank of the first one, which may be that of the one before it.
            const std::uint32_t last = m_blocks.tiedAtEnd[account];
            state.lastRank = last == users ? first : state.count - (users - last);
            state.count -= users;
        }
        return true;
    }

private:
    const std::uint32_t m_users;
    FairTreeBlocks &m_blocks;
    RankWalk m_walk;
};

PartialFairTree::PartialFairTree(const FairSharePass &pass, FairTreeBlocks &blocks) : m_walk(std::make_unique<Walk>(pass, blocks)) { }

PartialFairTree::~PartialFairTree() = default;

bool PartialFairTree::run()
{
    return m_walk->run();
}

bool walkFairTree(const FairSharePass &pass, FairTreeShortcut &shortcut, Position top, bool tied, RankState state)
{
    return RankWalk(pass, false, &shortcut).runBelow(top, tied, state);
}

bool fairTree(const FairSharePass &pass, bool mergeTiedAccounts)
{
    return RankWalk(pass, mergeTiedAccounts).run();
}

} // namespace apportion
