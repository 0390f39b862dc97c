// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/evaluate/evaluation.h"
#include "core/policy/count_text.h"
#include "core/policy/number_text.h"

#include <limits>
#include <unordered_map>

namespace apportion::checker
{

namespace
{
using Position = TreeLayout::Position;

/// What hangs from one account.
struct Level
{
    std::uint64_t shares = 0; ///< of what hangs from it in the fair-share tree
    std::uint32_t competitors = 0; ///< of those, the ones with shares of their own, even if 0
    std::uint32_t children = 0; ///< in the real tree
    std::uint32_t onParent = 0; ///< of those, the ones on `parent`
    std::uint32_t usersOnParent = 0; ///< of those, the users: what hangs from an account on `parent` competes here by its shares
};

Level levelOf(const AssociationTree &tree, const TreeLayout &layout, Position account)
{
    const std::vector<std::uint32_t> &shares = tree.rawSharesColumn();
    Level level;
    level.children = layout.childCount(account);
    for (Position child = layout.firstChild(account); child < layout.childEnd(account); ++child) {
        const std::uint32_t raw = shares[layout.idAt(child)];
        level.shares += raw == sharesParent ? 0 : raw;
        level.onParent += raw == sharesParent ? 1 : 0;
        level.usersOnParent += raw == sharesParent && layout.isUserAt(child) ? 1 : 0;
    }
    level.competitors = level.children - level.onParent;
    if (!layout.hasNaturalChildren(account)) {
        level.shares = 0;
        level.competitors = 0;
        for (const Position child : layout.fsChildren(account)) {
            const std::uint32_t raw = shares[layout.idAt(child)];
            level.shares += raw == sharesParent ? 0 : raw;
            level.competitors += raw == sharesParent ? 0 : 1;
        }
    }
    return level;
}

/// Gives for each position whether what hangs from it has shares.
std::vector<std::uint8_t> checkLevels(const Policy &policy, Diagnostics &findings)
{
    const AssociationTree &tree = policy.associations;
    const TreeLayout &layout = tree.layout();
    std::vector<std::uint8_t> haveShares(layout.size(), 0);
    const bool fairTree = policy.priority.algorithm() == Algorithm::FairTree;
    Gathered zero(findings, Severity::Warning, "siblings-all-zero");
    Gathered tooMany(findings, Severity::Warning, "level-shares-overflow");
    Gathered onParent(findings, fairTree ? Severity::Warning : Severity::Note, "siblings-all-parent");
    for (Position at = 0; at < layout.size(); ++at) {
        if (layout.isUserAt(at)) {
            continue;
        }
        const Level level = levelOf(tree, layout, at);
        haveShares[at] = level.shares > 0 ? 1 : 0;
        const bool allZero = level.competitors > 0 && level.shares == 0;
        const bool allParent = level.children > 1 && level.usersOnParent == level.children;
        const bool overflows = level.shares > std::numeric_limits<std::uint32_t>::max();
        if (!allZero && !allParent && !overflows) {
            continue;
        }
        const ObjectRef object = association(tree, layout.idAt(at));
        if (allZero && level.competitors == 1) {
            zero.add({ APPORTION_TEXT("The only one below %1 has 0 shares: it gets no share of what %1 gets"), { object.name } },
                { APPORTION_TEXT("Give it a share"), {} }, object);
        } else if (allZero) {
            zero.add({ APPORTION_TEXT("All %1 below %2 have 0 shares: none of them gets a share of what %2 gets"),
                         { countText(level.competitors), object.name } },
                { APPORTION_TEXT("Give them shares, 1 each if they are equal"), {} }, object);
        }
        if (overflows) {
            tooMany.add({ APPORTION_TEXT("The raw shares below %1 add up to %2, more than the 4294967295 that Slurm can hold"),
                            { object.name, std::to_string(level.shares) } },
                { APPORTION_TEXT("Divide them all by the same number: only their ratios matter"), {} }, object);
        }
        if (allParent && fairTree) {
            onParent.add({ APPORTION_TEXT("All %1 below %2 are on `parent`: under Fair Tree they tie whatever they used"),
                             { countText(level.children), object.name } },
                { APPORTION_TEXT("Give them shares, 1 each if they are equal, so that usage tells them apart"), {} }, object);
        } else if (allParent) {
            onParent.add({ APPORTION_TEXT("All %1 below %2 are on `parent`: they share one fair-share factor, whoever of them used it"),
                             { countText(level.children), object.name } },
                { APPORTION_TEXT("Leave it so if the account shall count as one; else give them shares"), {} }, object);
        }
    }
    return haveShares;
}

/// Usage with everything below, by position.
std::vector<long double> usageSums(const AssociationTree &tree, const Situation &situation)
{
    const TreeLayout &layout = tree.layout();
    std::vector<long double> sums(layout.size());
    for (Position at = 0; at < layout.size(); ++at) {
        sums[at] = situation.ownUsage(layout.idAt(at));
    }
    for (Position at = layout.size(); at-- > 1;) {
        sums[layout.parent(at)] += sums[at];
    }
    return sums;
}

/// Associations without shares that somebody uses. A level where nobody has shares is one finding already.
void checkZeroShares(
    const Policy &policy, const Situation &situation, const std::vector<std::uint8_t> &haveShares, const Evaluation *evaluated, Diagnostics &findings)
{
    const AssociationTree &tree = policy.associations;
    const TreeLayout &layout = tree.layout();
    std::vector<Position> withoutShares;
    for (Position at = 1; at < layout.size(); ++at) {
        if (tree.rawShares(layout.idAt(at)) == 0 && haveShares[layout.fsParent(at)] != 0) {
            withoutShares.push_back(at);
        }
    }
    if (withoutShares.empty()) {
        return;
    }
    const std::vector<long double> own = evaluated != nullptr ? std::vector<long double>() : usageSums(tree, situation);
    const std::vector<long double> &usage = evaluated != nullptr ? evaluated->usage : own;
    const bool fairTree = policy.priority.algorithm() == Algorithm::FairTree;
    Gathered gathered(findings, Severity::Note, "zero-shares-in-use");
    for (const Position at : withoutShares) {
        if (!(usage[at] > 0) || gathered.countsOnly()) {
            continue;
        }
        const AssociationId id = layout.idAt(at);
        const ObjectRef object = association(tree, id);
        const Text advice { APPORTION_TEXT("Give it shares if that is not meant"), {} };
        if (layout.isUserAt(at)) {
            gathered.add({ fairTree ? APPORTION_TEXT("User %1 in account %3 has 0 shares and a usage of %2: all others of the account come first")
                                    : APPORTION_TEXT("User %1 in account %3 has 0 shares and a usage of %2: the fair-share factor is 0"),
                             { object.name, cutText(usage[at]), std::string(tree.accountName(id)) } },
                advice, object, placeOf(tree, id, AssociationPart::RawShares));
        } else {
            gathered.add({ fairTree ? APPORTION_TEXT("Account %1 has 0 shares and a usage of %2: all accounts beside it come first")
                                    : APPORTION_TEXT("Account %1 has 0 shares and a usage of %2: everybody below it has a fair-share factor of 0"),
                             { object.name, cutText(usage[at]) } },
                advice, object, placeOf(tree, id, AssociationPart::RawShares));
        }
    }
}

/// Partition associations of a partition that slurm.conf does not have.
void checkPartitionAssociations(const Policy &policy, Diagnostics &findings)
{
    const AssociationTree &tree = policy.associations;
    if (policy.partitions->empty()) {
        return;
    }
    std::unordered_map<std::string_view, bool> known;
    Gathered gathered(findings, Severity::Warning, "association-partition-unknown");
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        constexpr NameId none = 0; // the empty name
        if (tree.partitionId(id) == none || !tree.isLive(id)) {
            continue;
        }
        const std::string_view name = tree.partition(id);
        const auto [entry, isNew] = known.try_emplace(name, false);
        if (isNew) {
            entry->second = std::any_of(policy.partitions->begin(), policy.partitions->end(),
                [name](const Partition &partition) { return sameIgnoringCase(partition.name, name); });
        }
        if (!entry->second) {
            gathered.add({ APPORTION_TEXT("User %1 in account %2 has an association for partition %3, which does not exist"),
                             { std::string(tree.name(id)), std::string(tree.accountName(id)), std::string(name) } },
                { APPORTION_TEXT("Remove the association, or correct the partition's name"), {} }, association(tree, id),
                placeOf(tree, id, AssociationPart::Partition));
        }
    }
}
} // namespace

void checkShares(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop, const Evaluation *evaluated)
{
    if (stop.stop_requested()) {
        return;
    }
    const std::vector<std::uint8_t> haveShares = checkLevels(policy, findings);
    if (stop.stop_requested()) {
        return;
    }
    checkZeroShares(policy, situation, haveShares, evaluated, findings);
    if (!stop.stop_requested()) {
        checkPartitionAssociations(policy, findings);
    }
}

} // namespace apportion::checker
