// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/partitions.h"

#include "core/job_table.h"
#include "core/tres.h"
#include "slurm/node_index.h"
#include "slurm/reading.h"
#include "slurm/record_text.h"
#include "slurm/slurm_time.h"
#include "slurm/tres_text.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace apportion::slurm
{

namespace
{

class PartitionsReader
{
public:
    PartitionsReader(Policy &policy, const std::string &fileName, Findings &findings)
        : m_policy(policy), m_fileName(fileName), m_findings(findings), m_hadPartitions(!policy.partitions->empty()), m_nodes(policy.nodeGroups.get())
    {
    }

    void read(const Record &record);

private:
    [[nodiscard]] std::string_view value(std::string_view key) const;
    void fillIn(Partition &partition, bool isNew);
    void fillFactor(std::string_view key, std::uint16_t &factor, bool &given, const Partition &partition);
    void addNodes(Partition &partition);
    void resolveNodes(Partition &partition);
    void tell(Severity severity, const char *code, Text message, Text advice)
    {
        m_findings.add(severity, code, { m_fileName, m_line }, std::move(message), std::move(advice));
    }

    Policy &m_policy;
    const std::string &m_fileName;
    Findings &m_findings;
    bool m_hadPartitions = false; // those of slurm.conf
    NodeIndex m_nodes;
    std::uint32_t m_line = 0;
    std::vector<RecordField> m_fields;
};

/// The value of a key without what follows it; empty for what scontrol prints for nothing.
std::string_view PartitionsReader::value(std::string_view key) const
{
    const auto field = std::find_if(m_fields.begin(), m_fields.end(), [&](const RecordField &f) { return f.key == key; });
    const std::string_view text = field == m_fields.end() ? std::string_view() : field->value;
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
    return word == "(null)" || word == "N/A" ? std::string_view() : word;
}

void PartitionsReader::fillFactor(std::string_view key, std::uint16_t &factor, bool &given, const Partition &partition)
{
    const std::string_view text = value(key);
    if (text.empty()) {
        return;
    }
    const std::optional<std::uint64_t> number = unsignedNumber(text);
    if (!number || *number > std::numeric_limits<std::uint16_t>::max()) {
        tell(Severity::Error, "partition-value",
            { APPORTION_TEXT("Partition %1: %2=%3 cannot be read."), { partition.name, std::string(key), std::string(text) } },
            { APPORTION_TEXT("Print the partitions again with: scontrol -o show partition"), {} });
    } else if (!given) {
        factor = static_cast<std::uint16_t>(*number);
        given = factor != 1;
    } else if (factor != *number) {
        tell(Severity::Warning, "partition-differs",
            { APPORTION_TEXT("Partition %1 runs with %2=%3, slurm.conf says %4."),
                { partition.name, std::string(key), std::string(text), std::to_string(factor) } },
            { APPORTION_TEXT("The running value was taken; scontrol reconfigure or a restart would bring that of slurm.conf."), {} });
        factor = static_cast<std::uint16_t>(*number);
    }
}

/// The nodes that the record names, when they are known.
void PartitionsReader::resolveNodes(Partition &partition)
{
    NodeIndex::Resolved resolved = m_nodes.resolve(partition.nodesWritten);
    partition.nodes = std::move(resolved.nodes);
    if (resolved.missing > 0 || !resolved.error.isEmpty()) {
        tell(Severity::Warning, "partition-nodes-unknown",
            { APPORTION_TEXT("Partition %1 names nodes that are not known: %2 of them, the first is %3."),
                { partition.name, std::to_string(resolved.missing), resolved.firstMissing } },
            { APPORTION_TEXT("Print the nodes and the partitions of one cluster at the same time."), {} });
    }
}

/// A group of nodes with the counts that the record gives, when nothing told of them before.
void PartitionsReader::addNodes(Partition &partition)
{
    if (!m_nodes.isEmpty()) {
        resolveNodes(partition);
        return;
    }
    BadEntries bad;
    const TresCounts counts = parseTresCounts(value("TRES"), bad);
    const std::uint64_t nodes = std::max(tresCount(counts, "node"), unsignedNumber(value("TotalNodes")).value_or(0));
    const std::uint64_t cpus = std::max(tresCount(counts, "cpu"), unsignedNumber(value("TotalCPUs")).value_or(0));
    if (nodes == 0 || nodes > std::numeric_limits<std::uint32_t>::max()) {
        return;
    }
    std::vector<NodeGroup> &groups = m_policy.nodeGroups.edit();
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const NodeGroup &group) { return group.names == partition.nodesWritten; });
    const auto index = static_cast<std::uint32_t>(same - groups.begin());
    if (same == groups.end()) {
        NodeGroup group;
        group.names = partition.nodesWritten;
        group.count = static_cast<std::uint32_t>(nodes);
        group.cpus = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(cpus / nodes, 1, std::numeric_limits<std::uint32_t>::max()));
        group.cores = group.cpus;
        group.memoryMb = std::max<std::uint64_t>(tresCount(counts, "mem") / nodes, 1);
        for (const TresCount &entry : counts) {
            if (startsWithIgnoringCase(entry.name, "gres/")) {
                group.gres.push_back({ entry.name, entry.count / nodes });
            }
        }
        groups.push_back(std::move(group));
        tell(Severity::Note, "partition-nodes",
            { APPORTION_TEXT("The nodes of partition %1 are taken from its totals, as if all were alike."), { partition.name } },
            { APPORTION_TEXT("Give slurm.conf too: nodes in several partitions are counted more than once here."), {} });
    }
    partition.nodes = { { index, static_cast<std::uint32_t>(nodes) } };
}

