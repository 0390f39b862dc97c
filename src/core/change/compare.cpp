// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/compare.h"

#include "core/change/renamed_accounts.h"
#include "core/evaluate/radix_sort.h"
#include "core/policy/work_count.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>

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

/// Who falls, then who rises, each the farthest first; who goes as far as another stays behind the one that comes before.
void sortMovers(std::vector<ComparedUser> &movers)
{
    constexpr std::uint64_t most = 0xffffffff; // ranks are 32 bit wide
    const auto keyOf = [](const ComparedUser &user) {
        const bool rises = user.rankBefore > user.rankAfter;
        const std::uint32_t distance = rises ? user.rankBefore - user.rankAfter : user.rankAfter - user.rankBefore;
        return std::uint64_t { rises } << 32 | (most - distance);
    };
    std::uint64_t differing = 0; // where one association comes or goes, most others go by one place
    for (const ComparedUser &user : movers) {
        differing |= keyOf(user) ^ keyOf(movers.front());
    }
    std::vector<ComparedUser> moved;
    radixSort<5>(movers, moved, keyOf, differing);
}

/// Appends users, which @p forEach hands over by id, in the order of their ranks.
template <typename ForEach, typename RankOf>
void appendByRank(std::vector<ComparedUser> &users, std::uint32_t lastRank, const ForEach &forEach, const RankOf &rankOf)
{
    std::vector<std::uint32_t> places(std::size_t { lastRank } + 2, 0); // of the next one with a rank
    forEach([&](const ComparedUser &user) { ++places[rankOf(user) + 1]; });
    places[0] = static_cast<std::uint32_t>(users.size());
    std::partial_sum(places.begin(), places.end(), places.begin());
    users.resize(places.back());
    forEach([&](const ComparedUser &user) { users[places[rankOf(user)]++] = user; });
}

} // namespace

std::vector<ComparedUser> compareUsers(
    const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const std::stop_token &stop)
{
    countWork(Work::Compare);
    const std::vector<std::uint32_t> ranksBefore = ranksOf(baseline);
    const std::vector<std::uint32_t> ranksAfter = ranksOf(draft);
    std::vector<ComparedUser> ranked;
    appendByRank(
        ranked, draft.userCount(),
        [&](const auto &function) {
            for (AssociationId id = 0; id < ranksAfter.size(); ++id) {
                if (ranksAfter[id] != 0) {
                    const AssociationId was = match.before(id);
                    function(ComparedUser { was, id, was == noAssociation ? 0 : ranksBefore[was], ranksAfter[id] });
                }
            }
        },
        [](const ComparedUser &user) { return user.rankAfter; });
    if (stop.stop_requested()) {
        return {};
    }
    const auto moves = [](const ComparedUser &user) { return user.risen() != 0; };
    std::vector<ComparedUser> users;
    users.reserve(ranked.size());
    std::copy_if(ranked.begin(), ranked.end(), std::back_inserter(users), moves);
    sortMovers(users);
    std::remove_copy_if(ranked.begin(), ranked.end(), std::back_inserter(users), moves);
    if (stop.stop_requested()) {
        return {};
    }
    const auto kept = std::count_if(users.begin(), users.end(), [](const ComparedUser &user) { return user.before != noAssociation; });
    if (static_cast<std::uint32_t>(kept) == baseline.userCount()) {
        return users;
    }
    const auto forEachRemoved = [&](const auto &function) {
        for (AssociationId id = 0; id < ranksBefore.size(); ++id) {
            if (ranksBefore[id] != 0 && match.after(id) == noAssociation) {
                function(ComparedUser { id, noAssociation, ranksBefore[id], 0 });
            }
        }
    };
    appendByRank(users, baseline.userCount(), forEachRemoved, [](const ComparedUser &user) { return user.rankBefore; });
    return users;
}

std::vector<ComparedUser> compareUsers(const Evaluation &baseline, const Evaluation &draft, const std::stop_token &stop)
{
    return compareUsers(baseline, draft, peopleMatch(baseline.tree(), draft.tree(), stop), stop);
}

} // namespace apportion
