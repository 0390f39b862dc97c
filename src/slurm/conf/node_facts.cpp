// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/node_facts.h"

#include "slurm/conf/conf_text.h"
#include "slurm/conf/node_index.h"
#include "slurm/text/bounds.h"
#include "slurm/text/host_list.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace apportion::slurm
{

namespace
{

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
        node.features, node.coreSpecCount);
}

void addNumber(std::vector<ForeignKey> &keys, const char *key, std::uint64_t number, std::uint64_t leftOut)
{
    if (number != 0 && number != leftOut) {
        keys.push_back({ key, std::to_string(number) });
    }
}

/// The keys with which slurm.conf would describe such nodes.
std::vector<ForeignKey> foreignKeys(const NodeFacts &node)
{
    std::vector<ForeignKey> keys;
    addNumber(keys, "Boards", node.boards, 1);
    addNumber(keys, "Sockets", node.sockets, 0);
    addNumber(keys, "CoresPerSocket", node.coresPerSocket, 0);
    addNumber(keys, "ThreadsPerCore", node.threadsPerCore, 0);
    addNumber(keys, "CoreSpecCount", node.coreSpecCount, 0);
    addNumber(keys, "Weight", node.weight, 1);
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

} // namespace

void NodeGatherer::add(NodeFacts node)
{
    if (m_full) {
        return;
    }
    if (m_nodes.size() >= mostRows) {
        m_full = true;
        reportTooMany(m_findings, { m_fileName, node.line }, mostRows);
        return;
    }
    if (node.name.empty()) {
        m_findings.add(Severity::Error, "node-name", { m_fileName, node.line }, { APPORTION_TEXT("A node has no name."), {} },
            { APPORTION_TEXT("Print the nodes again with: scontrol -o show node"), {} });
        return;
    }
    m_nodes.push_back(std::move(node));
}

TresCounts NodeGatherer::gresOf(const NodeFacts &node)
{
    BadEntries bad;
    TresCounts counts = parseGres(node.gres, bad);
    for (const std::string &entry : bad) {
        m_findings.add(Severity::Error, "conf-gres", { m_fileName, node.line }, { APPORTION_TEXT("\"%1\" in Gres cannot be read."), { entry } },
            { APPORTION_TEXT("Write name:type:count, for example gpu:a100:4."), {} });
    }
    return counts;
}

void NodeGatherer::makeGroups()
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
void NodeGatherer::compareGroup(std::uint32_t index, const std::vector<const NodeFacts *> &nodes)
{
    NodeGroup running = m_policy.nodeGroups.get()[index];
    const NodeFacts &node = *nodes.front();
    const TresCounts gres = gresOf(node);
    if (node.cpus != 0) {
        running.cpus = atLeastOne(node.cpus);
        running.cores = running.cpus == m_policy.nodeGroups.get()[index].cpus ? running.cores : atLeastOne(coresOf(node));
    }
    running.memoryMb = node.memoryMb != 0 ? node.memoryMb : running.memoryMb;
    if (!sameGres(gres, running.gres)) {
        running.gres = gres;
        running.gresWritten = node.gres;
    }
    if (running == m_policy.nodeGroups.get()[index]) {
        return;
    }
    const bool alike = std::all_of(nodes.begin(), nodes.end(),
        [&](const NodeFacts *other) { return other->cpus == node.cpus && other->memoryMb == node.memoryMb && other->gres == node.gres; });
    const ObjectRef object { ObjectRef::Kind::NodeGroup, index, running.names };
    const Text message { APPORTION_TEXT("Nodes %1 run with %2 CPUs, %3 MB and GRES \"%4\", which slurm.conf says otherwise."),
        { running.names, std::to_string(running.cpus), std::to_string(running.memoryMb), running.gresWritten } };
    if (alike) {
        m_findings.add(Severity::Warning, "node-differs", { m_fileName, node.line }, message,
            { APPORTION_TEXT("The running values were taken; a restart of slurmctld would bring those of slurm.conf."), {} }, object);
        m_policy.nodeGroups.edit()[index] = std::move(running);
    } else {
        m_findings.add(Severity::Warning, "node-differs", { m_fileName, node.line }, message,
            { APPORTION_TEXT("Not all nodes of the group run alike: those of slurm.conf were taken."), {} }, object);
    }
}

void NodeGatherer::compareWithGroups()
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
        }
    }
    if (missing > 0) {
        m_findings.add(Severity::Warning, "node-unknown", { m_fileName, firstMissing->line },
            { APPORTION_TEXT("%1 nodes run that slurm.conf does not have, the first is %2."), { std::to_string(missing), firstMissing->name } },
            { APPORTION_TEXT("Check that both are of one cluster; they were left out."), {} });
    }
}

bool NodeGatherer::finish()
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

} // namespace apportion::slurm
