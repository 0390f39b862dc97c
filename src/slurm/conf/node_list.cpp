// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/running_conf.h"

#include "core/policy/gres_types.h"
#include "core/policy/tres.h"
#include "core/policy/whole_conf.h"
#include "slurm/conf/conf_lexer.h"
#include "slurm/conf/conf_text.h"
#include "slurm/conf/node_index.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/record_text.h"
#include "slurm/text/bounds.h"
#include "slurm/text/host_list.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// What a running cluster prints of one node, as far as slurm.conf could say it.
struct NodeFacts
{
    std::string name;
    std::uint64_t cpus = 0; ///< 0: not printed, as for all numbers here
    std::uint64_t boards = 0;
    std::uint64_t sockets = 0;
    std::uint64_t coresPerSocket = 0;
    std::uint64_t threadsPerCore = 0;
    std::uint64_t memoryMb = 0;
    std::uint64_t weight = 0;
    std::uint64_t coreSpecCount = 0; ///< cores kept back for the system, by CoreSpecCount or CpuSpecList
    std::string gres; ///< as slurm.conf writes it: "gpu:a100:4"
    std::string configured; ///< "cpu=8,gres/gpu=3": what slurmctld counts of each TRES that is tracked
    std::string features;
    bool tellsFeatures = false; ///< whether they were printed, though there may be none
    std::uint32_t line = 0;
};

/// A number of a node, and where each listing has it.
struct NodeNumber
{
    std::uint64_t NodeFacts::*member;
    const char *key; ///< of scontrol
    const char *json; ///< `scontrol show nodes --json`, slurmrestd's nodes and 22.05's sinfo (data_parser PARSER_ARRAY(NODE))
    const char *sinfo; ///< a row of `sinfo --json` since 23.02 (PARSER_ARRAY(SINFO_DATA)); empty: it has none
    std::optional<std::uint64_t> usual; ///< of a key that slurm.conf has too: what need not be written
};

constexpr std::array<NodeNumber, 8> nodeNumbers = { {
    { &NodeFacts::cpus, "CPUTot", "cpus", "cpus/maximum", {} },
    { &NodeFacts::boards, "Boards", "boards", "", 1 },
    { &NodeFacts::sockets, "Sockets", "sockets", "sockets/maximum", 0 },
    { &NodeFacts::coresPerSocket, "CoresPerSocket", "cores", "cores/maximum", 0 },
    { &NodeFacts::threadsPerCore, "ThreadsPerCore", "threads", "threads/maximum", 0 },
    { &NodeFacts::memoryMb, "RealMemory", "real_memory", "memory/maximum", {} },
    { &NodeFacts::coreSpecCount, "CoreSpecCount", "specialized_cores", "", 0 },
    { &NodeFacts::weight, "Weight", "weight", "weight/maximum", 1 },
} };

std::uint32_t atLeastOne(std::uint64_t number)
{
    return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(number, 1, std::numeric_limits<std::uint32_t>::max()));
}

std::uint64_t coresOf(const NodeFacts &node)
{
    const std::uint64_t product = node.sockets * node.coresPerSocket;
    return product != 0 ? product : std::max<std::uint64_t>(node.cpus / std::max<std::uint64_t>(node.threadsPerCore, 1), 1);
}

/// What nodes of one group have in common.
auto groupKey(const NodeFacts &node)
{
    return std::tie(node.cpus, node.boards, node.sockets, node.coresPerSocket, node.threadsPerCore, node.memoryMb, node.weight, node.gres,
        node.configured, node.features, node.coreSpecCount);
}

/// The keys with which slurm.conf would describe such nodes.
std::vector<ForeignKey> foreignKeys(const NodeFacts &node)
{
    std::vector<ForeignKey> keys;
    for (const NodeNumber &number : nodeNumbers) {
        if (const std::uint64_t value = node.*number.member; number.usual && value != 0 && value != *number.usual) {
            keys.push_back({ number.key, std::to_string(value) });
        }
    }
    if (!node.features.empty()) {
        keys.push_back({ "Feature", confValue(node.features) });
    }
    return keys;
}

bool sameGres(TresCounts a, TresCounts b)
{
    const auto byName = [](const TresCount &x, const TresCount &y) { return x.name < y.name; };
    std::sort(a.begin(), a.end(), byName);
    std::sort(b.begin(), b.end(), byName);
    return a == b;
}

/// Whether two lists have the same words, in whatever order.
bool sameWords(std::string_view a, std::string_view b)
{
    std::vector<std::string> one = listWords(a);
    std::vector<std::string> other = listWords(b);
    std::sort(one.begin(), one.end());
    std::sort(other.begin(), other.end());
    return one == other;
}

