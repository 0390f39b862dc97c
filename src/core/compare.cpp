// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare.h"

#include <algorithm>
#include <array>
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
    UserMatcher(const AssociationTree &before, const AssociationTree &after)
        : m_before(before), m_after(after), m_names(before.names(), after.names()), m_match(before.rowCount(), noAssociation),
          m_taken(after.rowCount(), 0)
    {
        matchSameRows();
        matchByName();
    }

    /// The draft's association for one of the baseline, or noAssociation.
    [[nodiscard]] AssociationId matchOf(AssociationId before) const { return m_match[before]; }
    [[nodiscard]] bool isMatched(AssociationId after) const { return m_taken[after] != 0; }

private:
    /// A draft mostly keeps the rows of what it was made from.
    void matchSameRows()
    {
        const AssociationId rows = std::min(m_before.rowCount(), m_after.rowCount());
        for (AssociationId id = 0; id < rows; ++id) {
            if (isUser(m_before, id) && isUser(m_after, id) && mappedKey(id) == keyOf(m_after, id)) {
                pair(id, id);
            }
        }
    }

    void matchByName()
    {
        std::vector<KeyedUser> candidates;
        for (AssociationId id = 0; id < m_after.rowCount(); ++id) {
            if (isUser(m_after, id) && m_taken[id] == 0) {
                candidates.push_back({ keyOf(m_after, id), id });
            }
        }
        std::sort(candidates.begin(), candidates.end());
        for (AssociationId id = 0; id < m_before.rowCount(); ++id) {
            if (!isUser(m_before, id) || m_match[id] != noAssociation) {
                continue;
            }
            const UserKey key = mappedKey(id);
            auto found = std::lower_bound(candidates.begin(), candidates.end(), KeyedUser { key, 0 });
            while (found != candidates.end() && found->key == key && m_taken[found->id] != 0) {
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
        m_match[before] = after;
        m_taken[after] = 1;
    }

    const AssociationTree &m_before;
    const AssociationTree &m_after;
    NameMap m_names;
    std::vector<AssociationId> m_match;
    std::vector<std::uint8_t> m_taken;
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

/// Sort keys: those who fall, most first; those who rise, most first; the others by rank, removed ones last.
std::array<std::int64_t, 4> sortKey(const ComparedUser &user)
{
    const std::int64_t risen = user.risen();
    const std::int64_t group = risen < 0 ? 0 : risen > 0 ? 1 : user.after != noAssociation ? 2 : 3;
    const std::int64_t rank = user.after != noAssociation ? user.rankAfter : user.rankBefore;
    return { group, risen < 0 ? risen : -risen, rank, user.after != noAssociation ? user.after : user.before };
}

} // namespace

std::int64_t ComparedUser::risen() const
{
    if (before == noAssociation || after == noAssociation) {
        return 0;
    }
    return static_cast<std::int64_t>(rankBefore) - static_cast<std::int64_t>(rankAfter);
}

std::vector<ComparedUser> compareUsers(const Evaluation &baseline, const Evaluation &draft)
{
    const UserMatcher matcher(baseline.tree(), draft.tree());
    std::vector<std::pair<std::array<std::int64_t, 4>, ComparedUser>> users;
    users.reserve(std::max(baseline.userCount(), draft.userCount()));
    const auto add = [&](AssociationId before, AssociationId after) {
        const ComparedUser user = compared(baseline, draft, before, after);
        users.emplace_back(sortKey(user), user);
    };
    for (AssociationId id = 0; id < baseline.tree().rowCount(); ++id) {
        if (baseline.tree().isLive(id) && baseline.tree().isUser(id)) {
            add(id, matcher.matchOf(id));
        }
    }
    for (AssociationId id = 0; id < draft.tree().rowCount(); ++id) {
        if (draft.tree().isLive(id) && draft.tree().isUser(id) && !matcher.isMatched(id)) {
            add(noAssociation, id);
        }
    }
    std::sort(users.begin(), users.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<ComparedUser> sorted;
    sorted.reserve(users.size());
    for (const auto &[key, user] : users) {
        sorted.push_back(user);
    }
    return sorted;
}

} // namespace apportion
