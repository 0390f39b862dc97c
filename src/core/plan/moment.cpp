// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/moment.h"

#include "core/evaluate/billing.h"
#include "core/schema/field_value.h"
#include "core/schema/setting_fields.h"

#include <algorithm>

namespace apportion
{

Snapshot atReconfigure(const Policy &baseline, Snapshot draft, ResetOutlook outlook)
{
    Policy &policy = draft.policy;
    if (schema::appliedBy(schema::AppliedAt::Restart, policy.release) == schema::AppliedAt::Restart) {
        for (const schema::Setting &setting : schema::settings()) {
            if (setting.appliedAt == schema::AppliedAt::Restart && setting.saving != schema::Saving::Elsewhere) {
                schema::copyField<Policy>(setting, policy, baseline);
            }
        }
        // partitions name groups by their place
        const auto isSameGroup = [](const NodeGroup &a, const NodeGroup &b) { return a.names == b.names; };
        if (std::equal(baseline.nodeGroups->begin(), baseline.nodeGroups->end(), policy.nodeGroups->begin(), policy.nodeGroups->end(), isSameGroup)) {
            policy.nodeGroups = baseline.nodeGroups;
        }
    }
    if (outlook != ResetOutlook::Stays) {
        draft.situation.shareUsage(Situation());
    }
    return draft;
}

Snapshot afterPass(Snapshot now, std::int64_t seconds)
{
    const Policy &policy = now.policy;
    Situation &situation = now.situation;
    const double over = decayOver(decayFactor(policy.priority.halfLife), static_cast<double>(seconds));
    const auto rows = static_cast<AssociationId>(situation.ownUsageColumn().size());
    for (AssociationId id = 0; id < rows; ++id) {
        situation.setOwnUsage(id, situation.ownUsage(id) * over);
    }
    const JobTable jobs = buildJobTable(policy, situation);
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        const bool isRunning = (jobs.state[row] & JobTable::runningBit) != 0;
        if (!isRunning || !jobs.startsJob(row) || jobs.association[row] == noAssociation || jobs.partition[row] == unknownIndex) {
            continue;
        }
        const double billing = billJob(policy, (*policy.partitions)[jobs.partition[row]], (*situation.jobs)[jobs.job[row]]).value;
        const double factor = jobs.qos[row] == unknownIndex ? 1.0 : (*policy.qos)[jobs.qos[row]].usageFactor;
        const AssociationId id = jobs.association[row];
        situation.setOwnUsage(id, situation.ownUsage(id) + static_cast<long double>(static_cast<double>(seconds) * over * billing * factor));
    }
    return now;
}

} // namespace apportion
