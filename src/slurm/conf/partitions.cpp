// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/running_conf.h"

#include "core/policy/job_table.h"
#include "core/policy/slurm_time.h"
#include "core/policy/tres.h"
#include "core/policy/whole_conf.h"
#include "core/schema/value_text.h"
#include "slurm/conf/conf_lexer.h"
#include "slurm/conf/node_index.h"
#include "slurm/conf/running_partition.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/record_text.h"
#include "slurm/text/bounds.h"
#include "slurm/text/host_list.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>

namespace apportion::slurm
{

namespace
{

/// The keys that are computed with.
constexpr std::array<std::string_view, 12> countedKeys = { "PartitionName", "Default", "QoS", "MaxTime", "Nodes", "PriorityJobFactor", "PriorityTier",
    "PreemptMode", "TotalCPUs", "TotalNodes", "TRES", "TRESBillingWeights" };

/// All keys that are read.
const RecordKeys &partitionKeys()
{
    static const RecordKeys keys = [] {
        std::vector<std::string_view> words(countedKeys.begin(), countedKeys.end());
        words.insert(words.end(), accessKeys.begin(), accessKeys.end());
        return RecordKeys(words);
    }();
    return keys;
}

bool isFuture(const NodeGroup &group)
{
    const ForeignKey *state = findKey(group.foreign, "State");
    return state != nullptr && startsWithIgnoringCase(withoutConfQuotes(state->value), "FUTURE");
}

/// How many nodes of each group there are, those left out that come in the future: scontrol has them once they have come.
std::map<std::uint32_t, std::uint32_t> countsByGroup(const std::vector<PartitionNodes> &nodes, const std::vector<NodeGroup> &groups)
{
    std::map<std::uint32_t, std::uint32_t> counts;
    for (const PartitionNodes &some : nodes) {
        if (!isFuture(groups[some.group])) {
            counts[some.group] += some.count;
        }
    }
    return counts;
}

/// A number of a JSON as scontrol would print it; empty when it is not set.
std::string numberText(const JsonRow &row, std::initializer_list<std::string_view> paths)
{
    for (const std::string_view path : paths) {
        if (row.isInfinite(path)) {
            return "UNLIMITED";
        }
        if (const std::optional<std::int64_t> number = row.number(path)) {
            return std::to_string(*number);
        }
    }
    return {};
}

class PartitionsReader
{
public:
    PartitionsReader(Policy &policy, Findings &findings, Printed *printed)
        : m_policy(policy), m_findings(findings), m_printed(policy.nodeGroups->empty() ? nullptr : printed),
          m_hadPartitions(!policy.partitions->empty()), m_nodes(policy.nodeGroups.get())
    {
        for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
            m_byName.emplace(policy.partitions.get()[i].name, i);
        }
        for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
            m_groupsByNames.emplace(policy.nodeGroups.get()[i].names, static_cast<std::uint32_t>(i));
        }
    }

    void read(const Record &record) { readFields(RecordFields(record, partitionKeys()), record.line); }

    /// The fields of data_parser v0.0.39 to v0.0.44 (PARSER_ARRAY(PARTITION_INFO)), then those of the openapi plugins before.
    void read(const JsonRow &row)
    {
        const std::vector<std::string_view> flags = row.texts("flags");
        const bool isDefault = std::any_of(flags.begin(), flags.end(), [](std::string_view flag) { return sameIgnoringCase(flag, "default"); });
        const std::vector<std::string_view> modes = row.texts("preemption_mode");
        const bool requeue = std::any_of(modes.begin(), modes.end(), [](std::string_view mode) { return sameIgnoringCase(mode, "requeue"); });
        const std::vector<std::string> texts = { std::string(row.text("name")), isDefault ? "YES" : "",
            std::string(row.firstText({ "qos/assigned", "qos" })), numberText(row, { "maximums/time", "max_time_limit" }),
            std::string(row.firstText({ "nodes/configured", "nodes" })), numberText(row, { "priority/job_factor", "priority_job_factor" }),
            numberText(row, { "priority/tier", "priority_tier" }), requeue ? "REQUEUE" : "", numberText(row, { "cpus/total", "total_cpus" }),
            numberText(row, { "nodes/total", "total_nodes" }), std::string(row.firstText({ "tres/configured", "tres" })),
            std::string(row.firstText({ "tres/billing_weights", "billing_weights" })) };
        std::vector<RecordField> fields;
        fields.reserve(std::size(texts));
        for (const std::string &text : texts) {
            fields.push_back({ countedKeys.at(fields.size()), text });
        }
        readFields(RecordFields(std::move(fields)), row.line());
    }

private:
    void readFields(RecordFields fields, std::uint32_t line)
    {
        m_fields = std::move(fields);
        m_line = line;
        if (m_full) {
            return;
        }
        const std::string name(value("PartitionName"));
        keepTotals(name);
        std::vector<Partition> &partitions = m_policy.partitions.edit();
        if (const auto known = m_byName.find(name); known != m_byName.end()) {
            fillIn(partitions[known->second], false);
            return;
        }
        if (partitions.size() >= unknownIndex) {
            m_full = true;
            reportTooMany(m_findings, m_line, unknownIndex);
            return;
        }
        if (name.empty()) {
            report(Severity::Error, "partition-name", { APPORTION_TEXT("A partition has no name."), {} },
                { APPORTION_TEXT("Print the partitions again with: scontrol -o show partition"), {} });
            return;
        }
        if (m_hadPartitions) {
            report(Severity::Warning, "partition-unknown", { APPORTION_TEXT("Partition %1 runs, but slurm.conf does not have it."), { name } },
                { APPORTION_TEXT("Check that both are of one cluster; it was added."), {} });
        }
        Partition partition;
        partition.name = name;
        fillIn(partition, true);
        m_byName.emplace(name, partitions.size());
        partitions.push_back(std::move(partition));
    }

