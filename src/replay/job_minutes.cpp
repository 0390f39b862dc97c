// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of JobLimits on what has been used and may still be used, in minutes.
#include "replay/job_limits.h"

#include <algorithm>
#include <array>

namespace apportion::replay
{

namespace
{

constexpr std::uint64_t inMinute = 60;

/// A number that a policy or a file made as large as it liked, cut to what a count holds.
std::uint64_t countOf(long double number)
{
    constexpr long double most = 1e18L;
    return static_cast<std::uint64_t>(std::clamp(number, 0.0L, most));
}

} // namespace

void JobLimits::beginWith(const Situation &start)
{
    if (!m_countsMinutes) {
        return;
    }
    const bool billsCpus = std::all_of(
        m_policy.partitions->begin(), m_policy.partitions->end(), [](const Partition &partition) { return partition.billingWeights.empty(); });
    for (const AssociationId own : m_policy.associations.layout().ids()) {
        const long double used = start.ownUsage(own);
        for (AssociationId id = used > 0.0L ? own : noAssociation; id != noAssociation; id = m_policy.associations.parent(id)) {
            std::vector<long double> &seconds = m_associationUse[id].usedSeconds;
            seconds.resize(m_policy.tres.size());
            seconds[tresBilling] += used;
            seconds[tresCpu] += billsCpus ? used : 0.0L;
        }
    }
}

TresNumbers JobLimits::minutesOf(const JobRequest &job, std::uint16_t partition, const TresNumbers &size) const
{
    auto limit = static_cast<std::uint64_t>(job.limitSeconds(m_machine.partitions[partition])) / inMinute;
    if (job.qos < m_qos.size() && m_qos[job.qos].scalesLimit) {
        limit = countOf(static_cast<double>(limit) * usageFactor(job));
    }
    TresNumbers minutes = size;
    for (std::uint64_t &count : minutes) {
        count *= limit;
    }
    return minutes;
}

/// Whether a group has not used up its minutes and, where limits are safe, will not by a job that takes so many.
bool JobLimits::isWithinUsed(const TresNumbers &limits, const Use &use, const TresNumbers &minutes, bool isFree,
    const std::vector<std::uint8_t> &hidden, LimitReached &reached) const
{
    for (TresIndex index = 0; index < limits.size(); ++index) {
        if (limits[index] == noTresLimit || hidden[index] != 0) {
            continue;
        }
        const std::uint64_t used = use.usedSeconds.empty() || isFree ? 0 : countOf(use.usedSeconds[index] / inMinute);
        const std::uint64_t running = use.runSeconds.empty() || isFree ? 0 : use.runSeconds[index] / inMinute;
        const bool isOver = minutes[index] > 0 && used >= limits[index];
        const bool couldBeOver = minutes[index] > limits[index] || (minutes[index] > 0 && minutes[index] + running > limits[index] - used);
        if (isOver || (m_isSafe && couldBeOver)) {
            reached.kind = LimitKind::GrpTresMins;
            reached.tres = index;
            return false;
        }
    }
    return true;
}

/// Whether the running jobs of a group and one that takes so many minutes have no more to run than they may.
bool JobLimits::isWithinRunning(const TresNumbers &limits, const Use &use, const TresNumbers &minutes, bool isFree,
    const std::vector<std::uint8_t> &hidden, LimitKind kind, LimitReached &reached) const
{
    for (TresIndex index = 0; index < limits.size(); ++index) {
        if (limits[index] == noTresLimit || hidden[index] != 0) {
            continue;
        }
        const std::uint64_t running = use.runSeconds.empty() || isFree ? 0 : use.runSeconds[index] / inMinute;
        if (minutes[index] > limits[index] || (minutes[index] > 0 && minutes[index] + running > limits[index])) {
            reached.kind = kind;
            reached.tres = index;
            return false;
        }
    }
    return true;
}

bool JobLimits::allowsWall(const JobRequest &job, std::uint16_t partition, std::uint32_t limit, const Use &use) const
{
    const std::uint64_t used = countOf(use.wallSeconds / inMinute);
    return used < limit && (!m_isSafe || used + minutesOf(job, partition, { 1 }).front() <= limit);
}

std::uint64_t JobLimits::limitSeconds(const JobRequest &job, std::uint16_t partition) const
{
    return countOf(static_cast<double>(job.limitSeconds(m_machine.partitions[partition])) * usageFactor(job));
}

void JobLimits::start(const JobRequest &job, std::uint16_t partition, const Allocation &allocation)
{
    count(job, partition, allocation, true);
    if (!m_countsMinutes) {
        return;
    }
    const TresNumbers size = sizeOf(job, partition, allocation.totalCpus(), allocation.totalMemory(), allocation.nodeCount());
    const std::uint64_t seconds = limitSeconds(job, partition);
    for (Use *use : usesOf(job, partition)) {
        use->runSeconds.resize(size.size());
        for (TresIndex index = 0; index < size.size(); ++index) {
            use->runSeconds[index] += size[index] * seconds;
        }
    }
}

void JobLimits::takeBack(const JobRequest &job, std::uint16_t partition, const Allocation &allocation)
{
    end(job, partition, allocation);
    use(job, partition, allocation, 0.0, 1.0, job.limitSeconds(m_machine.partitions[partition]));
}

void JobLimits::use(const JobRequest &job, std::uint16_t partition, const Allocation &allocation, double seconds, double kept, std::int64_t fewer)
{
    if (!m_countsMinutes) {
        return;
    }
    const TresNumbers size = sizeOf(job, partition, allocation.totalCpus(), allocation.totalMemory(), allocation.nodeCount());
    const double factor = usageFactor(job);
    const std::uint64_t fewerSeconds = countOf(static_cast<double>(fewer) * factor);
    const auto add = [&](Use &use, bool forgets) {
        use.usedSeconds.resize(size.size());
        use.runSeconds.resize(size.size());
        const double used = seconds * (forgets ? kept : 1.0) * factor;
        use.wallSeconds += used;
        for (TresIndex index = 0; index < size.size(); ++index) {
            use.usedSeconds[index] += static_cast<long double>(used) * static_cast<long double>(size[index]);
            use.runSeconds[index] -= std::min(use.runSeconds[index], size[index] * fewerSeconds);
        }
    };
    for (AssociationId id = job.association; id != noAssociation; id = m_policy.associations.parent(id)) {
        add(m_associationUse[id], true);
    }
    for (const std::uint16_t qos : qosOf(job, partition)) {
        add(m_qosUse[qos], m_qos[qos].forgets);
        add(m_userUse[std::uint64_t { qos } << 32 | userOf(job)], m_qos[qos].forgets);
        add(m_accountUse[std::uint64_t { qos } << 32 | accountOf(job)], m_qos[qos].forgets);
    }
}

void JobLimits::forget(Use &use, long double kept) const
{
    use.wallSeconds *= kept;
    for (long double &seconds : use.usedSeconds) {
        seconds *= kept;
    }
}

void JobLimits::decay(long double kept)
{
    if (!m_countsMinutes) {
        return;
    }
    for (Use &use : m_associationUse) {
        forget(use, kept);
    }
    for (std::size_t qos = 0; qos < m_qosUse.size(); ++qos) {
        forget(m_qosUse[qos], m_qos[qos].forgets ? kept : 1.0L);
    }
}

bool JobLimits::isUsedUp(const JobRequest &job, std::uint16_t partition, const Allocation &allocation) const
{
    if (!m_countsMinutes || m_isSafe) {
        return false;
    }
    const TresNumbers size = sizeOf(job, partition, allocation.totalCpus(), allocation.totalMemory(), allocation.nodeCount());
    std::vector<std::uint8_t> hidden(size.size());
    bool hidesWall = false;
    LimitReached reached;
    const auto isOver = [&](const Limits &limits, const Use &use, bool hides) {
        if (!isWithinUsed(limits.groupMinutes, use, size, false, hidden, reached)) {
            return true;
        }
        for (TresIndex index = 0; hides && index < limits.groupMinutes.size(); ++index) {
            hidden[index] = limits.groupMinutes[index] != noTresLimit ? 1 : hidden[index];
        }
        const bool wallCounts = !hidesWall && limits.groupWall != unlimited;
        hidesWall = hidesWall || (hides && wallCounts);
        return wallCounts && use.wallSeconds / inMinute >= limits.groupWall;
    };
    for (const std::uint16_t qos : qosOf(job, partition)) {
        if (isOver(m_qos[qos], m_qosUse[qos], true)) {
            return true;
        }
    }
    for (AssociationId id = job.association; id != noAssociation && id != AssociationTree::root(); id = m_policy.associations.parent(id)) {
        if (isOver(m_associations[id], m_associationUse[id], false)) {
            return true;
        }
    }
    return false;
}

} // namespace apportion::replay
