// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/refresh.h"

#include "core/change/association_match.h"
#include "core/change/policy_merge.h"

namespace apportion
{

namespace
{

Snapshot toRefresh(Snapshot draft, const Snapshot &base, const slurm::ImportFiles &files)
{
    if (!files.jobs.empty()) {
        draft.situation.jobs = base.situation.jobs;
    }
    if (!files.usage.empty() && !draft.situation.sharesUsageWith(base.situation)) {
        const AssociationTree &tree = draft.policy.associations;
        const AssociationMatch match(base.policy.associations, tree);
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (const AssociationId before = match.before(id); before != noAssociation) {
                draft.situation.setOwnUsage(id, base.situation.ownUsage(before));
            }
        }
    }
    return draft;
}

} // namespace

Snapshot draftToRefresh(const Project &mine, const slurm::ImportFiles &files)
{
    return toRefresh(mine, mine.baseline->snapshot, files);
}

Project refreshedProject(const Project &mine, const OpenedFiles &told, const Snapshot &merged)
{
    Project refreshed = mine;
    static_cast<Snapshot &>(refreshed) = merged;
    const Snapshot &base = mine.baseline->snapshot;
    for (Scenario &other : refreshed.others) {
        other.snapshot = mergePolicies(base, toRefresh(other.snapshot, base, told.sources), told).snapshot;
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
