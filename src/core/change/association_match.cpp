// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/association_match.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace apportion
{

namespace
{

/// What an association is known by, in the name ids of one pool.
struct Key
{
    NameId account = 0;
    NameId user = 0;
    NameId partition = 0;
    bool isUser = false;

    bool operator==(const Key &) const = default;

    [[nodiscard]] std::size_t hash() const
    {
        // Odd 64-bit multipliers spread the three small numbers over the word.
        std::uint64_t word = account * 0x9e3779b97f4a7c15ULL;
        word = (word ^ (word >> 29) ^ (user + std::uint64_t { isUser })) * 0xbf58476d1ce4e5b9ULL;
        word = (word ^ (word >> 32) ^ partition) * 0x94d049bb133111ebULL;
        return static_cast<std::size_t>(word ^ (word >> 31));
    }
};

Key keyOf(const AssociationTree &tree, AssociationId id)
{
    return tree.isAccount(id) ? Key { tree.nameId(id), 0, 0, false }
                              : Key { tree.nameId(tree.parent(id)), tree.nameId(id), tree.partitionId(id), true };
}

/// Whether the rows of one id, both of them live and of one kind, have the same names by their ids, the first @p common of which
/// are the same in both pools; false says nothing. Most rows of a tree that grew out of another one are told by this look.
bool looksSame(const AssociationTree &one, const AssociationTree &other, AssociationId id, NameId common)
{
    const auto isSame = [common](NameId a, NameId b) { return a == b && a < common; };
    return isSame(one.nameId(id), other.nameId(id))
        && (one.isAccount(id)
            || (isSame(one.partitionId(id), other.partitionId(id)) && isSame(one.nameId(one.parent(id)), other.nameId(other.parent(id)))));
}

/// The ids of one tree's names in the pool of another; each name is looked up once.
class NameMap
{
public:
    NameMap(const NamePool &from, const NamePool &to)
        : m_common(from.commonWith(to)), m_from(from), m_to(to), m_known(from.size() - m_common, unasked)
    {
    }

    Key operator()(const Key &key) { return { map(key.account), map(key.user), map(key.partition), key.isUser }; }

private:
    static constexpr NameId unasked = 0xfffffffe;

    NameId map(NameId name)
    {
        if (name < m_common) {
            return name;
        }
        NameId &known = m_known[name - m_common];
        if (known == unasked) {
            // a pool that grew out of another one has its names in the same places
            known = name < m_to.size() && m_to[name] == m_from[name] ? name : m_to.find(m_from[name]);
        }
        return known;
    }

    NameId m_common;
    const NamePool &m_from;
    const NamePool &m_to;
    std::vector<NameId> m_known;
};

/// Associations of a tree by their keys: one flat table with open addressing. Of what stands twice, only the first is in it.
class KeyTable
{
public:
    KeyTable(const AssociationTree &tree, std::size_t entries) : m_tree(tree), m_slots(std::bit_ceil(2 * entries + 1), noAssociation) { }

    void add(AssociationId id)
    {
        AssociationId &slot = m_slots[slotOf(keyOf(m_tree, id))];
        slot = slot == noAssociation ? id : slot;
    }

    /// The one of that key, or noAssociation.
    [[nodiscard]] AssociationId find(const Key &key) const { return m_slots[slotOf(key)]; }

private:
    /// Where that key stands, or else the free place for it.
    [[nodiscard]] std::size_t slotOf(const Key &key) const
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = key.hash() & mask;
        while (m_slots[slot] != noAssociation && !(keyOf(m_tree, m_slots[slot]) == key)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    const AssociationTree &m_tree;
    std::vector<AssociationId> m_slots;
};

} // namespace

AssociationMatch::AssociationMatch(const AssociationTree &before, const AssociationTree &after, const std::stop_token &stop)
    : m_before(after.rowCount(), noAssociation), m_after(before.rowCount(), noAssociation)
{
    constexpr AssociationId betweenLooks = 0xfff;
    const auto stopped = [&stop](AssociationId id) { return (id & betweenLooks) == 0 && stop.stop_requested(); };
    if (before.sharesStructureWith(after)) {
        for (AssociationId id = 0; id < after.rowCount() && !stopped(id); ++id) {
            if (after.isLive(id)) {
                pair(id, id);
            }
        }
        return;
    }
    NameMap names(after.names(), before.names());
    const NameId common = after.names().commonWith(before.names());
    // A tree that grew out of another one mostly keeps its rows.
    std::size_t matched = 0;
    for (AssociationId id = 0; id < std::min(before.rowCount(), after.rowCount()) && !stopped(id); ++id) {
        if (before.isLive(id) && after.isLive(id) && before.isUser(id) == after.isUser(id)
            && (looksSame(before, after, id, common) || keyOf(before, id) == names(keyOf(after, id)))) {
            pair(id, id);
            ++matched;
        }
    }
    if (matched == before.count() || matched == after.count()) {
        return; // nothing is left to be found
    }
    KeyTable table(before, before.count() - matched);
    for (AssociationId id = 0; id < before.rowCount() && !stopped(id); ++id) {
        if (before.isLive(id) && m_after[id] == noAssociation) {
            table.add(id);
        }
    }
    for (AssociationId id = 0; id < after.rowCount() && !stopped(id); ++id) {
        if (after.isLive(id) && m_before[id] == noAssociation) {
            if (const AssociationId old = table.find(names(keyOf(after, id))); old != noAssociation && m_after[old] == noAssociation) {
                pair(old, id);
            }
        }
    }
}

AssociationId findSame(const AssociationTree &other, const AssociationTree &tree, AssociationId id)
{
    if (other.isLive(id) && other.isUser(id) == tree.isUser(id) && other.name(id) == tree.name(id) && other.accountName(id) == tree.accountName(id)
        && other.partition(id) == tree.partition(id)) {
        return id;
    }
    const AssociationId account = other.findAccount(tree.accountName(id));
    if (tree.isAccount(id) || account == noAssociation) {
        return account;
    }
    return other.findUser(account, tree.userName(id), tree.partition(id));
}

} // namespace apportion
