// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/refresh.h"

#include "core/change/association_match.h"

namespace apportion
{

Snapshot draftToRefresh(const Project &mine, const slurm::ImportFiles &files)
{
    Snapshot draft = mine;
    const Snapshot &base = mine.baseline->snapshot;
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

Project refreshedProject(const Project &mine, const OpenedFiles &told, const Snapshot &merged)
{
    Project refreshed = mine;
    static_cast<Snapshot &>(refreshed) = merged;
    Baseline info = mine.baseline->info;
    if (!slurm::isSituationAlone(told.sources)) {
        info.origin = Baseline::Origin::Imported;
        info.name = told.name;
    }
    info.when = told.asked;
    refreshed.baseline = ProjectVersion { told, info };
    refreshed.conf = told.conf ? told.conf : mine.conf;
    return refreshed;
}

} // namespace apportion
