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

std::vector<ComparedUser> compareUsers(
    const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const std::stop_token &stop)
{
    countWork(Work::Compare);
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
        if (match.after(id) == noAssociation) {
            keys.push_back(orderKey(compared(baseline, draft, id, noAssociation)));
        }
    });
    addAll(draft.tree(), [&](AssociationId id) { keys.push_back(orderKey(compared(baseline, draft, match.before(id), id))); });
    sortKeys(keys, stop);
    std::vector<ComparedUser> sorted;
    if (stop.stop_requested()) {
        return sorted;
    }
    sorted.reserve(keys.size());
    for (const OrderKey &key : keys) {
        sorted.push_back(
            key.isRemoved() ? compared(baseline, draft, key.id(), noAssociation) : compared(baseline, draft, match.before(key.id()), key.id()));
    }
    return sorted;
}

std::vector<ComparedUser> compareUsers(const Evaluation &baseline, const Evaluation &draft, const std::stop_token &stop)
{
    return compareUsers(baseline, draft, AssociationMatch(baseline.tree(), draft.tree(), stop), stop);
}

} // namespace apportion
