// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/moment.h"

#include "core/change/change_course.h"
#include "core/evaluate/billing.h"
#include "core/schema/field_value.h"
#include "core/schema/setting_fields.h"

#include <algorithm>

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

/// What slurmctld does once in a period: decay, then charge.
class Passes
{
public:
    /// @p began: by which the jobs that run are charged (job_mgr.c, calc_job_billable_tres); @p most: they are charged for no longer.
    Passes(const Policy &policy, const Policy &began, std::int64_t period, std::int64_t most)
        : m_policy(policy), m_began(began), m_factor(decayFactor(policy.priority.halfLife)), m_period(period), m_most(most)
    {
    }

    /// The usage that was there decays over all @p seconds; what is charged stays from the last @p kept of them.
    Snapshot over(Snapshot now, std::int64_t seconds, std::int64_t kept) const
    {
        Situation &situation = now.situation;
        const double left = decayOver(m_factor, static_cast<double>(seconds));
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
            const double charged = chargedSeconds(limitOf(job, partition), seconds, kept);
            const AssociationId id = jobs.association[row];
            situation.setOwnUsage(id, situation.ownUsage(id) + static_cast<long double>(charged * billing * factor));
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

    /// How long a job may run, in seconds.
    [[nodiscard]] std::int64_t limitOf(const Job &job, const Partition &partition) const
    {
        const std::uint32_t own = job.timeLimit == noTimeLimit && !partition.maxTime.isUnlimited() ? partition.maxTime.minutes : job.timeLimit;
        return own == noTimeLimit || own == unlimitedTime ? m_most : std::min(m_most, std::int64_t { own } * 60);
    }

    /// What is left of the seconds that a job is charged: those of a pass decay over it, and then until the end.
    [[nodiscard]] double chargedSeconds(std::int64_t limit, std::int64_t seconds, std::int64_t kept) const
    {
        const std::int64_t begin = seconds - kept; // since the last reset
        const std::int64_t runs = std::max<std::int64_t>(0, limit - begin);
        const std::int64_t passes = runs / m_period;
        const double period = decayOver(m_factor, static_cast<double>(m_period));
        const double behind = decayOver(m_factor, static_cast<double>(kept - passes * m_period));
        const double sum
            = period < 1.0 ? (1.0 - decayOver(m_factor, static_cast<double>(passes * m_period))) / (1.0 - period) : static_cast<double>(passes);
        const double whole = static_cast<double>(m_period) * period * behind * sum;
        const std::int64_t behindLast = kept - (passes + 1) * m_period; // of the pass that charges the rest
        const auto rest = static_cast<double>(runs - passes * m_period);
        return behindLast < 0 ? whole : whole + rest * decayOver(m_factor, rest) * decayOver(m_factor, static_cast<double>(behindLast));
    }

    const Policy m_policy; // a copy shares its columns
    const Policy m_began;
    const double m_factor;
    const std::int64_t m_period;
    const std::int64_t m_most;
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
    return Passes(policy, began != nullptr ? *began : policy, seconds, seconds).over(std::move(now), seconds, seconds);
}

Snapshot afterPasses(Snapshot now, std::int64_t from, std::int64_t seconds, const Policy *began)
{
    const UsageReset reset = now.policy.priority.usageReset;
    const auto due = [reset](std::int64_t since) { return reset == UsageReset::Now ? std::nullopt : nextUsageReset(reset, since); };
    std::int64_t kept = seconds;
    for (std::optional<std::int64_t> next = due(from + 1); next && *next <= from + seconds; next = due(*next + 1)) {
        kept = from + seconds - *next;
    }
    if (kept < seconds) {
        now.situation.shareUsage(Situation());
    }
    const Policy policy = now.policy; // over() takes the other one
    const std::int64_t period = std::max<std::int64_t>(1, std::int64_t { policy.priority.calcPeriod.minutes } * 60);
    return Passes(policy, began != nullptr ? *began : policy, period, seconds).over(std::move(now), seconds, kept);
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