    [[nodiscard]] std::string_view value(std::string_view key) const { return m_fields.word(key); }
    /// That of a QOS, whose name may hold blanks: behind it stands a key that is known.
    [[nodiscard]] std::string_view qosName() const
    {
        const std::string_view text = m_fields.wholeValue("QoS");
        return text == "(null)" || text == "N/A" ? std::string_view() : text;
    }

    void keepTotals(const std::string &name)
    {
        BadEntries bad;
        TresCounts counts = parseTresCounts(value("TRES"), bad);
        takeRemoteLicenses(counts);
        if (m_printed != nullptr && !counts.empty()) {
            m_printed->partitions.push_back({ name, std::move(counts) });
        }
    }

    /// Licences of the database, "ansys@flex", stand in no slurm.conf: how many of them the cluster has is said here alone.
    void takeRemoteLicenses(const TresCounts &counts)
    {
        for (const TresCount &entry : counts) {
            if (!entry.name.starts_with("license/") || entry.name.find('@') == std::string::npos) {
                continue;
            }
            const auto known = std::find_if(m_policy.licenses.begin(), m_policy.licenses.end(),
                [&entry](const TresCount &one) { return sameIgnoringCase(one.name, entry.name); });
            if (known == m_policy.licenses.end()) {
                m_policy.licenses.push_back(entry);
            } else {
                known->count = entry.count;
            }
        }
    }

    void fillIn(Partition &partition, bool isNew)
    {
        fillFactor("PriorityJobFactor", partition.priorityJobFactor, partition.givenJobFactor, partition);
        fillFactor("PriorityTier", partition.priorityTier, partition.givenTier, partition);
        fillWeights(partition);
        if (const std::string_view qos = qosName(); !qos.empty() && !sameIgnoringCase(qos, partition.qos)) {
            if (!isNew && m_hadPartitions) {
                reportDiffers(partition, "QOS", qos, partition.qos.empty() ? "none" : partition.qos);
            }
            partition.qos = qos;
        } else if (!isNew && m_fields.value("QoS") == "N/A" && !partition.qos.empty()) {
            reportDiffers(partition, "QOS", "N/A", partition.qos);
            partition.qos.clear();
        }
        fillMaxTime(partition);
        if (!isNew && !m_nodes.isEmpty() && !value("Nodes").empty()) {
            fillNodes(partition);
        }
        if (const std::string_view isDefault = value("Default"); !isNew && !isDefault.empty() && (isDefault == "YES") != partition.isDefault) {
            reportDiffers(partition, "Default", isDefault, partition.isDefault ? "YES" : "");
            partition.isDefault = !partition.isDefault;
        }
        if (isNew) {
            partition.isDefault = value("Default") == "YES";
            partition.nodesWritten = std::string(value("Nodes"));
            partition.requeue = lowerCase(partition.name).find("requeue") != std::string::npos || value("PreemptMode") == "REQUEUE";
            addNodes(partition);
        }
        for (const RunningDifference &difference : runningDifferences(m_fields, partition, m_policy)) {
            takeDifference(difference, partition, isNew);
        }
    }

