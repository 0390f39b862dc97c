// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/compare.h"

#include "core/change/renamed_accounts.h"
#include "core/evaluate/radix_sort.h"
#include "core/policy/work_count.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

namespace apportion
{

namespace
{

/// The ranks by id; 0 for whoever is no user, or not there.
std::vector<std::uint32_t> ranksOf(const Evaluation &evaluation)
{
    std::vector<std::uint32_t> ranks(evaluation.tree().rowCount(), 0);
    const TreeLayout &layout = evaluation.layout();
    for (TreeLayout::Position position = 0; position < layout.size(); ++position) {
        if (layout.isUserAt(position)) {
            ranks[layout.idAt(position)] = evaluation.rankAt(position);
        }
    }
    return ranks;
}

/// The associations that have a rank, in its order; who shares one in that of the ids.
std::vector<AssociationId> byRank(const std::vector<std::uint32_t> &ranks, std::uint32_t lastRank)
{
    std::vector<std::uint32_t> places(std::size_t { lastRank } + 2, 0); // of the next one with a rank
    for (const std::uint32_t rank : ranks) {
        ++places[rank + 1];
    }
    places[1] = 0; // who has none
    std::partial_sum(places.begin(), places.end(), places.begin());
    std::vector<AssociationId> ids(places.back());
    for (AssociationId id = 0; id < ranks.size(); ++id) {
        if (ranks[id] != 0) {
            ids[places[ranks[id]]++] = id;
        }
    }
    return ids;
}

std::uint32_t distanceOf(const ComparedUser &user)
{
    return user.rankBefore > user.rankAfter ? user.rankBefore - user.rankAfter : user.rankAfter - user.rankBefore;
}

/// The places of users who go the same way: the farthest first, who goes as far as another behind the one that comes before. Where one
/// association comes or goes most others go by a place or two: those are counted, and only the few who go far are sorted.
class Movers
{
public:
    void count(const ComparedUser &user)
    {
        if (const std::uint32_t distance = distanceOf(user); distance < near) {
            ++m_places[distance];
        } else {
            m_far.push_back(user);
        }
    }
    /// Writes who goes far, from @p begin on; returns the end of all.
    std::uint32_t arrange(std::vector<ComparedUser> &users, std::uint32_t begin)
    {
        std::vector<ComparedUser> moved;
        radixSort<4>(m_far, moved, [](const ComparedUser &user) { return std::uint64_t { 0xffffffff - distanceOf(user) }; });
        std::copy(m_far.begin(), m_far.end(), users.begin() + begin);
        auto place = begin + static_cast<std::uint32_t>(m_far.size());
        for (std::size_t distance = near; distance-- > 0;) {
            place += std::exchange(m_places[distance], place);
        }
        return place;
    }
    /// Writes one more of those that were counted.
    void put(std::vector<ComparedUser> &users, const ComparedUser &user)
    {
        if (const std::uint32_t distance = distanceOf(user); distance < near) {
            users[m_places[distance]++] = user;
        }
    }

private:
    static constexpr std::size_t near = 256;

    std::array<std::uint32_t, near> m_places {}; ///< first how many, then where the next one stands
    std::vector<ComparedUser> m_far;
};

} // namespace

std::vector<ComparedUser> compareUsers(
    const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const std::stop_token &stop)
{
    countWork(Work::Compare);
    const std::vector<std::uint32_t> ranksBefore = ranksOf(baseline);
    const std::vector<std::uint32_t> ranksAfter = ranksOf(draft);
    const std::vector<AssociationId> ranked = byRank(ranksAfter, draft.userCount());
    const auto compared = [&](AssociationId id) {
        const AssociationId was = match.before(id);
        return ComparedUser { was, id, was == noAssociation ? 0 : ranksBefore[was], ranksAfter[id] };
    };
    Movers falling;
    Movers rising;
    std::uint32_t kept = 0;
    for (const AssociationId id : ranked) {
        const ComparedUser user = compared(id);
        kept += user.before != noAssociation ? 1 : 0;
        if (const std::int64_t risen = user.risen(); risen != 0) {
            (risen < 0 ? falling : rising).count(user);
        }
    }
    if (stop.stop_requested()) {
        return {};
    }
    std::vector<ComparedUser> users; // a million of them: each written once, where it stays
    users.reserve(ranked.size() + (baseline.userCount() - std::min(kept, baseline.userCount())));
    users.resize(ranked.size());
    std::uint32_t place = rising.arrange(users, falling.arrange(users, 0));
    for (const AssociationId id : ranked) {
        const ComparedUser user = compared(id);
        if (const std::int64_t risen = user.risen(); risen != 0) {
            (risen < 0 ? falling : rising).put(users, user);
        } else {
            users[place++] = user;
        }
    }
    if (stop.stop_requested()) {
        return {};
    }
    if (kept == baseline.userCount()) {
        return users;
    }
    const std::size_t stay = users.size();
    for (AssociationId id = 0; id < ranksBefore.size(); ++id) {
        if (ranksBefore[id] != 0 && match.after(id) == noAssociation) {
            users.push_back({ id, noAssociation, ranksBefore[id], 0 });
        }
    }
    std::stable_sort(users.begin() + static_cast<std::ptrdiff_t>(stay), users.end(),
        [](const ComparedUser &one, const ComparedUser &other) { return one.rankBefore < other.rankBefore; });
    return users;
}

std::vector<ComparedUser> compareUsers(const Evaluation &baseline, const Evaluation &draft, const std::stop_token &stop)
{
    return compareUsers(baseline, draft, peopleMatch(baseline.tree(), draft.tree(), stop), stop);
}

} // namespace apportion
