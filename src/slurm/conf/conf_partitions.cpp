// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_partitions.h"

#include "core/policy/job_table.h"
#include "core/policy/tres.h"
#include "core/schema/row_fields.h"
#include "slurm/conf/conf_field.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace apportion::slurm
{

namespace
{

constexpr std::array<std::string_view, 6> keysOfOwnLine
    = { "DisableRootJobs", "ExclusiveTopo", "ExclusiveUser", "PowerDownOnIdle", "SelectTypeParameters", "SuspendTime" };

/// Odyssey's requeue partitions run on everybody's idle nodes: known by what they do to jobs, or by their name.
bool isRequeue(const Partition &partition)
{
    const bool named = lowerCase(partition.name).find("requeue") != std::string::npos;
    const ForeignKey *mode = findKey(partition.foreign, "PreemptMode");
    return named || (mode != nullptr && lowerCase(mode->value).find("requeue") != std::string::npos);
}

} // namespace

bool isOfOwnLine(std::string_view key)
{
    return std::any_of(keysOfOwnLine.begin(), keysOfOwnLine.end(), [key](std::string_view own) { return sameIgnoringCase(key, own); });
}

void PartitionTable::addLine(std::vector<ConfPair> pairs, const SourcePlace &place)
{
    std::string name = pairs.front().value;
    ConfKeys keys = keysOf(std::move(pairs), place, APPORTION_TEXT("%1 stands twice for PartitionName=%2; the last one counts."));
    for (const std::string_view key : keysOfOwnLine) {
        if (const ConfPair *idle = isDefault() ? keys.take(key) : nullptr; idle != nullptr) { // and so nobody's who inherits it
            m_findings.add(Severity::Warning, "conf-default-partition", place,
                { APPORTION_TEXT("%1 of PartitionName=DEFAULT does nothing: Slurm reads it of the lines of partitions alone."), { idle->key } },
                { APPORTION_TEXT("Write it in the lines of the partitions that are to have it."), {} });
        }
    }
    if (!takeDefaults(keys, place)) {
        m_lines.push_back({ std::move(name), std::move(keys), place });
    }
}

void PartitionTable::reportOverruled(const Line &line, const ConfPair &both, const std::array<std::uint32_t, 2> &own, const ObjectRef &object)
{
    constexpr std::array<const char *, 2> keys = { "PriorityJobFactor", "PriorityTier" };
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (line.keys.isOwn(keys[i]) && std::to_string(own[i]) != both.value) {
            m_findings.add(Severity::Note, "conf-priority-both", line.place,
                { APPORTION_TEXT("%1=%2 of partition %3 does nothing: Priority=%4 counts for PriorityJobFactor and PriorityTier, also from a DEFAULT "
                                 "line."),
                    { keys[i], std::to_string(own[i]), line.name, both.value } },
                { APPORTION_TEXT("Remove it, or write both keys in place of Priority."), {} }, object);
        }
    }
}

Partition PartitionTable::read(Line &line, std::uint32_t index)
{
    const ObjectRef object { ObjectRef::Kind::Partition, index, line.name };
    Partition partition;
    partition.name = line.name;
    for (const schema::Field<Partition> &field : schema::partitionFields()) {
        const std::string_view word = field.word;
        const ConfPair *pair = word.empty() ? nullptr : line.keys.take(word);
        if (pair == nullptr) {
            continue;
        }
        const RowFindings::To told = m_ofRows.of(line.keys, word, line.place);
        if (readConfField(field, { *pair, told.place, object, told.findings }, partition)) {
            partition.givenJobFactor |= word == "PriorityJobFactor";
            partition.givenTier |= word == "PriorityTier";
        }
    }
    const std::uint32_t jobFactor = partition.priorityJobFactor;
    const RowFindings::To ofBoth = m_ofRows.of(line.keys, "Priority", line.place);
    // Priority= sets both over these, even when it comes from DEFAULT and they stand on the line (SLURM.md 6).
    if (const ConfPair *both = line.keys.take("Priority");
        both != nullptr && readConfValue({ *both, ofBoth.place, object, ofBoth.findings }, {}, partition.priorityJobFactor)) {
        reportOverruled(line, *both, { jobFactor, partition.priorityTier }, object);
        partition.priorityTier = partition.priorityJobFactor;
        partition.givenJobFactor = partition.givenTier = true;
    }
    if (const ConfPair *nodes = line.keys.take("Nodes")) {
        partition.nodes = m_nodes.resolve(nodes->value, m_ofRows.of(line.keys, "Nodes", line.place), object);
    }
    partition.foreign = line.keys.foreign();
    partition.requeue = isRequeue(partition);
    return partition;
}

/// As in Slurm, the last partition with Default=YES is the default one.
void PartitionTable::reportSecondDefault(std::vector<Partition> &partitions, const Line &line)
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
            m_findings.add(Severity::Error, "conf-partition-double", line.place,
                { APPORTION_TEXT("Partition %1 is defined twice; slurmctld would not start."), { line.name } },
                { APPORTION_TEXT("Keep one definition; the first one was taken."), {} });
            continue;
        }
        partitions.push_back(read(line, static_cast<std::uint32_t>(partitions.size())));
        partitions.back().place = { line.place };
        m_places.push_back(line.place);
        if (partitions.back().isDefault) {
            reportSecondDefault(partitions, line);
        }
    }
    return partitions;
}

} // namespace apportion::slurm