    void takeDifference(const RunningDifference &difference, Partition &partition, bool isNew)
    {
        const bool isState = difference.key == "State";
        if (!isNew && m_hadPartitions) {
            const ForeignKey *said = findKey(partition.foreign, difference.key);
            const std::string conf = said == nullptr ? std::string() : plainValue(said->value);
            if (isState) {
                reportState(partition, difference, conf);
            } else {
                reportDiffers(partition, difference.key, difference.running, conf);
            }
        }
        if (!isState || (isNew && m_hadPartitions)) { // without its state, what slurm.conf does not have yet would come up
            takeRunning(difference, partition);
        }
    }

    /// Takes the nodes that a partition of slurm.conf runs with, where they are others.
    void fillNodes(Partition &partition)
    {
        const std::string_view running = value("Nodes");
        if (namesTopology(partition.nodesWritten)) {
            resolveNodes(partition, running); // topology.conf, which tells them, is not read
            return;
        }
        NodeIndex::Resolved resolved = m_nodes.resolve(running);
        if (resolved.missing > 0 || !resolved.error.isEmpty() || isSameNodes(partition, running, resolved.nodes)) {
            return; // nodes that slurm.conf does not have are told with the nodes
        }
        reportDiffers(partition, "Nodes", running, partition.nodesWritten);
        partition.nodes = std::move(resolved.nodes);
        partition.nodesWritten = running;
    }

    /// Of ALL and of node sets, only how many there are is compared.
    [[nodiscard]] bool isSameNodes(const Partition &partition, std::string_view running, const std::vector<PartitionNodes> &nodes) const
    {
        const std::vector<NodeGroup> &groups = *m_policy.nodeGroups;
        const auto namesOf = [&](std::string_view list) {
            std::vector<std::string> hosts = expandHosts(list).hosts;
            std::erase_if(hosts, [&](const std::string &host) {
                const std::uint32_t group = m_nodes.groupOf(host);
                return group != NodeIndex::unknown && isFuture(groups[group]);
            });
            std::sort(hosts.begin(), hosts.end());
            hosts.erase(std::unique(hosts.begin(), hosts.end()), hosts.end());
            return hosts;
        };
        const std::vector<std::string> written = namesOf(partition.nodesWritten);
        const bool isPlain
            = std::none_of(written.begin(), written.end(), [this](const std::string &host) { return m_nodes.groupOf(host) == NodeIndex::unknown; });
        if (isPlain) {
            return written == namesOf(running);
        }
        const bool isAll = sameIgnoringCase(withoutConfQuotes(partition.nodesWritten), "ALL");
        return !isAll || countsByGroup(partition.nodes, groups) == countsByGroup(nodes, groups);
    }

    void fillWeights(Partition &partition)
    {
        const std::string_view text = value("TRESBillingWeights");
        BadEntries bad;
        TresWeights running = parseTresWeights(text, bad);
        for (const std::string &entry : bad) {
            report(Severity::Error, "tres-weight", { APPORTION_TEXT("\"%1\" in %2 is not a weight."), { entry, "TRESBillingWeights" } },
                { APPORTION_TEXT("Print the partitions again with: scontrol -o show partition"), {} });
        }
        keepUnread(running, bad);
        if (running.empty() || sameWeights(running, partition.billingWeights)) {
            return;
        }
        if (!partition.billingWeights.empty()) {
            reportDiffers(partition, "TRESBillingWeights", text, weightsText(partition.billingWeights));
        }
        partition.billingWeights = std::move(running);
    }

    void fillMaxTime(Partition &partition)
    {
        const ParsedTime time = parseTime(value("MaxTime"));
        if (!time || time.time == partition.maxTime) {
            return;
        }
        if (!partition.maxTime.written.empty()) {
            reportDiffers(partition, "MaxTime", value("MaxTime"), partition.maxTime.written);
        }
        partition.maxTime = time.time;
        partition.maxTime.written.clear(); // scontrol's spelling, not slurm.conf's
    }

    /// @p conf is empty where slurm.conf says nothing.
    static Text differsText(const Partition &partition, const std::string &key, std::string_view running, const std::string &conf)
    {
        return conf.empty()
            ? Text { APPORTION_TEXT("Partition %1 runs with %2=%3, of which slurm.conf says nothing."),
                  { partition.name, key, std::string(running) } }
            : Text { APPORTION_TEXT("Partition %1 runs with %2=%3, slurm.conf says %4."), { partition.name, key, std::string(running), conf } };
    }

    void reportDiffers(const Partition &partition, const std::string &key, std::string_view running, const std::string &conf)
    {
        report(Severity::Warning, "partition-differs", differsText(partition, key, running, conf),
            { APPORTION_TEXT("The running value was taken; scontrol reconfigure or a restart would bring that of slurm.conf."), {} });
    }