/// Gathers nodes, then makes groups of them or compares them with those of slurm.conf.
class NodeGatherer
{
public:
    NodeGatherer(Policy &policy, Findings &findings) : m_policy(policy), m_findings(findings) { }

    void add(NodeFacts node)
    {
        if (m_full) {
            return;
        }
        if (m_nodes.size() >= mostRows) {
            m_full = true;
            reportTooMany(m_findings, node.line, mostRows);
            return;
        }
        if (node.name.empty()) {
            m_findings.add(Severity::Error, "node-name", node.line, { APPORTION_TEXT("A node has no name."), {} },
                { APPORTION_TEXT("Print the nodes again with: scontrol -o show node"), {} });
            return;
        }
        m_nodes.push_back(std::move(node));
    }

    /// No more nodes are taken: it has been reported.
    [[nodiscard]] bool isFull() const { return m_full; }

    /// Puts what was gathered into the policy; false when there was nothing.
    bool finish()
    {
        if (m_nodes.empty()) {
            return false;
        }
        if (m_policy.nodeGroups->empty()) {
            makeGroups();
        } else {
            compareWithGroups();
        }
        return true;
    }

private:
    TresCounts gresOf(const NodeFacts &node)
    {
        std::vector<OddGres> odd;
        TresCounts counts = parseNodeGres(node.gres, odd);
        for (const OddGres &entry : odd) {
            m_findings.add(
                Severity::Warning, "conf-gres", node.line, textOf(entry), { APPORTION_TEXT("Write name:type:count, for example gpu:a100:4."), {} });
        }
        takeConfigured(node, counts);
        return counts;
    }

    /// Of "gpu:2,gpu:tesla:1" scontrol prints the typed ones alone as Gres; what slurmctld counts is all of them.
    static void takeConfigured(const NodeFacts &node, TresCounts &counts)
    {
        BadEntries ignored;
        for (const TresCount &entry : parseTresCounts(node.configured, ignored)) {
            if (!entry.name.starts_with("gres/")) {
                continue;
            }
            const auto known = std::find_if(counts.begin(), counts.end(), [&entry](const TresCount &one) { return countsAs(one.name, entry.name); });
            if (known == counts.end()) {
                counts.push_back(entry);
            } else {
                known->count = entry.count;
            }
        }
    }

    void makeGroups()
    {
        std::vector<std::vector<std::string>> names;
        std::vector<const NodeFacts *> first;
        std::map<decltype(groupKey(m_nodes.front())), std::size_t> groups; // in the order of the listing by `first`
        std::unordered_set<std::string_view> seen;
        for (const NodeFacts &node : m_nodes) {
            if (!seen.insert(node.name).second) {
                continue; // sinfo prints a node once a partition
            }
            const auto [group, added] = groups.try_emplace(groupKey(node), first.size());
            if (added) {
                first.push_back(&node);
                names.emplace_back();
            }
            names[group->second].push_back(node.name);
        }
        std::vector<NodeGroup> &made = m_policy.nodeGroups.edit();
        for (std::size_t i = 0; i < first.size(); ++i) {
            const NodeFacts &node = *first[i];
            NodeGroup group;
            group.count = static_cast<std::uint32_t>(names[i].size());
            group.names = hostListOf(names[i]);
            group.cpus = atLeastOne(node.cpus);
            group.cores = atLeastOne(coresOf(node));
            group.memoryMb = std::max<std::uint64_t>(node.memoryMb, 1);
            group.gres = gresOf(node);
            group.gresWritten = node.gres;
            group.foreign = foreignKeys(node);
            made.push_back(std::move(group));
        }
    }

