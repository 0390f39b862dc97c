// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/name_pool.h"
#include "core/policy/shared.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace apportion
{

using AssociationId = std::uint32_t;
inline constexpr AssociationId noAssociation = 0xffffffff;

class AssociationTree;

/// The live associations in an order that the engine can stream through.
///
/// Root is position 0. The children of a position are neighbours, users before accounts, each sorted as Slurm
/// sorts its list (by name; SLURM.md 5a.3); after them come the blocks of the first account among them, and so on
/// depth first, so that a subtree lies close together. A position is larger than its parent's. The fair-share tree
/// (SLURM.md 1 "parent") is the same one unless an account is on `parent`.
class TreeLayout
{
public:
    using Position = std::uint32_t;

    explicit TreeLayout(const AssociationTree &tree);
    /// The same, made from the layout @p before that the tree had until the rows @p touched were added, removed, restored, moved
    /// or renamed: siblings that none of them is among are in order already.
    TreeLayout(const AssociationTree &tree, const TreeLayout &before, const std::vector<AssociationId> &touched);

    [[nodiscard]] Position size() const { return static_cast<Position>(m_id.size()); }
    [[nodiscard]] AssociationId idAt(Position position) const { return m_id[position]; }
    /// The position of a live association.
    [[nodiscard]] Position positionOf(AssociationId id) const { return m_position[id]; }
    /// By association; of those that are gone it says nothing.
    [[nodiscard]] const std::vector<Position> &positions() const { return m_position; }
    /// Parent in the real tree; root's own is 0.
    [[nodiscard]] Position parent(Position position) const { return m_parent[position]; }
    [[nodiscard]] Position firstChild(Position position) const { return m_firstChild[position]; }
    [[nodiscard]] Position childCount(Position position) const { return m_childEnd[position] - m_firstChild[position]; }
    /// One past the last child.
    [[nodiscard]] Position childEnd(Position position) const { return m_childEnd[position]; }
    /// Nearest ancestor that is not on `parent`; root's own is 0.
    [[nodiscard]] Position fsParent(Position position) const { return m_fsParent.empty() ? m_parent[position] : m_fsParent[position]; }
    /// What hangs from a position in the fair-share tree, in Slurm's list order.
    /// When hasNaturalChildren(), that is firstChild() … and this must not be called.
    [[nodiscard]] std::span<const Position> fsChildren(Position position) const
    {
        return { m_fsChild.data() + m_fsFirst[position], m_fsFirst[position + 1] - m_fsFirst[position] };
    }
    /// Whether what hangs from a position are its own children: no account below it is on `parent`, nor is it itself.
    [[nodiscard]] bool hasNaturalChildren(Position position) const { return (m_marks[position] & rehungMark) == 0; }
    /// Whether the fair-share tree is the real one.
    [[nodiscard]] bool isNatural() const { return m_fsParent.empty(); }
    /// User associations: the denominator of Fair Tree's ranks.
    [[nodiscard]] std::uint32_t userCount() const { return m_userCount; }
    [[nodiscard]] std::uint32_t accountCount() const { return size() - m_userCount; }
    [[nodiscard]] bool isUserAt(Position position) const { return (m_marks[position] & userMark) != 0; }
    /// Depth of a position: 0 for root.
    [[nodiscard]] std::uint32_t depth(Position position) const;
    /// The ids in the order in which sshare lists them: depth first.
    [[nodiscard]] std::vector<AssociationId> depthFirst() const;
    /// The account whose name has this id in the tree's pool, or noAssociation.
    [[nodiscard]] AssociationId findAccount(NameId name) const;
    /// Each account with the id of its name, in their order.
    [[nodiscard]] std::span<const std::pair<NameId, AssociationId>> accountsByName() const { return m_accounts; }
    [[nodiscard]] std::size_t memoryBytes() const;

    [[nodiscard]] const std::vector<AssociationId> &ids() const { return m_id; }
    [[nodiscard]] const std::vector<Position> &parents() const { return m_parent; }
    [[nodiscard]] const std::vector<std::uint8_t> &marks() const { return m_marks; }

    static constexpr std::uint8_t userMark = 1;
    static constexpr std::uint8_t rehungMark = 2;

private:
    class Children;
    void placeChildren(const AssociationTree &tree, Children children);
    void hangOnFairShareParents(const AssociationTree &tree);
    void indexAccounts(const AssociationTree &tree);

    std::vector<AssociationId> m_id;
    std::vector<Position> m_position;
    std::vector<Position> m_parent;
    std::vector<Position> m_firstChild;
    std::vector<Position> m_childEnd;
    std::vector<std::uint8_t> m_marks;
    std::vector<Position> m_fsParent; // empty: no account is on `parent`
    std::vector<Position> m_fsFirst;
    std::vector<Position> m_fsChild;
    std::vector<std::pair<NameId, AssociationId>> m_accounts; // sorted by name id
    std::uint32_t m_userCount = 0;
};

/// The layout of all copies of a tree that share its structure, computed once.
class LayoutCache
{
public:
    LayoutCache();
    LayoutCache(const LayoutCache &other) noexcept;
    LayoutCache &operator=(const LayoutCache &other) noexcept;
    ~LayoutCache();

    /// That of @p tree, whose cache this is. Safe to call from several threads: one computes it, the others wait.
    [[nodiscard]] const Shared<TreeLayout> &layoutOf(const AssociationTree &tree) const;
    /// The place of @p id among the others has changed: copies of the tree keep the layout that fits them.
    void touch(AssociationId id);
    /// The last rows of the tree are gone.
    void clear();
    /// Of the layout, when there is one.
    [[nodiscard]] std::size_t memoryBytes() const;

private:
    struct Held;
    void startAnew();

    Shared<Held> m_held;
};

} // namespace apportion