void PartitionsReader::fillIn(Partition &partition, bool isNew)
{
    fillFactor("PriorityJobFactor", partition.priorityJobFactor, partition.givenJobFactor, partition);
    fillFactor("PriorityTier", partition.priorityTier, partition.givenTier, partition);
    if (partition.billingWeights.empty()) {
        BadEntries bad;
        partition.billingWeights = parseTresWeights(value("TRESBillingWeights"), bad);
        for (const std::string &entry : bad) {
            tell(Severity::Error, "tres-weight", { APPORTION_TEXT("\"%1\" in %2 is not a weight."), { entry, "TRESBillingWeights" } },
                { APPORTION_TEXT("Print the partitions again with: scontrol -o show partition"), {} });
        }
    }
    if (partition.qos.empty()) {
        partition.qos = std::string(value("QoS"));
    }
    if (partition.maxTime.written.empty()) {
        if (const ParsedTime time = parseTime(value("MaxTime"))) {
            partition.maxTime = time.time;
            partition.maxTime.written.clear(); // scontrol's spelling, not slurm.conf's
        }
    }
    if (isNew) {
        partition.isDefault = value("Default") == "YES";
        partition.nodesWritten = std::string(value("Nodes"));
        partition.requeue = lowerCase(partition.name).find("requeue") != std::string::npos || value("PreemptMode") == "REQUEUE";
        addNodes(partition);
    }
}

void PartitionsReader::read(const Record &record)
{
    static const std::vector<std::string_view> keys = { "PartitionName", "Default", "QoS", "MaxTime", "Nodes", "PriorityJobFactor", "PriorityTier",
        "PreemptMode", "TotalCPUs", "TotalNodes", "TRES", "TRESBillingWeights" };
    m_fields = record.fields(keys);
    m_line = record.line;
    const std::string name(value("PartitionName"));
    std::vector<Partition> &partitions = m_policy.partitions.edit();
    const auto known = std::find_if(partitions.begin(), partitions.end(), [&](const Partition &partition) { return partition.name == name; });
    if (known != partitions.end()) {
        fillIn(*known, false);
        return;
    }
    if (name.empty() || partitions.size() >= unknownIndex) {
        tell(Severity::Error, "partition-name", { APPORTION_TEXT("A partition has no name, or there are too many of them."), {} },
            { APPORTION_TEXT("Print the partitions again with: scontrol -o show partition"), {} });
        return;
    }
    if (m_hadPartitions) {
        tell(Severity::Warning, "partition-unknown", { APPORTION_TEXT("Partition %1 runs, but slurm.conf does not have it."), { name } },
            { APPORTION_TEXT("Check that both are of one cluster; it was added."), {} });
    }
    Partition partition;
    partition.name = name;
    fillIn(partition, true);
    partitions.push_back(std::move(partition));
}

} // namespace

bool readPartitions(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    Findings findings(diagnostics);
    checkEncoding(text, fileName, findings);
    std::size_t strayLines = 0;
    const std::vector<Record> records = splitRecords(text, "PartitionName", strayLines);
    PartitionsReader reader(policy, fileName, findings);
    for (const Record &record : records) {
        reader.read(record);
    }
    if (strayLines > 0) {
        findings.add(Severity::Warning, "partition-line", { fileName, 0 },
            { APPORTION_TEXT("%1 lines belong to no partition."), { std::to_string(strayLines) } },
            { APPORTION_TEXT("Print the partitions with: scontrol -o show partition"), {} });
    }
    findings.finish();
    return !records.empty();
}

} // namespace apportion::slurm
