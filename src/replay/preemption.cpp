// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/preemption.h"

#include "core/limits/limit.h"
#include "core/policy/flat_option.h"
#include "core/policy/text_scan.h"
#include "core/schema/qos_options.h"

#include <algorithm>

namespace apportion::replay
{

namespace
{

/// What an option of a partition or QOS says, without quotes.
std::string optionOf(const std::vector<ForeignKey> &keys, std::string_view key)
{
    const ForeignKey *found = findKey(keys, key);
    return found == nullptr ? std::string() : unquotedValue(found->value);
}

std::int64_t readSeconds(const std::vector<ForeignKey> &keys, std::string_view key, std::int64_t otherwise)
{
    const std::optional<std::uint64_t> seconds = schema::secondsOf(optionOf(keys, key));
    return seconds ? static_cast<std::int64_t>(std::min<std::uint64_t>(*seconds, 0xffffffff)) : otherwise;
}

} // namespace

Preemption::Preemption(const Policy &policy, const Machine &machine, const SchedulerSettings &settings)
    : m_policy(policy), m_machine(machine), m_by(settings.preemptBy), m_modes(settings.preemptModes), m_exemptSeconds(settings.preemptExemptSeconds),
      m_exemptPriority(settings.preemptExemptPriority), m_isEnabled(settings.preemptBy != PreemptBy::Nobody && settings.preemptModes.isSet())
{
    for (const Qos &qos : *policy.qos) {
        OfQos one;
        one.preempts.resize(policy.qos->size());
        splitEach(qos.preempt, ',', [&](std::string_view name) {
            if (const std::uint16_t other = policy.findQos(name); other != unknownIndex) {
                one.preempts[other] = 1;
            }
        });
        one.modes = readPreemptModes(optionOf(qos.foreign, "PreemptMode"));
        one.hasMode = one.modes.isSet();
        one.exemptSeconds = readSeconds(qos.foreign, "PreemptExemptTime", one.exemptSeconds);
        one.graceSeconds = readSeconds(qos.foreign, "GraceTime", 0);
        one.overridesPartition = hasQosFlag(qos, "OverPartQOS");
        m_qos.push_back(std::move(one));
    }
    for (const Partition &partition : *policy.partitions) {
        const std::string modes = optionOf(partition.foreign, "PreemptMode");
        m_partitionModes.push_back(modes.empty() ? m_modes : readPreemptModes(modes));
        m_isOff.push_back(sameIgnoringCase(modes, "OFF") ? 1 : 0);
        m_graceSeconds.push_back(readSeconds(partition.foreign, "GraceTime", 0));
        m_partitionQos.push_back(partition.qos.empty() ? unknownIndex : policy.findQos(partition.qos));
    }
}

/// Whether the QOS or the partition of a job is above that of another.
bool Preemption::isAbove(const Side &waiting, const Side &running) const
{
    if (m_by == PreemptBy::Partition) {
        const bool isHigher = !(m_partitionModes[waiting.partition].needsPriority || m_modes.needsPriority) || waiting.priority >= running.priority;
        return isHigher && m_machine.partitions[running.partition].tier < m_machine.partitions[waiting.partition].tier
            && m_isOff[running.partition] == 0;
    }
    const std::uint16_t above = waiting.job.qos;
    const std::uint16_t below = running.job.qos;
    if (above >= m_qos.size() || below >= m_qos.size()) {
        return false;
    }
    const PreemptModes &own = m_qos[above].modes;
    if (above == below) {
        return (own.within || m_modes.within) && waiting.priority > running.priority;
    }
    return m_qos[above].preempts[below] != 0 && (!(own.needsPriority || m_modes.needsPriority) || waiting.priority > running.priority);
}

bool Preemption::comesBefore(const Side &first, const Side &second) const
{
    if (m_by == PreemptBy::Partition) {
        const MachinePartition &one = m_machine.partitions[first.partition];
        const MachinePartition &other = m_machine.partitions[second.partition];
        return one.tier > other.tier && one.nodes.meets(other.nodes);
    }
    return isAbove(first, second);
}

std::int64_t Preemption::exemptSeconds(const JobRequest &job, std::uint16_t partition) const
{
    const std::uint16_t own = job.qos;
    const std::uint16_t ofPartition = m_partitionQos[partition];
    const bool ownFirst = own < m_qos.size() && m_qos[own].overridesPartition;
    for (const std::uint16_t qos : { ownFirst ? own : ofPartition, ownFirst ? ofPartition : own }) {
        if (qos < m_qos.size() && m_qos[qos].exemptSeconds >= 0) {
            return m_qos[qos].exemptSeconds;
        }
    }
    return m_exemptSeconds;
}

bool Preemption::mayPreempt(const Side &waiting, const Side &running, std::int64_t seconds) const
{
    return isAbove(waiting, running) && running.priority <= m_exemptPriority && seconds >= exemptSeconds(running.job, running.partition);
}

PreemptMode Preemption::modeOf(const JobRequest &job, std::uint16_t partition) const
{
    const bool ofQos = m_by == PreemptBy::Qos && job.qos < m_qos.size() && m_qos[job.qos].hasMode;
    const PreemptModes &modes = ofQos ? m_qos[job.qos].modes : m_by == PreemptBy::Qos ? m_modes : m_partitionModes[partition];
    return modes.mode == PreemptMode::Requeue && !job.mayRequeue ? PreemptMode::Cancel : modes.mode;
}

std::int64_t Preemption::graceSeconds(const JobRequest &job, std::uint16_t partition) const
{
    return m_by == PreemptBy::Partition ? m_graceSeconds[partition] : job.qos < m_qos.size() ? m_qos[job.qos].graceSeconds : 0;
}

std::uint32_t Preemption::rankOf(const JobRequest &job, std::uint16_t partition, std::size_t nodes) const
{
    constexpr std::uint32_t most = 0xffff;
    const std::uint32_t class_ = m_by == PreemptBy::Partition ? m_machine.partitions[partition].tier
        : job.qos < m_policy.qos->size()                      ? std::min(most, (*m_policy.qos)[job.qos].priority)
                                                              : 0;
    return class_ << 16 | static_cast<std::uint32_t>(std::min<std::size_t>(nodes, most));
}

} // namespace apportion::replay
