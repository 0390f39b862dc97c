// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/difference.h"
#include "core/policy/policy.h"
#include "slurm/change/affected_users.h"

#include <cstddef>
#include <string>
#include <vector>

namespace apportion::slurm
{

/// How much a change removes.
struct RemovalCount
{
    std::size_t accounts = 0; ///< that go, those below others included
    std::size_t associations = 0; ///< how many go, accounts and users
    std::size_t before = 0; ///< how many there were

    [[nodiscard]] bool isEmpty() const { return associations == 0; }
    /// More than what goes by an everyday edit: over 10 accounts, or over 5 % of all associations.
    [[nodiscard]] bool areMany() const { return accounts > 10 || associations * 20 > before; }
};

/// What a change removes, and so what a script must know all of before it does: sacctmgr removes with an account all that
/// is below it, whoever put it there. Only names that sacctmgr can be told.
struct Removals
{
    std::vector<std::string> accounts; ///< that go, those below others included
    std::vector<std::string> moved; ///< accounts that are put elsewhere before anything is removed
    std::vector<std::string> users; ///< who lose every association, in alphabetical order
    std::vector<std::pair<std::string, std::string>> places; ///< user and account: who loses some associations in it, and has others
    std::vector<std::pair<std::string, std::string>> coordinators; ///< user and account, one of both goes: who coordinates it, as far as known
    std::vector<std::pair<std::string, std::string>> wckeys; ///< user who loses every association, and a WCKey that he is known to have
    std::vector<std::pair<std::string, std::string>> adminLevels; ///< of users who lose every association, where somebody told one, by the users
    std::vector<std::pair<std::string, std::string>> qos; ///< that go, and under which other name they are there then; empty: none
    std::vector<std::string> kept; ///< "user ann in chem for batch": what stays in these places
    RemovalCount count;

    [[nodiscard]] bool isEmpty() const { return count.isEmpty(); }
};

/// How much of @p baseline @p changes remove.
[[nodiscard]] RemovalCount countRemovals(const AssociationTree &baseline, const std::vector<AssociationChange> &changes);

/// What @p changes, which lead from @p baseline to @p draft, remove. @p users: all who lose an association, at least.
[[nodiscard]] Removals removalsOf(
    const AssociationTree &baseline, const AssociationTree &draft, const std::vector<AssociationChange> &changes, const AffectedUsers &users);

/// Adds what users who go from this cluster alone had before they came: by @p records, of which they go back to @p draft.
void addRecords(const std::vector<DatabaseRecord> &records, const AssociationTree &baseline, const AssociationTree &draft, Removals &removals);

/// The QOS that go from one policy to the other, for Removals::qos.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> removedQos(const Policy &baseline, const Policy &draft);

/// "user ann in chem for batch", "account chem": how a script tells associations apart.
[[nodiscard]] std::string associationText(const AssociationTree &tree, AssociationId id);

} // namespace apportion::slurm
