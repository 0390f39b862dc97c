// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_partitions.h"

#include "core/policy/job_table.h"
#include "core/policy/tres.h"
#include "slurm/conf/conf_priority.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace apportion::slurm
{

namespace
{

/// Odyssey's requeue partitions run on everybody's idle nodes: known by what they do to jobs, or by their name.
bool isRequeue(const Partition &partition)
{
    const bool named = lowerCase(partition.name).find("requeue") != std::string::npos;
    return named || std::any_of(partition.foreign.begin(), partition.foreign.end(), [](const ForeignKey &key) {
        return sameIgnoringCase(key.key, "PreemptMode") && lowerCase(key.value).find("requeue") != std::string::npos;
    });
}

} // namespace

void PartitionTable::addLine(std::vector<ConfPair> pairs, const SourcePlace &place)
{
    std::string name = pairs.front().value;
    ConfKeys keys(std::move(pairs));
    keys.take("PartitionName");
    for (const std::string &key : keys.doubles()) {
        m_findings.add(Severity::Warning, "conf-double", place,
            { APPORTION_TEXT("%1 stands twice for PartitionName=%2; the last one counts."), { key, name } },
            { APPORTION_TEXT("Remove one of them."), {} });
    }
    keys.inherit(m_defaults);
    if (sameIgnoringCase(name, "DEFAULT")) {
        m_defaults = keys;
        return;
    }
    m_lines.push_back({ std::move(name), std::move(keys), place });
}

bool PartitionTable::readFactor(const ConfPair *pair, std::uint16_t &factor, const SourcePlace &place, const ObjectRef &object)
{
    if (pair == nullptr) {
        return false;
    }
    const std::optional<std::uint64_t> value = confNumber(pair->value, std::numeric_limits<std::uint16_t>::max());
    if (!value) {
        m_findings.add(Severity::Error, "conf-value", place, { APPORTION_TEXT("%1=%2 cannot be read."), { pair->key, pair->written } },
            { APPORTION_TEXT("Give a whole number from 0 to 65535."), {} }, object);
        return false;
    }
    factor = static_cast<std::uint16_t>(*value);
    return true;
}

void PartitionTable::readPriority(Partition &partition, Line &line, const ObjectRef &object)
{
    // Priority= of old releases sets both; the new keys win over it.
    std::uint16_t both = 1;
    if (readFactor(line.keys.take("Priority"), both, line.place, object)) {
        partition.priorityJobFactor = both;
        partition.priorityTier = both;
        partition.givenJobFactor = true;
        partition.givenTier = true;
    }
    partition.givenJobFactor |= readFactor(line.keys.take("PriorityJobFactor"), partition.priorityJobFactor, line.place, object);
    partition.givenTier |= readFactor(line.keys.take("PriorityTier"), partition.priorityTier, line.place, object);
}

Partition PartitionTable::read(Line &line, std::uint32_t index)
{
    const ObjectRef object { ObjectRef::Kind::Partition, index, line.name };
    Partition partition;
    partition.name = line.name;
    readPriority(partition, line, object);
    if (const ConfPair *weights = line.keys.take("TRESBillingWeights")) {
        partition.billingWeights = confWeights(*weights, line.place, object, m_findings);
    }
    if (const ConfPair *isDefault = line.keys.take("Default")) {
        partition.isDefault = confBoolean(isDefault->value).value_or(false);
    }
    if (const ConfPair *qos = line.keys.take("QOS")) {
        partition.qos = sameIgnoringCase(qos->value, "N/A") ? std::string() : qos->value;
    }
    if (const ConfPair *maxTime = line.keys.take("MaxTime")) {
        partition.maxTime = confTime(*maxTime, line.place, object, m_findings).value_or(partition.maxTime);
    }
    if (const ConfPair *nodes = line.keys.take("Nodes")) {
        partition.nodesWritten = nodes->value;
        partition.nodes = m_nodes.resolve(nodes->value, line.place, object);
    }
    partition.foreign = line.keys.foreign();
    partition.requeue = isRequeue(partition);
    return partition;
}

/// As in Slurm, the last partition with Default=YES is the default one.
void PartitionTable::tellSecondDefault(std::vector<Partition> &partitions, const Line &line)
{
    const auto first = std::find_if(partitions.begin(), partitions.end() - 1, [](const Partition &partition) { return partition.isDefault; });
    if (first != partitions.end() - 1) {
        m_findings.add(Severity::Warning, "conf-default-double", line.place,
            { APPORTION_TEXT("Partitions %1 and %2 are both the default one; the last one counts."), { first->name, line.name } },
            { APPORTION_TEXT("Take Default=YES from one of them."), {} },
            { ObjectRef::Kind::Partition, static_cast<std::uint32_t>(partitions.size() - 1), line.name });
        first->isDefault = false;
    }
}

std::vector<Partition> PartitionTable::finish()
{
    std::vector<Partition> partitions;
    std::unordered_set<std::string> names;
    for (Line &line : m_lines) {
        if (partitions.size() >= unknownIndex) {
            m_findings.add(Severity::Error, "conf-partitions", line.place,
                { APPORTION_TEXT("There are more than %1 partitions."), { std::to_string(unknownIndex) } },
                { APPORTION_TEXT("The rest was not read."), {} });
            break;
        }
        if (!names.insert(line.name).second) {
            m_findings.add(Severity::Error, "conf-partition-double", line.place, { APPORTION_TEXT("Partition %1 is defined twice."), { line.name } },
                { APPORTION_TEXT("Keep one definition; the first one was taken."), {} });
            continue;
        }
        partitions.push_back(read(line, static_cast<std::uint32_t>(partitions.size())));
        m_places.push_back(line.place);
        if (partitions.back().isDefault) {
            tellSecondDefault(partitions, line);
        }
    }
    return partitions;
}

} // namespace apportion::slurm
