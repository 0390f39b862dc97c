// SPDX-License-Identifier: GPL-3.0-or-later
// Fair Tree, Slurm's default since 19.05 (SLURM.md 5a).
#include "core/fair_share.h"
#include "core/sibling_order.h"

#include <limits>

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

/// LevelFS of a `parent` account: NO_VAL in Slurm.
constexpr long double noLevelFs = 4294967294.0L;
constexpr long double unused = std::numeric_limits<long double>::infinity();

/// Walks the tree depth first by LevelFS and counts ranks down, working out each level when it is entered.
/// It keeps its own stack, so that depth is bounded by memory alone.
class RankWalk
{
public:
    RankWalk(const FairSharePass &pass, bool mergeTiedAccounts)
        : m_pass(pass), m_ids(pass.layout.ids().data()), m_shares(pass.tree.rawSharesColumn().data()), m_marks(pass.layout.marks().data()),
          m_level(pass.out.level.data()), m_users(pass.layout.userCount()), m_merge(mergeTiedAccounts), m_count(m_users), m_lastRank(m_users)
    {
    }

    bool run()
    {
        setRoot();
        appendChildren(0);
        push(0, false);
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
    struct Frame
    {
        std::size_t begin; ///< its siblings in m_siblings
        std::size_t next;
        std::size_t end;
        long double previous; ///< LevelFS of the sibling before
        bool startsTied; ///< the account walked into was tied
    };

    [[nodiscard]] bool isUser(Position position) const { return (m_marks[position] & TreeLayout::userMark) != 0; }

    /// Root has no siblings, and so no shares among them.
    void setRoot()
    {
        m_pass.out.sharesNorm[0] = 0.0;
        m_pass.out.level[0] = 0.0L;
        setAccount(0);
    }

    void setAccount(Position position)
    {
        m_pass.out.factor[position] = 0.0;
        m_pass.out.ranks[position] = 0;
    }

    /// S_norm and LevelFS of the positions from @p begin to @p end, which hang from @p above.
    void computeLevel(Position above, Position begin, Position end)
    {
        Evaluation &out = m_pass.out;
        const long double *usage = out.usage.data();
        double *sharesNorm = out.sharesNorm.data();
        long double *levels = out.level.data();
        // Below an account without usage nobody has any, so that any divisor but 0 gives U_eff = 0.
        const long double usageAbove = usage[above] == 0.0L ? 1.0L : usage[above];
        const auto levelShares = static_cast<double>(out.sharesBelow[above]);
        const SiblingStack::Room room = m_siblings.makeRoom(end - begin);
        for (Position position = begin; position < end; ++position) {
            const std::uint32_t raw = m_shares[m_ids[position]];
            double shares = 0.0;
            long double level = 0.0L;
            if (raw == sharesParent) [[unlikely]] {
                shares = sharesNorm[above];
                level = isUser(position) ? unused : noLevelFs;
            } else if (raw != 0) [[likely]] {
                shares = static_cast<double>(raw) / levelShares;
                level = static_cast<long double>(shares) / (usage[position] / usageAbove); // infinity without usage
            }
            sharesNorm[position] = shares;
            levels[position] = level;
            room.keys[position - begin] = static_cast<double>(level);
            room.positions[position - begin] = position;
        }
    }

    void appendChildren(Position above)
    {
        const TreeLayout &layout = m_pass.layout;
        if (layout.hasNaturalChildren(above)) [[likely]] {
            computeLevel(above, layout.firstChild(above), layout.childEnd(above));
            return;
        }
        for (const Position child : layout.fsChildren(above)) {
            computeLevel(above, child, child + 1);
        }
    }

    void push(std::size_t begin, bool tied)
    {
        m_siblings.sortFrom(begin, m_level, m_marks);
        m_frames.push_back({ begin, begin, m_siblings.size(), noLevelFs, tied });
    }

    void step()
    {
        Frame &frame = m_frames.back();
        while (frame.next < frame.end) {
            const std::size_t index = frame.next++;
            const Position position = m_siblings[index];
            const long double level = m_level[position];
            const bool tied = (index == frame.begin && frame.startsTied) || frame.previous == level;
            frame.previous = level;
            if (isUser(position)) {
                rankUser(position, tied);
                continue;
            }
            setAccount(position);
            // An account without anybody counts as one of a group of tied ones.
            if (m_merge || m_pass.layout.childCount(position) > 0) {
                walkInto(frame, position, tied);
                return; // m_frames has grown
            }
        }
        m_siblings.shrink(frame.begin);
        m_frames.pop_back();
    }

    void walkInto(Frame &frame, Position position, bool tied)
    {
        const std::size_t begin = m_siblings.size();
        appendChildren(position);
        // As documented, tied accounts have their children on one level; no release does so (SLURM.md 5a.4).
        while (m_merge && frame.next < frame.end && !isUser(m_siblings[frame.next]) && m_level[m_siblings[frame.next]] == m_level[position]) {
            const Position merged = m_siblings[frame.next++];
            setAccount(merged);
            appendChildren(merged);
        }
        push(begin, tied);
    }

    void rankUser(Position position, bool tied)
    {
        if (!tied) {
            m_lastRank = m_count;
        }
        m_pass.out.factor[position] = m_lastRank / static_cast<double>(m_users);
        m_pass.out.ranks[position] = m_users - m_lastRank + 1;
        --m_count;
    }

    const FairSharePass &m_pass;
    const AssociationId *m_ids;
    const std::uint32_t *m_shares;
    const std::uint8_t *m_marks;
    const long double *m_level;
    const std::uint32_t m_users;
    const bool m_merge;
    std::uint32_t m_count;
    std::uint32_t m_lastRank;
    SiblingStack m_siblings;
    std::vector<Frame> m_frames;
};

} // namespace

bool fairTree(const FairSharePass &pass, bool mergeTiedAccounts)
{
    return RankWalk(pass, mergeTiedAccounts).run();
}

} // namespace apportion