    /// Takes what all nodes of a group run with, when it is not what slurm.conf says.
    void compareGroup(std::uint32_t index, const std::vector<const NodeFacts *> &nodes)
    {
        NodeGroup running = m_policy.nodeGroups.get()[index];
        const NodeFacts &node = *nodes.front();
        const TresCounts gres = gresOf(node);
        if (node.cpus != 0) {
            running.cpus = atLeastOne(node.cpus);
            running.cores = running.cpus == m_policy.nodeGroups.get()[index].cpus ? running.cores : atLeastOne(coresOf(node));
        }
        running.memoryMb = node.memoryMb != 0 ? node.memoryMb : running.memoryMb;
        if (!sameGres(gres, m_gresTypes.known(running.gres))) {
            running.gres = gres;
            running.gresWritten = node.gres;
        }
        if (running == m_policy.nodeGroups.get()[index]) {
            return;
        }
        const bool alike = std::all_of(nodes.begin(), nodes.end(),
            [&](const NodeFacts *other) { return other->cpus == node.cpus && other->memoryMb == node.memoryMb && sameGres(gresOf(*other), gres); });
        const ObjectRef object { ObjectRef::Kind::NodeGroup, index, running.names };
        const Text message { APPORTION_TEXT("Nodes %1 run with %2 CPUs, %3 MB and GRES \"%4\", which slurm.conf says otherwise."),
            { running.names, std::to_string(running.cpus), std::to_string(running.memoryMb), running.gresWritten } };
        if (alike) {
            m_findings.add(Severity::Warning, "node-differs", node.line, message,
                { APPORTION_TEXT("The running values were taken; a restart of slurmctld would bring those of slurm.conf."), {} }, object);
            m_policy.nodeGroups.edit()[index] = std::move(running);
        } else {
            m_findings.add(Severity::Warning, "node-differs", node.line, message,
                { APPORTION_TEXT("Not all nodes of the group run alike: those of slurm.conf were taken."), {} }, object);
        }
    }

    /// Tells of Weight and Features that scontrol update gave to nodes: the next reconfigure takes them away.
    void tellUpdated(std::uint32_t index, const std::vector<const NodeFacts *> &nodes)
    {
        const NodeGroup &group = m_policy.nodeGroups.get()[index];
        const auto said = [&group](std::initializer_list<std::string_view> keys, std::string usual) {
            for (const std::string_view key : keys) {
                if (const ForeignKey *own = findKey(group.foreign, key); own != nullptr) {
                    return plainValue(own->value);
                }
            }
            return usual;
        };
        const std::string weight = said({ "Weight" }, "1");
        const std::string features = said({ "Features", "Feature" }, {});
        const bool areFeaturesOfPlugins = foreignConfLine(m_policy, "NodeFeaturesPlugins") != nullptr;
        const auto tell = [&](const NodeFacts &node, const char *key, const std::string &running, const std::string &conf) {
            m_findings.add(Severity::Warning, "node-differs", node.line,
                { APPORTION_TEXT("Node %1 runs with %2=%3, slurm.conf says %4."), { node.name, key, running, conf.empty() ? "-" : conf } },
                { APPORTION_TEXT("That of slurm.conf was taken, which scontrol reconfigure brings; scontrol update sets the other one again."), {} },
                { ObjectRef::Kind::NodeGroup, index, group.names });
        };
        const auto first = [&nodes](auto &&differs) { return std::find_if(nodes.begin(), nodes.end(), differs); };
        if (const auto other = first([&](const NodeFacts *node) { return node->weight != 0 && std::to_string(node->weight) != weight; });
            other != nodes.end()) {
            tell(**other, "Weight", std::to_string((*other)->weight), weight);
        }
        if (const auto other = first([&](const NodeFacts *node) { return node->tellsFeatures && !sameWords(node->features, features); });
            other != nodes.end() && !areFeaturesOfPlugins) {
            tell(**other, "Features", (*other)->features.empty() ? "-" : (*other)->features, features);
        }
    }

    void compareWithGroups()
    {
        const NodeIndex index(m_policy.nodeGroups.get());
        std::vector<std::vector<const NodeFacts *>> nodes(m_policy.nodeGroups->size());
        std::size_t missing = 0;
        const NodeFacts *firstMissing = nullptr;
        for (const NodeFacts &node : m_nodes) {
            if (const std::uint32_t group = index.groupOf(node.name); group != NodeIndex::unknown) {
                nodes[group].push_back(&node);
            } else if (missing++ == 0) {
                firstMissing = &node;
            }
        }
        for (std::uint32_t group = 0; group < nodes.size(); ++group) {
            if (!nodes[group].empty()) {
                compareGroup(group, nodes[group]);
                tellUpdated(group, nodes[group]);
            }
        }
        if (missing > 0) {
            m_findings.add(Severity::Warning, "node-unknown", firstMissing->line,
                { APPORTION_TEXT("%1 nodes run that slurm.conf does not have, the first is %2."), { std::to_string(missing), firstMissing->name } },
                { APPORTION_TEXT("Check that both are of one cluster; they were left out."), {} });
        }
    }

    Policy &m_policy;
    Findings &m_findings;
    GresTypes m_gresTypes { m_policy };
    std::vector<NodeFacts> m_nodes;
    bool m_full = false;
};

