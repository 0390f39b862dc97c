// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/compare.h"

#include "core/change/renamed_accounts.h"
#include "core/evaluate/radix_sort.h"
#include "core/policy/work_count.h"

#include <algorithm>
#include <cstddef>
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

/// Who falls, then who rises, each the farthest first, then in the draft's order of rank; they come by id.
void sortMovers(std::vector<ComparedUser> &movers)
{
    constexpr std::uint64_t most = 0xffffffff; // ranks are 32 bit wide
    std::vector<ComparedUser> moved;
    radixSort<4>(movers, moved, [](const ComparedUser &user) { return user.rankAfter; });
    radixSort<5>(movers, moved, [](const ComparedUser &user) {
        const bool rises = user.rankBefore > user.rankAfter;
        const std::uint32_t distance = rises ? user.rankBefore - user.rankAfter : user.rankAfter - user.rankBefore;
        return std::uint64_t { rises } << 32 | (most - distance);
    });
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
    const auto forEachOfDraft = [&](bool moves, const auto &function) {
        for (AssociationId id = 0; id < ranksAfter.size(); ++id) {
            if (ranksAfter[id] != 0) {
                const AssociationId was = match.before(id);
                const ComparedUser user { was, id, was == noAssociation ? 0 : ranksBefore[was], ranksAfter[id] };
                if ((user.risen() != 0) == moves) {
                    function(user);
                }
            }
        }
    };
    std::vector<ComparedUser> users;
    users.reserve(draft.userCount());
    forEachOfDraft(true, [&users](const ComparedUser &user) { users.push_back(user); });
    if (stop.stop_requested()) {
        return {};
    }
    sortMovers(users);
    appendByRank(
        users, draft.userCount(), [&](const auto &function) { forEachOfDraft(false, function); },
        [](const ComparedUser &user) { return user.rankAfter; });
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
