// SPDX-License-Identifier: GPL-3.0-or-later
// Fair Tree, Slurm's default since 19.05 (SLURM.md 5a).
#include "core/fair_share.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

/// LevelFS of a `parent` account: NO_VAL in Slurm.
constexpr long double noLevelFs = 4294967294.0L;
constexpr long double unused = std::numeric_limits<long double>::infinity();

/// S_norm, U_eff and LevelFS of everything but root, which has S_norm 0 here and is all of its usage.
class LevelPass
{
public:
    explicit LevelPass(const FairSharePass &pass)
        : m_pass(pass)
        , m_ids(pass.layout.ids().data())
        , m_shares(pass.tree.rawSharesColumn().data())
    {
    }

    void run()
    {
        Evaluation &out = m_pass.out;
        out.sharesNorm[0] = 0.0;
        out.usageEffective[0] = 1.0L;
        out.level[0] = 0.0L;
        const bool contiguous = m_pass.layout.hasContiguousFsChildren();
        for (Position above = 0; above < m_pass.size(); ++above) {
            const Position begin = m_pass.layout.firstChild(above);
            const Position end = begin + m_pass.layout.childCount(above);
            if (contiguous && begin < end) {
                children(above, begin, end);
            }
        }
        if (!contiguous) {
            for (Position position = 1; position < m_pass.size(); ++position) {
                children(m_pass.layout.fsParent(position), position, position + 1);
            }
        }
    }

private:
    void children(Position above, Position begin, Position end)
    {
        Evaluation &out = m_pass.out;
        const long double usageAbove = out.usage[above];
        const auto levelShares = static_cast<double>(out.sharesBelow[above]);
        for (Position position = begin; position < end; ++position) {
            const std::uint32_t raw = m_shares[m_ids[position]];
            const long double effective = usageAbove == 0.0L ? 0.0L : out.usage[position] / usageAbove;
            double shares = 0.0;
            long double level = 0.0L;
            if (raw == sharesParent) [[unlikely]] {
                shares = out.sharesNorm[above];
                level = m_pass.layout.isUserAt(position) ? unused : noLevelFs;
            } else {
                shares = levelShares == 0.0 ? 0.0 : static_cast<double>(raw) / levelShares;
                if (shares != 0.0) {
                    level = effective == 0.0L ? unused : static_cast<long double>(shares) / effective;
                }
            }
            out.sharesNorm[position] = shares;
            out.usageEffective[position] = effective;
            out.level[position] = level;
        }
    }

    const FairSharePass &m_pass;
    const AssociationId *m_ids;
    const std::uint32_t *m_shares;
};

/// A sibling in the order in which it is looked at.
struct Sibling
{
    std::uint64_t key;    ///< falls as LevelFS, rounded to double, rises
    Position position;
};

/// Walks the sorted tree and counts ranks down. Its own stack, so that depth is bounded by memory alone.
class RankWalk
{
public:
    RankWalk(const FairSharePass &pass, bool mergeTiedAccounts)
        : m_pass(pass)
        , m_level(pass.out.level.data())
        , m_isUser(pass.layout.userMarks().data())
        , m_users(pass.layout.userCount())
        , m_merge(mergeTiedAccounts)
        , m_count(m_users)
        , m_lastRank(m_users)
    {
    }

    bool run()
    {
        std::fill(m_pass.out.factor.begin(), m_pass.out.factor.end(), 0.0);
        std::fill(m_pass.out.ranks.begin(), m_pass.out.ranks.end(), 0);
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
        std::size_t begin;   ///< its siblings in m_siblings
        std::size_t next;
        std::size_t end;
        long double previous; ///< LevelFS of the sibling before
        bool startsTied;     ///< the account walked into was tied
    };

    [[nodiscard]] Sibling sibling(Position position) const
    {
        // Rounding to double keeps the order; what it makes equal is told apart by comesBefore().
        return { ~std::bit_cast<std::uint64_t>(static_cast<double>(m_level[position])), position };
    }

    [[nodiscard]] bool comesBefore(const Sibling &a, const Sibling &b) const
    {
        if (a.key != b.key) {
            return a.key < b.key;
        }
        if (m_level[a.position] != m_level[b.position]) {
            return m_level[a.position] > m_level[b.position];
        }
        return m_isUser[a.position] > m_isUser[b.position];
    }

    void appendChildren(Position above)
    {
        const TreeLayout &layout = m_pass.layout;
        if (layout.hasContiguousFsChildren()) {
            const Position end = layout.firstChild(above + 1);
            for (Position child = layout.firstChild(above); child < end; ++child) {
                m_siblings.push_back(sibling(child));
            }
        } else {
            for (const Position child : layout.fsChildren(above)) {
                m_siblings.push_back(sibling(child));
            }
        }
    }

    void sortFrom(std::size_t begin)
    {
        const auto first = m_siblings.begin() + static_cast<std::ptrdiff_t>(begin);
        if (m_siblings.end() - first <= smallLevel) {
            for (auto it = first; it != m_siblings.end(); ++it) {
                const Sibling moving = *it;
                auto hole = it;
                for (; hole != first && comesBefore(moving, *(hole - 1)); --hole) {
                    *hole = *(hole - 1);
                }
                *hole = moving;
            }
        } else {
            std::stable_sort(first, m_siblings.end(), [this](const Sibling &a, const Sibling &b) { return comesBefore(a, b); });
        }
    }

    void push(Position above, bool tied)
    {
        const std::size_t begin = m_siblings.size();
        appendChildren(above);
        pushSorted(begin, tied);
    }

    void pushSorted(std::size_t begin, bool tied)
    {
        sortFrom(begin);
        m_frames.push_back({ begin, begin, m_siblings.size(), noLevelFs, tied });
    }

    void step()
    {
        Frame &frame = m_frames.back();
        while (frame.next < frame.end) {
            const std::size_t index = frame.next++;
            const Position position = m_siblings[index].position;
            const long double level = m_level[position];
            const bool tied = (index == frame.begin && frame.startsTied) || frame.previous == level;
            frame.previous = level;
            if (m_isUser[position] != 0) {
                rankUser(position, tied);
            } else if (m_pass.layout.hasContiguousFsChildren() && m_pass.layout.childCount(position) == 0) {
                continue;
            } else {
                walkInto(frame, position, tied);
                return; // m_frames has grown
            }
        }
        m_siblings.resize(frame.begin);
        m_frames.pop_back();
    }

    void walkInto(Frame &frame, Position position, bool tied)
    {
        const std::size_t begin = m_siblings.size();
        appendChildren(position);
        // As documented, tied accounts have their children on one level; no release does so (SLURM.md 5a.4).
        while (m_merge && frame.next < frame.end && m_isUser[m_siblings[frame.next].position] == 0
               && m_level[m_siblings[frame.next].position] == m_level[position]) {
            appendChildren(m_siblings[frame.next++].position);
        }
        pushSorted(begin, tied);
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

    static constexpr std::ptrdiff_t smallLevel = 24;

    const FairSharePass &m_pass;
    const long double *m_level;
    const std::uint8_t *m_isUser;
    const std::uint32_t m_users;
    const bool m_merge;
    std::uint32_t m_count;
    std::uint32_t m_lastRank;
    std::vector<Sibling> m_siblings;
    std::vector<Frame> m_frames;
};

} // namespace

bool fairTree(const FairSharePass &pass, bool mergeTiedAccounts)
{
    LevelPass(pass).run();
    if (pass.stop.stop_requested()) {
        return false;
    }
    return RankWalk(pass, mergeTiedAccounts).run();
}

} // namespace apportion