/// The keys that are read; Reason and Comment are free text that must not be taken for them.
const RecordKeys &nodeKeys()
{
    static constexpr std::array<std::string_view, 23> words = { "NodeName", "CPUTot", "Boards", "Sockets", "CoresPerSocket", "ThreadsPerCore",
        "RealMemory", "Weight", "Gres", "CfgTRES", "AllocTRES", "CoreSpecCount", "CPUSpecList", "MemSpecLimit", "AvailableFeatures", "Features",
        "ActiveFeatures", "NodeAddr", "OS", "State", "Reason", "Comment", "Extra" };
    static const RecordKeys keys(words);
    return keys;
}

NodeFacts factsOf(const Record &record, Findings &findings)
{
    static constexpr std::array<std::string_view, 3> freeText = { "Reason", "Comment", "Extra" };
    constexpr std::uint64_t most = std::uint64_t { 1 } << 60;
    RecordFields fields(record, nodeKeys());
    fields.cutFreeText(freeText);
    NodeFacts node;
    node.line = record.line;
    node.name = std::string(fields.word("NodeName"));
    for (const NodeNumber &number : nodeNumbers) {
        const std::string_view text = fields.word(number.key);
        const std::optional<std::uint64_t> read = unsignedNumber(text);
        if (text.empty() || (read && *read <= most)) {
            node.*number.member = read.value_or(0);
            continue;
        }
        findings.add(Severity::Error, "node-value", record.line,
            { APPORTION_TEXT("Node %1: %2=%3 cannot be read."), { node.name, number.key, std::string(text) } },
            { APPORTION_TEXT("Print the nodes again with: scontrol -o show node"), {} });
    }
    node.gres = std::string(fields.word("Gres"));
    node.configured = std::string(fields.word("CfgTRES"));
    const std::string_view available = fields.word("AvailableFeatures");
    node.features = std::string(available.empty() ? fields.word("Features") : available);
    node.tellsFeatures = !fields.value("AvailableFeatures").empty() || !fields.value("Features").empty();
    return node;
}

/// A node, or those of a row of sinfo, without their names.
NodeFacts factsOf(const JsonRow &row, const char *NodeNumber::*path, std::string_view gres, std::string_view features)
{
    NodeFacts node;
    node.line = row.line();
    for (const NodeNumber &number : nodeNumbers) {
        node.*number.member = static_cast<std::uint64_t>(std::max<std::int64_t>(row.number(number.*path).value_or(0), 0));
    }
    node.gres = std::string(row.text(gres));
    node.configured = std::string(row.text("tres"));
    if (node.gres == "(null)" || node.gres == "N/A") {
        node.gres.clear();
    }
    node.features = row.list(features);
    node.tellsFeatures = !node.features.empty();
    return node;
}

/// The nodes of a row of sinfo: alike where minimum and maximum agree.
void readSinfo(const JsonRow &row, NodeGatherer &gatherer)
{
    constexpr std::size_t mostListed = std::size_t { 1 } << 16;
    NodeFacts node = factsOf(row, &NodeNumber::sinfo, "gres/total", "features/total");
    for (std::string &host : expandHosts(row.list("nodes/nodes"), mostListed).hosts) {
        if (gatherer.isFull()) {
            return;
        }
        node.name = std::move(host);
        gatherer.add(node);
    }
}

void readJson(std::string_view text, NodeGatherer &gatherer, Findings &findings)
{
    (void)readJsonLists(text, findings, [&](std::string_view list, const JsonRow &row) {
        if (gatherer.isFull()) {
            return;
        }
        if (list == "nodes") {
            NodeFacts node = factsOf(row, &NodeNumber::json, "gres", "features");
            node.name = std::string(row.text("name"));
            gatherer.add(std::move(node));
        } else if (list == "sinfo") {
            readSinfo(row, gatherer);
        }
    });
}

/// What scontrol prints of a slurmctld without any.
constexpr std::string_view noNodesText = "No nodes in the system";

} // namespace

bool readNodes(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    if (trimmed(text.substr(0, text.find('\n'))) == noNodesText) {
        return true;
    }
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        NodeGatherer gatherer(policy, findings);
        std::size_t strayLines = 0;
        if (looksLikeJson(text)) {
            readJson(text, gatherer, findings);
        } else {
            for (const Record &record : splitRecords(text, "NodeName", strayLines)) {
                gatherer.add(factsOf(record, findings));
            }
        }
        const bool any = gatherer.finish();
        if (strayLines > 0) {
            findings.add(Severity::Warning, "node-line", 0, { APPORTION_TEXT("%1 lines belong to no node."), { std::to_string(strayLines) } },
                { APPORTION_TEXT("Print the nodes with: scontrol -o show node"), {} });
        }
        return any;
    });
}

} // namespace apportion::slurm