    /// Down or drained for a day, a partition would stay so in every export, and a replay would start nothing in it.
    void reportState(const Partition &partition, const RunningDifference &difference, const std::string &conf)
    {
        report(Severity::Note, "partition-state", differsText(partition, difference.key, difference.running, conf),
            { APPORTION_TEXT("That of slurm.conf was taken, which scontrol reconfigure brings; scontrol update sets the other one again."), {} });
    }

    void fillFactor(const char *key, std::uint16_t &factor, bool &given, const Partition &partition)
    {
        const std::string_view text = value(key);
        if (text.empty()) {
            return;
        }
        const std::optional<std::uint64_t> number = unsignedNumber(text);
        if (!number || *number > std::numeric_limits<std::uint16_t>::max()) {
            report(Severity::Error, "partition-value",
                { APPORTION_TEXT("Partition %1: %2=%3 cannot be read."), { partition.name, std::string(key), std::string(text) } },
                { APPORTION_TEXT("Print the partitions again with: scontrol -o show partition"), {} });
        } else if (!given) {
            factor = static_cast<std::uint16_t>(*number);
            given = factor != 1;
        } else if (factor != *number) {
            reportDiffers(partition, key, text, std::to_string(factor));
            factor = static_cast<std::uint16_t>(*number);
        }
    }

    /// A group of nodes with the counts that the record gives, when nothing told of them before.
    void addNodes(Partition &partition)
    {
        if (!m_nodes.isEmpty()) {
            resolveNodes(partition, partition.nodesWritten);
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
        const auto [same, added] = m_groupsByNames.emplace(partition.nodesWritten, static_cast<std::uint32_t>(groups.size()));
        const std::uint32_t index = same->second;
        if (added) {
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
            report(Severity::Note, "partition-nodes",
                { APPORTION_TEXT("The nodes of partition %1 are taken from its totals, as if all were alike."), { partition.name } },
                { APPORTION_TEXT("Give slurm.conf too: nodes in several partitions are counted more than once here."), {} });
        }
        partition.nodes = { { index, static_cast<std::uint32_t>(nodes) } };
    }

    /// The nodes that the record names, when they are known.
    void resolveNodes(Partition &partition, std::string_view list)
    {
        NodeIndex::Resolved resolved = m_nodes.resolve(list);
        partition.nodes = std::move(resolved.nodes);
        if (resolved.missing > 0 || !resolved.error.isEmpty()) {
            report(Severity::Warning, "partition-nodes-unknown",
                { APPORTION_TEXT("Partition %1 names nodes that are not known: %2 of them, the first is %3."),
                    { partition.name, std::to_string(resolved.missing), resolved.firstMissing } },
                { APPORTION_TEXT("Print the nodes and the partitions of one cluster at the same time."), {} });
        }
    }

    void report(Severity severity, const char *code, Text message, Text advice)
    {
        m_findings.add(severity, code, m_line, std::move(message), std::move(advice));
    }

    Policy &m_policy;
    Findings &m_findings;
    Printed *m_printed; // null: nothing to compare the totals with
    bool m_hadPartitions = false; // those of slurm.conf
    NodeIndex m_nodes;
    std::uint32_t m_line = 0;
    bool m_full = false;
    std::unordered_map<std::string, std::size_t> m_byName; // the partitions
    std::unordered_map<std::string, std::uint32_t> m_groupsByNames; // those that were made here
    RecordFields m_fields;
};

} // namespace

bool readPartitions(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics, Printed *printed)
{
    if (trimmed(text.substr(0, text.find('\n'))) == "No partitions in the system") { // what scontrol prints then
        return true;
    }
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        PartitionsReader reader(policy, findings, printed);
        std::size_t count = 0;
        std::size_t strayLines = 0;
        if (looksLikeJson(text)) {
            (void)readJsonLists(text, findings, [&](std::string_view list, const JsonRow &row) {
                if (list == "partitions") {
                    reader.read(row);
                    ++count;
                }
            });
        } else {
            for (const Record &record : splitRecords(text, "PartitionName", strayLines)) {
                reader.read(record);
                ++count;
            }
        }
        if (strayLines > 0) {
            findings.add(Severity::Warning, "partition-line", 0,
                { APPORTION_TEXT("%1 lines belong to no partition."), { std::to_string(strayLines) } },
                { APPORTION_TEXT("Print the partitions with: scontrol -o show partition"), {} });
        }
        return count > 0;
    });
}

} // namespace apportion::slurm
