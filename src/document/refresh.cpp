// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/refresh.h"

#include "core/change/association_match.h"
#include "core/change/policy_merge.h"
#include "core/change/usage_after_apply.h"

namespace apportion
{

namespace
{

Snapshot toRefresh(Snapshot draft, const Snapshot &base, const OpenedFiles &told)
{
    if (!told.sources.jobs.empty()) {
        draft.situation.jobs = base.situation.jobs;
    }
    if (told.sources.usage.empty()) {
        return draft;
    }
    const AssociationTree &tree = draft.policy.associations;
    const AssociationMatch match(base.policy.associations, tree);
    const AssociationMatch there(told.policy.associations, tree);
    const std::vector<CarriedUsage> renamed = carriedUsage(base, draft, match);
    const auto set = [&draft](AssociationId id, const Situation &from, AssociationId other) {
        if (other != noAssociation && draft.situation.ownUsage(id) != from.ownUsage(other)) {
            draft.situation.setOwnUsage(id, from.ownUsage(other));
        }
    };
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        const AssociationId before = match.before(id);
        before == noAssociation ? set(id, told.situation, there.before(id)) : set(id, base.situation, before);
    }
    // Who was renamed or moved here, and not yet there, has what is used there under the old name.
    for (const CarriedUsage &one : renamed) {
        if (there.before(one.after) == noAssociation) {
            set(one.after, told.situation, findSame(told.policy.associations, base.policy.associations, one.before));
        }
    }
    return draft;
}

} // namespace

Snapshot draftToRefresh(const Project &mine, const OpenedFiles &told)
{
    return toRefresh(mine, mine.baseline->snapshot, told);
}

Project refreshedProject(const Project &mine, const OpenedFiles &told, const Snapshot &merged)
{
    Project refreshed = mine;
    static_cast<Snapshot &>(refreshed) = merged;
    const Snapshot &base = mine.baseline->snapshot;
    for (Scenario &other : refreshed.others) {
        other.snapshot = mergePolicies(base, toRefresh(other.snapshot, base, told), told).snapshot;
    }
    Baseline info = mine.baseline->info;
    if (!slurm::isSituationAlone(told.sources)) {
        info.origin = Baseline::Origin::Imported;
        info.name = told.name;
    }
    info.when = told.asked;
    refreshed.baseline = ProjectVersion { told, info };
    refreshed.conf = told.conf ? told.conf : mine.conf;
    refreshed.agreement = told.agreement;
    return refreshed;
}

} // namespace apportion
