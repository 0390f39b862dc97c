// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

namespace apportion
{

/// What one side changed in an object that the other one removed.
struct MergeChange
{
    std::string object; ///< the name of what hangs below it; empty: the object itself
    std::string field; ///< Slurm's word for it; empty: it is new as a whole, or was removed where it has a `before`
    std::string before;
    std::string after;

    bool operator==(const MergeChange &) const = default;
};

/// A value to which both sides gave another one than it had.
struct MergeConflict
{
    std::string object; ///< in Slurm's words: "User=ann Account=physics", "PartitionName=batch"; empty: a setting
    std::string field; ///< Slurm's word for it; empty: the whole object, which one side removed
    std::string base; ///< as Slurm's files write it, here and below; empty for what is not there
    std::string mine;
    std::string theirs;
    std::vector<MergeChange> changes {}; ///< of a whole object: what was changed in it, and below it, by who has it still
    std::string scenario {}; ///< of a project with several: the name of that one; empty: the draft
    std::size_t users = 0; ///< of a whole account: how many stand below it, and go or stay with it

    bool operator==(const MergeConflict &) const = default;
};

/// What comes of merging two policies.
struct MergedPolicy
{
    Snapshot snapshot; ///< with the ids of mine
    std::vector<MergeConflict> conflicts; ///< in an order that depends on the three policies alone
    std::size_t taken = 0; ///< values and rows that were taken from theirs, conflicts not counted
};

/// Merges two policies that were made of one: what only they changed is taken, what only I changed stays. Where both
/// changed a value, mine stays unless @p takeTheirs has that conflict, known by its object and field. What hangs from an
/// account that is to be chosen comes with it or not at all, and what hangs from one that they removed stays with it or not at all.
/// Whom one side moved, and the other one changed, is moved and changed.
///
/// Rows are known by what the schema tells them apart by, associations by account, user and partition, settings by their
/// keys; a row is merged value by value. The names of accounts and users are merged first (mergeNames()), so that what one side
/// renamed takes what the other one changed under the old name. Usage and jobs are merged alike, the jobs as one. Linear, and once
/// more for each account that was renamed. What a stop that is requested leaves is incomplete.
[[nodiscard]] MergedPolicy mergePolicies(const Snapshot &base, const Snapshot &mine, const Snapshot &theirs,
    const std::vector<MergeConflict> &takeTheirs = {}, const std::stop_token &stop = {});

} // namespace apportion
