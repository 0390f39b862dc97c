// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/compare.h"

#include "core/policy/work_count.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace apportion
{

namespace
{

/// The ids of names of one tree in the pool of another; each name is looked up once.
class NameMap
{
public:
    NameMap(const NamePool &from, const NamePool &to) : m_same(&from == &to), m_from(from), m_to(to)
    {
        if (!m_same) {
            m_known.assign(from.size(), unasked);
        }
    }

    NameId operator()(NameId name)
    {
        if (m_same) {
            return name;
        }
        NameId &known = m_known[name];
        if (known == unasked) {
            known = m_to.find(m_from[name]);
        }
        return known;
    }

private:
    static constexpr NameId unasked = 0xfffffffe;

    bool m_same;
    const NamePool &m_from;
    const NamePool &m_to;
    std::vector<NameId> m_known;
};

/// What names a user association: names of one pool.
struct UserKey
{
    NameId account = 0;
    NameId user = 0;
    NameId partition = 0;

    auto operator<=>(const UserKey &) const = default;
};

struct KeyedUser
{
    UserKey key;
    AssociationId id = noAssociation;

    auto operator<=>(const KeyedUser &) const = default;
};

UserKey keyOf(const AssociationTree &tree, AssociationId id)
{
    // The partition's column has no accessor for its id, but its name is short and mostly empty.
    const std::string_view partition = tree.partition(id);
    return { tree.nameId(tree.parent(id)), tree.nameId(id), partition.empty() ? 0 : tree.names().find(partition) };
}

/// Pairs the user associations of two trees.
class UserMatcher
{
public:
    UserMatcher(const AssociationTree &before, const AssociationTree &after, const std::stop_token &stop)
        : m_before(before), m_after(after), m_stop(stop), m_names(before.names(), after.names()), m_match(after.rowCount(), noAssociation),
          m_taken(before.rowCount(), 0)
    {
        matchSameRows();
        matchByName();
    }

    /// The baseline's association for one of the draft, or noAssociation.
    [[nodiscard]] AssociationId matchOf(AssociationId after) const { return m_match[after]; }
    [[nodiscard]] bool isMatched(AssociationId before) const { return m_taken[before] != 0; }

private:
    /// A draft mostly keeps the rows of what it was made from.
    void matchSameRows()
    {
        const AssociationId rows = std::min(m_before.rowCount(), m_after.rowCount());
        for (AssociationId id = 0; id < rows && !m_stop.stop_requested(); ++id) {
            if (isUser(m_before, id) && isUser(m_after, id) && mappedKey(id) == keyOf(m_after, id)) {
                pair(id, id);
            }
        }
    }

    void matchByName()
    {
        std::vector<KeyedUser> candidates;
        for (AssociationId id = 0; id < m_after.rowCount(); ++id) {
            if (isUser(m_after, id) && m_match[id] == noAssociation) {
                candidates.push_back({ keyOf(m_after, id), id });
            }
        }
        std::sort(candidates.begin(), candidates.end());
        for (AssociationId id = 0; id < m_before.rowCount() && !m_stop.stop_requested(); ++id) {
            if (!isUser(m_before, id) || m_taken[id] != 0) {
                continue;
            }
            const UserKey key = mappedKey(id);
            auto found = std::lower_bound(candidates.begin(), candidates.end(), KeyedUser { key, 0 });
            while (found != candidates.end() && found->key == key && m_match[found->id] != noAssociation) {
                ++found;
            }
            if (found != candidates.end() && found->key == key) {
                pair(id, found->id);
            }
        }
    }

    static bool isUser(const AssociationTree &tree, AssociationId id) { return tree.isLive(id) && tree.isUser(id); }

    UserKey mappedKey(AssociationId id)
    {
        const UserKey key = keyOf(m_before, id);
        return { m_names(key.account), m_names(key.user), m_names(key.partition) };
    }

    void pair(AssociationId before, AssociationId after)
    {
        m_match[after] = before;
        m_taken[before] = 1;
    }

    const AssociationTree &m_before;
    const AssociationTree &m_after;
    const std::stop_token &m_stop;
    NameMap m_names;
    std::vector<AssociationId> m_match; // by the draft's id
    std::vector<std::uint8_t> m_taken; // by the baseline's
};

ComparedUser compared(const Evaluation &baseline, const Evaluation &draft, AssociationId before, AssociationId after)
{
    ComparedUser user;
    user.before = before;
    user.after = after;
    if (before != noAssociation) {
        user.factorBefore = baseline.fairShare(before);
        user.rankBefore = baseline.rank(before);
    }
    if (after != noAssociation) {
        user.factorAfter = draft.fairShare(after);
        user.rankAfter = draft.rank(after);
    }
    return user;
}

/// A user's place in the order, and who it is, in two words: a million of them are sorted after every edit.
struct OrderKey
{
    std::uint64_t move = 0; ///< who falls, who rises, the others, who was removed; of each the largest move first
    std::uint64_t rankAndId = 0; ///< the id is the draft's, of who was removed the baseline's

    auto operator<=>(const OrderKey &) const = default;

    [[nodiscard]] bool isRemoved() const { return move >> 32 == removed; }
    [[nodiscard]] AssociationId id() const { return static_cast<AssociationId>(rankAndId); }

    static constexpr std::uint64_t removed = 3;
};

OrderKey orderKey(const ComparedUser &user)
{
    constexpr std::uint64_t most = 0xffffffff; // ranks are 32 bit wide
    const std::int64_t risen = user.risen();
    const std::uint64_t group = risen < 0 ? 0 : risen > 0 ? 1 : user.after != noAssociation ? 2 : OrderKey::removed;
    const std::uint64_t distance = static_cast<std::uint64_t>(risen < 0 ? -risen : risen);
    const bool isGone = user.after == noAssociation;
    const std::uint64_t rank = isGone ? user.rankBefore : user.rankAfter;
    return { group << 32 | (most - distance), rank << 32 | (isGone ? user.before : user.after) };
}

/// Sorts piece by piece, so that it can be stopped in between.
void sortKeys(std::vector<OrderKey> &keys, const std::stop_token &stop)
{
    constexpr std::ptrdiff_t piece = 1 << 16;
    const auto end = [&keys](std::ptrdiff_t at) { return keys.begin() + std::min<std::ptrdiff_t>(at, std::ssize(keys)); };
    for (std::ptrdiff_t at = 0; at < std::ssize(keys) && !stop.stop_requested(); at += piece) {
        std::sort(end(at), end(at + piece));
    }
    for (std::ptrdiff_t run = piece; run < std::ssize(keys); run *= 2) {
        for (std::ptrdiff_t at = 0; at < std::ssize(keys) && !stop.stop_requested(); at += 2 * run) {
            std::inplace_merge(end(at), end(at + run), end(at + 2 * run));
        }
    }
}

} // namespace

std::int64_t ComparedUser::risen() const
{
    if (before == noAssociation || after == noAssociation) {
        return 0;
    }
    return static_cast<std::int64_t>(rankBefore) - static_cast<std::int64_t>(rankAfter);
}

std::vector<ComparedUser> compareUsers(const Evaluation &baseline, const Evaluation &draft, const std::stop_token &stop)
{
    countWork(Work::Compare);
    const UserMatcher matcher(baseline.tree(), draft.tree(), stop);
    std::vector<OrderKey> keys;
    keys.reserve(std::max(baseline.userCount(), draft.userCount()));
    const auto addAll = [&](const AssociationTree &tree, auto add) {
        for (AssociationId id = 0; id < tree.rowCount() && !stop.stop_requested(); ++id) {
            if (tree.isLive(id) && tree.isUser(id)) {
                add(id);
            }
        }
    };
    addAll(baseline.tree(), [&](AssociationId id) {
        if (!matcher.isMatched(id)) {
            keys.push_back(orderKey(compared(baseline, draft, id, noAssociation)));
        }
    });
    addAll(draft.tree(), [&](AssociationId id) { keys.push_back(orderKey(compared(baseline, draft, matcher.matchOf(id), id))); });
    sortKeys(keys, stop);
    std::vector<ComparedUser> sorted;
    if (stop.stop_requested()) {
        return sorted;
    }
    sorted.reserve(keys.size());
    for (const OrderKey &key : keys) {
        sorted.push_back(
            key.isRemoved() ? compared(baseline, draft, key.id(), noAssociation) : compared(baseline, draft, matcher.matchOf(key.id()), key.id()));
    }
    return sorted;
}

} // namespace apportion
