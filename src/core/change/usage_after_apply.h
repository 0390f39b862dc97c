// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/association_match.h"
#include "core/policy/situation.h"

#include <vector>

namespace apportion
{

// What becomes of usage when a cluster that is as the baseline takes the draft.
//
// Accounts that hang elsewhere keep theirs. Slurm can rename nothing, and moves no user to another account: the old
// association is removed and another one added. What a removed association used stays, from 22.05 on, with the account above
// it; a new one starts at 0 (assoc_mgr.c, assoc_mgr_update_assocs). Before that release it is lost.

/// The usage of a baseline's association that goes, as a new one of the draft shows it: a user who was renamed or moved.
struct CarriedUsage
{
    AssociationId before = noAssociation; ///< id in the baseline
    AssociationId after = noAssociation; ///< id in the draft
    bool isKnown = true; ///< that it is this one's: else one of several that have used the same, whoever they are

    bool operator==(const CarriedUsage &) const = default;
};

/// Told by what was renamed (withRenamedUsers()), else by the id where both have it, else by the usage itself, which no new
/// association had before: of a user of that name, or of anybody, known where one alone has used that much.
[[nodiscard]] std::vector<CarriedUsage> carriedUsage(const Snapshot &baseline, const Snapshot &draft, const AssociationMatch &match);

/// The situation of the draft once the cluster has taken it: ties go by name again where an association or its shares change.
/// The draft keeps its usage as it stands, so that what is moved
/// back has its own again. Linear in both trees.
[[nodiscard]] Situation situationAfterApply(const Snapshot &baseline, const Snapshot &draft, const AssociationMatch &match);

/// The draft with that situation.
[[nodiscard]] Snapshot afterApply(const Snapshot &baseline, const Snapshot &draft);

} // namespace apportion
