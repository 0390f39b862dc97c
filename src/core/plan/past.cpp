// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/past.h"

#include "core/change/association_match.h"
#include "core/change/usage_after_apply.h"

#include <cstddef>
#include <vector>

namespace apportion
{

namespace
{

/// What each of @p to has used: what the one that it is in @p from has; what is gone is left to the account above it.
Situation usageByMatch(const Snapshot &from, const AssociationTree &to, const AssociationMatch &match)
{
    Situation situation;
    situation.cover(to.rowCount());
    const AssociationTree &tree = from.policy.associations;
    for (const AssociationId id : tree.layout().ids()) {
        const long double usage = from.situation.ownUsage(id);
        if (usage <= 0.0L) {
            continue;
        }
        AssociationId heir = id;
        while (heir != noAssociation && match.after(heir) == noAssociation) {
            heir = heir == AssociationTree::root() ? noAssociation : tree.parent(heir);
        }
        if (heir != noAssociation) {
            situation.setOwnUsage(match.after(heir), situation.ownUsage(match.after(heir)) + usage);
        }
    }
    return situation;
}

void setUsage(const Situation &usage, Situation &situation)
{
    situation.shareUsage(usage);
    situation.tresUsage = Shared<std::vector<TresUsage>>();
}

void setJobs(std::int64_t time, Situation &situation)
{
    for (std::size_t i = 0; i < situation.jobs->size(); ++i) {
        const PastJob then = pastJob((*situation.jobs)[i], time);
        if (then == PastJob::NotYet || then == PastJob::WaitsYet) {
            Job &job = situation.jobs.edit()[i];
            job.running = false;
            job.held = job.held || then == PastJob::NotYet;
        }
    }
}

} // namespace

PastJob pastJob(const Job &job, std::int64_t time)
{
    if (job.submitTime > time) {
        return PastJob::NotYet;
    }
    if (!job.running) {
        return PastJob::Waits;
    }
    return job.startTime > time ? PastJob::WaitsYet : PastJob::Runs;
}

Situation situationOf(const Past &past, const Policy &policy, const Situation &present)
{
    Situation then = present;
    setUsage(usageByMatch(past.kept, policy.associations, AssociationMatch(past.kept.policy.associations, policy.associations)), then);
    setJobs(past.time, then);
    return then;
}

Situation situationOf(const Past &past, const Snapshot &until, const Snapshot &draft)
{
    const AssociationTree &was = until.policy.associations;
    const AssociationTree &becomes = draft.policy.associations;
    if (was.sharesStructureWith(becomes)) {
        return situationOf(past, draft.policy, draft.situation);
    }
    const Snapshot before { until.policy, situationOf(past, until.policy, until.situation) };
    const AssociationMatch match(was, becomes);
    Situation same;
    same.cover(becomes.rowCount());
    for (const AssociationId id : becomes.layout().ids()) {
        if (const AssociationId old = match.before(id); old != noAssociation) {
            same.setOwnUsage(id, before.situation.ownUsage(old));
        }
    }
    Situation then = draft.situation;
    setUsage(same, then);
    setJobs(past.time, then);
    return situationAfterApply(before, { draft.policy, then }, match);
}

} // namespace apportion
