// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/merge_decisions.h"

#include <stop_token>
#include <vector>

namespace apportion
{

/// Two of three policies in which what was renamed bears the name that it has in the third one, so that names tell in all three
/// what is the same.
struct MergeNames
{
    Snapshot base; ///< with its own ids
    Snapshot theirs; ///< likewise
    std::vector<bool> renamedHere; ///< by the id in the base: I gave it another name
    std::vector<bool> renamedThere; ///< likewise, they did

    [[nodiscard]] bool isRenamedHere(AssociationId id) const { return id < renamedHere.size() && renamedHere[id]; }
    [[nodiscard]] bool isRenamedThere(AssociationId id) const { return id < renamedThere.size() && renamedThere[id]; }
};

/// Merges the names of accounts and users into @p merged, which is mine, with whatever names the accounts, and gives those in
/// the other two. A name is a value as others: who alone changed it is followed. What a side renamed is known by what its tree
/// remembers, of mine also by renamedAccounts(), of theirs by likelyAccounts(): should it have been another account after all, then
/// what I changed stands in the one that has its users now, and what they changed as well is asked about.
/// A name that is another association on the other side renames nothing.
[[nodiscard]] MergeNames mergeNames(
    MergeDecisions &decisions, const Snapshot &base, Snapshot &merged, const Snapshot &theirs, const std::stop_token &stop);

/// What was changed in an association, besides what it has used.
[[nodiscard]] std::vector<MergeChange> changesOf(const AssociationTree &was, AssociationId base, const AssociationTree &tree, AssociationId id);

} // namespace apportion
