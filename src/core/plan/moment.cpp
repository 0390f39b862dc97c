// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/moment.h"

#include "core/change/change_course.h"
#include "core/evaluate/billing.h"
#include "core/plan/forecast.h"
#include "core/schema/field_value.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace apportion
{

namespace
{

/// That of the draft; where it has none that of the baseline, else Slurm's own, a week.
std::int64_t halfLifeSeconds(const Policy &draft, const Policy &baseline)
{
    for (const SlurmTime &halfLife : { draft.priority.halfLife, baseline.priority.halfLife }) {
        if (halfLife.minutes > 0 && !halfLife.isUnlimited()) {
            return std::int64_t { halfLife.minutes } * 60;
        }
    }
    return std::int64_t { 7 } * 86400;
}

/// What slurmctld does at its passes: decay, then charge.
class Passes
{
public:
    /// What a rate of one TRES comes to that is charged from the present until so many seconds from it.
    using Charged = std::function<double(std::int64_t)>;

    /// @p began: by which the jobs that run are charged (job_mgr.c, calc_job_billable_tres); @p now: for how long they run yet, see
    /// longestRest().
    Passes(const Policy &policy, const Policy &began, std::int64_t now) : m_policy(policy), m_began(began), m_now(now) { }

    /// Of the usage that was there @p left is left, and what runs is charged for @p seconds at most.
    Snapshot over(Snapshot now, double left, std::int64_t seconds, const Charged &charged) const
    {
        Situation &situation = now.situation;
        const auto rows = static_cast<AssociationId>(situation.ownUsageColumn().size());
        for (AssociationId id = 0; id < rows; ++id) {
            situation.setOwnUsage(id, situation.ownUsage(id) * left);
        }
        const JobTable jobs = buildJobTable(m_policy, situation);
        for (JobRow row = 0; row < jobs.rowCount(); ++row) {
            const bool isRunning = (jobs.state[row] & JobTable::runningBit) != 0;
            if (!isRunning || !jobs.startsJob(row) || jobs.association[row] == noAssociation || jobs.partition[row] == unknownIndex) {
                continue;
            }
            const Partition &partition = (*m_policy.partitions)[jobs.partition[row]];
            const Job &job = (*situation.jobs)[jobs.job[row]];
            const Partition *sameName = partitionOf(partition.name);
            const double billing = sameName != nullptr ? billJob(m_began, *sameName, job).value : billJob(m_policy, partition, job).value;
            const double factor = jobs.qos[row] == unknownIndex ? 1.0 : (*m_policy.qos)[jobs.qos[row]].usageFactor;
            const double usage = charged(std::min(seconds, longestRest(job, partition, m_now).value_or(seconds))) * billing * factor;
            const AssociationId id = jobs.association[row];
            situation.setOwnUsage(id, situation.ownUsage(id) + static_cast<long double>(usage));
        }
        return now;
    }

private:
    /// The partition as it was when the jobs began; nullptr when there was none of that name.
    [[nodiscard]] const Partition *partitionOf(const std::string &name) const
    {
        const std::vector<Partition> &all = *m_began.partitions;
        const auto found = std::find_if(all.begin(), all.end(), [&](const Partition &partition) { return partition.name == name; });
        return found == all.end() ? nullptr : &*found;
    }

    const Policy m_policy; // a copy shares its columns
    const Policy m_began;
    const std::int64_t m_now;
};

} // namespace

Snapshot atReconfigure(const Policy &baseline, Snapshot draft, ResetOutlook outlook)
{
    Policy &policy = draft.policy;
    if (schema::appliedBy(schema::AppliedAt::Restart, policy.release) == schema::AppliedAt::Restart) {
        for (const schema::Setting &setting : schema::settings()) {
            if (appliedAt(setting.key, baseline, draft.policy) == schema::AppliedAt::Restart && setting.saving != schema::Saving::Elsewhere) {
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

Snapshot afterPass(Snapshot now, std::int64_t seconds, const Policy *began)
{
    const Policy policy = now.policy; // over() takes the other one
    const double factor = decayFactor(policy.priority.halfLife);
    const auto charged = [factor](std::int64_t ran) { return static_cast<double>(ran) * decayOver(factor, static_cast<double>(ran)); };
    const std::int64_t time = presentOf(now.situation, 0);
    return Passes(policy, began != nullptr ? *began : policy, time)
        .over(std::move(now), decayOver(factor, static_cast<double>(seconds)), seconds, charged);
}

/// As a forecast has it: a pass that clears usage charges its whole period all the same (priority_multifactor.c, _decay_thread).
Snapshot afterPasses(Snapshot now, std::int64_t from, std::int64_t seconds, const Policy *began)
{
    const Policy policy = now.policy; // over() takes the other one
    PrioritySettings settings = policy.priority;
    if (settings.usageReset == UsageReset::Now) {
        settings.usageReset = UsageReset::None; // it has cleared usage already
    }
    const std::int64_t period = std::max<std::int64_t>(1, settings.calcPeriod.minutes) * 60;
    const std::int64_t passed = seconds - seconds % period;
    const UsageCourse course = usageCourse(settings, from, passed);
    const auto charged = [&](std::int64_t until) { return gainedBetween(settings, course.since, until, passed); };
    return Passes(policy, began != nullptr ? *began : policy, from).over(std::move(now), course.kept, passed, charged);
}

TwoWays atMoment(Moment moment, Snapshot before, Snapshot after, ResetOutlook outlook, std::int64_t now)
{
    TwoWays ways { std::move(before), std::move(after), 0 };
    const Policy began = ways.before.policy; // what runs began by it on both ways
    switch (moment) {
    case Moment::Reconfigure:
    case Moment::Period:
        ways.after = atReconfigure(ways.before.policy, std::move(ways.after), outlook);
        if (moment == Moment::Period) {
            ways.seconds = std::int64_t { ways.after.policy.priority.calcPeriod.minutes } * 60;
            ways.before = afterPass(std::move(ways.before), ways.seconds, &began);
            ways.after = afterPass(std::move(ways.after), ways.seconds, &began);
        }
        break;
    case Moment::HalfLife:
        if (outlook != ResetOutlook::Stays) {
            ways.after.situation.shareUsage(Situation());
        }
        ways.seconds = halfLifeSeconds(ways.after.policy, ways.before.policy);
        ways.before = afterPasses(std::move(ways.before), now, ways.seconds, &began);
        ways.after = afterPasses(std::move(ways.after), now, ways.seconds, &began);
        break;
    case Moment::InEffect:
        break;
    }
    return ways;
}

} // namespace apportion
